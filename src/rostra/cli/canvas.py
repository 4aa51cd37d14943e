"""A character grid: text, boxes and paths are drawn on it, then it is read line by line.

Cells know their style by name only; what a style looks like, and whether the terminal can show it, is decided
when the canvas is rendered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Frame:
    """The characters a box is drawn with: four corners, then the edges."""

    corners: str
    across: str
    down: str


THIN = Frame("╭╮╰╯", "─", "│")
DOUBLE = Frame("╔╗╚╝", "═", "║")
HEAVY = Frame("┏┓┗┛", "━", "┃")


class Canvas:
    """A grid that grows as things are drawn on it; later ones cover earlier ones."""

    def __init__(self) -> None:
        self._rows: list[list[tuple[str, str]]] = []

    @property
    def height(self) -> int:
        """How many lines are in use."""
        return len(self._rows)

    def text(self, x: int, y: int, words: str, style: str = "") -> int:
        """Write words from a cell on; returns the column after them."""
        for offset, letter in enumerate(words):
            self._put(x + offset, y, letter, style)
        return x + len(words)

    def box(self, x: int, y: int, size: tuple[int, int], frame: Frame = THIN, style: str = "") -> None:
        """Draw a box of a width and a height and clear its inside."""
        width, height = size
        self.text(x, y, frame.corners[0] + frame.across * (width - 2) + frame.corners[1], style)
        for row in range(y + 1, y + height - 1):
            self.text(x, row, frame.down, style)
            self.text(x + 1, row, " " * (width - 2))
            self.text(x + width - 1, row, frame.down, style)
        self.text(x, y + height - 1, frame.corners[2] + frame.across * (width - 2) + frame.corners[3], style)

    def path(self, corners: Sequence[Point], style: str = "") -> None:
        """Draw a line of vertical and horizontal strokes from the edge of a box to an arrowhead."""
        cells = list(_walk(corners))
        for before, here, after in zip(cells, cells[1:], cells[2:], strict=False):
            stroke = _STROKES[_direction(here, before) | _direction(here, after)]
            self._put(*here, stroke, style)
        first, second = cells[0], cells[1]
        self._put(*first, _TEES[_direction(first, second)], style)
        self._put(*cells[-1], _HEADS[_direction(cells[-2], cells[-1])], style)

    def lines(self) -> list[list[tuple[str, str]]]:
        """The lines, each a list of runs: pairs of words and style."""
        return [_runs(row) for row in self._rows]

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
    """The direction of the next cell."""
    if there[0] != here[0]:
        return RIGHT if there[0] > here[0] else LEFT
    return DOWN if there[1] > here[1] else UP


def _runs(row: list[tuple[str, str]]) -> list[tuple[str, str]]:
    runs: list[tuple[str, str]] = []
    for letter, style in row:
        if runs and runs[-1][1] == style:
            runs[-1] = (runs[-1][0] + letter, style)
        else:
            runs.append((letter, style))
    return runs
