"""Calibration: what the judge says at first, turned into chances that come true as often as they say.

The models play on more steadily than most tables do, so what they are sure of is less sure. The weights are
fitted to games of bots of all levels (``python -m training.idus_calibration``).
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
import numpy as np

from rostra.bots.idus_martii.worlds import Floats

FILE = "calibration.json"
LEAST = 1e-6
"""Chances that are no smaller, and no closer to 1, have a logit."""


class Calibration(msgspec.Struct, frozen=True):
    """How much the logit of a chance counts in the first round and in the last, and what is added to it."""

    first: float
    last: float
    shift: float

    def applied(self, chances: Floats, players: int, turn: int) -> Floats:
        """The chances as they come true."""
        known = np.clip(chances, LEAST, 1 - LEAST)
        done = progress(players, turn)
        slope = self.first * (1 - done) + self.last * done
        found: Floats = 1 / (1 + np.exp(-slope * np.log(known / (1 - known)) - self.shift))
        return found


def progress(players: int, turn: int) -> float:
    """How far a game is, from its first round (0) to its last (1)."""
    return (turn - 1) / (2 * players - 1)


@cache
def packaged() -> Calibration:
    """The weights that come with the package."""
    text = resources.files(__package__).joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=Calibration)
