"""The small game of three: what anybody could gain at most against the best bot, found exactly."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import pytest

import rostra
from rostra.bots.bot import pick
from rostra.bots.idus_martii.best import Best
from rostra.bots.idus_martii.small_game import GameTree, Solution, solution
from rostra.bots.idus_martii.small_game import strategy as strategy_of
from rostra.bots.idus_martii.worlds import Floats
from rostra.games.idus_martii.environment import RULES
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.rules import configure
from rostra.games.idus_martii.state import State
from rostra.kernel.chance import sow
from rostra.kernel.game import Event
from tests.games.idus_martii.scenes import act

PLAYERS = 3
DEALS = sorted(set(permutations([0, 0, 1, 1, 2, 2])))


def covering() -> list[tuple[int, ...]]:
    """A few deals in which every seat holds every hand."""
    missing = {(seat, first, second) for seat in range(PLAYERS) for first in range(3) for second in range(3)}
    found = []
    while missing:
        best = max(DEALS, key=lambda cards: len(missing & hands(cards)))
        missing -= hands(best)
        found.append(best)
    return found


def hands(cards: tuple[int, ...]) -> set[tuple[int, int, int]]:
    return {(seat, cards[2 * seat], cards[2 * seat + 1]) for seat in range(PLAYERS)}


def dealt(cards: tuple[int, ...]) -> State:
    """The small game with these cards dealt."""
    s: State = RULES.layout.new()
    configure(s, PLAYERS, start=0)
    sow(s, 1, 0)
    RULES.begin(s)
    for seat in range(PLAYERS):
        s.hands[seat] = list(cards[2 * seat : 2 * seat + 2])
    return s


def shown(events: list[Event], seat: int) -> list[dict[str, Any]]:
    return [e.shown() for e in events if e.audience is None or seat in e.audience]


def as_the_bot_plays(found: Solution) -> Any:
    """The strategy of the bot, asked at everything a seat may have seen with every hand."""
    strategy = found.tree.uniform.copy()
    asked = set()
    for cards in covering():
        start = dealt(cards)
        level = [(start, [shown(GAME.opening(start), seat) for seat in range(PLAYERS)])]
        while level:
            s, seen = level.pop()
            if RULES.is_over(s):
                continue
            seat = GAME.to_act(s)[0]
            legal = GAME.legal(s, seat)
            row = found.row(seat, seen[seat])
            if row not in asked:
                asked.add(row)
                chances = strategy_of(GAME.view(s, seat), legal, seat, seen[seat])
                assert sum(chances) == pytest.approx(1)
                strategy[row] = [*chances, 0.0][: strategy.shape[1]]
                if legal[0]["type"] == "discard" and GAME.view(s, seat)["hand"][0] != legal[0]["card"]:
                    strategy[row] = strategy[row][::-1]
            for action in legal:
                after = RULES.layout.copy(s)
                told = act(after, seat, action)
                level.append((after, [seen[other] + shown(told, other) for other in range(PLAYERS)]))
    own = found.tree.own_reach(found.tree.reach(strategy))
    assert {*np.nonzero(own)[0]} <= asked
    return strategy


def expected_values(tree: GameTree, strategy: Floats) -> Floats:
    """What each seat gets if all play a strategy."""
    return np.asarray(tree.values(strategy)[0] @ tree.weights)


def best_response(tree: GameTree, strategy: Floats, seat: int) -> float:
    """What one seat gets at most if all the others play a strategy: exact, by its information sets."""
    others = tree.others_reach(tree.reach(strategy), seat)
    values = tree.payoff[:, seat].copy()
    for nodes in tree.levels[:0:-1]:
        above = tree.parent[nodes]
        mine = tree.actor[above] == seat
        merit = np.zeros_like(tree.legal)
        chosen = (tree.row[above[mine]], tree.choice[nodes[mine], None])
        np.add.at(merit, chosen, others[nodes[mine]] * values[nodes[mine]])
        best = np.where(tree.legal > 0, merit, -np.inf).argmax(axis=1)
        taken = tree.taken(strategy, nodes)
        taken[mine] = best[tree.row[above[mine]]] == tree.choice[nodes[mine], None]
        tree.back_up(values, nodes, taken * values[nodes])
    return float(values[0] @ tree.weights)


def exploitability(tree: GameTree, strategy: Floats) -> list[float]:
    """How much each seat would gain by its best response, if all the others kept to a strategy."""
    values = expected_values(tree, strategy)
    return [best_response(tree, strategy, seat) - float(values[seat]) for seat in range(len(tree.hand))]


def test_nobody_gains_much_against_the_best_bot() -> None:
    found = solution(PLAYERS, 0)
    gains = exploitability(found.tree, as_the_bot_plays(found))
    assert max(gains) <= 0.05
    assert min(gains) >= -1e-9


def test_there_is_something_to_gain_against_chance() -> None:
    tree = solution(PLAYERS, 0).tree
    assert max(exploitability(tree, tree.uniform)) > 0.2


def test_the_tree_knows_what_games_are_worth() -> None:
    """Games really played by bots, every deal the same number of times, end as the tree says."""
    found = solution(PLAYERS, 0)
    wins = np.zeros(PLAYERS)
    games = 0
    for number, cards in enumerate(DEALS * 3):
        s = dealt(cards)
        seen = [shown(GAME.opening(s), seat) for seat in range(PLAYERS)]
        while not RULES.is_over(s):
            seat = GAME.to_act(s)[0]
            action = Best(number * 3 + seat).decide(GAME.view(s, seat), GAME.legal(s, seat), seat, seen[seat])
            assert action is not None
            told = act(s, seat, action)
            seen = [seen[other] + shown(told, other) for other in range(PLAYERS)]
        ended = GAME.outcome(s)
        assert ended is not None
        wins[list(ended.winners)] += 1
        games += 1
    assert wins / games == pytest.approx(expected_values(found.tree, found.strategy), abs=0.09)


def test_small_games_are_over_after_two_rounds_and_tables_refuse_them() -> None:
    for seed in range(30):
        s: State = RULES.layout.new()
        configure(s, PLAYERS)
        sow(s, seed, 0)
        RULES.begin(s)
        turns = 0
        while not RULES.is_over(s):
            seat = GAME.to_act(s)[0]
            act(s, seat, pick(GAME.legal(s, seat), seed, turns))
            turns += 1
        assert GAME.turn(s) == 2
        assert sum(s.markers) in (3, 4)
    with pytest.raises(ValueError, match="5 to 8"):
        rostra.new_table("idus-martii", players=PLAYERS, seed=1)
