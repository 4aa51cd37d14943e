"""What every part of a storage is built on: single statements, in one thread that commits in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from rostra.server.storage.connection import Connection
from rostra.server.storage.group_commit import GroupCommit


class Statements:
    """Reads and writes with single statements, each committed when it returns."""

    def __init__(self, writer: GroupCommit) -> None:
        self._writer = writer

    async def close(self) -> None:
        """Finish what was begun."""
        await self._writer.close()

    def time_commits(self, tell: Callable[[float], None]) -> None:
        """Tell how long each commit takes."""
        self._writer.tell_seconds = tell

    def watch(self, tell: Callable[[bool], None]) -> None:
        """Tell when the database goes away and when it is back."""
        self._writer.tell_away = tell

    async def ping(self) -> None:
        """Answer."""
        await self._select("SELECT version FROM versions LIMIT 1")

    def _select(self, sql: str, *values: Any) -> asyncio.Future[list[Any]]:
        """What one statement finds."""
        return self._writer.read(lambda db: db.execute(sql, values).fetchall())

    async def _execute(self, sql: str, *values: Any, locks: str = "") -> None:
        """Change something with one statement."""

        def work(db: Connection) -> None:
            db.execute(sql, values)

        await self._writer.run(work, locks)
