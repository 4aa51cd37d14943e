"""What a bot is: somebody who is shown what a seat sees, and says what that seat does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rostra.kernel.game import Action

View = Mapping[str, Any]
"""What a seat may know: ``table.view(seat)``."""
Legal = Sequence[Action]
"""What the seat may do now: ``table.legal(seat)``."""
Events = Sequence[Mapping[str, Any]]


class Bot(Protocol):
    """A player for one seat. It has no memory: the same seed and the same view give the same answer."""

    def decide(self, view: View, legal: Legal, seat: int, *, waited: bool = False) -> Action | None:
        """What a seat that must act does now.

        It may bargain first. ``None`` means that it waits for an answer to an offer of its own (or that there
        is nothing to decide): ask again when something has happened, or, when nobody has answered for long
        enough, with ``waited``; then the bot makes no more offers and acts.
        """
        ...

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Something a seat may do now though it need not: answer, pledge, offer, claim; ``None`` for nothing.

        ``events`` is what the seat has seen happen; what happened in the last round is enough.
        """
        ...
