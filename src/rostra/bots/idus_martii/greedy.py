"""A greedy opponent: votes for its side whatever happens, and says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rostra.bots.bot import Events, Legal, Reasons, View
from rostra.bots.chance import pick
from rostra.bots.idus_martii.odds import CARD_OF, LOYALIST, MERCHANT, SIDE_OF, TRAITOR
from rostra.kernel.game import Action


@dataclass(slots=True)
class Greedy:
    """Keeps the faction that is ahead, and votes for it from the first round on."""

    seed: int
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """The card of its side, where there is a card to choose; anybody, where there is a person."""
        if not legal:
            return None
        kind = legal[0]["type"]
        if kind in ("veto", "approve"):
            cards = ["green", "red"] if view["phase"] == 1 else [*SIDE_OF]
            wanted = "approve" if view["seen"] == wish(view, cards) else "veto"
            return next(action for action in legal if action["type"] == wanted)
        if kind == "discard":
            return min(legal, key=lambda action: standing(view, action["card"]))
        if kind in ("vote", "replace"):
            wanted = wish(view, [action["card"] for action in legal])
            return next(action for action in legal if action["card"] == wanted)
        return pick(legal, self.seed, seat, view["turn"], kind)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Nothing: who says nothing has nothing to hide."""
        return None


def wish(view: View, cards: Sequence[str]) -> str:
    """Which of the cards helps the side it is on; if none does: none of the others, or the one behind."""
    side = max(view["hand"], key=lambda card: standing(view, card))
    behind = min((LOYALIST, TRAITOR), key=lambda rival: standing(view, rival))
    return next(card for card in (CARD_OF[side], CARD_OF[MERCHANT], CARD_OF[behind]) if card in cards)


def standing(view: View, side: str) -> float:
    """How far ahead a side is on the track; Merchants are behind unless the others are level (I15)."""
    markers = view["markers"]
    if side in (LOYALIST, TRAITOR):
        return float(markers[side] - max(markers[LOYALIST], markers[TRAITOR]))
    return 0.5 if abs(markers[LOYALIST] - markers[TRAITOR]) < 2 else -1.5
