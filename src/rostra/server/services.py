"""What all tables of a server share: storage, time, limits and bots."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field, fields
from typing import Protocol

from rostra import bots
from rostra.protocol.tables import BotSeat, SeatBot
from rostra.server.addresses import Addresses
from rostra.server.bans import Bans
from rostra.server.errors import RequestError
from rostra.server.limits import Limits
from rostra.server.metrics import Metrics
from rostra.server.outgoing import Outgoing
from rostra.server.reviews import Reviews
from rostra.server.storage.interface import Storage
from rostra.server.telling import Telling
from rostra.server.thinking import ThinkingQueue
from rostra.server.traffic import Traffic


class TimeSource(Protocol):
    """What time it is, and waiting. Tests use one that they move on themselves."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class SystemTime:
    """The time of the system."""

    now = staticmethod(time.time)
    sleep = staticmethod(asyncio.sleep)


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots take, in seconds."""

    shortest: float = 0.8
    longest: float = 2.0
    patience: float = 35.0
    """How long bots wait for an answer to an offer."""
    composing: float = 0.0
    """How long they wait for somebody who composes one."""
    vote: float = 0.0
    """How long they wait for somebody who could sell a vote."""
    beat: float = 0.0
    """How long a turn lasts at least, so that one can see what happened in the one before."""
    step: float = 0.5
    """Where choices depend on what others may not know, bots play after whole steps, however they thought."""

    def delay(self) -> float:
        """A moment such as a person might take."""
        return random.uniform(self.shortest, self.longest)

    def times(self, factor: float) -> Pace:
        """The same, faster or slower; the steps stay, for they keep secrets."""
        parts = {part.name: factor * getattr(self, part.name) for part in fields(self)}
        return Pace(**parts | {"step": self.step})


USUAL_PACE = Pace(composing=60.0, vote=6.0, beat=1.5)
"""As at a table of people."""

BotFactory = Callable[[str, str, int], bots.Bot]
"""Makes a bot from a game, a level and a seed."""


@dataclass(slots=True)
class Services:
    """What every table of the server uses."""

    storage: Storage
    pool: Executor
    """The threads in which bots think, through ``thinking``."""
    addresses: Addresses
    time: TimeSource = field(default_factory=SystemTime)
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    metrics: Metrics = field(default_factory=Metrics)
    bans: Bans = field(default_factory=Bans)
    levels: Callable[[str], list[str]] = bots.stair
    """The levels of bots that people choose from."""
    budgets: Callable[[str, str], list[str]] = bots.budgets
    make_bot: BotFactory = bots.player
    outgoing: Outgoing = field(default_factory=Outgoing)
    """Calls to other servers."""
    bot_threads: int = 2
    """How many bots think at once."""
    is_paused: bool = False
    """Whether the database has gone away."""
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """Logs are replayed one at a time. Many come at once when another server dies; in as many threads they
    would not be ready any sooner, and moves would wait for their turn among all of them."""
    thinking: ThinkingQueue = field(init=False)
    started: float = field(init=False)
    traffic: Traffic = field(init=False)
    telling: Telling = field(init=False)
    reviews: Reviews = field(init=False)

    def __post_init__(self) -> None:
        """Note when the server started, count what comes in, and time the commits."""
        self.traffic = Traffic(self.limits, self.metrics.dropped)
        self.telling = Telling(self)
        self.reviews = Reviews(self.storage, self.limits, self.time)
        self.started = self.time.now()
        self.storage.time_commits(self.metrics.commit.observe)
        self.thinking = ThinkingQueue(self.pool, self.bot_threads, self.time, self.metrics.bot_wait.observe)
        self.metrics.bots_waiting.set_function(lambda: self.thinking.waiting)

    def characters_of(self, game: str, level: str) -> list[str]:
        """The characters that bots of a level may have: those of the stair, where there are any."""
        return bots.characters(game) if level in bots.stair(game) else []

    def check_bot(self, game: str, bot: BotSeat | SeatBot) -> None:
        """``RequestError`` if there is no such bot; those who know the ladder may name its levels."""
        if bot.level not in self.levels(game) and bot.level not in bots.levels(game):
            raise RequestError("no-such-level")
        if bot.character is not None and bot.character not in self.characters_of(game, bot.level):
            raise RequestError("no-such-character")

    def stand_in_level(self, game: str) -> str:
        """The level of a bot that plays for an absent person: the middle one."""
        levels = self.levels(game)
        return levels[len(levels) // 2]
