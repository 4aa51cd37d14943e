"""PostgreSQL: migrated from the oldest schema, left as it is when it is another's, and played on."""

from __future__ import annotations

import random
import re
import threading
from pathlib import Path
from typing import Any

import psycopg
import pytest

from rostra.cli import main
from rostra.protocol.tables import Options
from rostra.server.storage.connection import migrations
from rostra.server.storage.interface import StorageError
from rostra.server.storage.opening import open_storage, shown
from rostra.server.storage.postgres_database import PostgresDatabase, apply, serving, version
from rostra.server.storage.rows import ChatRow, Entry, SeatRow
from tests.server.harness import open_server, play_out, run, sit_down
from tests.server.postgres import Cluster
from tests.server.test_storage import opened


def connect(address: str) -> psycopg.Connection:
    return psycopg.connect(address, autocommit=True)


def test_the_oldest_schema_grows_and_keeps_what_is_in_it(postgres: Cluster) -> None:
    address = postgres.new_database()
    with connect(address) as database:
        apply(database, *migrations("postgres")[0])
        database.execute(
            "INSERT INTO tables VALUES ('t', 'BCDF', 'host', 1.0, 'quo-vadis', 3, '0x7', 'amigo-2005',"
            " '[\"census\"]', '{}', '{\"kind\":\"none\"}', TRUE, 'playing', 1.0)"
        )
        for seat in range(3):
            database.execute("INSERT INTO seats VALUES ('t', %s, 'human', 'me', 'Ada')", (seat,))
        database.execute("INSERT INTO log VALUES ('t', 1, 2.0, 0, '{\"type\":\"census\"}', NULL, 'a', 4)")

    async def story() -> None:
        async with opened(address) as storage:
            found = await storage.find_table("t")
            assert found is not None
            assert found[0].seed == 7
            assert found[0].options == Options()
            assert found[1] == [SeatRow(seat, "human", "me", "Ada") for seat in range(3)]
            assert await storage.read_log("t") == [Entry(1, 2.0, 0, {"type": "census"}, None, "a", 4)]
            await storage.append_chat("t", ChatRow(1, 3.0, "me", 0, "Ada", None, "Salve", "b"))

    run(story)
    with connect(address) as database:
        assert version(database) == migrations("postgres")[-1][0]


def test_both_kinds_have_the_same_last_schema() -> None:
    assert migrations("postgres")[-1][0] == migrations("sqlite")[-1][0]


def test_a_step_that_fails_leaves_nothing_behind(postgres: Cluster) -> None:
    address = postgres.new_database()
    PostgresDatabase(address, serving).close()
    with connect(address) as database:
        with pytest.raises(psycopg.Error):
            apply(database, 99, "CREATE TABLE half (x INT); CREATE TABLE tables (x INT)")
        assert version(database) == migrations("postgres")[-1][0]
        assert database.execute("SELECT to_regclass('half')").fetchone() == (None,)


def test_servers_that_start_together_migrate_once(postgres: Cluster) -> None:
    address, problems = postgres.new_database(), list[Exception]()

    def start() -> None:
        try:
            PostgresDatabase(address, serving).close()
        except Exception as error:
            problems.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []


@pytest.mark.parametrize(
    ("trouble", "words"),
    [("foreign", "another program"), ("newer", "newer rostra"), ("missing", "not exist")],
)
def test_a_database_that_is_wrong_is_left_as_it_is(postgres: Cluster, trouble: str, words: str) -> None:
    address = postgres.new_database()
    if trouble == "missing":
        address += "_not"
    elif trouble == "newer":
        PostgresDatabase(address, serving).close()
        with connect(address) as database:
            database.execute("INSERT INTO versions (version) VALUES (99)")
    else:
        with connect(address) as database:
            database.execute("CREATE TABLE recipes (x INT)")
    with pytest.raises(StorageError, match=words):
        open_storage(address)


def test_a_game_is_played_and_goes_on_after_a_restart(postgres: Cluster, folder: Path) -> None:
    address = postgres.new_database()

    async def story() -> None:
        async with open_server(folder, database=address) as server:
            clients = await sit_down(server, players=3, options={"start": 0, "turn_limit": 9})
            await clients[0].play({"type": "place", "committee": "A1"})
            table, secret = clients[0].messages[0]["table"]["table"], server.people[0].secret
            await play_out(clients, random.Random(1), most=2)
            seen = clients[0].events[0]
        async with open_server(folder, database=address) as server:
            person = server.person()
            person.http.cookies.set("rostra", secret or "", "127.0.0.1")
            client = await person.join(table)
            assert client.events[0][: len(seen)] == seen

    run(story)
    assert not (folder / "rostra.sqlite3").exists()


def test_reading_is_one_statement(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a server dies, all of its people come to others at once, which read many tables."""

    async def story() -> None:
        async with opened(postgres.new_database()) as storage:
            said: list[str] = []
            execute = PostgresDatabase.execute

            def listened(self: PostgresDatabase, sql: str, values: Any = ()) -> Any:
                said.append(sql.split()[0])
                return execute(self, sql, values)

            monkeypatch.setattr(PostgresDatabase, "execute", listened)
            assert await storage.find_code("none") is None
            assert said == ["SELECT", "COMMIT"]

    run(story)


def test_a_server_without_a_database_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", "postgresql://ada:secret@127.0.0.1:9/x"]) == 2
    told = capsys.readouterr().err
    assert "cannot be used" in told
    assert not re.search("secret|Traceback", told)


def test_a_password_is_not_shown() -> None:
    assert shown("postgresql://ada:secret@db.example:5432/games?password=secret") == (
        "postgresql://ada@db.example:5432/games"
    )
    assert shown("postgresql:///games") == "postgresql:///games"
    assert shown("games.sqlite3") == "games.sqlite3"
