"""Random games at a table, of all player counts, editions and variants, with pledges at random too."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import rostra
from rostra.kernel.game import Action
from tests.choosing import WEIGHTS, walk

from .positions import CENSUS, DECLINE, PLACES, advance, caesar, place, pledge, remove, retract

__all__ = ["WEIGHTS", "walk"]

COUNTS = (3, 4, 5)
EDITIONS = ("amigo-2005", "hans-im-glueck-1992")
VARIANTS = ("limited-ones", "census", "strict-promises", "consular-election")
COMBINATIONS = tuple(some for size in range(5) for some in combinations(VARIANTS, size))
EVERY_TABLE = tuple(product(COUNTS, EDITIONS, COMBINATIONS))
TURN_LIMIT = 70

COMMITTEES = ("A1", "A2", "A3", "A4", "B1", "B2", "C1", "D1", "D2", "D3", "E1", "E2", "E3", "E4", "S")
FREE_PATHS = ("A1-A2", "A2-A3", "B2-C1", "D1-D2", "D3-E4", "E2-E3", "E3-E4")


def laid(
    players: int, edition: str = EDITIONS[0], variants: tuple[str, ...] = (), seed: int = 0, **options: Any
) -> rostra.Table:
    options = {"turn_limit": TURN_LIMIT, **options}
    return rostra.new_table("quo-vadis", players, seed, edition, variants, options)


def every_action(players: int) -> list[Action]:
    """Every action that can be said in the words of the game, sense or not."""
    paths = (*PLACES, *FREE_PATHS)
    withs = [seats for size in range(4) for seats in product(range(players), repeat=size)]
    return [
        *(place(name) for name in COMMITTEES),
        *(advance(path, *seats) for path in paths for seats in withs),
        *(caesar(path) for path in paths),
        DECLINE,
        *(remove(name) for name in COMMITTEES),
        *(pledge(path, votes) for path in paths for votes in range(4)),
        *(retract(path) for path in paths),
        CENSUS,
    ]


def listed_form(action: Action) -> Action:
    """The action as ``legal`` lists it: consents ascending."""
    return {**action, "with": sorted(action["with"])} if "with" in action else action
