"""What a bot is: somebody who is shown what a seat sees, and says what that seat does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rostra.kernel.game import Action

View = Mapping[str, Any]
"""What a seat may know: ``table.view(seat)``."""
Legal = Sequence[Action]
"""What the seat may do now: ``table.legal(seat)``."""
Events = Sequence[Mapping[str, Any]]
"""Everything the seat has seen happen: ``table.events(seat)``."""

TOLD = 4
"""How many options a bot tells of."""
TALK = frozenset({"accept", "reject", "withdraw", "pledge", "retract", "census"})
"""Legal actions that are said between moves; all others take the game on."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something a bot thought of doing."""

    action: Action
    value: float
    """What it is worth: a chance to win where ``Reasons.chance`` is given, points otherwise."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a bot did what it did last."""

    options: tuple[Option, ...]
    """What it did, then what else it thought of, the best first."""
    chance: float | None = None
    """Its own chance to win from here, as it sees it; ``None`` for bots that do not reckon so."""
    simulations: int = 0
    """How many games it played in its head."""


def ranking(done: Action, options: Iterable[tuple[float, Action]], chance: float | None = None) -> Reasons:
    """Reasons out of what each thing was worth: what was done, then the best of the others."""
    ranked = sorted(options, key=lambda option: -option[0])
    mine = [Option(action, value) for value, action in ranked if action == done]
    others = [Option(action, value) for value, action in ranked if action != done]
    return Reasons((*mine, *others)[:TOLD], chance)


class Bot(Protocol):
    """A player for one seat.

    It answers by what it is shown alone: the same seed, view and events give the same answer.
    """

    reasons: Reasons | None
    """Why it did what it did last; ``None`` for bots that cannot say."""

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """What a seat that must act does now.

        It may bargain first. ``None`` means that it waits for an answer to an offer of its own (or that there
        is nothing to decide): ask again when something has happened, or, when nobody has answered for long
        enough, with ``waited``; then the bot makes no more offers and acts.
        """
        ...

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Something a seat may do though it need not: answer, pledge, offer, claim; ``None`` for nothing."""
        ...


Factory = Callable[[int], Bot]
"""What makes a bot from a seed."""
