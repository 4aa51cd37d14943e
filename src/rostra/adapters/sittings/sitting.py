"""What the sittings of both games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Self

import numpy
import numpy.typing

from rostra.kernel.chance import halves, sow
from rostra.kernel.rules import Rules

Observation = numpy.typing.NDArray[numpy.uint8]


class Sitting(ABC):
    """One playing of a game by its interpreted rules."""

    rules: ClassVar[Rules]
    players: int
    actions: int
    """How many actions there are: they are numbered from 0."""
    size: int
    """How many cells an observation has."""
    length: int
    """As many actions as a game can take, or more."""
    s: Any
    """The state, secrets and all."""
    truncated = False
    """Whether a limit ended the game."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.actions = self.rules.actions
        self.size = sum(cells.count for cells in self.rules.cells)
        self.s = self.rules.layout.new()

    def begin(self, seed: int) -> None:
        """Begin a new game; the same seed and the same actions give the same game (B2)."""
        sow(self.s, *halves(seed))
        self.rules.begin(self.s)

    def copy(self) -> Self:
        """An independent sitting in the same state."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.s = self.rules.layout.copy(self.s)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """A sitting to be stored, its state as plain data."""
        return {**self.__dict__, "s": self.rules.layout.plain(self.s)}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__dict__.update(stored)
        self.s = self.rules.layout.new()
        for field, value in stored["s"].items():
            setattr(self.s, field, value)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.rules.is_over(self.s)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act; none at the end."""
        return () if self.over else (self.rules.acting(self.s),)

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat that must act, ascending."""
        out = [0] * self.rules.actions
        return out[: self.rules.legal_actions(self.s, out)]

    def play(self, seat: int, action: int) -> None:
        """Play a legal action of a seat that must act."""
        self.rules.play(self.s, action)

    def rewards(self) -> list[float]:
        """1 for each seat that has won, 0 for the others and before the end."""
        return [float(self.over and self.rules.has_won(self.s, seat)) for seat in range(self.players)]

    def observe(self, seat: int) -> Observation:
        """What a seat may know (B1), seats counted from itself."""
        seen = numpy.zeros(self.size, numpy.uint8)
        self.rules.observe(self.s, seat, seen)
        return seen

    def numbering(self, seat: int) -> list[int]:
        """For each action with seats counted from this one, its number."""
        numbers = list(self.rules.numbering(self.players, seat))
        return numbers + list(range(len(numbers), self.actions))

    def text(self, seat: int, action: int) -> str:
        """An action of a seat in short words."""
        return " ".join(_word(value) for value in self.rules.shown(action).values())

    @abstractmethod
    def picture(self) -> str:
        """What lies open on the table, as a few lines of text."""


def _word(value: Any) -> str:
    return "-".join(map(str, value)) or "alone" if isinstance(value, list) else str(value)
