"""An easy opponent: votes for the side it likes, mostly, and does the rest at random."""

from __future__ import annotations

from dataclasses import dataclass

from rostra.bots.bot import Events, Legal, Reasons, View
from rostra.bots.chance import chance, pick
from rostra.bots.idus_martii.odds import CARD_OF
from rostra.kernel.game import Action

LOYALTY = 0.65
"""How often a vote is for the own side."""
CLAIMS = 0.15


@dataclass(slots=True)
class Easy:
    """Mostly random, but not silly."""

    seed: int
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Vote for a faction in hand more often than not; everything else as it comes."""
        if not legal:
            return None
        moment = (self.seed, seat, view["turn"], view["stage"])
        if legal[0]["type"] in ("vote", "replace"):
            side = pick(view["hand"], self.seed, seat, view["phase"], "side")
            mine = [action for action in legal if action["card"] == CARD_OF[side]]
            if mine and chance(*moment, "loyal") < LOYALTY:
                return mine[0]
        return pick(legal, *moment)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Now and then say what it is, truly."""
        silent = not any(claim["seat"] == seat for claim in view["claims"])
        if view["stage"] == "over" or not silent or len(view["hand"]) > 1:
            return None
        if chance(self.seed, seat, view["turn"], "claim") > CLAIMS:
            return None
        return {"type": "claim", "about": "faction", "card": view["hand"][0]}
