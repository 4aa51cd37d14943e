"""Servers as processes of their own: started, measured from outside, and ended."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PATIENCE = 30.0
"""Seconds after which a server that does not answer will not."""
SERVE = """
import dataclasses, json, sys
from pathlib import Path
from rostra.server.limits import Limits
from rostra.server.run import Settings, serve
from rostra.server.services import Pace

limits = json.loads(sys.argv[2])
if limits is None:
    names = [field.name for field in dataclasses.fields(Limits)]
    limits = {name: 10**9 for name in names if "_per_" in name or name.endswith(("_at_once", "connections"))}
pace = Pace(**json.loads(sys.argv[3]))
port, workers = int(sys.argv[4]), int(sys.argv[5])
settings = Settings(sys.argv[1], port=port, workers=workers, limits=Limits(**limits), pace=pace)
serve(settings, lambda addresses, port: print(port, flush=True))
"""
"""A server as ``rostra serve`` runs it, with limits and a pace of our own."""
Settings = Mapping[str, float]


@dataclass
class ServerProcess:
    """A running server."""

    process: subprocess.Popen[str]
    port: int
    core: int | None = None

    def processor_seconds(self) -> float:
        """The processor time it and its workers have used so far, in the system's ticks of 10 ms."""
        return processor_seconds(self.process.pid)

    def memory(self) -> int:
        """The resident memory of it and its workers, in bytes; what they share counts for each."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return sum(map(_memory, [str(self.process.pid), *children]))

    def handles(self) -> int:
        """How many files and sockets it holds open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    async def idle(self, seconds: float = 60) -> None:
        """Wait until it has warmed up: it does next to nothing for a moment; or for so long at most."""
        for _ in range(round(2 * seconds)):
            before = self.processor_seconds()
            await asyncio.sleep(0.5)
            if self.processor_seconds() - before < 0.05:
                return

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()


def _memory(pid: str) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def processor_seconds(pid: int) -> float:
    """What a process and its children have used, those that are gone too."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        is_first = int(stat.parent.name) == pid
        if is_first or int(fields[1]) == pid:
            ticks += sum(map(int, fields[11 : 15 if is_first else 13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def is_measurable() -> bool:
    """Whether this system tells what a process uses."""
    return Path("/proc/self/stat").exists()


@contextmanager
def rostra(
    folder: Path,
    limits: Settings | None = None,
    pace: Settings | None = None,
    *,
    core: int | None = None,
    port: int = 0,
    database: str | None = None,
    workers: int = 1,
    **more: Any,
) -> Iterator[ServerProcess]:
    """A rostra server with its database in a folder, or another one. Without limits, we can be many."""
    settings = [json.dumps(limits), json.dumps(pace or {}), str(port), str(workers)]
    database = database or str(folder / "rostra.sqlite3")
    command = [sys.executable, "-c", SERVE, database, *settings]
    with running(command, core=core, **more) as server:
        wait_for(server, "/api/games")
        yield server


@contextmanager
def running(command: Sequence[str], *, core: int | None = None, **more: Any) -> Iterator[ServerProcess]:
    """A server that prints its port when it starts; it ends with the context."""
    _allow_many_handles()
    with on_core(core):
        process = subprocess.Popen([*command], stdout=subprocess.PIPE, text=True, **more)
    with process:
        assert process.stdout is not None
        try:
            yield ServerProcess(process, int(process.stdout.readline()), core)
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def _allow_many_handles() -> None:
    """A thousand tables of four are more sockets than a process may have at first."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def cores() -> list[int]:
    """The cores that this process may use; empty if a process cannot be kept on one."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """Keep this process, and those it starts meanwhile, on one core."""
    if core is None or not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def wait_for(server: ServerProcess, path: str) -> None:
    """Wait until a server answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        try:
            connection.request("GET", path)
            connection.getresponse().read()
            return
        except ConnectionRefusedError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        finally:
            connection.close()
