"""The best opponent: expects others to reckon, never plays quite the same, and says what serves its side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from rostra.bots.bot import Events, Legal, Option, Reasons, View
from rostra.bots.chance import chance, pick_weighted
from rostra.bots.idus_martii import study
from rostra.bots.idus_martii.beliefs import belief
from rostra.bots.idus_martii.odds import MERCHANT
from rostra.bots.idus_martii.search import Search
from rostra.bots.idus_martii.story import Teller
from rostra.games.idus_martii.components import FACTIONS, MIN_PLAYERS
from rostra.kernel.game import Action

EVEN = 0.004
"""Choices that differ by less than about this much are taken now and then: nobody can read the best one."""
SWAY = {"own": 1.0, "rival": 1.6}
"""What it is worth to be thought a friend by a Consul of the own side, and by one of the rival's."""


@dataclass(slots=True)
class Best(Search):
    """Everything Search does, with opponents who may do it too, some mixing, and claims with a purpose."""

    reckons: float = 0.3

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """In small games what was solved beforehand, else what search says."""
        if legal and view["players"] < MIN_PLAYERS:
            chances = study.mixed(view, legal, seat, events)
            self.reasons = Reasons(tuple(Option(a, c) for a, c in zip(legal, chances, strict=True)))
            return pick_weighted(legal, chances, self.seed, seat, view["turn"], view["stage"], "study")
        return Search.decide(self, view, legal, seat, events, waited=waited)

    def choose(self, values: Sequence[float], view: View, seat: int) -> int:
        """One of the choices that are as good as the best."""
        best = max(values)
        weights = [exp((value - best) / EVEN) for value in values]
        return pick_weighted(range(len(values)), weights, self.seed, seat, view["turn"], view["stage"], "mix")

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Tell its story."""
        if view["stage"] == "over" or view["players"] < MIN_PLAYERS:
            return None
        return Schemer(self.seed, view, seat).scheme(events)


@dataclass(slots=True)
class Fast(Best):
    """The same in a hurry, for tournaments: it takes the others for what they have been."""

    reckons: float = 0.0


class Schemer(Teller):
    """A seat whose story is the one that serves it; once told it stays the same."""

    def scheme(self, events: Events) -> Action | None:
        """Something to say now: first what it wants to be taken for, when it knows what it is."""
        if self.side is None or len(self.view["hand"]) > 1:
            return None
        if self.told is None:
            return {"type": "claim", "about": "faction", "card": self.face(events)}
        return self.claim(events)

    @property
    def told(self) -> str | None:
        """What the seat has said it is."""
        said = [c["card"] for c in self.view["claims"] if c["seat"] == self.seat and c["about"] == "faction"]
        return str(said[0]) if said else None

    @property
    def mask(self) -> str | None:
        """What the seat says it is: always what it said first."""
        return self.told

    def face(self, events: Events) -> str:
        """The faction to be taken for: that of the Consuls to come who are best deceived, or best helped."""
        thought = belief(self.view, events)
        sway: dict[str, float] = dict.fromkeys(FACTIONS, 0.0)
        for seat in range(self.view["players"]):
            if seat != self.seat:
                for faction, likely in zip(FACTIONS, thought.sides(seat), strict=True):
                    sway[faction] += likely * SWAY["own" if faction == self.side else "rival"]
        sway.pop(MERCHANT)
        first, second = sorted(sway, key=lambda faction: -sway[faction])
        bold = sway[first] / (sway[first] + sway[second])
        return first if chance(self.seed, self.seat, "face") < bold else second
