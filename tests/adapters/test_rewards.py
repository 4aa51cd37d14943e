"""Rewards as options, and what a seat that is not to act sees: the same in many games at once and in one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import rostra
from rostra.adapters.idus_martii import IdusMartii
from rostra.adapters.quo_vadis import QuoVadis
from rostra.adapters.rewards import reward_of
from rostra.adapters.single_game import SingleGame
from rostra.adapters.vector import VectorEnvironment
from rostra.games.quo_vadis.environment import RULES
from rostra.kernel.rules import nothing

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("quo-vadis", 3, {"turn_limit": 30}),
    ("quo-vadis", 4, {"turn_limit": 12, "variants": ("consular-election",), "asks": 1}),
    ("idus-martii", 5, {}),
    ("idus-martii", 7, {"start": 2}),
]
SHAPED = {"rewards": "margin", "shaping": 0.25, "discount": 0.5}


def single_game(game: str, players: int, **options: Any) -> SingleGame:
    return (QuoVadis if game == "quo-vadis" else IdusMartii)(players, **options)


def play_along(game: str, players: int, options: dict[str, Any], ends: int) -> None:
    """Random games of one row beside a single game of the same seeds: all gains are the same."""
    env = rostra.vector(game, 1, players, seed=3, **options)
    single = single_game(game, players, **options)
    while ends:
        single.begin(int(env.seeds[0]))
        assert single.gains([env.to_move[0]]) == [0.0] * players
        while not single.over:
            seat, action = int(env.to_move[0]), int(env.any_action[0])
            single.play(seat, env.number(seat, action))
            env.step([action])
            gains = single.gains([int(env.to_move[0])])
            assert env.rewards[0].tolist() == pytest.approx(gains)
        ends -= 1


@pytest.mark.parametrize(("game", "players", "options"), CASES)
@pytest.mark.parametrize("rewards", [{}, {"rewards": "zero-sum"}, SHAPED], ids=["win", "zero-sum", "shaped"])
def test_many_games_and_one_give_the_same_rewards(
    game: str, players: int, options: dict[str, Any], rewards: dict[str, Any]
) -> None:
    play_along(game, players, {**options, **rewards}, ends=2)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_compiled_games_give_the_same_rewards(game: str, players: int, options: dict[str, Any]) -> None:
    play_along(game, players, {**options, **SHAPED}, ends=20)


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_the_margin_tells_winners_from_others(game: str, players: int, options: dict[str, Any]) -> None:
    env = rostra.vector(game, 4, players, rewards="margin", **options)
    wins = rostra.vector(game, 4, players, **options)
    ended = 0
    while ended < 8:
        actions = env.any_action.copy()
        env.step(actions)
        wins.step(actions)
        for row in np.flatnonzero(env.finished):
            ended += 1
            won = wins.rewards[row] == 1
            assert (env.rewards[row][won] >= 0).all()
            assert (env.rewards[row][~won] <= 0).all()


def test_Q16_the_margin_is_counted_in_laurels() -> None:
    single = QuoVadis(3, rewards="margin")
    single.begin(0)
    single.s.stage = 5
    single.s.arrived, single.s.senate = 2, [1, 0, -1, -1, -1]
    single.s.holdings = [[3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 9], *single.s.holdings[3:]]
    assert single.over
    assert single.rewards() == [-2.0, 2.0, -5.0], "seat 2 has nobody in the Senate, and scores nothing"


@pytest.mark.parametrize(
    ("loyalist", "traitor", "gains"),
    [(9, 5, [3.0, -3.0, -3.0]), (5, 5, [-2.0, -2.0, 2.0]), (15, 5, [-2.0, 2.0, -2.0])],
)
def test_I15_the_margin_is_counted_in_steps(loyalist: int, traitor: int, gains: list[float]) -> None:
    single = IdusMartii(5, rewards="margin")
    single.begin(0)
    single.s.stage = 6
    single.s.markers = [loyalist, traitor]
    single.s.hands = [[0, -1], [1, -1], [2, -1], [0, -1], [1, -1], *single.s.hands[5:]]
    assert single.over
    assert single.rewards()[:3] == gains


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_shaping_without_a_discount_adds_up_to_nothing(
    game: str, players: int, options: dict[str, Any]
) -> None:
    env = rostra.vector(game, 1, players, shaping=0.5, **options)
    plain = rostra.vector(game, 1, players, **options)
    gained, first, shaped = np.zeros(players), np.zeros(players), False
    asked: set[int] = set()
    while True:
        if (seat := int(env.to_move[0])) not in asked:
            asked.add(seat)
            first[seat] = env.rules.potential(env.interpreted(0), seat)
        actions = env.any_action.copy()
        env.step(actions)
        plain.step(actions)
        gained += env.rewards[0]
        shaped |= bool(env.rewards[0].any())
        if env.finished[0]:
            break
    assert shaped
    assert gained.tolist() == pytest.approx((plain.rewards[0] - 0.5 * first).tolist())


def views(env: VectorEnvironment) -> None:
    everything = env.observe_all()
    assert everything.shape == (env.num_envs, env.players, env.size)
    rows = np.arange(env.num_envs)
    assert (everything[rows, env.to_move] == env.observations).all()
    assert (env.observe(env.to_move) == env.observations).all()
    assert (env.state().reshape(everything.shape) == everything).all()
    for seat in range(env.players):
        assert (env.observe(seat) == everything[:, seat]).all()
        cells = np.zeros(env.size, dtype=np.uint8)
        env.rules.observe(env.interpreted(1), seat, cells)
        assert (everything[1, seat] == cells).all()


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_every_seat_can_be_observed(game: str, players: int, options: dict[str, Any]) -> None:
    env = rostra.vector(game, 3, players, **options)
    for _ in range(20):
        views(env)
        env.step(env.any_action)
    single = single_game(game, players, **options)
    single.begin(int(env.seeds[0]))
    env.reset(env.seeds)
    assert (single.state() == env.state()[0]).all()


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_every_seat_can_be_observed_compiled(game: str, players: int, options: dict[str, Any]) -> None:
    env = rostra.vector(game, 8, players, **options)
    env.run(40)
    views(env)


@pytest.mark.parametrize("wrong", [-1, 4, [0, 1, 4]])
def test_only_seats_of_the_game_observe(wrong: Any) -> None:
    with pytest.raises(ValueError, match="0 to 3"):
        rostra.vector("quo-vadis", 3, 4).observe(wrong)


def test_rewards_that_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(ValueError, match="win, zero-sum, margin"):
        rostra.vector("quo-vadis", 1, 4, rewards="points")
    plain = replace(RULES, margin=nothing, potential=nothing)
    with pytest.raises(ValueError, match="there are win, zero-sum"):
        reward_of(plain, rewards="margin")
    with pytest.raises(ValueError, match="no potential"):
        reward_of(plain, shaping=1.0)
