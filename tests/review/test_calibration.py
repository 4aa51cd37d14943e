"""Calibration: chances stay chances, and what the judge has learned of the players moves them."""

from __future__ import annotations

import pytest

from rostra.bots.quo_vadis.candidates import Candidate, Turn
from rostra.bots.quo_vadis.context import Forecast
from rostra.games.quo_vadis.state import LAYOUT
from rostra.review.quo_vadis.calibration import Calibration, packaged
from rostra.review.quo_vadis.strength import NOTHING_SEEN, Strengths
from training.calibration import UNCHANGED, Sample, fitted

CHANCES = [0.6, 0.3, 0.1, 0.0]
TERMS = [1.0, 0.4, 0.5]


def forecast(*chances: float) -> Forecast:
    """A turn of seat 0 with some moves, and its chance after each; another seat has the rest."""
    state = LAYOUT.new()
    state.players = 2
    candidates = [Candidate(move) for move in range(len(chances))]
    return Forecast(Turn(state), candidates, [[chance, 1 - chance] for chance in chances])


def test_chances_stay_chances_in_their_order() -> None:
    found = packaged().applied(CHANCES, TERMS, [0.5] * 4)
    assert sum(found) == pytest.approx(1.0)
    assert found == sorted(found, reverse=True)
    assert min(found) > 0.0, "nothing is impossible before the end"


def test_without_weights_nothing_changes() -> None:
    assert UNCHANGED.applied(CHANCES, TERMS, [0.9, 0.1, 0.4, 0.2]) == pytest.approx(CHANCES, abs=1e-5)


def test_a_flat_slope_makes_chances_alike_and_strength_counts_beside_them() -> None:
    assert Calibration([0.0] * 3, [0.0] * 3).applied(CHANCES, TERMS, [0.5] * 4) == [0.25] * 4
    found = Calibration([0.0] * 3, [2.0, 0.0, 0.0]).applied(CHANCES, TERMS, [0.1, 0.5, 0.9, 0.1])
    assert found[2] > found[1] > found[0] == found[3]


def test_who_makes_the_best_moves_is_thought_strong_and_others_are_not_judged() -> None:
    good, bad = Strengths(), Strengths()
    before = good.of(2)
    for _ in range(5):
        good.learn(forecast(0.5, 0.3, 0.1), move=0)
        bad.learn(forecast(0.5, 0.3, 0.1), move=2)
    assert bad.of(2)[0] < before[0] < good.of(2)[0]
    assert bad.of(2)[1] == good.of(2)[1] == before[1]


def test_where_all_moves_are_alike_nothing_is_learned() -> None:
    strengths = Strengths()
    strengths.learn(forecast(0.4, 0.4, 0.4), move=1)
    strengths.learn(forecast(0.7), move=0)
    assert strengths.of(2) == pytest.approx([sum((1.0, 0.75, 0.5, 0.25, 0.0)) / len(NOTHING_SEEN)] * 2)


def test_the_fit_finds_how_far_a_judge_exaggerates() -> None:
    """A judge says 0.8 where 0.6 is true, and sees no strength: a slope below 1 makes it right."""
    said = [Sample([0.8, 0.2], [1.0, 0.0, 0.0], [0.5, 0.5], int(game % 10 >= 6), 1.0) for game in range(200)]
    found = fitted(said).applied([0.8, 0.2], [1.0, 0.0, 0.0], [0.5, 0.5])
    assert found[0] == pytest.approx(0.6, abs=0.01)
