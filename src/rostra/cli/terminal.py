"""What the terminal can do: colours, letters beyond ASCII, single keys."""

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

from rostra.cli.canvas import Canvas

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Wipes the screen and what has scrolled off it."""

BOARD_COLUMNS, BOARD_LINES = 98, 46
"""The window in which the larger of the two boards is seen whole, with a few lines below it."""

Colour = tuple[int, int, int]

INK: Colour = (43, 35, 32)
TRAVERTINE: Colour = (239, 231, 218)

STYLES: dict[str, tuple[Colour | None, Colour | None, bool]] = {
    "seat-0": ((255, 255, 255), (176, 38, 30), True),
    "seat-1": ((255, 255, 255), (38, 84, 166), True),
    "seat-2": ((255, 255, 255), (62, 58, 62), True),
    "seat-3": (INK, (250, 246, 238), True),
    "seat-4": (INK, (232, 182, 40), True),
    "free": ((150, 128, 110), None, False),
    "committee": ((196, 98, 72), None, False),
    "name": (None, None, True),
    "votes": ((196, 98, 72), None, False),
    "path": ((150, 138, 118), None, False),
    "laurel": (INK, (205, 160, 85), True),
    "bare": ((150, 138, 118), None, False),
    "caesar": ((255, 214, 110), (91, 42, 74), True),
    "senate": ((172, 108, 148), None, True),
    "title": ((196, 98, 72), None, True),
    "quiet": ((140, 128, 116), None, False),
    "strong": (None, None, True),
    "act": ((47, 160, 146), None, True),
    "loyalist": ((255, 255, 255), (47, 125, 70), True),
    "traitor": ((255, 255, 255), (176, 38, 30), True),
    "merchant": (INK, (232, 182, 40), True),
    "hidden": ((196, 180, 160), (110, 92, 78), False),
    "consul": ((255, 214, 110), (91, 42, 74), True),
    "praetor": ((255, 255, 255), (140, 70, 48), True),
    "aedile": (INK, (205, 160, 85), True),
    "limit": ((214, 64, 52), None, True),
}
"""What each style looks like: ink, ground (``None``: the terminal's own) and whether it is bold."""

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
class Look:
    """How a sheet is to be written: with which colours, and whether only ASCII may be used."""

    colours: int = 0
    """0 for none, 256, or ``1 << 24``."""
    ascii: bool = False

    def page(self, canvas: Canvas) -> str:
        """The whole sheet as text, without a newline at its end."""
        if not self.colours:
            return self.words(canvas.plain())
        return "\n".join("".join(self.styled(*run) for run in line) for line in canvas.lines())

    def styled(self, words: str, style: str) -> str:
        """A piece of text in its style."""
        words = self.words(words)
        if not self.colours or style not in STYLES:
            return words
        return f"\x1b[{_codes(style, self.colours)}m{words}\x1b[0m"

    def words(self, text: str) -> str:
        """Text that this terminal can write."""
        if not self.ascii:
            return text.encode("utf-8", "replace").decode("utf-8")
        return text.translate(_ASCII).encode("ascii", "replace").decode("ascii")


def look(stream: TextIO, colour: str = "auto", environ: Mapping[str, str] = os.environ) -> Look:
    """What a stream can show; ``colour`` is ``auto``, ``always`` or ``never``."""
    wanted = colour == "always" or (
        colour == "auto" and stream.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
    )
    deep = environ.get("COLORTERM", "").lower() in ("truecolor", "24bit")
    return Look((1 << 24 if deep else 256) if wanted else 0, not _writes_boxes(stream))


def too_small(stream: TextIO) -> dict[str, int] | None:
    """The size of a terminal in which the board does not fit, beside the size it needs."""
    size = shutil.get_terminal_size()
    if not stream.isatty() or (size.columns >= BOARD_COLUMNS and size.lines >= BOARD_LINES):
        return None
    needed = {"columns": BOARD_COLUMNS, "lines": BOARD_LINES}
    return {**needed, "has_columns": size.columns, "has_lines": size.lines}


def _writes_boxes(stream: TextIO) -> bool:
    try:
        "╭●♛†".encode(stream.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


def _codes(style: str, colours: int) -> str:
    ink, ground, bold = STYLES[style]
    parts = ["1"] if bold else []
    for colour, plane in ((ink, 38), (ground, 48)):
        if colour is not None and colours > 256:
            parts.append(f"{plane};2;{';'.join(map(str, colour))}")
        elif colour is not None:
            parts.append(f"{plane};5;{_nearest(colour)}")
    return ";".join(parts)


@cache
def _nearest(colour: Colour) -> int:
    """The nearest colour of the cube and the greys that 256 colours have."""
    steps = (0, 95, 135, 175, 215, 255)
    cube = {
        16 + 36 * r + 6 * g + b: (steps[r], steps[g], steps[b])
        for r in range(6)
        for g in range(6)
        for b in range(6)
    }
    cube.update({232 + n: (8 + 10 * n,) * 3 for n in range(24)})
    return min(cube, key=lambda code: sum((a - b) ** 2 for a, b in zip(cube[code], colour, strict=True)))


@contextmanager
def single_keys() -> Iterator[bool]:
    """While it lasts, keys arrive one by one; yields False where that cannot be (no POSIX terminal)."""
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
