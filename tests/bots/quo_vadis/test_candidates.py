"""What the player to move may do with their turn, with and without deals."""

from __future__ import annotations

from typing import Any

import rostra
from rostra.bots.quo_vadis.candidates import NO_BONUS, Candidate, DealEffect, Turn, deals_used, state_after
from rostra.games.quo_vadis.actions import advance_number, shown
from rostra.games.quo_vadis.components import NO_LAUREL, NUMBER_OF_PLACE
from rostra.games.quo_vadis.deals.clauses import Support
from rostra.games.quo_vadis.positions import from_position
from rostra.games.quo_vadis.schema import PayClause
from rostra.games.quo_vadis.state import State
from tests.games.quo_vadis.positions import table

A3_A4 = NUMBER_OF_PLACE["A3-A4"]
CAESAR_TO_E1: dict[str, Any] = {"type": "caesar", "to": "E1-E2"}


def state(**position: Any) -> State:
    there = table(**position)
    return from_position(there.setup, there.position())


def effect(s: State, *clauses: dict[str, Any]) -> DealEffect:
    """What binding clauses mean for the turn."""
    return DealEffect.of({"to": [1], "clauses": list(clauses), "binding": [True] * len(clauses)}, s)


def moves(candidates: list[Candidate]) -> set[str]:
    return {str(shown(candidate.move)) for candidate in candidates}


def test_consent_that_a_deal_gives_adds_candidates() -> None:
    s = state(committees={"A3": [0, 1]})
    deal = effect(s, {"kind": "support", "by": 1, "path": "A3-A4", "votes": 1})
    (used,) = Turn(s).candidates_using(deal)
    assert shown(used.move) == {"type": "advance", "path": "A3-A4", "with": [1]}
    assert used.move not in [candidate.move for candidate in Turn(s).candidates()]


def test_the_deal_struck_first_is_used_first() -> None:
    first, second = (DealEffect((Support(1, "A3-A4", 1),), (PayClause(0, 1, price),)) for price in (1, 2))
    alone = DealEffect(payments=(PayClause(2, 3, 1),))
    assert deals_used([first, second, alone], A3_A4, [1]) == [first, alone]
    assert deals_used([second, first], A3_A4, [1, 1]) == [second, first]
    assert deals_used([first, second, alone], A3_A4, [2]) == [alone]


def test_payments_are_due_with_the_move_that_uses_the_deal() -> None:
    s = state(committees={"A3": [0, 1]}, holdings={0: {"II": 1}})
    support = {"kind": "support", "by": 1, "path": "A3-A4", "votes": 1}
    (used,) = Turn(s).candidates_using(effect(s, support, {"kind": "pay", "by": 0, "to": 1, "value": 2}))
    assert used.payments == (PayClause(0, 1, 2),)
    later = state_after(s, used)
    assert later.to_move == 1
    assert later.laurels[A3_A4] == NO_LAUREL, "nobody knows yet which laurel is turned up"


def test_Q19_what_must_be_done_or_avoided_now_narrows_the_candidates() -> None:
    s = state(committees={"A3": [0, 0]})
    to_do = effect(s, {"kind": "do", "by": 0, "action": {"type": "caesar"}})
    assert {shown(c.move)["type"] for c in Turn(s, [to_do]).candidates()} == {"caesar"}
    to_avoid = effect(s, {"kind": "avoid", "by": 0, "action": {"type": "caesar"}})
    assert {shown(c.move)["type"] for c in Turn(s, [to_avoid]).candidates()} == {"place", "advance"}


def test_Q19_what_may_still_be_done_in_a_later_turn_is_not_due() -> None:
    s = state(committees={"A3": [0, 0]})
    for until, due in ((s.turn, True), (s.turn + 3, True), (s.turn + 4, False)):
        deal = effect(s, {"kind": "do", "by": 0, "action": {"type": "caesar"}, "until": until})
        assert bool(deal.conduct) == due


def test_Q14_the_bonus_of_an_advance_can_do_what_must_be_done() -> None:
    s = state(committees={"A3": [0, 0]}, laurels={"A3-A4": "IIc"})
    found = Turn(s, [effect(s, {"kind": "do", "by": 0, "action": CAESAR_TO_E1})]).candidates()
    assert moves(found) == {str(CAESAR_TO_E1), str({"type": "advance", "path": "A3-A4", "with": [0]})}
    (bonus,) = [candidate.bonus for candidate in found if candidate.bonus != NO_BONUS]
    assert shown(bonus) == CAESAR_TO_E1


def test_what_cannot_be_done_is_void_and_payments_stay_due() -> None:
    s = state(committees={"A3": [0, 0]}, holdings={0: {"II": 1}})
    impossible = {"kind": "do", "by": 0, "action": {"type": "advance", "path": "E4-S"}}
    deal = effect(s, impossible, {"kind": "pay", "by": 0, "to": 1, "value": 2})
    found = Turn(s, [deal]).candidates()
    assert moves(found) == moves(Turn(s).candidates())
    assert {candidate.payments for candidate in found} == {(PayClause(0, 1, 2),)}


def test_every_candidate_can_be_played_at_the_table() -> None:
    there: rostra.Table = table(committees={"A3": [0, 0, 1], "B1": [0, 1]}, laurels={"A3-A4": "IIc"})
    s = from_position(there.setup, there.position())
    for candidate in Turn(s).candidates():
        assert there.check(0, shown(candidate.move)) is None
    assert advance_number("A3-A4", [0]) in [candidate.move for candidate in Turn(s).candidates()]
