"""What a game owes to programs: its rules over integers, and what a seat may know as a row of small numbers.

Simulation, search and environments for learners all use a game's ``Rules``; tables use its ``Game``
(``kernel/game.py``), which plays by the same functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import prod
from typing import Any

from rostra.kernel.game import Action, Refusal
from rostra.kernel.jit import rule
from rostra.kernel.records import Layout
from rostra.kernel.sets import Words, random_of_list, random_of_set


@dataclass(frozen=True, slots=True)
class Cells:
    """Cells of an observation that belong together, and what they mean."""

    name: str
    shape: tuple[int, ...]
    """``()`` for a single cell; otherwise the cells lie in the order of a C array of this shape."""
    top: int
    """The greatest value; the least is 0."""
    meaning: str

    @property
    def count(self) -> int:
        """How many cells there are."""
        return prod(self.shape)


def starts(cells: Sequence[Cells]) -> tuple[int, ...]:
    """Where each group of cells begins in the row; last, the size of the row."""
    return tuple(accumulate((some.count for some in cells), initial=0))


def tops(cells: Sequence[Cells]) -> list[int]:
    """The greatest value of every single cell."""
    return [some.top for some in cells for _ in range(some.count)]


@rule
def seen_from(s: Any, seat: int, other: int) -> int:
    """How many places to the left of a seat another one sits."""
    return other - seat if other >= seat else other - seat + s.players


@rule
def nothing(s: Any, seat: int) -> int:
    """In place of a number that a game does not have."""
    return 0


@dataclass(frozen=True, slots=True)
class Memory:
    """A state with more fields, which hold what players have seen; every other rule takes it as it is."""

    layout: Layout[Any]
    begin: Callable[[Any], None]
    play: Callable[[Any, int], None]


BOUND = (
    "begin",
    "legal_actions",
    "why_not",
    "play",
    "is_over",
    "acting",
    "has_won",
    "observe",
    "margin",
    "potential",
)
"""The functions of ``Rules`` that templates leave open."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one game. What takes a state ``s`` is a rule and compiles, unless it says otherwise."""

    name: str
    players: range
    """The numbers of players there may be."""
    layout: Layout[Any]
    actions: int
    """How many action numbers there are; never more are legal at once."""
    configure: Callable[..., None]
    """Plain Python: write players and options into a state, or ``InvalidInput``."""
    begin: Callable[[Any], None]
    legal_actions: Callable[[Any, Any], int]
    """Write the legal actions of the acting seat into a buffer of ``actions`` cells; how many there are."""
    why_not: Callable[[Any, int], int]
    """Why an action is not legal; 0 when it is."""
    play: Callable[[Any, int], None]
    is_over: Callable[[Any], bool]
    acting: Callable[[Any], int]
    """The seat to act next; one at a time."""
    has_won: Callable[[Any, int], bool]
    """Whether a seat has won a game that is over."""
    cells: tuple[Cells, ...]
    """What an observation shows, cell by cell."""
    observe: Callable[[Any, int, Any], None]
    """Write what a seat may know (B1) into a row of zeros; takes the state ``with_memory``."""
    numbering: Callable[[int, int], Sequence[int]]
    """Plain Python: for players and seat, the number in the rules of each action as that seat names it."""
    refusal: Callable[[Any, int], Refusal]
    """Plain Python: the refusal of an illegal action."""
    shown: Callable[[int], Action]
    """Plain Python: an action as JSON."""
    small: frozenset[str] = frozenset()
    """The fields whose numbers never leave -128 to 127: among many states, a byte each is enough."""
    margin: Callable[[Any, int], int] = nothing
    """The lead of a seat in a game that is over: above 0 only for winners, below 0 only for others."""
    potential: Callable[[Any, int], int] = nothing
    """How well a seat stands while a game runs, judged by what it knows itself (B1)."""
    legal_set: Callable[[Any, int], Words] | None = None
    """The legal actions as bits of several integers, in games that know them so.

    Seats are named as they are counted from the one given: 0 for the numbers of the rules, the acting seat
    for its own (``numbering``).
    """
    set_starts: tuple[int, ...] = ()
    """The action that is bit 0 of each of these integers."""
    memory: Memory | None = None
    """For games whose state does not hold all that players have seen. Search and simulation do without."""

    def with_memory(self) -> Rules:
        """The same rules over states in which players remember: what learners need."""
        if self.memory is None:
            return self
        memory = self.memory
        return replace(self, layout=memory.layout, begin=memory.begin, play=memory.play)

    def bound(self) -> dict[str, Any]:
        """What templates leave open (``kernel/simulator.py``, ``adapters/vector_steps.py``), by name."""
        bound = {name: getattr(self, name) for name in BOUND}
        if self.legal_set is None:
            return {**bound, "random_action": random_of_list}
        sets = {"legal_set": self.legal_set, "set_starts": self.set_starts}
        return {**bound, **sets, "random_action": random_of_set}
