"""What other servers have stored of a table: read when there is a hint, and looked for once a second."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from rostra.server.errors import RequestError
from rostra.server.logging_setup import cause
from rostra.server.services import Services
from rostra.server.storage.interface import StorageError
from rostra.server.storage.rows import Version

if TYPE_CHECKING:
    from rostra.server.live_table import LiveTable

log = logging.getLogger("rostra.server")


class CatchingUp:
    """Brings one table up to date."""

    def __init__(self, services: Services, table: LiveTable) -> None:
        self._storage, self._metrics, self._table = services.storage, services.metrics, table
        self._task: asyncio.Task[None] | None = None
        self._hinted = False

    def hint(self, number: int | None) -> None:
        """Somebody has written: an entry with this number, or something else. It may have been us."""
        if number is not None and number <= self._table.reached:
            return
        self._hinted = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Read nothing more."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        table = self._table
        while self._hinted:
            self._hinted = False
            try:
                found = await self._storage.versions([table.row.id])
                if table.row.id in found:
                    await self._reach(found[table.row.id])
            except (RequestError, StorageError) as error:  # there is another look in a second
                log.warning("What others have stored cannot be read: %s", cause(error))

    async def _reach(self, found: Version) -> None:
        """Read and show what is stored, as far as it is news."""
        if not self.is_behind(found):
            return
        async with self._table.lock:
            await self._read_news(found)

    async def catch_up(self) -> None:
        """Know and show everything that is stored by now. The lock is held."""
        if self._storage.is_shared:
            for found in (await self._storage.versions([self._table.row.id])).values():
                await self._read_news(found)

    async def _read_news(self, found: Version) -> None:
        if self.is_behind(found):
            self._metrics.catch_ups.inc()
            await self._read(found)

    def is_behind(self, found: Version) -> bool:
        """Whether there is news in what is stored."""
        table = self._table
        return (
            self._is_log_behind(found)
            or found.seats > table.row.seats_version
            or found.rematch != table.row.rematch
            or found.chats != table.chat.latest
            or found.notes != table.chat.notes_version
        )

    def _is_log_behind(self, found: Version) -> bool:
        return self._table.row.status != "waiting" and found.log > self._table.reached

    async def _read(self, found: Version) -> None:
        table = self._table
        if found.seats > table.row.seats_version or found.rematch != table.row.rematch:
            stored = await self._storage.find_table(table.row.id)
            if stored is None:
                return
            await table.show_seats(*stored)
        if self._is_log_behind(found):
            await table.show_log()
        if found.chats != table.chat.latest:
            await table.chat.catch_up()
        if found.notes != table.chat.notes_version:
            await table.chat.read_notes(found.notes)
