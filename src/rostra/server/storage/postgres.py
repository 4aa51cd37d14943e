"""Storage in PostgreSQL, which several servers may share."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

from rostra.server.storage import allowances, leases
from rostra.server.storage.connection import Connection
from rostra.server.storage.group_commit import GroupCommit
from rostra.server.storage.interface import LeaseLost, StorageError
from rostra.server.storage.listening import Listening
from rostra.server.storage.postgres_database import PostgresDatabase, serving
from rostra.server.storage.rows import Present, Shared
from rostra.server.storage.sql_storage import SqlStorage

ALL_TABLES = "~"
"""After every single table in the order of what is locked."""


class PostgresStorage(SqlStorage):
    """A storage in a PostgreSQL database."""

    def __init__(self, address: str) -> None:
        """Open the database; ``StorageError`` says what is wrong with it."""
        super().__init__(GroupCommit(PostgresDatabase(address, serving)))
        self._address = address
        self._worker = secrets.token_hex(8)
        """Who this server is among those that share the database."""
        self._listening: Listening | None = None

    @property
    def is_shared(self) -> bool:
        """Other servers may write to the same tables."""
        return True

    def listen(self, tell: Callable[[list[str]], None]) -> None:
        """Tell what anybody has written."""
        self._listening = Listening(self._address, tell)

    async def share(self, wanted: list[str], released: list[str], present: dict[str, Present]) -> Shared:
        """Say that this server lives, and take and give up leases."""
        return await self._writer.run(
            lambda db: leases.share(db, self._worker, wanted, released, present), ALL_TABLES
        )

    async def elsewhere(self, tables: list[str]) -> dict[str, Present]:
        """Who is connected to these tables at other servers."""
        return await self._writer.read(lambda db: leases.elsewhere(db, self._worker, tables))

    async def is_left(self, key: str, per_minute: float) -> bool:
        """Whether somebody may do something once more, at all servers together."""
        return await self._writer.read(lambda db: allowances.is_left(db, key, per_minute))

    async def spend(self, key: str, per_minute: float) -> bool:
        """Count that somebody does something, if they may."""
        return await self._writer.run(lambda db: allowances.spend(db, key, per_minute), key)

    async def due_tables(self, before: float) -> list[str]:
        """The tables in play whose clock must be looked at, without those that another server looks after."""
        living = "SELECT 1 FROM leases JOIN workers ON workers.id = worker WHERE table_id = tables.id"
        sql = (
            "SELECT id FROM tables WHERE status = 'playing' AND due <= ?"
            f" AND NOT EXISTS ({living} AND worker <> ? AND until > clock_timestamp()) ORDER BY due"
        )
        return [str(id) for (id,) in await self._select(sql, before, self._worker)]

    def _check_lease(self, db: Connection, table: str, epoch: int | None) -> None:
        held = f"SELECT {leases.IS_HELD}"
        if epoch is not None and not db.execute(held, (table, self._worker, epoch)).fetchone()[0]:
            raise LeaseLost("Another server acts for the table.")

    async def close(self) -> None:
        """Finish what was begun, and leave the tables to the others."""
        with suppress(StorageError):
            await self._execute("DELETE FROM workers WHERE id = ?", self._worker)
        if self._listening is not None:
            await asyncio.to_thread(self._listening.close)
        await super().close()
