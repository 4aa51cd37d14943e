"""Figures with their intervals, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rostra.arena.report.marks import line, mark, picture, text
from rostra.arena.report.scales import Scale

WIDTH, MARGIN, ROW, TOP, FOOT = 380.0, 12.0, 43.0, 6.0, 26.0
LONGEST = 22


@dataclass(frozen=True, slots=True)
class Row:
    """A figure, the interval around it, and whose it is."""

    label: str
    player: int
    value: float
    low: float | None = None
    high: float | None = None
    words: str = ""
    """The figure as it is read."""
    end: float | None = None
    """Something further out, such as the longest time."""


def intervals(
    rows: Sequence[Row], scale: Scale, title: str, number: Callable[[float], str], beside: float | None = None
) -> str:
    """A picture of rows; ``beside`` is a value to compare with, drawn as a line."""
    height = TOP + ROW * len(rows) + FOOT
    drawn = [line(scale(tick), TOP, scale(tick), height - FOOT, "grid") for tick in scale.ticks()]
    drawn += [
        text(number(tick), x=scale(tick), y=height - 8, class_="tick", text_anchor="middle")
        for tick in scale.ticks()
    ]
    if beside is not None:
        drawn.append(line(scale(beside), TOP, scale(beside), height - FOOT, "beside"))
    for place, row in enumerate(rows):
        drawn += _row(row, scale, TOP + ROW * place)
    return picture(WIDTH, height, title, *drawn)


def stretch(low: float, high: float, is_logarithmic: bool = False) -> Scale:
    """A scale across the picture."""
    return Scale(low, high if high > low else low + 1, MARGIN + 12, WIDTH - MARGIN - 12, is_logarithmic)


def _row(row: Row, scale: Scale, top: float) -> list[str]:
    middle = top + 28
    label = row.label if len(row.label) <= LONGEST else "…" + row.label[1 - LONGEST :]
    drawn = [
        text(label, x=MARGIN, y=top + 14, class_="label"),
        text(row.words, x=WIDTH - MARGIN, y=top + 14, class_="figure", text_anchor="end"),
    ]
    if row.end is not None:
        drawn.append(line(scale(row.value), middle, scale(row.end), middle, "end"))
    if row.low is not None and row.high is not None:
        drawn.append(line(scale(row.low), middle, scale(row.high), middle, f"whisker p{row.player % 8}"))
    drawn.append(mark(row.player, scale(row.value), middle))
    return drawn
