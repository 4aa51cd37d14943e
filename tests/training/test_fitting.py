"""The network learns from who won."""

from __future__ import annotations

import numpy
import pytest

from rostra.bots.quo_vadis.features import FEATURES
from rostra.bots.quo_vadis.network import HIDDEN, logit, network_buffers, packaged_weights
from rostra.games.quo_vadis.components import MAX_PLAYERS
from training.__main__ import lesson
from training.fitting import Network


def test_it_learns_what_decides_a_made_up_game() -> None:
    chance = numpy.random.default_rng(1)
    rows = chance.normal(0, 1, (2048, MAX_PLAYERS, FEATURES)).astype(numpy.float32)
    seats = numpy.tile(numpy.arange(MAX_PLAYERS) < 4, (2048, 1))
    won = rows[:, :4, 7].argmax(axis=1)
    learner = Network.new(1)
    before = learner.loss(rows, seats, won)
    learner.fit(rows, seats, won, epochs=150, seed=1)
    assert before > 1.3
    assert learner.loss(rows, seats, won) < 0.7


def test_bots_and_training_compute_the_same() -> None:
    learner = Network.new(2)
    learner.outer[:] = numpy.linspace(-1, 1, HIDDEN)
    row = numpy.linspace(-1, 1, FEATURES).astype(numpy.float32)
    told = learner.weights()
    hidden = numpy.maximum(row @ learner.inner[:FEATURES] + learner.inner[FEATURES], 0)
    buffers = network_buffers()
    buffers.rows[0], buffers.baseline_hidden[0] = row, told.inner[FEATURES]
    assert logit(0, buffers, told) == pytest.approx(float(hidden @ learner.outer), abs=1e-4)


def test_the_weights_in_the_package_fit_the_features() -> None:
    found = packaged_weights()
    assert found.inner.shape == (FEATURES + 1, HIDDEN)
    assert found.outer.shape == (HIDDEN,)
    assert numpy.isfinite(found.inner).all()


@pytest.mark.compiled
def test_a_lesson_has_states_of_all_numbers_of_players_whatever_the_threads() -> None:
    one = lesson(Network.new(3).weights(), 10, 1.0, 5, threads=1)
    assert set(one[1].sum(axis=1)) == {3, 4, 5}
    assert (one[2] < one[1].sum(axis=1)).all()
    assert one[0][:, 4][one[1].sum(axis=1) == 4].max() == 0.0
