"""One game of a tournament: bots around a table, each shown what its seat sees and nothing else (B1)."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter_ns, process_time_ns
from typing import Any

import rostra
from rostra.bots import Bot
from rostra.kernel.game import Action, IllegalAction

PATIENCE = 24
"""What a seat may say in a turn; then it is not asked for its reactions any more, and told to act."""
ENOUGH = 2 * PATIENCE
"""A seat that has said so much in a turn and still does not act never will."""


class Forfeit(Exception):
    """A bot failed: it raised, played what is illegal, or did not act when it had to."""

    def __init__(self, seat: int, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.seat, self.why, self.trace = seat, why, trace


@dataclass(slots=True)
class Place:
    """A seat with the bot on it, and what is known of it."""

    seat: int
    bot: Bot
    events: list[dict[str, Any]] = field(default_factory=list)
    """Everything the seat has seen."""
    answered: int = -1
    """How many of these events it knew when it was last asked."""
    said: int = 0
    """What it has done this turn."""
    chances: list[float] = field(default_factory=list)
    """Its own chance to win as it saw it at its decisions."""
    deciding: list[int] = field(default_factory=list)
    """How long a core worked on each decision, in microseconds."""
    reacting: list[int] = field(default_factory=list)
    """The same for what it need not have answered."""
    waiting: list[int] = field(default_factory=list)
    """How long each decision took by the clock on the wall, where others use the cores too."""


class Match:
    """A game being played.

    A seat is asked again only when it has seen something new: bots have no memory, so the same question would
    get the same answer.
    """

    def __init__(self, table: rostra.Table, bots: Sequence[Bot]) -> None:
        self.table = table
        self.places = [Place(seat, bot) for seat, bot in enumerate(bots)]
        self.actions = 0
        self.forfeit: Forfeit | None = None
        self._turn = 0

    def play(self, until_turn: int | None = None) -> None:
        """Play to the end, or up to a turn; a bot that fails ends the game."""
        try:
            while self.table.result is None and (until_turn is None or self.table.turn < until_turn):
                self._talk()
                self._act()
        except Forfeit as forfeit:
            self.forfeit = forfeit

    def _talk(self) -> None:
        """Let everybody who need not act say something, until all is said."""
        busy = True
        while busy:
            busy = False
            for place in self.places:
                if place.seat not in self.table.to_act and self._has_news(place) and place.said < PATIENCE:
                    busy = self._react(place) or busy

    def _act(self) -> None:
        """Let one of the seats that must act do so. Those who wait for answers got all there are."""
        waiting = [self.places[seat] for seat in self.table.to_act]
        for place in waiting:
            if self._has_news(place) and place.said < PATIENCE and self._decide(place):
                return
        if not self._decide(waiting[0], waited=True):
            raise Forfeit(waiting[0].seat, "it had to act and did nothing")

    def _has_news(self, place: Place) -> bool:
        place.events += self.table.events(place.seat, since=len(place.events))
        return len(place.events) > place.answered

    def _react(self, place: Place) -> bool:
        seen = self._shown(place)
        return self._play(place, _timed(place, place.reacting, lambda: place.bot.react(*seen)))

    def _decide(self, place: Place, waited: bool = False) -> bool:
        seen, before = self._shown(place), place.bot.reasons
        action = _timed(place, place.deciding, lambda: place.bot.decide(*seen, waited=waited))
        reasons = place.bot.reasons
        if (
            action is not None
            and reasons is not None
            and reasons is not before
            and reasons.chance is not None
        ):
            place.chances.append(round(float(reasons.chance), 4))
        return self._play(place, action)

    def _shown(self, place: Place) -> tuple[Any, Any, int, Any]:
        """What the bot gets to see: lists of its own, so that it cannot touch the table's."""
        place.answered = len(place.events)
        return self.table.view(place.seat), self.table.legal(place.seat), place.seat, list(place.events)

    def _play(self, place: Place, action: Action | None) -> bool:
        """Do what a bot wants; whether that was anything."""
        if action is None:
            return False
        try:
            self.table.play(place.seat, action)
        except IllegalAction as error:
            raise Forfeit(place.seat, f"{action} is illegal: {error}") from error
        self.actions += 1
        self._count(place)
        return True

    def _count(self, place: Place) -> None:
        if self._turn != self.table.turn:
            self._turn = self.table.turn
            for other in self.places:
                other.said = 0
        place.said += 1
        if place.said > ENOUGH:
            raise Forfeit(place.seat, f"it said {place.said} things in one turn and did not act")


def _timed(place: Place, times: list[int], ask: Callable[[], Action | None]) -> Action | None:
    """What a bot answers, and how long that took."""
    began, worked = perf_counter_ns(), process_time_ns()
    try:
        action = ask()
    except Exception as error:
        why = "".join(traceback.format_exception_only(error)).strip()
        raise Forfeit(place.seat, why, "".join(traceback.format_exception(error))) from error
    times.append((process_time_ns() - worked) // 1000)
    if times is place.deciding:
        place.waiting.append((perf_counter_ns() - began) // 1000)
    return action
