"""The web table on SQLite and on PostgreSQL, in turns: what a move costs, and how long it takes.

PostgreSQL is Debian's, with its usual settings, on the same disk. Its own processor time is a row by itself.
Both servers are kept on one core, PostgreSQL and the players on another.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path

from bench.process import cores, is_measurable, on_core, processor_seconds, rostra
from bench.report import Note, Row
from bench.server import LONGEST, TABLES, TURNS, Run
from bench.tables import QuoVadisTable
from tests.server.postgres import Cluster, cluster, programs

MOST = 1.5
"""How many times SQLite's processor time PostgreSQL may cost the server."""


def rows() -> Iterator[Row | Note]:
    """Both, and one to the other."""
    if find_spec("uvicorn") is None or find_spec("psycopg") is None or programs() is None:
        yield Note("rostra[server,postgres] or PostgreSQL is not installed here: left out")
        return
    if not is_measurable():
        yield Note("This system does not tell what a process uses: left out")
        return
    with ExitStack() as stack:
        database = stack.enter_context(cluster(settings=()))
        yield from _kinds(database)
        yield from _workers(database)


def _kinds(database: Cluster) -> Iterator[Row]:
    """SQLite and PostgreSQL, one server each."""
    several = cores()
    ours, theirs = (several[-1], several[0]) if len(several) > 1 else (None, None)
    with on_core(theirs), ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = database.new_database()
        servers = [
            stack.enter_context(rostra(folder, core=ours)),
            stack.enter_context(rostra(folder, core=ours, database=address)),
        ]
        runs = [Run(server, TABLES, QuoVadisTable) for server in servers]
        used = asyncio.run(asyncio.wait_for(_in_turns(runs, database), LONGEST))
    sqlite, postgres = (run.figures for run in runs)
    what = f"{TABLES} tables of 4"
    yield from sqlite.rows(f"SQLite, {what}")
    yield from postgres.rows(f"PostgreSQL, {what}")
    yield Row("PostgreSQL's own processor a move", 1000 * used / len(postgres.times), "ms")
    yield Row("PostgreSQL to SQLite, processor a move", postgres.cost / sqlite.cost, "times", below=MOST)


def _workers(database: Cluster) -> Iterator[Row]:
    """One worker and two, on all cores, which they share with PostgreSQL and the players."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        runs = []
        for count in (1, 2):
            server = rostra(folder, database=database.new_database(), workers=count)
            runs.append(Run(stack.enter_context(server), TABLES, QuoVadisTable))
        begun = time.process_time()
        asyncio.run(asyncio.wait_for(_in_turns(runs, database), LONGEST))
        players = time.process_time() - begun
    for count, run in enumerate(runs, 1):
        yield from run.figures.rows(f"PostgreSQL, {count} worker{'s' * (count > 1)} on all cores")
    one, two = (len(run.figures.times) / run.figures.seconds for run in runs)
    yield Row("Two workers to one, moves a second", two / one, "times")
    moves = sum(len(run.figures.times) for run in runs)
    yield Row("The players' own processor a move, warm-up and all", 1000 * players / moves, "ms")


async def _in_turns(runs: list[Run], database: Cluster) -> float:
    """Full load on one after the other, some times over; the processor time that PostgreSQL itself used."""
    for run in runs:
        await run.sit_down()
    used = 0.0
    for _ in range(TURNS):
        await runs[0].full()
        before = processor_seconds(database.pid)
        await runs[1].full()
        used += processor_seconds(database.pid) - before
    for run in runs:
        run.load.go()
    return used
