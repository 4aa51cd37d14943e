"""Judging exactly where the end can be looked through, and else as another judges."""

from __future__ import annotations

from collections.abc import Sequence

from rostra.bots.quo_vadis.endgame.solver import Endgame
from rostra.bots.quo_vadis.outlook import Appraiser, Chances
from rostra.bots.quo_vadis.prospects import Prospect, after
from rostra.games.quo_vadis.state import State


class Exact:
    """Judges by every line of play in the last turns before a turn limit (Q17)."""

    def __init__(self, other: Appraiser, endgame: Endgame, turns: int) -> None:
        """``turns`` before the limit it begins to try; ``other`` judges before, and where it is too much."""
        self.other, self.endgame, self.turns = other, endgame, turns
        self.margin = other.margin
        self._within = False

    @property
    def simulations(self) -> int:
        """How many games were played on so far."""
        return self.other.simulations

    def glance(self, state: State, prospects: Sequence[Prospect]) -> list[Chances]:
        """The chances after each of many prospects."""
        found = None
        if 0 <= state.turn_limit - state.turn < self.turns:
            found = self.endgame.chances([after(state, prospect) for prospect in prospects])
        self._within = found is not None
        return self.other.glance(state, prospects) if found is None else found

    def look(self, states: Sequence[State], seed: int) -> list[Chances]:
        """The chances in each of a few states, exact if the glance before was: one measure for a decision."""
        found = self.endgame.chances(states) if self._within else None
        return self.other.look(states, seed) if found is None else found
