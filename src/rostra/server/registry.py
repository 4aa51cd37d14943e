"""All tables of the server: those in use are live, the others are in the storage only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from rostra.server.clock import DAY
from rostra.server.errors import RequestError
from rostra.server.live_table import LiveTable
from rostra.server.logs import about_table, cause
from rostra.server.services import Services
from rostra.server.storage.interface import StorageError

log = logging.getLogger("rostra.server")

SWEEP = 60.0
"""Seconds between two looks for tables that can be unloaded."""


@dataclass(slots=True, eq=False)
class _Slot:
    """A table that is live or being loaded, and how many are using it."""

    loading: asyncio.Task[LiveTable]
    users: int = 0

    @property
    def table(self) -> LiveTable | None:
        """The table, if it is loaded."""
        return self.loading.result() if self.loading.done() and self.loading.exception() is None else None


class TableRegistry:
    """Loads tables when they are needed, and unloads them again."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._slots: dict[str, _Slot] = {}
        self._alarms: dict[str, float] = {}
        """When the clocks of unloaded tables will ring."""
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Go on with the games that were interrupted."""
        self._tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep_regularly())]

    def stop(self) -> None:
        """Stop everything; nothing is lost."""
        for task in self._tasks:
            task.cancel()
        for slot in self._slots.values():
            if slot.table is not None:
                slot.table.close()

    @asynccontextmanager
    async def open(self, table: str) -> AsyncIterator[LiveTable]:
        """A table, live for as long as it is used here; ``RequestError`` if there is none."""
        with about_table(table):
            slot = self._slots.get(table)
            if slot is None:
                slot = self._slots[table] = _Slot(asyncio.create_task(self._load(table)))
            slot.users += 1
            try:
                yield await asyncio.shield(slot.loading)
            finally:
                slot.users -= 1
                if slot.table is None and self._slots.get(table) is slot and slot.loading.done():
                    del self._slots[table]

    @property
    def live_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._slots)

    def live(self, table: str) -> LiveTable | None:
        """A table if it is live already."""
        slot = self._slots.get(table)
        return None if slot is None else slot.table

    async def _load(self, table: str) -> LiveTable:
        stored = await self.services.storage.find_table(table)
        if stored is None:
            raise RequestError("no-such-table")
        return await LiveTable.load(self.services, stored)

    async def _resume(self) -> None:
        """Load the tables in play once, so that clocks and bots go on."""
        try:
            for table in await self.services.storage.tables_in_play():
                await self._wake(table)
        except StorageError:
            log.exception("The games that were interrupted cannot be found")

    async def _wake(self, table: str) -> None:
        try:
            async with self.open(table):
                pass
        except (RequestError, StorageError) as error:
            log.warning("Table %s cannot be opened: %s", table, cause(error))

    async def _sweep_regularly(self) -> None:
        while True:
            await self.services.time.sleep(SWEEP)
            try:
                await self._sweep(self.services.time.now())
            except Exception:
                log.exception("Idle tables could not be unloaded")

    async def _sweep(self, now: float) -> None:
        """Unload idle tables, wake those whose clock will ring, delete those that nobody came to."""
        for table, slot in list(self._slots.items()):
            if slot.table is not None and not slot.users and slot.table.is_idle:
                self._unload(table, slot.table, now)
        for table in [table for table, due in self._alarms.items() if due <= now + 2 * SWEEP]:
            await self._wake(table)
            del self._alarms[table]
        await self.services.storage.delete_waiting_tables(now - self.services.limits.lobby_days * DAY)

    def _unload(self, table: str, live: LiveTable, now: float) -> None:
        due = live.clock.due
        if due is not None and due <= now + 2 * SWEEP:
            return
        if due is not None:
            self._alarms[table] = due
        live.close()
        del self._slots[table]
