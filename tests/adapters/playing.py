"""Random play through the adapters, beside a table or the rules that play the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from rostra.adapters.single_game import SingleGame
from rostra.games.quo_vadis.actions import ADVANCE, ASK, CAESAR, CONSENT, REFUSE

QUO_VADIS = (3, 4, 5)
IDUS_MARTII = (5, 6, 7, 8)
GAMES = [
    *(("quo-vadis", players) for players in QUO_VADIS),
    *(("idus-martii", players) for players in IDUS_MARTII),
]
VARIED: dict[str, list[dict[str, Any]]] = {
    "quo-vadis": [
        {},
        *({"variants": (variant,)} for variant in ("limited-ones", "census", "consular-election")),
        {"variants": ("limited-ones", "census", "consular-election"), "asks": 1, "top_price": 2},
        {"asks": 0},
        {"open_handed": True, "start": 1},
    ],
    "idus-martii": [{}, {"claims": True}, {"start": 1}],
}
"""The options of each game that change what can be played."""
EVERY_GAME = [(game, players, varied) for game, players in GAMES for varied in VARIED[game]]
LIMIT = 30
"""Turns of a Quo Vadis? in these tests."""


def options(game: str, **others: Any) -> dict[str, Any]:
    return {"turn_limit": LIMIT, **others} if game == "quo-vadis" else others


def eager(legal: list[int], choice: random.Random) -> int:
    """Any action, but rather an advance, an ask or a consent, so that games of Quo Vadis? get somewhere."""
    better = [a for a in legal if ADVANCE <= a < CAESAR or ASK <= a <= CONSENT]
    return choice.choice(better if better and choice.random() < 0.7 else legal)


def walk(single: SingleGame, seed: int) -> Iterator[tuple[int, int]]:
    """Play at random to the end; seat and action, each before it is played."""
    choice = random.Random(seed)
    pick = eager if single.rules.name == "quo-vadis" else lambda legal, choice: choice.choice(legal)
    while not single.over:
        seat = choice.choice(single.to_act)
        action = pick(single.legal(seat), choice)
        yield seat, action
        single.play(seat, action)


def is_bargain(action: int) -> bool:
    return ASK <= action <= REFUSE


def played(game: Any, seed: int, moves: int) -> Any:
    """A state of a random game of OpenSpiel after some moves, where a player is to act."""
    choice = random.Random(seed)
    state = game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choice.choices(outcomes, weights)[0])
            continue
        action = choice.choice(state.legal_actions())
        state.apply_action(action)
        moves -= 1
        if state.is_terminal():
            return played(game, seed + 1_000, max(1, moves // 2))
    return state
