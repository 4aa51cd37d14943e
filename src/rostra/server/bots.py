"""Runs the bots at a table: they think when it is their turn (``thinking.py``), and act at a human pace."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from math import ceil, isfinite
from typing import Any, Literal, Protocol

from rostra import bots
from rostra.games import GAMES
from rostra.kernel.game import Action
from rostra.protocol.tables import Option, Reasons
from rostra.server.seats import CHARACTER
from rostra.server.services import Services
from rostra.server.thinking import Thought, TooSlow

log = logging.getLogger("rostra.server")

LONGEST_THOUGHT = 15.0
"""Seconds of thinking, not of waiting for it; then the level below is asked."""
REACTIONS_PER_TURN = 8
"""What a bot does unasked in a turn of others, so that bots cannot keep each other busy forever. Answers are
not counted: the rules limit how much can be offered."""
RETRY, LONGEST_RETRY = 2.0, 60.0
"""Seconds until a bot tries again when the table or the database failed."""
MAX_OPTIONS = 4
"""Options that are stored with a bot's reasons."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What a bot is shown."""

    seen: int
    """How many events it has seen."""
    turn: int
    to_act: bool
    view: dict[str, Any]
    legal: list[Action]
    events: list[dict[str, Any]]
    person: str
    """For whom the bots of this table think: its host."""


Outcome = Literal["played", "illegal", "outdated"]
"""What became of a bot's action; outdated: the game has gone on while it thought."""


class BotTable(Protocol):
    """What the bots ask of their table."""

    async def observe(self, seat: int) -> Observation | None:
        """What a seat sees now; ``None`` when no bot plays it, the game is over or nobody watches."""
        ...

    def held_until(self) -> float:
        """Before when no bot moves, for the sake of people."""
        ...

    @property
    def is_waived(self) -> bool:
        """Whether people do not want to be waited for."""
        ...

    async def play_for_bot(
        self, seat: int, action: Action, seen: int, reasons: Reasons | None = None
    ) -> Outcome:
        """Play an action that a bot chose when it had seen ``seen`` events."""
        ...


class BotFailed(Exception):
    """A bot, and those of all levels below it, raised an error or took too long."""


@dataclass(frozen=True, slots=True)
class _Decision:
    """What a bot wants to do, and why."""

    action: Action
    reasons: Reasons | None


Ask = Callable[[bots.Bot, Observation, int], Action | None]
"""How a bot is asked for a decision or a reaction."""


@dataclass(slots=True)
class _SeatedBot:
    """A bot on its seat."""

    seat: int
    level: str
    players: dict[str, bots.Bot]
    """The bot of its level, and those that play instead of it; none of them remembers anything."""
    notified: asyncio.Event = field(default_factory=asyncio.Event)
    notified_at: float = 0.0
    """When it was notified first since it last looked."""
    task: asyncio.Task[None] | None = None
    turn: int = 0
    reactions: int = 0
    thinks_at: float = 0.0
    asked_at: float | None = None
    """Since when it has been waiting for an answer."""

    def notify(self, now: float) -> None:
        """Have it look again."""
        if not self.notified.is_set():
            self.notified_at = now
            self.notified.set()


class BotRunner:
    """Runs all bots at one table."""

    def __init__(self, services: Services, table: BotTable, game: str, seed: int) -> None:
        """``seed`` is the table's."""
        self._table, self._game, self._seed = table, game, seed
        self._services, self._time = services, services.time
        self.pace = services.pace
        """How long they take; the host may change it."""
        is_secret = game in GAMES and GAMES[game].has_secret_choices  # a damaged table may name no game
        self._step = services.pace.step if is_secret else 0.0
        self.seated: dict[int, _SeatedBot] = {}

    def seat(self, levels: dict[int, str]) -> None:
        """Bots of these levels play these seats from now on, and no others."""
        for seat in self.seated.keys() - levels.keys():
            leaving = self.seated.pop(seat)
            if leaving.task is not None:
                leaving.task.cancel()
        for seat, level in levels.items():
            if seat not in self.seated:
                self.seated[seat] = _SeatedBot(seat, level, {level: self._make(seat, level)})

    def _make(self, seat: int, name: str) -> bots.Bot:
        return self._services.make_bot(self._game, name, bot_seed(self._seed, seat))

    def notify(self, seats: Sequence[int]) -> None:
        """These seats have seen something happen, or must act."""
        for seat in seats:
            bot = self.seated.get(seat)
            if bot is None:
                continue
            bot.notify(self._time.now())
            if bot.task is None or bot.task.done():
                bot.task = asyncio.create_task(self._run(bot))

    @property
    def are_idle(self) -> bool:
        """Whether no bot has anything to do."""
        return all(bot.task is None or bot.task.done() for bot in self.seated.values())

    def stop(self) -> None:
        """Stop all bots."""
        self.seat({})

    async def _run(self, bot: _SeatedBot) -> None:
        """Observe, think and act until there is nothing to do; after a failure, try again later."""
        pause = RETRY
        while bot.notified.is_set():
            bot.thinks_at = bot.notified_at + max(0.0, self.pace.delay() - self._step)
            await self._time.sleep(bot.thinks_at - self._time.now())
            bot.notified.clear()
            try:
                seen = await self._table.observe(bot.seat)
                again = seen is not None and await self._take_turn(bot, seen)
                pause = RETRY
            except Exception:
                log.exception("The bot on seat %s could not do anything", bot.seat)
                await self._time.sleep(pause)
                again, pause = True, min(2 * pause, LONGEST_RETRY)
            if again:
                bot.notify(self._time.now())

    async def _take_turn(self, bot: _SeatedBot, seen: Observation) -> bool:
        """Do something, or nothing; whether to observe again at once."""
        if bot.turn != seen.turn:
            bot.turn, bot.reactions, bot.asked_at = seen.turn, 0, None
        if seen.to_act:
            return await self._decide(bot, seen)
        is_asked = any(action["type"] == "reject" for action in seen.legal)
        if bot.reactions >= REACTIONS_PER_TURN and not is_asked:
            return False
        bot.reactions += not is_asked
        try:
            decision = await self._think(bot, _react, seen)
        except BotFailed:
            return False
        if decision is None:
            return False
        outcome = await self._play(bot, decision, seen)
        if outcome == "outdated":
            bot.reactions -= not is_asked  # it has to think again
        if outcome == "illegal":
            log.warning("The bot on seat %s wanted to do something illegal", bot.seat)
        return outcome != "illegal"

    async def _decide(self, bot: _SeatedBot, seen: Observation) -> bool:
        now = self._time.now()
        patience = 0.0 if self._table.is_waived else self.pace.patience
        waited = bot.asked_at is not None and now - bot.asked_at >= patience
        outcome: Outcome = "illegal"
        try:
            decision = await self._think(bot, partial(_decide, waited=waited), seen)
        except BotFailed:
            decision, waited = None, True
        if decision is None and not waited:
            bot.asked_at = now if bot.asked_at is None else bot.asked_at
            await self._wait(bot, bot.asked_at + patience - now)
            return True
        if decision is not None and decision.action["type"] != "offer":
            held = self._table.held_until() - self._time.now()
            if held > 0:
                await self._wait(bot, held)
                return True  # to look again: somebody may have said something
        if decision is not None:
            outcome = await self._play(bot, decision, seen)
        if outcome == "illegal":
            log.warning("The bot on seat %s had to act and could not: it plays at random", bot.seat)
            await self._play(bot, _Decision(random.choice(_moves(seen)), None), seen)
        return True

    async def _play(self, bot: _SeatedBot, decision: _Decision, seen: Observation) -> Outcome:
        await self._time.sleep(self._acts_at(bot) - self._time.now())
        return await self._table.play_for_bot(bot.seat, decision.action, seen.seen, decision.reasons)

    async def _wait(self, bot: _SeatedBot, seconds: float) -> None:
        """Wait until something happens, but no longer than that."""
        notified = asyncio.create_task(bot.notified.wait())
        patience = asyncio.create_task(self._time.sleep(max(0.0, seconds)))
        try:
            await asyncio.wait((notified, patience), return_when=asyncio.FIRST_COMPLETED)
        finally:
            notified.cancel()
            patience.cancel()

    def _acts_at(self, bot: _SeatedBot) -> float:
        """When a bot that has decided acts.

        Where choices may be secret, the schedule was made before it began to think, and is kept: how long it
        thought does not show.
        """
        now = self._time.now()
        if not self._step:
            return now
        steps = max(1, ceil((now - bot.thinks_at) / self._step))
        return bot.thinks_at + steps * self._step

    async def _think(self, bot: _SeatedBot, ask: Ask, seen: Observation) -> _Decision | None:
        """What a bot wants to do; if it fails or takes too long, what one of the levels below does."""
        for level in self._at_most(bot.level):
            names = self._services.budgets(self._game, level)
            thoughts = [self._thought(bot, name, ask, seen) for name in names]
            try:
                return await self._services.thinking.think(seen.person, self, thoughts, LONGEST_THOUGHT)
            except TooSlow:
                log.warning("A bot of level %s thought for too long", level)
                bot.players.clear()  # one of them still thinks
            except Exception:
                log.exception("A bot of level %s could not think", level)
        raise BotFailed

    def _at_most(self, level: str) -> list[str]:
        """A level and those below it, the strongest first."""
        base, slash, character = level.partition(CHARACTER)
        for levels in (self._services.levels(self._game), bots.levels(self._game)):
            if base in levels:
                return [f"{below}{slash}{character}" for below in levels[levels.index(base) :: -1]]
        return [level]

    def _thought(self, bot: _SeatedBot, name: str, ask: Ask, seen: Observation) -> Thought[_Decision | None]:
        if name not in bot.players:
            bot.players[name] = self._make(bot.seat, name)
        player = bot.players[name]

        def think() -> _Decision | None:
            action = ask(player, seen, bot.seat)
            return None if action is None else _Decision(action, reasons_for(action, player.reasons))

        return Thought((self._game, name, seen.to_act), think)


def _decide(bot: bots.Bot, seen: Observation, seat: int, waited: bool) -> Action | None:
    return bot.decide(seen.view, seen.legal, seat, seen.events, waited=waited)


def _react(bot: bots.Bot, seen: Observation, seat: int) -> Action | None:
    return bot.react(seen.view, seen.legal, seat, seen.events)


def bot_seed(table: int, seat: int) -> int:
    """The seed of the bot on a seat: the same after a restart, and as secret as the table's."""
    size = 6 if table < 2**64 else 16  # bots at tables from before stay who they were
    return int.from_bytes(blake2b(f"bot {seat} of {table}".encode(), digest_size=size).digest(), "big")


def _moves(seen: Observation) -> list[Action]:
    """What moves the game on, rather than talk."""
    return bots.moves(seen.view, seen.legal) or seen.legal


def reasons_for(action: Action, thought: bots.Reasons | None) -> Reasons | None:
    """A bot's last thoughts as they are stored, if they were about this action; the action comes first."""
    if thought is None:
        return None
    options = [Option(dict(o.action), float(o.value)) for o in thought.options if isfinite(o.value)]
    chosen = next((option for option in options if _matches(option.action, action)), None)
    if chosen is None:
        return None
    others = [option for option in options if option is not chosen]
    chance = None if thought.chance is None else float(thought.chance)
    return Reasons([chosen, *others][:MAX_OPTIONS], chance, int(thought.simulations))


def _matches(option: dict[str, Any], action: Action) -> bool:
    """Whether this option was played; an answer to an offer also names the offer."""
    return all(action.get(part) == value for part, value in option.items())
