"""Answers of the HTTP interface: puzzles. What is sent before somebody tries does not hold the answer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rostra.protocol.tables import Action, GameEvent, GameName, View

PuzzleKind = Literal["deal", "move", "lie", "vote"]


class PuzzleTitle(Struct, frozen=True):
    """A puzzle in a list."""

    name: str
    game: GameName
    kind: PuzzleKind
    grade: int
    """1 is easy, 3 is hard."""


class Puzzles(Struct, frozen=True):
    """All puzzles, in the order of their days."""

    puzzles: list[PuzzleTitle]
    day: str
    """The date of today, in UTC."""
    today: str
    """The name of today's puzzle."""


class PuzzleChoice(Struct, frozen=True):
    """Something that may be tried: a move, an offer, a claim."""

    action: Action | None
    """None: no deal."""
    seat: int | None
    """Who made the claim."""


class PuzzleQuestion(Struct, frozen=True):
    """A puzzle as it is asked."""

    name: str
    game: GameName
    kind: PuzzleKind
    grade: int
    day: str
    """The date of today, in UTC."""
    is_today: bool
    """Whether it is the puzzle of this date."""
    seat: int
    """Who is to solve it."""
    tries: int
    view: View
    """What this seat knows."""
    events: list[GameEvent]
    """What it saw happen."""
    choices: list[PuzzleChoice]


class PuzzleTry(Struct, frozen=True):
    """A try at a puzzle."""

    choice: int


class PuzzleFigures(Struct, frozen=True):
    """What a choice is worth."""

    worth: float
    """The chance to win; of a claim, how likely it is a lie."""
    gains: list[float] | None
    """Of a deal: by how much it changes everybody's chance to win."""
    refused_by: list[int]
    """Of a deal: who would lose by it."""


class PuzzleTried(Struct, frozen=True):
    """What came of a try."""

    right: bool
    figures: PuzzleFigures


class PuzzleSolution(Struct, frozen=True):
    """The answer, and what everything is worth."""

    answer: int
    figures: list[PuzzleFigures]
    by: Literal["exact", "belief", "round", "deep"]
    """How it was confirmed: by exact search, by beliefs, by the solver of a round, or by a deep look."""
    playouts: int
    """For each position of a deep look."""
