"""The Suffragium as a lattice: where both markers may stand, and how likely a round moves them where."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rostra.bots.idus_martii.cards import BALLOTS
from rostra.bots.idus_martii.manners import Floats, Manner, customs
from rostra.bots.idus_martii.worlds import Ints
from rostra.games.idus_martii.components import GREEN, LIMIT, RED, YELLOW

Singles = NDArray[np.float32]
"""Half the room: there are many of them, and they are chances."""
STEPS = ((0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
"""What a count may do to the Loyalist and the Traitor marker (I7, I12)."""
STEP = np.array(
    [
        [STEPS.index(((one, two).count(GREEN), (one, two).count(RED))) for two in range(BALLOTS)]
        for one in range(BALLOTS)
    ]
)
"""The number of a step by the two cards turned up."""


@dataclass(frozen=True, slots=True)
class Spots:
    """All places where the markers may stand before a round; beyond the limit is one place (I14)."""

    loyalist: Ints
    traitor: Ints
    place: Ints
    """The number of a spot by both markers."""
    running: Floats
    """1 where no marker has crossed the limit."""

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.loyalist)


@lru_cache(maxsize=128)
def spots(players: int, turn: int) -> Spots:
    """The spots before a round, or after the last; yellow cards, in the second phase, move nothing (I12)."""
    beyond = LIMIT[players] + 1
    rows, columns = np.indices((beyond + 1, beyond + 1))
    most, least = 2 * (turn - 1), 2 * min(turn - 1, players)
    there = (rows + columns >= least) & (rows + columns <= most) & (np.minimum(rows, columns) < beyond)
    place = np.full(there.shape, -1)
    place[there] = np.arange(there.sum())
    running = (np.maximum(rows, columns) < beyond)[there].astype(np.float64)
    return Spots(rows[there], columns[there], place, running)


@lru_cache(maxsize=128)
def moved(players: int, turn: int) -> Ints:
    """The spot after a round for each spot before it: spot, step; nothing moves when the game has ended."""
    now, then, beyond = spots(players, turn), spots(players, turn + 1), LIMIT[players] + 1
    moves = now.running.astype(np.int64)
    columns = [
        then.place[
            np.minimum(now.loyalist + moves * up, beyond),
            np.minimum(now.traitor + moves * down, beyond),
        ]
        for up, down in STEPS
    ]
    return np.stack(columns, axis=1)


@lru_cache(maxsize=128)
def tallies(players: int, turn: int, manner: Manner) -> Singles:
    """How likely a round makes each step: step, kinds of both Aediles and of the Praetor, spot."""
    models, now = customs(players, turn, manner), spots(players, turn)
    where = (slice(None), now.loyalist, now.traitor)
    found = tally(models.vote[where], models.veto[where], models.replace[where])
    return np.ascontiguousarray(np.moveaxis(found, -1, 0), dtype=np.float32)


def tally(vote: Floats, veto: Floats, replace: Floats) -> Floats:
    """How likely a round makes each step, given how each kind (first axis) plays, on several occasions.

    The Praetor looks at either card as likely. Kinds of both Aediles and of the Praetor, occasion, step.
    """
    demanded = veto.copy()
    demanded[..., YELLOW] = 1.0  # A yellow card must be exchanged (I11).
    looked = np.einsum("asv,psv,asvw->apsw", vote, demanded, replace)
    looked += np.einsum("asw,psw->apsw", vote, 1 - demanded)
    pairs = np.einsum("apsv,bsw->abpsvw", looked, vote)
    pairs = (pairs + np.einsum("abpsvw->bapswv", pairs)) / 2
    found = np.zeros((*pairs.shape[:4], len(STEPS)))
    for one in range(BALLOTS):
        for two in range(BALLOTS):
            found[..., STEP[one, two]] += pairs[..., one, two]
    return found
