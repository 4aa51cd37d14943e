"""Games of an environment set aside: to go back to, to try from, to copy and to store."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rostra.adapters.vector_steps import Games
from rostra.kernel.records import Layout

PARTS = (
    "states",
    "choosers",
    "drawn",
    "any_action",
    "seeds",
    "observations",
    "masks",
    "rewards",
    "to_move",
    "finished",
    "endings",
    "potentials",
)
"""What belongs to the game in a row, and not to the row."""

Bytes = npt.NDArray[np.uint8]


class Saved(NamedTuple):
    """Some games of one kind, independent of the environment they were played in."""

    kind: tuple[Any, ...]
    """What the games of an environment must agree in to take these."""
    parts: tuple[Bytes, ...]
    """Their bytes, a row for each game, in the order of ``PARTS``."""

    def pick(self, rows: Any) -> Saved:
        """Some of the games, by their places among these; one may be there several times."""
        return Saved(self.kind, tuple(np.atleast_2d(part[rows]) for part in self.parts))


class Rows:
    """The games of an environment, to be read and written as bytes."""

    def __init__(self, games: Games, layouts: dict[str, Layout[Any]], *kind: Any) -> None:
        self._layouts = layouts
        self._parts = [(name, getattr(games, name)) for name in PARTS]
        self._bytes = [None if isinstance(part, list) else _bytes(part) for _, part in self._parts]
        self.kind = (*kind, *(None if part is None else part.shape[1] for part in self._bytes))

    def save(self, rows: npt.NDArray[np.intp]) -> Saved:
        """The games in these rows."""
        parts = (
            self._written(name, states, rows) if part is None else np.take(part, rows, axis=0)
            for (name, states), part in zip(self._parts, self._bytes, strict=True)
        )
        return Saved(self.kind, tuple(parts))

    def restore(self, saved: Saved, rows: npt.NDArray[np.intp]) -> None:
        """Put games into these rows; a single one into all of them."""
        for (name, states), part, bytes_saved in zip(self._parts, self._bytes, saved.parts, strict=True):
            if part is None:
                self._read(name, states, rows, bytes_saved)
            else:
                part[rows] = bytes_saved

    def _written(self, name: str, states: list[Any], rows: Any) -> Bytes:
        """Interpreted states as the bytes of compiled ones."""
        records = self._layouts[name].records(len(rows))
        for place, row in enumerate(rows):
            self._layouts[name].write(states[row], records, place)
        return _bytes(records)

    def _read(self, name: str, states: list[Any], rows: Any, saved: Bytes) -> None:
        layout = self._layouts[name]
        records = np.ascontiguousarray(saved).view(layout.dtype)[:, 0]
        for place, row in enumerate(rows):
            states[row] = layout.read(records, place % len(records))


def _bytes(part: Any) -> Bytes:
    """The same memory, a row of bytes for each game."""
    plain = part.view(np.ndarray)
    return plain.view(np.uint8).reshape(len(plain), -1)  # type: ignore[no-any-return]
