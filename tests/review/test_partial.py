"""A review grows while it is made, and does not begin before the game is over."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra.kernel.game import InvalidInput
from rostra.review import luck, partial, review
from rostra.review.quo_vadis.judge import Judge
from rostra.review.quo_vadis.reviewer import reviews
from rostra.table.records import load
from tests.review.judging import Laurels

RECORDS = Path(__file__).parents[1] / "records"


def game(name: str) -> dict[str, Any]:
    return load((RECORDS / f"{name}.jsonl").read_text("utf-8"))


def test_first_the_curve_grows_then_the_decisions_and_the_last_is_whole() -> None:
    record = game("quo-vadis-4-deals")
    found = list(reviews(record, 1.0, Judge(Laurels(), record["seed"])))
    shares = [each.done for each in found]
    assert len(found) > 100
    assert shares == sorted(shares)
    assert shares[-1] == 1.0 > shares[-2]
    for before, after in pairwise(found):
        assert after.curve[: len(before.curve)] == before.curve
        assert after.decisions[: len(before.decisions)] == before.decisions
        assert not after.decisions or after.curve == found[-1].curve
    assert found[-1].decisions


def test_a_review_of_idus_martii_grows_by_rounds_and_progress_hears_of_it() -> None:
    record = game("idus-martii-5")
    shares: list[float] = []
    grown = list(partial(record, 0.1))
    whole = rostra.review(record, 0.1, shares.append)
    assert whole == grown[-1]
    assert shares == [each.done for each in grown]
    assert [len(each.curve) for each in grown] == sorted({len(each.curve) for each in grown})
    assert shares[-1] == 1.0 > shares[-2]


FRONT_DOORS = [rostra.review, review, partial, luck]


@pytest.mark.parametrize("door", FRONT_DOORS)
@pytest.mark.parametrize("name", ["quo-vadis-4", "idus-martii-5"])
def test_a_running_game_has_no_review(door: Callable[[Any], object], name: str) -> None:
    """Nor has one that only claims to be over: it is refused at the call, before anything is judged."""
    record = game(name)
    running = {**record, "actions": record["actions"][:-1], "result": None}
    with pytest.raises(InvalidInput, match="played to its end is reviewed"):
        door(running)
    with pytest.raises(InvalidInput):
        door({**record, "actions": record["actions"][:-1]})


@pytest.mark.parametrize("door", FRONT_DOORS)
def test_a_game_nobody_can_judge_is_refused(door: Callable[..., object]) -> None:
    with pytest.raises(InvalidInput, match="consular election"):
        door(game("quo-vadis-3-election"))
    with pytest.raises(InvalidInput, match="above 0"):
        door(game("quo-vadis-4"), depth=0)
