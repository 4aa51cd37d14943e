"""Storage in PostgreSQL, which several servers may share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rostra.server.storage.group_commit import GroupCommit
from rostra.server.storage.listening import Listening
from rostra.server.storage.postgres_database import PostgresDatabase, serving
from rostra.server.storage.sql_storage import SqlStorage


class PostgresStorage(SqlStorage):
    """A storage in a PostgreSQL database."""

    def __init__(self, address: str) -> None:
        """Open the database; ``StorageError`` says what is wrong with it."""
        super().__init__(GroupCommit(PostgresDatabase(address, serving)))
        self._address = address
        self._listening: Listening | None = None

    @property
    def is_shared(self) -> bool:
        """Other servers may write to the same tables."""
        return True

    def listen(self, tell: Callable[[list[str]], None]) -> None:
        """Tell what anybody has written."""
        self._listening = Listening(self._address, tell)

    async def close(self) -> None:
        """Finish what was begun."""
        if self._listening is not None:
            await asyncio.to_thread(self._listening.close)
        await super().close()
