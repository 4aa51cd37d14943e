"""Random players for either game who get somewhere, so that what they do is worth looking at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import rostra
from tests.watching import Move

WEIGHTS = {
    **{"advance": 30, "pledge": 30, "retract": 1, "place": 6},
    **{"caesar": 3, "decline": 3, "census": 8, "remove": 1},
}
"""How eagerly each type of action is played; 1 for all others."""


def chosen(table: rostra.Table, choice: random.Random, prefer: Mapping[str, int] | None = None) -> Move:
    """A legal action of anybody: its type by eagerness, then any of that type, preferred cards first."""
    moves: dict[str, list[Move]] = {}
    for seat in range(table.setup.players):
        for action in table.legal(seat):
            moves.setdefault(action["type"], []).append((seat, action))
    kind = choice.choices(list(moves), [WEIGHTS.get(kind, 1) for kind in moves])[0]
    weights = [(prefer or {}).get(str(action.get("card")), 1) for _, action in moves[kind]]
    return choice.choices(moves[kind], weights)[0]


def walk(table: rostra.Table, seed: int = 0, prefer: Mapping[str, int] | None = None) -> Iterator[Move]:
    """Play to the end; each move after it was played. Consents are named in any order."""
    choice = random.Random(seed)
    while table.result is None:
        seat, action = chosen(table, choice, prefer)
        if len(action.get("with", [])) == 2 and choice.random() < 0.5:
            action["with"].reverse()
        table.play(seat, action)
        yield seat, action
