"""The stair: a blur makes weak players of strong ones, the same whenever the same thing is judged."""

from __future__ import annotations

from statistics import fmean, pstdev

import pytest

from rostra.bots.quo_vadis.candidates import Candidate, Turn, state_after
from rostra.bots.quo_vadis.levels import BlurredEvaluator, errors
from rostra.games.quo_vadis.actions import CAESAR, PLACE, shown
from rostra.games.quo_vadis.state import LAYOUT, State
from tests.bots.playing import seen
from tests.bots.quo_vadis.counting import CountingBot, CountingEvaluator
from tests.bots.quo_vadis.test_search import below_the_senate, context, with_v


def judged(blur: float, seed: int = 1) -> BlurredEvaluator:
    return BlurredEvaluator(CountingEvaluator(), blur, seed)


def state() -> State:
    return context(with_v(), 0).turn.state


def test_errors_are_those_of_a_normal_distribution_and_always_the_same() -> None:
    drawn = [error for key in range(400) for error in errors(7, str(key))]
    assert abs(fmean(drawn)) < 0.1
    assert pstdev(drawn) == pytest.approx(1.0, abs=0.06)
    assert errors(7, "3") == errors(7, "3") != errors(8, "3")


def test_a_blur_moves_chances_about_but_their_sum_and_certainty_stay() -> None:
    there = state()
    candidates = Turn(there).candidates()
    sharp, same = (judged(blur).evaluate_quickly(there, candidates) for blur in (0.0, 0.0))
    for before, after in zip(sharp, CountingEvaluator().evaluate_quickly(there, candidates), strict=True):
        assert before == pytest.approx(after)
    assert sharp == same
    blurred = judged(0.5).evaluate_quickly(there, candidates)
    assert blurred == judged(0.5).evaluate_quickly(there, candidates)
    assert blurred != judged(0.5, seed=2).evaluate_quickly(there, candidates)
    for before, after in zip(sharp, blurred, strict=True):
        assert sum(after) == pytest.approx(sum(before))
    certain = judged(2.0)._blurred([0.0, 1.0, 0.0, 0.0], "end")
    assert certain == pytest.approx([0.0, 1.0, 0.0, 0.0])
    assert judged(2.0)._blurred([0.0] * 4, "nobody") == [0.0] * 4


def test_payments_are_not_blurred() -> None:
    """Two states that differ in hands alone are misjudged alike, so a price is worth what it is worth."""
    rich, poor = state(), state()
    poor.holdings[0][0] = 0
    assert LAYOUT.plain(rich) != LAYOUT.plain(poor)
    for blur in (0.0, 0.7):
        one, two = judged(blur).evaluate_deeply([rich, poor], 3)
        assert one[0] > two[0]
    before = CountingEvaluator().evaluate_deeply([rich, poor], 3)
    after = judged(0.7).evaluate_deeply([rich, poor], 3)
    ratios = [(one[0] / one[1]) / (two[0] / two[1]) for one, two in (before, after)]
    assert ratios[0] == pytest.approx(ratios[1])


def test_one_place_for_caesar_is_judged_as_well_as_another() -> None:
    """Of ten moves that are each misjudged the luckiest would nearly always be one of his."""
    there = state()
    moves = [Candidate(number) for number in (CAESAR, CAESAR + 3, PLACE)]
    sharp = CountingEvaluator().evaluate_quickly(there, moves)
    blurred = judged(0.7).evaluate_quickly(there, moves)
    errors = [after[0] / before[0] for before, after in zip(sharp, blurred, strict=True)]
    assert errors[0] == pytest.approx(errors[1])
    assert errors[0] != pytest.approx(errors[2])


def test_the_more_blur_the_more_moves_are_mistakes() -> None:
    """By how much the chosen move falls short of the best one, as the sharp eye sees it."""

    def loss(blur: float) -> float:
        lost = []
        for seed in range(25):

            class Weak(CountingBot):
                offers = False

                def evaluator(self) -> BlurredEvaluator:
                    return judged(blur, self.seed)

            table = below_the_senate()
            there = context(table, 0)
            chosen = Weak(seed).decide(*seen(table, 0))
            states = [state_after(there.turn.state, candidate) for candidate in there.forecast.candidates]
            values = [chances[0] for chances in CountingEvaluator().evaluate_deeply(states, 0)]
            moves = [shown(candidate.move) for candidate in there.forecast.candidates]
            mine = [value for value, move in zip(values, moves, strict=True) if move == chosen]
            lost.append(max(values) - max(mine))
        return fmean(lost)

    losses = [loss(blur) for blur in (0.0, 0.1, 1.5)]
    assert losses == sorted(losses)
    assert losses[0] < 0.005 < losses[2]
