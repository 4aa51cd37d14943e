"""``rostra storage``: tables move from one kind of database to the other and back, and are checked there."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from rostra.cli import main
from rostra.server.administration import Administration
from rostra.server.storage.interface import Storage
from rostra.server.storage.opening import open_storage
from tests.server.harness import open_server, run
from tests.server.postgres import Cluster
from tests.server.test_admin import games
from tests.server.test_storage import FULL, SEATS, entry, opened

Capture = pytest.CaptureFixture[str]


async def everything(storage: Storage, table: str) -> list[object]:
    return [
        await storage.find_table(table),
        await storage.read_log(table),
        await storage.latest_chats(table, 50),
        await storage.read_notes(table),
    ]


def test_tables_go_there_and_back_and_are_the_same(folder: Path, postgres: Cluster, capsys: Capture) -> None:
    playing, over, waiting = asyncio.run(games(folder))
    file, address, back = (
        str(folder / "rostra.sqlite3"),
        postgres.new_database(),
        str(folder / "back.sqlite3"),
    )

    async def prepare() -> None:
        async with opened(file) as storage:
            await storage.save_notes(playing, 1, "a note")
            await storage.save_token("hash", playing, "me")
            await storage.archive_table(over, 5.0)
            await storage.append(playing, replace(entry(2), action={"type": "x"}), over=False)
            await storage.create_table(replace(FULL, id="again"), SEATS, rematch_of=over)

    run(prepare)
    Administration(file).ban("192.0.2.7", 1.0, None)
    for source, target in ((file, address), (address, back)):
        assert main(["storage", "copy", source, target]) == 0
        assert capsys.readouterr().out == "4 tables were copied.\n"

    async def compare() -> None:
        async with opened(file) as first, opened(address) as second, opened(back) as third:
            for table in (playing, over, waiting, "again"):
                same = [await everything(storage, table) for storage in (first, second, third)]
                assert same[0] == same[1] == same[2]
            for storage in (second, third):
                assert await storage.find_token("hash") == (playing, "me")
                assert await storage.read_bans(2.0) == ["192.0.2.7/32"]

    run(compare)
    assert main(["storage", "copy", file, address]) == 0
    assert "4 were there already" in capsys.readouterr().out


def test_a_damaged_table_stays_behind(folder: Path, postgres: Cluster, capsys: Capture) -> None:
    playing, _, _ = asyncio.run(games(folder))
    with closing(sqlite3.connect(folder / "rostra.sqlite3", isolation_level=None)) as database:
        database.execute("DELETE FROM seats WHERE table_id = ?", (playing,))
    address = postgres.new_database()
    assert main(["storage", "copy", str(folder / "rostra.sqlite3"), address]) == 1
    told = capsys.readouterr().out
    assert f"Table {playing}: seats are missing" in told
    assert "2 tables were copied." in told
    assert main(["storage", "check", address]) == 0


def test_a_code_that_is_taken_is_given_up(database: str, folder: Path) -> None:
    async def prepare() -> None:
        for name, id in ((database, "t"), (str(folder / "other.sqlite3"), "u")):
            async with opened(name) as storage:
                await storage.create_table(replace(FULL, id=id), SEATS)

    async def compare() -> None:
        async with opened(database) as storage:
            assert await storage.find_code("BCDF") == "t"
            found = await storage.find_table("u")
            assert found is not None
            assert found[0].code == ""

    run(prepare)
    assert main(["storage", "copy", str(folder / "other.sqlite3"), database]) == 0
    run(compare)


def test_copying_needs_databases_that_no_server_uses(database: str, folder: Path, capsys: Capture) -> None:
    async def story() -> None:
        async with open_server(folder, database=database):
            for words in ((database, str(folder / "to")), (str(folder / "from"), database)):
                (folder / "from").unlink(missing_ok=True)
                if words[0] != database:
                    await open_storage(words[0]).close()
                assert main(["storage", "copy", *words]) == 2
                assert "us" in capsys.readouterr().err
            assert main(["storage", "check", database]) == 0

    run(story)
    assert main(["storage", "copy", str(folder / "nowhere"), database]) == 2
    assert not (folder / "nowhere").exists()


def test_check_says_what_is_wrong(postgres: Cluster, folder: Path, capsys: Capture) -> None:
    address = postgres.new_database()
    playing, over, _ = asyncio.run(games(folder))
    assert main(["storage", "copy", str(folder / "rostra.sqlite3"), address]) == 0
    with postgres.connect(address) as database:
        database.execute("UPDATE log SET action = '{}' WHERE table_id = %s", (playing,))
        database.execute("DELETE FROM log WHERE number = 2 AND table_id = %s", (over,))
    capsys.readouterr()
    assert main(["storage", "check", address]) == 1
    told = capsys.readouterr().out
    assert f"Table {playing}: its log cannot be replayed" in told
    assert f"Table {over}: entries of its log are missing" in told
    assert "Of 3 tables, 1 are sound." in told


def test_an_operator_looks_after_postgresql_too(postgres: Cluster, folder: Path, capsys: Capture) -> None:
    address = postgres.new_database()
    playing, over, waiting = asyncio.run(games(folder))
    assert main(["storage", "copy", str(folder / "rostra.sqlite3"), address]) == 0
    for words, code, told in (
        (["list"], 0, playing),
        (["show", playing], 0, "one entry in the log"),
        (["ban", "192.0.2.7"], 0, "192.0.2.7"),
        (["ban"], 0, "192.0.2.7/32, since"),
        (["close", playing], 0, "is over"),
        (["close", waiting], 0, "is over"),
        (["close", over], 0, "was over already"),
        (["purge", over], 0, "is deleted"),
        (["check"], 0, "One table, and nothing wrong."),
    ):
        capsys.readouterr()
        assert main(["admin", "--database", address, *words]) == code
        assert told in capsys.readouterr().out
    assert main(["admin", "--database", address, "backup", str(folder / "x")]) == 2
    assert "pg_dump" in capsys.readouterr().err
