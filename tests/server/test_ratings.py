"""Ratings and leagues: finished games count once, for those they should count for, and tell nothing more."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra.server.bot_ratings import RATINGS
from rostra.server.standings import standings
from rostra.server.storage.interface import Storage
from rostra.server.storage.people import PasskeyRow, PersonRow, SessionRow
from rostra.server.storage.rows import SeatRow, Standing
from tests.server.harness import Person, Server, moves, open_server, play_out, run
from tests.server.test_people import device, keep_name, newcomer
from tests.server.test_storage import entry, opened, table

ENDS = [Standing(0, 0, 1, True), Standing(1, 1, 3, False), Standing(2, 2, 2, False)]


async def born(storage: Storage, *people: str) -> None:
    for person in people:
        passkey = PasskeyRow(f"key-{person}", person, "", 0, "", 1.0, 1.0)
        session = SessionRow(f"hash-{person}", person, 1.0)
        await storage.people.create(
            PersonRow(person, person.title(), 1.0), passkey, session, f"guest-{person}"
        )


async def finished(storage: Storage, id: str, *owners: str | None, ends: list[Standing] = ENDS) -> None:
    """A game of three that is over; no owner: a bot."""
    seats = [
        SeatRow(i, "bot", None, "B", "rules") if owner is None else SeatRow(i, "human", owner, owner.title())
        for i, owner in enumerate(owners)
    ]
    await storage.create_table(table(id, id.upper() * 4), seats)
    await storage.append(id, entry(1), over=True, standings=ends)


def test_winners_rise_losers_fall_and_bots_stand_still(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await born(storage, "ada", "bo")
            await finished(storage, "t", "ada", "bo", None)
            (ada,), (bo,) = [await storage.results.ratings_of(person) for person in ("ada", "bo")]
            assert ada.mu > 25 > bo.mu
            assert ada.sigma < 25 / 3
            (shown,) = await storage.results.results_of("ada", "quo-vadis", 10)
            assert (shown.mu, shown.sigma, shown.place) == (ada.mu, ada.sigma, 1)
            assert await storage.results.statistics_of("bo") == [("quo-vadis", 1, 0, 1)]
            await finished(storage, "u", "bo", "ada", None)
            assert [row.games for row in await storage.results.ratings_of("ada")] == [2]

    run(story)


@pytest.mark.parametrize(
    ("owners", "statistics"),
    [
        (("ada", None, None), [("quo-vadis", 1, 1, 0)]),  # alone with bots: no opponent who could not be left
        (("ada", "bo", "bo"), [("quo-vadis", 1, 1, 0)]),  # two on one device
        (("ada", "ada", "bo"), []),  # which of them were they?
    ],
)
def test_what_does_not_count(
    database: str, owners: tuple[str | None, ...], statistics: list[tuple[str, int, int, int]]
) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await born(storage, "ada", "bo")
            await finished(storage, "t", *owners)
            assert await storage.results.ratings_of("ada") == []
            assert await storage.results.statistics_of("ada") == statistics

    run(story)


def test_guests_have_no_rating_but_their_results_come_along(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await born(storage, "ada")
            await finished(storage, "t", "ada", "guest-bo", None)
            assert len(await storage.results.ratings_of("ada")) == 1
            assert await storage.results.ratings_of("guest-bo") == []
            await born(storage, "bo")
            assert await storage.results.statistics_of("bo") == [("quo-vadis", 1, 0, 0)]

    run(story)


def test_a_game_is_rated_once_and_two_servers_lose_no_game(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            others = opened(database) if storage.is_shared else opened(f"{database}-2")
            async with others as other:
                servers = [storage, other if storage.is_shared else storage]
                await born(storage, "ada", "bo")
                await asyncio.gather(
                    *(finished(servers[i % 2], "bcdfghjk"[i], "ada", "bo", None) for i in range(8))
                )
            (ada,) = await storage.results.ratings_of("ada")
            history = await storage.results.results_of("ada", "quo-vadis", 20)
            assert ada.games == len(history) == 8
            assert max(game.mu or 0 for game in history) == ada.mu, "every game went on from the one before"
            again = [Standing(0, 0, 3, False), Standing(1, 1, 1, True), Standing(2, 2, 2, False)]
            await storage.append("b", entry(2), over=True, standings=again)
            assert await storage.results.ratings_of("ada") == [ada]

    run(story)


def test_hidden_teams_are_rated_by_the_sides_as_revealed(database: str) -> None:
    async def story() -> None:
        sides = [Standing(0, 0, 1, True), Standing(1, 0, 1, True), Standing(2, 2, 3, False)]
        async with opened(database) as storage:
            await born(storage, "ada", "bo", "cleo")
            await finished(storage, "t", "ada", "bo", "cleo", ends=sides)
            ratings = [(await storage.results.ratings_of(one))[0].mu for one in ("ada", "bo", "cleo")]
            assert ratings[0] == ratings[1] > 25 > ratings[2]

    run(story)


def test_sides_and_places_of_real_games() -> None:
    chance = random.Random(5)
    for game, players in (("idus-martii", 6), ("quo-vadis", 3)):
        played = rostra.new_table(game, players, seed=11)
        while played.result is None:
            seat = played.to_act[0]
            played.play(seat, chance.choice(moves(played.legal(seat))))
        ends = standings(played)
        winners = {end.seat for end in ends if end.won}
        assert winners == {*played.result["winners"]}
        assert all((end.place == 1) == end.won for end in ends) or not winners
        if game == "idus-martii":
            hands = [hand[0] for hand in played.position()["hands"]]
            for one in ends:
                for two in ends:
                    assert (one.side == two.side) == (hands[one.seat] == hands[two.seat])
        else:
            assert [end.side for end in ends] == [0, 1, 2]


def test_every_level_of_our_bots_has_a_rating() -> None:
    for game, ratings in RATINGS.items():
        assert {*rostra.bots.stair(game), *rostra.bots.levels(game)} == {*ratings}


async def play(server: Server, people: list[Person], **setup: Any) -> str:
    """A game of these people, to its end."""
    id = await people[0].create_table(players=len(people), **setup)
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/tables/{id}/seats/{seat}", {"name": f"Friend {seat}"})
    clients = [await person.join(id) for person in people]
    for seat, client in enumerate(clients):
        await client.until(lambda client=client, seat=seat: seat in client.latest)  # type: ignore[misc]
    await play_out(clients, random.Random(2))
    return id


def test_a_league_over_several_tables(database: str, folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, database=database) as server:
            people = [newcomer(server) for _ in range(3)]
            await keep_name(people[0], device(server))
            league = (await people[0].post("/leagues", {"name": "Thursdays"}, 201))["league"]
            first = await play(server, people, league=league)
            await play(server, people, options={"turn_limit": 6})  # which does not count there
            again = await people[1].post(f"/tables/{first}/rematch", status=201)
            shown = await people[1].get(f"/leagues/{league}")
            assert [table["table"] for table in shown["tables"]] == [again["table"], first]
            assert {score["name"] for score in shown["standings"]} == {"Ada", "Friend 1", "Friend 2"}
            assert all(score["games"] == 1 for score in shown["standings"])
            assert [score["points"] for score in shown["standings"]] in ([2, 1, 0], [2, 0, 0], [1, 1, 0])
            assert sum(score["me"] for score in shown["standings"]) == 1
            assert not shown["host"]
            record = await people[0].get("/me/record")
            assert [(one["games"], one["rated"]) for one in record["statistics"]] == [(2, 2)]
            assert [len(rating["history"]) for rating in record["ratings"]] == [2]
            assert record["ratings"][0]["provisional"]
            assert (await people[1].get("/me/record"))["ratings"] == []
            assert [one["name"] for one in (await people[2].get("/leagues"))["leagues"]] == ["Thursdays"]
            assert (await server.person().get("/leagues"))["leagues"] == []
            await people[1].post(f"/leagues/{league}/close", status=403)
            assert (await people[0].post(f"/leagues/{league}/close"))["closed"]
            asked = {"game": "quo-vadis", "players": 3, "seats": [{"kind": "friend"}] * 3, "league": league}
            await people[0].post("/tables", asked, 404)
            await people[0].get("/leagues/nowhere", 404)
            await people[0].call("DELETE", "/me")
            shown = await people[1].get(f"/leagues/{league}")
            assert {score["name"] for score in shown["standings"]} == {"Friend 1", "Friend 2"}
            assert (await people[0].get("/me/record")) == {"ratings": [], "statistics": []}

    run(story)
