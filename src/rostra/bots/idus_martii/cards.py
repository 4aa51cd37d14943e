"""The cards of a seat as numbers, for arrays over many worlds at once.

A seat that has put a card away is one of three *kinds*: its faction. One that still holds two different cards
is one of three more; two equal cards are as good as one.
"""

from __future__ import annotations

import numpy as np

from rostra.games.idus_martii.components import FACTIONS, VOTE_CARDS

KINDS = 6
LOYALIST_TRAITOR, LOYALIST_MERCHANT, TRAITOR_MERCHANT = 3, 4, 5

KIND = np.array(
    [
        [0, LOYALIST_TRAITOR, LOYALIST_MERCHANT],
        [LOYALIST_TRAITOR, 1, TRAITOR_MERCHANT],
        [LOYALIST_MERCHANT, TRAITOR_MERCHANT, 2],
    ],
    dtype=np.int8,
)
"""The kind of a seat by its two cards."""

LOWER = np.array([0, 1, 2, 0, 0, 1], dtype=np.int8)
HIGHER = np.array([0, 1, 2, 1, 2, 2], dtype=np.int8)
"""The two cards of each kind."""

SIDES = len(FACTIONS)
BALLOTS = len(VOTE_CARDS)

FACTION: dict[str, int] = {name: number for number, name in enumerate(FACTIONS)}
BALLOT: dict[str, int] = {name: number for number, name in enumerate(VOTE_CARDS)}


def dealt(players: int) -> tuple[int, int, int]:
    """How many cards of each faction there are (I1)."""
    return players - 1, players - 1, 2
