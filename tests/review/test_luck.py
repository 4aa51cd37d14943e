"""Luck and judgement: what chance brought, what a seat did and what others did are all there was."""

from __future__ import annotations

from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from rostra.games.quo_vadis.components import COUNT, LAURELS, NUMBER_OF_PLACE
from rostra.review.quo_vadis.curve import luck_of
from rostra.review.quo_vadis.judge import Judge
from rostra.review.quo_vadis.walk import walk
from rostra.table.records import load
from tests.review.judging import Dice, Laurels, reviewed, shares

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ["quo-vadis-3-deals", "quo-vadis-4-deals", "quo-vadis-4", "quo-vadis-5-turn-limit"]


def game(name: str) -> dict[str, Any]:
    return load((RECORDS / f"{name}.jsonl").read_text("utf-8"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("evaluator", [Laurels(), Dice()])
def test_luck_and_own_and_others_decisions_are_all_that_changed(name: str, evaluator: Laurels) -> None:
    found = reviewed(game(name), evaluator)
    for each in found.balances:
        assert abs(each.luck + each.own + each.others - (each.end - each.beginning)) < 1e-9
    assert [each.end for each in found.balances] == found.curve[-1].chances
    assert {each.cause for each in found.curve} == {"begin", "luck", "decision"}


def test_the_end_is_who_won_and_the_beginning_the_same_for_all() -> None:
    record = game("quo-vadis-4-deals")
    found = reviewed(record, Laurels())
    assert found.curve[0].chances == [0.25] * 4
    assert found.curve[-1].chances == [float(seat in record["result"]["winners"]) for seat in range(4)]


def test_every_action_is_on_the_curve_in_its_order() -> None:
    record = game("quo-vadis-4")
    done = [moment for moment in reviewed(record, Laurels()).curve if moment.cause == "decision"]
    assert [(each.seat, each.action) for each in done] == [
        (entry["seat"], entry["action"]) for entry in record["actions"]
    ]


def test_words_alone_change_no_chance() -> None:
    curve = reviewed(game("quo-vadis-4-deals"), Dice()).curve
    for before, after in pairwise(curve):
        if after.action and after.action["type"] in ("reject", "withdraw"):
            assert after.chances == before.chances


@pytest.mark.parametrize("name", GAMES)
def test_luck_alone_is_what_the_whole_curve_says(name: str) -> None:
    record = game(name)
    found = luck_of(record, Judge(Dice(), record["seed"]))
    assert found == [each.luck for each in reviewed(record, Dice()).balances]
    assert any(found)


def test_luck_at_a_draw_is_zero_on_average() -> None:
    """Whatever the judge says: weighted by how likely each laurel was, the luck of all draws is nothing.

    What it has learned of the players by then, and calibration, change nothing about that.
    """
    judge = Judge(Dice(), 5)
    for step in islice(walk(game("quo-vadis-4"), by_seats=False), 60):
        judge.learn(step, 0.0)
    view = step.after
    assert len(set(judge.strengths.of(4))) == 4
    path = next(path for path, laurel in view["laurels"].items() if laurel)
    seen = [laurel for hand in view["holdings"] for laurel, count in hand.items() for _ in range(count)]
    seen += [laurel for place, laurel in view["laurels"].items() if laurel and place != path]
    left = {kind: count - seen.count(kind) for kind, count in zip(LAURELS, COUNT, strict=True) if kind != "I"}
    possible = {kind: share for kind, share in zip(left, shares(list(left.values())), strict=True) if share}
    assert len(possible) > 2
    mean = [0.0] * 4
    for kind, share in possible.items():
        drawn = {**view, "laurels": {**view["laurels"], path: kind}}
        before, after = judge.draw(drawn, NUMBER_OF_PLACE[path], 0.0)
        mean = [total + share * (two - one) for total, one, two in zip(mean, before, after, strict=True)]
    assert mean == pytest.approx([0.0] * 4, abs=1e-12)
