"""How far others are believed: what is said is evidence, but never much of it (I17)."""

from __future__ import annotations

import numpy as np

from rostra.bots.idus_martii.cards import BALLOTS, HIGHER, KINDS, LOWER
from rostra.bots.idus_martii.chronicle import Round
from rostra.bots.idus_martii.manners import Floats

TRUE = {"faction": 1.8, "vote": 1.3, "peek": 2.0, "trust": 1.3, "suspect": 1.3}
"""How many times likelier a claim is made where it is true; no claim ever counts for more."""
OPINIONS = frozenset({"trust", "suspect"})


def of_faction(said: int) -> Floats:
    """The relative chance to hear a seat say that it is of a faction, by its kind."""
    heard = np.ones(KINDS)
    heard[said] = TRUE["faction"]
    return heard


def of_opinion(about: str) -> Floats:
    """The relative chance to hear that somebody is trusted or suspected, by the kinds of both seats."""
    cards = np.stack([LOWER, HIGHER])
    friends = (cards[:, None, :, None] == cards[None, :, None, :]).mean(axis=(0, 1))
    fitting = friends if about == "trust" else 1 - friends
    heard: Floats = 1 + (TRUE[about] - 1) * fitting
    return heard


def of_card(record: Round, aedile: int, listener: int) -> Floats:
    """The relative chance of all that others said about the card of an Aedile, by the card."""
    heard = np.ones(BALLOTS)
    for claim in record.told:
        of_whom = claim.whom if claim.about == "peek" else claim.seat
        if of_whom == aedile and claim.seat != listener and claim.about in ("vote", "peek"):
            heard[claim.card] *= TRUE[claim.about]
    return np.minimum(heard, max(TRUE.values()))
