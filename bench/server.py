"""The web table under load: from a move until all clients of its table are told, and how many moves a second.

The server is a process of its own with a database on the disk; this one plays at 100 tables of four people
over loopback WebSockets. At full load every table moves again as soon as all four have seen the last move.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING

from bench.process import rostra
from bench.report import Note, Row

if TYPE_CHECKING:
    from bench.tables import Load

TABLES, PLAYERS = 100, 4
WARM_UP, SECONDS = 1.0, 5.0
LONGEST = 180
"""Seconds after which something is wrong."""
STEADY = 200
"""Moves a second in all, when people think."""


def rows() -> Iterator[Row | Note]:
    """At full load, and when people think."""
    try:
        from bench.tables import Load
    except ImportError:
        yield Note("rostra[server] is not installed here: the web table is left out")
        return
    with tempfile.TemporaryDirectory() as folder, rostra(Path(folder)) as server:
        full, steady = asyncio.run(_bounded(Load(server.port, TABLES, PLAYERS, random.Random(2026))))
    what = f"Web table, {TABLES} tables of {PLAYERS}"
    yield Row(f"{what}, full load", len(full) / SECONDS, "moves/s")
    yield from _latencies(f"{what}, full load", full)
    yield from _latencies(f"{what}, {STEADY} moves/s", steady)


def _latencies(what: str, seconds: list[float]) -> Iterator[Row]:
    cuts = quantiles(seconds, n=100)
    yield Row(f"{what}, all told, median", 1000 * cuts[49], "ms")
    yield Row(f"{what}, all told, p99", 1000 * cuts[98], "ms")


async def _bounded(load: Load) -> tuple[list[float], list[float]]:
    return await asyncio.wait_for(_measured(load), LONGEST)


async def _measured(load: Load) -> tuple[list[float], list[float]]:
    await load.sit_down()
    full = await load.run_full(WARM_UP, SECONDS)
    steady = await load.run_steady(STEADY, SECONDS)
    load.go()
    return full, steady
