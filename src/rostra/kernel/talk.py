"""What players say to each other between moves, as a table uses it: deals, claims."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from rostra.kernel.game import Action, Event, Refusal

W = TypeVar("W")
"""What is said, once it is read."""


class Talk(Generic[W]):
    """What players say to each other between moves, such as deals or claims; by itself, nothing.

    What is said is read once (``read``) into a ``W``, which everything else here takes. What is told of moves
    (``forbids``, ``moving``, ``moved``) is the action as JSON, after the game has read it.
    """

    kinds: frozenset[str] = frozenset()
    """The types of action that are talk."""

    def read(self, seat: int, action: dict[str, Any]) -> W | Refusal:
        """What this seat says, or what is wrong with it no matter who says it."""
        raise NotImplementedError

    def refusal(self, seat: int, said: W) -> Refusal | None:
        """Why this seat may not say that now."""
        return None

    def say(self, seat: int, said: W) -> list[Event]:
        """Say what may be said."""
        raise NotImplementedError

    def binding(self, said: W) -> list[bool] | None:
        """For an offer, whether each of its clauses would be enforced; ``None`` for anything else."""
        return None

    def legal(self, seat: int) -> list[Action]:
        """What this seat may say now, as far as it can be listed."""
        return []

    def forbids(self, seat: int, action: Action) -> Refusal | None:
        """Why a promise forbids a move that the rules allow."""
        return None

    def permitted(self, seat: int, actions: list[Action]) -> list[Action]:
        """Those of the moves that no promise forbids."""
        return actions

    def moving(self, seat: int, action: Action) -> None:
        """A legal move is about to be played."""

    def moved(self, seat: int, action: Action) -> list[Event]:
        """The move has been played; if it ended the turn, the debts of the turn are paid here."""
        return []

    def went_on(self) -> list[Event]:
        """The rules have gone on: perhaps to another turn, perhaps to the end."""
        return []

    def may_reveal(self, seat: int, action: Action) -> bool:
        """Whether a move may have shown others something through talk that this seat did not hear."""
        return False

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know of what was said."""
        return {}

    def seen_by_all(self) -> dict[str, Any]:
        """The part of ``view`` that is the same for everybody, as in ``Game``."""
        return {}

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The rest of ``view``."""
        return self.view(seat)

    def open_view(self) -> dict[str, Any]:
        """What was said, when nothing is secret any more."""
        return self.view(None)

    def saved(self, s: Any) -> Any:
        """All that was said up to now, to come back to; a game that keeps much says it in less."""
        return deepcopy(vars(self), {id(s): s})

    def restore(self, s: Any, saved: Any) -> None:
        """Come back to a moment before this one. The state ``s`` has come back already."""
        vars(self).update(deepcopy(saved, {id(s): s}))
