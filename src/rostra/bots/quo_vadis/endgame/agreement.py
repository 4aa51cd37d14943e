"""What is agreed on: the player to move asks for consent, and who refuses is not asked again this turn.

So each helper knows what comes of refusing: whatever the player and the others would agree on without him. He
consents when the deal leaves him no worse off than that, and the player picks the best for himself. Of
several that are as good to him he picks any, each as likely.
"""

from __future__ import annotations

from typing import Any

from rostra.bots.quo_vadis.endgame.moves import HELPERS
from rostra.kernel.jit import rule

CLOSE = 1e-9
"""Chances no farther apart than this are the same: they were added up in another order."""


@rule
def agree(moves: Any, values: Any, count: int, mover: int, players: int, outcomes: Any) -> int:
    """Write into ``outcomes`` what comes of each set of helpers that may be asked; the set of all of them."""
    asked = 0
    for index in range(count):
        asked |= moves[index][HELPERS]
    for helpers in range(asked + 1):
        if helpers & ~asked == 0:
            _choose(moves, values, count, mover, players, outcomes, helpers)
    return asked


@rule
def _choose(
    moves: Any, values: Any, count: int, mover: int, players: int, outcomes: Any, helpers: int
) -> None:
    """The best for the mover of what he can do with these helpers, or with one of them sent away."""
    outcome = outcomes[helpers]
    best = -1.0
    alike = 0
    for index in range(count):
        value = values[index][mover]
        if value < best - CLOSE or not is_possible(moves[index][HELPERS], values[index], outcomes, helpers):
            continue
        if value > best + CLOSE:
            best = value
            alike = 0
            for seat in range(players):
                outcome[seat] = 0.0
        alike += 1
        for seat in range(players):
            outcome[seat] += (values[index][seat] - outcome[seat]) / alike
    for away in range(players):
        without = outcomes[helpers & ~(1 << away)]
        if helpers >> away & 1 and without[mover] > outcome[mover] + CLOSE:
            for seat in range(players):
                outcome[seat] = without[seat]


@rule
def is_possible(needed: int, value: Any, outcomes: Any, helpers: int) -> bool:
    """Whether everybody whose consent a move needs may be asked, and is no worse off than by refusing."""
    if needed & ~helpers:
        return False
    seat = 0
    while needed >> seat:
        if needed >> seat & 1 and value[seat] < outcomes[helpers & ~(1 << seat)][seat] - CLOSE:
            return False
        seat += 1
    return True
