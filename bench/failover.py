"""A worker is killed: how long until the game goes on at the tables of those who were connected to it.

Two workers on one PostgreSQL; at each table a person who acts as soon as they may, and bots without a pause.
Whoever loses the connection comes again after 0.3 s, as browsers do; what is timed is when they see the next
event. The worker that was killed is replaced, and after a while the other one is killed.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import quantiles

from bench.process import rostra
from bench.report import Note, Row
from bench.storage import missing
from tests.server.harness import Client, Person, moves
from tests.server.postgres import cluster

TABLES, KILLS = 20, 8
REST, RETRY = 3.0, 0.3
"""Seconds between two kills, and until a client comes again."""
MOST = 2.0
"""Seconds that one in a hundred may exceed."""


class Guest:
    """A person at a table with bots, who plays and comes again whenever the connection is lost."""

    def __init__(self, origin: str, seed: int) -> None:
        self._person, self._chance = Person(origin), random.Random(seed)
        self.killed_at = 0.0
        """When a worker was killed last."""
        self.times: list[float] = []

    async def play(self) -> None:
        """Play, one game after another."""
        while True:
            await self._game()

    async def _game(self) -> None:
        bots = [{"kind": "bot", "level": "random"}] * 3
        table = await self._person.create_table(players=4, seats=[{"kind": "me", "name": "Ada"}, *bots])
        client = await self._person.join(table)
        seen: int | None = None
        """How much was seen when the connection was lost, until there is more."""
        while not (client.latest and client.view()["result"]):
            if client.code is not None:
                seen = client.seen() if seen is None else seen
                client = await self._again(table)
            if seen is not None and client.seen() > seen:
                self.times.append(time.perf_counter() - self.killed_at)
                seen = None
            await self._act(client)
        await client.leave()

    async def _again(self, table: str) -> Client:
        while True:
            await asyncio.sleep(RETRY)
            try:
                client = await asyncio.wait_for(self._person.join(table), 10)
                if client.latest:
                    return client
            except (OSError, AssertionError, TimeoutError):
                continue

    async def _act(self, client: Client) -> None:
        choices = moves(client.legal()) if 0 in client.latest else []
        if not choices or 0 not in client.view()["to_act"]:
            await asyncio.sleep(0.01)
            return
        with suppress(OSError, AssertionError, TimeoutError):  # the connection is lost
            await asyncio.wait_for(client.act(self._chance.choice(choices)), 10)


def rows() -> Iterator[Row | Note]:
    """How long it took."""
    if (note := missing()) is not None:
        yield note
        return
    pace = {"shortest": 0.0, "longest": 0.0, "patience": 0.0}
    with (
        tempfile.TemporaryDirectory() as folder,
        cluster(settings=()) as database,
        rostra(Path(folder), None, pace, database=database.new_database(), workers=2) as server,
    ):
        times = asyncio.run(_killed(server.process.pid, f"http://127.0.0.1:{server.port}"))
    cuts = quantiles(times, n=100)
    yield Row("Connections that were lost with their worker", len(times), "")
    yield Row("From the kill of a worker to the next event, median", cuts[49], "s")
    yield Row("From the kill of a worker to the next event, p99", cuts[98], "s", below=MOST)


async def _killed(supervisor: int, origin: str) -> list[float]:
    guests = [Guest(origin, seed) for seed in range(TABLES)]
    playing = [asyncio.create_task(guest.play()) for guest in guests]
    await asyncio.sleep(REST)
    for _ in range(KILLS):
        worker = min(_workers(supervisor))
        os.kill(worker, signal.SIGKILL)
        for guest in guests:
            guest.killed_at = time.perf_counter()
        await asyncio.sleep(REST)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return [seconds for guest in guests for seconds in guest.times]


def _workers(supervisor: int) -> set[int]:
    return {int(pid) for pid in Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()}
