"""Playing on from a state in one's head, again and again: what the network cannot see at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

from rostra.bots.quo_vadis.appraisal.deeds import carry_out, choose
from rostra.bots.quo_vadis.appraisal.minds import draw_tempers, mind, remember
from rostra.bots.quo_vadis.appraisal.network import appraise, stand_on, weights
from rostra.games.quo_vadis.components import MAX_PLAYERS, NO_LAUREL, PLACE_COUNT
from rostra.games.quo_vadis.setup import draw_laurel, shuffle_stock
from rostra.games.quo_vadis.state import BONUS, LAYOUT, OVER, State
from rostra.kernel import jit
from rostra.kernel.chance import sow
from rostra.kernel.jit import rule

ROUNDS = 3
"""So far games are played on before the network judges them: whole rounds, or some would move more often."""
COOL = 60
"""Of a hundred players so many play for the chance to win alone."""
NOISE = 0.01
"""How far players misjudge their deeds, so that not every game is the same."""


@rule
def play_on(
    root: State, states: Any, mind: Any, turns: int, noise: float, seed: int, count: int, out: Any
) -> None:
    """Add to ``out`` the chances at the end of so many games played on, with consecutive seeds."""
    s = states[0]
    stand_on(root, mind.weights, mind.desk)
    for game in range(count):
        remember(root, s)
        for kind in range(root.stocked):
            s.stock[kind] = root.stock[kind]
        sow(s, seed + game, 2)
        shuffle_stock(s)
        for place in range(PLACE_COUNT):
            if s.laurels[place] == NO_LAUREL:  # turned up by the deed that led here, and not known before
                s.laurels[place] = draw_laurel(s)
        draw_tempers(s, mind, COOL)
        last = s.turn + turns
        while s.stage != OVER and s.turn < last:
            choose(s, mind, noise)
            carry_out(s, mind.deed)
        if s.stage == BONUS:
            choose(s, mind, noise)
            carry_out(s, mind.deed)
        appraise(s, mind.weights, mind.desk, mind.values)
        for seat in range(s.players):
            out[seat] += mind.values[seat]


class Lookahead:
    """Somebody who plays on in his head."""

    def __init__(self, rounds: int = ROUNDS) -> None:
        """Set up a board to think on."""
        self.rounds = rounds
        self._play_on = jit.compiled(play_on)
        self._stand_on, self._appraise = jit.compiled(stand_on), jit.compiled(appraise)
        self._roots, self._states, trial = _states(), _states(), _states()
        self._mind = mind(weights(), trial)

    def chances(self, states: Sequence[State]) -> list[list[float]]:
        """The chances of every seat at a glance."""
        found = []
        for state in states:
            root = self._root(state)
            self._stand_on(root, self._mind.weights, self._mind.desk)
            self._appraise(root, self._mind.weights, self._mind.desk, self._mind.values)
            found.append(self._mind.values[: state.players].tolist())
        return found

    def simulated(self, states: Sequence[State], seed: int, simulations: int) -> list[list[float]]:
        """The chances of every seat after playing on, with the same luck for all states."""
        return [[value / simulations for value in self._sums(s, seed, simulations)] for s in states]

    def _sums(self, state: State, seed: int, count: int) -> list[float]:
        out, turns = numpy.zeros(MAX_PLAYERS), self.rounds * state.players
        self._play_on(self._root(state), self._states, self._mind, turns, NOISE, seed, count, out)
        total: list[float] = out[: state.players].tolist()
        return total

    def _root(self, state: State) -> Any:
        if not jit.available():
            return state
        LAYOUT.write(state, self._roots)
        return self._roots[0]


def _states() -> Any:
    return LAYOUT.records(1) if jit.available() else [LAYOUT.new()]
