"""Games small enough to be solved: OpenSpiel's counterfactual regret minimisation runs on them."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, gambit

from rostra.adapters.openspiel import reduced


def gains(game: Any, iterations: int) -> tuple[float, float]:
    """What best responses gain against uniform play, and against what the solver has found."""
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    return before, exploitability.nash_conv(game, solver.average_policy())


def test_the_end_of_a_quo_vadis_is_solved() -> None:
    before, after = gains(reduced.quo_vadis(turns=1), iterations=12)
    assert before > 0.4
    assert after < before / 5


def test_the_end_of_a_quo_vadis_is_as_deep_as_wanted() -> None:
    game = reduced.quo_vadis(turns=2)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert state.current_player() == 0
    assert "A4-S" in " ".join(state.action_to_string(action) for action in state.legal_actions())


def test_a_reduced_idus_martii_is_as_long_as_wanted() -> None:
    for rounds in (1, 2):
        game = reduced.idus_martii(rounds)
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_a_round_of_idus_martii_is_solved() -> None:
    """The game goes through OpenSpiel's own file format, which makes a tree of it that is fast to solve."""
    game = reduced.idus_martii(rounds=1)
    tree = pyspiel.load_efg_game(gambit.export_gambit(game))
    before, after = gains(tree, iterations=12)
    assert before > 0.4
    assert after < before / 3


def test_its_solver_walks_through_idus_martii_itself() -> None:
    game = reduced.idus_martii(rounds=1)
    solver = pyspiel.CFRSolver(game)
    solver.evaluate_and_update_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    probabilities = solver.average_policy().action_probabilities(state)
    assert set(probabilities) == set(state.legal_actions())
    assert sum(probabilities.values()) == pytest.approx(1)
