"""Many tables of people who play over WebSockets, on any server: who moves when, and how long it took."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod

from bench.clients import Client


class BusyTable(ABC):
    """One table: who must act makes a move, and it is done when everybody was told."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.name = ""
        self.clients: list[Client] = []
        self.problems: list[bytes] = []
        """Moves that were refused, and other complaints of the server."""
        self.moves = 0
        self.ready = load.loop.create_future()
        self._seen = [0] * load.players
        self._wanted = 0
        self._begun = 0.0

    @abstractmethod
    async def sit_down(self) -> None:
        """Lay the table, and connect everybody."""

    @abstractmethod
    def act(self) -> int:
        """Send a move of whoever must act, which does not end the game; what they had seen before."""

    def told(self, seat: int, seen: int) -> None:
        """A seat was told how things are: it has seen this much."""
        self._seen[seat] = seen
        if min(self._seen) > self._wanted:
            self._wanted = 1_000_000_000
            self.load.moved(self, self._begun)

    def move(self, due: float | None = None) -> None:
        """Move; it may have been due before now."""
        self._begun = time.perf_counter() if due is None else due
        self._wanted = self.act()
        self.moves += 1

    async def connect(self, client: Client) -> None:
        """Connect the client of the next seat."""
        self.clients.append(client)
        await self.load.loop.create_connection(client.itself, "127.0.0.1", self.load.port)


class Load:
    """All tables. Times from move to all told are noted while ``times`` is a list."""

    def __init__(
        self, port: int, tables: int, kind: type[BusyTable], *, players: int = 4, seed: int = 2026
    ) -> None:
        self.port, self.players = port, players
        self.chance = random.Random(seed)
        self._count, self._kind = tables, kind
        self.tables: list[BusyTable] = []
        self.times: list[float] | None = None
        self.is_full = False
        """Whether a table moves again at once."""
        self._idle: list[BusyTable] = []
        self._at_rest = asyncio.Event()

    async def sit_down(self) -> None:
        """Lay the tables, and wait until everybody has seen how the game begins."""
        self.loop = asyncio.get_running_loop()
        for _ in range(self._count):
            self.tables.append(table := self._kind(self))
            await table.sit_down()
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

    async def run_full(self, seconds: float) -> list[float]:
        """Move as fast as possible; how long each move took, also those that end a little later."""
        self.times = []
        self.is_full = True
        self.move()
        await asyncio.sleep(seconds)
        self.is_full = False
        await self.all_told()
        times, self.times = self.times, None
        return times

    async def run_to(self, moves: int) -> None:
        """Move as fast as possible until every table has seen so many moves."""
        while min(table.moves for table in self.tables) < moves:
            self.move()
            await self.all_told()

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
        times, self.times = self.times, None
        return times

    def go(self) -> None:
        """Leave all tables."""
        for table in self.tables:
            for client in table.clients:
                client.close()
