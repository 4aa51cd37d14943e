"""All the ways the cards may lie: what every other seat still holds or, when it has chosen, what it kept.

Every arrangement of the cards is as likely as any other when dealt (I1): at most 560, 3,150, 16,632 and
84,084 for five to eight players. What nothing to come can tell apart is one world here: the order of two
cards in a hand, and the card a seat has put away. That leaves 139, 547, 2,061 and 7,527, and loses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rostra.bots.idus_martii.cards import HIGHER, KINDS, LOWER, SIDES
from rostra.bots.idus_martii.manners import Floats

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Worlds:
    """Many worlds, one in each column; the seats, but the own one, in rows: what kind each is."""

    kinds: Ints

    @property
    def count(self) -> int:
        """How many there are."""
        return int(self.kinds.shape[1])


@dataclass(frozen=True, slots=True)
class Choosing:
    """How worlds go over into others when a seat puts a card away."""

    lower: Ints
    """For each world the one in which the lower of two cards is kept."""
    higher: Ints
    """The one in which the higher is kept."""
    after: Worlds

    def carried(self, weights: Floats, keeps_lower: Floats) -> Floats:
        """The weights when a seat has chosen, given how likely it keeps the lower card: world, model."""
        into = np.concatenate([self.lower, self.higher])
        parts = np.concatenate([weights * keeps_lower, weights * (1 - keeps_lower)])
        columns = [np.bincount(into, weights=part, minlength=self.after.count) for part in parts.T]
        return np.stack(columns, axis=1)


@lru_cache(maxsize=64)
def dealt_worlds(others: int, unseen: tuple[int, ...]) -> tuple[Worlds, Floats]:
    """What so many seats may have been dealt, who hold these cards between them, and how likely each is."""
    sides = np.arange(SIDES)
    taken = (LOWER[:, None] == sides).astype(np.int64) + (HIGHER[:, None] == sides)
    left = np.array([unseen])
    kinds = np.zeros((0, 1), dtype=np.int64)
    for _ in range(others):
        remains = left[:, None, :] - taken[None, :, :]
        where, kind = np.nonzero((remains >= 0).all(axis=-1))
        left = remains[where, kind]
        kinds = np.concatenate([kinds[:, where], kind[None, :]])
    ways = 2.0 ** (kinds >= SIDES).sum(axis=0)
    return Worlds(kinds), ways / ways.sum()


@lru_cache(maxsize=512)
def choosing(others: int, unseen: tuple[int, ...], chosen: tuple[int, ...]) -> Choosing:
    """What becomes of the worlds when the last of these seats chooses; the others have chosen before."""
    before = worlds(others, unseen, chosen[:-1]).kinds
    row = chosen[-1]
    low, high = before.copy(), before.copy()
    low[row], high[row] = LOWER[before[row]], HIGHER[before[row]]
    packing = KINDS ** np.arange(others)
    codes = np.concatenate([packing @ low, packing @ high])
    found, place = np.unique(codes, return_inverse=True)
    place = place.reshape(-1)
    after = (found[None, :] // packing[:, None]) % KINDS
    return Choosing(place[: before.shape[1]], place[before.shape[1] :], Worlds(after))


def worlds(others: int, unseen: tuple[int, ...], chosen: tuple[int, ...]) -> Worlds:
    """All worlds when these seats, in this order, have put a card away."""
    return choosing(others, unseen, chosen).after if chosen else dealt_worlds(others, unseen)[0]
