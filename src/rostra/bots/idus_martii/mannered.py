"""Players of whom everything is known: they choose by the chances of a manner, and say nothing."""

from __future__ import annotations

from dataclasses import dataclass

from rostra.bots.bot import Events, Legal, Reasons, View
from rostra.bots.chance import pick_weighted
from rostra.bots.idus_martii.cards import BALLOT, FACTION, KIND, LOWER
from rostra.bots.idus_martii.manners import STEADY, Manner, customs
from rostra.kernel.game import Action


@dataclass(slots=True)
class Mannered:
    """Somebody who plays in a manner; what the manner says nothing about is left to chance."""

    seed: int
    manner: Manner = STEADY
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """A choice, by its chance."""
        if not legal:
            return None
        weights = [self.likely(view, action) for action in legal]
        return pick_weighted(legal, weights, self.seed, seat, view["turn"], view["stage"])

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Nothing."""
        return None

    def likely(self, view: View, action: Action) -> float:
        """How likely an action is, up to a factor that is the same for all legal ones."""
        models = customs(view["players"], view["turn"], self.manner)
        cards = [FACTION[card] for card in view["hand"]]
        at = (int(KIND[cards[0], cards[-1]]), view["markers"]["loyalist"], view["markers"]["traitor"])
        kind = action["type"]
        if kind == "vote":
            return float(models.vote[*at, BALLOT[action["card"]]])
        if kind in ("veto", "approve"):
            veto = float(models.veto[*at, BALLOT[view["seen"]]])
            return veto if kind == "veto" else 1 - veto
        if kind == "replace":
            return float(models.replace[*at, BALLOT[view["ballot"]], BALLOT[action["card"]]])
        if kind == "discard":
            keeps_lower = float(models.keep[at])
            # Of two equal cards one is put away, and it does not matter which.
            return 1 - keeps_lower if FACTION[action["card"]] == LOWER[at[0]] else keeps_lower
        return 1.0
