"""Reviews a game of Quo Vadis?."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rostra.bots.quo_vadis.evaluators import Evaluator
from rostra.review.quo_vadis import bargains
from rostra.review.quo_vadis.curve import Curve, luck_of
from rostra.review.quo_vadis.decisions import judged
from rostra.review.quo_vadis.judge import DEEPER, Judge, evaluator_of
from rostra.review.quo_vadis.value import MissedDeal, QuoVadisReview, StruckDeal
from rostra.review.quo_vadis.walk import Step, last_view, walk
from rostra.review.value import Decision, balances, summaries

STRUCK = ("settled", "void")
"""How deals end that were struck."""
CURVE = 0.2
"""Which share of the work the curve is, about."""


def partial(record: dict[str, Any], depth: float) -> Iterator[QuoVadisReview]:
    """The review of a finished game as it grows."""
    judge = Judge(evaluator_of(depth), record["seed"])
    return reviews(record, depth, judge, evaluator_of(DEEPER * depth))


def luck(record: dict[str, Any], depth: float) -> list[float]:
    """What the start player and the laurels drawn brought to each seat."""
    return luck_of(record, Judge(evaluator_of(depth), record["seed"]))


def reviews(
    record: dict[str, Any], depth: float, judge: Judge, deeper: Evaluator | None = None
) -> Iterator[QuoVadisReview]:
    """What a judge says of a game, a turn more each time: first the whole curve, then all decisions.

    ``deeper`` has another look at decisions that would get a name.
    """
    growing, count = _Growing(record, depth, judge, deeper), len(record["actions"])
    for step in walk(record, by_seats=False):
        growing.curve.add(step)
        if step.ends_turn:
            yield growing.value(CURVE * (step.number + 1) / count)
    for step in walk(record):
        growing.judge_step(step)
        if step.ends_turn:
            yield growing.value(CURVE + (1 - CURVE) * (step.number + 1) / count)
    yield growing.value(1.0)


class _Growing:
    """A review in the making."""

    def __init__(self, record: dict[str, Any], depth: float, judge: Judge, deeper: Evaluator | None) -> None:
        self.record, self.depth, self.judge, self.deeper = record, depth, judge, deeper
        self.curve, self.last = Curve(record, judge), last_view(record)
        self.struck = {deal["deal"] for deal in self.last["deals"] if deal["status"] in STRUCK}
        self.decisions: list[Decision] = []
        self.deals: list[StruckDeal] = []
        self.missed: list[MissedDeal] = []

    def judge_step(self, step: Step) -> None:
        """What an action cost, the deal that it struck, and the one that it could have been made with."""
        evaluator = self.judge.evaluator
        found = judged(step, evaluator, self.struck, self.deeper)
        self.decisions += [_in_the_end(found, self.last["deals"])] if found else []
        self.deals += bargains.struck(step, evaluator)
        self.missed += filter(None, [bargains.missed(step, evaluator)])

    def value(self, done: float) -> QuoVadisReview:
        """All that is known by now."""
        curve, players = self.curve.moments, self.record["players"]
        return QuoVadisReview(
            game=self.record["game"],
            players=players,
            depth=self.depth,
            result=self.record["result"],
            curve=[*curve],
            balances=balances(curve),
            decisions=[*self.decisions],
            summaries=summaries(self.decisions, players),
            deals=bargains.with_ends(self.deals, self.last, curve),
            missed=[*self.missed],
            done=done,
        )


def _in_the_end(decision: Decision, deals: Sequence[Mapping[str, Any]]) -> Decision:
    """A decision in the light of the whole turn: to refuse an offer and strike another is to bargain."""
    if decision.action["type"] != "reject":
        return decision
    bargained = any(
        deal["turn"] == decision.turn
        and deal["deal"] > decision.action["deal"]
        and deal["status"] in STRUCK
        and decision.seat in (deal["by"], *deal["to"])
        for deal in deals
    )
    return msgspec.structs.replace(decision, matters=False, size=None) if bargained else decision
