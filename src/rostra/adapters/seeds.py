"""Which seeds the rows of an environment begin with: independent of each other, of neighbours and of play."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from rostra.kernel.chance import SEED_BITS, WORD, next_word, sow
from rostra.kernel.game import InvalidInput
from rostra.kernel.jit import rule

ROW_BITS = 63
"""The bits of a seed of a row."""

Seeds = int | Sequence[int] | npt.NDArray[np.integer[Any]]
"""One for all rows, or one for each."""


class RowSeeds:
    """The seeds at every reset, all from the one that was given last."""

    def __init__(self, rows: int) -> None:
        self._rows = rows
        self._sequence = np.random.SeedSequence(0)

    def drawn(self, seed: Seeds | None) -> npt.NDArray[np.int64]:
        """A seed for each row.

        From one seed, the first row gets that itself, as a table would, and the others what NumPy's
        ``SeedSequence`` draws from it. Several are for one row each. Without any, all are drawn anew, the
        same ones after the same seed whatever was played.
        """
        if seed is None:
            return self._drawn(self._sequence.spawn(1)[0])
        if not isinstance(seed, Sequence | np.ndarray):
            number = _checked(seed, SEED_BITS)
            self._sequence = np.random.SeedSequence(number)
            seeds = self._drawn(self._sequence)
            if number < 2**ROW_BITS:
                seeds[0] = number
            return seeds
        numbers = [_checked(each, ROW_BITS) for each in seed]
        if len(numbers) != self._rows:
            raise InvalidInput("learner-seed")
        self._sequence = np.random.SeedSequence(numbers)
        return np.array(numbers, dtype=np.int64)

    def _drawn(self, sequence: np.random.SeedSequence) -> npt.NDArray[np.int64]:
        words = sequence.generate_state(self._rows, np.uint64)
        return (words >> np.uint64(64 - ROW_BITS)).astype(np.int64)


def _checked(seed: Any, bits: int) -> int:
    try:
        number = -1 if isinstance(seed, bool) else index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < 2**bits:
        raise InvalidInput("learner-seed")
    return number


@rule
def seed_after(s: Any, seed: int) -> int:
    """The seed of the next game in a row: far from this one, so that no neighbour plays the same games.

    The generator of a state is used for it, which the next game sows anew.
    """
    sow(s, ~seed & WORD, ~(seed >> 32) & WORD)
    low = next_word(s)
    return low | (next_word(s) >> 1) << 32
