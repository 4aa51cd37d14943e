"""What the names of environments promise: what one of them shows and accepts never changes.

If a test here fails, either the change is a mistake, or it needs a new ``VERSION`` in
``rostra.adapters.gymnasium`` or ``rostra.adapters.pettingzoo``, and new digests under new names here.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
learners = pytest.importorskip("rostra.adapters.gymnasium", reason="Gymnasium is not installed")

SIZES = {"rostra/QuoVadis-v1": (222, 458), "rostra/IdusMartii-v1": (700, 264)}
"""Cells and actions."""
EPISODES = {
    ("rostra/QuoVadis-v1", 3): "8bfe36c58101ee4b",
    ("rostra/QuoVadis-v1", 4): "07ce881e17e7633b",
    ("rostra/QuoVadis-v1", 5): "f9fbb23349c5cb89",
    ("rostra/IdusMartii-v1", 5): "6586d8b124da8ab2",
    ("rostra/IdusMartii-v1", 6): "08e5f001fa0fc745",
    ("rostra/IdusMartii-v1", 7): "fd5d9c02d480ab76",
    ("rostra/IdusMartii-v1", 8): "f0c5c3e470a5675b",
}
"""For each id and number of players, a digest of all that a learner is shown in three episodes."""


def by_what_is_seen(observations: Any, masks: Any) -> Any:
    """A player without chance, who does many different things."""
    found = [np.flatnonzero(mask) for mask in masks]
    weights = np.arange(observations.shape[1]) % 7 + 1
    return [legal[int(seen @ weights) % len(legal)] for seen, legal in zip(observations, found, strict=True)]


def digest(env: Any) -> str:
    found = hashlib.blake2b(digest_size=8)
    seen, _ = env.reset(seed=2**40 + 1)
    for _ in range(3):
        over = False
        while not over:
            found.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
            action = by_what_is_seen(seen["observation"][None], seen["action_mask"][None])[0]
            seen, reward, over, cut, _ = env.step(action)
            found.update(np.array([reward, over, cut], dtype=np.float64).tobytes())
        found.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
        seen, _ = env.reset()
    return found.hexdigest()


@pytest.mark.parametrize("name", SIZES)
def test_an_id_has_its_spaces(name: str) -> None:
    size, actions = SIZES[name]
    env = gymnasium.make(name)
    seen = env.observation_space
    assert {*seen} == {"action_mask", "observation"}
    assert (seen["observation"].shape, seen["observation"].dtype) == ((size,), np.uint8)
    assert (seen["action_mask"].shape, seen["action_mask"].dtype) == ((actions,), np.int8)
    assert env.action_space == gymnasium.spaces.Discrete(actions)


@pytest.mark.parametrize(("name", "players"), EPISODES)
def test_an_id_shows_what_it_has_always_shown(name: str, players: int) -> None:
    env = gymnasium.make(name, players=players, seat=1, opponents=by_what_is_seen)
    assert digest(env) == EPISODES[name, players]


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), EPISODES)
def test_and_so_it_does_when_compiled(name: str, players: int) -> None:
    test_an_id_shows_what_it_has_always_shown(name, players)


def test_ids_are_found_by_the_module_that_has_them() -> None:
    env = gymnasium.make("rostra.adapters.gymnasium:rostra/QuoVadis-v1", players=3)
    assert isinstance(env.unwrapped, learners.Learner)
    many = gymnasium.make_vec("rostra/IdusMartii-v1", num_envs=3, players=6)
    assert isinstance(many, learners.LearnerVector)


EVERYTHING = {"players": 5, "variants": ("limited-ones", "census", "consular-election"), "turn_limit": 20}
ZOO: list[tuple[str, dict[str, Any], str]] = [
    ("rostra_quo_vadis_v1", {}, "e1ead2a30932b7c0"),
    ("rostra_quo_vadis_v1", EVERYTHING, "a22ff23010c149f7"),
    ("rostra_idus_martii_v1", {}, "760a31a44cf87392"),
    ("rostra_idus_martii_v1", {"players": 7, "claims": True}, "c09023df49614c70"),
]
"""For the names of PettingZoo's environments, and options that change what is seen and done, the same."""


@pytest.mark.parametrize(("name", "options", "expected"), ZOO)
def test_an_environment_of_pettingzoo_shows_what_its_name_has_always_shown(
    name: str, options: dict[str, Any], expected: str
) -> None:
    zoo = pytest.importorskip("rostra.adapters.pettingzoo", reason="PettingZoo is not installed")
    game = name.removeprefix("rostra_").removesuffix("_v1").replace("_", "-")
    env = zoo.env(game, **options)
    assert env.metadata["name"] == name
    found = hashlib.blake2b(digest_size=8)
    env.reset(seed=2**40 + 1)
    for agent in env.agent_iter(400):
        seen, reward, over, cut, _ = env.last()
        found.update(agent.encode() + seen["observation"].tobytes() + seen["action_mask"].tobytes())
        found.update(np.array([reward, over, cut], dtype=np.float64).tobytes())
        env.step(None if over else by_what_is_seen(seen["observation"][None], seen["action_mask"][None])[0])
    assert found.hexdigest() == expected
