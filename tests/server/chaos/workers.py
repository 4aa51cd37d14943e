"""Workers: ``rostra serve`` in processes of their own, all on one database, that come and go."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.server.chaos.journal import Journal

ROSTRA = ("-c", "from rostra.cli import main; raise SystemExit(main())")
"""What Python is to run for a sound worker."""
GENEROUS = (
    *("messages_per_second", "messages_per_second_per_identity"),
    *("frames_per_second", "frames_per_second_per_identity", "frames_per_second_per_address"),
    *("bytes_per_second", "bytes_per_second_per_identity", "bytes_per_second_per_address"),
    *("work_per_second_per_identity", "work_per_second_per_address"),
    *("requests_per_second", "openings_per_second", "calls_per_second", "calls_at_once"),
    *("tables_per_minute", "chats_per_minute", "connections_per_address", "requests_per_address"),
)
"""Limits that would stop a crowd which comes from one address."""


class Worker:
    """A process that serves."""

    def __init__(self, name: str, command: Sequence[str], log: Path) -> None:
        self.name, self._log = name, log
        self.port = 0
        environment = {**os.environ, "ROSTRA_JIT": "0"}  # nobody waits for a compiler
        with log.open("w") as stderr:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment
            )

    def listen(self) -> None:
        """Wait until it says where it listens."""
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r":(\d+)", said)
        assert found is not None, said + self._log.read_text()
        self.port = int(found[1])

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    async def gone(self) -> int:
        """Wait until it has ended; with which code."""
        return await asyncio.to_thread(self._process.wait)

    def end(self) -> None:
        """Kill it, if it is still there."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


class Workers:
    """All workers; those that serve, and those that are gone."""

    def __init__(
        self, database: str, journal: Journal, runs: Sequence[str] = ROSTRA, bot_delay: float = 0.0
    ) -> None:
        self._database, self._journal, self._runs, self._bot_delay = database, journal, runs, bot_delay
        self._numbers = itertools.count(1)
        self._all: list[Worker] = []
        self.serving: list[Worker] = []
        """Where people may come to; as a load balancer would know it."""

    async def start(self) -> Worker:
        """Start one, and wait until it listens."""
        name = f"worker-{next(self._numbers)}"
        address = f"{self._database}?application_name={name}"
        command = [sys.executable, *self._runs, "serve", "--database", address, "--port", "0"]
        command += ["--bot-delay", str(self._bot_delay)]
        command += [part for limit in GENEROUS for part in ("--limit", f"{limit}=1000000")]
        worker = Worker(name, command, self._journal.folder / f"{name}.log")
        self._all.append(worker)
        await asyncio.to_thread(worker.listen)
        self.serving.append(worker)
        return worker

    def any_but(self, last: Worker | None, chance: random.Random) -> Worker:
        """One that serves, and not the one where somebody has just been, if there is another."""
        if not self.serving:
            raise ConnectionError("Nobody serves just now.")
        others = [worker for worker in self.serving if worker is not last]
        return chance.choice(others or self.serving)

    def retire(self, worker: Worker) -> None:
        """Nobody is to come to it any more."""
        self.serving.remove(worker)

    def end(self) -> None:
        """Kill all that are left."""
        for worker in self._all:
            worker.end()
