"""How rows of the database become structs, and what is said of rows that cannot."""

from __future__ import annotations

from math import isfinite
from typing import Any, Generic, TypeVar

import msgspec

from rostra.server.storage.interface import ChatRow, Entry, SeatRow, TableRow

T = TypeVar("T", bound=msgspec.Struct)


class Unreadable(Exception):
    """A row that does not hold what it should; the text names the problem and no value."""


class Mapper(Generic[T]):
    """Maps between a struct and the columns of its table; some columns hold JSON, or numbers of any size."""

    def __init__(self, kind: type[T], *json: str, large: str | None = None) -> None:
        self._kind, self._json, self._large = kind, json, large
        self._fields = kind.__struct_fields__
        self._flags = {field.name for field in msgspec.structs.fields(kind) if field.type is bool}
        self.columns = ", ".join(f'"{name}"' for name in self._fields)
        self.places = ", ".join("?" * len(self._fields))

    def values(self, row: T) -> list[Any]:
        """The values of the columns."""
        return [self._value(name, getattr(row, name)) for name in self._fields]

    def _value(self, name: str, value: Any) -> Any:
        if name == self._large and value >= 2**63:
            return hex(value)  # more than an integer of SQLite holds; and SQLite takes no 0x for a number
        is_json = name in self._json and value is not None
        return msgspec.json.encode(value).decode() if is_json else value

    def struct(self, values: tuple[Any, ...]) -> T:
        """The struct with these values; ``Unreadable`` if there is none."""
        row = dict(zip(self._fields, values, strict=True))
        try:
            for name in self._json:
                row[name] = None if row[name] is None else msgspec.json.decode(row[name])
            if self._large is not None and isinstance(row[self._large], str):
                row[self._large] = int(row[self._large], 16)
            for name in self._flags:
                row[name] = bool(row[name])
            struct = msgspec.convert(row, self._kind)
        except (ValueError, TypeError, RecursionError) as error:
            raise Unreadable(f"a {self._kind.__name__} cannot be read ({type(error).__name__})") from None
        if any(type(value) is float and not isfinite(value) for value in values):
            raise Unreadable(f"a {self._kind.__name__} has a time that never was")
        return struct


TABLES = Mapper(TableRow, "variants", "options", "clock", "bans", "muted", large="seed")
SEATS = Mapper(SeatRow)
LOG = Mapper(Entry, "action", "reasons")
CHATS = Mapper(ChatRow, "to")
