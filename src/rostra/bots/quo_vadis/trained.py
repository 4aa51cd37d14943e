"""A player that learned by playing against itself: a network looks at the board and says what to do.

``examples/train_quo_vadis.py`` trains it. It looks no move ahead, and bargains as it did when it learned.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from rostra.bots.bot import Option, Reasons
from rostra.bots.chance import pick_weighted
from rostra.bots.quo_vadis.bounded import Bounded
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.environment import RULES
from rostra.games.quo_vadis.state import State

FILE = "trained.npz"
Weights = dict[str, Any]


class Trained(Bounded):
    """Does what the network likes, the more the oftener."""

    weights: Weights | None = None
    """Others than those that come with the package, as ``read`` gives them."""
    daring = 0.5
    """Below 1 it keeps more to what it likes best than it did while it learned; near 0 always."""

    def choose(self, s: State, seat: int, options: Sequence[int]) -> int:
        """One of the options by the network's preferences."""
        preferences, chance = judge(s, seat, self.weights or stored())
        names = _names(s.players, seat)
        liked = np.array([preferences[names[number]] for number in options]) / self.daring
        weights = np.exp(liked - liked.max()).tolist()
        moment = (s.game, s.turn, s.stage, s.asked)
        chosen = pick_weighted(options, weights, self.seed, seat, *moment)
        self.reasons = Reasons((Option(shown(chosen), chance),), chance)
        return chosen


def judge(s: State, seat: int, weights: Weights) -> tuple[Any, float]:
    """How much each action is liked, seats counted from this one, and the chance to win."""
    row = np.zeros(len(weights["scale"]), np.uint8)
    RULES.observe(s, seat, row)
    seen = np.minimum(row / weights["scale"], 1.0)
    hidden = _through(weights, "second", np.maximum(_through(weights, "first", seen), 0.0))
    value = _through(weights, "value", np.maximum(hidden, 0.0))[0]
    return _through(weights, "policy", np.maximum(hidden, 0.0)), float(1 / (1 + np.exp(-value)))


def _through(weights: Weights, layer: str, values: Any) -> Any:
    return weights[f"{layer}_weight"] @ values + weights[f"{layer}_bias"]


@cache
def stored() -> Weights:
    """The weights that come with the package."""
    with resources.files(__package__).joinpath(FILE).open("rb") as file:
        return read(file)


def read(file: Any) -> Weights:
    """The weights in a file, or at a path, as the training writes them."""
    with np.load(file) as found:
        return {name: found[name].astype(np.float64) for name in found.files}


@cache
def _names(players: int, seat: int) -> dict[int, int]:
    """For each number in the rules the same action with seats counted from this one."""
    return {number: action for action, number in enumerate(RULES.numbering(players, seat))}
