"""Taking back: one's own last action, while nobody else has acted and nothing was revealed or drawn."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from rostra.table import records
from tests.server.harness import Client, FakeTime, Server, moves, open_server, play_out, run, sit_down

PLACE = {"type": "place", "committee": "B1"}


async def undo(client: Client, seat: int, **more: Any) -> dict[str, Any]:
    answer = await client.ask(type="undo", seat=seat, **more)
    if answer["type"] == "ack":
        await client.until(lambda: client.seen(seat) >= answer["seen"])
    return answer


def test_a_placed_senator_is_taken_back_and_all_see_it(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            before = clients[0].view()
            assert not clients[0].latest[0]["undo"]
            await clients[0].play(PLACE)
            assert clients[0].latest[0]["undo"]
            answer = await undo(clients[0], 0, id="back")
            assert answer == {"type": "ack", "id": "back", "seen": 5}
            for seat, client in enumerate(clients):
                await client.until(lambda client=client, seat=seat: client.seen(seat) == 5)  # type: ignore[misc]
                kinds = [event["kind"] for event in client.events[seat]]
                assert kinds == ["begin", "turn", "place", "turn", "undo"]
                assert client.events[seat][-1] == {"kind": "undo", "seat": 0, "what": "place"}
                assert not client.latest[seat]["undo"]
            assert clients[0].view() == before
            assert await undo(clients[0], 0, id="back") == answer, "once, however often it is asked"
            assert (await undo(clients[0], 0))["why"]["kind"] == "server-no-undo"
            stale = await clients[0].act(PLACE, seen=4)
            assert stale["stale"], "they had seen a turn that never was"
            await clients[0].play({"type": "place", "committee": "D1"})

    run(story)


def test_time_that_was_used_is_not_given_back(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            live = {"kind": "live", "seconds": 100}
            clients = await sit_down(server, players=3, options={"start": 0}, clock=live)
            time.advance(30)
            await clients[0].play(PLACE)
            time.advance(5)  # it is the next player's time that runs
            await undo(clients[0], 0)
            await clients[0].until(lambda: clients[0].of("clock")[-1]["waiting"][0]["seat"] == 0)
            assert clients[0].of("clock")[-1]["waiting"][0]["deadline"] - time.now() == 70

    run(story)


def test_nothing_is_taken_back_after_somebody_else_acted(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            await clients[0].play(PLACE)
            await clients[1].turn(1)
            await clients[1].play(PLACE, 1)
            await clients[0].until(lambda: not clients[0].latest[0]["undo"])
            assert (await undo(clients[0], 0))["why"]["kind"] == "server-no-undo"
            assert (await undo(clients[1], 1))["type"] == "ack"
            assert (await undo(clients[0], 0))["why"]["kind"] == "server-no-undo"

    run(story)


def test_what_is_taken_back_stays_so_after_a_restart_and_is_not_in_the_record(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0, "turn_limit": 6})
            table = clients[0].messages[0]["table"]["table"]
            await clients[0].play(PLACE)
            await undo(clients[0], 0)
            await clients[0].play({"type": "caesar", "to": "D2-C1"})
            secrets = [person.secret or "" for person in server.people]
            events = clients[0].events[0]
        async with open_server(folder) as server:
            clients = await back(server, table, secrets)
            assert clients[0].events[0] == events
            assert clients[0].latest[0]["undo"]
            assert (await undo(clients[0], 0))["type"] == "ack"
            await play_out(clients, random.Random(1))
            record = records.load(await server.people[0].get(f"/tables/{table}/record"))
            assert len(record["actions"]) == 6

    run(story)


async def back(server: Server, table: str, secrets: list[str]) -> list[Client]:
    """The same people as before."""
    clients = []
    for secret in secrets:
        person = server.person()
        person.http.cookies.set("rostra", secret, "127.0.0.1")
        clients.append(await person.join(table))
    return clients


def test_a_laurel_that_was_taken_stays_taken(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            for turn in range(9):
                seat = turn % 3
                await clients[seat].turn(seat)
                caesar = {"type": "caesar", "to": ("D2-C1", "C1-S")[seat - 1]}
                await clients[seat].play(PLACE if seat == 0 else caesar, seat)
            await clients[0].turn(0)
            with_own = [a for a in clients[0].legal() if a["type"] == "advance" and a["with"]]
            await clients[0].play(with_own[0])
            advances = [event for event in clients[0].events[0] if event["kind"] == "advance"]
            assert advances[-1]["laurel"]
            assert not clients[0].latest[0]["undo"]
            assert (await undo(clients[0], 0))["why"]["kind"] == "server-no-undo"

    run(story)


def test_pledges_and_free_advances_are_taken_back_but_not_offers(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            await clients[0].play(PLACE)
            await clients[1].turn(1)
            await clients[1].play(PLACE, 1)
            await clients[2].turn(2)
            await clients[2].play({"type": "place", "committee": "A1"}, 2)
            await clients[1].until(lambda: clients[1].view(1)["turn"] == 4)
            await clients[1].play({"type": "pledge", "path": "B1-A3", "votes": 1}, 1)
            assert (await undo(clients[1], 1))["type"] == "ack"
            await clients[1].until(lambda: not clients[1].view(1)["pledges"])
            clauses = [{"kind": "pay", "by": 1, "to": 0, "value": 1}]
            await clients[1].play({"type": "offer", "clauses": clauses}, 1)
            assert (await undo(clients[1], 1))["why"]["kind"] == "server-no-undo"
            await clients[0].play({"type": "caesar", "to": "D2-C1"})
            await clients[1].turn(1)
            await clients[1].play({"type": "caesar", "to": "C1-S"}, 1)
            await clients[2].turn(2)
            free = {"type": "advance", "path": "A1-A2", "with": []}
            await clients[2].play(free, 2)
            assert clients[2].latest[2]["undo"]
            assert (await undo(clients[2], 2))["type"] == "ack"
            await clients[2].until(lambda: free in clients[2].legal(2))

    run(story)


def test_a_vote_is_taken_back_while_nobody_else_has_acted(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, "idus-martii", options={"start": 0})
            await clients[2].play({"type": "vote", "card": "red"}, 2)
            assert (await undo(clients[2], 2))["type"] == "ack"
            await clients[2].until(lambda: clients[2].view(2)["laid"] == [])
            assert "red" not in str(clients[3].events[3])
            await clients[2].play({"type": "vote", "card": "green"}, 2)
            await clients[3].play({"type": "vote", "card": "green"}, 3)
            await clients[2].until(lambda: clients[2].view(2)["stage"] == "peek")
            assert not clients[2].latest[2]["undo"]
            assert clients[3].latest[3]["undo"]
            await clients[1].play({"type": "peek", "aedile": 2}, 1)
            assert not clients[1].latest[1]["undo"], "they have seen the card"
            await clients[1].play({"type": "approve"}, 1)
            assert not clients[1].latest[1]["undo"], "the cards were turned up"
            await clients[1].play(
                {"type": "claim", "about": "peek", "round": 1, "aedile": 2, "card": "red"}, 1
            )
            assert not clients[1].latest[1]["undo"], "all have heard it"

    run(story)


def test_b1_taking_back_does_not_tell_of_private_answers(folder: Path) -> None:
    """Somebody may answer a private offer between my pledge and my wish to take it back: I do not notice."""

    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, options={"start": 0})
            for seat in (0, 1, 2, 3):
                await clients[seat].turn(seat)
                where = "B1" if seat < 2 else "E1"
                await clients[seat].play({"type": "place", "committee": where}, seat)
            clauses = [{"kind": "avoid", "by": 3, "action": {"type": "caesar"}}]
            await clients[2].play({"type": "offer", "clauses": clauses, "private": True}, 2)
            await clients[1].until(lambda: clients[1].view(1)["deals"])
            await clients[1].play({"type": "pledge", "path": "B1-A3", "votes": 1}, 1)
            heard = len(clients[1].messages)
            await clients[3].until(lambda: clients[3].view(3)["pledges"])
            await clients[3].play({"type": "accept", "deal": 1}, 3)
            assert (await undo(clients[1], 1))["type"] == "ack"
            kinds = [message["type"] for message in clients[1].messages[heard:]]
            assert kinds[0] == "ack", "nothing came in between"
            await clients[2].until(lambda: clients[2].events[2][-1]["kind"] == "undo")
            assert not clients[2].view(2)["pledges"]
            (deal,) = clients[2].view(2)["deals"]
            assert deal["status"] == "struck"
            for choice in moves(clients[0].legal())[:1]:
                await clients[0].play(choice)
            assert not clients[0].latest[0]["undo"], "a turn that private deals may have settled stands"

    run(story)
