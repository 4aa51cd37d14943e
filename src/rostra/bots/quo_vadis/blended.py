"""A learned judgement put right by simulated play: the one knows what is fine, the other what is rough."""

from __future__ import annotations

from collections.abc import Sequence

from rostra.bots.quo_vadis.learned import Learned
from rostra.bots.quo_vadis.outlook import Chances, mixed
from rostra.bots.quo_vadis.prospects import Prospect
from rostra.bots.quo_vadis.simulated import Simulated
from rostra.games.quo_vadis.state import LAYOUT, State

MEMORY = 256
"""So many judgements are remembered: those of a turn are asked for again while it is bargained about."""


class Blended:
    """The network, beside which hasty games count by their weight."""

    def __init__(self, network: Learned, games: Simulated, weight: float, margin: float) -> None:
        """Listen to both."""
        self.network, self.games, self.weight, self.margin = network, games, weight, margin
        self._seen: dict[tuple[int, str], Chances] = {}

    @property
    def simulations(self) -> int:
        """How many games both have played on."""
        return self.network.simulations + self.games.simulations

    def glance(self, state: State, prospects: Sequence[Prospect]) -> list[Chances]:
        """The chances after each prospect.

        A few hasty games tell moves apart, but not prices, nor one place for Caesar from another: what these
        change is left to the network.
        """
        found = self.network.glance(state, prospects)
        first: dict[int, int] = {}
        for i, prospect in enumerate(prospects):
            first.setdefault(prospect.move, i)
        played = self.games.glance(state, [prospects[i] for i in first.values()])
        shifts = {
            move: [two - one for one, two in zip(found[i], row, strict=True)]
            for (move, i), row in zip(first.items(), played, strict=True)
        }
        return [
            [one + self.weight * shift for one, shift in zip(row, shifts[prospect.move], strict=True)]
            for row, prospect in zip(found, prospects, strict=True)
        ]

    def look(self, states: Sequence[State], seed: int) -> list[Chances]:
        """The chances in each state; what was looked into with the same luck a moment ago is remembered."""
        if len(self._seen) > MEMORY:
            self._seen.clear()
        return [self._look(state, seed) for state in states]

    def _look(self, state: State, seed: int) -> Chances:
        key = seed, str(LAYOUT.plain(state))
        if key not in self._seen:
            (one,), (two,) = self.network.look([state], seed), self.games.look([state], seed)
            self._seen[key] = mixed([(one, 1 - self.weight), (two, self.weight)])
        return self._seen[key]
