"""Whoever comes back finds what they left; whoever watches sees what everybody sees."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.harness import open_server, run, sit_down

PLACES = [{"type": "place", "committee": name} for name in ("A1", "B1", "D1", "E1")]


def test_who_comes_back_is_told_only_what_they_missed(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            await clients[3].until(lambda: clients[3].seen(3) == 2)
            await clients[3].leave()
            for seat in range(3):
                await clients[seat].turn(seat)
                await clients[seat].play(PLACES[seat], seat)
            back = await server.people[3].join(table, seen={"3": 2})
            sync = back.of("sync")[0]
            assert (sync["from"], sync["seen"], len(sync["events"])) == (2, 8, 6)
            assert sync["view"]["to_act"] == [3]
            everything = await server.people[3].join(table)
            assert everything.of("sync")[0]["from"] == 0
            assert everything.events[3] == clients[3].events[3] + back.events[3][2:]
            confused = await server.people[3].join(table, seen={"3": 999, "0": 1})
            assert [sync["from"] for sync in confused.of("sync")] == [0]
            assert set(confused.latest) == {3}

    run(story)


def test_every_connection_of_a_seat_sees_the_same(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, options={"start": 0})
            second = await server.people[0].join(clients[0].messages[0]["table"]["table"])
            await clients[0].play(PLACES[0])
            for client in (clients[0], second):
                await client.until(lambda client=client: client.of("clock")[-1]["waiting"][0]["seat"] == 1)  # type: ignore[misc]
            assert second.raw[-2:] == clients[0].raw[-2:], "word for word: encoded once"
            await second.leave()
            await clients[1].play(PLACES[1], 1)
            info = clients[1].of("presence")[-1]["table"]
            assert [seat["connected"] for seat in info["seats"]] == [True] * 4

    run(story)


def test_presence_tells_who_is_here(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            table = await ada.create_table(players=3)
            client = await ada.join(table)
            assert client.of("welcome")[0]["table"]["host"]
            other = await bob.join(table)
            await client.until(lambda: client.of("presence")[-1]["spectators"] == 1)
            assert not other.of("welcome")[0]["table"]["host"]
            await bob.post(f"/tables/{table}/seats/2", {"name": "Bob"})
            await client.until(lambda: client.of("presence")[-1]["spectators"] == 0)
            await other.until(lambda: other.of("presence")[-1]["table"]["yours"] == [2])
            seats = client.of("presence")[-1]["table"]["seats"]
            assert [(seat["kind"], seat["name"], seat["connected"]) for seat in seats] == [
                ("human", "Ada", True),
                ("free", None, False),
                ("human", "Bob", True),
            ]
            await other.leave()
            await client.until(lambda: not client.of("presence")[-1]["table"]["seats"][2]["connected"])

    run(story)


def test_spectators_see_what_everybody_sees_and_share_their_messages(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, "idus-martii", options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            watchers = [await server.person().join(table) for _ in range(2)]
            assert watchers[0].latest[None]["legal"] == []
            assert watchers[0].view(None)["hand"] is None
            assert watchers[0].latest[None]["undo"] is False
            await clients[2].play({"type": "vote", "card": "red"}, 2)
            for watcher in watchers:
                await watcher.until(lambda watcher=watcher: watcher.view(None)["laid"] == [2])  # type: ignore[misc]
                await watcher.until(lambda watcher=watcher: len(watcher.of("clock")[-1]["waiting"]) == 1)  # type: ignore[misc]
            assert watchers[0].raw[-2:] == watchers[1].raw[-2:]
            assert "red" not in "".join(watchers[0].raw[-2:])

    run(story)


def test_the_clock_tells_for_whom_we_wait_also_without_a_clock(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, "idus-martii", options={"start": 0})
            await clients[0].until(lambda: clients[0].of("clock"))
            waiting = clients[0].of("clock")[-1]["waiting"]
            assert [wait["seat"] for wait in waiting] == [2, 3]
            assert all(wait["deadline"] is None and not wait["warning"] for wait in waiting)
            await clients[3].play({"type": "vote", "card": "red"}, 3)
            await clients[0].until(lambda: len(clients[0].of("clock")[-1]["waiting"]) == 1)
            (wait,) = clients[0].of("clock")[-1]["waiting"]
            assert wait["seat"] == 2
            assert wait["since"] == waiting[0]["since"]

    run(story)


class Watcher:
    """A spectator who only counts what comes."""

    def __init__(self, name: str) -> None:
        self.identity: str | None = name
        self.origin: str | None = None
        self.address = ""
        self.heard: list[dict[str, Any]] = []

    def close(self, code: int) -> None:
        """It is not asked to."""

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    @property
    def presences(self) -> list[int]:
        return [message["spectators"] for message in self.heard if message["type"] == "presence"]


def test_a_crowd_is_told_bit_by_bit_who_came_and_went(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            table = await ada.create_table()
            async with server.registry.open(table) as live:
                crowd = [Watcher(f"watcher {number}") for number in range(60)]
                for watcher in crowd:
                    await live.presence.hello(watcher, {})
                    assert watcher.presences, "whoever comes is told at once"
                told = sum(len(watcher.presences) for watcher in crowd)
                assert told < 60 * 61 / 2 / 3, "and not everybody each time"
                while any(watcher.presences[-1] != 60 for watcher in crowd):
                    await asyncio.sleep(0.01)
                for watcher in crowd[:30]:
                    live.presence.goodbye(watcher)
                while any(watcher.presences[-1] != 30 for watcher in crowd[30:]):
                    await asyncio.sleep(0.01)

    run(story)
