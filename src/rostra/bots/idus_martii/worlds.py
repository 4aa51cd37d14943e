"""Possible worlds: every way the faction cards may be distributed, as arrays over many worlds at once.

Every arrangement of the cards is equally likely when they are dealt (I1): at most 560, 3,150, 16,632 and
84,084 for five to eight players. Arrangements that no future event can tell apart are one world here: the
order of two cards in a hand does not matter, and neither does a card that has been put away. That leaves 139,
547, 2,061 and 7,527 worlds, and loses nothing.

A *hand* is a number. 0 to 2 is a seat that has one faction left (or two equal cards), 3 to 5 is a seat that
still holds two different cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rostra.bots.idus_martii.history import DecisionContext
from rostra.games.idus_martii.components import FACTIONS, MERCHANT_CARDS, VOTE_CARDS

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Worlds = Ints
"""Many worlds: the hand of each seat, with a row for every seat except the observer's; row, world."""

FACTION_COUNT = len(FACTIONS)
CARD_COUNT = len(VOTE_CARDS)

HANDS = 6
HAND_OF = np.array([[0, 3, 4], [3, 1, 5], [4, 5, 2]], dtype=np.int8)
"""The hand that two faction cards make."""
LOWER = np.array([0, 1, 2, 0, 0, 1], dtype=np.int8)
HIGHER = np.array([0, 1, 2, 1, 2, 2], dtype=np.int8)
"""The two cards of each hand."""


def faction_cards(players: int) -> tuple[int, int, int]:
    """How many cards of each faction there are (I1)."""
    return players - 1, players - 1, MERCHANT_CARDS


@dataclass(frozen=True, slots=True)
class DiscardTransition:
    """Where each world goes when a seat puts a card away."""

    lower: Ints
    """For each world, the world in which the seat keeps the lower card."""
    higher: Ints
    """For each world, the world in which the seat keeps the higher card."""
    after: Worlds

    def apply(self, weights: Floats, keeps_lower: Floats) -> Floats:
        """The weights after the choice, given how likely the lower card is kept: world, model."""
        targets = np.concatenate([self.lower, self.higher])
        parts = np.concatenate([weights * keeps_lower, weights * (1 - keeps_lower)])
        columns = [np.bincount(targets, weights=part, minlength=self.after.shape[1]) for part in parts.T]
        return np.stack(columns, axis=1)


@lru_cache(maxsize=64)
def dealt_worlds(others: int, unseen: tuple[int, ...]) -> tuple[Worlds, Floats]:
    """The worlds when ``others`` seats have been dealt the unseen cards, and how likely each world is."""
    factions = np.arange(FACTION_COUNT)
    needed = (LOWER[:, None] == factions).astype(np.int64) + (HIGHER[:, None] == factions)
    left = np.array([unseen])
    hands = np.zeros((0, 1), dtype=np.int64)
    for _ in range(others):
        remains = left[:, None, :] - needed[None, :, :]
        where, hand = np.nonzero((remains >= 0).all(axis=-1))
        left = remains[where, hand]
        hands = np.concatenate([hands[:, where], hand[None, :]])
    orders = 2.0 ** (hands >= FACTION_COUNT).sum(axis=0)
    return hands, orders / orders.sum()


@lru_cache(maxsize=512)
def discard_transition(others: int, unseen: tuple[int, ...], rows: tuple[int, ...]) -> DiscardTransition:
    """What becomes of the worlds when the last of these rows discards; the others have done so before."""
    before = worlds(others, unseen, rows[:-1])
    row = rows[-1]
    low, high = before.copy(), before.copy()
    low[row], high[row] = LOWER[before[row]], HIGHER[before[row]]
    packing = HANDS ** np.arange(others)
    codes = np.concatenate([packing @ low, packing @ high])
    found, place = np.unique(codes, return_inverse=True)
    place = place.reshape(-1)
    after = (found[None, :] // packing[:, None]) % HANDS
    return DiscardTransition(place[: before.shape[1]], place[before.shape[1] :], after)


def worlds(others: int, unseen: tuple[int, ...], rows: tuple[int, ...]) -> Worlds:
    """All worlds when these rows have discarded, in this order."""
    return discard_transition(others, unseen, rows).after if rows else dealt_worlds(others, unseen)[0]


@dataclass(frozen=True, slots=True)
class Observer:
    """The seat whose knowledge the worlds agree with: its place and its cards, the kept one first.

    A spectator has no cards, and the number after the last seat.
    """

    players: int
    start: int
    seat: int
    cards: tuple[int, ...]

    @classmethod
    def of(cls, context: DecisionContext) -> Observer:
        """The seat that decides."""
        cards = (*context.hand, *context.discarded)
        return cls(context.players, context.view.start, context.seat, cards)

    @classmethod
    def spectator(cls, context: DecisionContext) -> Observer:
        """Somebody who knows only what everybody knows."""
        return cls(context.players, context.view.start, context.players, ())

    @property
    def others(self) -> int:
        """How many seats have cards the observer does not know."""
        return self.players - (self.seat < self.players)

    def unseen(self) -> tuple[int, ...]:
        """How many cards of each faction the others have between them (I1)."""
        return tuple(
            count - self.cards.count(faction) for faction, count in enumerate(faction_cards(self.players))
        )

    def row(self, seat: int) -> int:
        """The row of another seat in the worlds."""
        return seat - (seat > self.seat)

    def discard_turn(self, seat: int) -> int:
        """The round at whose end a seat puts a card away (I8, I13)."""
        place = (seat - self.start) % self.players
        return place + 1 if place else self.players + 1

    def discarded(self, turn: int) -> tuple[int, ...]:
        """The rows of those who have put a card away before a round, in the order in which they did."""
        seats = [(self.start + place) % self.players for place in range(1, self.players + 1)]
        return tuple(self.row(seat) for seat in seats if self.discard_turn(seat) < turn and seat != self.seat)

    def worlds(self, turn: int) -> Worlds:
        """All worlds possible in a round."""
        return worlds(self.others, self.unseen(), self.discarded(turn))

    def discard(self, turn: int) -> DiscardTransition:
        """What becomes of the worlds when the Consul of a round puts a card away."""
        return discard_transition(self.others, self.unseen(), self.discarded(turn + 1))

    def hand(self, turn: int) -> int:
        """The observer's own hand in a round."""
        if turn > self.discard_turn(self.seat):
            return self.cards[0]
        return int(HAND_OF[self.cards[0], self.cards[1]])
