"""The course of a game in which chance is a player: what the rules draw by themselves is put to it instead.

The rules draw from their own random numbers as always. What they drew is then hidden, and exchanged for what
chance says: so there is no second copy of a rule.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Self

from rostra.adapters.sittings import Observation, Sitting

Outcomes = list[tuple[int, float]]
"""What may happen, and how likely it is."""


class Course(ABC):
    """A sitting and what is left to chance in it."""

    recall: int
    """How many numbers ``recalled`` gives at most."""
    outcomes: int
    """How many things may happen by chance at once."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting: Any = sitting
        self._shared = False
        """Whether another course looks at the same sitting: it is copied before it changes."""

    def copy(self) -> Self:
        """An independent course in the same state."""
        self._shared = True
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def _own(self) -> None:
        """Have a sitting of one's own, to change it."""
        if self._shared:
            self.sitting = self.sitting.copy()
            self._shared = False

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    @property
    def moving(self) -> int:
        """The seat that acts next, one at a time."""
        seat: int = self.sitting.to_act[0]
        return seat

    @property
    @abstractmethod
    def by_chance(self) -> bool:
        """Whether chance is next."""

    @abstractmethod
    def chances(self) -> Outcomes:
        """What may happen now; nothing when it is a player's turn, or all is over."""

    @abstractmethod
    def happen(self, outcome: int) -> None:
        """Chance says what happens."""

    @abstractmethod
    def play(self, action: int) -> None:
        """The seat that must act plays a legal action."""

    @abstractmethod
    def observe(self, seat: int) -> Observation:
        """What a seat may know, also while something is left to chance."""

    @abstractmethod
    def recalled(self, seat: int, history: list[int]) -> list[int]:
        """What a seat remembers besides its observation."""

    @abstractmethod
    def happening(self, outcome: int) -> str:
        """What may happen, in short words."""

    @abstractmethod
    def another(self, seat: int, history: list[int], chance: Callable[[], float]) -> list[int]:
        """Of a course that has not begun: a history this seat cannot tell from the real one.

        ``chance`` gives numbers from 0 up to 1.
        """
