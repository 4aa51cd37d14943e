"""A server among others that share its database: it follows what they write, and acts for some tables.

Any server may write to any table. Only clock and bots of a table belong to one server at a time, whose lease
the database keeps (``storage/leases.py``).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from rostra.server.live_table import LiveTable
from rostra.server.logging_setup import cause
from rostra.server.services import Services
from rostra.server.storage.interface import Conflict, StorageError
from rostra.server.storage.rows import Present

log = logging.getLogger("rostra.server")

LOOK = 1.0
"""Seconds between two looks for what other servers have stored."""
BEAT = 0.25
"""Seconds after which a server says again that it lives; a quarter of how long it is believed."""
NOBODY = Present([], 0)


class Sharing:
    """What a server does because there are others."""

    def __init__(
        self, services: Services, live: Callable[[], dict[str, LiveTable]], let_go: Callable[[str], bool]
    ) -> None:
        """``live`` gives the tables in memory; ``let_go`` unloads one that nobody here uses."""
        self._services, self._storage = services, services.storage
        self._live, self._let_go = live, let_go
        self._held: set[str] = set()
        self._telling: set[asyncio.Task[None]] = set()
        self._said: dict[str, Present] = {}
        """Who is connected here, as the others know it."""

    def start(self) -> list[asyncio.Task[None]]:
        """Begin, if the database can be shared; what runs."""
        if not self._storage.is_shared:
            return []
        loop = asyncio.get_running_loop()

        def hint(hints: list[str]) -> None:
            loop.call_soon_threadsafe(self._hint, hints)

        self._storage.listen(hint)
        return [asyncio.create_task(self._repeat(*what)) for what in ((self._look, LOOK), (self._beat, BEAT))]

    async def _repeat(self, what: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        while True:
            try:
                await what()
            except (StorageError, Conflict) as error:
                log.debug("The other servers cannot be reached: %s", cause(error))
            except Exception:
                log.exception("What is shared could not be looked after")
            await self._services.time.sleep(seconds)

    def _hint(self, hints: list[str]) -> None:
        """Somebody has written to these tables; none named: perhaps to any."""
        tables = self._live()
        for hint in hints or tables:
            id, _, number = hint.partition(":")
            table = tables.get(id)
            if table is None:
                continue
            reached = int(number) if number else None
            if reached is None or reached <= table.reached or not self._let_go(id):
                table.catching_up.hint(reached)

    async def _look(self) -> None:
        """Hints may be lost: look what others have stored, and who is connected there."""
        tables = self._live()
        for id, found in (await self._storage.versions([*tables])).items():
            if tables[id].catching_up.is_behind(found):
                tables[id].catching_up.hint(None)
        elsewhere = await self._storage.elsewhere([*tables])
        for id, table in tables.items():
            table.presence.are_elsewhere(elsewhere.get(id, NOBODY))

    async def _beat(self) -> None:
        """Say that we live and who is here, and act for tables that nobody acts for."""
        tables = self._live()
        wanted = [id for id, table in tables.items() if table.needs_charge]
        present = {id: table.presence.here for id, table in tables.items()}
        news = {id: here for id, here in present.items() if here != self._said.get(id, NOBODY)}
        news |= dict.fromkeys(self._said.keys() - present.keys(), NOBODY)
        released = [*self._held.difference(wanted)]
        shared = await self._storage.share(wanted, released, news)
        said = {id: here for id, here in present.items() if here != NOBODY}
        self._said = {} if shared.is_new else said  # who was forgotten says everything again
        self._services.metrics.leases.inc(len(shared.epochs.keys() - self._held))
        self._services.metrics.takeovers.inc(shared.taken_over)
        self._held = {*shared.epochs}
        for id, table in tables.items():
            if table.epoch != shared.epochs.get(id):
                self._give(table, shared.epochs.get(id))

    def _give(self, table: LiveTable, epoch: int | None) -> None:
        """Tell a table whether it is ours to act for, without waiting until it has time."""
        telling = asyncio.create_task(table.take_charge(epoch))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)
