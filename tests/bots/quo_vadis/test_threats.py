"""Who is about to win, read off the board."""

from __future__ import annotations

from typing import Any

import pytest

from rostra.bots.quo_vadis.candidates import Turn
from rostra.bots.quo_vadis.evaluators import BlendedEvaluator, NetworkEvaluator, PlayoutEvaluator
from rostra.bots.quo_vadis.network import packaged_weights
from rostra.bots.quo_vadis.policy import (
    FOR_ANOTHER,
    SHARE,
    PolicyBuffers,
    judge,
    policy_buffers,
    preference,
    wanted,
)
from rostra.bots.quo_vadis.threats import LIKELY_END, with_threats
from rostra.games.quo_vadis.actions import ADVANCE, CAESAR, shown
from rostra.games.quo_vadis.positions import from_position
from rostra.games.quo_vadis.state import LAYOUT, State
from tests.bots.quo_vadis.test_rule_based import table, without

EVEN = [0.25] * 4


def position(committees: dict[str, list[int]], mover: int = 0, **changes: Any) -> State:
    """One place is left in the Senate, and seat 1 has most laurels."""
    hands: list[dict[str, int]] = [{}, {"V": 2}, {}, {}]
    parts = {"senate": [0, 1, 2, 3], "holdings": hands, "to_move": mover, **without("V", "V"), **changes}
    there = table(committees, **parts)
    return from_position(there.setup, there.position())


def sure(seat: int) -> list[float]:
    return [float(other == seat) for other in range(4)]


@pytest.mark.parametrize("committees", [{"A4": [1, 1]}, {"E4": [0, 1, 1]}, {"C1": [1, 1, 1]}])
def test_whoever_moves_next_and_can_win_alone_wins(committees: dict[str, list[int]]) -> None:
    assert with_threats(position(committees, mover=1), EVEN) == sure(1)


def test_by_caesar_only_the_next_to_move_wins_for_certain() -> None:
    """Q13: the others can move him away."""
    there = {"A4": [1, 0, 0]}
    assert with_threats(position({"A4": [1]}, mover=1, caesar="A4-S"), EVEN) == sure(1)
    assert with_threats(position({"A4": [1]}, mover=0, caesar="A4-S"), EVEN) == EVEN
    assert with_threats(position(there, mover=1, caesar="C1-S"), EVEN) == EVEN


def test_later_in_the_round_it_is_likely() -> None:
    found = with_threats(position({"A4": [1, 1]}, mover=0), EVEN)
    assert found == pytest.approx([LIKELY_END * k + (1 - LIKELY_END) * 0.25 for k in sure(1)])


def test_who_would_not_win_by_it_and_who_cannot_end_it_is_no_threat() -> None:
    assert with_threats(position({"A4": [2, 2]}, mover=2), EVEN) == EVEN
    two_left: dict[str, Any] = {"senate": [0, 1, 2]}
    assert with_threats(position({"A4": [1, 1]}, mover=1, **two_left), EVEN) == EVEN


def buffers() -> PolicyBuffers:
    return policy_buffers(packaged_weights(), [LAYOUT.new()])


def test_simulated_players_know_that_whoever_can_win_next_does() -> None:
    """Seat 0 lays Caesar where he frees the way of seat 1, who moves next; or leaves him there."""
    p = buffers()
    judge(position({"A4": [1]}, mover=1, caesar="A4-S"), p)
    assert list(p.values[:4]) == sure(1)
    judge(position({"A4": [1]}, mover=1, caesar="E4-S"), p)
    assert 0.0 < p.values[1] < 1.0


def test_to_a_simulated_player_nothing_is_worse_than_to_make_a_winner() -> None:
    """However eager to go forward, and however small the chance of waiting."""
    there, p = position({"A4": [0, 1]}), buffers()
    p.values[:], p.eagerness[0] = [0.0, 1.0, 0.0, 0.0, 0.0], 0.5
    assert preference(there, p, ADVANCE) == -FOR_ANOTHER
    p.values[:] = [1e-6, 1.0, 0.0, 0.0, 0.0]
    assert preference(there, p, CAESAR) > 0.0


def test_simulated_helpers_want_their_share() -> None:
    """Whose consent brings the player to move a fifth of the game wants nearly a tenth for it."""
    p = buffers()
    p.values[:] = [0.5, 0.3, 0.1, 0.1, 0.0]
    p.alone[:] = [0.3, 0.3, 0.2, 0.2, 0.0]
    assert wanted(position({"A4": [0, 1]}), p) == pytest.approx(SHARE * 0.2)
    p.values[0] = 0.2
    assert wanted(position({"A4": [0, 1]}), p) == 0.0, "who gains nothing owes nobody a share"


def test_the_way_is_not_opened_to_the_winner() -> None:
    """Seat 0 may put Caesar anywhere but before the senator of seat 1, who moves next."""
    state = position({"A4": [1], "B1": [0]}, caesar="E4-S")
    evaluator = BlendedEvaluator(NetworkEvaluator(0), PlayoutEvaluator(quick=1, deep=1), 0.4, 0.01)
    candidates = Turn(state).candidates()
    for candidate, row in zip(candidates, evaluator.evaluate_quickly(state, candidates), strict=True):
        opens = shown(candidate.move) == {"type": "caesar", "to": "A4-S"}
        assert (row == sure(1)) == opens
