"""The amounts the terminal offers are those that the table can settle (Q20)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rostra.cli.playing.payments import amounts

CASES = json.loads((Path(__file__).parents[1] / "golden" / "payments.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES)
def test_an_amount_is_judged_as_the_table_settles_it(case: dict[str, Any]) -> None:
    view, sold, paid = case["view"], case["sold"], case["paid"]
    found = {amount.value: amount.chance for amount in amounts(view, [sold], view["to_move"], sold["by"])}
    settled = [value for value, chance in found.items() if chance in ("sure", "taken")]
    assert set(settled) <= set(paid)
    assert set(paid) <= found.keys()


def test_a_payment_may_come_from_a_laurel_that_is_about_to_be_taken() -> None:
    offered = [
        amount
        for case in CASES
        for amount in amounts(case["view"], [case["sold"]], case["view"]["to_move"], case["sold"]["by"])
    ]
    assert any(amount.chance == "taken" and amount.path is not None for amount in offered)


VIEW: dict[str, Any] = {
    "players": 4,
    "to_move": 0,
    "stage": "action",
    "committees": {"B1": [0, 1, 2, 2]},
    "laurels": {"B1-A3": "III", "B1-B2": "II", "C1-S": "V"},
    "caesar": "C1-S",
    "needs": {"B1-A3": 2, "B1-B2": 2, "C1-S": 0},
    "ones": 18,
    "held": [0, 0, 0, 0],
    "holdings": [{}, None, None, None],
    "pledges": [],
    "granted": [],
    "ledger": [],
}


def test_with_two_payments_only_amounts_are_offered_that_can_be_paid_together() -> None:
    """A III for the I of the one, and that I for the other; or the III to one, and then nothing is left."""
    votes = [{"kind": "support", "by": by, "path": "B1-A3", "votes": 1} for by in (1, 2)]
    first = {"kind": "pay", "by": 0, "to": 1, "value": 2}
    assert [(one.value, one.chance) for one in amounts(VIEW, [*votes, first], 0, 2)] == [(1, "sure")]


def test_who_holds_nothing_and_takes_nothing_has_nothing_to_pay_with() -> None:
    later = [{"kind": "support", "by": 0, "for": 1, "from": "B1", "until": 9}]
    assert amounts(VIEW, later, 0, 1) == []
