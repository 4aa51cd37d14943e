"""What everybody may expect of a turn: the chances to win after each thing that may become of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Protocol

from rostra.bots.quo_vadis.prospects import Prospect, Turn, after, progress
from rostra.bots.quo_vadis.terms import Terms
from rostra.games.quo_vadis.state import State

Chances = list[float]
"""Of every seat to win."""

AFRESH = 1 << 20
"""From one luck to another: farther than any number of games played on."""
WAVER = 0.01
"""How much worse a move may seem that the player to move makes all the same, every now and then."""
LIKELY = 4
"""So many moves are looked into to tell what is likely."""
OPENING, RESTLESS, RESTLESS_ROUNDS, WEARY = 2, 0.006, 4, 0.003
"""After so many rounds going forward seems worth so much more with each of a few rounds, and then with each a
little more: somebody must begin, and a game must end some time."""


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

    def liking(self, prospect: Prospect) -> float:
        """What a prospect is worth besides the chances it brings."""
        return restless(self.turn.state) * progress(prospect.move)

    def ranked(self) -> list[int]:
        """The numbers of the prospects, those that the player to move likes best first."""
        return sorted(range(len(self.prospects)), key=lambda i: -self._liked(i))

    def expected(self) -> Chances:
        """The chances of everybody, by what the player to move is likely to do."""
        likely = self.ranked()[:LIKELY]
        return mixed(list(zip([self.chances[i] for i in likely], self._weights(likely), strict=True)))

    def with_care(self, appraiser: Appraiser, seed: int) -> Chances:
        """The same after a careful look at what is likely."""
        likely = self.ranked()[:LIKELY]
        found = appraiser.look([after(self.turn.state, self.prospects[i]) for i in likely], seed)
        mover = self.turn.mover
        seen = [(row[mover] - self.chances[i][mover]) / 2 for i, row in zip(likely, found, strict=True)]
        return mixed(list(zip(found, self._weights(likely, seen), strict=True)))

    def _liked(self, i: int) -> float:
        return self.chances[i][self.turn.mover] + self.liking(self.prospects[i])

    def _weights(self, likely: Sequence[int], seen: Sequence[float] = (0.0,) * LIKELY) -> list[float]:
        """How likely each of some prospects is, by how it is liked and by what was seen of it besides."""
        liked = [self._liked(i) + more for i, more in zip(likely, seen, strict=False)]
        weights = [exp((each - max(liked)) / WAVER) for each in liked]
        return [weight / sum(weights) for weight in weights]


def restless(s: State) -> float:
    """How much going forward is worth for its own sake, the longer a game has lasted."""
    rounds = max(0.0, s.turn / s.players - OPENING)
    return RESTLESS * min(rounds, RESTLESS_ROUNDS) + WEARY * rounds


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
        for i, row in zip(left, appraiser.look([states[i] for i in left], seed), strict=True):
            found[i].append(row)
        seed += AFRESH
        left.sort(key=lambda i: -_mean(found[i])[seat])
        left = left[: len(left) // 2]
    return [_mean(rows) for rows in found]


def _mean(rows: Sequence[Chances]) -> Chances:
    return mixed([(row, 1 / len(rows)) for row in rows])
