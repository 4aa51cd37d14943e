"""Draws the pictures of the terminal boards in ``docs/pictures/`` from the very sheets the terminal prints.

Run ``python docs/terminal_pictures.py`` from anywhere; nothing is retouched, letters just become SVG text.
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from rich.color import Color
from rich.style import Style

from rostra.cli.canvas import Canvas
from rostra.cli.display import display, names_of
from rostra.cli.terminal import STYLES

HERE = Path(__file__).parent
POSITIONS = HERE.parent / "tests" / "cli" / "golden"
PICTURES = {"quo-vadis": "quo-vadis-5-players", "idus-martii": "idus-martii-8-players"}

LETTER_WIDTH, LINE_HEIGHT, MARGIN = 9, 17, 14
GROUND, INK = "#1e1b1a", "#ede4d6"
FONT = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"


def picture(canvas: Canvas) -> str:
    """A sheet as an SVG picture."""
    lines = canvas.lines()
    width = max(sum(len(words) for words, _ in line) for line in lines) * LETTER_WIDTH + 2 * MARGIN
    height = len(lines) * LINE_HEIGHT + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="{FONT}" font-size="15">',
        f'<rect width="{width}" height="{height}" rx="8" fill="{GROUND}"/>',
    ]
    for number, line in enumerate(lines):
        parts.extend(_line(line, number))
    return "\n".join([*parts, "</svg>", ""])


def _line(line: list[tuple[str, str]], number: int) -> list[str]:
    """One line: its grounds first, then its letters, each run as wide as it is in a terminal."""
    grounds, letters = [], []
    x, y = MARGIN, MARGIN + number * LINE_HEIGHT
    for words, style in line:
        look = Style.parse(STYLES.get(style, ""))
        run = len(words) * LETTER_WIDTH
        if look.bgcolor:
            fill = _rgb(look.bgcolor)
            grounds.append(f'<rect x="{x}" y="{y}" width="{run}" height="{LINE_HEIGHT}" fill="{fill}"/>')
        if words.strip():
            color = _rgb(look.color) if look.color else INK
            weight = ' font-weight="bold"' if look.bold else ""
            letters.append(
                f'<text x="{x}" y="{y + 13}" fill="{color}"{weight} textLength="{run}" '
                f'lengthAdjust="spacingAndGlyphs" xml:space="preserve">{escape(words)}</text>'
            )
        x += run
    return grounds + letters


def _rgb(color: Color) -> str:
    return f"rgb{tuple(color.get_truecolor())}"


def main() -> None:
    """Draw a position of each game."""
    (HERE / "pictures").mkdir(exist_ok=True)
    for game, name in PICTURES.items():
        position = json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))
        (HERE / "pictures" / f"{game}-terminal.svg").write_text(
            picture(display(game).draw(position, names_of(game))), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
