"""Copies of environments, what is saved of them, and the episodes that follow from one seed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

from rostra.adapters import gymnasium as learners
from rostra.adapters import pettingzoo as zoo
from tests.adapters.playing import VARIED, options

Walk = list[Any]


def one_by_one(env: Any, choice: np.random.Generator, steps: int) -> Walk:
    """Random steps of an AEC environment, and what came of each; games begin anew when they end."""
    walk: Walk = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen, reward, terminated, *_ = env.last()
        legal = seen["action_mask"].nonzero()[0]
        action = None if terminated else int(choice.choice(legal))
        walk.append((env.agent_selection, seen["observation"].tolist(), legal.tolist(), reward, action))
        env.step(action)
    return walk


def in_cycles(env: Any, choice: np.random.Generator, steps: int) -> Walk:
    """The same of a parallel environment, with many illegal actions, which are replaced."""
    walk: Walk = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        actions = {agent: int(choice.integers(env.action_space(agent).n)) for agent in env.agents}
        seen, *others, infos = env.step(actions)
        shown = [row.tobytes() for told in (seen, infos) for each in told.values() for row in each.values()]
        walk.append((shown, others))
    return walk


def one_learner(env: Any, choice: np.random.Generator, steps: int) -> Walk:
    """The same of an environment with one learner."""
    walk: Walk = []
    for _ in range(steps):
        legal = np.flatnonzero(env.action_masks())
        if not len(legal):
            seen, _ = env.reset()
            walk.append(seen["observation"].tolist())
            continue
        seen, reward, *_ = env.step(choice.choice(legal))
        walk.append((legal.tolist(), seen["observation"].tolist(), reward, env.game_seed))
    return walk


def many_learners(env: Any, choice: np.random.Generator, steps: int) -> Walk:
    """The same of one with many."""
    walk: Walk = []
    for _ in range(steps):
        actions = [choice.choice(np.flatnonzero(mask)) for mask in env.action_masks()]
        seen, rewards, over, *_ = env.step(actions)
        walk.append((seen["observation"].tolist(), rewards.tolist(), over.tolist()))
    return walk


KINDS: list[tuple[Callable[..., Any], Callable[..., Walk]]] = [
    (zoo.env, one_by_one),
    (zoo.raw_env, one_by_one),
    (partial(zoo.parallel_env, illegal="random"), in_cycles),
]
COPIES: list[Callable[[Any], Any]] = [
    copy.deepcopy,
    lambda env: pickle.loads(pickle.dumps(env)),
    lambda env: env.unwrapped.clone(),
]
CASES = [(kind, game, varied) for kind in KINDS for game in VARIED for varied in VARIED[game]]


@pytest.mark.parametrize(("kind", "game", "varied"), CASES)
def test_a_copy_goes_on_like_the_original_and_leaves_it_alone(
    kind: tuple[Callable[..., Any], Callable[..., Walk]], game: str, varied: dict[str, Any]
) -> None:
    made, walk = kind
    env = made(game, **options(game, **varied))
    env.reset(seed=5)
    walk(env, np.random.default_rng(1), 25)
    twins = [copied(env) for copied in COPIES]
    ahead = walk(copy.deepcopy(env), np.random.default_rng(2), 120)
    for twin in twins:
        assert walk(twin, np.random.default_rng(2), 120) == ahead
    assert walk(env, np.random.default_rng(2), 120) == ahead


@pytest.mark.parametrize(("kind", "game", "varied"), CASES)
def test_what_is_saved_can_be_restored_again_and_again_and_elsewhere(
    kind: tuple[Callable[..., Any], Callable[..., Walk]], game: str, varied: dict[str, Any]
) -> None:
    made, walk = kind
    env = made(game, **options(game, **varied))
    other = made(game, **options(game, **varied))
    env.reset(seed=5)
    other.reset(seed=6)
    walk(env, np.random.default_rng(1), 25)
    saved = env.save()
    ahead = walk(env, np.random.default_rng(2), 60)
    for here in (env, other, env):
        here.restore(pickle.loads(pickle.dumps(saved)) if here is other else saved)
        assert walk(here, np.random.default_rng(2), 60) == ahead


@pytest.mark.parametrize(("made", "walk"), KINDS)
@pytest.mark.parametrize("game", VARIED)
def test_one_seed_makes_all_the_episodes_that_follow(
    made: Callable[..., Any], walk: Callable[..., Walk], game: str
) -> None:
    limited = {"turn_limit": 5} if game == "quo-vadis" else {}
    one, other, third = (made(game, **options(game, **limited)) for _ in range(3))
    other.reset(seed=3)
    walk(other, np.random.default_rng(9), 40)
    seeds: list[list[int]] = []
    for seed, env in ((7, one), (7, other), (8, third)):
        env.reset(seed=seed)
        seeds.append([])
        for _ in range(5):
            seeds[-1].append(env.unwrapped.game_seed)
            env.reset()
    assert seeds[0] == seeds[1]
    assert not {*seeds[0]} & {*seeds[2]}
    assert walk(one, np.random.default_rng(1), 150) == walk(other, np.random.default_rng(1), 150)


@pytest.mark.parametrize("game", VARIED)
def test_without_any_seed_no_two_environments_play_the_same(game: str) -> None:
    one, other = zoo.env(game), zoo.env(game)
    one.reset()
    other.reset()
    assert one.unwrapped.game_seed != other.unwrapped.game_seed


def test_every_bit_of_a_seed_counts() -> None:
    def dealt(seed: Any) -> Any:
        env = zoo.raw_env("quo-vadis", players=5)
        env.reset(seed=seed)
        return env.single.s.stock

    deals = {str(dealt(seed)) for seed in (0, *(1 << bit for bit in range(128)))}
    assert len(deals) == 129
    assert dealt(np.int64(2**62 + 5)) == dealt(2**62 + 5)
    for wrong in (-1, 2**128):
        with pytest.raises(ValueError, match="seed"):
            dealt(wrong)


def first_legal(observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


SHAPED: dict[str, Any] = {"rewards": "margin", "shaping": 0.5, "discount": 0.9}
LEARNERS: list[tuple[str, dict[str, Any]]] = [
    ("quo-vadis", {"players": 3, "turn_limit": 12, "asks": 1, **SHAPED}),
    ("quo-vadis", {"players": 4, "turn_limit": 12, "opponents": first_legal}),
    ("quo-vadis", {"players": 3, "options": {"turn_limit": 12}, "opponents": "greedy", **SHAPED}),
    ("idus-martii", {"players": 5}),
    ("idus-martii", {"players": 6, "opponents": "rules"}),
]


@pytest.mark.parametrize(("game", "made"), LEARNERS)
@pytest.mark.parametrize("many", [False, True], ids=["one", "many"])
def test_copies_of_learners_are_true_copies(game: str, made: dict[str, Any], many: bool) -> None:
    steps = 12 if isinstance(made.get("opponents"), str) else 60
    walk = many_learners if many else one_learner
    env = learners.LearnerVector(game, 3, **made) if many else learners.Learner(game, seat=1, **made)
    env.reset(seed=5)
    walk(env, np.random.default_rng(1), 7)
    twins = [copied(env) for copied in COPIES]
    saved = env.save()
    ahead = walk(env, np.random.default_rng(2), steps)
    for twin in twins:
        assert walk(twin, np.random.default_rng(2), steps) == ahead
    for here in (env, twins[0], env):
        here.restore(pickle.loads(pickle.dumps(saved)) if here is twins[0] else saved)
        assert walk(here, np.random.default_rng(2), steps) == ahead


@pytest.mark.compiled
@pytest.mark.parametrize("many", [False, True], ids=["one", "many"])
def test_copies_of_compiled_learners_are_true_copies(many: bool) -> None:
    for game, made in LEARNERS:
        if not isinstance(made.get("opponents"), str):
            test_copies_of_learners_are_true_copies(game, made, many)


def test_saved_games_go_only_where_they_belong() -> None:
    for one, other in (
        (zoo.raw_env("quo-vadis", players=3), zoo.raw_env("quo-vadis", players=4)),
        (zoo.raw_env("quo-vadis", players=3), zoo.parallel_env("quo-vadis", players=3)),
        (zoo.raw_env("quo-vadis"), zoo.raw_env("quo-vadis", relative=False)),
        (learners.Learner("quo-vadis", 3), learners.Learner("quo-vadis", 4)),
        (learners.Learner("idus-martii", 5, opponents="random"), learners.Learner("quo-vadis", 5)),
        (
            learners.Learner("idus-martii", 5, seat=1, opponents="greedy"),
            learners.Learner("idus-martii", 5, seat=2, opponents="greedy"),
        ),
    ):
        with pytest.raises(ValueError, match="of another kind"):
            other.restore(one.save())
