"""The collection that the package brings, one puzzle for each day; and how it is chosen from many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files

import msgspec

from rostra.puzzles.puzzle import GRADES, Kind, Puzzle

FILE = "puzzles.jsonl"
FIRST_DAY = date(2026, 1, 1)
"""The day of the first puzzle."""
ORDER: tuple[Kind, ...] = ("deal", "lie", "move", "vote")
"""Which kinds come first."""
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
    """The order of the days: each kind is spread evenly over all of them, and so are the grades of a kind."""
    by_kind = [[each for each in some if each.kind == kind] for kind in ORDER]
    by_grade = [[[each for each in mine if each.grade == grade] for grade in GRADES] for mine in by_kind]
    return _spread([_spread(grades) for grades in by_grade])


def _spread(groups: Sequence[Sequence[Puzzle]]) -> list[Puzzle]:
    """Several groups as one, each spread evenly over it."""
    places = [
        ((place + 0.5) / len(group), number, puzzle)
        for number, group in enumerate(groups)
        for place, puzzle in enumerate(group)
    ]
    return [puzzle for _, _, puzzle in sorted(places, key=lambda each: each[:2])]
