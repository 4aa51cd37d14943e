"""The audit of clause packages: its judge knows what a vow costs, and the gullible are found out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rostra
from bench import clause_audit
from bench.clause_audit import Audit, Case, Judge, asked_seats, audit, branch, packages, played_out, promised
from rostra.bots.quo_vadis.exploiters.mutation import random_clause
from training.exploit.contest import Contest

GULLIBLE = "tests.bots.quo_vadis.test_exploiters:Gullible"
VOW: dict[str, Any] = {
    "type": "offer",
    "clauses": [
        {"kind": "avoid", "by": 1, "action": {"type": "advance"}, "until": 400},
        {"kind": "note", "by": 0, "text": "Thank you."},
    ],
}


class Counting(Judge):
    """A judge that counts promises."""

    def __init__(self) -> None:
        """It needs no evaluator."""

    def chance(self, table: rostra.Table, seat: int) -> float:
        return 0.5 - 0.1 * sum(promise.by == seat for promise in promised(table))


@pytest.fixture
def table() -> rostra.Table:
    (found,) = Contest().positions(1, first=2)
    return found


def test_packages_are_of_all_kinds_and_many_are_legal(table: rostra.Table) -> None:
    random, kinds, legal = Random(1), set(), 0
    offers = packages(random, table, 0)
    for _ in range(60):
        offer = next(offers)
        kinds |= {clause["kind"] for clause in offer["clauses"]}
        legal += table.refusal(0, offer) is None
    assert kinds == {"pay", "support", "do", "avoid", "refuse", "note"}
    assert legal > 20
    assert {random_clause(random, 4, 9)["kind"] for _ in range(60)} == kinds


def test_both_branches_end_the_turn_and_leave_the_table_as_it_was(table: rostra.Table) -> None:
    before = table.digest()
    without, with_it = (branch(table, 0, VOW, accepted) for accepted in (False, True))
    assert without.turn == with_it.turn == table.turn + 1
    assert [len(promised(each)) for each in (without, with_it)] == [0, 1]
    assert table.digest() == before
    assert asked_seats(0, VOW) == [1]


def test_the_gullible_are_found_out() -> None:
    *_, found = audit(GULLIBLE, 10, Counting(), 1)
    assert found.tries == 10
    assert found.cases > 10
    assert not found.is_good
    assert found.worst[0].lost >= 0.1
    assert "10 packages offered" in found.told()
    assert "avoid" in "".join(case.told() for case in found.worst)


def test_what_costs_nothing_is_fine(table: rostra.Table) -> None:
    found = Audit(tries=1)
    found.add(Case(table, 0, 1, VOW, 0.3, 0.29))
    assert found.is_good
    assert "100.0 % of these" in found.told()


def test_real_bots_play_a_case_to_the_end(monkeypatch: pytest.MonkeyPatch, table: rostra.Table) -> None:
    monkeypatch.setattr(clause_audit, "SEED", 3)
    without, with_it = played_out(Case(table, 0, 1, VOW, 0.3, 0.0), 6)
    assert with_it == 0 < without, "nobody wins who never advances again"


@pytest.mark.compiled
def test_the_judge_knows_what_a_vow_costs_and_what_a_gift_is_worth(table: rostra.Table) -> None:
    judge = Judge(network=20, playouts=400)
    gift = {"type": "offer", "clauses": [{"kind": "note", "by": 1, "text": "Thanks."}]}
    poor, rich = (judge.chance(branch(table, 0, offer, True), 1) for offer in (VOW, gift))
    assert poor < rich - 0.1
