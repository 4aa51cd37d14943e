"""One learner among random players: ``LearnerVector`` steps from one decision of the learner to the next.

It does not count what the others do meanwhile. How many actions of a game there are to one decision of a seat
is worked out beforehand, from random games in ``rostra.vector``.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

import numpy as np

import rostra
from bench.report import Note, Row
from bench.timing import Work, median_actions, paces
from bench.vector import BARGAINING, GAMES, IDUS
from rostra.kernel import jit

SIZES = (256, 1_024, 4_096)
TARGET = 2_500_000
"""Game actions per second."""
STEPS = 8
SAMPLES = 2_000
"""Steps of each row to find out how often a seat is asked."""


def rows() -> Iterator[Row | Note]:
    """Actions of the game, those of the others included, and decisions of the learner."""
    if not jit.available() or find_spec("gymnasium") is None:
        yield Note("This needs Numba, without ROSTRA_JIT=0, and Gymnasium: the learner is left out")
        return
    for name in (BARGAINING, IDUS):
        actions = _actions_per_decision(name)
        works = [_learner(name, games) for games in SIZES]
        for games, runs in zip(SIZES, paces(*works), strict=True):
            decisions = median_actions(runs)
            what = f"{name}, {games:,} games, one learner"
            yield Row(f"{what}, all actions", decisions * actions, "actions/s", at_least=TARGET)
            yield Row(f"{what}, its decisions", decisions, "steps/s")


def _learner(name: str, games: int) -> Work:
    from rostra.adapters.gymnasium import AgainstPolicy, LearnerVector

    game, players, options = GAMES[name]
    env = LearnerVector(game, games, players, **options)
    env.reset(seed=1)
    assert isinstance(env.rows, AgainstPolicy)
    games_played = env.rows.games

    def play(_seed: int) -> float:
        for _ in range(STEPS):
            env.step(games_played.any_action)
        return STEPS * games

    return Work(play, games=0)


def _actions_per_decision(name: str) -> float:
    """As rows learn on all seats in turn, the mean over the seats."""
    game, players, options = GAMES[name]
    env = rostra.vector(game, 256, players, **options)
    asked = np.zeros(players)
    for _ in range(SAMPLES):
        asked += np.bincount(env.to_move, minlength=players)
        env.run(1)
    return float((asked.sum() / asked).mean())
