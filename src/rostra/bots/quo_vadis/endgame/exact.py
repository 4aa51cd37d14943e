"""Judging exactly where the end can be looked through, and else as another judges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rostra.bots.quo_vadis.endgame.solver import TURNS, Endgame
from rostra.bots.quo_vadis.outlook import Appraiser, Chances
from rostra.bots.quo_vadis.prospects import Prospect, after
from rostra.games.quo_vadis.interlude import on_board
from rostra.games.quo_vadis.state import State

FEW = 6
"""With so few senators below the Senate all the rest of a game may be looked through."""
THOROUGH = 600_000
"""So many positions are looked at then, at most."""


class Exact:
    """Judges by every line of play in the last turns before a turn limit (Q17), sooner with few senators."""

    def __init__(self, other: Appraiser, endgame: Endgame, turns: int) -> None:
        """``turns`` before the limit it begins to try; ``other`` judges before, and where it is too much."""
        self.other, self.endgame, self.turns = other, endgame, turns
        self.margin = other.margin
        self._within: Endgame | None = None

    @property
    def simulations(self) -> int:
        """How many games were played on so far."""
        return self.other.simulations

    def glance(self, state: State, prospects: Sequence[Prospect]) -> list[Chances]:
        """The chances after each of many prospects."""
        endgame = self._reaching_the_end(state)
        found = endgame and endgame.chances([after(state, prospect) for prospect in prospects])
        self._within = endgame if found else None
        return found or self.other.glance(state, prospects)

    def look(self, states: Sequence[State], seed: int) -> list[Chances]:
        """The chances in each of a few states, exact if the glance before was: one measure for a decision."""
        found = self._within and self._within.chances(states)
        return found or self.other.look(states, seed)

    def _reaching_the_end(self, state: State) -> Endgame | None:
        """Who may be able to look through the rest of the game."""
        left = state.turn_limit - state.turn
        if 0 <= left < self.turns:
            return self.endgame
        return self._thorough if 0 <= left < TURNS and senators(state) <= FEW else None

    @cached_property
    def _thorough(self) -> Endgame:
        return Endgame(THOROUGH)


def senators(state: State) -> int:
    """How many senators are not yet in the Senate."""
    return sum(state.reserve[seat] + on_board(state, seat) for seat in range(state.players))
