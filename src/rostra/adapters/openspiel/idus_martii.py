"""The course of Idus Martii: chance says who begins, what is dealt, and which card is turned up first.

The last only where it matters: when either card would end the game, and not with the same winners (I7).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import numpy

from rostra.adapters.openspiel.course import Course, Outcomes
from rostra.adapters.openspiel.retelling import retold
from rostra.adapters.sittings import IdusMartii, Observation
from rostra.games.idus_martii.actions import ACTIONS, APPROVE, DISCARD, REPLACE, VETO
from rostra.games.idus_martii.components import FACTIONS, NOBODY, VOTE_CARDS
from rostra.games.idus_martii.memory import LAYOUT
from rostra.games.idus_martii.state import State
from rostra.kernel.chance import draw, sow
from rostra.kernel.jit import rule

CARDS = len(FACTIONS)
TRIES = 10_000


@cache
def coin(side: int) -> tuple[int, ...]:
    """Random numbers that make the rules turn up the two cards of a count ascending (0) or descending (1)."""
    s = LAYOUT.new()
    for seed in range(TRIES):
        sow(s, seed, 0)
        words = tuple(s.rng)
        if draw(s, 2) == side:
            return words
    raise AssertionError("a coin has two sides")


@rule
def nothing_is_face_down(s: State) -> None:
    """All cards are dealt; what is turned up first is drawn when it is counted (I7)."""


class IdusMartiiCourse(Course):
    """Idus Martii with chance as a player."""

    sitting: IdusMartii

    def __init__(self, sitting: IdusMartii) -> None:
        super().__init__(sitting, starting=sitting.s.first == NOBODY)
        self.outcomes = max(CARDS * CARDS, sitting.players)
        self.recall = 2 + (sitting.length if sitting.claims is not None else 0)
        self._undealt: tuple[int, ...] = ()
        """The seats that have yet to get their two cards."""
        self._futures: tuple[IdusMartii, ...] = ()
        """What follows when one card or the other is turned up first."""
        if not self._starting:
            self._begin(sitting.s.first)

    def _begin(self, start: int) -> None:
        """Hand out the first roles; the cards are dealt by chance."""
        self.sitting.s.first = start
        self.sitting.begin(0)
        self._undealt = tuple(range(self.sitting.players))

    def _is_left_to_chance(self) -> bool:
        """Whether a hand or the order of a count is next."""
        return bool(self._undealt or self._futures)

    @property
    def reshuffle(self) -> Callable[[State], None]:
        """All cards are dealt."""
        return nothing_is_face_down

    def _chances(self) -> Outcomes:
        """Two cards for a seat, the first and the second (I1); or which card of a count comes first (I7)."""
        if self._futures:
            return [(side, 1 / 2) for side in range(2)]
        pool = self._pool()
        total = pool.total()
        return [
            (first * CARDS + second, pool[first] * (pool[second] - (first == second)) / (total * (total - 1)))
            for first in sorted(pool)
            for second in sorted(pool)
            if pool[second] > (first == second)
        ]

    def _pool(self) -> Counter[int]:
        """The cards that are not dealt yet."""
        return Counter(card for seat in self._undealt for card in self.sitting.s.hands[seat])

    def _happen(self, outcome: int) -> None:
        """Deal two cards, or turn up the cards of a count."""
        if self._futures:
            self.sitting = self._futures[outcome]
            self._futures = ()
            self._shared = True
        else:
            self._deal(outcome)

    def _deal(self, outcome: int) -> None:
        hand = list(divmod(outcome, CARDS))
        rest = list((self._pool() - Counter(hand)).elements())
        seat, *others = self._undealt
        self.sitting.s.hands[seat] = hand
        for place, other in enumerate(others):
            self.sitting.s.hands[other] = rest[2 * place : 2 * place + 2]
        self._undealt = tuple(others)

    def _play(self, action: int) -> None:
        """Play; where the order of a count decides who wins, chance is asked for it."""
        if action not in (VETO, APPROVE) and not REPLACE <= action < DISCARD:
            self._own()
            self.sitting.play(self.moving, action)
            return
        one = self._played(action, 0)
        if one.over:
            other = self._played(action, 1)
            if one.rewards() != other.rewards():
                self._futures = (one, other)
                return
        self.sitting = one
        self._shared = False

    def _played(self, action: int, side: int) -> IdusMartii:
        """The sitting after an action that leads to the count, with the cards turned up in this order."""
        after = self.sitting.copy()
        after.s.rng[:] = coin(side)
        after.play(self.moving, action)
        return after

    def _observed(self, seat: int) -> Observation:
        """What a seat may know; nothing before all cards are dealt."""
        if self._undealt:
            return numpy.zeros(self.sitting.size, numpy.uint8)
        return self.sitting.observe(seat)

    def _picture(self) -> str:
        """The open table; there are no secrets on it."""
        return self.sitting.picture()

    def recalled(self, seat: int, history: list[int]) -> list[int]:
        """The own two cards in their order, and every claim; the rounds are part of the observation."""
        unknown = self._starting or self._undealt
        own = [0, 0] if unknown else [card + 1 for card in self.sitting.s.hands[seat]]
        claims = self.sitting.claims
        return own if claims is None else own + [claim - ACTIONS + 1 for _, claim in claims.made]

    def _happening(self, outcome: int) -> str:
        """What is dealt, or which card comes first."""
        if self._undealt:
            first, second = divmod(outcome, CARDS)
            return f"deal {FACTIONS[first]} {FACTIONS[second]} to {self._undealt[0]}"
        return f"turn up {VOTE_CARDS[outcome]} first"

    def another(self, seat: int, history: list[int], chance: Callable[[], float]) -> list[int]:
        """Other cards for the others, and whatever they may have laid or put away unseen."""
        return retold(self, seat, history, chance)
