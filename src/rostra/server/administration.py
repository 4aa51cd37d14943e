"""What an operator does with the database, beside the server or without it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from rostra.server.bans import banned
from rostra.server.game_log import GameLog
from rostra.server.storage import archive, reading
from rostra.server.storage.connection import Connection, Database, transaction, upsert
from rostra.server.storage.interface import InUse, StorageError
from rostra.server.storage.opening import beside_server, without_server
from rostra.server.storage.rows import LOG, TABLES, Entry, StoredTable, Unreadable
from rostra.server.storage.sql_storage import append_entry, end_game
from rostra.server.storage.sqlite import SqliteDatabase

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
    """What is wrong with a table, or with the database."""

    table: str | None
    text: str


class Administration:
    """A database in the hands of its operator."""

    def __init__(self, database: str) -> None:
        self.database = database

    def tables(self, status: str | None = None) -> list[Line]:
        """All tables, or those with a status, the latest first."""
        where, values = ("", ()) if status is None else ("WHERE status = ?", (status,))
        latest = "(SELECT at FROM log WHERE table_id = id ORDER BY number DESC LIMIT 1)"
        sql = f"SELECT id, status, game, players, created, {latest}, archived FROM tables {where}"
        with beside_server(self.database) as database:
            rows = database.execute(f"{sql} ORDER BY created DESC", values).fetchall()
        return [
            Line(str(id), str(status), str(game), players, _time(created), _time(at), archived is not None)
            for id, status, game, players, created, at, archived in rows
        ]

    def table(self, id: str) -> tuple[StoredTable, list[Entry]] | None:
        """Everything about a table; ``Unreadable`` if it is damaged."""
        with beside_server(self.database) as database:
            row = _row(database, id)
            if row is None:
                return None
            return reading.table(database, row), reading.entries(reading.log(database, id))

    def check(self) -> Iterator[Problem | None]:
        """Look at the database and replay every log; ``None`` for each table that is sound."""
        with beside_server(self.database) as database:
            for problem in database.problems():
                yield Problem(None, problem)
            for (id,) in database.execute("SELECT id FROM tables ORDER BY created").fetchall():
                row = _row(database, id)
                if row is not None:
                    yield _checked(database, row)

    def close(self, id: str, at: float) -> Closing:
        """End a game, or delete a table whose game has not begun; a running server will do it."""
        with beside_server(self.database) as database:
            if _row(database, id) is None:
                return "no-table"
            if database.execute("SELECT 1 FROM tables WHERE id = ? AND status = 'over'", (id,)).fetchone():
                return "was-over"
        try:
            with without_server(self.database) as database, transaction(database):
                row = _row(database, id)
                if row is not None:
                    _close(database, row, at)
                return "closed"
        except InUse:
            with beside_server(self.database) as database:
                database.execute("INSERT INTO closings VALUES (?) ON CONFLICT DO NOTHING", (id,))
            return "closing"

    def purge(self, id: str) -> bool:
        """Delete a table and everything about it; the server must not be running."""
        with without_server(self.database) as database, transaction(database):
            return archive.delete_table(database, id)

    def ban(self, who: str, at: float, until: float | None) -> str:
        """Keep an address, a network or a person away; who that is. A running server looks every minute."""
        name = banned(who)
        with beside_server(self.database) as database:
            sql = f"INSERT INTO bans VALUES (?, ?, ?) {upsert('who', 'at', 'until')}"
            database.execute(sql, (name, at, until))
        return name

    def unban(self, who: str) -> bool:
        """Let somebody in again; whether they were kept away."""
        with beside_server(self.database) as database:
            return database.execute("DELETE FROM bans WHERE who = ?", (banned(who),)).rowcount > 0

    def bans(self) -> list[tuple[str, float, float | None]]:
        """Who is kept away, since when and until when."""
        with beside_server(self.database) as database:
            return database.execute("SELECT who, at, until FROM bans ORDER BY at").fetchall()

    def backup(self, to: Path) -> None:
        """Copy the file while it may be in use; ``FileExistsError`` rather than overwrite anything."""
        with beside_server(self.database) as database:
            if not isinstance(database, SqliteDatabase):
                raise StorageError("A PostgreSQL database is backed up with pg_dump.")
            database.backup(to)


def _row(database: Connection, id: str) -> tuple[object, ...] | None:
    sql = f"SELECT {TABLES.columns} FROM tables WHERE id = ?"
    row: tuple[object, ...] | None = database.execute(sql, (id,)).fetchone()
    return row


def _close(database: Database, row: tuple[object, ...], at: float) -> None:
    id = str(row[0])
    try:
        table, _ = reading.table(database, row)
        if table.status == "waiting":
            archive.delete_table(database, id)
            return
        log = GameLog(table, reading.entries(reading.log(database, id)))
        entry = log.end_by_vote(0, at)
        append_entry(database, (id, *LOG.values(entry)))
        end_game(database, id, entry)
        database.execute("UPDATE tables SET archived = NULL WHERE id = ?", (id,))
    except database.failure:
        raise
    except Exception:  # it is damaged, so nobody could go on with it anyway
        database.execute("UPDATE tables SET status = 'over' WHERE id = ?", (id,))


def _time(value: object) -> float | None:
    return value if isinstance(value, float) else None


def _checked(database: Connection, row: tuple[object, ...]) -> Problem | None:
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
