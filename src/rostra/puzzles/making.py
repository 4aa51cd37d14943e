"""Puzzles made from recorded games, and confirmed again, by a module for each game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rostra.kernel.game import InvalidInput
from rostra.puzzles.puzzle import Puzzle
from rostra.table.records import load

FINDERS = {
    "quo-vadis": "rostra.puzzles.quo_vadis.finding",
    "idus-martii": "rostra.puzzles.idus_martii.finding",
}
SURE = 0.5
"""Which share of the stored difference between answer and next best a fresh look must find: playouts have
other seeds, and the bots' models of each other may have changed."""


class Examined(Struct, frozen=True):
    """A record that was looked through, and the puzzles in it."""

    record: str
    puzzles: list[Puzzle]


def found_in(record: dict[str, Any], name: str) -> Iterator[Puzzle]:
    """The puzzles in a recorded game."""
    finder = FINDERS.get(record["game"])
    if finder is None:
        raise InvalidInput("puzzle-game-unknown", {"game": record["game"]})
    for puzzle in import_module(finder).found_in(record, name):
        yield replace(puzzle, name=_name(puzzle))


def _name(puzzle: Puzzle) -> str:
    """A name that says nothing, and stays: made of the question."""
    asked = [puzzle.kind, puzzle.seat, puzzle.record, [choice.action for choice in puzzle.choices]]
    return blake2b(msgspec.json.encode(asked), digest_size=4).hexdigest()


def make(records: Iterable[Path], out: Path, progress: Callable[[int], None]) -> None:
    """Look through records and write down what is found, record by record: it may be interrupted."""
    done = {each.record for each in drafts(out)} if out.exists() else set()
    for number, path in enumerate(records, 1):
        name = f"{path.parent.parent.name}/{path.stem}"
        if name not in done:
            found = Examined(name, list(found_in(load(path.read_text(encoding="utf-8")), name)))
            with out.open("ab") as file:
                file.write(msgspec.json.encode(found) + b"\n")
        progress(number)


def drafts(path: Path) -> list[Examined]:
    """What was written down; a last line that was cut off does not count."""
    whole = path.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=Examined) for line in whole]


def gaps(puzzle: Puzzle, thorough: bool = True) -> list[float]:
    """By how much the answer is better than the next best choice, looked at again with fresh seeds.

    A look that is not thorough is as shallow as that of a review.
    """
    found: list[float] = import_module(FINDERS[puzzle.game]).gaps(puzzle, thorough)
    return found


def is_confirmed(puzzle: Puzzle) -> bool:
    """Whether every look finds the same answer: exact search as clear as before, others nearly."""
    again, stored = gaps(puzzle), puzzle.confirmed
    if stored.by == "exact":
        return len(again) == len(stored.gaps) and all(
            abs(one - two) < 1e-3 for one, two in zip(again, stored.gaps, strict=True)
        )
    return min(again) >= SURE * min(stored.gaps)
