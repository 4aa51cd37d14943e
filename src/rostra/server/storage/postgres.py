"""Storage in PostgreSQL."""

from __future__ import annotations

from rostra.server.storage.group_commit import GroupCommit
from rostra.server.storage.postgres_database import PostgresDatabase, serving
from rostra.server.storage.sql_storage import SqlStorage


class PostgresStorage(SqlStorage):
    """A storage in a PostgreSQL database."""

    def __init__(self, address: str) -> None:
        """Open the database; ``StorageError`` says what is wrong with it."""
        super().__init__(GroupCommit(PostgresDatabase(address, serving)))
