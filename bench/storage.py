"""The web table on SQLite and on PostgreSQL, in turns: what a move costs, and how long it takes.

PostgreSQL is Debian's, with its usual settings, on the same disk. Its own processor time is a row by itself.
Both servers are kept on one core, PostgreSQL and the players on another.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path

from bench.process import cores, is_measurable, on_core, rostra
from bench.report import Note, Row
from bench.server import LONGEST, TABLES, TURNS, Run
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
    several = cores()
    ours, theirs = (several[-1], several[0]) if len(several) > 1 else (None, None)
    with on_core(theirs), ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(cluster(settings=()))
        address = database.new_database()
        servers = [
            stack.enter_context(rostra(folder, core=ours)),
            stack.enter_context(rostra(folder, core=ours, database=address)),
        ]
        from bench.tables import QuoVadisTable

        runs = [Run(server, TABLES, QuoVadisTable) for server in servers]
        used = asyncio.run(asyncio.wait_for(_in_turns(runs, database), LONGEST))
    sqlite, postgres = (run.figures for run in runs)
    what = f"{TABLES} tables of 4"
    yield from sqlite.rows(f"SQLite, {what}")
    yield from postgres.rows(f"PostgreSQL, {what}")
    yield Row("PostgreSQL's own processor a move", 1000 * used / len(postgres.times), "ms")
    yield Row("PostgreSQL to SQLite, processor a move", postgres.cost / sqlite.cost, "times", below=MOST)


async def _in_turns(runs: list[Run], database: Cluster) -> float:
    """Full load on one after the other, some times over; the processor time that PostgreSQL itself used."""
    for run in runs:
        await run.sit_down()
    used = 0.0
    for _ in range(TURNS):
        await runs[0].full()
        before = _processor_seconds(database.pid)
        await runs[1].full()
        used += _processor_seconds(database.pid) - before
    for run in runs:
        run.load.go()
    return used


def _processor_seconds(pid: int) -> float:
    """What a process and its children have used, those that are gone too; the warm-up counts."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        own = int(stat.parent.name) == pid
        if own or int(fields[1]) == pid:
            ticks += sum(map(int, fields[11 : 15 if own else 13]))
    return ticks / os.sysconf("SC_CLK_TCK")
