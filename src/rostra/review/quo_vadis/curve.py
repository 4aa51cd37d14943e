"""The curve: everybody's chance to win after every action, and after every draw that followed it."""

from __future__ import annotations

from typing import Any

from rostra.bots.bot import View
from rostra.bots.quo_vadis.evaluators import Chances
from rostra.bots.quo_vadis.seat_view import turns_stood_still
from rostra.games.quo_vadis.components import NUMBER_OF_PLACE
from rostra.review.quo_vadis.judge import Judge
from rostra.review.quo_vadis.walk import Step, opening, walk
from rostra.review.value import Moment


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
        self._heard += step.events
        place = _drawn_on(step)
        if place is not None:
            before, after = self._judge.draw(step.after, place, turns_stood_still(self._heard))
            self._add(step, before)
            self.moments.append(Moment(step.number, step.turn, "luck", step.seat, None, [], after))
        elif _is_same(step.before, step.after):
            self._add(step, self.chances)
        else:
            self._add(step, self._judge.chances(step.after, turns_stood_still(self._heard)))

    def _add(self, step: Step, chances: Chances) -> None:
        self.moments.append(
            Moment(step.number, step.turn, "decision", step.seat, step.action, step.events, chances)
        )


def curve_of(record: dict[str, Any], judge: Judge) -> list[Moment]:
    """The whole curve of a game, and nothing else of its review."""
    curve = Curve(record, judge)
    for step in walk(record):
        curve.add(step)
    return curve.moments


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
