"""Reviews a game of Quo Vadis?."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rostra.kernel.game import InvalidInput
from rostra.review import Progress
from rostra.review.quo_vadis import bargains
from rostra.review.quo_vadis.curve import Curve
from rostra.review.quo_vadis.decisions import judged
from rostra.review.quo_vadis.judge import Judge, evaluator_of
from rostra.review.quo_vadis.value import MissedDeal, QuoVadisReview, StruckDeal
from rostra.review.quo_vadis.walk import last_view, walk
from rostra.review.value import Decision, balances, summaries

STRUCK = ("settled", "void")
"""How deals end that were struck."""


def review(record: dict[str, Any], depth: float, progress: Progress) -> QuoVadisReview:
    """Review a finished game; of a consular election (Q25) the judge knows too little."""
    if "consular-election" in record["variants"]:
        raise InvalidInput("review-election")
    return reviewed(record, depth, Judge(evaluator_of(depth), record["seed"]), progress)


def reviewed(record: dict[str, Any], depth: float, judge: Judge, progress: Progress) -> QuoVadisReview:
    """Review a game with a judge."""
    curve, last = Curve(record, judge), last_view(record)
    struck = {deal["deal"] for deal in last["deals"] if deal["status"] in STRUCK}
    decisions: list[Decision] = []
    deals: list[StruckDeal] = []
    missed: list[MissedDeal] = []
    for step in walk(record):
        curve.add(step)
        decisions += filter(None, [judged(step, judge.evaluator, struck)])
        deals += bargains.struck(step, judge.evaluator)
        missed += filter(None, [bargains.missed(step, judge.evaluator)])
        progress((step.number + 1) / len(record["actions"]))
    decisions = [_in_the_end(each, last["deals"]) for each in decisions]
    return QuoVadisReview(
        game=record["game"],
        players=record["players"],
        depth=depth,
        result=record["result"],
        curve=curve.moments,
        balances=balances(curve.moments),
        decisions=decisions,
        summaries=summaries(decisions, record["players"]),
        deals=bargains.with_ends(deals, last, curve.moments),
        missed=missed,
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
