"""Judging by simulated play alone: hasty games to the end, in which everybody consents to everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

from rostra.bots.quo_vadis.appraisal.minds import remember
from rostra.bots.quo_vadis.outlook import Chances
from rostra.bots.quo_vadis.prospects import PLAN, Prospect, conclude
from rostra.games.quo_vadis.actions import ADVANCE, ADVANCE_PATH, CAESAR, CORE_ACTIONS, DECLINE
from rostra.games.quo_vadis.components import (
    MAX_PLAYERS,
    NO_LAUREL,
    PLACE_COUNT,
    PLACE_ON,
    SENATE,
    TO,
    VALUE,
)
from rostra.games.quo_vadis.interlude import winner
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import play
from rostra.games.quo_vadis.setup import draw_laurel, shuffle_stock
from rostra.games.quo_vadis.state import LAYOUT, OVER, State
from rostra.kernel import jit
from rostra.kernel.chance import draw, sow
from rostra.kernel.jit import rule

LONG = 120
"""A game that is not over after so many turns ends as it stands."""
PLACE_URGE, ADVANCE_URGE, SENATE_URGE, CAESAR_URGE = 8, 8, 24, 1
"""How much players like to place, to advance, to enter the Senate and to move Caesar."""
STAY = -1
"""A plan that begins so is no plan: the games begin in the state itself."""


@rule
def urge(s: State, action: int) -> int:
    """How much a hasty player likes an action."""
    if action < ADVANCE:
        return PLACE_URGE
    if action >= CAESAR:
        return CAESAR_URGE
    path = ADVANCE_PATH[action - ADVANCE]
    place = PLACE_ON[path]
    liking = SENATE_URGE if TO[path] == SENATE else ADVANCE_URGE
    if place >= 0 and place != s.caesar and s.laurels[place] != NO_LAUREL:
        liking += 4 * VALUE[s.laurels[place]]
    return liking


@rule
def hasty_action(s: State, legal: Any, urges: Any) -> int:
    """One of the legal actions, by the urge for each."""
    count = legal_actions(s, legal)
    total = 0
    for i in range(count):
        urges[i] = urge(s, legal[i])
        total += urges[i]
    left = draw(s, total)
    for i in range(count):
        left -= urges[i]
        if left < 0:
            return int(legal[i])
    return DECLINE


@rule
def hasty_games(
    root: State, plans: Any, states: Any, legal: Any, urges: Any, seed: int, games: int, out: Any
) -> None:
    """Add to each row of ``out`` who wins so many games after one of the plans; the same luck for all."""
    s = states[0]
    for plan in range(len(plans)):
        for game in range(games):
            remember(root, s)
            for kind in range(root.stocked):
                s.stock[kind] = root.stock[kind]
            sow(s, seed + game, 3)
            if plans[plan][0] != STAY:
                conclude(s, plans[plan])
            shuffle_stock(s)
            for place in range(PLACE_COUNT):
                if s.laurels[place] == NO_LAUREL:
                    s.laurels[place] = draw_laurel(s)
            s.open_handed = 1
            if s.turn_limit == 0 or s.turn_limit > s.turn + LONG:
                s.turn_limit = s.turn + LONG
            while s.stage != OVER:
                play(s, hasty_action(s, legal, urges))
            if winner(s) >= 0:
                out[plan][winner(s)] += 1.0


class Simulated:
    """Judges by hasty games."""

    def __init__(self, glances: int, looks: int, margin: float = 0.01) -> None:
        """So many games for every prospect at a glance, and for every state that is looked into."""
        self.glances, self.looks, self.margin = glances, looks, margin
        self.simulations = 0
        self._games = jit.compiled(hasty_games)
        self._root, self._states = LAYOUT.records(1), LAYOUT.records(1)
        self._legal, self._urges = (numpy.zeros(CORE_ACTIONS, numpy.int64) for _ in range(2))

    def glance(self, state: State, prospects: Sequence[Prospect]) -> list[Chances]:
        """The chances after each prospect."""
        return self._chances(state, [prospect.plan for prospect in prospects], state.turn, self.glances)

    def look(self, states: Sequence[State], seed: int) -> list[Chances]:
        """The chances in each state."""
        stay = [[STAY] + [0] * (PLAN - 1)]
        return [self._chances(state, stay, seed, self.looks)[0] for state in states]

    def _chances(self, state: State, plans: list[list[int]], seed: int, games: int) -> list[Chances]:
        LAYOUT.write(state, self._root)
        out = numpy.zeros((len(plans), MAX_PLAYERS))
        rows = numpy.array(plans, numpy.int64)
        self._games(self._root[0], rows, self._states, self._legal, self._urges, seed, games, out)
        self.simulations += games * len(plans)
        found: list[Chances] = (out[:, : state.players] / games).tolist()
        return found
