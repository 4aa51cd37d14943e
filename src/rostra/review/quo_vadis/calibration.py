"""Calibration: what the judge says at first, turned into chances that come true as often as they say.

How much a lead is worth depends on how far the game is and on how well the table plays; and where players
differ, the stronger one wins more often than the position says. The weights are fitted to games of bots of
all levels (``python -m training.calibration``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp, log

import msgspec

from rostra.bots.quo_vadis.evaluators import Chances
from rostra.games.quo_vadis.components import SENATE_SEATS
from rostra.games.quo_vadis.state import State

FILE = "calibration.json"
LEAST = 1e-6
"""A chance that is no smaller has a logarithm."""


class Calibration(msgspec.Struct, frozen=True):
    """How much logarithms of chances count, and strength beside them: a weight for each of ``terms``."""

    slope: list[float]
    strength: list[float]

    def applied(self, chances: Chances, terms: Sequence[float], strengths: Sequence[float]) -> Chances:
        """The chances as they come true."""
        slope = sum(weight * term for weight, term in zip(self.slope, terms, strict=True))
        shift = sum(weight * term for weight, term in zip(self.strength, terms, strict=True))
        logits = [
            slope * log(max(LEAST, chance)) + shift * strength
            for chance, strength in zip(chances, strengths, strict=True)
        ]
        weights = [exp(each - max(logits)) for each in logits]
        return [weight / sum(weights) for weight in weights]


def terms_of(state: State, strengths: Sequence[float]) -> list[float]:
    """What the weights depend on: how far the game is, and how well the table plays."""
    return [1.0, state.arrived / SENATE_SEATS, sum(strengths) / len(strengths)]


@cache
def packaged() -> Calibration:
    """The weights that come with the package."""
    text = resources.files(__package__).joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=Calibration)
