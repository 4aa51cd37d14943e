"""The clock of a table: how long a seat may take, when it is warned, and when a bot takes over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from rostra.protocol.server import Waiting
from rostra.protocol.tables import Clock, DaysClock, LiveClock
from rostra.server.hourglass import Hourglass
from rostra.server.storage.interface import SeatRow

log = logging.getLogger("rostra.server")

DAY = 24 * 60 * 60.0
WARNING = 0.75
"""The part of its time after which a seat is warned."""
GRACE = 0.25
"""What it has beyond its time, as a part of it."""
LONGEST_GRACE = DAY / 2
RETRY = 10.0
"""Seconds after which it rings again, if it could not be heard."""


def allowed(clock: Clock) -> float | None:
    """The seconds a clock gives for a move."""
    if isinstance(clock, LiveClock):
        return float(clock.seconds)
    return clock.days * DAY if isinstance(clock, DaysClock) else None


class Clockwork:
    """Watches the seats a table waits for.

    Nobody is replaced for time that passed while the server was down: a seat has at least its grace from the
    moment the server was opened, and all its time from the moment its owner came back.
    """

    def __init__(
        self, clock: Clock, time: Hourglass, opened: float, ring: Callable[[list[int]], Awaitable[None]]
    ) -> None:
        """``ring`` is called with the seats whose time is up, none if some are only to be warned."""
        self._allowed = allowed(clock)
        self._time = time
        self._ring = ring
        self._opened = opened
        self._waiting: list[Waiting] = []
        self._returned: dict[int, float] = {}
        self._task: asyncio.Task[None] | None = None

    def came_back(self, seat: int) -> None:
        """A person has taken the seat back: its time begins anew."""
        self._returned[seat] = self._time.now()

    def watch(self, since: Mapping[int, float], seats: Sequence[SeatRow]) -> list[Waiting]:
        """Watch the seats that must act from now on; what everybody is told about them."""
        self._waiting = [self._seat(seat, begun, seats[seat]) for seat, begun in since.items()]
        self.stop()
        if self.due is not None:
            self._task = asyncio.create_task(self._run())
        return self._waiting

    def stop(self) -> None:
        """Watch nobody."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    @property
    def due(self) -> float | None:
        """When the clock will ring next."""
        return min((time for waiting in self._waiting for time in self._times(waiting)), default=None)

    def _seat(self, seat: int, begun: float, row: SeatRow) -> Waiting:
        if self._allowed is None or row.is_played_by_bot:
            return Waiting(seat, begun, None, False, None)
        begun = max(begun, self._returned.get(seat, begun))
        grace = min(self._allowed * GRACE, LONGEST_GRACE)
        deadline = begun + self._allowed
        warned = self._time.now() >= begun + self._allowed * WARNING
        return Waiting(seat, begun, deadline, warned, max(deadline, self._opened) + grace)

    def _times(self, waiting: Waiting) -> list[float]:
        if self._allowed is None or waiting.grace is None:
            return []
        return [waiting.grace] if waiting.warning else [waiting.since + self._allowed * WARNING]

    async def _run(self) -> None:
        while (due := self.due) is not None:
            await self._time.sleep(max(0.0, due - self._time.now()))
            now = self._time.now()
            late = [w.seat for w in self._waiting if w.grace is not None and w.warning and now >= w.grace]
            try:
                await self._ring(late)
                return
            except Exception:
                log.exception("Nobody heard the clock ring")
            await self._time.sleep(RETRY)
