"""The value network: the features of all seats go in, everybody's chance of winning comes out.

The same weights serve every seat, so seats may be exchanged. There are two hidden layers. The first is
computed from the features of one seat; the second from that seat's first layer and from the sum of all first
layers, which tells it about the others. A softmax over one number for each seat, its logit, gives chances.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import numpy

from rostra.bots.quo_vadis.features import FEATURES, write_features
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.games.quo_vadis.rules import winner
from rostra.games.quo_vadis.state import OVER, State
from rostra.kernel.jit import rule, unchecked

FIRST, SECOND = 64, 32
"""The units of the hidden layers."""
FILE = "weights.npz"


class Weights(NamedTuple):
    """In single precision: half as much to read, and read twice as fast."""

    inner: Any
    """``[FEATURES + 1, FIRST]``: from the features of a seat to its first layer; the last row is the bias."""
    own: Any
    """``[FIRST, SECOND]``: from there to its second layer."""
    shared: Any
    """``[FIRST + 1, SECOND]``: from the sum of all first layers to each second one, and a bias."""
    outer: Any
    """``[SECOND]``: from there to one number."""


class NetworkBuffers(NamedTuple):
    """Arrays to compute in, so that nothing is allocated."""

    rows: Any
    first: Any
    """``[MAX_PLAYERS + 1, FIRST]``: the first layers of the seats, and their sum."""
    second: Any
    """``[2, SECOND]``: of a seat, and what is the same for all seats."""
    baseline_rows: Any
    """The features of a state close to those that are evaluated next."""
    baseline_first: Any
    """Its first layers before activation: for other states only the differences are added."""


def network_buffers() -> NetworkBuffers:
    """Empty buffers."""
    sizes = [(MAX_PLAYERS, FEATURES), (MAX_PLAYERS + 1, FIRST), (2, SECOND), (MAX_PLAYERS, FEATURES)]
    return NetworkBuffers(*(numpy.zeros(size, numpy.float32) for size in [*sizes, (MAX_PLAYERS, FIRST)]))


@cache
def packaged_weights() -> Weights:
    """The weights that come with the package; ``make train`` makes them."""
    return stored_weights(resources.files(__package__).joinpath(FILE))


def stored_weights(path: Traversable) -> Weights:
    """The weights in a file."""
    with path.open("rb") as file, numpy.load(file) as stored:
        return Weights(*(stored[name] for name in Weights._fields))


@rule
def set_baseline(s: State, weights: Any, buffers: Any) -> None:
    """Compute a state in full, before states close to it are evaluated."""
    write_features(s, buffers.baseline_rows)
    for seat in range(s.players):
        _first_layer(seat, buffers.baseline_rows, weights.inner, buffers.baseline_first)


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
    write_logits(s.players, weights, buffers, out)
    highest = -1e9
    for seat in range(s.players):
        highest = max(highest, out[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = numpy.exp(out[seat] - highest)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@unchecked
@rule
def _first_layer(seat: int, rows: Any, inner: Any, first: Any) -> None:
    for unit in range(FIRST):
        first[seat, unit] = inner[FEATURES, unit]
    for feature in range(FEATURES):
        value = rows[seat, feature]
        if value != 0.0:
            for unit in range(FIRST):
                first[seat, unit] += value * inner[feature, unit]


@unchecked
@rule
def write_logits(players: int, weights: Any, buffers: Any, out: Any) -> None:
    """One number for each seat: the larger it is beside the others', the likelier the seat wins."""
    first, second = buffers.first, buffers.second
    for unit in range(FIRST):
        first[MAX_PLAYERS, unit] = 0.0
    for seat in range(players):
        _change_first_layer(seat, weights.inner, buffers)
    for unit in range(SECOND):
        second[1, unit] = weights.shared[FIRST, unit]
    _add_second_layer(first[MAX_PLAYERS], weights.shared, second[1])
    for seat in range(players):
        for unit in range(SECOND):
            second[0, unit] = second[1, unit]
        _add_second_layer(first[seat], weights.own, second[0])
        total = numpy.float32(0.0)  # as precise as the rest: compiled and interpreted, the same number
        for unit in range(SECOND):
            if second[0, unit] > 0.0:
                total += second[0, unit] * weights.outer[unit]
        out[seat] = total


@unchecked
@rule
def _change_first_layer(seat: int, inner: Any, buffers: Any) -> None:
    """The first layer of a seat from the baseline and what differs from it, added to the sum of all."""
    first = buffers.first
    for unit in range(FIRST):
        first[seat, unit] = buffers.baseline_first[seat, unit]
    for feature in range(FEATURES):
        value = buffers.rows[seat, feature] - buffers.baseline_rows[seat, feature]
        if value != 0.0:
            for unit in range(FIRST):
                first[seat, unit] += value * inner[feature, unit]
    for unit in range(FIRST):
        first[seat, unit] = max(first[seat, unit], numpy.float32(0.0))
        first[MAX_PLAYERS, unit] += first[seat, unit]


@unchecked
@rule
def _add_second_layer(first: Any, weights: Any, second: Any) -> None:
    """Eight units of the first layer at once: three times as fast as one by one, leaving out zeros."""
    for i in range(0, FIRST, 8):
        a, b, c, d = first[i], first[i + 1], first[i + 2], first[i + 3]
        e, f, g, h = first[i + 4], first[i + 5], first[i + 6], first[i + 7]
        for unit in range(SECOND):
            one = a * weights[i, unit] + b * weights[i + 1, unit] + c * weights[i + 2, unit]
            two = d * weights[i + 3, unit] + e * weights[i + 4, unit] + f * weights[i + 5, unit]
            second[unit] += one + two + g * weights[i + 6, unit] + h * weights[i + 7, unit]
