"""SQLite as the storage: one file in WAL mode, written by one thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from rostra.server.storage import rows
from rostra.server.storage.files import FileLock, open_database
from rostra.server.storage.interface import ChatRow, Conflict, Entry, Found, SeatRow, StorageError, TableRow
from rostra.server.storage.scribe import Scribe

_OPEN = "status <> 'over'"


class SqliteStorage:
    """Tables in one file. Every method is one transaction of the scribe's."""

    def __init__(self, path: Path) -> None:
        """Open the file, made if need be; ``StorageError`` says what is wrong with it."""
        self._lock = FileLock(path)
        try:
            self._scribe = Scribe(open_database(path))
        except StorageError:
            self._lock.release()
            raise

    async def close(self) -> None:
        """Finish what was begun."""
        await self._scribe.close()
        self._lock.release()

    # Tables

    async def lay(self, table: TableRow, seats: list[SeatRow], rematch_of: str | None = None) -> None:
        """Keep a new table."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(rows.INSERT_TABLE, rows.of_table(table))
            rows.put_seats(db, table.id, seats)
            if rematch_of is not None:
                sql = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"
                if db.execute(sql, (table.id, rematch_of)).rowcount == 0:
                    raise Conflict("There is a rematch already.")

        await self._scribe.do(work)

    async def find(self, table: str) -> Found | None:
        """A table and its seats."""
        found = await self._find("WHERE id = ?", (table,))
        return found[0] if found else None

    async def find_code(self, code: str) -> str | None:
        """The open table with this code."""

        def work(db: sqlite3.Connection) -> str | None:
            row = db.execute(f"SELECT id FROM tables WHERE code = ? AND {_OPEN}", (code,)).fetchone()
            return None if row is None else str(row[0])

        return await self._scribe.do(work)

    async def lobby(self, since: float, limit: int) -> list[Found]:
        """The latest listed tables that wait or play."""
        where = f"WHERE listed AND {_OPEN} AND created >= ? ORDER BY created DESC LIMIT ?"
        return await self._find(where, (since, limit))

    async def tables_of(self, owner: str, limit: int) -> list[Found]:
        """The tables somebody sits at."""
        where = (
            "WHERE id IN (SELECT table_id FROM seats WHERE owner = ?)"
            " ORDER BY status = 'over', created DESC LIMIT ?"
        )
        return await self._find(where, (owner, limit))

    async def _find(self, where: str, values: tuple[Any, ...]) -> list[Found]:
        def work(db: sqlite3.Connection) -> list[Found]:
            found = db.execute(f"{rows.SELECT_TABLE} {where}", values).fetchall()
            return [(rows.table(row), rows.seats(db, row[0])) for row in found]

        return await self._scribe.do(work)

    async def open_tables(self, host: str) -> tuple[int, int]:
        """How many open tables somebody has asked for, and how many there are in all."""

        def work(db: sqlite3.Connection) -> tuple[int, int]:
            sql = f"SELECT coalesce(sum(host = ?), 0), count(*) FROM tables WHERE {_OPEN}"
            mine, everybodys = db.execute(sql, (host,)).fetchone()
            return int(mine), int(everybodys)

        return await self._scribe.do(work)

    async def playing(self) -> list[str]:
        """All tables in play."""

        def work(db: sqlite3.Connection) -> list[str]:
            return [str(id) for (id,) in db.execute("SELECT id FROM tables WHERE status = 'playing'")]

        return await self._scribe.do(work)

    async def seat(self, table: TableRow, seats: list[SeatRow]) -> None:
        """Keep who sits where, and whether and since when the game is on."""

        def work(db: sqlite3.Connection) -> None:
            sql = "UPDATE tables SET status = ?, began = ? WHERE id = ?"
            db.execute(sql, (table.status, table.began, table.id))
            rows.put_seats(db, table.id, seats)

        await self._scribe.do(work)

    async def clear(self, before: float) -> None:
        """Forget tables that have waited since before that time."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM tables WHERE status = 'waiting' AND created < ?", (before,))

        await self._scribe.do(work)

    # The log

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table."""

        def work(db: sqlite3.Connection) -> list[Entry]:
            return [rows.entry(row) for row in db.execute(rows.SELECT_LOG, (table,))]

        return await self._scribe.do(work)

    def write(self, table: str, entry: Entry, over: bool) -> Awaitable[None]:
        """Begin to add an entry to a log."""
        values = (table, *rows.of_entry(entry))

        def work(db: sqlite3.Connection) -> None:
            db.execute(rows.INSERT_ENTRY, values)
            if over:
                db.execute("UPDATE tables SET status = 'over' WHERE id = ?", (table,))

        return self._scribe.do(work)

    # Talk

    async def chats(self, table: str, limit: int) -> list[ChatRow]:
        """The latest talk, the oldest first."""

        def work(db: sqlite3.Connection) -> list[ChatRow]:
            latest = "number > 0 ORDER BY number DESC", "number < 0 ORDER BY number"
            found = [
                rows.chat(row)
                for which in latest
                for row in db.execute(f"{rows.SELECT_CHATS} AND {which} LIMIT ?", (table, limit))
            ]
            return sorted(found, key=lambda chat: (chat.at, abs(chat.number)))

        return await self._scribe.do(work)

    async def say(self, table: str, chat: ChatRow) -> None:
        """Keep what was said."""
        values = (table, *rows.of_chat(chat))

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO chats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)

        await self._scribe.do(work)

    async def notes(self, table: str) -> dict[int, str]:
        """The private notes, by seat."""

        def work(db: sqlite3.Connection) -> dict[int, str]:
            return dict(db.execute("SELECT seat, text FROM notes WHERE table_id = ?", (table,)).fetchall())

        return await self._scribe.do(work)

    async def note(self, table: str, seat: int, text: str) -> None:
        """Keep the notes of a seat."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (table, seat, text))

        await self._scribe.do(work)

    # Links that bring seats back

    async def keep_token(self, token: str, table: str, owner: str) -> None:
        """Keep the hash of a token."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO tokens VALUES (?, ?, ?)", (token, table, owner))

        await self._scribe.do(work)

    async def use_token(self, token: str, owner: str) -> tuple[str, list[int]] | None:
        """Give the seats behind a token to another owner, once."""

        def work(db: sqlite3.Connection) -> tuple[str, list[int]] | None:
            row = db.execute("SELECT table_id, owner FROM tokens WHERE hash = ?", (token,)).fetchone()
            if row is None:
                return None
            db.execute("DELETE FROM tokens WHERE hash = ?", (token,))
            sql = "SELECT seat FROM seats WHERE table_id = ? AND owner = ? ORDER BY seat"
            seats = [int(seat) for (seat,) in db.execute(sql, row)]
            db.execute("UPDATE seats SET owner = ? WHERE table_id = ? AND owner = ?", (owner, *row))
            db.execute("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (owner, *row))
            return str(row[0]), seats

        return await self._scribe.do(work)
