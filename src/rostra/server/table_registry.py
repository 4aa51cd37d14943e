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
from rostra.server.logging_setup import about_table, cause
from rostra.server.services import Services
from rostra.server.sharing import Sharing
from rostra.server.storage.interface import Conflict, Damaged, StorageError

log = logging.getLogger("rostra.server")

SWEEP = 60.0
"""Seconds between two looks for tables that can be unloaded."""
ADOPT = 5.0
"""Seconds between two looks for tables that another server left."""
HOUR = 3600.0
SUBSCRIBED_DAYS = 365
"""A browser that gets push messages is forgotten when it has not been here for so long."""
COME_AGAIN = 1012
"""The code with which a connection is closed that may be opened anew."""
ARCHIVED_AT_ONCE = 50
"""Tables that are archived at such a look, so that nobody waits for it."""


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
        self._tasks: list[asyncio.Task[None]] = []
        self._sharing = Sharing(services, self._live_tables, self._let_go)

    def start(self) -> None:
        """Go on with the games that were interrupted."""
        loop = asyncio.get_running_loop()

        def tell(away: bool) -> None:
            loop.call_soon_threadsafe(self._database_changed, away)

        self.services.storage.watch(tell)
        self._tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep_regularly())]
        self._tasks += self._sharing.start()
        if self.services.storage.is_shared:
            self._tasks.append(asyncio.create_task(self._adopt_regularly()))

    def stop(self) -> None:
        """Stop everything; nothing is lost."""
        for task in self._tasks:
            task.cancel()
        for slot in self._slots.values():
            if slot.table is not None:
                slot.table.close()
        self._slots.clear()  # whatever others write now is not for us

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

    def _live_tables(self) -> dict[str, LiveTable]:
        return {id: slot.table for id, slot in self._slots.items() if slot.table is not None}

    def _let_go(self, table: str) -> bool:
        """Unload a table at which others play on and that nobody here uses; whether it was."""
        slot = self._slots[table]
        if slot.table is None or slot.table.is_in_charge or not self._is_idle(slot):
            return False
        slot.table.close()
        del self._slots[table]
        return True

    def disconnect(self, identity: str) -> None:
        """Somebody has signed out everywhere: whoever is connected as them here must come anew."""
        for table in self._live_tables().values():
            for client in [*table.broadcast.clients]:
                if client.identity == identity:
                    client.close(COME_AGAIN)

    def live(self, table: str) -> LiveTable | None:
        """A table if it is live already."""
        slot = self._slots.get(table)
        return None if slot is None else slot.table

    async def _load(self, table: str) -> LiveTable:
        stored = await self.services.storage.find_table(table)
        if stored is None:
            raise RequestError("no-such-table")
        row = stored[0]
        if row.is_timed and row.due != 0:
            await self.services.storage.save_due(table, 0.0)
            row.due = 0.0
        return await LiveTable.load(self.services, stored)

    async def _resume(self) -> None:
        """Wake the tables whose clock is due, or was running in memory when the server stopped."""
        try:
            await self._obey(self.services.time.now())
            await self._wake_due(self.services.time.now())
        except StorageError:
            log.exception("The games that were interrupted cannot be found")

    def _database_changed(self, away: bool) -> None:
        """The database has gone away, or is back: tables wait, or go on."""
        self.services.is_paused = away
        self.services.metrics.away.set(away)
        tables = [*self._live_tables().values()]
        if away:
            for table in tables:
                table.pause()
        else:
            self._tasks.append(asyncio.create_task(self._go_on(tables)))

    async def _go_on(self, tables: list[LiveTable]) -> None:
        for table in tables:
            try:
                await table.go_on()
            except (RequestError, StorageError) as error:
                log.warning("Table %s cannot go on yet: %s", table.row.id, cause(error))

    async def _adopt_regularly(self) -> None:
        """Look after the clocks of tables whose server is gone."""
        while True:
            await self.services.time.sleep(ADOPT)
            try:
                await self._wake_due(self.services.time.now())
            except StorageError as error:
                log.warning("Tables of other servers cannot be found: %s", cause(error))

    async def _wake_due(self, now: float) -> None:
        for table in await self.services.storage.due_tables(now + 2 * SWEEP):
            if table not in self._slots:
                await self._wake(table)

    async def _wake(self, table: str) -> None:
        """Load a table; if there is nothing to do yet, unload it again, with the time when there will be."""
        try:
            async with self.open(table):
                pass
            await self._unload(table)
        except RequestError as error:
            log.warning("Table %s cannot be opened: %s", table, error.kind)
            await self.services.storage.save_due(table, None)  # it would be the same every time
        except StorageError as error:
            log.warning("Table %s cannot be opened: %s", table, cause(error))
            if isinstance(error, Damaged):
                await self.services.storage.save_due(table, None)

    async def _obey(self, now: float) -> None:
        """An operator may have banned somebody, or want tables to be closed."""
        storage = self.services.storage
        self.services.bans.replace(await storage.read_bans(now))
        for slot in self._slots.values():
            if slot.table is not None:
                slot.table.presence.send_away()
        for table in await storage.tables_to_close():
            try:
                async with self.open(table) as live:
                    if live.row.status == "waiting":
                        await storage.delete_table(table)
                    async with live.lock:
                        if live.row.status == "playing":
                            await live.end(0)
            except (RequestError, StorageError, Conflict) as error:
                log.warning("Table %s cannot be closed: %s", table, cause(error))
            await storage.is_closed(table)

    async def _sweep_regularly(self) -> None:
        while True:
            await self.services.time.sleep(SWEEP)
            for work in (self._obey, self._sweep, self._clear_up):
                try:
                    await work(self.services.time.now())
                except Exception:
                    log.exception("Idle tables could not be unloaded or cleared up")

    async def _sweep(self, now: float) -> None:
        """Unload idle tables, and wake those whose clock will ring."""
        for table in list(self._slots):
            await self._unload(table)
        await self._wake_due(now)

    async def _unload(self, table: str) -> None:
        """Unload a table if nobody would notice, after storing when its clock must be looked at."""
        slot = self._slots.get(table)
        if slot is None or slot.table is None or not self._is_idle(slot):
            return
        live, due = slot.table, slot.table.clock.due
        if live.row.is_timed and live.is_in_charge:
            await self.services.storage.save_due(table, due or 0.0)  # 0: bots that gave up try again
        if self._slots.get(table) is not slot:
            return
        if self._is_idle(slot) and live.clock.due == due:
            live.close()
            del self._slots[table]
        elif live.row.is_timed and live.is_in_charge:
            await self.services.storage.save_due(table, 0.0)

    def _is_idle(self, slot: _Slot) -> bool:
        live = slot.table
        if live is None or slot.users or not live.is_idle:
            return False
        due = live.clock.due
        return due is None or due > self.services.time.now() + 2 * SWEEP

    async def _clear_up(self, now: float) -> None:
        """Delete tables that nobody came to, archive those nobody uses, delete what was archived long ago."""
        storage, limits = self.services.storage, self.services.limits
        await storage.delete_waiting_tables(now - limits.lobby_days * DAY)
        surplus = await storage.count_open_tables() - limits.open_tables
        for table in await storage.oldest_waiting_tables(now - HOUR, surplus) if surplus > 0 else []:
            if table not in self._slots:
                await storage.delete_table(table)
        if limits.retention_days:
            for table in await storage.stale_tables(now - limits.retention_days * DAY, ARCHIVED_AT_ONCE):
                if table not in self._slots:
                    await storage.archive_table(table, now)
        await storage.notices.forget_subscriptions(now - SUBSCRIBED_DAYS * DAY)
        if limits.archive_days:
            await storage.delete_archived_tables(now - limits.archive_days * DAY)
