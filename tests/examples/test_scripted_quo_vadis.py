"""The scripted opponents of the training script: they play legally, and one judges as ``rules`` do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import rostra
from examples.scripted_quo_vadis import ADVANCE_PATH, LENIENT, TURNS, Greedy, RuleBased, Seen, Worth
from rostra.bots.quo_vadis.ask_bot import Asked
from rostra.bots.quo_vadis.determinization import determinize
from rostra.bots.quo_vadis.heuristics import DealValue, value_of_move
from rostra.bots.quo_vadis.rule_based import ENOUGH
from rostra.bots.quo_vadis.seat_view import SeatView
from rostra.games.quo_vadis import actions as numbers
from rostra.games.quo_vadis.components import FROM, PATH_OF, PLACES
from rostra.games.quo_vadis.consents import ask
from rostra.games.quo_vadis.environment import RULES
from rostra.games.quo_vadis.state import State
from tests.bots.playing import Company


@pytest.mark.parametrize("kind", [Greedy, RuleBased])
def test_scripted_opponents_play_legally_and_better_than_chance(kind: Any) -> None:
    env = rostra.vector("quo-vadis", num_envs=8, players=4, seed=3, turn_limit=60)
    player, chance = kind(), np.random.default_rng(1)
    wins = np.zeros(4)
    for _ in range(700):
        chosen = player.choose(env.observations, env.masks, chance)
        env.step(np.where(env.to_move == 0, chosen, env.any_action))
        wins += env.rewards.sum(axis=0)
    assert wins.sum() > 10
    assert wins[0] > 0.8 * wins.sum()


def observed(s: State, seat: int) -> Any:
    """What the environment would show a seat, in a game with the limit of training."""
    s.turn_limit, s.asks_allowed, s.top_price = TURNS, 3, 5
    row = np.zeros(sum(cells.count for cells in RULES.cells), np.uint8)
    RULES.observe(s, seat, row)
    return row[None]


@pytest.mark.parametrize("turn", [3, 20, 40, 60])
def test_moves_are_worth_what_rules_say(turn: int) -> None:
    there = Company("quo-vadis", ["rules"] * 4, 5).play(turn)
    mover = there.to_act[0]
    view = there.view(mover)
    s = determinize(view, mover, there.events(mover), 1)
    worth = Worth(Seen(observed(s, mover)))
    values = np.zeros(numbers.DECLINE)
    values[numbers.PLACE : numbers.ADVANCE] = worth.placing()[0]
    advance = worth.advance(np.zeros(1, np.int64))
    values[numbers.ADVANCE : numbers.CAESAR] = (advance[:, ADVANCE_PATH] - worth.costs())[0]
    values[numbers.CAESAR :] = worth.moving_caesar()[0]
    own = {number: action for action, number in enumerate(RULES.numbering(4, mover))}
    moves = [move for move in there.legal(mover) if move["type"] in ("place", "advance", "caesar")]
    assert moves
    for move in moves:
        number = numbers.read(s, mover, move)
        assert isinstance(number, int)
        assert values[own[number]] == pytest.approx(value_of_move(SeatView(view, mover), move), abs=1e-4)


@pytest.mark.parametrize("turn", [20, 40, 60])
@pytest.mark.parametrize("price", [0, 2])
def test_consent_is_worth_what_rules_say(turn: int, price: int) -> None:
    """Between the least and the most envious of them, who alone see it differently."""
    there = Company("quo-vadis", ["rules"] * 4, 5).play(turn)
    mover = there.to_act[0]
    compared = 0
    for seat in (other for other in range(4) if other != mover):
        view = there.view(seat)
        for place, path in enumerate(PLACES):
            s = determinize(view, seat, there.events(seat), 1)
            below = FROM[PATH_OF[place]]
            if not (s.members[seat][below] and s.members[mover][below]):
                continue
            ask(s, *Asked(place, seat, price))
            clauses = [
                {"kind": "support", "by": seat, "path": path, "votes": 1},
                {"kind": "pay", "by": mover, "to": seat, "value": price},
            ]
            most, least = (DealValue(SeatView(view, seat), envy).of(clauses, 0.0) for envy in (0.2, 0.35))
            found = Worth(Seen(observed(s, seat))).consent(np.random.default_rng(place))[0]
            enough = ENOUGH if price else LENIENT
            assert least - ENOUGH - 1e-4 <= found <= most - enough + 1e-4
            compared += 1
    assert compared
