"""SQLite: the file is migrated from any earlier schema, locked, and left as it is when it is wrong."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rostra.protocol.tables import Options
from rostra.server.storage import sqlite_file as schema
from rostra.server.storage.connection import Connection, migrations
from rostra.server.storage.group_commit import GroupCommit
from rostra.server.storage.interface import StorageError
from rostra.server.storage.rows import ChatRow, Entry, SeatRow
from rostra.server.storage.sqlite import SqliteDatabase, SqliteStorage
from tests.server.harness import open_server, run, sit_down
from tests.server.test_storage import table


def names(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as database:
        return {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def test_every_migration_has_a_number_of_its_own() -> None:
    for kind in ("sqlite", "postgres"):
        numbers = [number for number, _ in migrations(kind)]
        assert sorted(set(numbers)) == numbers


def test_an_empty_file_becomes_a_database(folder: Path) -> None:
    async def story() -> None:
        path = folder / "deep" / "er" / "rostra.sqlite3"
        storage = SqliteStorage(path)
        await storage.create_table(table(), [SeatRow(0, "human", "me", "Ada"), SeatRow(1), SeatRow(2)])
        await storage.close()
        assert {"tables", "seats", "log", "chats", "notes", "tokens", "versions"} <= names(path)
        assert path.stat().st_mode & 0o077 == 0, "seeds are in it: for its owner's eyes only"

    run(story)


def test_an_older_database_grows_and_keeps_what_is_in_it(folder: Path) -> None:
    path = folder / "old.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        number, sql = migrations("sqlite")[0]
        schema.apply(database, number, sql)
        database.execute(
            "INSERT INTO tables VALUES ('t', 'BCDF', 'host', 1.0, 'quo-vadis', 3, 7, 'amigo-2005',"
            " '[\"census\"]', '{}', '{\"kind\":\"none\"}', 1, 'playing', 1.0, NULL)"
        )
        database.execute("INSERT INTO seats VALUES ('t', 0, 'human', 'me', 'Ada', NULL, 0)")
        for seat, level in ((1, "easy"), (2, "medium")):
            database.execute("INSERT INTO seats VALUES ('t', ?, 'bot', NULL, 'Balbus', ?, 0)", (seat, level))
        database.execute("INSERT INTO log VALUES ('t', 1, 2.0, 0, '{\"type\":\"census\"}', NULL, 'a', 4)")
    assert "chats" not in names(path)

    async def story() -> None:
        storage = SqliteStorage(path)
        found = await storage.find_table("t")
        assert found is not None
        assert found[0].variants == ["census"]
        assert found[0].options == Options()
        assert found[1][0] == SeatRow(0, "human", "me", "Ada")
        assert [row.level for row in found[1][1:]] == ["greedy", "rules"], "levels had other names"
        assert await storage.read_log("t") == [Entry(1, 2.0, 0, {"type": "census"}, None, "a", 4)]
        await storage.append_chat("t", ChatRow(1, 3.0, "me", 0, "Ada", None, "Salve", "b"))
        await storage.close()
        with closing(sqlite3.connect(path)) as database:
            assert schema.version(database) == migrations("sqlite")[-1][0]

    run(story)


def test_a_step_that_fails_leaves_nothing_behind(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "x", isolation_level=None)) as database:
        schema.migrate(database)
        with pytest.raises(sqlite3.Error):
            schema.apply(database, 99, "CREATE TABLE half (x); CREATE TABLE tables (x)")
        assert schema.version(database) == migrations("sqlite")[-1][0]
        assert not database.in_transaction
    assert "half" not in names(folder / "x")


@pytest.mark.parametrize("trouble", ["garbage", "foreign", "newer", "folder", "cut", "read-only"])
def test_a_file_that_is_wrong_is_left_as_it_is(folder: Path, trouble: str) -> None:
    path = folder / "rostra.sqlite3"
    if trouble == "garbage":
        path.write_bytes(b"These are not the games you are looking for. " * 100)
    elif trouble == "foreign":
        with closing(sqlite3.connect(path)) as database:
            database.execute("CREATE TABLE recipes (x)")
    elif trouble == "folder":
        path.mkdir()
    else:
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            schema.migrate(database)
            if trouble == "newer":
                database.execute("INSERT INTO versions (version) VALUES (99)")
        if trouble == "cut":
            path.write_bytes(path.read_bytes()[:5000])
    if trouble == "read-only":
        if os.geteuid() == 0:
            pytest.skip("the superuser writes everywhere")
        path.chmod(0o400)
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(StorageError) as raised:
        SqliteStorage(path)
    assert str(path) in str(raised.value)
    assert before == (path.read_bytes() if path.is_file() else b"")


def test_two_servers_cannot_have_the_same_file(folder: Path) -> None:
    async def story() -> None:
        storage = SqliteStorage(folder / "x")
        with pytest.raises(StorageError, match="in use"):
            SqliteStorage(folder / "x")
        await storage.close()
        await SqliteStorage(folder / "x").close()

    run(story)


def test_jobs_that_wait_together_are_committed_together_and_fail_alone(folder: Path) -> None:
    async def story() -> None:
        database = sqlite3.connect(folder / "x", isolation_level=None, check_same_thread=False)
        database.execute("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")
        statements: list[str] = []
        database.set_trace_callback(statements.append)
        writer = GroupCommit(SqliteDatabase(database))

        def insert(n: int) -> None:
            database.execute("INSERT INTO numbers VALUES (?)", (n,))

        def broken() -> None:
            raise ZeroDivisionError

        waiting = asyncio.gather(
            writer.run(lambda db: time.sleep(0.05)),
            *(writer.run(lambda db, n=n: insert(n % 40)) for n in range(50)),  # type: ignore[misc]
            writer.run(lambda db: broken()),
            writer.run(lambda db: db.execute("SELECT nonsense")),
            return_exceptions=True,
        )
        results = await waiting
        kinds = [type(result).__name__ for result in results]
        assert kinds.count("NoneType") == 41
        assert kinds.count("Conflict") == 10
        assert kinds[-2:] == ["StorageError", "StorageError"]
        assert await writer.run(lambda db: db.execute("SELECT count(*) FROM numbers").fetchone()) == (40,)
        await asyncio.gather(*(writer.run(lambda db, n=n: insert(n)) for n in range(100, 150)))  # type: ignore[misc]
        await writer.close()
        with pytest.raises(StorageError):
            await writer.run(lambda db: None)
        assert statements.count("COMMIT") < 100

    run(story)


def test_rows_that_wait_together_are_one_statement_and_fail_alone(folder: Path) -> None:
    async def story() -> None:
        database = sqlite3.connect(folder / "x", isolation_level=None, check_same_thread=False)
        database.execute("CREATE TABLE numbers (n INTEGER PRIMARY KEY, word TEXT NOT NULL)")
        statements: list[str] = []
        database.set_trace_callback(lambda statement: statements.append(statement.split()[0]))
        writer = GroupCommit(SqliteDatabase(database))

        async def together(*numbers: int | None) -> list[str]:
            """Insert them while the thread is busy; ``None`` stands for another job."""
            statements.clear()
            busy = threading.Event()
            waiting: list[asyncio.Future[Any]] = [writer.run(lambda db: busy.wait())]
            for n in numbers:
                if n is None:
                    waiting.append(writer.run(lambda db: db.execute("SELECT max(n) FROM numbers").fetchone()))
                else:
                    waiting.append(writer.insert(("numbers", ("n", "word")), (n, f"{n}")))
            busy.set()
            results = await asyncio.gather(*waiting, return_exceptions=True)
            return [type(result).__name__ for result in results[1:]]

        await writer.run(lambda db: None)
        assert await together(*range(100)) == ["NoneType"] * 100
        assert statements.count("INSERT") == 1
        assert await together(100, None, 101) == ["NoneType", "tuple", "NoneType"]
        found = await together(*range(102, 120), 7, None, *range(120, 140), 8)
        assert found == ["NoneType"] * 18 + ["Conflict", "tuple"] + ["NoneType"] * 20 + ["Conflict"]
        rows = await writer.run(lambda db: db.execute("SELECT n, word FROM numbers ORDER BY n").fetchall())
        assert rows == [(n, f"{n}") for n in range(140)]
        await writer.close()

    run(story)


def test_a_full_disk_refuses_the_move_and_the_game_goes_on_when_there_is_room(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            storage = server.services.storage
            assert isinstance(storage, SqliteStorage)

            def fill(db: Connection) -> None:
                large = "INSERT INTO notes SELECT id, 9, zeroblob(99999) FROM tables;"
                db.execute(f"CREATE TRIGGER full BEFORE INSERT ON log BEGIN {large} END")
                db.execute("PRAGMA max_page_count = 1")

            await storage._writer.run(fill)
            place = {"type": "place", "committee": "A1"}
            refused = await clients[0].act(place, id="once")
            assert refused["type"] == "refused"
            assert refused["why"]["kind"] == "server-not-stored"
            chat = await clients[0].ask(type="chat", seat=0, to=None, text="Is anybody there?" * 20)
            assert chat["type"] in ("ack", "refused")
            newcomer = await server.people[0].join(table)
            assert newcomer.view()["turn"] == 1, "what was not committed did not happen"
            assert clients[1].view(1)["turn"] == 1

            def empty(db: Connection) -> None:
                db.execute("PRAGMA max_page_count = 1073741823")
                db.execute("DROP TRIGGER full")

            await storage._writer.run(empty)
            await clients[0].play(place)
            await clients[1].turn(1)
            await clients[1].play({"type": "place", "committee": "B1"}, 1)
            assert clients[1].view(1)["reserve"] == [7, 7, 8]

    run(story)


def test_a_folder_that_cannot_be_made_is_said(folder: Path) -> None:
    (folder / "file").write_text("")
    with pytest.raises(StorageError, match="cannot be written"):
        SqliteStorage(folder / "file" / "rostra.sqlite3")


def test_a_path_through_a_symbolic_link_meets_the_same_lock(folder: Path) -> None:
    (folder / "data").mkdir()
    path, link = folder / "data" / "rostra.sqlite3", folder / "link.sqlite3"
    link.symlink_to(path)
    (folder / "folder").symlink_to(folder / "data")
    lock = schema.lock_database(path)
    try:
        for other in (link, folder / "folder" / "rostra.sqlite3"):
            with pytest.raises(StorageError, match="in use"):
                schema.lock_database(other)
    finally:
        lock.release()
    schema.lock_database(link).release()
