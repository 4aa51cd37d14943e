"""Copies of many games are true copies: they go on alike, and independently."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import rostra
from rostra.adapters.vector import NOTHING, RANDOM, VectorEnvironment

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("quo-vadis", 4, {"turn_limit": 12}),
    ("idus-martii", 6, {"rewards": "margin", "shaping": 0.5, "discount": 0.9}),
]
WAYS: list[Callable[[VectorEnvironment], VectorEnvironment]] = [
    copy.deepcopy,
    lambda env: pickle.loads(pickle.dumps(env)),
    lambda env: env.clone(),
]


def everything(env: VectorEnvironment, rows: Any = slice(None)) -> list[bytes]:
    """All there is of some rows, what is shown and what is not."""
    shown: list[Any] = [*env.shown, env.any_action, env.seeds, env.endings]
    states = [env.rules.layout.plain(env.interpreted(row)) for row in np.arange(env.num_envs)[rows]]
    return [*(array[rows].tobytes() for array in shown), pickle.dumps(states)]


def check_copies(env: VectorEnvironment, way: Callable[[VectorEnvironment], VectorEnvironment]) -> None:
    env.watched[:] = 1
    env.run(17)
    twin = way(env)
    assert everything(twin) == everything(env)
    assert twin.watched.tolist() == env.watched.tolist()
    before = everything(env)
    twin.run(30)
    assert everything(env) == before
    env.run(30)
    assert everything(twin) == everything(env)
    env.step(np.full(env.num_envs, RANDOM))
    assert everything(twin) != everything(env)
    twin.step(np.full(env.num_envs, RANDOM))
    assert everything(twin) == everything(env)
    env.reset()
    twin.reset()
    assert everything(twin) == everything(env)


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle", "clone"])
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_copy_is_a_true_copy(game: str, players: int, options: dict[str, Any], way: Any) -> None:
    check_copies(rostra.vector(game, 3, players, seed=4, **options), way)


@pytest.mark.compiled
@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle", "clone"])
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_copy_of_compiled_games_is_a_true_copy(
    game: str, players: int, options: dict[str, Any], way: Any
) -> None:
    check_copies(rostra.vector(game, 70, players, seed=4, threads=2, **options), way)


def check_rows(env: VectorEnvironment) -> None:
    """Row 1 is played from again, in itself, in other rows and elsewhere."""
    env.run(11)
    saved = env.save(1)
    then = everything(env, [1])
    others = everything(env, [0, 2])
    env.step([NOTHING, RANDOM, NOTHING, NOTHING])
    after = everything(env, [1])
    assert after != then
    env.restore(saved, 1)
    assert everything(env, [1]) == then
    assert everything(env, [0, 2])[5:] == others[5:]
    env.restore(saved, [0, 3])
    assert everything(env, [0]) == everything(env, [3]) == then
    env.step([NOTHING, RANDOM, NOTHING, RANDOM])
    assert everything(env, [1]) == everything(env, [3]) == after
    assert everything(env, [0])[5:] == then[5:], "it waited"
    two = env.save([3, 0])
    env.restore(two.pick([1, 0]), [1, 2])
    assert everything(env, [2]) == everything(env, [3])
    assert everything(env, [1]) == everything(env, [0])
    elsewhere = rostra.vector(env.rules.name, 2, env.players, seed=9)
    elsewhere.restore(pickle.loads(pickle.dumps(saved)), 1)
    assert everything(elsewhere, [1]) == then


@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 4), ("idus-martii", 5)])
def test_single_games_are_saved_and_restored(game: str, players: int) -> None:
    check_rows(rostra.vector(game, 4, players, seed=2))


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 4), ("idus-martii", 5)])
def test_single_compiled_games_are_saved_and_restored(game: str, players: int) -> None:
    check_rows(rostra.vector(game, 4, players, seed=2))


def test_saved_games_must_fit() -> None:
    env = rostra.vector("quo-vadis", 3, 4)
    for wrong in (env.save([0, 1]), rostra.vector("quo-vadis", 1, 3).save()):
        with pytest.raises(ValueError, match="another kind"):
            env.restore(wrong)
    with pytest.raises(IndexError):
        env.save(3)
