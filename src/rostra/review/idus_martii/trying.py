"""What the judge of Idus Martii thinks of another action."""

from __future__ import annotations

from rostra.bots.idus_martii.history import DecisionContext
from rostra.kernel.game import Action
from rostra.review.idus_martii.reviewer import iterations_of, weighed
from rostra.review.trying import Verdict
from rostra.review.value import size_of
from rostra.table.table import Table


def verdict(table: Table, number: int, seat: int, action: Action, depth: float) -> Verdict:
    """An action against the best that was legal; a claim decides nothing by itself."""
    legal = table.legal(seat)
    if action["type"] == "claim" or len(legal) < 2:
        return Verdict(number, seat, action, 0.0, False, None, None)
    context = DecisionContext(table.view(seat), table.events(seat))
    known = weighed(context, legal, action, iterations_of(depth))
    size = size_of(known.loss, known.matters)
    return Verdict(number, seat, action, known.loss, known.matters, size, known.best)
