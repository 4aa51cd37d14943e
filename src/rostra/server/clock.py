"""The clock of a table: how long a seat may take, when it is warned, and when a bot takes over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from rostra.protocol.messages import Waiting
from rostra.protocol.tables import Clock, DaysClock, LiveClock
from rostra.server.services import TimeSource
from rostra.server.storage.rows import SeatRow

log = logging.getLogger("rostra.server")

DAY = 24 * 60 * 60.0
WARNING = 0.75
"""The fraction of its time after which a seat is warned."""
GRACE = 0.25
"""What a seat gets beyond its time, as a fraction of it."""
LONGEST_GRACE = DAY / 2
RETRY = 10.0
"""Seconds until the clock rings again if ringing failed."""


def time_allowed(clock: Clock) -> float | None:
    """The seconds a clock allows for a move."""
    if isinstance(clock, LiveClock):
        return float(clock.seconds)
    return clock.days * DAY if isinstance(clock, DaysClock) else None


class TurnClock:
    """Times the seats a table is waiting for.

    Nobody is replaced for time that passed while the server was down: a seat has at least its grace from the
    moment the server started, and all its time from the moment its owner came back.
    """

    def __init__(
        self, clock: Clock, time: TimeSource, started: float, ring: Callable[[list[int]], Awaitable[None]]
    ) -> None:
        """``ring`` is called with the seats whose time is up, or with none if some are only to be warned."""
        self._allowed = time_allowed(clock)
        self._time = time
        self._ring = ring
        self._started = started
        self._task: asyncio.Task[None] | None = None
        self.waiting: list[Waiting] = []
        """The seats that must act, as everybody is told."""

    def excuse(self) -> None:
        """Nobody could act until now: whoever would be replaced at once has a grace from here on."""
        self._started = self._time.now()

    def watch(self, since: Mapping[int, float], seats: Sequence[SeatRow], rings: bool = True) -> None:
        """Time these seats, and no others, from now on; ring only if that is for us to do."""
        self.waiting = [self._seat(seat, begun, seats[seat]) for seat, begun in since.items()]
        self.stop()
        if rings and self.due is not None:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Do not ring any more."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    @property
    def due(self) -> float | None:
        """When the clock will ring next."""
        return min((time for waiting in self.waiting for time in self._times(waiting)), default=None)

    def is_late(self, seat: int) -> bool:
        """Whether a seat has used up its time and its grace."""
        now = self._time.now()
        return any(w.seat == seat and w.grace is not None and w.grace <= now for w in self.waiting)

    def _seat(self, seat: int, begun: float, row: SeatRow) -> Waiting:
        if self._allowed is None or row.is_played_by_bot:
            return Waiting(seat, begun, None, False, None)
        begun = max(begun, row.returned or begun)
        grace = min(self._allowed * GRACE, LONGEST_GRACE)
        deadline = begun + self._allowed
        warned = self._time.now() >= begun + self._allowed * WARNING
        return Waiting(seat, begun, deadline, warned, max(deadline, self._started) + grace)

    def _times(self, waiting: Waiting) -> list[float]:
        if self._allowed is None or waiting.grace is None:
            return []
        return [waiting.grace] if waiting.warning else [waiting.since + self._allowed * WARNING]

    async def _run(self) -> None:
        while (due := self.due) is not None:
            await self._time.sleep(max(0.0, due - self._time.now()))
            late = [
                waiting.seat for waiting in self.waiting if waiting.warning and self.is_late(waiting.seat)
            ]
            try:
                await self._ring(late)
                return
            except Exception:
                log.exception("The clock could not ring")
            await self._time.sleep(RETRY)
