"""PettingZoo's own tests of its interfaces, and what ours promise besides."""

from __future__ import annotations

import random
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy
import pytest

import rostra

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
    state_test,
)
from pettingzoo.utils import parallel_to_aec

from rostra.adapters import pettingzoo as zoo
from rostra.games.idus_martii.actions import PEEK, VOTE
from tests.adapters.playing import EVERY_GAME, GAMES, options

pytestmark = pytest.mark.filterwarnings(
    # Its own classic games have observations with a mask inside, too; it knows them by name.
    "ignore:Observation",
    "ignore:Action mask numpy array is all zeros",
)


def masked(env: Any, agent: str, choice: random.Random) -> int:
    return int(choice.choice(env.observe(agent)["action_mask"].nonzero()[0]))


def play(env: Any, seed: int, choice: random.Random) -> dict[str, float]:
    """A random game; what each seat got."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else masked(env, agent, choice))
    return got


@pytest.mark.parametrize(("game", "players", "varied"), EVERY_GAME, ids=str)
def test_pettingzoo_finds_nothing_wrong(
    game: str, players: int, varied: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    make = partial(zoo.env, game, players=players, **options(game, **varied))
    api_test(make(), num_cycles=60)
    seed_test(make, num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players", "varied"), EVERY_GAME, ids=str)
def test_nor_when_all_act_in_cycles(game: str, players: int, varied: dict[str, Any]) -> None:
    """Its tests of cycles play without masks, so illegal actions are replaced."""
    make = partial(zoo.parallel_env, game, players=players, illegal="random", **options(game, **varied))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its own example environments
        parallel_api_test(make(), num_cycles=60)
    parallel_seed_test(make, num_cycles=20)
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **given: parallel_to_aec(make(**given))))


def test_winners_get_one_and_a_game_at_its_turn_limit_is_over_like_any_other() -> None:
    choice = random.Random(5)
    for game, players in GAMES:
        env = zoo.env(game, players=players, **options(game, **({"asks": 1} if players < 5 else {})))
        got = play(env, 11, choice)
        single = env.unwrapped.single
        assert [got[agent] for agent in env.possible_agents] == single.rewards()
        assert not single.to_act


def test_Q17_a_game_that_reaches_its_limit_is_terminated_and_scored() -> None:
    """The observation shows the turns left, so there is nothing to guess about what would have come."""
    env = zoo.quo_vadis(3, turn_limit=1, start=0)
    env.reset(seed=1)
    env.step(0)
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.truncations == dict.fromkeys(env.agents, False)
    cycles = zoo.parallel_env("quo-vadis", players=3, turn_limit=1, start=0)
    cycles.reset(seed=1)
    *_, terminations, truncations, _ = cycles.step(dict.fromkeys(cycles.agents, 0))
    assert set(terminations.values()) == {True}
    assert set(truncations.values()) == {False}


def test_infos_have_the_masks_too() -> None:
    env = zoo.env("quo-vadis", players=3)
    env.reset(seed=1)
    cycles = zoo.parallel_env("quo-vadis", players=3)
    seen, infos = cycles.reset(seed=1)
    for _ in range(20):
        masks = {agent: env.infos[agent]["action_mask"].tolist() for agent in env.agents}
        assert masks == {agent: env.observe(agent)["action_mask"].tolist() for agent in env.agents}
        assert [agent for agent, mask in masks.items() if any(mask)] == [env.agent_selection]
        assert env.last()[-1]["action_mask"].tolist() == masks[env.agent_selection]
        for agent, info in infos.items():
            assert info["action_mask"].tolist() == seen[agent]["action_mask"].tolist()
        env.step(masks[env.agent_selection].index(1))
        seen, _, _, _, infos = cycles.step(
            {agent: info["action_mask"].argmax() for agent, info in infos.items()}
        )


def test_the_state_is_what_all_seats_know() -> None:
    for game, players in GAMES:
        env = zoo.env(game, players=players, illegal="random", **options(game))
        cycles = zoo.parallel_env(game, players=players, illegal="random", **options(game))
        env.reset(seed=1)
        state_test(env, cycles, num_cycles=10)
        env.reset(seed=2)
        knows = [env.observe(agent)["observation"] for agent in env.possible_agents]
        assert env.state().tolist() == numpy.concatenate(knows).tolist()
        assert env.state() in env.state_space


def test_rewards_are_those_of_the_vector() -> None:
    shaped: dict[str, Any] = {"rewards": "margin", "shaping": 0.25, "discount": 0.5}
    for game, players in GAMES:
        env = zoo.env(game, players=players, **shaped, **options(game))
        many = rostra.vector(game, 1, players, **shaped, **options(game))
        env.reset(seed=3)
        many.reset(seed=3)
        while not any(env.terminations.values()):
            action = int(many.any_action[0])
            many.step([action])
            env.step(action)
            assert [env.rewards[agent] for agent in env.agents] == pytest.approx(many.rewards[0].tolist())


def test_B3_an_illegal_action_raises_and_changes_nothing() -> None:
    for env in (zoo.raw_env("quo-vadis", players=3), zoo.raw_env("idus-martii", players=5)):
        env.reset(seed=2)
        before = env.single.rules.layout.plain(env.single.s)
        wrong = int(numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
        with pytest.raises(rostra.IllegalAction):
            env.step(wrong)
        assert env.single.rules.layout.plain(env.single.s) == before


@pytest.mark.parametrize("wrong", [1.0, True, numpy.float32(3), numpy.True_, "1", None, [1]])
def test_actions_are_whole_numbers(wrong: Any) -> None:
    for made in (zoo.env, zoo.parallel_env):
        env = made("idus-martii", illegal="random")
        env.reset(seed=2)
        with pytest.raises(ValueError, match="whole number"):
            env.step(wrong if made is zoo.env else dict.fromkeys(env.agents, wrong))


def test_there_is_no_action_below_zero() -> None:
    env = zoo.raw_env("quo-vadis", players=3)
    env.reset(seed=2)
    for wrong in (-1, -env.action_space("seat_0").n, env.action_space("seat_0").n):
        with pytest.raises(rostra.IllegalAction):
            env.step(wrong)


def test_actions_are_counted_from_the_seat_that_acts() -> None:
    """The same situation gives the same observation and mask, whichever seat is in it."""
    seen = []
    for start in range(5):
        env = zoo.parallel_env("idus-martii", players=5, start=start)
        env.reset(seed=4)
        for place in range(5):
            env.single.s.hands[(start + place) % 5] = [place % 3, 1]
        env._show(idle=[])  # masks are found when somebody has acted
        first_aedile = f"seat_{(start + 2) % 5}"  # (I4)
        seen.append({name: row.tolist() for name, row in env.observe(first_aedile).items()})
    assert all(other == seen[0] for other in seen)
    absolute = zoo.raw_env("idus-martii", players=5, start=1, relative=False)
    absolute.reset(seed=4)
    mask = absolute.observe(absolute.agent_selection)["action_mask"]
    assert mask.nonzero()[0].tolist() == [VOTE + 3 * 3, VOTE + 3 * 3 + 1]


def test_both_aediles_vote_in_one_cycle() -> None:
    env = zoo.parallel_env("idus-martii", players=5, start=0, relative=False)
    seen, _ = env.reset(seed=3)
    wait = env.action_space("seat_0").n - 1
    assert [seen[name]["action_mask"].sum() for name in env.agents] == [1, 1, 2, 2, 1]
    actions = dict.fromkeys(env.agents, wait) | {"seat_2": VOTE + 2 * 3, "seat_3": VOTE + 3 * 3 + 1}
    seen, *_ = env.step(actions)
    assert seen["seat_1"]["action_mask"].nonzero()[0].tolist() == [PEEK + 2, PEEK + 3]


@pytest.mark.parametrize(("game", "words"), [("quo-vadis", "Caesar"), ("idus-martii", "traitor")])
def test_it_can_be_looked_at(game: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.env(game, render_mode="ansi", **options(game))
    env.reset(seed=1)
    assert words in env.render()
    printed = zoo.env(game, render_mode="human", **options(game))
    printed.reset(seed=1)
    printed.step(masked(printed, printed.agent_selection, random.Random(1)))
    assert words in capsys.readouterr().out


def test_unknown_games_and_options_are_refused() -> None:
    for wrong in (
        {"game": "chess"},
        {"game": "quo-vadis", "players": 2},
        {"game": "idus-martii", "start": 9},
    ):
        with pytest.raises(ValueError, match=r"\w"):
            zoo.env(**wrong)
    with pytest.raises(ValueError, match="random"):
        zoo.env("quo-vadis", illegal="ignore")
