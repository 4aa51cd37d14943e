"""More tables: what a move costs at 10, 100 and 1,000 tables of four, and what a table takes of memory.

On SQLite, and on PostgreSQL with one worker and with two; the people of a table are at either of the two. All
processes share all cores. The memory of a table is by how much the server grows while all are laid and
play for some seconds, after a few others have warmed it up; with two workers, in both together.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.load import Load
from bench.process import ServerProcess, is_measurable, rostra
from bench.report import Note, Row
from bench.server import LONGEST, MOST, WARM_UP, Run
from bench.storage import missing
from bench.tables import QuoVadisTable
from tests.server.postgres import cluster

SIZES = (10, 100, 1_000)
FEW = SIZES[0]
"""So few tables warm the server up, and say nothing about the memory of one."""
PATIENCE = 3 * LONGEST


def rows() -> Iterator[Row | Note]:
    """Every size with every database."""
    if not is_measurable():
        yield Note("This system does not tell what a process uses: left out")
        return
    for tables in SIZES:
        with tempfile.TemporaryDirectory() as folder, rostra(Path(folder)) as server:
            yield from _of_size(f"SQLite, {tables:,} tables of 4", server, tables, MOST)
    if (note := missing()) is not None:
        yield note
        return
    with cluster(settings=()) as database, tempfile.TemporaryDirectory() as folder:
        for tables in SIZES:
            for workers in (1, 2):
                what = f"PostgreSQL, {workers} worker{'s' * (workers > 1)}, {tables:,} tables of 4"
                with rostra(Path(folder), database=database.new_database(), workers=workers) as server:
                    yield from _of_size(what, server, tables, None, database.pid)


def _of_size(
    what: str, server: ServerProcess, tables: int, most: float | None, database: int | None = None
) -> Iterator[Row]:
    run = Run(server, tables, QuoVadisTable, database)
    grown = asyncio.run(asyncio.wait_for(_grown(run, server), PATIENCE))
    yield from run.figures.rows(what, most)
    yield Row(f"{what}, the players' share of the processor time", run.figures.share, "%")
    if tables > FEW:
        yield Row(f"{what}, memory a table", grown / tables / 1024, "kB")


async def _grown(run: Run, server: ServerProcess) -> int:
    """Play at all tables; by how many bytes the server has grown."""
    await server.idle()
    first = Load(server.port, FEW, QuoVadisTable)
    await first.sit_down()
    await first.run_full(WARM_UP)
    before = server.memory()
    await run.sit_down()
    await run.full()
    grown = server.memory() - before
    for load in (first, run.load):
        load.go()
    return grown
