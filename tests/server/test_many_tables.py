"""Nothing fills up for ever: tables that nobody uses are not opened, then archived, then deleted."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rostra.server import table_registry as tables
from rostra.server.clock import DAY
from rostra.server.limits import Limits
from rostra.server.live_table import LiveTable
from rostra.server.storage import sqlite_file as schema
from tests.server.harness import GENEROUS, FakeTime, Server, open_server, play_out, run, sit_down

NOW = 1_700_000_000.0
NO_CLOCK, DAYS = '{"kind":"none"}', '{"kind":"days","days":1}'


def insert(folder: Path, many: int, name: str, clock: str, due: float | None, age: float) -> None:
    """Store games of people who have gone."""
    letters = "BCDFGHJKLMNPQRSTVWXZ"
    first = sum(map(ord, name)) * 997
    with closing(sqlite3.connect(folder / "rostra.sqlite3", isolation_level=None)) as database:
        schema.migrate(database)
        database.execute("BEGIN")
        for number in range(many):
            code = "".join(letters[(first + number) // 20**place % 20] for place in range(4))
            database.execute(
                "INSERT INTO tables (id, code, host, created, began, clock, due,"
                " game, players, seed, edition, variants, options, listed, status)"
                " VALUES (?, ?, 'h', ?, ?, ?, ?, 'quo-vadis', 3, 7, NULL, '[]', '{}', 0, 'playing')",
                (f"{name}{number}", code, NOW - age, NOW - age, clock, due),
            )
            seats = [(f"{name}{number}", seat, "human", f"o{seat}", f"N{seat}") for seat in range(3)]
            sql = "INSERT INTO seats (table_id, seat, kind, owner, name) VALUES (?, ?, ?, ?, ?)"
            database.executemany(sql, seats)
        database.execute("COMMIT")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are opened."""
    names: list[str] = []
    load: Callable[..., Any] = LiveTable.load

    async def counted(services: Any, stored: Any) -> LiveTable:
        names.append(stored[0].id)
        return await load(services, stored)  # type: ignore[no-any-return]

    monkeypatch.setattr(LiveTable, "load", counted)
    return names


async def cleared_up(server: Server) -> None:
    """Wait until a look at the tables is over."""
    await server.registry._sweep(server.services.time.now())
    await server.registry._clear_up(server.services.time.now())


def test_a_restart_with_10000_tables_opens_those_with_a_clock_due(folder: Path, opened: list[str]) -> None:
    insert(folder, 10_000, "idle", NO_CLOCK, None, 2 * DAY)
    insert(folder, 50, "later", DAYS, NOW + DAY / 2, 3600.0)
    insert(folder, 5, "due", DAYS, NOW - 5, 2 * DAY)

    async def story() -> None:
        async with open_server(folder, time=FakeTime(NOW)) as server:
            while len(opened) < 5:
                await asyncio.sleep(0.001)
            await cleared_up(server)
            assert sorted(opened) == [f"due{number}" for number in range(5)]
            ada = server.person()
            assert await ada.create_table(), "stale tables do not lock newcomers out"
            client = await ada.join("idle7")
            assert client.view(None)["turn"] == 1
            assert opened[-1] == "idle7"
            assert server.registry.live_tables <= 2 + 5

    run(story)


def test_the_cap_counts_tables_in_use(folder: Path) -> None:
    insert(folder, 30, "idle", NO_CLOCK, None, 2 * DAY)
    limits = Limits(open_tables=2, calls_per_second=1000)

    async def story() -> None:
        async with open_server(folder, time=FakeTime(NOW), limits=limits) as server:
            ada = server.person()
            for _ in range(2):
                await ada.join(await ada.create_table())
            answer = await ada.http.post("/api/tables", json={"game": "quo-vadis", "players": 3, "seats": []})
            assert answer.status_code == 400
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]
            asked = {"game": "quo-vadis", "players": 3, "seats": seats}
            answer = await ada.http.post("/api/tables", json=asked)
            assert answer.json()["error"]["kind"] == "too-many-tables"

    run(story)


def test_a_clock_rings_at_its_time_though_the_table_was_unloaded(folder: Path, opened: list[str]) -> None:
    async def story() -> None:
        time = FakeTime(NOW)
        async with open_server(folder, time=time) as server:
            clock = {"kind": "days", "days": 1}
            clients = await sit_down(server, players=3, options={"start": 0}, clock=clock)
            table = clients[0].messages[0]["table"]["table"]
            for client in clients:
                await client.leave()
            while server.registry.live_tables:  # until those who are to act have been told
                await asyncio.sleep(0.001)
                time.advance(1)
                await cleared_up(server)
        opened.clear()
        async with open_server(folder, time=time) as server:
            await cleared_up(server)
            assert opened == [], "its clock is not due"
            time.advance(0.75 * DAY)
            await cleared_up(server)
            assert opened == [table], "now somebody is to be warned"
            time.advance(0.75 * DAY)
            person = server.person()
            client = await person.join(table)
            await client.until(lambda: client.of("presence")[-1]["table"]["seats"][0].get("absent"))

    run(story)


def test_bots_wait_until_somebody_comes_unless_a_clock_runs(folder: Path) -> None:
    bots = [{"kind": "bot", "level": "random"}] * 3

    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            alone = await ada.create_table(players=3, seats=bots)
            timed = await ada.create_table(
                players=3, seats=bots, clock={"kind": "days", "days": 1}, options={"turn_limit": 5}
            )
            while (await ada.get(f"/tables/{timed}"))["status"] != "over":
                await asyncio.sleep(0.001)
            assert await server.services.storage.read_log(alone) == []
            client = await ada.join(alone)
            await client.until(lambda: client.view(None)["turn"] > 2)

    run(story)


def test_a_finished_game_is_archived_and_its_replay_stays(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime(NOW)
        async with open_server(folder, time=time) as server:
            clients = await sit_down(server, players=3, options={"turn_limit": 12})
            table = clients[0].messages[0]["table"]["table"]
            await clients[0].ask(type="chat", seat=0, to=None, text="Salve")
            await play_out(clients, random.Random(1))
            person = server.people[0]
            before = await person.get(f"/tables/{table}/replay"), await person.get(f"/tables/{table}/record")
            for client in clients:
                await client.leave()
            time.advance(31 * DAY)
            while server.registry.live_tables:
                await asyncio.sleep(0.001)
                await cleared_up(server)
            await cleared_up(server)
            with closing(sqlite3.connect(folder / "rostra.sqlite3")) as database:
                assert database.execute("SELECT count(*) FROM log").fetchone() == (0,)
                assert database.execute("SELECT count(*) FROM chats").fetchone() == (0,)
                ((size,),) = database.execute("SELECT length(data) FROM archive").fetchall()
                assert size < 4000
            after = await person.get(f"/tables/{table}/replay"), await person.get(f"/tables/{table}/record")
            assert before == after
            assert (await person.join(table)).view(0)["result"] is not None
            time.advance(366 * DAY)
            await person.clients[-1].leave()
            while server.registry.live_tables:
                await asyncio.sleep(0.001)
                await cleared_up(server)
            await cleared_up(server)
            await person.get(f"/tables/{table}", status=404)

    run(story)


def test_an_archived_game_can_go_on(folder: Path) -> None:
    place, other = {"type": "place", "committee": "A1"}, {"type": "place", "committee": "B1"}

    async def story() -> None:
        time = FakeTime(NOW)
        async with open_server(folder, time=time, limits=GENEROUS) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            info = clients[0].messages[0]["table"]
            table = info["table"]
            await clients[0].play(place, 0)
            for client in clients:
                await client.leave()
            time.advance(31 * DAY)
            while server.registry.live_tables:
                await asyncio.sleep(0.001)
                await cleared_up(server)
            await cleared_up(server)
            stored = await server.services.storage.find_table(table)
            assert stored is not None
            assert stored[0].archived == time.now()
            assert await server.services.storage.count_open_tables() == 0
            assert await server.services.storage.find_code(info["code"]) is None, "its code is free again"
            clients = [await person.join(table) for person in server.people]
            assert clients[0].messages[0]["table"]["link"].endswith(f"/table/{table}")
            await clients[1].turn(1)
            await clients[1].play(other, 1)
            stored = await server.services.storage.find_table(table)
            assert stored is not None
            assert stored[0].archived is None
            assert [entry.number for entry in await server.services.storage.read_log(table)] == [1, 2]
            assert await server.services.storage.count_open_tables() == 1
            for client in clients:
                await client.leave()
            time.advance(31 * DAY)
            while server.registry.live_tables:
                await asyncio.sleep(0.001)
                await cleared_up(server)
            await cleared_up(server)
            assert [entry.number for entry in await server.services.storage.read_log(table)] == [1, 2]

    run(story)


def test_an_operator_can_keep_everything(folder: Path) -> None:
    insert(folder, 3, "old", NO_CLOCK, None, 3000 * DAY)

    async def story() -> None:
        limits = Limits(retention_days=0, archive_days=0)
        async with open_server(folder, time=FakeTime(NOW), limits=limits) as server:
            await cleared_up(server)
            assert await server.services.storage.count_open_tables() == 3

    run(story)


def test_stale_tables_are_archived_a_few_at_a_time(folder: Path) -> None:
    insert(folder, 3 * tables.ARCHIVED_AT_ONCE, "old", NO_CLOCK, None, 60 * DAY)

    async def story() -> None:
        async with open_server(folder, time=FakeTime(NOW)) as server:
            left = []
            for _ in range(3):
                await cleared_up(server)
                left.append(await server.services.storage.count_open_tables())
            assert left == [2 * tables.ARCHIVED_AT_ONCE, tables.ARCHIVED_AT_ONCE, 0]

    run(story)


def test_waiting_tables_make_room_for_new_ones(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime(NOW)
        limits = Limits(open_tables=4, calls_per_second=1000, tables_per_minute=1000)
        async with open_server(folder, time=time, limits=limits) as server:
            ada = server.person()
            made = [await ada.create_table() for _ in range(3)]
            await ada.join(made[0])
            time.advance(2 * 3600)
            made += [await ada.create_table() for _ in range(4)]
            await cleared_up(server)
            left = {info["table"] for info in (await ada.get("/tables/mine"))["tables"]}
            assert left == {made[0], *made[3:]}, "the oldest go first, but not where somebody is"

    run(story)
