"""However much is promised or owed at a table: it is counted, or it is not signed."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import rostra
from rostra.bots.quo_vadis.best import Fast
from rostra.bots.quo_vadis.candidates import MOST_PAYMENTS, Candidate, DealEffect, state_after
from rostra.bots.quo_vadis.context import vows_in_force
from rostra.bots.quo_vadis.exploiters.crowding import FLOODS, vows_to_nobody
from rostra.bots.quo_vadis.seat_view import SeatView
from rostra.games.quo_vadis.actions import CAESAR
from rostra.games.quo_vadis.components import VALUE
from rostra.games.quo_vadis.positions import from_position
from rostra.games.quo_vadis.schema import PayClause
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import State
from tests.bots.quo_vadis.counting import CountingBot
from tests.bots.quo_vadis.test_rule_based import table, without
from training.exploit.contest import Contest, prepare, signs

LATE = 400


def state_of(there: rostra.Table) -> State:
    return from_position(there.setup, there.position())


def idleness(by: int, to: int, price: int) -> dict[str, Any]:
    """No advance and no placing until the end, for laurels."""
    vows = [
        {"kind": "avoid", "by": by, "action": {"type": kind}, "until": LATE} for kind in ("advance", "place")
    ]
    return {"type": "offer", "clauses": [*vows, {"kind": "pay", "by": to, "to": by, "value": price}]}


@cache
def fast() -> Fast:
    bot = Fast(1)
    prepare(bot)
    return bot


@pytest.mark.compiled
def test_vows_to_nobody_do_not_hide_what_another_vow_costs() -> None:
    """Before, two offers of such vows had a vow signed that loses the game, for a few laurels."""
    asked = 0
    for there in Contest().positions(12, first=40):
        (mover,) = there.to_act
        s = state_of(there)
        seat = max({*range(4)} - {mover}, key=lambda other: purse(s, other))
        for _ in range(FLOODS):
            there.play(seat, vows_to_nobody(seat))
        for victim in {*range(4)} - {seat, mover}:
            asked += 1
            assert not signs(there, seat, idleness(victim, seat, min(5, max(2, purse(s, seat)))), fast())
    assert asked > 10


def test_vows_that_are_repeated_or_end_with_the_turn_take_no_room() -> None:
    there = table({"A3": [0, 1]})
    for _ in range(FLOODS):
        there.play(2, vows_to_nobody(2))
    assert vows_in_force(SeatView(there.view(1), 1)) == []
    vow = {"kind": "avoid", "by": 1, "action": {"type": "place"}, "until": there.turn + 8}
    there.play(1, {"type": "offer", "clauses": [vow] * 6})
    (only,) = vows_in_force(SeatView(there.view(1), 1))
    assert only.by == 1


def rich() -> rostra.Table:
    """Seat 0 is to move. It holds 17 laurels, and seat 1 twelve."""
    holdings = [{"IV": 4, "I": 1}, {"III": 4}, {}, {}]
    return table(
        {"A3": [0, 1]},
        holdings=holdings,
        ones=17,
        **without("IV", "IV", "IV", "IV", "III", "III", "III", "III"),
    )


def test_however_many_payments_are_due_all_are_made() -> None:
    s = state_of(rich())
    before = [purse(s, seat) for seat in range(4)]
    for count in (1, MOST_PAYMENTS, MOST_PAYMENTS + 6):
        pays = tuple(PayClause(1, 0, 3) if i == 0 else PayClause(2, 3, 1) for i in range(count))
        later = state_after(s, Candidate(CAESAR, payments=pays[::-1]))
        assert purse(later, 0) - before[0] == VALUE[3]


@pytest.mark.parametrize(("judged", "is_signed"), [(2, False), (3, True)])
def test_more_payments_than_are_judged_are_not_signed(
    judged: int, is_signed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rostra.bots.quo_vadis.deal_gain.MOST_PAYMENTS", judged)
    there, pay = rich(), {"kind": "pay", "by": 0, "to": 1, "value": 1}
    there.play(0, {"type": "offer", "clauses": [pay] * 2})
    there.play(1, {"type": "accept", "deal": 1})
    assert signs(there, 0, {"type": "offer", "clauses": [pay]}, CountingBot(1)) == is_signed


def test_only_what_binds_is_believed_of_others() -> None:
    """Whoever says that they will avoid something beyond the binding reach may do it at once."""
    there = table({"A3": [0, 1]})
    deal = {"to": [1], "binding": [False]}
    clauses = [{"kind": "avoid", "by": 0, "action": {"type": "caesar"}, "until": there.turn + 40}]
    s = state_of(there)
    assert DealEffect.of({**deal, "clauses": clauses}, s, 1).conduct == ()
    assert len(DealEffect.of({**deal, "clauses": clauses}, s, 0).conduct) == 1
    assert len(DealEffect.of({**deal, "clauses": clauses, "binding": [True]}, s, 1).conduct) == 1
