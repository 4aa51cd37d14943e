"""The parts of the full screen: a board that fits its window, lines to scroll, choices with numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.events import Key
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from rostra.cli.canvas import Canvas
from rostra.cli.display import TITLE_LINES, display
from rostra.cli.playing.session import Scene
from rostra.cli.terminal import STYLES

NUMBERED = 9
"""As many choices have a key of their own."""
LOG_LINES = 300
BESIDE = 30
"""Columns that are left for something beside the large board."""


def painted(canvas: Canvas) -> Text:
    """A canvas in its colours."""
    text = Text(no_wrap=True, overflow="crop")
    for number, line in enumerate(canvas.lines()):
        text.append("\n" if number else "")
        for words, style in line:
            text.append(words, Style.parse(STYLES[style]) if style in STYLES else None)
    return text


class Drawing(Static):
    """A canvas, painted anew when it has changed."""

    _lines: list[list[tuple[str, str]]] | None = None

    def paint(self, canvas: Canvas) -> None:
        """Show a canvas."""
        lines = canvas.lines()
        if lines != self._lines:
            self._lines = lines
            self.update(painted(canvas))


class Board(Drawing):
    """The table, drawn as large as there is room for."""

    def show(self, scene: Scene) -> bool:
        """Draw it; whether it is drawn large."""
        known = display(scene.game)
        large = known.draw(scene.view, scene.name).below(TITLE_LINES)
        columns, lines = self.screen.size.width, self.container_size.height
        if known.compact is None or (columns >= large.width + BESIDE and lines >= large.height):
            self.paint(large)
            return True
        self.paint(known.compact(scene.view, scene.name))
        return False


class Players(Drawing):
    """Who sits at the table, beside the small board."""

    def show(self, scene: Scene) -> None:
        """Draw them, where the game has something to say of them."""
        known = display(scene.game).players
        if known is not None:
            self.paint(known(scene.view, scene.name))


class Lines(VerticalScroll, can_focus=False):
    """Sentences, the latest at the bottom and in sight."""

    def __init__(self, id: str, title: str = "") -> None:
        super().__init__(Static(markup=False), id=id)
        self.border_title = title
        self._shown: tuple[str, ...] = ()

    def show(self, lines: Sequence[str]) -> None:
        """Show these; scroll to the end if something is new."""
        latest = tuple(lines[-LOG_LINES:])
        if latest != self._shown:
            self._shown = latest
            self.query_one(Static).update("\n".join(latest))
            self.call_after_refresh(self.scroll_end, animate=False)


class ChoiceList(OptionList):
    """Numbered choices; the first ones can be chosen by their number."""

    def __init__(
        self, *content: str, id: str | None = None, markup: bool = False, compact: bool = True
    ) -> None:
        super().__init__(*map(_numbered, range(len(content)), content), id=id, markup=markup, compact=compact)
        self._labels: list[str] = list(content)

    def show(self, labels: list[str]) -> None:
        """Offer these; where nothing has changed, the cursor stays."""
        if labels != self._labels:
            self._labels = labels
            self.clear_options()
            self.add_options([*map(_numbered, range(len(labels)), labels)])
            self.highlighted = 0 if labels else None
        if self.screen.is_active and not self.has_focus:
            self.focus()

    def on_key(self, event: Key) -> None:
        """Choose by number."""
        if event.character in tuple("123456789") and int(event.character or 0) <= self.option_count:
            event.stop()
            self.highlighted = int(event.character or 1) - 1
            self.action_select()


def _numbered(number: int, label: str) -> Option:
    return Option(f"{number + 1 if number < NUMBERED else ' '} {label}")
