"""Between structs and the rows of the database."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from rostra.protocol.tables import Clock, Options, Reasons
from rostra.server.storage.interface import ChatRow, Entry, SeatRow, TableRow

_TABLE = TableRow.__struct_fields__
_SEAT = SeatRow.__struct_fields__
_ENTRY = Entry.__struct_fields__

SELECT_TABLE = f"SELECT {', '.join(_TABLE)} FROM tables"
INSERT_TABLE = f"INSERT INTO tables ({', '.join(_TABLE)}) VALUES ({', '.join('?' * len(_TABLE))})"
SELECT_LOG = f"SELECT {', '.join(_ENTRY)} FROM log WHERE table_id = ? ORDER BY number"
INSERT_ENTRY = f"INSERT INTO log (table_id, {', '.join(_ENTRY)}) VALUES (?{', ?' * len(_ENTRY)})"
SELECT_CHATS = 'SELECT number, at, author, seat, name, "to", text, intent FROM chats WHERE table_id = ?'


def _json(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def of_table(row: TableRow) -> list[Any]:
    """A table as the database has it."""
    values: dict[str, Any] = msgspec.structs.asdict(row)
    return [
        _json(value) if name in ("variants", "options", "clock") else value for name, value in values.items()
    ]


def table(values: tuple[Any, ...]) -> TableRow:
    """A table as the server has it."""
    row = dict(zip(_TABLE, values, strict=True))
    row["variants"] = msgspec.json.decode(row["variants"], type=list[str])
    row["options"] = msgspec.json.decode(row["options"], type=Options)
    row["clock"] = msgspec.json.decode(row["clock"], type=Clock)
    row["listed"] = bool(row["listed"])
    return TableRow(**row)


def seats(db: sqlite3.Connection, id: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    sql = f"SELECT {', '.join(_SEAT)} FROM seats WHERE table_id = ? ORDER BY seat"
    return [
        SeatRow(seat, kind, owner, name, level, bool(absent))
        for seat, kind, owner, name, level, absent in db.execute(sql, (id,))
    ]


def put_seats(db: sqlite3.Connection, id: str, rows: list[SeatRow]) -> None:
    """Keep the seats of a table."""
    sql = f"INSERT OR REPLACE INTO seats (table_id, {', '.join(_SEAT)}) VALUES (?, ?, ?, ?, ?, ?, ?)"
    db.executemany(sql, [(id, *msgspec.structs.astuple(row)) for row in rows])


def of_entry(entry: Entry) -> tuple[Any, ...]:
    """An entry of a log as the database has it."""
    number, at, seat, action, *rest, reasons = msgspec.structs.astuple(entry)
    return number, at, seat, _json(action), *rest, _json(reasons)


def entry(values: tuple[Any, ...]) -> Entry:
    """An entry of a log as the server has it."""
    number, at, seat, action, cancels, intent, seen, reasons = values
    done = None if action is None else msgspec.json.decode(action)
    why = None if reasons is None else msgspec.json.decode(reasons, type=Reasons)
    return Entry(number, at, seat, done, cancels, intent, seen, why)


def of_chat(chat: ChatRow) -> tuple[Any, ...]:
    """Something said as the database has it."""
    *before, to, text, intent = msgspec.structs.astuple(chat)
    return *before, _json(to), text, intent


def chat(values: tuple[Any, ...]) -> ChatRow:
    """Something said as the server has it."""
    number, at, author, seat, name, to, text, intent = values
    heard = None if to is None else msgspec.json.decode(to, type=list[int])
    return ChatRow(number, at, author, seat, name, heard, text, intent)
