"""The web table under load: what a move costs, and how long it takes until all clients of its table are told.

A server is a process of its own, ours with a database on the disk; this process plays at many tables of four
people over loopback WebSockets. At full load every table moves again as soon as all four have seen the last
move. boardgame.io (bench/boardgame_io) gets the same load, in turns with ours. Where the system allows it,
both servers are kept on one core and the players on another, so that neither gets more of the machine.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from statistics import quantiles

from bench.load import BusyTable, Load
from bench.process import ServerProcess, cores, is_measurable, on_core, processor_seconds, rostra
from bench.report import Note, Row

TABLES, TURNS = 100, 3
WARM_UP, SECONDS = 1.0, 4.0
LENGTHS = (100, 4_000)
LENGTH_TABLES = 4
STEADY = 200
"""Moves a second in all, when people think."""
LONGEST = 600
"""Seconds after which something is wrong."""
MOST = 0.5
"""Processor time a move may cost, in ms."""
COST, P99 = 1 / 2, 1 / 3
"""What part of boardgame.io's processor time and p99 ours may be."""
GROWTH = 1.15
"""How many times as much as early in a game a move may cost late; such short runs differ by about a tenth."""


@dataclass
class Figures:
    """What one or more runs at full load came to."""

    seconds: float = 0.0
    processor: float = 0.0
    database: float = 0.0
    """Processor time of a database that is a process of its own."""
    players: float = 0.0
    """Processor time of those who play, which is not the server's."""
    times: list[float] = field(default_factory=list)

    @property
    def cost(self) -> float:
        """Processor time a move, in ms."""
        return 1000 * self.processor / len(self.times)

    @property
    def p99(self) -> float:
        """From a move until all were told, in ms: what one in a hundred exceeds."""
        return 1000 * quantiles(self.times, n=100)[98]

    @property
    def share(self) -> float:
        """The players' part of all processor time, in percent: what they use the server cannot have."""
        return 100 * self.players / (self.processor + self.database + self.players)

    def rows(self, what: str, at_most: float | None = None) -> Iterator[Row]:
        """All of them, and what a move of ours may cost."""
        yield Row(f"{what}, processor a move", self.cost, "ms", below=at_most)
        yield Row(f"{what}, full load", len(self.times) / self.seconds, "moves/s")
        yield from latencies(f"{what}, full load", self.times)


class Run:
    """A server and the load on it."""

    def __init__(
        self, server: ServerProcess, tables: int, kind: type[BusyTable], database: int | None = None
    ) -> None:
        """``database`` is the process of its database, if it has one."""
        self._server, self._database = server, database
        self.load = Load(server.port, tables, kind)
        self.figures = Figures()

    async def sit_down(self) -> None:
        """When the server has warmed up, lay the tables."""
        await self._server.idle()
        await self.load.sit_down()

    async def full(self) -> None:
        """Move as fast as possible, and add what it came to."""
        await self.load.run_full(WARM_UP)
        figures, before = self.figures, self._used()
        figures.times += await self.load.run_full(SECONDS)
        seconds, processor, database, players = (
            now - then for now, then in zip(self._used(), before, strict=True)
        )
        figures.seconds += seconds
        figures.processor += processor
        figures.database += database
        figures.players += players

    def _used(self) -> tuple[float, float, float, float]:
        """The time, and what server, database and players have used so far."""
        database = 0.0 if self._database is None else processor_seconds(self._database)
        return time.perf_counter(), self._server.processor_seconds(), database, time.process_time()


def latencies(what: str, seconds: list[float]) -> Iterator[Row]:
    """Median and p99 of times."""
    cuts = quantiles(seconds, n=100)
    yield Row(f"{what}, all told, median", 1000 * cuts[49], "ms")
    yield Row(f"{what}, all told, p99", 1000 * cuts[98], "ms")


def rows() -> Iterator[Row | Note]:
    """Beside boardgame.io, in long games, and when people think."""
    if find_spec("uvicorn") is None:
        yield Note("rostra[server] is not installed here: the web table is left out")
        return
    if not is_measurable():
        yield Note("This system does not tell what a process uses: the web table is left out")
        return
    ours, theirs = _cores()
    with on_core(theirs):
        yield from _beside(ours)
        yield from asyncio.run(_long_games(ours))


def _cores() -> tuple[int | None, int | None]:
    """A core for the servers and one for the players."""
    several = cores()
    return (several[-1], several[0]) if len(several) > 1 else (None, None)


# Beside boardgame.io


def _beside(core: int | None) -> Iterator[Row | Note]:
    from bench.boardgame_io import ForumTable, boardgame_io, node
    from bench.tables import QuoVadisTable

    what = f"{TABLES} tables of 4"
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        kinds: list[tuple[ServerProcess, type[BusyTable]]] = [
            (stack.enter_context(rostra(folder, core=core)), QuoVadisTable)
        ]
        if node() is not None:
            kinds.append((stack.enter_context(boardgame_io(core)), ForumTable))
        figures, steady = asyncio.run(asyncio.wait_for(_in_turns(kinds), LONGEST))
    ours = figures[0]
    yield from ours.rows(f"Web table, {what}", MOST)
    yield from latencies(f"Web table, {what}, {STEADY} moves/s", steady)
    if len(figures) == 1:
        yield Note("boardgame.io is not installed here (npm install in bench/boardgame_io): no comparison")
        return
    theirs = figures[1]
    yield from theirs.rows(f"boardgame.io, {what}")
    yield Row("Web table to boardgame.io, processor a move", ours.cost / theirs.cost, "times", below=COST)
    yield Row("Web table to boardgame.io, p99", ours.p99 / theirs.p99, "times", below=P99)


async def _in_turns(kinds: list[tuple[ServerProcess, type[BusyTable]]]) -> tuple[list[Figures], list[float]]:
    """Full load on one server after the other, some times over; then the pace of people on the first."""
    runs = [Run(server, TABLES, kind) for server, kind in kinds]
    for run in runs:
        await run.sit_down()
    for _ in range(TURNS):
        for run in runs:
            await run.full()
    steady = await runs[0].load.run_steady(STEADY, SECONDS)
    for run in runs:
        run.load.go()
    return [run.figures for run in runs], steady


# Ours alone


async def _long_games(core: int | None) -> list[Row]:
    """After so many actions, at a few tables: a move costs what it cost early in the game.

    The database is in memory where that is possible, as it takes long to get there on a slow disk.
    """
    from bench.tables import QuoVadisTable

    memory = Path("/dev/shm")
    with (
        tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder,
        rostra(Path(folder), core=core) as server,
    ):
        run = Run(server, LENGTH_TABLES, QuoVadisTable)
        await run.sit_down()
        costs = []
        for length in LENGTHS:
            await run.load.run_to(length)
            run.figures = Figures()
            await run.full()
            costs.append(run.figures.cost)
        run.load.go()
    what = "Web table, processor a move after"
    early, late = costs
    figures = [Row(f"{what} {n:,} actions", cost, "ms") for n, cost in zip(LENGTHS, costs, strict=True)]
    return [*figures, Row(f"{what} {LENGTHS[1]:,}, to {LENGTHS[0]:,}", late / early, "times", below=GROWTH)]
