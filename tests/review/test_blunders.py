"""Planted blunders: what a person at the table would call one is named, by whom and with what it cost."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rostra
from rostra.kernel.game import Action
from rostra.review.quo_vadis.gains import gains_by_deal
from rostra.review.quo_vadis.judge import evaluator_of
from rostra.review.quo_vadis.value import QuoVadisReview
from rostra.review.quo_vadis.walk import Step, walk
from rostra.review.value import Decision
from tests.bots.quo_vadis.test_rule_based import SETUP, without

pytestmark = pytest.mark.compiled

ENTER: Action = {"type": "advance", "path": "A4-S", "with": [1]}
"""Red enters the Senate with a vote of Blue."""


def table(committees: dict[str, list[int]], turn_limit: int, **changes: Any) -> rostra.Table:
    """A table that ends with a turn: these committees, and all other senators in reserve."""
    position = {**SETUP, "committees": committees, "turn": 1, **changes}
    standing = [seat for members in (*committees.values(), position["senate"]) for seat in members]
    position["reserve"] = [8 - standing.count(seat) for seat in range(4)]
    options = {"turn_limit": turn_limit}
    variants = ["census"]
    return rostra.new_table("quo-vadis", 4, 1, None, variants, options, position)


def play(there: rostra.Table, *actions: tuple[int, Action]) -> rostra.Table:
    for seat, action in actions:
        there.play(seat, action)
    return there


def to_the_end(there: rostra.Table) -> rostra.Table:
    """Everybody moves Caesar."""
    while there.result is None:
        (seat,) = there.to_act
        there.play(seat, next(action for action in there.legal(seat) if action["type"] == "caesar"))
    return there


def reviewed(there: rostra.Table) -> QuoVadisReview:
    found = rostra.review(to_the_end(there).record())
    assert isinstance(found, QuoVadisReview)
    return found


def decision(found: QuoVadisReview, seat: int, kind: str) -> Decision:
    return next(each for each in found.decisions if (each.seat, each.kind) == (seat, kind))


def test_a_vote_for_nothing_that_hands_over_the_win() -> None:
    """One place is left in the Senate, with a V before it, and nobody has any laurels.

    Red needs a vote of Blue to take it. Blue is next, would take it with a vote of their own, and wins ties.
    """
    there = table({"A4": [0, 1, 1]}, 40, senate=[1, 2, 3, 0], to_move=0, **without(A4_S="V"))
    found = reviewed(play(there, (1, {"type": "pledge", "path": "A4-S", "votes": 1}), (0, ENTER)))
    given = decision(found, 1, "pledge")
    assert given.size == "blunder"
    assert given.loss == given.true_loss > 0.5
    assert found.result["winners"] == [0]
    assert found.summaries[1].blunders == 1
    assert found.summaries[0].accuracy == 100.0


def clauses(price: int) -> list[dict[str, Any]]:
    """A vote of Blue for Red, into the Senate, and what Red pays for it."""
    vote = {"kind": "support", "by": 1, "path": "A4-S", "votes": 1}
    return [vote, {"kind": "pay", "by": 0, "to": 1, "value": price}]


def gain_of_blue(step: Step, price: int) -> float:
    deal = {"by": 0, "to": [1], "clauses": clauses(price), "binding": [True, True]}
    return gains_by_deal(step.contexts(1, evaluator_of(1.0)), deal)[1]


def before_the_gates() -> rostra.Table:
    """Red has 14 but nobody in the Senate, Blue has 11; the game ends soon. A census shows it to all (Q24).

    With a vote of Blue, Red enters and takes a V, which makes 19, and Blue 12 with the I for the vote.
    So Blue needs 4 for it to stay in front: 15 and 16.
    """
    hands: list[dict[str, int]] = [{"IV": 2, "III": 2}, {"III": 3, "II": 1}, {"II": 1}, {}]
    held = [kind for hand in hands for kind, count in hand.items() for _ in range(count)]
    parts = {"senate": [1, 2], "holdings": hands, "to_move": 3, "turn": 29, **without(*held, A4_S="V")}
    there = table({"A4": [0, 1], "E4": [1], "C1": [3]}, 36, **parts)
    return play(there, (3, {"type": "advance", "path": "C1-S", "with": []}), (1, {"type": "census"}))


def test_a_deal_three_below_its_price() -> None:
    there = before_the_gates()
    play(there, (0, {"type": "offer", "clauses": clauses(1)}))
    *_, offered = walk(there.record())
    assert [gain_of_blue(offered, price) >= 0.0 for price in (1, 3, 4)] == [False, False, True]
    found = reviewed(play(there, (1, {"type": "accept", "deal": 1}), (0, ENTER)))
    signed = decision(found, 1, "answer")
    assert (signed.size, signed.best) == ("blunder", {"type": "reject", "deal": 1})
    (deal,) = found.deals
    assert [(each.seat, each.gain > 0.0) for each in deal.gains] == [(0, True), (1, False)]
    assert deal.status == "settled"


def test_what_was_sound_is_not_named() -> None:
    """The same vote for 4."""
    offer, accept = {"type": "offer", "clauses": clauses(4)}, {"type": "accept", "deal": 1}
    found = reviewed(play(before_the_gates(), (0, offer), (1, accept), (0, ENTER)))
    assert decision(found, 1, "answer").size is None


def test_a_review_is_json_and_the_same_again() -> None:
    there = table({"A4": [0, 1], "B1": [0, 1, 2, 3]}, 32, senate=[1], turn=30)
    record = to_the_end(there).record()
    found = rostra.review(record, depth=0.2)
    assert msgspec.json.decode(msgspec.json.encode(found), type=QuoVadisReview) == found
    assert rostra.review(record, depth=0.2) == found
