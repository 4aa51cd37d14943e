"""Players of whom everything is known: they choose by the chances of a manner, and say nothing."""

from __future__ import annotations

from dataclasses import dataclass

from rostra.bots.bot import Events, Legal, Reasons, View
from rostra.bots.chance import pick_weighted
from rostra.bots.idus_martii.cards import BALLOT, FACTION, KIND, LOWER
from rostra.bots.idus_martii.manners import STEADY, Manner, customs
from rostra.bots.idus_martii.repute import assigning, looking, names
from rostra.kernel.game import Action


@dataclass(slots=True)
class Mannered:
    """Somebody who plays in a manner."""

    seed: int
    manner: Manner = STEADY
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """A choice, by its chance."""
        if not legal:
            return None
        weights = self.likely(view, legal, events)
        return pick_weighted(legal, weights, self.seed, seat, view["turn"], view["stage"])

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Nothing."""
        return None

    def likely(self, view: View, legal: Legal, events: Events) -> list[float]:
        """How likely each legal action is."""
        if legal[0]["type"] == "assign":
            ways = tuple((action["praetor"], *action["aediles"]) for action in legal)
            chances = assigning(names(view["players"], events), ways, self.manner)
            return [float(likely) for likely in chances[_kind(view)]]
        if legal[0]["type"] == "peek":
            first, second = (action["aedile"] for action in legal)
            likely = float(looking(names(view["players"], events), first, second, self.manner)[_kind(view)])
            return [likely, 1 - likely]
        return [self._plays(view, action) for action in legal]

    def _plays(self, view: View, action: Action) -> float:
        """How likely a card is laid, exchanged or put away."""
        models = customs(view["players"], view["turn"], self.manner)
        at = (_kind(view), view["markers"]["loyalist"], view["markers"]["traitor"])
        kind = action["type"]
        if kind == "vote":
            return float(models.vote[*at, BALLOT[action["card"]]])
        if kind in ("veto", "approve"):
            veto = float(models.veto[*at, BALLOT[view["seen"]]])
            return veto if kind == "veto" else 1 - veto
        if kind == "replace":
            return float(models.replace[*at, BALLOT[view["ballot"]], BALLOT[action["card"]]])
        keeps_lower = float(models.keep[at])
        # Of two equal cards one is put away, and it does not matter which.
        return 1 - keeps_lower if FACTION[action["card"]] == LOWER[at[0]] else keeps_lower


def _kind(view: View) -> int:
    cards = [FACTION[card] for card in view["hand"]]
    return int(KIND[cards[0], cards[-1]])
