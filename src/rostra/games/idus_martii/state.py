"""Everything there is to know about a game of Idus Martii, in one record."""

from __future__ import annotations

from typing import Protocol

from rostra.games.idus_martii.components import AEDILES, HAND, MAX_PLAYERS
from rostra.kernel.chance import RNG
from rostra.kernel.records import Layout

ASSIGNING = 0
VOTING = 1
PEEKING = 2
VETOING = 3
REPLACING = 4
DISCARDING = 5
OVER = 6
STAGES = ("assign", "vote", "peek", "veto", "replace", "discard", "over")
"""The steps of a round in their order, named for the action they wait for."""


class State(Protocol):
    """A state, as the rules see it. ``NOBODY`` and ``NO_CARD`` are -1."""

    rng: list[int]
    players: int
    first: int
    """The start player the table asked for; none: at random (I4)."""
    limit: int
    """The highest number a marker may stand on (I3)."""
    rounds: int
    """How many rounds there are before the Ides of March (I15)."""
    start: int
    """The start player."""
    phase: int
    round: int
    """From 1, within the phase."""
    stage: int
    consul: int
    praetor: int
    aediles: list[int]
    """Two seats, ascending."""
    last_praetor: int
    last_aediles: list[int]
    """Who had these roles in the round before (I9)."""
    hands: list[list[int]]
    """The faction cards of each seat; of one card left, the second place is empty."""
    discarded: list[int]
    """The faction card each seat has put out of the game (I8)."""
    ballots: list[int]
    """What each of the two Aediles has laid, in the order of ``aediles``."""
    peeked: int
    """Whose card the Praetor looked at: 0 or 1, the place in ``aediles``."""
    turned: list[int]
    """The cards of the latest count in the order they were turned up (I7)."""
    markers: list[int]
    """The Loyalist and the Traitor marker on the track."""


FIELDS = {
    "rng": RNG,
    "players": (),
    "first": (),
    "limit": (),
    "rounds": (),
    "start": (),
    "phase": (),
    "round": (),
    "stage": (),
    "consul": (),
    "praetor": (),
    "aediles": (AEDILES,),
    "last_praetor": (),
    "last_aediles": (AEDILES,),
    "hands": (MAX_PLAYERS, HAND),
    "discarded": (MAX_PLAYERS,),
    "ballots": (AEDILES,),
    "peeked": (),
    "turned": (AEDILES,),
    "markers": (2,),
}

LAYOUT: Layout[State] = Layout("idus_martii", FIELDS)
