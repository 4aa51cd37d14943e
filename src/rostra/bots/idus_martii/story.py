"""What a bot says, and whom it believes: claims that agree with each other and with what all have seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rostra.bots.bot import Events, View
from rostra.bots.chance import chance
from rostra.bots.idus_martii.odds import CARD_OF, LOYALIST, RIVAL, SIDE_OF
from rostra.kernel.game import Action

HONEST = 0.65
"""How many bots tell what they are; the others pretend to be of another faction, from then on always."""
TALKATIVE = 0.4
"""How often a bot says something about the round just counted."""
CONFIDES = 0.15
"""How often, each round, it says what it is."""
BELIEF = {"faction": 0.6, "vote": 0.15}
"""How much of what others say of themselves is believed."""


@dataclass(frozen=True, slots=True)
class Round:
    """The last round that was counted, as a seat saw it."""

    turn: int
    cards: tuple[str, ...]
    laid: str | None
    """The card this seat laid, if it was an Aedile."""
    watched: bool
    """Whether the Praetor looked at it."""
    seen: tuple[int, str] | None
    """The Aedile and the card this seat looked at, if it was the Praetor."""


def last_round(events: Events, seat: int) -> Round | None:
    """The last counted round among the events."""
    counts = [place for place, event in enumerate(events) if event["kind"] == "count"]
    if not counts:
        return None
    before = counts[-2] + 1 if len(counts) > 1 else 0
    count = events[counts[-1]]
    laid, watched, seen = None, False, None
    for event in events[before : counts[-1]]:
        if event["kind"] in ("vote-card", "replace-card") and event["seat"] == seat:
            laid = event["card"]
        elif event["kind"] == "peek" and event["aedile"] == seat:
            watched = True
        elif event["kind"] == "peek-card" and event["seat"] != seat:
            seen = (event["seat"], event["card"])
    return Round(count["turn"], tuple(count["cards"]), laid, watched, seen)


@dataclass(frozen=True, slots=True)
class Teller:
    """A seat with its story."""

    seed: int
    view: View
    seat: int

    @property
    def side(self) -> str | None:
        """What the seat really is; nothing yet while it holds two different cards."""
        hand = self.view["hand"]
        return str(hand[0]) if len(set(hand)) == 1 else None

    @property
    def mask(self) -> str | None:
        """What the seat says it is."""
        if self.side is None or chance(self.seed, self.seat, "honest") < HONEST:
            return self.side
        return RIVAL.get(self.side, LOYALIST)

    def trust(self, other: int) -> float:
        """How far another seat is believed to be on the same side; below 0: on another."""
        wanted = self.side or self.view["hand"][0]
        honest = 1.0 if self.mask == self.side else -1.0
        value = 0.0
        for claim in self.view["claims"]:
            about = claim["about"]
            if claim["seat"] == self.seat and claim.get("whom") == other:
                value += honest if about == "trust" else -honest
            elif claim["seat"] == other and about in BELIEF:
                said = claim["card"] if about == "faction" else SIDE_OF[claim["card"]]
                value += BELIEF[about] if said == wanted else -BELIEF[about]
        return value

    def claim(self, events: Events) -> Action | None:
        """Something to say now, if there is anything; each thing is said once."""
        said = self._faction()
        if said is not None:
            return said
        last = last_round(events, self.seat)
        if last is None or self.view["turn"] > last.turn + 1:
            return None
        if chance(self.seed, self.seat, last.turn, "talk") > TALKATIVE:
            return None
        return self._vote(last) or self._peek(last) or self._opinion(last)

    def _faction(self) -> Action | None:
        if self.mask is None or self._has_said(about="faction"):
            return None
        if chance(self.seed, self.seat, self.view["turn"], "confide") > CONFIDES:
            return None
        return {"type": "claim", "about": "faction", "card": self.mask}

    def _vote(self, last: Round) -> Action | None:
        """The card laid; another one only where nobody can know better and the count allows it."""
        if last.laid is None or self._has_said(about="vote", round=last.turn):
            return None
        card = last.laid
        if self.mask is not None and not last.watched and CARD_OF[self.mask] in last.cards:
            card = CARD_OF[self.mask]
        return {"type": "claim", "about": "vote", "round": last.turn, "card": card}

    def _peek(self, last: Round) -> Action | None:
        """The card looked at, as it was; one who pretends says nothing against the own side."""
        if last.seen is None or self.mask != self.side or self._has_said(about="peek", round=last.turn):
            return None
        aedile, card = last.seen
        return {"type": "claim", "about": "peek", "round": last.turn, "aedile": aedile, "card": card}

    def _opinion(self, last: Round) -> Action | None:
        """What the card looked at tells about its Aedile, to one who is what the seat says it is."""
        if last.seen is None or self.mask is None:
            return None
        aedile, card = last.seen
        if card == "yellow" or self._has_said(whom=aedile):
            return None
        about = "trust" if SIDE_OF[card] == self.mask else "suspect"
        return {"type": "claim", "about": about, "seat": aedile}

    def _has_said(self, **what: Any) -> bool:
        """Whether the seat has made such a claim already."""

        def is_such(claim: Mapping[str, Any]) -> bool:
            return claim["seat"] == self.seat and all(claim.get(key) == value for key, value in what.items())

        return any(is_such(claim) for claim in self.view["claims"])
