"""What the figures are measured on, and what else it is doing meanwhile."""

from __future__ import annotations

import os
import platform
import time
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

LIBRARIES = ("numpy", "numba", "open_spiel", "pettingzoo", "gymnasium", "pgx", "jax", "rlcard")
BUSY = 0.1
"""Cores that other programs, or other machines on the same processor, use before it is worth a warning."""


def processor() -> str:
    """The processor's name."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def versions() -> dict[str, str]:
    """Python and the libraries that are measured or measured with, as far as they are installed."""
    found = {platform.python_implementation(): platform.python_version()}
    for name in ("rostra", *LIBRARIES):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


@dataclass(frozen=True, slots=True)
class Load:
    """How busy the machine was for a while, in cores."""

    ours: float
    """What this process used, with the processes it had started and that have ended."""
    others: float | None
    """What everything else used; None where the system does not tell."""
    stolen: float | None
    """What other virtual machines took of what this one wanted."""

    @property
    def is_busy(self) -> bool:
        """Whether something else may have disturbed the figures."""
        return (self.others or 0) + (self.stolen or 0) > BUSY

    def __str__(self) -> str:
        if self.others is None or self.stolen is None:
            return "this system does not tell what else it was doing"
        used = f"other programs used {self.others:.2f} of {os.cpu_count()} cores"
        return f"{used}, other machines {self.stolen:.2f}"


class Meter:
    """Measures the load from its making on."""

    def __init__(self) -> None:
        self._clock, self._own, self._system = time.perf_counter(), _own(), _system()

    def read(self) -> Load:
        """The load so far."""
        elapsed = time.perf_counter() - self._clock
        ours = (_own() - self._own) / elapsed
        before, after = self._system, _system()
        if before is None or after is None:
            return Load(ours, None, None)
        used, stolen = ((now - then) / elapsed for now, then in zip(after, before, strict=True))
        return Load(ours, max(0.0, used - ours), stolen)


def averages() -> tuple[float, ...] | None:
    """The system's load averages over 1, 5 and 15 minutes."""
    return os.getloadavg() if hasattr(os, "getloadavg") else None


def _own() -> float:
    """Processor time of this process and of those it has waited for."""
    return sum(os.times()[:4])


def _system() -> tuple[float, float] | None:
    """Seconds that the cores were used, and stolen, since the machine was started."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return None
    user, nice, system, _, _, interrupts, more, stolen = map(int, stat.read_text().split()[1:9])
    tick = os.sysconf("SC_CLK_TCK")
    return (user + nice + system + interrupts + more) / tick, stolen / tick
