"""``rostra show`` prints a board; ``rostra replay`` steps through a record, or tells it where no keys are."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from typing import Any

import rostra
from rostra.cli import files, narrate
from rostra.cli.canvas import Canvas
from rostra.cli.display import display, drawn, names_of
from rostra.cli.files import GameFile, UserError
from rostra.cli.narrate import shortened
from rostra.cli.terminal import CLEAR, Renderer, alternate_screen, read_key, renderer, single_keys
from rostra.words import say


def show(name: str, at: int | None, seat: int | None, color: str) -> None:
    """Print the position after the given number of actions of a record, or the one a file holds."""
    found = files.read(name)
    count = len(found.actions)
    if at is not None and at > count:
        raise UserError(say("terminal-at-beyond", {"at": at, "count": count}))
    table = files.table_at(found, count if at is None else at)
    out = renderer(sys.stdout, color)
    game = table.setup.game
    print(out.board(display(game).draw(seen(table, seat), names_of(game))))
    if table.result is not None:
        told = narrate.outcome(game, table.result, variants=table.setup.variants)
        print("\n  " + out.text(told))


def seen(table: rostra.Table, seat: int | None) -> dict[str, Any]:
    """What a seat sees of a table; without a seat, everything."""
    if seat is None:
        return table.position()
    try:
        return table.view(seat)
    except ValueError as error:
        raise UserError(str(error)) from None


@dataclass(frozen=True, slots=True)
class Step:
    """The state after an action, and sentences about what happened."""

    game: str
    state: dict[str, Any]
    told: list[str]

    @property
    def board(self) -> Canvas:
        """The board, drawn."""
        return display(self.game).draw(self.state, names_of(self.game))

    def fitted(self, size: os.terminal_size) -> Canvas:
        """The board for a window, with a few lines below it."""
        large = self.board
        is_short = large.height + len(self.told) + 2 > size.lines
        return drawn(self.game, self.state, names_of(self.game), 0 if is_short else size.columns)


def replay(name: str, seat: int | None, color: str) -> None:
    """Step through a record, or tell it where no keys can be read."""
    found = files.read(name)
    if found.record is None:
        raise UserError(say("terminal-replay-position", {"file": name}))
    steps = walk(found, seat)
    out = renderer(sys.stdout, color)
    if sys.stdin.isatty() and sys.stdout.isatty():
        with single_keys() as possible:
            if possible:
                with alternate_screen():
                    return _browse(steps, out)
    return _tell(steps, out)


def walk(found: GameFile, seat: int | None = None) -> list[Step]:
    """The table before the first action and after each, with what the acting seat saw happen.

    With a seat, everything is as that seat saw it.
    """
    table = files.table_at(found, 0)
    game = table.setup.game
    steps = [Step(game, seen(table, seat), narrate.narrator(game).sentences(table.events(seat)))]
    for number, entry in enumerate(found.actions, 1):
        eyes = entry["seat"] if seat is None else seat
        try:
            before = len(table.events(eyes))
            table.play(entry["seat"], entry["action"])
        except ValueError as error:
            raise UserError(
                say("terminal-replay-illegal", {"number": number, "problem": shortened(str(error))})
            ) from None
        told = narrate.narrator(game).sentences(table.events(eyes, since=before))
        steps.append(Step(game, seen(table, seat), told))
    return steps


def _tell(steps: list[Step], out: Renderer) -> None:
    """Every action as a sentence, 0 for what came before the first, then the final board."""
    for number, step in enumerate(steps):
        for sentence in step.told:
            print(out.text(f"{number:>4}  {sentence}"))
    print()
    print(out.board(steps[-1].board))


def _browse(steps: list[Step], out: Renderer) -> None:
    """Redraw the board at every key until the reader quits."""
    at, last = 0, len(steps) - 1
    while True:
        _redraw(steps, at, out)
        key = read_key()
        if key in ("q", "end", "escape"):
            print()
            return
        if key in ("enter", "n", " ", "right"):
            at = min(at + 1, last)
        elif key in ("b", "left"):
            at = max(at - 1, 0)
        elif key == "e":
            at = last
        elif key == "g":
            at = min(_number(out, at), last)


def _redraw(steps: list[Step], at: int, out: Renderer) -> None:
    sys.stdout.write(CLEAR + out.board(steps[at].fitted(shutil.get_terminal_size())) + "\n\n")
    for sentence in steps[at].told:
        sys.stdout.write(f"  {out.text(sentence)}\n")
    keys = say("terminal-replay-keys", {"at": at, "last": len(steps) - 1})
    sys.stdout.write("\n  " + out.styled(keys, "quiet") + " ")
    sys.stdout.flush()


def _number(out: Renderer, at: int) -> int:
    """The number typed after ``g``, also after a space; the current one if something else was typed."""
    sys.stdout.write("\n  " + out.text(say("terminal-replay-goto")) + " ")
    sys.stdout.flush()
    digits = ""
    while (key := read_key()).isdigit() or (key == " " and not digits):
        digits += key.strip()
        sys.stdout.write(key)
        sys.stdout.flush()
    return int(digits) if digits and len(digits) < 10 else at
