"""What an offer costs: whoever moves can leave a consent unused, whoever sells it cannot take it back."""

from __future__ import annotations

from typing import Any

from rostra.kernel.game import Action
from rostra.review.quo_vadis.decisions import judged
from rostra.review.quo_vadis.walk import walk
from rostra.review.value import Decision
from tests.bots.quo_vadis.test_rule_based import table, without
from tests.review.judging import Laurels

CONSENT = {"kind": "support", "by": 1, "path": "A4-S", "votes": 1}


def decisions(offer: list[dict[str, Any]], by: int) -> list[Decision | None]:
    """An offer by a seat, and the answer of the other; Red, seat 0, is to move and both have three III."""
    hands: list[dict[str, int]] = [{"III": 3}, {"III": 3}, {}, {}]
    there = table({"A4": [0, 1]}, holdings=hands, to_move=0, **without(*["III"] * 6, A4_S="V"))
    there.play(by, {"type": "offer", "clauses": offer})
    accept: Action = {"type": "accept", "deal": 1}
    if accept in there.legal(1 - by):  # what asks nobody for anything is struck at once
        there.play(1 - by, accept)
    return [judged(step, Laurels(), {1}) for step in walk(there.record())]


def test_a_consent_for_too_much_costs_its_buyer_nothing_while_it_is_not_used() -> None:
    offer, answer = decisions([CONSENT, {"kind": "pay", "by": 0, "to": 1, "value": 9}], by=0)
    assert offer is not None
    assert answer is not None
    assert (offer.loss, answer.loss) == (0.0, 0.0)
    assert answer.matters


def test_a_consent_for_nothing_costs_its_seller_whoever_offers_it() -> None:
    for by in (0, 1):
        sold = next(each for each in decisions([CONSENT], by) if each is not None and each.seat == 1)
        assert sold.kind == ("answer" if by == 0 else "offer")
        assert sold.loss > 0.03
