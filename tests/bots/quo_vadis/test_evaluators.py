"""Evaluators: everybody's chance of winning, by the network and by playing on."""

from __future__ import annotations

from math import isclose

import numpy
import pytest

import rostra
from rostra.bots.quo_vadis.candidates import Turn
from rostra.bots.quo_vadis.evaluators import (
    BlendedEvaluator,
    NetworkEvaluator,
    PlayoutEvaluator,
    sequential_halving,
)
from rostra.bots.quo_vadis.network import evaluate, network_buffers, packaged_weights, set_baseline
from rostra.games.quo_vadis.actions import CORE_ACTIONS
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import play
from rostra.games.quo_vadis.state import LAYOUT, OVER
from tests.bots.playing import Company
from tests.bots.quo_vadis.test_determinization import sample, table_at


def test_chances_add_up_to_one() -> None:
    states = [sample(table_at(turn), 0) for turn in (5, 25, 45)]
    for row in NetworkEvaluator(playouts=0).evaluate_deeply(states, 0):
        assert isclose(sum(row), 1.0)
        assert all(0.0 < chance < 1.0 for chance in row)


def test_a_game_that_is_over_is_won_for_certain() -> None:
    table = Company("quo-vadis", ["rules"] * 4, 5).play()
    s = sample(table, 0)
    assert s.stage == OVER
    assert table.result is not None
    (row,) = NetworkEvaluator(playouts=0).evaluate_deeply([s], 0)
    assert row == [1.0 if seat in table.result["winners"] else 0.0 for seat in range(4)]


def test_the_baseline_changes_nothing() -> None:
    """Only what differs from it is computed again, and comes out as if everything were."""
    states = [sample(table_at(turn), 0) for turn in (5, 25, 45)]
    buffers, found = network_buffers(), []
    for baseline in states:
        out = numpy.zeros(MAX_PLAYERS)
        set_baseline(baseline, packaged_weights(), buffers)
        evaluate(states[1], packaged_weights(), buffers, out)
        found.append(out.tolist())
    assert found == [pytest.approx(found[0], abs=1e-6)] * 3, "but for single precision"


def test_playouts_without_weight_are_not_played() -> None:
    network, playouts = NetworkEvaluator(playouts=0), PlayoutEvaluator(quick=9, deep=9)
    blended = BlendedEvaluator(network, playouts, 0.0, 0.01)
    s = sample(table_at(25), 0)
    candidates = Turn(s).candidates()[:3]
    assert blended.evaluate_quickly(s, candidates) == network.evaluate_quickly(s, candidates)
    assert blended.evaluate_deeply([s], 1) == network.evaluate_deeply([s], 1)
    assert playouts.simulations == 0


def test_what_was_evaluated_a_moment_ago_is_remembered() -> None:
    playouts = PlayoutEvaluator(quick=2, deep=2)
    blended = BlendedEvaluator(NetworkEvaluator(playouts=0), playouts, 0.5, 0.01)
    s = sample(table_at(25), 0)
    candidates = Turn(s).candidates()[:3]
    first, played = blended.evaluate_quickly(s, candidates), playouts.simulations
    assert blended.evaluate_quickly(s, candidates) == first
    assert playouts.simulations == played > 0
    assert len(blended.evaluate_quickly(s, candidates[:2])) == 2
    assert playouts.simulations > played


@pytest.mark.compiled
def test_a_state_that_wins_at_once_is_found_among_all_others() -> None:
    table = Company("quo-vadis", ["rules"] * 4, 4).play()
    record = table.record()
    last = {**record, "actions": record["actions"][:-1], "result": None}
    before = rostra.replay(last)
    seat = before.to_act[0]
    assert table.result is not None
    assert table.result["winners"] == [seat], "the game was chosen so that the last move wins it"
    s, out, later = sample(before, seat), [0] * CORE_ACTIONS, []
    for action in out[: legal_actions(s, out)]:
        later.append(LAYOUT.copy(s))
        play(later[-1], action)
    chances = sequential_halving(NetworkEvaluator(playouts=4), later, seat, 7)
    best = max(range(len(later)), key=lambda i: chances[i][seat])
    assert later[best].stage == OVER
    assert chances[best][seat] == 1.0
    assert chances == sequential_halving(NetworkEvaluator(playouts=4), later, seat, 7)


@pytest.mark.compiled
def test_compiled_and_interpreted_look_ahead_to_the_same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [sample(table_at(turn), 1) for turn in (12, 44)]
    compiled = [NetworkEvaluator(playouts).evaluate_deeply(states, 5) for playouts in (0, 1)]
    monkeypatch.setenv("ROSTRA_JIT", "0")
    interpreted = [NetworkEvaluator(playouts).evaluate_deeply(states, 5) for playouts in (0, 1)]
    for one, other in zip(compiled, interpreted, strict=True):
        for row, twin in zip(one, other, strict=True):
            assert row == pytest.approx(twin, abs=1e-9)
