"""What is stored of a table, read from a database; ``Unreadable`` says what is wrong with it."""

from __future__ import annotations

from typing import Any

from rostra.server.storage import archive
from rostra.server.storage.connection import Connection
from rostra.server.storage.rows import LOG, SEATS, TABLES, Entry, SeatRow, StoredTable, Unreadable

StoredLog = tuple[list[Any], list[Any]]
"""What is in the archive, and the rows that came after."""


def table(db: Connection, row: tuple[Any, ...]) -> StoredTable:
    """A table and its seats, from the row of the table."""
    found = TABLES.struct(row)
    sql = f"SELECT {SEATS.columns} FROM seats WHERE table_id = ? ORDER BY seat"
    seats: list[SeatRow] = [SEATS.struct(seat) for seat in db.execute(sql, (found.id,))]
    if [seat.seat for seat in seats] != [*range(found.players)]:
        raise Unreadable("seats are missing")
    return found, seats


def log(db: Connection, table: str, after: int = 0) -> StoredLog:
    """The log of a table as it is stored; after a number, unless it is in the archive."""
    archived = db.execute("SELECT data FROM archive WHERE table_id = ?", (table,)).fetchall()
    sql = f"SELECT {LOG.columns} FROM log WHERE table_id = ? AND number > ? ORDER BY number"
    return archived, db.execute(sql, (table, 0 if archived else after)).fetchall()


def entries(stored: StoredLog, after: int = 0) -> list[Entry]:
    """The entries of a log after a number, of which there may be thousands."""
    archived, rows = stored
    found = [entry for (data,) in archived for entry in archive.unpack(data)]
    found += [LOG.struct(row) for row in rows]
    first = 1 if archived else after + 1
    if [entry.number for entry in found] != [*range(first, first + len(found))]:
        raise Unreadable("entries of its log are missing")
    return found[after:] if archived else found
