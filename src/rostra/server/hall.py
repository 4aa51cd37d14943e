"""The hall: all tables of the server. Those in use are open; the others rest in the storage."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from rostra.server.house import House
from rostra.server.problems import Problem
from rostra.server.storage.interface import StorageError
from rostra.server.tables.clocks import DAY
from rostra.server.tables.keeper import stored
from rostra.server.tables.room import furnish
from rostra.server.tables.usher import Usher
from rostra.server.tables.visitors import Visitors

log = logging.getLogger("rostra.server")

SWEEP = 60.0
"""Seconds between two looks at what can be put away."""


class Hosted:
    """An open table: its keeper, its usher and its visitors."""

    def __init__(self, usher: Usher) -> None:
        self.usher = usher
        self.keeper = usher.keeper
        self.visitors = Visitors(usher.keeper)
        self.room = usher.keeper.room


@dataclass(slots=True, eq=False)
class _Opening:
    """A table that is open or about to be, and how many hold on to it."""

    task: asyncio.Task[Hosted]
    users: int = 0

    @property
    def hosted(self) -> Hosted | None:
        """The table, if it is open."""
        return self.task.result() if self.task.done() and self.task.exception() is None else None

    @property
    def is_idle(self) -> bool:
        """Whether it can be put away without anybody noticing."""
        hosted = self.hosted
        if hosted is None or self.users:
            return False
        return not hosted.room.audience.listeners and hosted.keeper.bots.are_idle


class Hall:
    """Opens tables when they are needed, and puts them away again."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, _Opening] = {}
        self._alarms: dict[str, float] = {}
        """When the clocks of tables that were put away will ring."""
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Go on with the games that were interrupted."""
        self._tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    def end(self) -> None:
        """Stop everything; nothing is lost."""
        for task in self._tasks:
            task.cancel()
        for opening in self._tables.values():
            if opening.hosted is not None:
                opening.hosted.keeper.close()

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Hosted]:
        """A table, open as long as it is needed; ``Problem`` if there is none."""
        opening = self._tables.get(table)
        if opening is None:
            opening = self._tables[table] = _Opening(asyncio.create_task(self._open(table)))
        opening.users += 1
        try:
            yield await asyncio.shield(opening.task)
        finally:
            opening.users -= 1
            if opening.hosted is None and self._tables.get(table) is opening and opening.task.done():
                del self._tables[table]

    def open_table(self, table: str) -> Hosted | None:
        """A table if it is open already."""
        opening = self._tables.get(table)
        return None if opening is None else opening.hosted

    async def _open(self, table: str) -> Hosted:
        with stored():
            found = await self.house.storage.find(table)
            if found is None:
                raise Problem("no-such-table")
            hosted = Hosted(Usher(await furnish(self.house, found)))
        if found[0].status == "playing":
            async with hosted.keeper.lock:
                await hosted.keeper.chronicle()
        return hosted

    async def _resume(self) -> None:
        """Open the tables in play once, so that clocks and bots go on."""
        try:
            for table in await self.house.storage.playing():
                await self._wake(table)
        except StorageError:
            log.exception("The games that were interrupted cannot be found")

    async def _wake(self, table: str) -> None:
        try:
            async with self.at(table):
                pass
        except Problem as problem:
            log.warning("Table %s cannot be opened: %s", table, problem.kind)

    async def _sweep(self) -> None:
        """Now and then look for what is to be done."""
        while True:
            await self.house.time.sleep(SWEEP)
            try:
                await self._look_around(self.house.time.now())
            except Exception:
                log.exception("The hall could not be swept")

    async def _look_around(self, now: float) -> None:
        """Put idle tables away, wake those whose clock rings, forget those nobody came to."""
        for table, opening in list(self._tables.items()):
            if opening.is_idle and opening.hosted is not None:
                self._put_away(table, opening.hosted, now)
        for table in [table for table, due in self._alarms.items() if due <= now + 2 * SWEEP]:
            await self._wake(table)
            del self._alarms[table]
        await self.house.storage.clear(now - self.house.limits.lobby_days * DAY)

    def _put_away(self, table: str, hosted: Hosted, now: float) -> None:
        due = hosted.keeper.clock.due
        if due is not None and due <= now + 2 * SWEEP:
            return
        if due is not None:
            self._alarms[table] = due
        hosted.keeper.close()
        del self._tables[table]
