"""The value network: the features of a seat go in, one number (its logit) comes out.

A softmax over the seats gives everybody's chance of winning.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import numpy

from rostra.bots.quo_vadis.frozen.features import FEATURES, write_features
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.games.quo_vadis.rules import winner
from rostra.games.quo_vadis.state import OVER, State
from rostra.kernel.jit import rule, unchecked

HIDDEN = 32
FILE = "weights.npz"


class Weights(NamedTuple):
    """From the features to the hidden units, and from these to one number."""

    inner: Any
    """``[FEATURES + 1, HIDDEN]``; the last row is the bias."""
    outer: Any
    """``[HIDDEN]``."""


class NetworkBuffers(NamedTuple):
    """Arrays to compute in, so that nothing is allocated."""

    rows: Any
    hidden: Any
    baseline_rows: Any
    """The features of a state close to those that are evaluated next."""
    baseline_hidden: Any
    """Its hidden units before activation: for other states only the differences are added."""


def network_buffers() -> NetworkBuffers:
    """Empty buffers."""
    rows = [numpy.zeros((MAX_PLAYERS, FEATURES)) for _ in range(2)]
    return NetworkBuffers(rows[0], numpy.zeros(HIDDEN), rows[1], numpy.zeros((MAX_PLAYERS, HIDDEN)))


@cache
def packaged_weights() -> Weights:
    """The weights that come with the package; ``make train`` makes them."""
    with resources.files(__package__).joinpath(FILE).open("rb") as file, numpy.load(file) as stored:
        return Weights(stored["inner"].astype(numpy.float64), stored["outer"].astype(numpy.float64))


@rule
def set_baseline(s: State, weights: Any, buffers: Any) -> None:
    """Compute a state in full, before states close to it are evaluated."""
    write_features(s, buffers.baseline_rows)
    for seat in range(s.players):
        _first_layer(seat, buffers.baseline_rows, weights.inner, buffers.baseline_hidden)


@rule
def evaluate(s: State, weights: Any, buffers: Any, out: Any) -> None:
    """Write every seat's chance of winning: known when the game is over, otherwise as the network says.

    The baseline must be a state of the same game.
    """
    if s.stage == OVER:
        first = winner(s)
        for seat in range(s.players):
            out[seat] = 1.0 if first == seat else 0.0
        return
    write_features(s, buffers.rows)
    highest = -1e9
    for seat in range(s.players):
        out[seat] = logit(seat, buffers, weights)
        highest = max(highest, out[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = numpy.exp(out[seat] - highest)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@unchecked
@rule
def _first_layer(seat: int, rows: Any, inner: Any, hidden: Any) -> None:
    for unit in range(HIDDEN):
        hidden[seat, unit] = inner[FEATURES, unit]
    for feature in range(FEATURES):
        value = rows[seat, feature]
        if value != 0.0:
            for unit in range(HIDDEN):
                hidden[seat, unit] += value * inner[feature, unit]


@unchecked
@rule
def logit(seat: int, buffers: Any, weights: Any) -> float:
    """One number for a seat: the larger it is beside the others', the likelier the seat wins."""
    for unit in range(HIDDEN):
        buffers.hidden[unit] = buffers.baseline_hidden[seat, unit]
    for feature in range(FEATURES):
        value = buffers.rows[seat, feature] - buffers.baseline_rows[seat, feature]
        if value != 0.0:
            for unit in range(HIDDEN):
                buffers.hidden[unit] += value * weights.inner[feature, unit]
    total = 0.0
    for unit in range(HIDDEN):
        if buffers.hidden[unit] > 0.0:
            total += buffers.hidden[unit] * weights.outer[unit]
    return total
