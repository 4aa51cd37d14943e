"""Faults: what is done to workers and to PostgreSQL while people play."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.server.chaos.journal import Journal
from tests.server.chaos.workers import Worker, Workers
from tests.server.postgres import Cluster

STOPPED = 2.5
"""Seconds for which a worker stands still: longer than its lease, and than guests are patient."""
KINDS = ["kill", "stop", "terminate", "restart", "lapse", "join", "drain"]
OUTAGE = 0.5
"""Seconds for which PostgreSQL is down, at least."""


@dataclass
class Faults:
    """Does it, and writes it down."""

    workers: Workers
    cluster: Cluster
    database: str
    journal: Journal
    chance: random.Random

    @property
    def kinds(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """All faults, by name."""
        return {kind: getattr(self, kind) for kind in KINDS}

    def _one(self) -> Worker:
        return self.chance.choice(self.workers.serving)

    async def kill(self) -> None:
        """A worker is killed, and another started in its place."""
        worker = self._one()
        self.journal.fault("kill", worker.name)
        worker.signal(signal.SIGKILL)
        self.workers.retire(worker)
        await self.workers.start()

    async def stop(self) -> None:
        """A worker stands still for longer than its lease, and then goes on as if nothing had been."""
        worker = self._one()
        self.journal.fault("stop", worker.name)
        worker.signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        worker.signal(signal.SIGCONT)

    async def terminate(self) -> None:
        """All connections to the database are ended."""
        self.journal.fault("terminate")
        await asyncio.to_thread(
            self._execute,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )

    async def restart(self) -> None:
        """PostgreSQL is stopped, or crashes, and starts again; while it is down, a worker may be killed."""
        self.journal.fault("restart")
        await asyncio.to_thread(self.cluster.stop, self.chance.choice(("fast", "immediate")))
        await asyncio.sleep(OUTAGE)
        lost = self._one() if self.chance.random() < 0.5 else None
        if lost is not None:
            self.journal.fault("kill without database", lost.name)
            lost.signal(signal.SIGKILL)
            self.workers.retire(lost)
        await asyncio.to_thread(self.cluster.start)
        if lost is not None:
            await self.workers.start()

    async def lapse(self) -> None:
        """All leases end, as if every worker had been too slow to renew them: whoever is first has them."""
        self.journal.fault("lapse")
        await asyncio.to_thread(self._execute, "UPDATE workers SET until = clock_timestamp()")

    async def join(self) -> None:
        """One more worker comes."""
        worker = await self.workers.start()
        self.journal.fault("join", worker.name)

    async def drain(self) -> None:
        """A worker is told to stop; if it is the last one, another comes first."""
        if len(self.workers.serving) == 1:
            await self.join()
        worker = self._one()
        self.journal.fault("drain", worker.name)
        self.workers.retire(worker)
        worker.signal(signal.SIGTERM)
        code = await worker.gone()
        assert code == 0, f"{worker.name} ended with {code}"

    def _execute(self, sql: str) -> None:
        with self.cluster.connect(self.database) as database:
            database.execute(sql.encode())
