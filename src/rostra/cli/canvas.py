"""A character grid: text, boxes and paths are drawn on it, then it is read line by line.

Cells know their style by name only; what a style looks like, and whether the terminal can show it, is decided
when the canvas is rendered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from rich.box import ROUNDED, Box

Point = tuple[int, int]
"""A column and a row, both counted from 0, rows downwards."""

LEFT, RIGHT, UP, DOWN = 1, 2, 4, 8

_STROKES = {
    LEFT | RIGHT: "─",
    UP | DOWN: "│",
    RIGHT | DOWN: "╭",
    LEFT | DOWN: "╮",
    RIGHT | UP: "╰",
    LEFT | UP: "╯",
}
_TEES = {LEFT: "┤", RIGHT: "├", UP: "┴", DOWN: "┬"}
_HEADS = {LEFT: "◀", RIGHT: "▶", UP: "▲", DOWN: "▼"}


class Canvas:
    """A grid that grows as things are drawn on it; later ones cover earlier ones."""

    def __init__(self) -> None:
        self._rows: list[list[tuple[str, str]]] = []

    @property
    def height(self) -> int:
        """How many lines are in use."""
        return len(self._rows)

    @property
    def width(self) -> int:
        """How long the longest line is."""
        return max(map(len, self._rows), default=0)

    def text(self, x: int, y: int, words: str, style: str = "") -> int:
        """Write words from a cell on; returns the column after them."""
        for offset, letter in enumerate(words):
            self._put(x + offset, y, letter, style)
        return x + len(words)

    def box(self, x: int, y: int, size: tuple[int, int], frame: Box = ROUNDED, style: str = "") -> None:
        """Draw a box of a width and a height and clear its inside."""
        width, height = size
        self.text(x, y, frame.top_left + frame.top * (width - 2) + frame.top_right, style)
        for row in range(y + 1, y + height - 1):
            self.text(x, row, frame.mid_left, style)
            self.text(x + 1, row, " " * (width - 2))
            self.text(x + width - 1, row, frame.mid_right, style)
        bottom = frame.bottom_left + frame.bottom * (width - 2) + frame.bottom_right
        self.text(x, y + height - 1, bottom, style)

    def path(self, corners: Sequence[Point], style: str = "", tee: bool = True) -> None:
        """Draw a line of strokes to an arrowhead: from the edge of a box, or from beside something."""
        cells = list(_walk(corners))
        for before, here, after in zip(cells, cells[1:], cells[2:], strict=False):
            stroke = _STROKES[_direction(here, before) | _direction(here, after)]
            self._put(*here, stroke, style)
        out = _direction(cells[0], cells[1])
        self._put(*cells[0], _TEES[out] if tee else "─" if out in (LEFT, RIGHT) else "│", style)
        self._put(*cells[-1], _HEADS[_direction(cells[-2], cells[-1])], style)

    def put(self, x: int, y: int, other: Canvas) -> None:
        """Draw another canvas with its upper left corner at a cell."""
        for row, cells in enumerate(other._rows, y):
            for column, (letter, style) in enumerate(cells, x):
                self._put(column, row, letter, style)

    def below(self, row: int) -> Canvas:
        """What is drawn from a line on."""
        part = Canvas()
        part._rows = self._rows[row:]
        return part

    def lines(self) -> list[list[tuple[str, str]]]:
        """The lines, each a list of runs: pairs of words and style."""
        return [
            [("".join(letter for letter, _ in run), style) for style, run in groupby(row, itemgetter(1))]
            for row in self._rows
        ]

    def plain(self) -> str:
        """The canvas as text without styles."""
        return "\n".join("".join(words for words, _ in line).rstrip() for line in self.lines())

    def _put(self, x: int, y: int, letter: str, style: str) -> None:
        while len(self._rows) <= y:
            self._rows.append([])
        row = self._rows[y]
        while len(row) <= x:
            row.append((" ", ""))
        row[x] = (letter, style)


def _walk(corners: Sequence[Point]) -> Iterable[Point]:
    """Every cell from the first corner to the last."""
    x, y = corners[0]
    yield x, y
    for end_x, end_y in corners[1:]:
        while (x, y) != (end_x, end_y):
            x += (end_x > x) - (end_x < x)
            y += (end_y > y) - (end_y < y)
            yield x, y


def _direction(here: Point, there: Point) -> int:
    if there[0] != here[0]:
        return RIGHT if there[0] > here[0] else LEFT
    return DOWN if there[1] > here[1] else UP
