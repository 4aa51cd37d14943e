"""The figures about reviews: what they say of games whose curves are known."""

from __future__ import annotations

from bench.review import guesses, told
from rostra.review.value import Cause, Moment


def moment(turn: int, cause: Cause, *chances: float) -> Moment:
    return Moment(None, turn, cause, 0 if cause == "decision" else None, None, [], list(chances))


CURVE = [
    moment(1, "begin", 0.5, 0.5),
    moment(1, "luck", 0.6, 0.4),
    moment(1, "decision", 0.7, 0.3),
    moment(2, "decision", 0.8, 0.2),
    moment(2, "decision", 1.0, 0.0),
]


def test_the_figures_of_two_games() -> None:
    lucky = [*CURVE[:1], moment(1, "luck", 0.4, 0.6), *CURVE[2:]]
    lines = list(told([CURVE, lucky], [[0], [0]]))
    assert lines[0].startswith("2 games; luck and decisions add up")
    assert lines[1].startswith("mean luck of seat 0: +0.0000 ±")
    assert lines[-1].startswith("4 turns: calibration error")


def test_a_turn_counts_once_and_a_game_without_one_winner_never() -> None:
    assert [turn for turn, *_ in guesses(CURVE, [0])] == [1, 2]
    assert list(guesses(CURVE, [])) == []
