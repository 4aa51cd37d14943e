"""Judging by the network: at a glance for many prospects, by playing on for a few."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

from rostra.bots.quo_vadis.appraisal.lookahead import ROUNDS, Lookahead
from rostra.bots.quo_vadis.appraisal.minds import mind, remember
from rostra.bots.quo_vadis.appraisal.network import appraise, stand_on, weights
from rostra.bots.quo_vadis.outlook import Chances
from rostra.bots.quo_vadis.prospects import PLAN, Prospect, conclude
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.games.quo_vadis.state import LAYOUT, State
from rostra.kernel import jit
from rostra.kernel.jit import rule


@rule
def appraise_all(root: State, plans: Any, mind: Any, out: Any) -> None:
    """Write into each row of ``out`` the chances after one of the plans."""
    trial = mind.trial[0]
    stand_on(root, mind.weights, mind.desk)
    for plan in range(len(plans)):
        remember(root, trial)
        conclude(trial, plans[plan])
        appraise(trial, mind.weights, mind.desk, out[plan])


class Learned:
    """Judges by the network. ``looks`` games are played on from each state that is looked into."""

    margin = 0.004

    def __init__(self, looks: int, rounds: int = ROUNDS) -> None:
        """Compile what is needed, or take it from the cache."""
        self.looks = looks
        self.simulations = 0
        self._appraise_all = jit.compiled(appraise_all)
        self._lookahead = Lookahead(rounds)
        self._root = LAYOUT.records(1)
        self._mind = mind(weights(), LAYOUT.records(1))

    def glance(self, state: State, prospects: Sequence[Prospect]) -> list[Chances]:
        """The chances after each prospect, as the network judges."""
        LAYOUT.write(state, self._root)
        plans = numpy.array([prospect.plan for prospect in prospects], numpy.int64).reshape(-1, PLAN)
        out = numpy.zeros((len(plans), MAX_PLAYERS))
        self._appraise_all(self._root[0], plans, self._mind, out)
        found: list[Chances] = out[:, : state.players].tolist()
        return found

    def look(self, states: Sequence[State], seed: int) -> list[Chances]:
        """The chances in each state, by playing on."""
        if not self.looks:
            return self._lookahead.chances(states)
        self.simulations += self.looks * len(states)
        return self._lookahead.simulated(states, seed, self.looks)
