"""Tables of both games to try things on, by name, each new and in the midst of play."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import rostra

GAMES = ("quo-vadis", "idus-martii")
SETUP: dict[str, dict[str, Any]] = {
    "quo-vadis": {"variants": ("census", "consular-election"), "options": {"turn_limit": 30}},
    "idus-martii": {},
}
PLAYERS = {"quo-vadis": (3, 4, 5), "idus-martii": (5, 6, 7, 8)}


def played(table: rostra.Table, moves: int, seed: int = 0) -> rostra.Table:
    """The table after so many random moves of anybody, or at its end."""
    choice = random.Random(seed)
    for _ in range(moves):
        able = [seat for seat in range(table.setup.players) if table.legal(seat)]
        if not able:
            break
        seat = choice.choice(able)
        table.play(seat, choice.choice(table.legal(seat)))
    return table


@cache
def record(game: str, moves: int) -> dict[str, Any]:
    """The record of a table in the midst of play."""
    table = rostra.new_table(game, PLAYERS[game][1], 5, **SETUP[game])
    return played(table, moves, seed=moves).record()


def table(game: str, moves: int = 40) -> rostra.Table:
    """A table in the midst of play, always the same."""
    return rostra.replay(record(game, moves))
