"""What the judge of Quo Vadis? thinks of another action."""

from __future__ import annotations

from rostra.kernel.game import Action
from rostra.review.quo_vadis import bargains
from rostra.review.quo_vadis.decisions import judged
from rostra.review.quo_vadis.judge import DEEPER, evaluator_of
from rostra.review.quo_vadis.walk import step
from rostra.review.trying import Verdict
from rostra.table.table import Table


def verdict(table: Table, number: int, seat: int, action: Action, depth: float) -> Verdict:
    """An action judged as those of the record are; of an offer also what it brings to whom if struck."""
    evaluator = evaluator_of(depth)
    taken = step(table, number, seat, action)
    offers = [event for event in taken.events if event["kind"] == "offer" and "clauses" in event]
    struck = {offer["deal"] for offer in offers}
    found = judged(taken, evaluator, struck, evaluator_of(DEEPER * depth))
    gains = bargains.judged(taken, offers[0], evaluator).gains if offers else []
    if found is None:
        return Verdict(number, seat, action, 0.0, False, None, None)
    return Verdict(number, seat, action, found.loss, found.matters, found.size, found.best, gains)
