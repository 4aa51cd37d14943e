"""The bots at a table: they think in threads of their own, at a human pace, and never hold the table up."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from typing import Any, Protocol

from rostra import bots
from rostra.kernel.game import Action
from rostra.protocol.tables import Reasons
from rostra.server.hourglass import Hourglass
from rostra.server.tables.reasons import reasons_for

log = logging.getLogger("rostra.server")

LONGEST_THOUGHT = 15.0
"""Seconds; then something is done without thinking."""
REACTIONS_A_TURN = 8
"""What a bot does in a turn of others; so bots cannot keep each other busy for ever."""
RETRY, LONGEST_RETRY = 2.0, 60.0
"""Seconds after which a bot tries again, when the table or the database failed it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots take, in seconds."""

    shortest: float = 0.8
    longest: float = 2.0
    patience: float = 35.0
    """How long a bot waits for an answer to an offer."""

    def delay(self) -> float:
        """A moment, as a person might take it."""
        return random.uniform(self.shortest, self.longest)


@dataclass(frozen=True, slots=True)
class Glance:
    """What a bot is shown."""

    seen: int
    """How many events it has been told of."""
    turn: int
    to_act: bool
    view: dict[str, Any]
    legal: list[Action]
    events: list[dict[str, Any]]


class Desk(Protocol):
    """What bots ask of the table they sit at."""

    async def glance(self, seat: int) -> Glance | None:
        """What a seat sees now; ``None`` when no bot plays it or the game is over."""
        ...

    async def bot_acts(
        self, seat: int, action: Action, seen: int, reasons: Reasons | None = None
    ) -> bool | None:
        """Play a bot's action. ``False``: it is illegal; ``None``: the game has gone on meanwhile."""
        ...


class Senseless(Exception):
    """A bot failed to think."""


@dataclass(frozen=True, slots=True)
class _Thought:
    """What a bot wants to do, and why."""

    action: Action
    reasons: Reasons | None


@dataclass(slots=True)
class _Mind:
    """One bot."""

    bot: bots.Bot
    stirred: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    turn: int = 0
    reactions: int = 0
    asked_at: float | None = None
    """Since when it waits for an answer."""


Maker = Callable[[str, str, int], bots.Bot]


class Opponents:
    """All bots at one table."""

    def __init__(
        self, game: str, seed: int, desk: Desk, time: Hourglass, pace: Pace, pool: Executor, maker: Maker
    ) -> None:
        """``seed`` is the table's."""
        self._game, self._desk, self._time, self._pace, self._pool = game, desk, time, pace, pool
        self._seed, self._maker = seed, maker
        self._minds: dict[int, _Mind] = {}

    def seat(self, levels: dict[int, str]) -> None:
        """These seats are played by bots of these levels, and no others."""
        for seat in self._minds.keys() - levels.keys():
            mind = self._minds.pop(seat)
            if mind.task is not None:
                mind.task.cancel()
        for seat, level in levels.items():
            if seat not in self._minds:
                self._minds[seat] = _Mind(self._maker(self._game, level, seed_of(self._seed, seat)))

    def stir(self, seats: Sequence[int]) -> None:
        """These seats have seen something happen, or must act."""
        for seat in seats:
            mind = self._minds.get(seat)
            if mind is None:
                continue
            mind.stirred.set()
            if mind.task is None or mind.task.done():
                mind.task = asyncio.create_task(self._live(seat, mind))

    @property
    def are_idle(self) -> bool:
        """Whether no bot has anything in mind."""
        return all(mind.task is None or mind.task.done() for mind in self._minds.values())

    def stop(self) -> None:
        """Leave the table."""
        self.seat({})

    async def _live(self, seat: int, mind: _Mind) -> None:
        """Look, think and act, until there is nothing to do; what cannot be done now is tried again."""
        pause = RETRY
        while mind.stirred.is_set():
            mind.stirred.clear()
            await self._time.sleep(self._pace.delay())
            try:
                glance = await self._desk.glance(seat)
                again = glance is not None and await self._turn(seat, mind, glance)
                pause = RETRY
            except Exception:
                log.exception("The bot on seat %s could not do anything", seat)
                await self._time.sleep(pause)
                again, pause = True, min(2 * pause, LONGEST_RETRY)
            if again:
                mind.stirred.set()

    async def _turn(self, seat: int, mind: _Mind, glance: Glance) -> bool:
        """Do something, or nothing; whether to look again at once."""
        if mind.turn != glance.turn:
            mind.turn, mind.reactions, mind.asked_at = glance.turn, 0, None
        if glance.to_act:
            return await self._decide(seat, mind, glance)
        if mind.reactions >= REACTIONS_A_TURN:
            return False
        mind.reactions += 1
        try:
            thought = await self._think(mind.bot, mind.bot.react, seat, glance)
        except Senseless:
            return False
        if thought is None:
            return False
        played = await self._desk.bot_acts(seat, thought.action, glance.seen, thought.reasons)
        if played is None:
            mind.reactions -= 1  # it has to think again
        if played is False:
            log.warning("A bot wanted to play %s, which is illegal", thought.action)
        return played is not False

    async def _decide(self, seat: int, mind: _Mind, glance: Glance) -> bool:
        now = self._time.now()
        waited = mind.asked_at is not None and now - mind.asked_at >= self._pace.patience

        played: bool | None = False
        try:
            thought = await self._think(mind.bot, partial(mind.bot.decide, waited=waited), seat, glance)
            if thought is None and not waited:
                mind.asked_at = now if mind.asked_at is None else mind.asked_at
                await self._wait(mind, mind.asked_at + self._pace.patience - now)
                return True
            if thought is not None:
                played = await self._desk.bot_acts(seat, thought.action, glance.seen, thought.reasons)
        except Senseless:
            pass
        if played is False:
            log.warning("The bot on seat %s had to act and could not: it plays at random", seat)
            await self._desk.bot_acts(seat, random.choice(_moves(glance)), glance.seen)
        return True

    async def _wait(self, mind: _Mind, seconds: float) -> None:
        """Until something happens, but not longer than that."""
        stirred = asyncio.create_task(mind.stirred.wait())
        patience = asyncio.create_task(self._time.sleep(max(0.0, seconds)))
        try:
            await asyncio.wait((stirred, patience), return_when=asyncio.FIRST_COMPLETED)
        finally:
            stirred.cancel()
            patience.cancel()

    async def _think(
        self, bot: bots.Bot, way: Callable[..., Action | None], seat: int, glance: Glance
    ) -> _Thought | None:
        """What a bot makes of what it sees, or ``Senseless`` if it fails or takes for ever."""

        def think() -> _Thought | None:
            action = way(glance.view, glance.legal, seat, glance.events)
            return None if action is None else _Thought(action, reasons_for(action, bot.reasons))

        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._pool, think), LONGEST_THOUGHT)
        except TimeoutError:
            log.warning("A bot thought for too long")
            raise Senseless from None
        except Exception:
            log.exception("A bot could not think")
            raise Senseless from None


def seed_of(table: int, seat: int) -> int:
    """The seed of the bot on a seat: the same after a restart, and as secret as the table's."""
    return int.from_bytes(blake2b(f"bot {seat} of {table}".encode(), digest_size=6).digest(), "big")


def _moves(glance: Glance) -> list[Action]:
    """What takes the game on, rather than talk."""
    moves = [action for action in glance.legal if action["type"] not in bots.TALK]
    return moves or glance.legal
