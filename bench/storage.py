"""The web table on SQLite and on PostgreSQL, in turns: what a move costs, and how long it takes.

PostgreSQL is Debian's, with its usual settings, on the same disk. Its own processor time is a row by itself.
Both servers are kept on one core, PostgreSQL and the players on another.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path

from bench.process import cores, is_measurable, on_core, rostra
from bench.report import Note, Row
from bench.server import LONGEST, TABLES, TURNS, Run
from bench.tables import QuoVadisTable
from tests.server.postgres import Cluster, cluster, programs

MOST = 1.5
"""How many times SQLite's processor time PostgreSQL may cost the server."""


def rows() -> Iterator[Row | Note]:
    """Both, and one to the other."""
    if (note := missing()) is not None:
        yield note
        return
    with ExitStack() as stack:
        database = stack.enter_context(cluster(settings=()))
        yield from _kinds(database)
        yield from _workers(database)


def missing() -> Note | None:
    """Why this cannot be measured here, if it cannot."""
    if find_spec("uvicorn") is None or find_spec("psycopg") is None or programs() is None:
        return Note("rostra[server,postgres] or PostgreSQL is not installed here: left out")
    if not is_measurable():
        return Note("This system does not tell what a process uses: left out")
    return None


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
        databases = (None, database.pid)
        runs = [Run(each, TABLES, QuoVadisTable, pid) for each, pid in zip(servers, databases, strict=True)]
        asyncio.run(asyncio.wait_for(_in_turns(runs), LONGEST))
    sqlite, postgres = (run.figures for run in runs)
    what = f"{TABLES} tables of 4"
    yield from sqlite.rows(f"SQLite, {what}")
    yield from postgres.rows(f"PostgreSQL, {what}")
    own = 1000 * postgres.database / len(postgres.times)
    yield Row("PostgreSQL's own processor a move", own, "ms")
    yield Row("PostgreSQL to SQLite, processor a move", postgres.cost / sqlite.cost, "times", below=MOST)


def _workers(database: Cluster) -> Iterator[Row]:
    """One worker and two, on all cores, which they share with PostgreSQL and the players."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        runs = []
        for count in (1, 2):
            server = rostra(folder, database=database.new_database(), workers=count)
            runs.append(Run(stack.enter_context(server), TABLES, QuoVadisTable, database.pid))
        asyncio.run(asyncio.wait_for(_in_turns(runs), LONGEST))
    for count, run in enumerate(runs, 1):
        what = f"PostgreSQL, {count} worker{'s' * (count > 1)} on all cores"
        yield from run.figures.rows(what)
        yield Row(f"{what}, the players' share of the processor time", run.figures.share, "%")
        used = run.figures.processor + run.figures.database + run.figures.players
        yield Row(f"{what}, cores used by all", used / run.figures.seconds, "cores")
    one, two = (len(run.figures.times) / run.figures.seconds for run in runs)
    yield Row("Two workers to one, moves a second", two / one, "times")


async def _in_turns(runs: list[Run]) -> None:
    """Full load on one after the other, some times over."""
    for run in runs:
        await run.sit_down()
    for _ in range(TURNS):
        for run in runs:
            await run.full()
    for run in runs:
        run.load.go()
