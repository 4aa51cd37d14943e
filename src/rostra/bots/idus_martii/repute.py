"""Whom a seat gives a role, and whose card it looks at: by the name each seat has made itself at the table.

A name is made of what all have heard and seen: what a seat says it is, what it says it laid, and the cards
that were turned up when it was an Aedile. So everybody can tell how somebody of each faction would choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any

import numpy as np

from rostra.bots.idus_martii.cards import BALLOT, FACTION, HIGHER, LOWER, SIDES
from rostra.bots.idus_martii.manners import Floats, Manner, Models
from rostra.bots.idus_martii.story import BELIEF

Names = tuple[tuple[float, ...], ...]
"""How far each seat passes for a friend of each faction: seat, faction."""
Roles = tuple[int, int, int]
"""Praetor and both Aediles."""

COUNTED = 0.1
"""What a card that was turned up does for the names of both Aediles."""
PRAETOR = 0.7
"""How much it matters who is Praetor, beside an Aedile."""


class Hearsay:
    """The names of all seats, while things are said and done."""

    def __init__(self, players: int) -> None:
        self._names = np.zeros((players, SIDES))
        self._aediles: tuple[int, ...] = ()

    def hear(self, event: Mapping[str, Any]) -> None:
        """One more thing that everybody has heard or seen."""
        kind = event["kind"]
        if kind == "round":
            self._aediles = tuple(event["roles"]["aediles"])
        elif kind == "assign":
            self._aediles = tuple(event["aediles"])
        elif kind == "claim" and event["about"] in BELIEF:
            said = {**FACTION, **BALLOT}[event["card"]]
            self._speaks_for(event["seat"], said, BELIEF[event["about"]])
        elif kind == "count":
            for aedile in self._aediles:
                for card in event["cards"]:
                    self._speaks_for(aedile, BALLOT[card], COUNTED)

    def _speaks_for(self, seat: int, side: int, weight: float) -> None:
        """A yellow card speaks for the Merchants as a green one does for the Loyalists."""
        self._names[seat] -= weight
        self._names[seat, side] += 2 * weight

    def names(self) -> Names:
        """How it stands now."""
        return tuple(tuple(row) for row in np.clip(self._names, -1.0, 1.0).tolist())


def names(players: int, events: Iterable[Mapping[str, Any]]) -> Names:
    """The names of all seats after some events."""
    hearsay = Hearsay(players)
    for event in events:
        hearsay.hear(event)
    return hearsay.names()


@lru_cache(maxsize=256)
def assignments(players: int, consul: int, last: Roles) -> tuple[Roles, ...]:
    """All ways to hand out the roles (I9), when these three had them in the round before."""
    others = [seat for seat in range(players) if seat != consul]
    again = 1 if players == 5 else 0
    return tuple(
        (praetor, low, high)
        for praetor in others
        if praetor != last[0]
        for low, high in combinations(others, 2)
        if praetor not in (low, high) and (low in last[1:]) + (high in last[1:]) <= again
    )


@lru_cache(maxsize=256)
def assigning(known: Names, ways: tuple[Roles, ...], manner: Manner) -> Floats:
    """How likely a Consul hands out the roles in each of these ways: kind, way."""
    places = np.array(ways)
    liking = _liking(known)[:, places] @ np.array([PRAETOR, 1.0, 1.0])
    eager = np.exp(manner.heeds * (liking - liking.max(axis=1, keepdims=True)))
    eager /= eager.sum(axis=1, keepdims=True)
    chances: Floats = (1 - manner.noise) * eager + manner.noise / len(ways)
    return chances


def looking(known: Names, aedile: int, other: int, manner: Manner) -> Floats:
    """How likely a Praetor looks at the card of one Aedile rather than at the other's: kind."""
    liking = _liking(known)
    doubt = manner.heeds * (liking[:, other] - liking[:, aedile])
    chances: Floats = (1 - manner.noise) / (1 + np.exp(-doubt)) + manner.noise / 2
    return chances


def of_assignment(known: Names, ways: tuple[Roles, ...], chosen: Roles, models: Models) -> Floats:
    """How likely the roles were handed out as they were: kind of the Consul, model."""
    way = ways.index(chosen)
    return np.stack([assigning(known, ways, model)[:, way] for model in models], axis=1)


def of_look(known: Names, aedile: int, other: int, models: Models) -> Floats:
    """How likely the Praetor looked at the card he did: model, kind of the Praetor."""
    return np.stack([looking(known, aedile, other, model) for model in models])


def _liking(known: Names) -> Floats:
    """How much each kind likes each seat; who has two cards thinks of both: kind, seat."""
    table = np.array(known)
    liking: Floats = (table[:, LOWER] + table[:, HIGHER]).T / 2
    return liking
