"""What an operator does with the database file, beside the server or without it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from rostra.server.bans import banned
from rostra.server.game_log import GameLog
from rostra.server.storage import archive, reading
from rostra.server.storage.interface import StorageError
from rostra.server.storage.rows import LOG, TABLES, Entry, StoredTable, Unreadable
from rostra.server.storage.sql_storage import append_last_entry
from rostra.server.storage.sqlite_file import lock_database, open_existing

Closing = Literal["closed", "closing", "was-over", "no-table"]
"""What became of a table that was to be closed."""


@dataclass(frozen=True, slots=True)
class Line:
    """A table in a list; what cannot be read of it is ``None``."""

    id: str
    status: str
    game: str
    players: int
    created: float | None
    latest: float | None
    is_archived: bool


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a table, or with the file."""

    table: str | None
    text: str


class Administration:
    """A database file in the hands of its operator."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with closing(open_existing(self.path)) as database:
            try:
                yield database
            except sqlite3.Error as error:
                raise StorageError(f"The database {self.path} failed: {error}.") from None

    def tables(self, status: str | None = None) -> list[Line]:
        """All tables, or those with a status, the latest first."""
        where, values = ("", ()) if status is None else ("WHERE status = ?", (status,))
        latest = "(SELECT at FROM log WHERE table_id = id ORDER BY number DESC LIMIT 1)"
        sql = f"SELECT id, status, game, players, created, {latest}, archived FROM tables {where}"
        with self._open() as database:
            rows = database.execute(f"{sql} ORDER BY created DESC", values).fetchall()
        return [
            Line(str(id), str(status), str(game), players, _time(created), _time(at), archived is not None)
            for id, status, game, players, created, at, archived in rows
        ]

    def table(self, id: str) -> tuple[StoredTable, list[Entry]] | None:
        """Everything about a table; ``Unreadable`` if it is damaged."""
        with self._open() as database:
            row = database.execute(f"SELECT {TABLES.columns} FROM tables WHERE id = ?", (id,)).fetchone()
            if row is None:
                return None
            return reading.table(database, row), reading.entries(reading.log(database, id))

    def check(self) -> Iterator[Problem | None]:
        """Look at the file and replay every log; ``None`` for each table that is sound."""
        with self._open() as database:
            for (found,) in database.execute("PRAGMA integrity_check"):
                if found != "ok":
                    yield Problem(None, str(found))
            for table, _, parent, _ in database.execute("PRAGMA foreign_key_check"):
                yield Problem(None, f"{table} without {parent}")
            for row in database.execute(f"SELECT {TABLES.columns} FROM tables ORDER BY created").fetchall():
                yield _checked(database, row)

    def close(self, id: str, at: float) -> Closing:
        """End a game, or delete a table whose game has not begun; a running server will do it."""
        with self._open() as database:
            row = database.execute(f"SELECT {TABLES.columns} FROM tables WHERE id = ?", (id,)).fetchone()
            if row is None:
                return "no-table"
            if database.execute("SELECT 1 FROM tables WHERE id = ? AND status = 'over'", (id,)).fetchone():
                return "was-over"
            try:
                lock = lock_database(self.path)
            except StorageError:
                database.execute("INSERT OR IGNORE INTO closings VALUES (?)", (id,))
                return "closing"
            try:
                with database:
                    database.execute("BEGIN IMMEDIATE")
                    _close(database, row, at)
            finally:
                lock.release()
        return "closed"

    def purge(self, id: str) -> bool:
        """Delete a table and everything about it; the server must not be running."""
        lock = lock_database(self.path)
        try:
            with self._open() as database, database:
                database.execute("BEGIN IMMEDIATE")
                return archive.delete_table(database, id)
        finally:
            lock.release()

    def ban(self, who: str, at: float, until: float | None) -> str:
        """Keep an address, a network or a person away; who that is. A running server looks every minute."""
        name = banned(who)
        with self._open() as database:
            database.execute("INSERT OR REPLACE INTO bans VALUES (?, ?, ?)", (name, at, until))
        return name

    def unban(self, who: str) -> bool:
        """Let somebody in again; whether they were kept away."""
        with self._open() as database:
            return database.execute("DELETE FROM bans WHERE who = ?", (banned(who),)).rowcount > 0

    def bans(self) -> list[tuple[str, float, float | None]]:
        """Who is kept away, since when and until when."""
        with self._open() as database:
            return database.execute("SELECT who, at, until FROM bans ORDER BY at").fetchall()

    def backup(self, to: Path) -> None:
        """Copy the database while it may be in use; ``FileExistsError`` rather than overwrite anything."""
        with open(to, "xb"):
            to.chmod(0o600)
        try:
            with self._open() as database, closing(sqlite3.connect(to)) as copy:
                database.backup(copy)  # in one go: page by page, it would begin anew at every move
                copy.execute("PRAGMA journal_mode = DELETE")
                sound = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
            if sound != "ok":
                raise StorageError(f"The backup {to} is damaged: {sound}.")
        except BaseException:
            with suppress(OSError):
                to.unlink()
            raise


def _close(database: sqlite3.Connection, row: tuple[object, ...], at: float) -> None:
    id = str(row[0])
    try:
        table, _ = reading.table(database, row)
        if table.status == "waiting":
            archive.delete_table(database, id)
            return
        log = GameLog(table, reading.entries(reading.log(database, id)))
        entry = log.end_by_vote(0, at)
        append_last_entry(database, (id, *LOG.values(entry)), entry)
        database.execute("UPDATE tables SET archived = NULL WHERE id = ?", (id,))
    except sqlite3.Error:
        raise
    except Exception:  # it is damaged, so nobody could go on with it anyway
        database.execute("UPDATE tables SET status = 'over' WHERE id = ?", (id,))


def _time(value: object) -> float | None:
    return value if isinstance(value, float) else None


def _checked(database: sqlite3.Connection, row: tuple[object, ...]) -> Problem | None:
    id = str(row[0])
    try:
        table, _ = reading.table(database, row)
        entries = reading.entries(reading.log(database, id))
    except Unreadable as error:
        return Problem(id, str(error))
    if table.status == "waiting":
        return Problem(id, "its game has not begun, but has a log") if entries else None
    try:
        log = GameLog(table, entries)
    except Exception as error:  # whatever is stored there
        return Problem(id, f"its log cannot be replayed ({type(error).__name__})")
    if log.is_over != (table.status == "over"):
        return Problem(id, "its log and its status do not agree on whether the game is over")
    return None
