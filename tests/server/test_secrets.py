"""B1 on the wire: what a seat is sent depends only on what it may know, to the byte.

Two games are played that differ only in what one seat (or a spectator) cannot know: hidden cards, secret
votes, private deals and their answers, whispers, notes, refused attempts. All that seat is sent is the same.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import rostra
from tests.server.harness import Client, FakeTime, Json, open_server, run, sit_down

Story = Callable[[list[Client]], Awaitable[None]]


async def recorded(
    folder: Path, seed: int, game: str, story: Story, who: int | None, **setup: Any
) -> list[str]:
    """All that is sent to a seat while a story happens, with what was chosen at random put aside."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rostra.server.lobby.secrets.randbits", lambda bits: seed)
        async with open_server(folder, time=FakeTime()) as server:
            clients = await sit_down(server, game, **setup)
            info = clients[0].messages[0]["table"]
            watched = await server.person().join(info["table"]) if who is None else clients[who]
            await story(clients)
            await watched.send(type="ping")
            await watched.until(lambda: watched.of("pong"))
            return [
                text.replace(info["table"], "TABLE")
                .replace(info["code"], "CODE")
                .replace(server.origin, "HERE")
                for text in watched.raw
            ]


def compare(folder: Path, *games: tuple[int, Story], game: str, who: int | None, **setup: Any) -> list[str]:
    """The traffic of one seat in each of these games: the same."""
    traffic: list[list[str]] = []

    async def story() -> None:
        for number, (seed, tale) in enumerate(games):
            home = folder / str(number)
            home.mkdir()
            traffic.append(await recorded(home, seed, game, tale, who, **setup))

    run(story)
    assert len(traffic[0]) == len(traffic[1])
    for one, other in zip(*traffic, strict=True):
        assert one == other
    return traffic[0]


def votes(second: str, third: str) -> list[tuple[int, Json]]:
    """The first round of Idus Martii, with seat 0 as Consul, 1 as Praetor, 2 and 3 as Aediles."""
    return [
        (2, {"type": "vote", "card": second}),
        (3, {"type": "vote", "card": third}),
        (1, {"type": "peek", "aedile": 2}),
        (1, {"type": "claim", "about": "peek", "round": 1, "aedile": 2, "card": "green"}),
        (1, {"type": "approve"}),
        (2, {"type": "claim", "about": "vote", "round": 1, "card": "green"}),
    ]


def seen_by(seed: int, actions: list[tuple[int, Json]], seat: int | None) -> str:
    table = rostra.new_table("idus-martii", players=5, seed=seed, options={"start": 0, "private": True})
    for actor, action in actions:
        table.play(actor, action)
    return str((table.view(seat), table.events(seat)))


@pytest.mark.parametrize("who", [0, 4, None])
def test_idus_martii_hides_cards_and_votes(folder: Path, who: int | None) -> None:
    honest, lying = votes("green", "red"), votes("red", "green")
    wanted = seen_by(1, honest, who)
    other = next(seed for seed in range(2, 10_000) if seen_by(seed, lying, who) == wanted)

    def tale(actions: list[tuple[int, Json]]) -> Story:
        async def story(clients: list[Client]) -> None:
            for seat, action in actions:
                if action["type"] != "claim":
                    await clients[seat].turn(seat)
                await clients[seat].play(action, seat)

        return story

    traffic = compare(
        folder,
        (1, tale(honest)),
        (other, tale(lying)),
        game="idus-martii",
        who=who,
        options={"start": 0},
    )
    assert len(traffic) > 8


def test_a_vote_tells_the_other_aedile_nothing(folder: Path) -> None:
    def tale(card: str) -> Story:
        async def story(clients: list[Client]) -> None:
            await clients[2].play({"type": "vote", "card": card}, 2)

        return story

    compare(folder, (1, tale("green")), (1, tale("red")), game="idus-martii", who=3, options={"start": 0})


def whispering(secret: bool) -> Story:
    """A turn of Quo Vadis? with secrets between seats 2 and 3, one way or another."""

    async def story(clients: list[Client]) -> None:
        for seat in range(4):
            await clients[seat].turn(seat)
            await clients[seat].play({"type": "place", "committee": "B1" if seat < 2 else "E1"}, seat)
        clauses = [{"kind": "avoid", "by": 3, "action": {"type": "caesar"}}]
        if secret:
            clauses = [
                {"kind": "pay", "by": 3, "to": 2, "value": 7},
                {"kind": "note", "by": 2, "text": "Now!"},
            ]
        await clients[2].until(lambda: clients[2].view(2)["turn"] == 5)
        await clients[2].play({"type": "offer", "clauses": clauses, "private": True}, 2)
        await clients[3].until(lambda: clients[3].view(3)["deals"])
        if secret:
            await clients[3].play({"type": "reject", "deal": 1}, 3)
            await clients[2].act({"type": "accept", "deal": 1}, 2)
            await clients[3].ask(type="check", seat=3, action={"type": "census"})
        else:
            await clients[3].play({"type": "accept", "deal": 1}, 3)
        await clients[3].ask(
            type="chat", seat=3, to=[2], text="yes" if secret else "a long and winding answer"
        )
        await clients[3].send(type="note", seat=3, text="never trust 2" if secret else "")
        await clients[1].until(lambda: clients[1].of("chat"))
        refused = await clients[1].act({"type": "accept", "deal": 1}, 1, id="nosy")
        assert refused["why"]["kind"] == "deal-unknown"
        await clients[1].play({"type": "pledge", "path": "B1-A3", "votes": 1}, 1)
        await clients[0].until(lambda: clients[0].view()["pledges"])
        await clients[0].play({"type": "caesar", "to": "D2-C1"})
        await clients[1].turn(1)
        refused = await clients[1].ask(type="undo", seat=1, id="undo")
        assert refused["type"] == "refused"

    return story


@pytest.mark.parametrize("who", [0, 1, None])
def test_quo_vadis_hides_private_deals_and_whispers(folder: Path, who: int | None) -> None:
    def fixed(story: Story) -> Story:
        async def named(clients: list[Client]) -> None:
            for seat, client in enumerate(clients):
                client._name = f"seat-{seat}"
            await story(clients)

        return named

    traffic = compare(
        folder,
        (1, fixed(whispering(True))),
        (1, fixed(whispering(False))),
        game="quo-vadis",
        who=who,
        options={"start": 0},
    )
    assert any('"type":"chat"' in text and '"text":null' in text for text in traffic)
    assert not any("winding" in text or "Now!" in text for text in traffic)


@pytest.mark.parametrize("who", [2, 3])
def test_the_parties_know_the_difference(folder: Path, who: int) -> None:
    """The twin that must fail: for those who know the secret the games are not the same."""
    with pytest.raises(AssertionError):
        compare(
            folder,
            (1, whispering(True)),
            (1, whispering(False)),
            game="quo-vadis",
            who=who,
            options={"start": 0},
        )


def test_nothing_that_is_sent_before_the_end_has_the_seed_or_the_stock(folder: Path) -> None:
    seed = 123_456_789_012_345

    async def story() -> None:
        texts = await recorded(folder, seed, "quo-vadis", whispering(True), 0, options={"start": 0})
        assert not any(str(seed) in text for text in texts)
        assert not any('"stock":[' in text for text in texts)

    run(story)
