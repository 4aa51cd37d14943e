"""Bots wait for people who compose an offer, have one open or could sell a vote."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from rostra.server.services import Pace
from tests.server.harness import Client, FakeTime, open_server, run, sit_down

PACE = Pace(1, 1, 35, composing=60, vote=6, beat=2)
BOT = {"kind": "bot", "level": "greedy"}


def _holds(client: Client) -> list[tuple[int, str]]:
    told = client.of("holding")
    return [(hold["seat"], hold["why"]) for hold in told[-1]["holds"]] if told else []


async def _pass(client: Client, time: FakeTime, seconds: int) -> int:
    """Let time pass, second by second; the turn it is then."""
    for _ in range(seconds):
        time.advance(1)
        await client.ask(type="check", seat=0, action={"type": "decline"})
        await asyncio.sleep(0.01)  # bots think in other threads
    return int(client.view()["turn"])


async def _begin(server: Any, **setup: Any) -> Client:
    ada = server.person()
    seats = [{"kind": "me", "name": "Ada"}, BOT, BOT]
    table = await ada.create_table(players=3, seats=seats, options={"start": 0}, **setup)
    client: Client = await ada.join(table)
    await client.until(lambda: 0 in client.latest)
    return client


def test_bots_wait_while_somebody_composes_until_they_say_go_on(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time, pace=PACE) as server:
            ada = await _begin(server)
            await ada.send(type="compose", seat=0, open=True)
            await ada.play({"type": "place", "committee": "A1"})
            assert await _pass(ada, time, 40) == 2
            assert _holds(ada) == [(0, "builder")]
            await ada.send(type="go-on")
            await ada.until(lambda: _holds(ada) == [])
            assert await _pass(ada, time, 6) > 2

    run(story)


def test_bots_do_not_wait_forever_nor_for_somebody_who_has_gone(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time, pace=PACE) as server:
            ada = await _begin(server)
            await ada.send(type="compose", seat=0, open=True)
            await ada.play({"type": "place", "committee": "A1"})
            assert await _pass(ada, time, 75) > 2

    run(story)


def test_between_two_turns_there_is_a_beat(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time, pace=Pace(0, 0, 0, beat=5)) as server:
            ada = await _begin(server)
            await ada.play({"type": "place", "committee": "A1"})
            assert await _pass(ada, time, 4) == 2
            assert await _pass(ada, time, 3) == 3

    run(story)


def test_only_the_host_sets_the_speed(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time, pace=Pace(10, 10, 0)) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            await clients[1].send(type="speed", factor=0.25)
            await clients[1].until(lambda: [m["kind"] for m in clients[1].of("error")] == ["not-host"])
            ada = await _begin(server)
            assert await _pass(ada, time, 12) == 1  # bots that slept when it began are awake
            await ada.send(type="speed", factor=0.25)
            await ada.play({"type": "place", "committee": "A1"})
            assert await _pass(ada, time, 4) == 3

    run(story)


def test_the_speed_is_known_to_all_and_survives_a_restart(folder: Path) -> None:
    async def story() -> None:
        time, pace = FakeTime(), Pace(10, 10, 0)
        async with open_server(folder, time=time, pace=pace) as server:
            ada, bea = server.person(), server.person()
            seats = [{"kind": "me", "name": "Ada"}, BOT, BOT]
            table = await ada.create_table(players=3, seats=seats, options={"start": 0}, pace=2)
            assert (await bea.get(f"/tables/{table}"))["pace"] == 2
            client, watching = await ada.join(table), await bea.join(table)
            await client.send(type="speed", factor=0.25)
            await watching.until(
                lambda: [told["table"]["pace"] for told in watching.of("presence")][-1:] == [0.25]
            )
        async with open_server(folder, time=time, pace=pace) as server:
            again = server.person()
            again.http.cookies.set("rostra", ada.secret or "", "127.0.0.1")
            client = await again.join(table)
            await client.until(lambda: 0 in client.latest)
            assert await _pass(client, time, 12) == 1  # bots that slept when it began are awake
            await client.play({"type": "place", "committee": "A1"})
            assert await _pass(client, time, 4) == 3

    run(story)


def test_a_private_offer_is_not_betrayed_by_the_waiting(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time, pace=PACE) as server:
            ada, bea = server.person(), server.person()
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, BOT, BOT]
            table = await ada.create_table(players=4, seats=seats, options={"start": 2})
            await bea.post(f"/tables/{table}/seats/1", {"name": "Bea"})
            clients = [await ada.join(table), await bea.join(table)]
            await clients[1].until(lambda: 1 in clients[1].latest)
            note = {"kind": "note", "by": 0, "text": "You and me."}
            pay = {"kind": "refuse", "by": 1, "against": 2, "until": 9}
            await clients[0].play({"type": "offer", "clauses": [note, pay], "private": True})
            await clients[1].until(lambda: (1, "offer") in _holds(clients[1]))
            assert (0, "answer") in _holds(clients[0])
            assert (1, "offer") not in _holds(clients[0])
            assert (0, "answer") not in _holds(clients[1])

    run(story)
