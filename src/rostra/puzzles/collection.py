"""The collection that the package brings, one puzzle for each day; and how it is chosen from many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from itertools import count

import msgspec

from rostra.puzzles.puzzle import GRADES, Kind, Puzzle

FILE = "puzzles.jsonl"
FIRST_DAY = date(2026, 1, 1)
"""The day of the first puzzle."""
ORDER: tuple[Kind, ...] = ("deal", "lie", "move", "vote")
"""Which kinds follow each other."""
CLEAR = 0.03
"""By how much the answer must be better than every other choice, looked at deeply or not."""
HOPE = 0.1
"""What the answer must be worth: whoever has lost anyway has nothing to find."""
NEAR, FAR = 10, 40
"""How many actions must lie between two puzzles of one kind from games of one deal, and with one answer."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All of them, in the order of the days."""
    lines = files(__package__).joinpath(FILE).read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def of_day(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; after the last one the first comes again."""
    there = puzzles()
    return there[(day - FIRST_DAY).days % len(there)]


def named(name: str) -> Puzzle | None:
    """The puzzle with a name."""
    return next((each for each in puzzles() if each.name == name), None)


def chosen(found: Iterable[Puzzle], most: Mapping[Kind, int]) -> list[Puzzle]:
    """A collection: of each kind and grade so many, the clearest first, from many different games."""
    taken: list[Puzzle] = []
    counts: dict[tuple[str, int], int] = {}
    sound = (each for each in found if each.gap >= CLEAR and each.choices[each.answer].worth >= HOPE)
    for puzzle in sorted(sound, key=_appeal, reverse=True):
        bucket = puzzle.kind, puzzle.grade
        if counts.get(bucket, 0) < most[puzzle.kind] and not any(_alike(puzzle, other) for other in taken):
            taken.append(puzzle)
            counts[bucket] = counts.get(bucket, 0) + 1
    return in_order(taken)


def _appeal(puzzle: Puzzle) -> tuple[float, float]:
    """More choices that are not out of the question make a better puzzle; then a clear answer does."""
    if puzzle.kind == "lie":
        return sum(choice.worth > 0.02 for choice in puzzle.choices), puzzle.gap
    return len(puzzle.choices) if puzzle.kind == "vote" else 0, puzzle.gap


def _alike(one: Puzzle, two: Puzzle) -> bool:
    """Whether two puzzles are nearly the same; games of one deal begin alike, whoever plays them."""
    if one.kind != two.kind or _deal(one) != _deal(two):
        return False
    apart = abs(one.source.action - two.source.action)
    return apart < (FAR if one.choices[one.answer].action == two.choices[two.answer].action else NEAR)


def _deal(puzzle: Puzzle) -> tuple[int, int]:
    return puzzle.source.seed, puzzle.record["players"]


def in_order(some: Sequence[Puzzle]) -> list[Puzzle]:
    """The order of the days: kinds take turns, and so do grades."""
    left: dict[tuple[str, int], list[Puzzle]] = {}
    for puzzle in some:
        left.setdefault((puzzle.kind, puzzle.grade), []).append(puzzle)
    found: list[Puzzle] = []
    for day in count():
        kind, grade = ORDER[day % len(ORDER)], GRADES[(day + day // len(ORDER)) % len(GRADES)]
        bucket = left.get((kind, grade)) or max(left.values(), key=len, default=[])
        if not bucket:
            return found
        found.append(bucket.pop(0))
    return found
