"""Who at a table is told that it waits for them, and when; ``telling.py`` does it.

Only the server that acts for a table tells anybody, and the storage remembers what was told, so nobody is
told twice, whichever server dies.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rostra.protocol.messages import Waiting
from rostra.server.errors import RequestError
from rostra.server.services import Services
from rostra.server.storage.interface import StorageError
from rostra.server.telling import Stage, by_push

if TYPE_CHECKING:
    from rostra.server.live_table import LiveTable
    from rostra.server.seats import Seats
    from rostra.server.storage.rows import StoredTable, TableRow

log = logging.getLogger("rostra.server")


class Notices:
    """Watches the clock of one table."""

    def __init__(self, services: Services, table: LiveTable) -> None:
        self._services, self._table = services, table
        self._known: dict[int, tuple[float, Stage]] = {}
        """What each seat was told last, or is about to be."""
        self._telling: set[asyncio.Task[None]] = set()

    @property
    def is_pending(self) -> bool:
        """Whether somebody is about to be told something."""
        return bool(self._telling)

    @property
    def _is_wanted(self) -> bool:
        row = self._table.row
        return (row.webhook is not None or by_push(row)) and self._services.telling.is_allowed

    def look(self) -> None:
        """The clock of the table has changed."""
        if self._is_wanted and self._table.is_in_charge:
            for waiting in self._table.clock.waiting:
                if not self._table.seats[waiting.seat].is_played_by_bot:
                    self._begin(waiting, Stage.REMINDER if waiting.warning else Stage.TURN)

    def took_over(self, before: Iterable[Waiting]) -> None:
        """Bots hold the seats of those who took too long."""
        if self._is_wanted:
            for waiting in before:
                if self._table.seats[waiting.seat].late:
                    self._begin(waiting, Stage.LATE)

    def stop(self) -> None:
        """Tell nobody any more."""
        for task in self._telling:
            task.cancel()

    def _begin(self, waiting: Waiting, stage: Stage) -> None:
        seat, notice = waiting.seat, (waiting.since, stage)
        if self._table.seats[seat].owner is None or self._known.get(seat, (0.0, stage)) >= notice:
            return
        self._known[seat] = notice
        task = asyncio.create_task(self._tell(waiting, stage))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, waiting: Waiting, stage: Stage) -> None:
        """Give whoever is there a moment to act; then say it."""
        table, telling = self._table, self._services.telling
        if stage == Stage.TURN:
            await self._services.time.sleep(self._services.limits.notice_seconds)
        if not self._is_still_so(waiting, stage):
            self._forget(waiting, stage)
            return
        row, seat = table.row, table.seats[waiting.seat]
        try:
            claim = (row.id, waiting.seat, waiting.since, stage, table.written_epoch)
            if not await self._services.storage.notices.claim(*claim):
                return
            if by_push(row):
                await telling.push(row, seat, stage, waiting)
            if not await telling.call_webhook(row, seat, stage, waiting):
                await table.seat_changes.make(_without_webhook)
        except (StorageError, RequestError):
            self._forget(waiting, stage)
        except Exception:
            log.exception("Somebody could not be told that the table waits for them")

    def _forget(self, waiting: Waiting, stage: Stage) -> None:
        """They were not told after all: at the next look, perhaps."""
        if self._known.get(waiting.seat) == (waiting.since, stage):
            del self._known[waiting.seat]

    def _is_still_so(self, waiting: Waiting, stage: Stage) -> bool:
        if not self._table.is_in_charge:
            return False
        there = (one for one in self._table.clock.waiting if one.seat == waiting.seat)
        return stage == Stage.LATE or any(one.since == waiting.since for one in there)


def _without_webhook(row: TableRow, seats: Seats) -> StoredTable:
    """Nobody hears it any more."""
    return replace(row, webhook=None), seats
