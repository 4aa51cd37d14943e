"""Observations as rows of small numbers: what every cell means, in one place for code and readers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import prod


@dataclass(frozen=True, slots=True)
class Cells:
    """Some cells of a row that belong together."""

    name: str
    shape: tuple[int, ...]
    """``()`` for a single cell; otherwise the cells lie in the order of a C array of this shape."""
    top: int
    """The greatest value; the least is 0."""
    meaning: str

    @property
    def count(self) -> int:
        """How many cells there are."""
        return prod(self.shape)


def starts(cells: Sequence[Cells]) -> tuple[int, ...]:
    """Where each of them begins in the row; last, the size of the row."""
    return tuple(accumulate((some.count for some in cells), initial=0))


def tops(cells: Sequence[Cells]) -> list[int]:
    """The greatest value of every single cell."""
    return [some.top for some in cells for _ in range(some.count)]
