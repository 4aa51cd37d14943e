"""What a player in a simulated game thinks with, and how cool a head he has."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy

from rostra.bots.quo_vadis.appraisal.network import Desk, Weights, desk
from rostra.games.quo_vadis.components import KINDS, MAX_PLAYERS, PLACE_COUNT, SENATE, SENATE_SEATS
from rostra.games.quo_vadis.state import LAYOUT, State
from rostra.kernel.chance import draw
from rostra.kernel.jit import rule

GRAIN = 1 << 16
MOST_EAGER = 0.5
MOST_LAX = 0.3


class Mind(NamedTuple):
    """What a player thinks with."""

    weights: Weights
    desk: Desk
    trial: Any
    """A state to try deeds in."""
    values: Any
    """The chances of everybody after the deed that is being tried."""
    alone: Any
    """The same after the best move without others."""
    deed: Any
    """The best deed so far."""
    tried: Any
    """The deed that is being tried."""
    eager: Any
    """How much more than it is worth an advance seems to each seat."""
    lax: Any
    """How much of a chance each seat gives away by its consent."""


def mind(weights: Weights, trial: Any) -> Mind:
    """A clear mind."""
    rows = [numpy.zeros(MAX_PLAYERS) for _ in range(4)]
    deeds = [numpy.zeros(5, numpy.int64), numpy.zeros(5, numpy.int64)]
    return Mind(weights, desk(), trial, rows[0], rows[1], deeds[0], deeds[1], rows[2], rows[3])


def trials() -> Any:
    """A compiled state to try deeds in."""
    return LAYOUT.records(1)


@rule
def remember(s: State, t: State) -> None:
    """Make one state like another, in everything that a game goes on from."""
    t.players = s.players
    t.turn_limit = s.turn_limit
    t.consular = 0
    t.turn = s.turn
    t.to_move = s.to_move
    t.stage = s.stage
    t.arrived = s.arrived
    t.caesar = s.caesar
    t.ones = s.ones
    t.stocked = s.stocked
    t.consents = 0
    t.asked = 0
    for place in range(SENATE_SEATS):
        t.senate[place] = s.senate[place]
    for place in range(PLACE_COUNT):
        t.laurels[place] = s.laurels[place]
    for committee in range(SENATE + 1):
        t.free[committee] = s.free[committee]
    for seat in range(s.players):
        t.reserve[seat] = s.reserve[seat]
        for committee in range(SENATE):
            t.members[seat][committee] = s.members[seat][committee]
        for kind in range(KINDS):
            t.holdings[seat][kind] = s.holdings[seat][kind]


@rule
def draw_tempers(s: State, mind: Any, cool: int) -> None:
    """Give every seat a temper by chance: ``cool`` in a hundred play for the chance to win alone."""
    for seat in range(s.players):
        hot = draw(s, 100) >= cool
        mind.eager[seat] = MOST_EAGER * draw(s, GRAIN) / GRAIN if hot else 0.0
        mind.lax[seat] = MOST_LAX * draw(s, GRAIN) / GRAIN if hot else 0.0
