"""Games with a learner in each, one a row; who plays against it differs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]


class Rows(Protocol):
    """What the environments need of them."""

    actions: int
    tops: Bytes
    """The greatest value of every cell of an observation."""
    observations: Bytes
    masks: Bytes
    endings: Bytes
    """What the learners saw when the latest games in their rows were over."""

    def reset(self, seed: int | Sequence[int] | None) -> None:
        """Begin all games, and go on until every learner is asked."""
        ...

    def act(self, actions: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        """One decision of every learner, and on until all are asked; what they gained, which games ended."""
        ...

    def close(self) -> None:
        """Let the threads go."""
        ...
