"""``rostra admin``: what an operator can see and do, beside a running server and without one."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rostra.cli import main
from rostra.server.bans import Bans
from tests.server.harness import FakeTime, open_server, play_out, run, sit_down

PLACE = {"type": "place", "committee": "A1"}
Capture = pytest.CaptureFixture[str]


def admin(folder: Path, *words: str) -> int:
    return main(["admin", "--database", str(folder / "rostra.sqlite3"), *words])


def sql(folder: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "rostra.sqlite3", isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        return database.execute(statement).fetchall()


async def games(folder: Path) -> tuple[str, str, str]:
    """A game in play, a finished one, and a table that waits; their ids."""
    async with open_server(folder) as server:
        clients = await sit_down(server, players=3, options={"start": 0})
        await clients[0].play(PLACE)
        finished = await sit_down(server, players=3, options={"turn_limit": 9})
        await play_out(finished, random.Random(1))
        waiting = await server.person().create_table()
        playing, over = (one[0].messages[0]["table"]["table"] for one in (clients, finished))
        return playing, over, waiting


def test_tables_are_listed_and_shown_without_their_secrets(folder: Path, capsys: Capture) -> None:
    playing, over, waiting = asyncio.run(games(folder))
    assert admin(folder, "list") == 0
    told = capsys.readouterr().out
    assert all(table in told for table in (playing, over, waiting))
    assert admin(folder, "list", "--status", "over") == 0
    assert capsys.readouterr().out.startswith(f"{over}, over, quo-vadis (3), created ")
    assert admin(folder, "show", playing) == 0
    shown = capsys.readouterr().out
    assert "one entry in the log" in shown
    assert "Ada" in shown
    for (seed,) in sql(folder, "SELECT seed FROM tables"):
        assert str(seed) not in told + shown
    assert admin(folder, "show", "nowhere") == 2
    assert "nowhere" in capsys.readouterr().err


def test_check_replays_every_log_and_says_what_is_wrong(folder: Path, capsys: Capture) -> None:
    playing, over, _ = asyncio.run(games(folder))
    assert admin(folder, "check") == 0
    assert capsys.readouterr().out == "3 tables, and nothing wrong.\n"
    sql(folder, f"UPDATE log SET action = '{{}}' WHERE table_id = '{playing}'")
    sql(folder, f"DELETE FROM log WHERE number = 2 AND table_id = '{over}'")
    assert admin(folder, "check") == 1
    told = capsys.readouterr().out
    assert f"Table {playing}: its log cannot be replayed" in told
    assert f"Table {over}: entries of its log are missing" in told
    assert "Of 3 tables, 1 are sound." in told


def test_a_table_is_closed_or_purged_while_the_server_is_stopped(folder: Path, capsys: Capture) -> None:
    playing, over, waiting = asyncio.run(games(folder))
    assert admin(folder, "close", playing) == 0
    assert admin(folder, "close", waiting) == 0
    assert admin(folder, "close", over) == 0
    assert "was over already" in capsys.readouterr().out
    assert sql(folder, f"SELECT status FROM tables WHERE id = '{playing}'") == [("over",)]
    assert sql(folder, f"SELECT 1 FROM tables WHERE id = '{waiting}'") == []
    assert admin(folder, "check") == 0
    assert admin(folder, "purge", over) == 0
    assert sql(folder, f"SELECT 1 FROM log WHERE table_id = '{over}'") == []
    assert admin(folder, "purge", over) == 2


def test_a_running_server_closes_a_table_and_keeps_people_away(folder: Path, capsys: Capture) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            assert admin(folder, "close", table) == 0
            assert "within a minute" in capsys.readouterr().out
            assert admin(folder, "purge", table) == 2
            assert "in use" in capsys.readouterr().err
            time.advance(60)
            await clients[1].until(lambda: clients[1].of("presence")[-1]["table"]["status"] == "over")
            while sql(folder, "SELECT * FROM closings"):
                await asyncio.sleep(0.001)
            assert admin(folder, "show", table) == 0
            owner = re.findall(r"[0-9a-f]{64}", capsys.readouterr().out)[0]
            assert admin(folder, "ban", owner, "--days", "1") == 0
            await server.registry._obey(1.0)
            assert await clients[0].closed() == 4403, "who is there has to go"
            await server.people[0].get("/games", status=403)
            await server.people[1].get("/games")
            assert admin(folder, "ban", owner, "--remove") == 0
            assert admin(folder, "ban", "127.0.0.0/8") == 0
            await server.registry._obey(1.0)
            await server.people[0].get("/games", status=403)
            await server.person().get("/games", status=403)
            assert admin(folder, "ban") == 0
            assert "127.0.0.0/8, since" in capsys.readouterr().out
            assert admin(folder, "ban", "127.0.0.0/8", "--remove") == 0
            await server.registry._obey(1.0)
            await server.people[0].get("/games")

    run(story)


def test_a_backup_is_whole_and_overwrites_nothing(folder: Path, capsys: Capture) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            await clients[0].play(PLACE)
            assert admin(folder, "backup", str(folder / "copy.sqlite3")) == 0

    run(story)
    assert (folder / "copy.sqlite3").stat().st_mode & 0o077 == 0
    assert admin(folder, "backup", str(folder / "copy.sqlite3")) == 2
    assert main(["admin", "--database", str(folder / "copy.sqlite3"), "check"]) == 0
    assert "One table" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [["list"], ["fly"], [], ["ban", "everybody"], ["ban", "10.0.0.1", "--days", "0"], ["show"]],
    ids=" ".join,
)
def test_it_complains_in_one_line(folder: Path, words: list[str], capsys: Capture) -> None:
    if words != ["list"]:
        asyncio.run(games(folder))
    assert admin(folder, *words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    ("who", "host", "included"),
    [
        ("192.0.2.0/24", "192.0.2.7", True),
        ("192.0.2.0/24", "::ffff:192.0.2.7", True),
        ("192.0.2.0/24", "192.0.3.7", False),
        ("2001:db8::/48", "2001:db8:0:7::9", True),
        ("2001:db8::/48", "2001:db8:0:7::/64", True),  # as it is counted
        ("2001:db8::/48", "192.0.2.7", False),
        ("2001:db8::/48", "", False),
    ],
)
def test_who_is_in_a_network_that_is_banned(who: str, host: str, included: bool) -> None:
    bans = Bans()
    bans.replace([who])
    assert bans.includes(host, None) is included
