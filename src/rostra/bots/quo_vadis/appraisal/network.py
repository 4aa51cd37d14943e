"""A small network: the row of a seat goes in, the weight of its claim to victory comes out."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import numpy

from rostra.bots.quo_vadis.appraisal.features import FEATURES, describe
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.games.quo_vadis.interlude import winner
from rostra.games.quo_vadis.state import OVER, State
from rostra.kernel.jit import rule, unchecked

HIDDEN = 32
FILE = "weights.npz"


class Weights(NamedTuple):
    """From the features to the hidden units, and from these to one number."""

    inner: Any
    """``[FEATURES + 1, HIDDEN]``; the last row is added always."""
    outer: Any
    """``[HIDDEN]``."""


class Desk(NamedTuple):
    """Room to reckon in, so that nothing is allocated."""

    rows: Any
    hidden: Any
    ground: Any
    """The rows of a state near those that are judged next."""
    grounded: Any
    """What the hidden units make of these: only what differs is reckoned again."""


def desk() -> Desk:
    """A clear desk."""
    rows = [numpy.zeros((MAX_PLAYERS, FEATURES)) for _ in range(2)]
    return Desk(rows[0], numpy.zeros(HIDDEN), rows[1], numpy.zeros((MAX_PLAYERS, HIDDEN)))


@cache
def weights() -> Weights:
    """The weights that come with the package; ``make train`` makes them."""
    with resources.files(__package__).joinpath(FILE).open("rb") as file, numpy.load(file) as stored:
        return Weights(stored["inner"].astype(numpy.float64), stored["outer"].astype(numpy.float64))


@rule
def stand_on(s: State, weights: Any, desk: Any) -> None:
    """Reckon a state whose neighbours are to be judged."""
    describe(s, desk.ground)
    for seat in range(s.players):
        _reckon(seat, desk.ground, weights.inner, desk.grounded)


@rule
def appraise(s: State, weights: Any, desk: Any, out: Any) -> None:
    """Write the chance of every seat to win: known when all is over, else as the network judges.

    What ``stand_on`` reckoned last must be a state of the same game.
    """
    if s.stage == OVER:
        first = winner(s)
        for seat in range(s.players):
            out[seat] = 1.0 if first == seat else 0.0
        return
    describe(s, desk.rows)
    highest = -1e9
    for seat in range(s.players):
        out[seat] = claim(seat, desk, weights)
        highest = max(highest, out[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = numpy.exp(out[seat] - highest)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@unchecked
@rule
def _reckon(seat: int, rows: Any, inner: Any, hidden: Any) -> None:
    """What the hidden units make of the row of a seat."""
    for unit in range(HIDDEN):
        hidden[seat, unit] = inner[FEATURES, unit]
    for feature in range(FEATURES):
        value = rows[seat, feature]
        if value != 0.0:
            for unit in range(HIDDEN):
                hidden[seat, unit] += value * inner[feature, unit]


@unchecked
@rule
def claim(seat: int, desk: Any, weights: Any) -> float:
    """One number for a seat: the larger beside the others', the likelier it wins."""
    for unit in range(HIDDEN):
        desk.hidden[unit] = desk.grounded[seat, unit]
    for feature in range(FEATURES):
        value = desk.rows[seat, feature] - desk.ground[seat, feature]
        if value != 0.0:
            for unit in range(HIDDEN):
                desk.hidden[unit] += value * weights.inner[feature, unit]
    total = 0.0
    for unit in range(HIDDEN):
        if desk.hidden[unit] > 0.0:
            total += desk.hidden[unit] * weights.outer[unit]
    return total
