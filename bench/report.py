"""The table that the benchmark prints, and the same as JSON."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bench import machine


@dataclass(frozen=True, slots=True)
class Row:
    """One figure, and what it should be."""

    what: str
    figure: float
    unit: str
    at_least: float | None = None
    below: float | None = None

    @property
    def holds(self) -> bool | None:
        """Whether the figure is what it should be; None if it has no target."""
        if self.at_least is not None:
            return self.figure >= self.at_least
        return None if self.below is None else self.figure < self.below

    def __str__(self) -> str:
        target = ""
        if self.at_least is not None:
            target = f"at least {_number(self.at_least)}"
        elif self.below is not None:
            target = f"under {_number(self.below)}"
        verdict = {True: "yes", False: "NO", None: ""}[self.holds]
        return _line(self.what, f"{_number(self.figure)} {self.unit}", target, verdict)

    def data(self) -> dict[str, Any]:
        """The row as JSON."""
        target = {"at_least": self.at_least, "below": self.below, "holds": self.holds}
        given = {name: value for name, value in target.items() if value is not None}
        return {"what": self.what, "figure": self.figure, "unit": self.unit, **given}


@dataclass(frozen=True, slots=True)
class Note:
    """A line of words among the rows, such as why some are left out."""

    text: str

    def __str__(self) -> str:
        return self.text

    def data(self) -> dict[str, Any]:
        """The note as JSON."""
        return {"note": self.text}


@dataclass(frozen=True, slots=True)
class Section:
    """What was measured of one subject, and how busy the machine was meanwhile."""

    name: str
    rows: Sequence[Row | Note]
    load: machine.Load

    def data(self) -> dict[str, Any]:
        """The section as JSON."""
        load = {"ours": self.load.ours, "others": self.load.others, "stolen": self.load.stolen}
        return {"name": self.name, "cores": load, "rows": [row.data() for row in self.rows]}


WIDTHS = (72, 22, 18, 5)
HEAD = ("what", "figure", "target", "holds")


def head() -> str:
    """The heading of the table."""
    return f"{_line(*HEAD)}\n{_line(*('-' * width for width in WIDTHS))}"


def summary(sections: Sequence[Section]) -> str:
    """How many targets hold, and which do not."""
    judged = [row for row in _rows(sections) if row.holds is not None]
    missed = [row for row in judged if not row.holds]
    lines = [f"{len(judged) - len(missed)} of {len(judged)} targets hold."]
    return "\n".join([*lines, *(f"Missed: {row}" for row in missed)])


def data(sections: Sequence[Section]) -> dict[str, Any]:
    """Everything as JSON."""
    return {
        "processor": machine.processor(),
        "cores": os.cpu_count(),
        "versions": machine.versions(),
        "load_averages": machine.averages(),
        "sections": [section.data() for section in sections],
    }


def _rows(sections: Sequence[Section]) -> list[Row]:
    return [row for section in sections for row in section.rows if isinstance(row, Row)]


def _line(what: str, figure: str, target: str, verdict: str) -> str:
    return f"{what:<{WIDTHS[0]}}  {figure:>{WIDTHS[1]}}  {target:<{WIDTHS[2]}}  {verdict}".rstrip()


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
