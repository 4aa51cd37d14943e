"""Several processes serve the same tables: one is killed, the game goes on at another, and it is replaced."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import WebSocketException

from rostra.cli import main
from tests.server.harness import Person, moves, run
from tests.server.postgres import Cluster
from tests.server.test_run import reached, rostra_serve
from tests.server.test_storage import opened

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="children are looked up in /proc")


def workers(process: int) -> set[int]:
    return {int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()}


async def play_on(person: Person, table: str, acknowledged: set[str], chance: random.Random) -> None:
    """Make moves, at whatever worker, coming again whenever the connection is lost."""
    number, client = 0, await person.join(table)
    while number < 12:
        intent = f"move-{number}"
        try:
            if client.code is not None:
                client = await person.join(table)
            await client.turn(0)
            answer = await asyncio.wait_for(client.act(chance.choice(moves(client.legal())), id=intent), 10)
        except (AssertionError, OSError, TimeoutError, WebSocketException):
            await asyncio.sleep(0.01)
            continue  # the same again, at another worker
        if answer["type"] == "ack":
            acknowledged.add(intent)
        number += 1


def test_a_worker_is_killed_and_the_game_goes_on(postgres: Cluster, folder: Path) -> None:
    address = postgres.new_database()
    acknowledged: set[str] = set()

    async def story(origin: str, process: int) -> str:
        person = Person(origin)
        await reached(person)
        bots = [{"kind": "bot", "level": "random"}] * 2
        table = await person.create_table(players=3, seats=[{"kind": "me", "name": "Ada"}, *bots])
        playing = asyncio.create_task(play_on(person, table, acknowledged, random.Random(1)))
        before = workers(process)
        assert len(before) == 2
        for worker in before:
            known = len(acknowledged)
            while len(acknowledged) == known and not playing.done():
                await asyncio.sleep(0.01)
            os.kill(worker, signal.SIGKILL)
            while worker in workers(process) or len(workers(process)) < 2:
                await asyncio.sleep(0.01)
        await playing
        await person.go()
        return table

    async def stored(table: str) -> None:
        async with opened(address) as storage:
            intents = [entry.intent for entry in await storage.read_log(table)]
            assert acknowledged
            assert all(intents.count(intent) == 1 for intent in acknowledged)

    more = ("--database", address, "--workers", "2", "--port", "0", "--log-level", "error")
    with rostra_serve(folder, *more) as (process, origin):
        table = run(lambda: story(origin, process.pid))
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    run(lambda: stored(table))
    assert main(["storage", "check", address]) == 0


def presences(database: psycopg.Connection) -> list[tuple[str, str]]:
    """Tables at which somebody is, and the workers that serve them."""
    return database.execute(b"SELECT table_id, worker FROM presences").fetchall()


async def both_serve(person: Person, database: psycopg.Connection) -> None:
    """Wait until both workers are there, by coming to tables until each has one."""
    while len({worker for _, worker in presences(database)}) < 2:
        await person.join(await person.create_table(players=3))
        await asyncio.sleep(0.01)


def test_everybody_at_a_table_is_at_one_worker(postgres: Cluster, folder: Path) -> None:
    address = postgres.new_database()

    async def story(origin: str) -> None:
        people = [Person(origin) for _ in range(6)]
        await reached(people[0])
        with postgres.connect(address) as database:
            await both_serve(people[0], database)
            tables = [await people[0].create_table(players=3) for _ in range(6)]
            clients = [await person.join(table) for person in people for table in tables]
            served: list[str] = []
            while not {*served} >= {*tables}:
                await asyncio.sleep(0.01)
                served = [table for table, _ in presences(database)]
        # Six connections of each came in at any worker.
        assert all(served.count(table) == 1 for table in tables)
        for client in clients:
            await client.leave()
        for person in people:
            await person.go()

    more = ("--database", address, "--workers", "2", "--port", "0", "--log-level", "error")
    with rostra_serve(folder, *more) as (_, origin):
        run(lambda: story(origin))


def test_workers_stop_when_the_process_that_started_them_is_killed(postgres: Cluster, folder: Path) -> None:
    async def story(origin: str, process: subprocess.Popen[str]) -> None:
        person = Person(origin)
        await reached(person)
        await person.go()
        orphans = workers(process.pid)
        assert len(orphans) == 2
        process.kill()
        while any(Path(f"/proc/{orphan}").exists() for orphan in orphans):
            await asyncio.sleep(0.01)

    more = ("--database", postgres.new_database(), "--workers", "2", "--port", "0", "--log-level", "error")
    with rostra_serve(folder, *more) as (process, origin):
        run(lambda: story(origin, process))


def test_a_file_is_for_one_server(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", str(folder / "x"), "--workers", "2"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    assert main(["serve", "--database", str(folder / "x"), "--workers", "0"]) == 2
