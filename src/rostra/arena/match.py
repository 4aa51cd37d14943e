"""One game of a tournament: bots around a table, each shown what its seat sees and nothing else (B1)."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter_ns, process_time_ns
from typing import Any

import rostra
from rostra.arena.tournament import Fixture
from rostra.bots import Bot
from rostra.kernel.game import Action, IllegalAction

TALK_LIMIT = 24
"""After this many actions in a turn a seat is no longer asked for reactions, and is told to act."""
FORFEIT_LIMIT = 2 * TALK_LIMIT
"""After this many actions in a turn a bot forfeits: it will never end its turn."""
FORFEIT = "forfeit"
MIXED = "mixed"
"""Stands for the faction of a seat that ended with cards of two."""

GameResult = dict[str, Any]
"""A finished game as the journal keeps it: plain data. Only ``times`` depends on the machine."""


class Forfeit(Exception):
    """A bot failed: it raised, played an illegal action, or did not act when it had to."""

    def __init__(self, seat: int, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.seat, self.why, self.trace = seat, why, trace


@dataclass(slots=True)
class SeatedBot:
    """A bot on its seat, and what is known about it."""

    seat: int
    bot: Bot
    events: list[dict[str, Any]] = field(default_factory=list)
    """Everything the seat has seen."""
    answered: int = -1
    """How many of these events it knew when it was last asked."""
    actions: int = 0
    """How many actions it has played this turn."""
    chances: list[float] = field(default_factory=list)
    """Its own estimate of its chance to win, at each decision."""
    deciding: list[int] = field(default_factory=list)
    """Processor time of each decision, in microseconds."""
    reacting: list[int] = field(default_factory=list)
    """Processor time of each voluntary reaction."""
    waiting: list[int] = field(default_factory=list)
    """Elapsed time of each decision; it grows when other programs use the cores."""


class Match:
    """A game being played.

    A seat is asked again only when it has seen something new: bots have no memory, so the same question would
    get the same answer.
    """

    def __init__(self, table: rostra.Table, bots: Sequence[Bot]) -> None:
        self.table = table
        self.bots = [SeatedBot(seat, bot) for seat, bot in enumerate(bots)]
        self.actions = 0
        self.forfeit: Forfeit | None = None
        self._turn = 0

    def play(self, until_turn: int | None = None) -> None:
        """Play to the end, or up to a turn; a bot that fails ends the game."""
        try:
            while self.table.result is None and (until_turn is None or self.table.turn < until_turn):
                self._collect_reactions()
                self._act()
        except Forfeit as forfeit:
            self.forfeit = forfeit

    def _collect_reactions(self) -> None:
        """Ask everybody who need not act for a reaction, until nobody has one."""
        busy = True
        while busy:
            busy = False
            for bot in self.bots:
                if bot.seat not in self.table.to_act and self._has_news(bot) and bot.actions < TALK_LIMIT:
                    busy = self._react(bot) or busy

    def _act(self) -> None:
        """Let one of the seats that must act do so; a bot that waits for answers has had them all."""
        to_act = [self.bots[seat] for seat in self.table.to_act]
        for bot in to_act:
            if self._has_news(bot) and bot.actions < TALK_LIMIT and self._decide(bot):
                return
        if not self._decide(to_act[0], waited=True):
            raise Forfeit(to_act[0].seat, "it had to act and did nothing")

    def _has_news(self, bot: SeatedBot) -> bool:
        bot.events += self.table.events(bot.seat, since=len(bot.events))
        return len(bot.events) > bot.answered

    def _react(self, bot: SeatedBot) -> bool:
        seen = self._shown(bot)
        return self._play(bot, _timed(bot, bot.reacting, lambda: bot.bot.react(*seen)))

    def _decide(self, bot: SeatedBot, waited: bool = False) -> bool:
        seen, before = self._shown(bot), bot.bot.reasons
        action = _timed(bot, bot.deciding, lambda: bot.bot.decide(*seen, waited=waited))
        reasons = bot.bot.reasons if bot.bot.reasons is not before else None
        if action is not None and reasons is not None and reasons.chance is not None:
            bot.chances.append(round(float(reasons.chance), 4))
        return self._play(bot, action)

    def _shown(self, bot: SeatedBot) -> tuple[Any, Any, int, Any]:
        """What the bot gets to see: copies of the lists, so that it cannot touch the table's."""
        bot.answered = len(bot.events)
        return self.table.view(bot.seat), self.table.legal(bot.seat), bot.seat, list(bot.events)

    def _play(self, bot: SeatedBot, action: Action | None) -> bool:
        """Play what a bot wants; whether it wanted anything."""
        if action is None:
            return False
        try:
            self.table.play(bot.seat, action)
        except IllegalAction as error:
            raise Forfeit(bot.seat, f"{action} is illegal: {error}") from error
        self.actions += 1
        self._count(bot)
        return True

    def _count(self, bot: SeatedBot) -> None:
        if self._turn != self.table.turn:
            self._turn = self.table.turn
            for other in self.bots:
                other.actions = 0
        bot.actions += 1
        if bot.actions > FORFEIT_LIMIT:
            raise Forfeit(bot.seat, f"it talked {bot.actions} times in one turn and did not act")


def _timed(bot: SeatedBot, times: list[int], ask: Callable[[], Action | None]) -> Action | None:
    """What a bot answers, and how long that took."""
    began, worked = perf_counter_ns(), process_time_ns()
    try:
        action = ask()
    except Exception as error:
        why = "".join(traceback.format_exception_only(error)).strip()
        raise Forfeit(bot.seat, why, "".join(traceback.format_exception(error))) from error
    times.append((process_time_ns() - worked) // 1000)
    if times is bot.deciding:
        bot.waiting.append((perf_counter_ns() - began) // 1000)
    return action


def game_result(fixture: Fixture, match: Match) -> GameResult:
    """The result of a game that is over, or that a bot forfeited."""
    return {
        "number": fixture.number,
        "seed": fixture.seed,
        "seating": list(fixture.seating),
        **_outcome(match),
        "turns": match.table.turn,
        "actions": match.actions,
        **_talk_counts(match),
        "chances": [bot.chances for bot in match.bots],
        "times": {
            "decide": [bot.deciding for bot in match.bots],
            "wall": [bot.waiting for bot in match.bots],
            "react": [bot.reacting for bot in match.bots],
        },
    }


def _outcome(match: Match) -> GameResult:
    """How it ended; a forfeited game has no winners."""
    if match.forfeit is not None:
        lost = {"seat": match.forfeit.seat, "why": match.forfeit.why, "trace": match.forfeit.trace}
        return {
            "winners": [], "reason": FORFEIT, "scores": None, "faction": None, "hands": None, "forfeit": lost
        }  # fmt: skip
    result = match.table.result or {}
    scores = result["scores"]
    return {
        "winners": result["winners"],
        "reason": result["reason"],
        "scores": None if scores is None else [scores.get(bot.seat) for bot in match.bots],
        "faction": result["faction"],
        "hands": _hands(match),
        "forfeit": None,
    }


def _hands(match: Match) -> list[str] | None:
    """The faction of each seat at the end, where a game has factions (I16); ``MIXED`` for two."""
    hands = next((event["hands"] for event in reversed(match.table.events(None)) if "hands" in event), None)
    return hands and [cards[0] if len(set(cards)) == 1 else MIXED for cards in hands]


def _talk_counts(match: Match) -> GameResult:
    """Counts of deals, promises and claims; only those who know a deal see it, so all seats are asked."""
    seen = [event for bot in match.bots for event in match.table.events(bot.seat) if "deal" in event]

    def deals(kind: str) -> int:
        return len({event["deal"] for event in seen if event["kind"] == kind})

    promises = {
        (event["deal"], event["clause"]): event["status"] for event in seen if event["kind"] == "promise"
    }
    return {
        "offers": deals("offer"),
        "struck": deals("struck"),
        "void": deals("void"),
        "broken": sum(status == "broken" for status in promises.values()),
        "claims": sum(event["kind"] == "claim" for event in match.table.events(None)),
    }
