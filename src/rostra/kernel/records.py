"""A state is one record: a class of lists when interpreted, a NumPy record when compiled.

Every field is int64: narrow integers wrap in NumPy but not in compiled code, and would silently play
different games. Rules touch single elements only (``s.members[c][p] += 1``), never slices, because a slice
of a list is a copy and a slice of an array is not.
"""

from __future__ import annotations

import marshal
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

from rostra.kernel.game import InvalidInput

S = TypeVar("S")

Fields = Mapping[str, tuple[int, ...]]
"""Field names and shapes: ``()`` for a number, ``(n,)`` for a row, ``(n, m)`` for a table."""

WITHOUT_REFERENCES = 2
"""The version of marshal whose bytes depend on values alone, not on which of them are the same object."""


class Layout(Generic[S]):
    """The layout of a game's state, and how to convert between its two forms."""

    def __init__(self, name: str, fields: Fields) -> None:
        self.name = name
        self.fields = dict(fields)
        self._form = type(name, (), {"__slots__": tuple(fields), "__doc__": f"The state of {name}."})

    def new(self) -> S:
        """An interpreted state, all zero."""
        return self.copy(self._blank)

    @cached_property
    def _blank(self) -> S:
        state = self._form()
        for field, shape in self.fields.items():
            setattr(state, field, _zeros(shape))
        return cast(S, state)

    def copy(self, s: S) -> S:
        """An independent interpreted state with the same values."""
        twin = self._form()
        for field, shape in self.fields.items():
            value = getattr(s, field)
            if shape:
                value = value[:] if len(shape) == 1 else [row[:] for row in value]
            setattr(twin, field, value)
        return cast(S, twin)

    def saved(self, s: S) -> bytes:
        """The values of an interpreted state, to come back to in this process.

        Tables keep many of them, and in bytes there is nothing for the garbage collector to look at.
        """
        return marshal.dumps([getattr(s, field) for field in self.fields])

    def restore(self, s: S, saved: bytes) -> None:
        """Give an interpreted state the values that were saved."""
        for field, value in zip(self.fields, marshal.loads(saved), strict=True):
            setattr(s, field, value)

    def key(self, s: S) -> bytes:
        """The values of an interpreted state as a key: the same bytes for the same values, and no others."""
        return marshal.dumps([getattr(s, field) for field in self.fields], WITHOUT_REFERENCES)

    def plain(self, state: S) -> dict[str, Any]:
        """The values as plain data, to compare and to look at; from either form of state."""
        return {field: _copied(_listed(getattr(state, field))) for field in self.fields}

    def restored(self, plain: Any) -> S:
        """The interpreted state of such data, or ``InvalidInput`` if it has another form."""
        if not isinstance(plain, dict) or plain.keys() != self.fields.keys():
            raise InvalidInput("position-fields", {"known": ", ".join(self.fields)})
        state = self._form()
        for field, shape in self.fields.items():
            if _shape(plain[field]) != shape:
                raise InvalidInput("position-field", {"name": field, "shape": str(list(shape))})
            setattr(state, field, _copied(plain[field]))
        return cast(S, state)

    @cached_property
    def dtype(self) -> Any:
        """The NumPy type of the compiled state."""
        import numpy

        return numpy.dtype([(field, numpy.int64, shape) for field, shape in self.fields.items()])

    def records(self, count: int = 1) -> Any:
        """An array of compiled states, all zero; ``array[i]`` is one of them, by reference."""
        import numpy

        return numpy.zeros(count, dtype=self.dtype).view(numpy.recarray)

    def write(self, state: S, records: Any, index: int = 0) -> None:
        """Copy an interpreted state into a compiled one, as the one row of numbers that it is."""
        import numpy

        row: list[int] = []
        for field, shape in self.fields.items():
            value = getattr(state, field)
            if not shape:
                row.append(value)
            elif len(shape) == 1:
                row += value
            else:
                for part in value:
                    row += part
        records.view(numpy.int64, numpy.ndarray).reshape(len(records), -1)[index] = row

    def read(self, records: Any, index: int = 0) -> S:
        """An interpreted copy of a compiled state."""
        state = self._form()
        for field in self.fields:
            setattr(state, field, records[field][index].tolist())
        return cast(S, state)


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _shape(value: Any) -> tuple[int, ...] | None:
    """The shape of a number, a row or a table; ``None`` for anything else."""
    if not isinstance(value, list):
        return () if type(value) is int else None
    shapes = {_shape(part) for part in value}
    inner = shapes.pop() if len(shapes) == 1 else None
    return None if inner is None else (len(value), *inner)


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [row[:] if isinstance(row, list) else row for row in value]
    return value


def _listed(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else value
