"""The contract between a game and everything that plays it.

A game is the rules; it has no memory of its own. All it knows is in the state it is handed, and all it says
is typed: events for what happened, refusals for what may not, outcomes for how it ended. Words come later.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

Action = dict[str, Any]
"""An action as JSON, in the game's own words: ``{"type": "place", "committee": "A1"}``."""

Position = dict[str, Any]
"""Everything about a state as JSON: the referee's eyes."""

S = TypeVar("S")


class IllegalAction(ValueError):
    """The action breaks a rule; nothing has changed (B3)."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the rule it breaks, the sentence's name, and what the sentence needs."""

    rule: str
    kind: str
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for those who saw it."""

    kind: str
    data: Mapping[str, Any]
    audience: frozenset[int | None] | None = None
    """The seats that see it (``None`` among them: spectators), or ``None`` for everybody."""

    def shown(self) -> dict[str, Any]:
        """The event as JSON."""
        return {"kind": self.kind, **self.data}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, and why."""

    winners: tuple[int, ...]
    reason: str
    scores: Mapping[int, int] | None = None
    faction: str | None = None

    def shown(self) -> dict[str, Any]:
        """The outcome as ``table.result`` gives it."""
        return {
            "winners": list(self.winners),
            "scores": None if self.scores is None else dict(self.scores),
            "faction": self.faction,
            "reason": self.reason,
        }


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is set up with: all that, with the actions, makes the same game again (B2)."""

    game: str
    players: int
    seed: int
    edition: str | None = None
    variants: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)


class Game(Protocol[S]):
    """The rules of one game, as a table uses them. ``seat`` is always a seat of the table here."""

    name: str

    def validated(self, setup: Setup) -> Setup:
        """The set-up with its defaults filled in, or ``ValueError`` with a sentence a player understands."""
        ...

    def new(self, setup: Setup) -> S:
        """The state at the beginning."""
        ...

    def from_position(self, setup: Setup, position: Position) -> S:
        """The state a position describes, or ``ValueError`` if there can be none."""
        ...

    def position(self, s: S) -> Position:
        """Everything, as a position."""
        ...

    def opening(self, s: S) -> list[Event]:
        """What everybody sees when the table is laid."""
        ...

    def to_act(self, s: S) -> tuple[int, ...]:
        """The seats that must act now, ascending."""
        ...

    def turn(self, s: S) -> int:
        """The turn or round being played, counted from 1."""
        ...

    def legal(self, s: S, seat: int) -> list[Action]:
        """The actions of the rules this seat may play now, each once."""
        ...

    def refusal(self, s: S, seat: int, action: Action) -> Refusal | None:
        """Why this seat may not play the action now; any data at all may stand in ``action``."""
        ...

    def act(self, s: S, seat: int, action: Action) -> list[Event]:
        """Play a legal action, up to the point where debts of the turn are paid."""
        ...

    def finish(self, s: S) -> list[Event]:
        """What follows when debts are paid: the next turn, the next game or the end."""
        ...

    def view(self, s: S, seat: int | None) -> dict[str, Any]:
        """What this seat (``None``: a spectator) may know, built up from nothing (B1)."""
        ...

    def outcome(self, s: S) -> Outcome | None:
        """How it ended, or ``None`` while it runs."""
        ...
