"""What everybody may expect of a turn: the chances to win after each thing that may become of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Protocol

from rostra.bots.quo_vadis.prospects import Prospect, Turn, after
from rostra.bots.quo_vadis.terms import Terms
from rostra.games.quo_vadis.state import State

Chances = list[float]
"""Of every seat to win."""

WAVER = 0.01
"""How much worse a move may seem that the player to move makes all the same, every now and then."""
LIKELY = 3
"""So many moves are looked into to tell what is likely."""


class Appraiser(Protocol):
    """Somebody who judges states. His budgets are numbers of games, so the same is always judged the same."""

    @property
    def margin(self) -> float:
        """What a deal must bring: less is lost in the noise."""
        ...

    @property
    def simulations(self) -> int:
        """How many games were played on so far."""
        ...

    def glance(self, state: State, prospects: Sequence[Prospect]) -> list[Chances]:
        """The chances after each of many prospects of one state, quickly."""
        ...

    def look(self, states: Sequence[State], seed: int) -> list[Chances]:
        """The chances in each of a few states, with care; the same seed is the same luck."""
        ...


@dataclass(frozen=True, slots=True)
class Outlook:
    """Prospects of a turn with the chances after each."""

    turn: Turn
    prospects: list[Prospect]
    chances: list[Chances]

    def ranked(self, seat: int) -> list[int]:
        """The numbers of the prospects, the best for a seat first."""
        return sorted(range(len(self.prospects)), key=lambda i: -self.chances[i][seat])

    def likely(self) -> list[tuple[int, float]]:
        """The prospects that the player to move is likely to choose, and how likely each is."""
        mover = self.turn.mover
        ranked = self.ranked(mover)[:LIKELY]
        best = self.chances[ranked[0]][mover]
        weights = [exp((self.chances[i][mover] - best) / WAVER) for i in ranked]
        return [(i, weight / sum(weights)) for i, weight in zip(ranked, weights, strict=True)]

    def expected(self) -> Chances:
        """The chances of everybody, by what the player to move is likely to do."""
        return mixed([(self.chances[i], weight) for i, weight in self.likely()])

    def with_care(self, appraiser: Appraiser, seed: int) -> Chances:
        """The same after a careful look at what is likely."""
        likely = self.likely()
        found = appraiser.look([after(self.turn.state, self.prospects[i]) for i, _ in likely], seed)
        return mixed([(row, weight) for row, (_, weight) in zip(found, likely, strict=True)])


def mixed(rows: Sequence[tuple[Chances, float]]) -> Chances:
    """The mean of several rows by their weights."""
    return [sum(row[seat] * weight for row, weight in rows) for seat in range(len(rows[0][0]))]


def outlook(appraiser: Appraiser, turn: Turn, deal: Terms | None = None) -> Outlook:
    """What is to be expected as things are; or if a deal is struck, when it is used."""
    prospects = turn.prospects() if deal is None else turn.using(deal) or turn.prospects(deal)
    return Outlook(turn, prospects, appraiser.glance(turn.state, prospects))


def halved(appraiser: Appraiser, states: Sequence[State], seat: int, seed: int) -> list[Chances]:
    """The chances in each state: all are looked into, then again the better half for a seat, and so on.

    The same luck for all states of a round. Those of the last round come out ahead of the others if they are.
    """
    found: list[list[Chances]] = [[] for _ in states]
    left = list(range(len(states)))
    while left:
        for i, row in zip(left, appraiser.look([states[i] for i in left], seed + len(left)), strict=True):
            found[i].append(row)
        left.sort(key=lambda i: -_mean(found[i])[seat])
        left = left[: len(left) // 2]
    return [_mean(rows) for rows in found]


def _mean(rows: Sequence[Chances]) -> Chances:
    return mixed([(row, 1 / len(rows)) for row in rows])
