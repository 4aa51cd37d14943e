"""A bot trained by reinforcement learning against itself: a policy network says what to do.

``examples/train_quo_vadis.py`` trains it. It does not look ahead, and negotiates as it did in training.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from rostra.bots.bot import Option, Reasons, pick_weighted
from rostra.bots.quo_vadis.ask_bot import AskBot
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.environment import RULES
from rostra.games.quo_vadis.state import State

FILE = "trained.npz"
Weights = dict[str, Any]


class Trained(AskBot):
    """Draws its actions by the preferences of the network."""

    weights: Weights | None = None
    """Weights other than those that come with the package, as ``read`` returns them."""
    temperature = 0.5
    """Of the softmax over actions: below 1 it keeps more to the preferred ones than it did in training."""

    def choose(self, s: State, seat: int, options: Sequence[int]) -> int:
        """One of the options by the network's preferences."""
        preferences, chance = forward(s, seat, self.weights or packaged_weights())
        numbers = _action_numbers(s.players, seat)
        preferred = np.array([preferences[numbers[number]] for number in options]) / self.temperature
        weights = np.exp(preferred - preferred.max()).tolist()
        moment = (s.game, s.turn, s.stage, s.asked)
        chosen = pick_weighted(options, weights, self.seed, seat, *moment)
        self.reasons = Reasons((Option(shown(chosen), chance),), chance)
        return chosen


def forward(s: State, seat: int, weights: Weights) -> tuple[Any, float]:
    """The preference for each action, seats counted from this one, and the chance of winning."""
    row = np.zeros(len(weights["scale"]), np.uint8)
    RULES.observe(s, seat, row)
    seen = np.minimum(row / weights["scale"], 1.0)
    hidden = _layer(weights, "second", np.maximum(_layer(weights, "first", seen), 0.0))
    value = _layer(weights, "value", np.maximum(hidden, 0.0))[0]
    return _layer(weights, "policy", np.maximum(hidden, 0.0)), float(1 / (1 + np.exp(-value)))


def _layer(weights: Weights, layer: str, values: Any) -> Any:
    return weights[f"{layer}_weight"] @ values + weights[f"{layer}_bias"]


@cache
def packaged_weights() -> Weights:
    """The weights that come with the package."""
    with resources.files(__package__).joinpath(FILE).open("rb") as file:
        return read(file)


def read(file: Any) -> Weights:
    """The weights in a file, or at a path, as the training writes them."""
    with np.load(file) as found:
        return {name: found[name].astype(np.float64) for name in found.files}


@cache
def _action_numbers(players: int, seat: int) -> dict[int, int]:
    """For each number in the rules, the number of the same action with seats counted from this one."""
    return {number: action for action, number in enumerate(RULES.numbering(players, seat))}
