"""The archive: the logs of tables that nobody has used for long, compressed.

Whoever reads the log of a table gets what is in the archive and what was appended since. So a finished game
is replayed from the archive, and an unfinished one can go on.
"""

from __future__ import annotations

import zlib

import msgspec

from rostra.server.storage.connection import Connection, upsert
from rostra.server.storage.rows import Entry, Unreadable

LEVEL = 9
LARGEST = 64 * 1024 * 1024
"""Bytes an archived log may have when it is unpacked; there are none as large."""


def pack(entries: list[Entry]) -> bytes:
    """A log as it is archived."""
    return zlib.compress(msgspec.json.encode(entries), LEVEL)


def unpack(data: bytes) -> list[Entry]:
    """An archived log; ``Unreadable`` if it is none."""
    try:
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(data, LARGEST)
        if not unpacking.eof:
            raise ValueError("it is cut off")
        return msgspec.json.decode(text, type=list[Entry])
    except (zlib.error, ValueError, TypeError) as error:
        raise Unreadable(f"its archive cannot be read ({type(error).__name__})") from None


def stale(db: Connection, before: float, limit: int) -> list[str]:
    """Tables in use in whose games nothing has happened since that time, and whose clock does not run."""
    last = "(SELECT at FROM log WHERE table_id = id ORDER BY number DESC LIMIT 1)"
    sql = (
        "SELECT id FROM tables WHERE archived IS NULL AND created < ? AND status <> 'waiting'"
        f" AND (status = 'over' OR due IS NULL) AND coalesce({last}, began, created) < ? LIMIT ?"
    )
    return [str(id) for (id,) in db.execute(sql, (before, before, limit))]


def store(db: Connection, table: str, at: float, length: int, data: bytes | None) -> None:
    """Move a log of that length to the archive, unless it has grown; ``None``: it stays where it is."""
    if db.execute("SELECT 1 FROM log WHERE table_id = ? AND number > ?", (table, length)).fetchone():
        return
    if data is not None:
        db.execute(f"INSERT INTO archive VALUES (?, ?) {upsert('table_id', 'data')}", (table, data))
        db.execute("DELETE FROM log WHERE table_id = ?", (table,))
    over = db.execute("SELECT 1 FROM tables WHERE id = ? AND status = 'over'", (table,)).fetchone()
    if over:
        for part in ("chats", "notes", "tokens", "reviews"):
            db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
        db.execute("UPDATE tables SET webhook = NULL WHERE id = ?", (table,))
    code = "CASE WHEN status = 'over' THEN code ELSE '' END"
    db.execute(f"UPDATE tables SET archived = ?, code = {code} WHERE id = ?", (at, table))


def delete(db: Connection, before: float) -> int:
    """Delete what was archived before that time and not used since; how many tables."""
    unused = "archived < ? AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = id)"
    found = [id for (id,) in db.execute(f"SELECT id FROM tables WHERE {unused}", (before,))]
    for table in found:
        delete_table(db, table)
    return len(found)


def delete_table(db: Connection, table: str) -> bool:
    """Delete a table and everything about it, but not what people keep; whether there was one."""
    guests = "league IS NULL AND owner NOT IN (SELECT id FROM people)"
    db.execute(f"DELETE FROM results WHERE table_id = ? AND {guests}", (table,))
    db.execute("UPDATE tables SET rematch = NULL WHERE rematch = ?", (table,))
    return db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount > 0
