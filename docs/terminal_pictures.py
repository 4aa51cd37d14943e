"""Draws the pictures of the terminal in ``docs/pictures/``: boards as they are printed, and the full screen.

Run ``python docs/terminal_pictures.py`` from anywhere; nothing is retouched, letters just become SVG text.
The full screen is played by keys, at tables whose seeds are fixed.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

from rich.color import Color
from rich.style import Style
from textual.pilot import Pilot

import rostra
from rostra.cli.canvas import Canvas
from rostra.cli.display import display, names_of
from rostra.cli.playing.local import LocalSession, Seating
from rostra.cli.playing.panes import ChoiceList
from rostra.cli.playing.screen import TableApp
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


Play = Callable[["Fingers"], Awaitable[None]]


class Fingers:
    """Press keys at a table, by what is written on the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self._app, self._pilot = app, pilot

    async def ready(self) -> None:
        """Wait until something can be chosen."""
        await self._pilot.pause()
        while not self.labels:
            await asyncio.sleep(0.01)
            await self._pilot.pause()

    @property
    def labels(self) -> list[str]:
        """What can be chosen."""
        there = self._app.screen.query(ChoiceList).first()
        return [str(there.get_option_at_index(number).prompt)[2:] for number in range(there.option_count)]

    async def choose(self, wish: str) -> None:
        """Choose the line that begins so, or the first."""
        number = next((n for n, label in enumerate(self.labels) if label.startswith(wish)), 0)
        await self._pilot.press(str(number + 1))
        await self.ready()

    async def play_until(self, wish: str) -> None:
        """Choose the first line until another is there."""
        while not any(label.startswith(wish) for label in self.labels):
            await self.choose("")


def screenshot(game: str, players: int, seed: int, size: tuple[int, int], play: Play) -> str:
    """The full screen after some play, as an SVG picture that loads nothing from elsewhere."""
    table = rostra.new_table(game, players, seed)
    names = ("Ada", "Balbus", "Cassia", "Drusus", "Fulvia", "Gallus", "Horatia", "Lucius")[:players]

    async def taken() -> str:
        with tempfile.TemporaryDirectory() as folder:
            session = LocalSession(table, Seating(names, ("rules",) * (players - 1)), Path(folder) / "kept")
            app = TableApp(session)
            async with app.run_test(size=size) as pilot:
                fingers = Fingers(app, pilot)
                await fingers.ready()
                await play(fingers)
                return app.export_screenshot(title=f"rostra play {game}")

    svg = asyncio.run(taken())
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)


async def _offered(fingers: Fingers) -> None:
    await fingers.play_until("accept deal")


async def _countered(fingers: Fingers) -> None:
    await fingers.play_until("accept deal")
    await fingers.choose("counter deal")


async def _bargained(fingers: Fingers) -> None:
    for _ in range(4):
        await fingers.play_until("accept deal")
        await fingers.choose("accept deal")
        await fingers.choose("Agreed")
    await fingers.play_until("accept deal")


async def _voting(fingers: Fingers) -> None:
    for _ in range(8):
        await fingers.choose("lay")


SCREENS = {
    "terminal-offer": ("quo-vadis", 3, 0, (80, 24), _offered),
    "terminal-counter": ("quo-vadis", 3, 0, (80, 24), _countered),
    "terminal-large": ("quo-vadis", 4, 2, (140, 48), _bargained),
    "terminal-idus-martii": ("idus-martii", 6, 2, (80, 24), _voting),
}


def main() -> None:
    """Draw a position of each game, and the full screen."""
    (HERE / "pictures").mkdir(exist_ok=True)
    for game, name in PICTURES.items():
        position = json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))
        (HERE / "pictures" / f"{game}-terminal.svg").write_text(
            picture(display(game).draw(position, names_of(game))), encoding="utf-8"
        )
    for name, scene in SCREENS.items():
        (HERE / "pictures" / f"{name}.svg").write_text(screenshot(*scene), encoding="utf-8")


if __name__ == "__main__":
    main()
