"""What the garbage collector is left with: nothing of a move, and little that it must look at."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.load import Load
from bench.tables import QuoVadisTable
from tests.server.harness import open_server, run

MOVES = 200


@pytest.fixture(autouse=True)
def _no_collections() -> Iterator[None]:
    """Without the collector, what is in no cycle is freed all the same."""
    gc.disable()
    yield
    gc.enable()


def test_a_move_leaves_no_cycles_and_a_few_objects(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            load = Load(server.port, 1, QuoVadisTable)
            await load.sit_down()
            await load.run_to(20)
            for _ in range(3):
                gc.collect()
            before = len(gc.get_objects())
            await load.run_to(20 + MOVES)
            assert gc.collect() < MOVES
            gc.collect()
            assert len(gc.get_objects()) - before < 4 * MOVES, "the players of this test keep some, too"
            load.go()

    run(story)


def test_a_connection_that_is_closed_leaves_little_behind(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            load = Load(server.port, 1, QuoVadisTable)
            await load.sit_down()
            gc.collect()
            socket = weakref.ref(next(iter(server.uvicorn.server_state.connections)))
            load.go()
            while server.uvicorn.server_state.connections:
                await asyncio.sleep(0.001)
            await asyncio.sleep(0)
            assert socket() is None

    run(story)


def test_a_table_that_is_unloaded_lets_go_of_its_game(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            load = Load(server.port, 1, QuoVadisTable)
            await load.sit_down()
            table = load.tables[0].name
            live = server.registry.live(table)
            assert live is not None
            async with live.lock:
                game = weakref.ref(await live.log())
            del live
            load.go()
            while server.registry.live(table) is not None:
                await asyncio.sleep(0.001)
                await server.registry._unload(table)
            assert game() is None

    run(story)


def test_everything_is_looked_at_seldom_while_a_server_runs(folder: Path) -> None:
    async def story() -> None:
        before = gc.get_threshold()
        async with open_server(folder):
            first, second, third = gc.get_threshold()
            assert first * second * third >= 1_000_000
        assert gc.get_threshold() == before

    run(story)
