"""Random play through the adapters, beside a table or the core that plays the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from rostra.adapters.sittings import Sitting
from rostra.games.quo_vadis.actions import ADVANCE, ASK, CAESAR, CONSENT, REFUSE

QUO_VADIS = (3, 4, 5)
IDUS_MARTII = (5, 6, 7, 8)
GAMES = [
    *(("quo-vadis", players) for players in QUO_VADIS),
    *(("idus-martii", players) for players in IDUS_MARTII),
]
LIMIT = 30
"""Turns of a Quo Vadis? in these tests."""


def options(game: str, **others: Any) -> dict[str, Any]:
    return {"turn_limit": LIMIT, **others} if game == "quo-vadis" else others


def eager(legal: list[int], choice: random.Random) -> int:
    """Any action, but rather an advance, an ask or a consent, so that games of Quo Vadis? get somewhere."""
    better = [a for a in legal if ADVANCE <= a < CAESAR or ASK <= a <= CONSENT]
    return choice.choice(better if better and choice.random() < 0.7 else legal)


def walk(sitting: Sitting, seed: int) -> Iterator[tuple[int, int]]:
    """Play at random to the end; seat and action, each before it is played."""
    choice = random.Random(seed)
    pick = eager if sitting.environment.name == "quo-vadis" else lambda legal, choice: choice.choice(legal)
    while not sitting.over:
        seat = choice.choice(sitting.to_act)
        action = pick(sitting.legal(seat), choice)
        yield seat, action
        sitting.play(seat, action)


def is_bargain(action: int) -> bool:
    return ASK <= action <= REFUSE
