"""What the terminal can show and read: colours, letters beyond ASCII, single keys."""

from __future__ import annotations

import os
import select
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import TextIO

from rich.color import ColorSystem
from rich.style import Style

from rostra.cli.canvas import Canvas

CLEAR = "\x1b[H\x1b[2J"
"""Clears the screen, and leaves the scrollback alone."""
ALTERNATE, USUAL = "\x1b[?1049h", "\x1b[?1049l"
"""To a screen that has no scrollback, and back to the one that was there before."""

BOARD_COLUMNS = 98
"""The width of the larger of the two boards."""

STYLES = {
    "seat-0": "bold #ffffff on #b0261e",
    "seat-1": "bold #ffffff on #2654a6",
    "seat-2": "bold #ffffff on #3e3a3e",
    "seat-3": "bold #2b2320 on #faf6ee",
    "seat-4": "bold #2b2320 on #e8b628",
    "free": "#96806e",
    "committee": "#c46248",
    "name": "bold",
    "votes": "#c46248",
    "path": "#968a76",
    "laurel": "bold #2b2320 on #cda055",
    "bare": "#968a76",
    "caesar": "bold #ffd66e on #5b2a4a",
    "senate": "bold #ac6c94",
    "title": "bold #c46248",
    "quiet": "#8c8074",
    "strong": "bold",
    "act": "bold #2fa092",
    "loyalist": "bold #ffffff on #2f7d46",
    "traitor": "bold #ffffff on #b0261e",
    "merchant": "bold #2b2320 on #e8b628",
    "hidden": "#c4b4a0 on #6e5c4e",
    "consul": "bold #ffd66e on #5b2a4a",
    "praetor": "bold #ffffff on #8c4630",
    "aedile": "bold #2b2320 on #cda055",
    "limit": "bold #d64034",
}
"""What each style looks like, in rich's notation."""

_ASCII = str.maketrans(
    {
        **dict.fromkeys("╭╮╰╯┬┴├┤┼╔╗╚╝┏┓┗┛╨╥╡╞", "+"),
        **dict.fromkeys("─━═", "-"),
        **dict.fromkeys("│┃║", "|"),
        **{"▲": "^", "▼": "v", "◀": "<", "▶": ">", "●": "o", "■": "#", "◆": "x", "★": "*"},
        **{"·": ".", "♛": "@", "†": "!", "×": "x", "–": "-", "…": "...", "▒": "%", "’": "'", "→": "->"},
    }
)


@dataclass(frozen=True, slots=True)
class Renderer:
    """Turns a canvas into text, with the colours and letters the terminal has."""

    colors: ColorSystem | None = None
    ascii: bool = False

    def board(self, canvas: Canvas) -> str:
        """The whole canvas as text, without a newline at the end."""
        if self.colors is None:
            return self.text(canvas.plain())
        return "\n".join("".join(self.styled(*run) for run in line) for line in canvas.lines())

    def styled(self, words: str, style: str) -> str:
        """A piece of text in its style."""
        words = self.text(words)
        if self.colors is None or style not in STYLES:
            return words
        return _style(style, self.colors).render(words, color_system=self.colors)

    def text(self, words: str) -> str:
        """Text that this terminal can write."""
        if not self.ascii:
            return words.encode("utf-8", "replace").decode("utf-8")
        return words.translate(_ASCII).encode("ascii", "replace").decode("ascii")


@cache
def _style(name: str, colors: ColorSystem) -> Style:
    """One object for each colour system: rich caches the escape codes of the first one it renders."""
    parsed = Style.parse(STYLES[name])
    return Style(color=parsed.color, bgcolor=parsed.bgcolor, bold=parsed.bold)


def renderer(stream: TextIO, color: str = "auto", environ: Mapping[str, str] = os.environ) -> Renderer:
    """A renderer for what a stream can show; ``color`` is ``auto``, ``always`` or ``never``."""
    wanted = color == "always" or (
        color == "auto" and stream.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
    )
    has_true_color = environ.get("COLORTERM", "").lower() in ("truecolor", "24bit")
    colors = ColorSystem.TRUECOLOR if has_true_color else ColorSystem.EIGHT_BIT
    return Renderer(colors if wanted else None, not _writes_boxes(stream))


def width() -> int:
    """How many columns there are to write in; enough for a board where it is no terminal."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else BOARD_COLUMNS


def _writes_boxes(stream: TextIO) -> bool:
    try:
        "╭●♛†".encode(stream.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


@contextmanager
def alternate_screen(wanted: bool = True) -> Iterator[None]:
    """Write on a screen of its own in this context, where the output is a terminal."""
    if not wanted or not sys.stdout.isatty():
        yield
        return
    sys.stdout.write(ALTERNATE + CLEAR)
    try:
        yield
    finally:
        sys.stdout.write(USUAL)
        sys.stdout.flush()


@contextmanager
def single_keys() -> Iterator[bool]:
    """Deliver keys one by one in this context; yields False where that is impossible (no POSIX terminal)."""
    try:
        import termios
        import tty
    except ImportError:
        yield False
        return
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle)
        yield True
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)


def read_key() -> str:
    """The next key: a letter, ``enter``, ``left``, ``right``, or ``end`` when the input has ended."""
    handle = sys.stdin.fileno()
    letter = os.read(handle, 1)
    if letter == b"\x1b":
        follows = os.read(handle, 8) if select.select([handle], [], [], 0.05)[0] else b""
        return {b"[C": "right", b"OC": "right", b"[D": "left", b"OD": "left"}.get(follows, "escape")
    if not letter:
        return "end"
    return "enter" if letter in b"\r\n" else letter.decode("latin-1")
