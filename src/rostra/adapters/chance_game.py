"""A single game in which chance is a player, as in OpenSpiel: what the rules draw is put to chance instead.

The rules draw from their own random numbers as always. What they drew is then hidden and exchanged for what
chance says, so there is no second copy of a rule.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Self

import numpy

from rostra.adapters.single_game import Observation, SingleGame

Outcomes = list[tuple[int, float]]
"""What may happen, and how likely it is."""
UNSET = -1
"""The value of a parameter that leaves the rules as they are."""


def given(parameters: dict[str, Any]) -> dict[str, Any]:
    """The parameters that are set."""
    return {name: value for name, value in parameters.items() if value != UNSET}


class ChanceGame(ABC):
    """A single game and what it leaves to chance: first who begins, then whatever else."""

    title: ClassVar[str]
    players: ClassVar[range]
    """The numbers of players, reduced games included."""
    parameters: ClassVar[dict[str, Any]]
    """The parameters in OpenSpiel, with their defaults."""
    single: Any

    recall_size: int
    """How many numbers ``recalled`` gives at most."""
    outcomes: int
    """How many things may happen by chance at once."""
    reshuffle: Callable[[Any], None]
    """The rule by which what lies face down, to be drawn later, gets another order."""

    def __init__(self, single: SingleGame, starting: bool) -> None:
        self.single = single
        self._starting = starting
        """Whether chance has yet to say who begins."""
        self._shared = False
        """Whether another chance game shares the single game: then it is copied before it changes."""
        self._seen: dict[int, Observation] = {}
        """What seats see now, kept once it was asked for; chance games in the same state share it."""

    def copy(self) -> Self:
        """An independent chance game in the same state."""
        self._shared = True
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def _unshare(self) -> None:
        """Copy a shared single game before it changes."""
        if self._shared:
            self.single = self.single.copy()
            self._shared = False

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What is stored: all but what was looked at."""
        return {**self.__dict__, "_seen": {}}

    @property
    def acting(self) -> int:
        """The seat that acts next, one at a time."""
        seat: int = self.single.to_act[0]
        return seat

    @property
    def is_chance_node(self) -> bool:
        """Whether chance is next."""
        return self._starting or self._is_left_to_chance()

    def chance_outcomes(self) -> Outcomes:
        """What may happen now: who begins (Q4, I4), and so on; nothing when chance is not next."""
        if self._starting:
            return [(seat, 1 / self.single.players) for seat in range(self.single.players)]
        return self._chance_outcomes() if self._is_left_to_chance() else []

    def apply_chance(self, outcome: int) -> None:
        """Chance says what happens."""
        self._seen = {}
        self._unshare()
        if self._starting:
            self._starting = False
            self._begin(outcome)
        else:
            self._apply_chance(outcome)

    def play(self, action: int) -> None:
        """The seat that must act plays a legal action."""
        self._seen = {}
        self._play(action)

    def observe(self, seat: int) -> Observation:
        """What a seat may know, also while something is left to chance; not to be written into."""
        if seat not in self._seen:
            unknown = numpy.zeros(self.single.size, numpy.uint8)
            self._seen[seat] = unknown if self._is_unknown() else self._lying_open().observe(seat)
        return self._seen[seat]

    def outcome_text(self, outcome: int) -> str:
        """What may happen, in a few words."""
        return f"begin {outcome}" if self._starting else self._outcome_text(outcome)

    def picture(self) -> str:
        """What lies open, as a few lines of text."""
        return "nobody has begun yet" if self._starting else str(self._lying_open().picture())

    @classmethod
    @abstractmethod
    def of(cls, **parameters: Any) -> Self:
        """The game before anything has happened, by its parameters in OpenSpiel."""

    @abstractmethod
    def _is_left_to_chance(self) -> bool:
        """Whether something of a game that has begun is to be said by chance now."""

    @abstractmethod
    def _chance_outcomes(self) -> Outcomes:
        """What may happen in a game that has begun."""

    @abstractmethod
    def _begin(self, start: int) -> None:
        """Set up a game that this seat begins."""

    @abstractmethod
    def _apply_chance(self, outcome: int) -> None:
        """Carry out what chance says."""

    @abstractmethod
    def _play(self, action: int) -> None:
        """Carry out an action."""

    def _is_unknown(self) -> bool:
        """Whether nobody knows anything yet."""
        return self._starting

    def _lying_open(self) -> Any:
        """The single game without what chance has yet to say."""
        return self.single

    @abstractmethod
    def _outcome_text(self, outcome: int) -> str:
        """What may happen in a game that has begun, in a few words."""

    @abstractmethod
    def recalled(self, seat: int, history: list[int]) -> list[int]:
        """What a seat remembers besides its observation."""

    @abstractmethod
    def resampled(self, seat: int, history: list[int], chance: Callable[[], float]) -> list[int]:
        """For a chance game that has not begun: a history this seat cannot tell from the real one.

        ``chance`` gives numbers from 0 up to 1.
        """
