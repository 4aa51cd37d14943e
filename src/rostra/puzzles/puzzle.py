"""What a puzzle is: a moment of a game, a question with one answer, and how that was confirmed; all JSON."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from rostra.kernel.game import Action
from rostra.table.records import replay
from rostra.table.table import FORMAT, Table

Kind = Literal["deal", "move", "lie", "vote"]
"""Find the deal or the move (Quo Vadis?), tell who lied, find the vote or whatever else is to be chosen (Idus
Martii)."""
KINDS: dict[str, tuple[Kind, ...]] = {"quo-vadis": ("deal", "move"), "idus-martii": ("lie", "vote")}
GRADES = (1, 2, 3)
"""Easy, medium, hard."""
MOST_TRIES = 3
NO_DEAL: Action = {"type": "no-deal"}
"""The choice to make no deal."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """Something that may be tried, and what it is worth."""

    action: Action
    """A move, an offer or a claim, as the table takes it; or ``NO_DEAL``."""
    worth: float
    """The chance to win of the seat that solves; of a claim, how likely it is a lie."""
    gains: list[float] | None = None
    """Of a deal: by how much it changes everybody's chance to win, against the best without one."""
    refused_by: list[int] = []
    """Of a deal: who would lose by it."""
    seat: int | None = None
    """Of a claim: who made it."""


class Confirmation(Struct, frozen=True):
    """How it was confirmed that there is one answer, clearly better than everything else."""

    by: Literal["exact", "belief", "round", "deep"]
    """Exact search to the end; exact beliefs; the solver of a round; a deep look of the judge."""
    gaps: list[float]
    """By how much the answer is better than the next best thing, in each of the looks."""
    playouts: int = 0
    """How many playouts there were for each position of a deep look."""


class Source(Struct, frozen=True):
    """The game it is from: anybody can play it again to this point."""

    seed: int
    """Of the table."""
    action: int
    """How many actions had been played."""
    record: str
    """The name of the record among those of its tournament."""


class Puzzle(Struct, frozen=True, dict=True):
    """A puzzle. Its record ends where the question is asked; people are shown the view of the seat alone."""

    name: str
    game: str
    kind: Kind
    grade: int
    seat: int
    """Who is to solve it."""
    record: dict[str, Any]
    """In Quo Vadis? it begins in the position, and all hands can be known by who has kept count."""
    choices: list[Choice]
    answer: int
    """Which choice is right."""
    confirmed: Confirmation
    found_by: dict[str, float]
    """How often simpler looks find the answer: what the grade rests on."""
    source: Source

    @cached_property
    def table(self) -> Table:
        """The table at this moment; nobody plays on at it."""
        return replay({"format": FORMAT, **self.record})

    @property
    def tries(self) -> int:
        """How often one may try: with fewer choices less often, so that nobody gets there by trying all."""
        return min(MOST_TRIES, len(self.choices) - 1)

    def view(self) -> dict[str, Any]:
        """What the seat may know (B1): in Quo Vadis? all hands too, for whoever has watched knows them."""
        view = self.table.view(self.seat)
        if self.game == "quo-vadis":
            view["holdings"] = self.table.position()["holdings"]
        return view

    @property
    def gap(self) -> float:
        """By how much the answer is better than the next best choice."""
        return gap([choice.worth for choice in self.choices], self.answer)


def gap(worth: list[float], answer: int) -> float:
    """By how much one of several things is better than the best of the others; below 0 if it is not."""
    return worth[answer] - max(other for place, other in enumerate(worth) if place != answer)
