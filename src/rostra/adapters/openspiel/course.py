"""The course of a game in which chance is a player: what the rules draw by themselves is put to it instead.

The rules draw from their own random numbers as always. What they drew is then hidden, and exchanged for what
chance says: so there is no second copy of a rule.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Self

import numpy

from rostra.adapters.sittings import Observation, Sitting

Outcomes = list[tuple[int, float]]
"""What may happen, and how likely it is."""


class Course(ABC):
    """A sitting and what is left to chance in it: first who begins, then whatever the game leaves to it."""

    recall: int
    """How many numbers ``recalled`` gives at most."""
    outcomes: int
    """How many things may happen by chance at once."""

    def __init__(self, sitting: Sitting, starting: bool) -> None:
        self.sitting: Any = sitting
        self._starting = starting
        """Whether chance has yet to say who begins."""
        self._shared = False
        """Whether another course looks at the same sitting: it is copied before it changes."""
        self._seen: dict[int, Observation] = {}
        """What seats see now, once somebody has asked; courses in the same state share it."""

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

    def __getstate__(self) -> dict[str, Any]:
        """A course to be stored, without what was looked at."""
        return {**self.__dict__, "_seen": {}}

    @property
    def moving(self) -> int:
        """The seat that acts next, one at a time."""
        seat: int = self.sitting.to_act[0]
        return seat

    @property
    def by_chance(self) -> bool:
        """Whether chance is next."""
        return self._starting or self._is_left_to_chance()

    def chances(self) -> Outcomes:
        """What may happen now: who begins (Q4, I4), and so on; nothing when chance is not next."""
        if self._starting:
            return [(seat, 1 / self.sitting.players) for seat in range(self.sitting.players)]
        return self._chances() if self._is_left_to_chance() else []

    def happen(self, outcome: int) -> None:
        """Chance says what happens."""
        self._seen = {}
        self._own()
        if self._starting:
            self._starting = False
            self._begin(outcome)
        else:
            self._happen(outcome)

    def play(self, action: int) -> None:
        """The seat that must act plays a legal action."""
        self._seen = {}
        self._play(action)

    def observe(self, seat: int) -> Observation:
        """What a seat may know, also while something is left to chance; not to be written into."""
        if seat not in self._seen:
            unknown = numpy.zeros(self.sitting.size, numpy.uint8)
            self._seen[seat] = unknown if self._starting else self._observed(seat)
        return self._seen[seat]

    def happening(self, outcome: int) -> str:
        """What may happen, in short words."""
        return f"begin {outcome}" if self._starting else self._happening(outcome)

    def picture(self) -> str:
        """What lies open, as a few lines of text."""
        return "nobody has begun yet" if self._starting else self._picture()

    @abstractmethod
    def _is_left_to_chance(self) -> bool:
        """Whether something of a game that has begun is to be said by chance now."""

    @abstractmethod
    def _chances(self) -> Outcomes:
        """What may happen in a game that has begun."""

    @abstractmethod
    def _begin(self, start: int) -> None:
        """Set up a game that this seat begins."""

    @abstractmethod
    def _happen(self, outcome: int) -> None:
        """Carry out what chance says."""

    @abstractmethod
    def _play(self, action: int) -> None:
        """Carry out an action."""

    @abstractmethod
    def _observed(self, seat: int) -> Observation:
        """What a seat may know in a game that has begun."""

    @abstractmethod
    def _happening(self, outcome: int) -> str:
        """What may happen in a game that has begun, in short words."""

    @abstractmethod
    def _picture(self) -> str:
        """What lies open in a game that has begun."""

    @property
    @abstractmethod
    def reshuffle(self) -> Callable[[Any], None]:
        """The rule by which what lies face down, to be drawn later, gets another order."""

    @abstractmethod
    def recalled(self, seat: int, history: list[int]) -> list[int]:
        """What a seat remembers besides its observation."""

    @abstractmethod
    def another(self, seat: int, history: list[int], chance: Callable[[], float]) -> list[int]:
        """Of a course that has not begun: a history this seat cannot tell from the real one.

        ``chance`` gives numbers from 0 up to 1.
        """
