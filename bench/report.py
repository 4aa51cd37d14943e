"""The table that the benchmark prints."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Row:
    """One figure, and what it should be."""

    what: str
    figure: float
    unit: str
    at_least: float | None = None
    below: float | None = None

    def cells(self) -> tuple[str, str, str, str]:
        """The row as text: what, figure, target, whether it is met."""
        return self.what, f"{_number(self.figure)} {self.unit}", self._target(), self._met()

    def _target(self) -> str:
        if self.at_least is not None:
            return f"at least {_number(self.at_least)}"
        if self.below is not None:
            return f"under {_number(self.below)}"
        return ""

    def _met(self) -> str:
        if self.at_least is not None:
            return "yes" if self.figure >= self.at_least else "NO"
        if self.below is not None:
            return "yes" if self.figure < self.below else "NO"
        return ""


@dataclass(frozen=True, slots=True)
class Note:
    """A line of words among the rows, such as why some are left out."""

    text: str


WIDTHS = (60, 20, 16, 3)
HEAD = ("what", "figure", "target", "met")


def head() -> str:
    """The heading of the table."""
    return f"{_line(HEAD)}\n{_line(tuple('-' * width for width in WIDTHS))}"


def lines(rows: Iterable[Row | Note]) -> str:
    """Some rows of the table."""
    return "\n".join(row.text if isinstance(row, Note) else _line(row.cells()) for row in rows)


def machine() -> str:
    """What the figures were measured on."""
    libraries = ", ".join(
        f"{name} {found}"
        for name in ("numpy", "numba", "open_spiel", "pettingzoo", "pgx", "jax", "rlcard")
        if (found := _version(name))
    )
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}; {python}, {libraries}"


def _line(cells: tuple[str, ...]) -> str:
    what, figure, target, met = cells
    return f"{what:<{WIDTHS[0]}}  {figure:>{WIDTHS[1]}}  {target:<{WIDTHS[2]}}  {met}".rstrip()


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _version(distribution: str) -> str | None:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return None


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
