"""What is said at a table besides the moves of the rules: deals in one game, claims in the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from rostra.kernel.game import Action, Event, Refusal


class Talk(ABC):
    """What players say to each other, as the table needs to know it."""

    kinds: frozenset[str]
    """The types of action that are talk."""

    def legal(self, seat: int) -> list[Action]:
        """What this seat may say now, as far as it can be listed."""
        return []

    @abstractmethod
    def refusal(self, seat: int, action: Any) -> Refusal | None:
        """Why this seat may not say that now."""

    @abstractmethod
    def say(self, seat: int, action: Action) -> list[Event]:
        """Say what may be said."""

    def forbids(self, seat: int, action: Action) -> Refusal | None:
        """Why a move the rules allow is not legal for one who gave his word."""
        return None

    def permitted(self, seat: int, actions: list[Action]) -> list[Action]:
        """Those of the moves the rules allow that no word given forbids."""
        return actions

    @abstractmethod
    def moving(self, seat: int, action: Action) -> None:
        """A legal move is about to be played."""

    def moved(self, seat: int, action: Action) -> list[Event]:
        """The move has been played; debts of the turn are paid here if it was the last of the turn."""
        return []

    def went_on(self) -> list[Event]:
        """The rules have gone on: perhaps to another turn, perhaps to the end."""
        return []

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know of what was said."""
