"""Random games on our rules for OpenSpiel's searches: as likely to be won as those it would play itself."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score, ismcts, mcts

from rostra.adapters.openspiel import reduced
from rostra.adapters.openspiel.rollouts import Rollouts
from rostra.kernel import jit
from tests.adapters.playing import played

WHOLE_GAMES = [
    "rostra_quo_vadis(players=4,turn_limit=12)",
    "rostra_quo_vadis(players=3,turn_limit=5,variants=census+consular-election)",
    "rostra_idus_martii(players=5)",
    "rostra_idus_martii(players=6,claims=True)",
]


def rollouts(game: Any, count: int, seed: int = 1) -> Rollouts:
    return Rollouts(game, count, numpy.random.RandomState(seed))


@pytest.mark.parametrize("game", [reduced.quo_vadis(turns=1), reduced.idus_martii(rounds=1)])
def test_their_average_is_what_random_players_get(game: Any) -> None:
    state = played(game, 3, 0)
    players = [policy.UniformRandomPolicy(game)] * game.num_players()
    exact = expected_game_score.policy_value(state, players)
    assert rollouts(game, 1500).evaluate(state) == pytest.approx(exact, abs=0.05)


def test_chance_has_its_say_before_them() -> None:
    game = pyspiel.load_game("rostra_idus_martii(players=5)")
    won = rollouts(game, 40).evaluate(game.new_initial_state())
    assert (won > 0).all()
    assert len(set(won)) > 1


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_the_state_they_begin_in_stays_as_it_is(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 3, 0)
    before = state.chance_game.single.rules.layout.plain(state.chance_game.single.s)
    first, again = (rollouts(game, 3).evaluate(state) for _ in range(2))
    assert first.tolist() == again.tolist()
    assert state.chance_game.single.rules.layout.plain(state.chance_game.single.s) == before


@pytest.mark.compiled
@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_compiled_and_interpreted_ones_end_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pyspiel.load_game(name)
    compiled = rollouts(game, 1)
    monkeypatch.setattr(jit, "available", lambda: False)
    interpreted = rollouts(game, 1)
    for moves in range(0, 20, 2):
        state = played(game, 5, moves)
        assert compiled.evaluate(state).tolist() == interpreted.evaluate(state).tolist()


@pytest.mark.parametrize("kind", [mcts.MCTSBot, ismcts.ISMCTSBot])
def test_both_searches_take_them(kind: Any) -> None:
    game = pyspiel.load_game("rostra_idus_martii(players=5)")
    drawn = numpy.random.RandomState(3)
    evaluator = Rollouts(game, 1, drawn)
    if kind is mcts.MCTSBot:
        bot = kind(game, 2.0, 20, evaluator, random_state=drawn)
    else:
        bot = kind(game, evaluator, 2.0, 20, random_state=drawn)
    state = played(game, 3, 0)
    assert bot.step(state) in state.legal_actions()
