"""Clocks: warned, then grace, then a bot takes the seat, until its owner takes it back."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rostra.server.services import Pace
from rostra.server.table_registry import SWEEP
from tests.server.harness import FakeTime, moves, open_server, run, sit_down

LIVE = {"kind": "live", "seconds": 100}


def test_a_late_seat_is_warned_then_replaced_and_can_come_back(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            clients = await sit_down(server, players=3, options={"start": 0}, clock=LIVE)
            begun = time.now()
            await clients[1].until(lambda: clients[1].of("clock"))
            (waiting,) = clients[1].of("clock")[-1]["waiting"]
            assert waiting == {
                "seat": 0,
                "since": begun,
                "deadline": begun + 100,
                "warning": False,
                "grace": begun + 125,
            }
            time.advance(75)
            await clients[1].until(lambda: clients[1].of("clock")[-1]["waiting"][0]["warning"])
            time.advance(25)
            await clients[0].ask(type="chat", seat=0, to=None, text="One moment!")
            assert clients[0].view()["to_act"] == [0], "there is grace beyond the deadline"
            time.advance(25)
            await clients[1].turn(1)
            info = clients[1].of("presence")[-1]["table"]
            assert info["seats"][0] | {"level": None} == {
                "seat": 0,
                "kind": "bot",
                "name": "Ada",
                "level": None,
                "connected": True,
                "absent": True,
                "late": True,
            }
            refused = await clients[0].act({"type": "place", "committee": "A1"})
            assert refused["why"]["kind"] == "server-held-by-bot"
            await clients[0].send(type="return", seat=0)
            await clients[0].until(
                lambda: clients[0].of("presence")[-1]["table"]["seats"][0]["kind"] == "human"
            )
            for seat in (1, 2, 0):  # whatever the bot has done
                legal = (await clients[seat].turn(seat))["legal"]
                await clients[seat].play(moves(legal)[0], seat)

    run(story)


def test_who_comes_back_has_all_their_time_again(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time, pace=Pace(50, 50, 50)) as server:
            clients = await sit_down(server, players=3, options={"start": 0}, clock=LIVE)
            time.advance(75)
            await clients[1].until(lambda: clients[1].of("clock")[-1]["waiting"][0]["warning"])
            time.advance(50)
            await clients[1].until(lambda: clients[1].of("presence")[-1]["table"]["seats"][0].get("absent"))
            await clients[0].send(type="return", seat=0)
            await clients[1].until(lambda: clients[1].of("clock")[-1]["waiting"][0]["since"] == time.now())
            again = {
                "seat": 0,
                "since": time.now(),
                "deadline": time.now() + 100,
                "warning": False,
                "grace": time.now() + 125,
            }
            assert clients[1].of("clock")[-1]["waiting"] == [again]
            table = clients[1].messages[0]["table"]["table"]
        time.advance(20)
        async with open_server(folder, time=time, pace=Pace(50, 50, 50)) as server:
            watcher = await server.person().join(table)
            assert watcher.of("clock")[-1]["waiting"] == [again], "also at a server that was not there"

    run(story)


def test_both_aediles_have_their_own_time(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            clients = await sit_down(server, "idus-martii", options={"start": 0}, clock=LIVE)
            time.advance(80)
            await clients[2].play({"type": "vote", "card": "green"}, 2)
            time.advance(45)
            await clients[0].until(lambda: clients[0].of("presence")[-1]["table"]["seats"][3].get("absent"))
            await clients[1].turn(1)
            seats = clients[0].of("presence")[-1]["table"]["seats"]
            assert [seat.get("absent", False) for seat in seats] == [False, False, False, True, False]

    run(story)


def test_who_is_warned_is_not_late_because_the_clock_rings_for_another(folder: Path) -> None:
    """Seat 3 comes back after 40 seconds, so its warning comes before the grace of seat 2 is over."""

    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time, pace=Pace(50, 50, 50)) as server:
            clients = await sit_down(server, "idus-martii", options={"start": 0}, clock=LIVE)
            table = clients[0].messages[0]["table"]["table"]
            watcher = clients[0]

            def warned() -> list[int]:
                return [one["seat"] for one in watcher.of("clock")[-1]["waiting"] if one["warning"]]

            def absent() -> list[int]:
                seats = watcher.of("presence")[-1]["table"]["seats"]
                return [seat["seat"] for seat in seats if seat.get("absent")]

            await server.people[3].call("DELETE", f"/tables/{table}/seats/3")
            await watcher.until(lambda: absent() == [3])
            time.advance(40)
            await clients[3].send(type="return", seat=3)
            await watcher.until(lambda: watcher.of("clock")[-1]["waiting"][-1]["since"] == time.now())
            time.advance(35)
            await watcher.until(lambda: warned() == [2])
            time.advance(40)
            await watcher.until(lambda: warned() == [2, 3])
            await clients[2].ask(type="chat", seat=2, to=None, text="One moment!")
            assert absent() == []
            time.advance(10)
            await watcher.until(lambda: absent() == [2])

    run(story)


def test_a_new_turn_begins_with_all_its_time(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            clients = await sit_down(server, players=3, options={"start": 0}, clock=LIVE)
            time.advance(99)
            await clients[0].play({"type": "caesar", "to": "D2-C1"})
            await clients[0].until(lambda: clients[0].of("clock")[-1]["waiting"][0]["seat"] == 1)
            (waiting,) = clients[0].of("clock")[-1]["waiting"]
            assert waiting["since"] == time.now()
            assert not waiting["warning"]

    run(story)


def test_days_run_on_while_the_server_is_down_but_leave_some_grace(folder: Path) -> None:
    async def story() -> None:
        day = 24 * 60 * 60
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            clients = await sit_down(
                server, players=3, options={"start": 0}, clock={"kind": "days", "days": 1}
            )
            table = clients[0].messages[0]["table"]["table"]
            secret = server.people[1].secret or ""
        time = FakeTime(time.now() + 3 * day)
        async with open_server(folder, time=time) as server:
            bob = server.person()
            bob.http.cookies.set("rostra", secret, "127.0.0.1")
            client = await bob.join(table)
            (waiting,) = client.of("clock")[-1]["waiting"]
            assert waiting["warning"]
            assert waiting["grace"] == time.now() + day / 4
            time.advance(day / 4)
            await client.turn(1)

    run(story)


def test_clocks_of_tables_nobody_looks_at_ring_too(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            days = {"kind": "days", "days": 1}
            clients = await sit_down(server, players=3, options={"start": 0}, clock=days)
            table = clients[0].messages[0]["table"]["table"]
            for client in clients:
                await client.leave()
            ada = server.people[0]
            begun = time.now()
            while server.registry.live(table) is not None:
                time.advance_to_next(within=SWEEP)
                await asyncio.sleep(0.001)
            while not (await ada.get(f"/tables/{table}"))["seats"][0].get("absent"):
                time.advance(60 * 60)
            assert time.now() - begun >= 30 * 60 * 60, "a day and its grace"

    run(story)


def test_leaving_a_running_game_gives_the_seat_to_a_bot(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            info = await server.people[0].call("DELETE", f"/tables/{table}/seats/0")
            assert info["seats"][0]["absent"]
            assert info["yours"] == [0]
            await clients[1].turn(1)
            await clients[0].send(type="return", seat=0)
            await clients[1].until(
                lambda: clients[1].of("presence")[-1]["table"]["seats"][0]["kind"] == "human"
            )

    run(story)
