"""Paper and terminal: boxes and paths on a sheet, colours and ASCII when it is read."""

from __future__ import annotations

import io

from rich.color import ColorSystem

from rostra.cli.canvas import Canvas
from rostra.cli.terminal import Renderer, renderer


class Stream(io.TextIOWrapper):
    """An output that is a terminal, or is not."""

    def __init__(self, encoding: str = "utf-8", terminal: bool = True) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def sheet() -> Canvas:
    canvas = Canvas()
    canvas.box(0, 2, (5, 3))
    canvas.path([(4, 3), (7, 3), (7, 0)], "path")
    canvas.text(2, 3, "●", "seat-0")
    return canvas


def test_a_box_a_path_and_a_piece() -> None:
    assert sheet().plain().splitlines() == [
        "       ▲",
        "       │",
        "╭───╮  │",
        "│ ● ├──╯",
        "╰───╯",
    ]


def test_where_there_is_only_ascii_the_same_in_ascii() -> None:
    assert Renderer(ascii=True).board(sheet()).splitlines() == [
        "       ^",
        "       |",
        "+---+  |",
        "| o +--+",
        "+---+",
    ]


def test_words_beyond_ascii_never_fail() -> None:
    assert Renderer(ascii=True).text("Cæsar – \ud800") == "C?sar - ?"
    assert Renderer().text("Cæsar \ud800") == "Cæsar ?"


def test_a_piece_has_its_colour_and_the_rest_none() -> None:
    line = Renderer(ColorSystem.TRUECOLOR).board(sheet()).splitlines()[3]
    assert "\x1b[1;38;2;255;255;255;48;2;176;38;30m●\x1b[0m" in line
    assert (
        "\x1b[1;38;5;231;48;5;124m●\x1b[0m" in Renderer(ColorSystem.EIGHT_BIT).board(sheet()).splitlines()[3]
    )


def test_colours_are_for_terminals_unless_somebody_minds() -> None:
    assert renderer(Stream(), environ={"COLORTERM": "truecolor"}).colors == ColorSystem.TRUECOLOR
    assert renderer(Stream(), environ={}).colors == ColorSystem.EIGHT_BIT
    assert renderer(Stream(), environ={"NO_COLOR": "1"}).colors is None
    assert renderer(Stream(), environ={"TERM": "dumb"}).colors is None
    assert renderer(Stream(), "never", {}).colors is None
    assert renderer(Stream(terminal=False), environ={}).colors is None
    assert renderer(Stream(terminal=False), "always", {"NO_COLOR": "1"}).colors == ColorSystem.EIGHT_BIT


def test_boxes_are_for_encodings_that_have_them() -> None:
    assert renderer(Stream("latin-1")).ascii
    assert not renderer(Stream("utf-8")).ascii
