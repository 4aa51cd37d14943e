"""Random tables with all that can be said at them: deals and promises, claims, an election, a census."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import rostra
from tests.choosing import chosen
from tests.games.quo_vadis.deals.random_bargains import next_move
from tests.watching import Move

Chooser = Callable[[rostra.Table, random.Random], Move]


def _claiming(table: rostra.Table, choice: random.Random) -> Move:
    if choice.random() < 0.3:
        claim = {"type": "claim", "about": "vote", "round": choice.randint(1, 4), "card": "red"}
        return choice.randrange(table.setup.players), claim
    return chosen(table, choice)


TABLES: dict[str, tuple[dict[str, Any], Chooser]] = {
    "deals": ({"game": "quo-vadis", "players": 4, "options": {"turn_limit": 60}}, next_move),
    "election": ({"game": "quo-vadis", "players": 3, "variants": ("consular-election", "census")}, next_move),
    "claims": ({"game": "idus-martii", "players": 5}, _claiming),
}


def walk(table: rostra.Table, choose: Chooser, seed: int) -> Iterator[Move]:
    """Play to the end; each move after it was played."""
    choice = random.Random(seed)
    while table.result is None:
        move = choose(table, choice)
        table.play(*move)
        yield move
