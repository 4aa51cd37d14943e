"""Reviews a game of Quo Vadis?."""

from __future__ import annotations

from typing import Any

from rostra.kernel.game import InvalidInput
from rostra.review import Progress
from rostra.review.quo_vadis.curve import Curve
from rostra.review.quo_vadis.judge import Judge, evaluator_of
from rostra.review.quo_vadis.value import QuoVadisReview
from rostra.review.quo_vadis.walk import walk
from rostra.review.value import balances, summaries


def review(record: dict[str, Any], depth: float, progress: Progress) -> QuoVadisReview:
    """Review a finished game; of a consular election (Q25) the judge knows too little."""
    if "consular-election" in record["variants"]:
        raise InvalidInput("review-election")
    return reviewed(record, depth, Judge(evaluator_of(depth), record["seed"]), progress)


def reviewed(record: dict[str, Any], depth: float, judge: Judge, progress: Progress) -> QuoVadisReview:
    """Review a game with a judge."""
    curve = Curve(record, judge)
    for step in walk(record):
        curve.add(step)
        progress((step.number + 1) / len(record["actions"]))
    return QuoVadisReview(
        game=record["game"],
        players=record["players"],
        depth=depth,
        result=record["result"],
        curve=curve.moments,
        balances=balances(curve.moments),
        decisions=[],
        summaries=summaries([], record["players"]),
    )
