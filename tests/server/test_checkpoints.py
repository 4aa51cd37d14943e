"""No commit waits for a checkpoint, the WAL has a longest length, and a backup ends while people play."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rostra.server.administration import Administration
from rostra.server.storage import checkpoints
from rostra.server.storage import sqlite_file as opening
from rostra.server.storage.connection import Connection
from rostra.server.storage.sqlite import SqliteStorage
from tests.server.harness import run
from tests.server.test_storage import table

PAGE = opening.PAGE


async def fill(storage: SqliteStorage, pages: int) -> None:
    """Commit some pages, one after the other."""
    for number in range(pages):
        await storage.save_notes("t", number, "x" * PAGE)


def test_no_commit_makes_a_checkpoint_that_a_thread_can_make(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "PERIOD", 3600)

    async def story() -> None:
        path = folder / "x"
        storage = SqliteStorage(path)
        await storage.create_table(table(), [])
        before = path.stat().st_size

        def commits(database: Connection) -> int:
            """Commit 1,200 pages, before the thread has its turn; how far the file has grown."""
            database.execute("RELEASE job")
            for number in range(1200):
                database.execute(
                    "INSERT INTO notes (table_id, seat, text) VALUES ('t', ?, ?)", (number, "x" * PAGE)
                )
                if number % 100 == 0:
                    database.execute("COMMIT")
                    database.execute("BEGIN")
            grown = path.stat().st_size - before
            database.execute("SAVEPOINT job")
            return grown

        assert await storage._writer.run(commits) < 1200 * PAGE / 2
        await storage.close()
        assert not (folder / "x-wal").exists(), "all is in the file when the server has stopped"
        assert path.stat().st_size - before >= 1200 * PAGE

    run(story)


def test_a_thread_makes_checkpoints(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "PERIOD", 0.01)

    async def story() -> None:
        path = folder / "x"
        storage = SqliteStorage(path)
        await storage.create_table(table(), [])
        before = path.stat().st_size
        await fill(storage, 20)
        while path.stat().st_size - before < 20 * PAGE:
            await asyncio.sleep(0.01)
        await storage.close()

    run(story)


def test_the_wal_does_not_grow_for_ever(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "LONGEST_WAL", 50)

    async def story() -> None:
        storage = SqliteStorage(folder / "x")
        await storage.create_table(table(), [])
        await fill(storage, 300)
        assert (folder / "x-wal").stat().st_size < 100 * PAGE
        await storage.close()

    run(story)


def test_a_backup_ends_while_people_play(folder: Path) -> None:
    """It is of one moment, so it need not begin anew whenever somebody moves."""

    async def story() -> None:
        storage = SqliteStorage(folder / "x")
        await storage.create_table(table(), [])

        def many(db: Connection) -> None:
            for n in range(4000):
                db.execute("INSERT INTO notes (table_id, seat, text) VALUES ('t', ?, ?)", (n, "x" * PAGE))

        await storage._writer.run(many)
        copied = asyncio.create_task(
            asyncio.to_thread(Administration(str(folder / "x")).backup, folder / "copy")
        )
        while not copied.done():
            await fill(storage, 1)
        await copied
        await storage.close()
        with closing(sqlite3.connect(folder / "copy")) as copy:
            assert copy.execute("SELECT count(*) FROM notes").fetchone()[0] >= 4000

    run(story)
