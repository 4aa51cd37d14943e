"""The figures about reviews, with a judge who knows nothing but laurels."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from bench import review
from bench.all_levels import LEVELS, line_ups
from rostra.review.quo_vadis.judge import Judge
from rostra.table.records import load
from tests.review.judging import Laurels

RECORD = load((Path(__file__).parents[1] / "records" / "quo-vadis-4-deals.jsonl").read_text("utf-8"))


def test_chances_are_taken_as_some_turns_begin() -> None:
    told = list(review.guesses(RECORD, Judge(Laurels(), 1)))
    assert [turn for turn, *_ in told] == list(range(3, told[-1][0] + 1, review.EVERY))
    assert {won for *_, won in told} == set(RECORD["result"]["winners"])
    assert all(sum(row) == pytest.approx(1.0) for _, row, _ in told)


def test_a_game_that_nobody_won_tells_nothing() -> None:
    nobody = {**RECORD, "result": {**RECORD["result"], "winners": []}}
    assert list(review.guesses(nobody, Judge(Laurels(), 1))) == []


def test_what_was_said_and_what_came_true() -> None:
    told = [(1, [0.75, 0.25], 0), (2, [0.75, 0.25], 0), (3, [0.85, 0.15], 1)]
    assert list(review.reliability(told)) == [
        "  said 0.150, came true 1.000 (1)",
        "  said 0.250, came true 0.000 (2)",
        "  said 0.750, came true 1.000 (2)",
        "  said 0.850, came true 0.000 (1)",
    ]


def test_the_figures_of_two_games() -> None:
    assert next(review.curve([RECORD] * 2, Laurels())).startswith("2 games; luck and decisions add up to ")
    seats = [line for line in review.luck([RECORD] * 2, Laurels()) if line.startswith("mean luck")]
    assert len(seats) == 4
    assert all(line.endswith("± 0.0000 (2 games)") for line in seats)


def test_line_ups_are_the_same_again_and_have_everybody() -> None:
    levels = LEVELS["quo-vadis"]
    once, again = (list(islice(line_ups("quo-vadis", levels, seed=5), 200)) for _ in range(2))
    assert once == again
    assert {level for line_up in once for level in line_up} == set(levels)
    assert {len(line_up) for line_up in once} == {3, 4, 5}
