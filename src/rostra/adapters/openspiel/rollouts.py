"""Random games to their end on compiled rules, for the searches of OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

from rostra.adapters.openspiel import RostraGame, RostraState, short_name
from rostra.kernel import jit
from rostra.kernel.chance import sow
from rostra.kernel.jit import rule
from rostra.kernel.simulator import random_game


@rule
def rollout(states: Any, legal: Any, seed: int, won: Any) -> None:
    """Play the state ``states[0]`` to its end, with a seed of its own; add to ``won`` who wins.

    ``reshuffle`` and the rules are left open here.
    """
    s = states[0]
    sow(s, seed, 0)
    reshuffle(s)  # type: ignore[name-defined] # noqa: F821
    random_game(s, legal)
    for seat in range(s.players):
        if has_won(s, seat):  # type: ignore[name-defined] # noqa: F821
            won[seat] += 1.0


class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's evaluator by random games, where a whole game is one call of our rules.

    Claims and censuses are left out: they do not change who wins a random game. Where nothing can be
    compiled, the interpreter plays the same games.
    """

    def __init__(
        self, game: RostraGame, n_rollouts: int = 1, random_state: numpy.random.RandomState | None = None
    ) -> None:
        super().__init__(n_rollouts, random_state)
        rules = game.fresh.single.rules
        self._layout = rules.layout
        self._players = game.num_players()
        self._compiled = jit.available()
        bound = {**rules.bound(), "reshuffle": game.fresh.reshuffle}
        self._rollout = jit.compiled(rollout, **bound)
        self._states: Any = self._layout.records(1) if self._compiled else [None]
        self._legal = self._row(rules.actions, int)

    def evaluate(self, state: RostraState) -> Any:
        """Who wins, on average over ``n_rollouts`` games; where chance is next, it is settled first."""
        won = self._row(self._players, float)
        for _ in range(self.n_rollouts):
            self._lay(self._settled(state).chance_game.single.s)
            self._rollout(self._states, self._legal, self._random_state.randint(1 << 31), won)
        return numpy.array(won) / self.n_rollouts

    def _settled(self, state: RostraState) -> RostraState:
        """The state, or one that follows from it by chance."""
        while state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state = state.child(int(self._random_state.choice(outcomes, p=likely)))
        return state

    def _lay(self, s: Any) -> None:
        """Take this state to play on from."""
        if self._compiled:
            self._layout.write(s, self._states)
        else:
            self._states[0] = self._layout.copy(s)

    def _row(self, length: int, kind: type) -> Any:
        """A row of zeros of the form that the rules run with."""
        return numpy.zeros(length, kind) if self._compiled else [kind(0)] * length


def warm(game: str) -> None:
    """Compile the rollouts of a game; nothing, if OpenSpiel does not know it."""
    if short_name(game) in pyspiel.registered_names():
        loaded = pyspiel.load_game(short_name(game))
        Rollouts(loaded).evaluate(loaded.new_initial_state())
