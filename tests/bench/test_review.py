"""The figures about reviews, with a judge who knows nothing but laurels."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from bench import review
from bench.all_levels import LEVELS, line_ups
from rostra.table.records import load
from tests.review.judging import Laurels

RECORDS = Path(__file__).parents[1] / "records"
RECORD = load((RECORDS / "quo-vadis-4-deals.jsonl").read_text("utf-8"))
RECORD_TURNS = 67


def test_chances_are_taken_as_some_turns_begin() -> None:
    told = list(review.guesses(RECORD, Laurels()))
    turns = RECORD_TURNS // review.EVERY
    assert len(told) == 4 * turns
    assert sum(chance for chance, *_ in told) == pytest.approx(turns)
    assert sum(won for _, won, _ in told) == turns


def test_chances_of_idus_martii_are_taken_as_rounds_begin() -> None:
    record = load((RECORDS / "idus-martii-5.jsonl").read_text("utf-8"))
    told = list(review.guesses(record, Laurels()))
    assert len(told) % 5 == 0
    assert {won for _, won, _ in told[:5]} == {True, False}


def test_a_game_that_nobody_won_tells_nothing() -> None:
    nobody = {**RECORD, "result": {**RECORD["result"], "winners": []}}
    assert list(review.guesses(nobody, Laurels())) == []


def test_what_was_said_and_what_came_true(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [(0.75, True, 0.5), (0.25, False, 0.5), (0.75, True, 0.5), (0.25, True, 0.5)]
    monkeypatch.setattr(review, "guesses", lambda record, evaluator: iter(told))
    assert list(review.calibration([{}], Laurels())) == [
        "1 games, 4 chances: calibration error 0.250",
        "Brier score 0.1875; of equal chances 0.2500",
        "  said 0.250, came true 0.500 (2)",
        "  said 0.750, came true 1.000 (2)",
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
