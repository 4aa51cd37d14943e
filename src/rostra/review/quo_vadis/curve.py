"""The curve: everybody's chance to win after every action, and after every draw that followed it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rostra.bots.bot import View
from rostra.bots.quo_vadis.evaluators import Chances
from rostra.bots.quo_vadis.seat_view import turns_stood_still
from rostra.games.quo_vadis.components import NUMBER_OF_PLACE
from rostra.review.quo_vadis.judge import Judge
from rostra.review.quo_vadis.walk import Step, opening, walk
from rostra.review.value import Moment, balances


class Curve:
    """The curve of one game, drawn step by step."""

    def __init__(self, record: dict[str, Any], judge: Judge) -> None:
        """Before the laurels are laid and a seat is drawn to begin, all seats are alike.

        Where the record says how the game begins, that is the beginning.
        """
        view, self._heard = opening(record)
        self._judge = judge
        begun = judge.chances(view, turns_stood_still(self._heard))
        turn, told, players = view["turn"], list(self._heard), record["players"]
        if record["position"] is None and "start" not in record["options"]:
            even = Moment(None, turn, "begin", None, None, [], [1 / players] * players)
            self.moments = [even, Moment(None, turn, "luck", None, None, told, begun)]
        else:
            self.moments = [Moment(None, turn, "begin", None, None, told, begun)]

    @property
    def chances(self) -> Chances:
        """Everybody's chances now."""
        return self.moments[-1].chances

    def add(self, step: Step) -> None:
        """One more action: what it changed, and then what chance did."""
        if self.add_luck(step):
            return
        if _is_same(step.before, step.after):
            self._add(step, self.chances)
        else:
            self._add(step, self._judge.chances(step.after, turns_stood_still(self._heard)))

    def add_luck(self, step: Step) -> bool:
        """The same, if the action was followed by a draw; whether it was."""
        self._judge.learn(step, turns_stood_still(self._heard))
        self._heard += step.events
        place = _drawn_on(step)
        if place is None:
            return False
        before, after = self._judge.draw(step.after, place, turns_stood_still(self._heard))
        self._add(step, before)
        self.moments.append(Moment(step.number, step.turn, "luck", step.seat, None, [], after))
        return True

    def _add(self, step: Step, chances: Chances) -> None:
        self.moments.append(
            Moment(step.number, step.turn, "decision", step.seat, step.action, step.events, chances)
        )


def curve_of(record: dict[str, Any], judge: Judge) -> list[Moment]:
    """The whole curve of a game, and nothing else of its review."""
    curve = Curve(record, judge)
    for step in walk(record, by_seats=False):
        curve.add(step)
    return curve.moments


def at_turns(record: dict[str, Any], judge: Judge, every: int = 1) -> Iterator[tuple[View, Chances]]:
    """The table and the chances as turns begin, one turn in so many, and nothing between them."""
    heard: list[dict[str, Any]] = []
    turn = 0
    for step in walk(record, by_seats=False):
        still = turns_stood_still(heard)
        if step.turn != turn and step.turn % every == 0:
            yield step.before, judge.chances(step.before, still)
        turn = step.turn
        judge.learn(step, still)
        heard += step.events


def luck_of(record: dict[str, Any], judge: Judge) -> list[float]:
    """What chance brought to each seat: as the whole curve has it, at a part of its cost."""
    curve = Curve(record, judge)
    for step in walk(record, by_seats=False):
        curve.add_luck(step)
    return [each.luck for each in balances(curve.moments)]


def _drawn_on(step: Step) -> int | None:
    """The place on which a laurel was turned up that still makes a difference."""
    if step.after["result"] is not None:
        return None
    drew = [event for event in step.events if event["kind"] == "advance" and event["drawn"] is not None]
    return NUMBER_OF_PLACE[drew[0]["path"]] if drew else None


def _is_same(before: View, after: View) -> bool:
    """Whether nothing has happened that the judge looks at: something was only said."""
    return _judged(before) == _judged(after)


def _judged(view: View) -> list[Any]:
    struck = [deal["deal"] for deal in view["deals"] if deal["status"] == "struck"]
    return [view["turn"], view["stage"], view["pledges"], view["granted"], struck]
