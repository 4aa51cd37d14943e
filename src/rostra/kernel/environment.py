"""What a game owes to programs that learn it: rules over integers, and what a seat may know as numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rostra.kernel.cells import Cells
from rostra.kernel.game import Action, Refusal
from rostra.kernel.records import Layout


@dataclass(frozen=True, slots=True)
class Environment:
    """One game for learners. What takes a state ``s`` is a rule and compiles, unless it says otherwise."""

    name: str
    counts: tuple[int, ...]
    """The numbers of players there may be."""
    layout: Layout[Any]
    small: frozenset[str]
    """The fields whose numbers never leave -128 to 127: among many states, a byte each is enough."""
    actions: int
    """How many action numbers there are."""
    cells: tuple[Cells, ...]
    """What an observation shows, cell by cell."""
    configure: Callable[..., None]
    """Plain Python: write players and options into a state, or ``ValueError``."""
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
    observe: Callable[[Any, int, Any], None]
    """Write what a seat may know (B1) into a row of zeros."""
    numbering: Callable[[int, int], Sequence[int]]
    """Plain Python: for players and seat, the number in the rules of each action as that seat names it."""
    refusal: Callable[[Any, int], Refusal]
    """Plain Python: the refusal of an illegal action."""
    shown: Callable[[int], Action]
    """Plain Python: an action as JSON."""

    def bound(self) -> dict[str, Callable[..., Any]]:
        """The rules that templates leave open."""
        names = ("begin", "legal_actions", "why_not", "play", "is_over", "acting", "has_won", "observe")
        return {name: getattr(self, name) for name in names}
