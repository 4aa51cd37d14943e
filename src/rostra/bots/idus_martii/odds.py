"""How likely each faction is to win from here, if the votes to come are much like those that were."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from rostra.bots.bot import View
from rostra.games.idus_martii.components import LIMIT

LOYALIST, TRAITOR, MERCHANT = "loyalist", "traitor", "merchant"
SIDE_OF = {"green": LOYALIST, "red": TRAITOR, "yellow": MERCHANT}
CARD_OF = {side: card for card, side in SIDE_OF.items()}
RIVAL = {LOYALIST: TRAITOR, TRAITOR: LOYALIST}
INERTIA = 6
"""How many even votes the past is mixed with to guess the future."""


@dataclass(frozen=True, slots=True)
class Track:
    """The Suffragium: both markers, the limit, and how many cards are still to be turned up."""

    loyalist: int
    traitor: int
    limit: int
    cards_left: int
    green: float
    """The guessed chance of each of them to be green rather than red."""

    def after(self, card: str) -> Track:
        """The track when one more card has been turned up."""
        green, red = int(card == "green"), int(card == "red")
        left = max(0, self.cards_left - 1)
        return replace(self, loyalist=self.loyalist + green, traitor=self.traitor + red, cards_left=left)

    def odds(self) -> dict[str, float]:
        """The chance of each faction to win."""
        loyalist, traitor = _odds(self.loyalist, self.traitor, self.limit, self.cards_left, self.green)
        return {LOYALIST: loyalist, TRAITOR: traitor, MERCHANT: max(0.0, 1.0 - loyalist - traitor)}


def track(view: View) -> Track:
    """The track as a seat sees it, with the cards of this round not yet turned up."""
    players: int = view["players"]
    rounds = 2 * players - view["turn"] + (0 if view["stage"] == "discard" else 1)
    loyalist, traitor = view["markers"]["loyalist"], view["markers"]["traitor"]
    green = round((loyalist + INERTIA / 2) / (loyalist + traitor + INERTIA), 1)
    return Track(loyalist, traitor, LIMIT[players], 2 * rounds, green)


@lru_cache(maxsize=20_000)
def _odds(loyalist: int, traitor: int, limit: int, left: int, green: float) -> tuple[float, float]:
    """The chances of Loyalists and Traitors (I14, I15), when each card is green with this chance."""
    if loyalist > limit or traitor > limit:
        return (0.0, 1.0) if loyalist > limit else (1.0, 0.0)
    if left == 0:
        lead = loyalist - traitor
        return (float(lead >= 2), float(lead <= -2))
    up = _odds(loyalist + 1, traitor, limit, left - 1, green)
    down = _odds(loyalist, traitor + 1, limit, left - 1, green)
    return (green * up[0] + (1 - green) * down[0], green * up[1] + (1 - green) * down[1])
