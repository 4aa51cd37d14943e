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


def desk() -> Desk:
    """A clear desk."""
    return Desk(numpy.zeros((MAX_PLAYERS, FEATURES)), numpy.zeros(HIDDEN))


@cache
def weights() -> Weights:
    """The weights that come with the package; ``make train`` makes them."""
    with resources.files(__package__).joinpath(FILE).open("rb") as file, numpy.load(file) as stored:
        return Weights(stored["inner"].astype(numpy.float64), stored["outer"].astype(numpy.float64))


@rule
def appraise(s: State, weights: Any, desk: Any, out: Any) -> None:
    """Write the chance of every seat to win: known when all is over, else as the network judges."""
    if s.stage == OVER:
        first = winner(s)
        for seat in range(s.players):
            out[seat] = 1.0 if first == seat else 0.0
        return
    describe(s, desk.rows)
    highest = -1e9
    for seat in range(s.players):
        out[seat] = claim(desk.rows[seat], weights.inner, weights.outer, desk.hidden)
        highest = max(highest, out[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = numpy.exp(out[seat] - highest)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@unchecked
@rule
def claim(row: Any, inner: Any, outer: Any, hidden: Any) -> float:
    """One number for a seat: the larger beside the others', the likelier it wins."""
    bias = inner[FEATURES]
    for unit in range(HIDDEN):
        hidden[unit] = bias[unit]
    for feature in range(FEATURES):
        value = row[feature]
        if value != 0.0:
            line = inner[feature]
            for unit in range(HIDDEN):
                hidden[unit] += value * line[unit]
    total = 0.0
    for unit in range(HIDDEN):
        total += max(hidden[unit], 0.0) * outer[unit]
    return total
