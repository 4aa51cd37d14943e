"""Storage in SQLite: one file in WAL mode."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path
from typing import Any

from rostra.server.storage.checkpoints import Checkpoints
from rostra.server.storage.group_commit import GroupCommit
from rostra.server.storage.interface import StorageError
from rostra.server.storage.sql_storage import SqlStorage
from rostra.server.storage.sqlite_file import lock_database, open_database


class SqliteDatabase:
    """Implements ``Database``."""

    failure: type[Exception] = sqlite3.Error
    conflict: type[Exception] = sqlite3.IntegrityError

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.execute, self.close = connection.execute, connection.close

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction has begun."""
        return self._connection.in_transaction

    def reason(self, error: Exception) -> str:
        """What went wrong."""
        return str(error)

    def begin(self) -> None:
        """Begin a transaction that will write."""
        self.execute("BEGIN IMMEDIATE")

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Insert rows."""
        places = f"({', '.join('?' * len(columns))})"
        names = ", ".join(f'"{name}"' for name in columns)
        sql = f"INSERT INTO {table} ({names}) VALUES {', '.join([places] * len(rows))}"
        self.execute(sql, [*chain.from_iterable(rows)])

    def is_lost(self, error: Exception) -> bool:
        """A file does not go away."""
        return False

    def reconnect(self) -> None:
        """There is nothing to do."""

    def problems(self) -> Iterator[str]:
        """What SQLite finds wrong with its file."""
        for (found,) in self.execute("PRAGMA integrity_check"):
            if found != "ok":
                yield str(found)
        for table, _, parent, _ in self.execute("PRAGMA foreign_key_check"):
            yield f"{table} without {parent}"

    def backup(self, to: Path) -> None:
        """Copy the file while it may be in use; ``FileExistsError`` rather than overwrite anything."""
        with open(to, "xb"):
            to.chmod(0o600)
        try:
            with closing(sqlite3.connect(to)) as copy:
                self._connection.backup(copy)  # in one go: page by page, it would begin anew at every move
                copy.execute("PRAGMA journal_mode = DELETE")
                sound = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
            if sound != "ok":
                raise StorageError(f"The backup {to} is damaged: {sound}.")
        except BaseException:
            with suppress(OSError):
                to.unlink()
            raise


class SqliteStorage(SqlStorage):
    """A storage in one file, for one server."""

    def __init__(self, path: Path) -> None:
        """Open the file, or create it; ``StorageError`` says what is wrong with it."""
        self._lock = lock_database(path)
        try:
            super().__init__(GroupCommit(SqliteDatabase(open_database(path))))
        except StorageError:
            self._lock.release()
            raise
        self._checkpoints = Checkpoints(path)

    async def close(self) -> None:
        """Finish what was begun."""
        await self._checkpoints.close()
        await super().close()
        self._lock.release()
