"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field

from rostra import bots
from rostra.server.addresses import Addresses
from rostra.server.hourglass import Hourglass, RealTime
from rostra.server.limits import Limits
from rostra.server.storage.interface import Storage
from rostra.server.tables.opponents import Maker, Pace


@dataclass(slots=True)
class House:
    """Storage, time, limits, and the bots that can be asked in."""

    storage: Storage
    pool: Executor
    """Where bots think and records are replayed."""
    addresses: Addresses
    time: Hourglass = field(default_factory=RealTime)
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    levels: Callable[[str], list[str]] = bots.levels
    maker: Maker = bots.player
    started: float = field(init=False)
    """Since when people can come."""

    def __post_init__(self) -> None:
        """Look at the time."""
        self.started = self.time.now()

    def stand_in(self, game: str) -> str:
        """The level of a bot that takes a person's seat: of average skill."""
        levels = self.levels(game)
        return levels[len(levels) // 2]
