"""Somebody who plays at random: every legal move is as likely as the others. The same for both games."""

from __future__ import annotations

from dataclasses import dataclass

from rostra.bots.bot import TALK, Events, Legal, Reasons, View
from rostra.bots.chance import pick
from rostra.kernel.game import Action


@dataclass(slots=True)
class RandomPlayer:
    """Says yes or no to offers as the coin falls, and never speaks first. Even its word is worth nothing."""

    seed: int
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer what is offered, then make any move."""
        answer = self.react(view, legal, seat, events)
        moves = [action for action in legal if action["type"] not in TALK]
        return answer or (pick(moves, self.seed, seat, len(events), "move") if moves else None)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Answer what is offered."""
        asked = next((action["deal"] for action in legal if action["type"] == "reject"), None)
        if asked is None:
            return None
        answers = [action for action in legal if action["type"] in ("accept", "reject")]
        own = [action for action in answers if action["deal"] == asked]
        return pick(own, self.seed, seat, asked, "answer")
