"""``rostra replay``: a record step by step, in a terminal under one's fingers, elsewhere as a story."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from rostra.cli import files, narrate
from rostra.cli.files import Complaint, Found
from rostra.cli.show import drawn, seen
from rostra.cli.strict_json import shortened
from rostra.cli.terminal import CLEAR, Look, look, read_key, single_keys, too_small
from rostra.words import say


@dataclass(frozen=True, slots=True)
class Step:
    """The table after an action, and the sentences of what happened in it."""

    state: dict[str, Any]
    told: list[str]


def replay(name: str, seat: int | None, colour: str) -> None:
    """Step through a record, or tell it when nobody sits there to step."""
    found = files.find(name)
    if found.record is None:
        raise Complaint(say("terminal-replay-position", {"file": name}))
    steps = walk(found, seat)
    page = look(sys.stdout, colour)
    if sys.stdin.isatty() and sys.stdout.isatty():
        with single_keys() as possible:
            if possible:
                return _browse(steps, page)
    return _tell(steps, page)


def walk(found: Found, seat: int | None = None) -> list[Step]:
    """The table before the first action and after each, with what the acting seat saw happen.

    With a seat, everything is as that seat saw it.
    """
    table = files.table_at(found, 0)
    game = table.setup.game
    steps = [Step(seen(table, seat), narrate.sentences(game, table.events(seat)))]
    for number, entry in enumerate(found.actions, 1):
        eyes = entry["seat"] if seat is None else seat
        try:
            before = len(table.events(eyes))
            table.play(entry["seat"], entry["action"])
        except ValueError as error:
            raise Complaint(
                say("terminal-replay-illegal", {"number": number, "problem": shortened(str(error))})
            ) from None
        steps.append(Step(seen(table, seat), narrate.sentences(game, table.events(eyes, since=before))))
    return steps


def _tell(steps: list[Step], page: Look) -> None:
    """Every action as a sentence, number 0 for what was before the first, then the board at the end."""
    for number, step in enumerate(steps):
        for sentence in step.told:
            print(page.words(f"{number:>4}  {sentence}"))
    print()
    print(page.page(drawn(steps[-1].state)))


def _browse(steps: list[Step], page: Look) -> None:
    """Redraw the board at every key until the reader has seen enough."""
    at, last = 0, len(steps) - 1
    while True:
        _redraw(steps, at, page)
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
            at = min(_number(page, at), last)


def _redraw(steps: list[Step], at: int, page: Look) -> None:
    sys.stdout.write(CLEAR + page.page(drawn(steps[at].state)) + "\n\n")
    for sentence in steps[at].told:
        sys.stdout.write(f"  {page.words(sentence)}\n")
    size = too_small(sys.stdout)
    if size:
        sys.stdout.write("\n  " + page.words(say("terminal-small", size)))
    keys = say("terminal-replay-keys", {"at": at, "last": len(steps) - 1})
    sys.stdout.write("\n  " + page.styled(keys, "quiet") + " ")
    sys.stdout.flush()


def _number(page: Look, at: int) -> int:
    """The number typed after ``g``; anything else stays where it is."""
    sys.stdout.write("\n  " + page.words(say("terminal-replay-goto")) + " ")
    digits = ""
    while (key := read_key()).isdigit():
        digits += key
        sys.stdout.write(key)
        sys.stdout.flush()
    return int(digits) if digits and len(digits) < 10 else at
