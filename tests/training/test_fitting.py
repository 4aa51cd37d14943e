"""The network learns from who won."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy
import pytest

from rostra.bots.quo_vadis.features import FEATURES
from rostra.bots.quo_vadis.network import FIRST, SECOND, network_buffers, packaged_weights, write_logits
from rostra.games.quo_vadis.components import MAX_PLAYERS
from training.__main__ import PARTS, lesson
from training.fitting import Lesson, Network


def made_up(states: int, players: int) -> Lesson:
    """Every state is a game of its own; the highest number in column 7 wins."""
    chance = numpy.random.default_rng(1)
    rows = chance.normal(0, 1, (states, MAX_PLAYERS, FEATURES)).astype(numpy.float16)
    rows[:, players:] = 0
    won = rows[:, :players, 7].argmax(axis=1)
    return Lesson(rows, numpy.full(states, players), won, numpy.zeros(states, numpy.int64))


def test_it_learns_what_decides_a_made_up_game() -> None:
    known = made_up(2048, 4)
    learner = Network.new(1)
    before = learner.loss(known)
    learner.fit(known, known.outcomes(), epochs=40, seed=1)
    assert before > 1.3
    assert learner.loss(known) < 0.7


@pytest.mark.parametrize("part", range(4))
def test_the_slopes_are_those_of_the_loss(part: int) -> None:
    """One step along them, so small that it is straight, lowers the loss by the step times their length."""
    known, step = made_up(64, 3), 1e-2
    learner = Network.new(1)
    learner.weights.outer[:] = numpy.linspace(-1, 1, SECOND)
    slope = learner.slopes(known.rows, known.players, known.outcomes())[part]
    length = float(numpy.sqrt((slope**2).sum()))
    losses = []
    for sign in (1, -2):
        learner.weights[part][...] += sign * step * slope / length
        losses.append(learner.loss(known))
    assert losses[0] - losses[1] == pytest.approx(2 * step * length, rel=0.02)


def test_bots_and_training_compute_the_same() -> None:
    known = made_up(1, 3)
    learner = Network.new(2)
    learner.weights.outer[:] = numpy.linspace(-1, 1, SECOND)
    buffers, logits = network_buffers(), numpy.zeros(MAX_PLAYERS)
    buffers.rows[:], buffers.baseline_first[:] = known.rows[0], learner.weights.inner[FEATURES]
    write_logits(3, learner.weights, buffers, logits)
    raised = numpy.exp(logits[:3])
    assert raised / raised.sum() == pytest.approx(learner.chances(known)[0, :3], abs=1e-5)


def test_targets_lie_between_what_comes_next_and_who_won() -> None:
    """Two games, of three states and of one."""
    rows = numpy.zeros((4, MAX_PLAYERS, FEATURES), numpy.float16)
    known = Lesson(rows, numpy.full(4, 3), numpy.array([1, 1, 1, 0]), numpy.array([2, 1, 0, 0]))
    chances = numpy.tile(numpy.array([0.5, 0.3, 0.2, 0, 0], numpy.float32), (4, 1))
    assert (known.targets(chances, 1.0) == known.outcomes()).all()
    found = known.targets(chances, 0.5)
    assert found[2].tolist() == [0, 1, 0, 0, 0]
    assert found[1] == pytest.approx([0.25, 0.65, 0.1, 0, 0])
    assert found[0] == pytest.approx([0.375, 0.475, 0.15, 0, 0])
    assert found[3].tolist() == [1, 0, 0, 0, 0]


def test_the_weights_in_the_package_fit_the_features() -> None:
    found = packaged_weights()
    assert found.inner.shape == (FEATURES + 1, FIRST)
    assert found.own.shape == (FIRST, SECOND)
    assert found.shared.shape == (FIRST + 1, SECOND)
    assert found.outer.shape == (SECOND,)
    assert all(numpy.isfinite(each).all() for each in found)


@pytest.mark.compiled
def test_a_lesson_has_whole_games_of_all_numbers_of_players_whatever_the_threads() -> None:
    weights, lessons = Network.new(3).weights, []
    for threads in (1, 2):
        with ThreadPoolExecutor(threads) as pool:
            lessons.append(lesson(weights, 5 * PARTS, 1.0, 5, pool))
    one, two = lessons
    assert (one.rows == two.rows).all()
    assert (one.won == two.won).all()
    assert set(one.players) == {3, 4, 5}
    assert (one.won < one.players).all()
    assert one.rows[:, 4][one.players == 4].max() == 0.0
    follows = numpy.flatnonzero(one.left > 0)
    assert (one.left[follows + 1] == one.left[follows] - 1).all()
    assert (one.won[follows + 1] == one.won[follows]).all()
