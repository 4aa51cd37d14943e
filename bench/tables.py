"""Many tables of people who play over WebSockets, for ``bench.server``."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec

from bench.clients import Caller, Client, new_secret


class _View(msgspec.Struct):
    to_act: list[int]


class _Told(msgspec.Struct, tag_field="type", tag="sync"):
    """Of all that a client is told, what it takes to know that it was told, and what to play."""

    seat: int
    seen: int
    view: _View
    legal: list[dict[str, Any]]


_told = msgspec.json.Decoder(_Told)
_SYNC = b'{"type":"sync"'
_PROBLEMS = (b'{"type":"refused"', b'{"type":"error"')


class BusyTable:
    """One table: who must act makes a move, and it is done when everybody was told."""

    def __init__(self, load: Load, name: str) -> None:
        self._load = load
        self.name = name
        self.clients: list[Client] = []
        self.problems: list[bytes] = []
        """Moves that were refused, and other complaints of the server."""
        self.ready = load.loop.create_future()
        self._seen = [0] * load.players
        self._latest: list[_Told | None] = [None] * load.players
        self._wanted = 0
        self._begun = 0.0
        self._count = 0

    def heard(self, message: bytes) -> None:
        """A client was told something."""
        if not message.startswith(_SYNC):
            if message.startswith(_PROBLEMS):
                self.problems.append(message)
            return
        told = _told.decode(message)
        self._seen[told.seat] = told.seen
        self._latest[told.seat] = told
        if all(seen > self._wanted for seen in self._seen):
            self._wanted = 1_000_000_000
            self._load.moved(self, self._begun)

    def move(self, due: float | None = None) -> None:
        """Whoever must act does something that does not end the game; it may have been due before now."""
        latest = self._latest
        assert latest[0] is not None
        seat = latest[0].view.to_act[0]
        mover = latest[seat]
        assert mover is not None
        choices = [a for a in mover.legal if a["type"] != "advance" or not a["path"].endswith("-S")]
        self._count += 1
        intent = {
            "type": "act",
            "id": str(self._count),
            "seat": seat,
            "seen": mover.seen,
            "action": self._load.chance.choice(choices),
        }
        self._wanted = mover.seen
        self._begun = time.perf_counter() if due is None else due
        self.clients[seat].send(msgspec.json.encode(intent))


class Load:
    """All tables. Times from move to all told are noted while ``times`` is a list."""

    def __init__(self, port: int, tables: int, players: int, chance: random.Random) -> None:
        self.players, self.chance = players, chance
        self._port, self._tables = port, tables
        self.tables: list[BusyTable] = []
        self.times: list[float] | None = None
        self.is_full = False
        """Whether a table moves again at once."""
        self._idle: list[BusyTable] = []
        self._at_rest = asyncio.Event()

    async def sit_down(self) -> None:
        """Lay the tables, and wait until everybody has seen how the game begins."""
        self.loop = asyncio.get_running_loop()
        caller = Caller(self._port)
        for _ in range(self._tables):
            people = [new_secret() for _ in range(self.players)]
            seats = [{"kind": "me", "name": "Host"}, *[{"kind": "friend"}] * (self.players - 1)]
            wanted = {"game": "quo-vadis", "players": self.players, "seats": seats}
            made = await asyncio.to_thread(caller.call, people[0], "/tables", wanted)
            for seat, secret in enumerate(people[1:], 1):
                path = f"/tables/{made['table']}/seats/{seat}"
                await asyncio.to_thread(caller.call, secret, path, {"name": f"Friend {seat}"})
            self.tables.append(table := BusyTable(self, made["table"]))
            for secret in people:
                table.clients.append(Client(f"/ws/tables/{table.name}", secret, table.heard))
                await self.loop.create_connection(table.clients[-1].itself, "127.0.0.1", self._port)
        caller.close()
        await asyncio.gather(*(table.ready for table in self.tables))

    def moved(self, table: BusyTable, begun: float) -> None:
        """Everybody at a table was told of a move, or of the beginning."""
        if not table.ready.done():
            table.ready.set_result(None)
        elif self.times is not None:
            self.times.append(time.perf_counter() - begun)
        if self.is_full:
            table.move()
            return
        self._idle.append(table)
        if len(self._idle) == len(self.tables):
            self._at_rest.set()

    async def all_told(self) -> None:
        """Wait until everybody at all tables has seen the latest moves."""
        await self._at_rest.wait()

    def move(self, due: float | None = None) -> None:
        """Move at every table; they are all at rest, and the moves may have been due before now."""
        tables, self._idle = self._idle, []
        self._at_rest.clear()
        for table in tables:
            table.move(due)

    async def run_full(self, warm_up: float, seconds: float) -> list[float]:
        """Move as fast as possible; how long each move took."""
        self.is_full = True
        self.move()
        await asyncio.sleep(warm_up)
        self.times = []
        await asyncio.sleep(seconds)
        times, self.times, self.is_full = self.times, None, False
        await self.all_told()
        return times

    async def run_steady(self, rate: float, seconds: float) -> list[float]:
        """Move at a rate, each time at a table that has been at rest; how long each move took."""
        self.times = []
        begun = time.perf_counter()
        made = 0
        while (elapsed := time.perf_counter() - begun) < seconds:
            while made < elapsed * rate and self._idle:
                self._at_rest.clear()
                self._idle.pop(0).move()
                made += 1
            await asyncio.sleep(0.001)
        await self.all_told()
        return self.times

    def go(self) -> None:
        """Leave all tables."""
        for table in self.tables:
            for client in table.clients:
                client.close()
