"""Storage in SQLite: one file in WAL mode."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
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
