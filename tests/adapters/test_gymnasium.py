"""One learner against others, as Gymnasium checks it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import rostra
from rostra.adapters.vector import NOTHING, RANDOM
from rostra.games.quo_vadis.actions import CAESAR, DECLINE

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
learners = pytest.importorskip("rostra.adapters.gymnasium", reason="Gymnasium is not installed")

GAMES = [("quo-vadis", 3), ("quo-vadis", 4), ("idus-martii", 5), ("idus-martii", 8)]


def first_legal(observations: Any, masks: Any) -> Any:
    assert len(observations) == len(masks) > 0
    return masks.argmax(axis=1)


@pytest.mark.parametrize("opponents", ["random", first_legal])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_gymnasium_checks_a_learner(game: str, players: int, opponents: Any) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(learners.Learner(game, players, seat=1, opponents=opponents), skip_render_check=True)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_two_learners_of_one_seed_match(game: str, players: int) -> None:
    from gymnasium.utils.env_match import check_environments_match

    one, other = (learners.Learner(game, players) for _ in range(2))
    one.action_space.seed(1)
    check_environments_match(one, other, num_steps=20, seed=3, skip_render=True)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_many_learners_keep_to_their_spaces(game: str, players: int) -> None:
    options = {"turn_limit": 12} if game == "quo-vadis" else {}
    env = learners.LearnerVector(game, 4, players, **options)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    seen, _ = env.reset(seed=2)
    ended = 0
    for _ in range(60):
        assert seen in env.observation_space
        assert (env.rows.games.to_move == env.rows.seats).all()
        before = seen["observation"].copy()
        actions = env.action_space.sample() * 0 + seen["action_mask"].argmax(axis=1)
        seen, rewards, over, cut, info = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == (4,)
        assert not cut.any()
        assert set(rewards[~over]) <= {0.0}
        assert over.any() == ("final_obs" in info)
        for row in np.flatnonzero(over):
            assert info["final_obs"][row] in env.single_observation_space
            assert info["final_obs"][row]["action_mask"].sum() == 0
        assert (before != seen["observation"]).any()
        ended += over.sum()
    assert ended >= 4
    env.close()


def idle(seen: Any, masks: Any) -> Any:
    """Moves Caesar forever."""
    return CAESAR + masks[:, CAESAR:DECLINE].argmax(axis=1)


def test_a_learner_who_alone_gets_into_the_senate_is_rewarded() -> None:
    env = learners.Learner("quo-vadis", 3, seat=2, opponents=idle, asks=0)
    seen, _ = env.reset(seed=0)
    gained, over = 0.0, False
    while not over:
        upwards = np.flatnonzero(seen["action_mask"][:CAESAR])
        action = upwards[-1] if len(upwards) else seen["action_mask"].argmax()
        seen, reward, over, _, _ = env.step(action)
        gained += reward
    assert gained == 1.0


@pytest.mark.parametrize(
    ("game", "players", "level"), [("quo-vadis", 3, "greedy"), ("idus-martii", 5, "rules")]
)
def test_a_learner_meets_bots_at_a_table(game: str, players: int, level: str) -> None:
    setup = {"options": {"turn_limit": 12}} if game == "quo-vadis" else {}
    env = learners.LearnerVector(game, 2, players, opponents=level, **setup)
    choice = np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    again = learners.LearnerVector(game, 2, players, opponents=level, seed=4, **setup)
    assert (again.rows.observations == seen["observation"]).all()
    ended = 0
    while ended < 3:
        assert seen in env.observation_space
        with pytest.raises(rostra.IllegalAction, match="Game 1"):
            env.step([seen["action_mask"][0].argmax(), seen["action_mask"][1].argmin()])
        actions = [choice.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, rewards, over, _, info = env.step(actions)
        assert set(rewards) <= {0.0, 1.0}
        for row in np.flatnonzero(over):
            assert info["final_obs"][row] in env.single_observation_space
            ended += 1
    env.close()


@pytest.mark.parametrize(
    ("game", "players", "level"), [("quo-vadis", 3, "rules"), ("idus-martii", 6, "greedy")]
)
def test_gymnasium_checks_a_learner_among_bots(game: str, players: int, level: str) -> None:
    from gymnasium.utils.env_checker import check_env

    setup = {"options": {"turn_limit": 12}} if game == "quo-vadis" else {}
    check_env(learners.Learner(game, players, opponents=level, **setup), skip_render_check=True)


@pytest.mark.parametrize("opponents", ["random", first_legal])
def test_a_learner_who_is_never_asked_is_told_so(opponents: Any) -> None:
    with pytest.raises(ValueError, match="Seat 2 is never asked"):
        learners.Learner("quo-vadis", 3, seat=2, opponents=opponents, turn_limit=1, start=0, asks=0)


def test_a_learner_among_bots_who_is_never_asked_is_told_so() -> None:
    setup = {"options": {"turn_limit": 1, "start": 0}}
    with pytest.raises(ValueError, match="Seat 2 is never asked"):
        learners.Learner("quo-vadis", 3, seat=2, opponents="greedy", **setup)


@pytest.mark.parametrize("opponents", ["random", first_legal])
def test_games_in_which_the_learner_is_not_asked_do_not_count(opponents: Any) -> None:
    env = learners.LearnerVector(
        "quo-vadis", 6, 3, opponents=opponents, turn_limit=1, asks=0, rewards="margin", shaping=1.0
    )
    seen, _ = env.reset(seed=5)
    for _ in range(30):
        seen, rewards, over, _, _ = env.step(seen["action_mask"].argmax(axis=1))
        assert over.all()
        assert not rewards.any(), "nobody gets anywhere in one turn, and potentials are given back"


def beside_the_rules(env: Any, steps: int) -> None:
    """A learner among random players gets what its games bring, and is asked whenever it is to act."""
    seen, _ = env.reset(seed=3)
    games = env.rows.games
    for _ in range(steps):
        twin = games.clone()
        actions = np.where(np.arange(env.num_envs) % 2, RANDOM, seen["action_mask"].argmax(axis=1))
        seen, rewards, over, _, _ = env.step(actions)
        twin.step(actions)
        gained = twin.rewards[np.arange(env.num_envs), env.rows.seats].astype(float)
        ended = twin.finished.astype(bool)
        while (waiting := (twin.to_move != env.rows.seats) & ~ended).any():
            twin.step(np.where(waiting, RANDOM, NOTHING))
            gained += twin.rewards[np.arange(env.num_envs), env.rows.seats]
            ended |= twin.finished.astype(bool)
        assert rewards.tolist() == pytest.approx(gained.tolist())
        assert over.tolist() == ended.tolist()
        asked = ~ended
        assert (twin.observations[asked] == seen["observation"][asked]).all()
        assert (twin.masks[asked] == seen["action_mask"][asked]).all()


@pytest.mark.parametrize("rewards", ["win", "margin"])
@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 3), ("idus-martii", 5)])
def test_random_opponents_play_as_in_single_steps(game: str, players: int, rewards: str) -> None:
    options = {"turn_limit": 12} if game == "quo-vadis" else {}
    beside_the_rules(learners.LearnerVector(game, 3, players, rewards=rewards, shaping=0.5, **options), 25)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 4), ("idus-martii", 8)])
def test_compiled_random_opponents_play_as_in_single_steps(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rostra.adapters.thread_pool.WORTH", 1)
    beside_the_rules(learners.LearnerVector(game, 150, players, threads=2, shaping=0.5), 60)


def test_B3_an_illegal_action_of_the_learner_is_refused() -> None:
    env = learners.Learner("idus-martii", 5)
    seen, _ = env.reset(seed=1)
    with pytest.raises(rostra.IllegalAction, match="Game 0"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.action_space.sample() in np.flatnonzero(seen["action_mask"])


def test_masks_have_the_name_that_learners_ask_for() -> None:
    env = learners.Learner("quo-vadis", 3, turn_limit=5, asks=0)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        assert env.action_masks().dtype == bool
        assert env.action_masks().tolist() == (seen["action_mask"] == 1).tolist()
        seen, _, over, _, _ = env.step(env.action_space.sample())
    assert not env.action_masks().any()


def test_a_game_that_is_over_must_be_reset() -> None:
    env = learners.Learner("quo-vadis", 3, turn_limit=1, start=0, asks=0)
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    *_, over, cut, _ = env.step(env.action_space.sample())
    assert over  # Q17: terminated, as everywhere
    assert not cut
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


@pytest.mark.parametrize("wrong", [1.0, True, np.float32(3), "1", None, [1]])
def test_the_action_of_a_learner_is_a_whole_number(wrong: Any) -> None:
    env = learners.Learner("idus-martii", 5)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="whole number"):
        env.step(wrong)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_one_seed_makes_all_episodes_of_a_learner(game: str, players: int) -> None:
    def episodes(env: Any, seed: int) -> list[Any]:
        choice, walk = np.random.default_rng(5), []
        seen, _ = env.reset(seed=seed)
        for _ in range(4):
            over = False
            while not over:
                action = choice.choice(np.flatnonzero(seen["action_mask"]))
                seen, reward, over, _, _ = env.step(action)
                walk.append((seen["observation"].tolist(), reward))
            walk.append(env.game_seed)
            seen, _ = env.reset()
        return walk

    options = {"turn_limit": 12} if game == "quo-vadis" else {}
    one, other = (learners.Learner(game, players, seat=1, **options) for _ in range(2))
    other.reset()
    first = episodes(one, 7)
    assert first == episodes(other, 7) == episodes(one, 7)
    numbers = {each for each in first if isinstance(each, int)}
    assert len(numbers) == 4
    assert not numbers & {each for each in episodes(one, 8) if isinstance(each, int)}


def test_rewards_among_bots_are_options_too() -> None:
    """What a shaped learner gets in a game is what the game is worth, less where it began."""
    gained = []
    for shaping in (0.0, 0.5):
        env = learners.Learner("idus-martii", 5, opponents="greedy", rewards="margin", shaping=shaping)
        env.reset(seed=3)
        rewards, over = [], False
        while not over:
            _, reward, over, _, _ = env.step(np.flatnonzero(env.action_masks())[0])
            rewards.append(reward)
        gained.append(rewards)
    assert sum(gained[0]) != 0
    assert sum(gained[0]) == sum(gained[1])  # no faction is ahead when the game begins
    assert gained[0] != gained[1]


def test_there_must_be_such_a_seat_and_such_opponents() -> None:
    with pytest.raises(ValueError, match="0 to 3"):
        learners.Learner("quo-vadis", 4, seat=4)
    with pytest.raises(ValueError, match="no opponents 'nobody'"):
        learners.Learner("quo-vadis", 4, opponents="nobody")
