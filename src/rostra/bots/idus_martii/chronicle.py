"""What a seat has seen, round by round: the events put in order for those who reckon with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rostra.bots.bot import Events, View
from rostra.bots.idus_martii.cards import BALLOT, FACTION
from rostra.bots.idus_martii.repute import Hearsay, Names, Roles

PRIVATE = frozenset({"hand", "vote-card", "peek-card", "replace-card", "discard-card"})
"""Events that not everybody sees."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Something said (I17)."""

    seat: int
    turn: int
    about: str
    card: int = -1
    round: int = 0
    whom: int = -1
    """The Aedile of a claim about a card looked at, or who is trusted or suspected."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round as one seat saw it; cards it does not know are missing."""

    turn: int
    consul: int
    praetor: int | None = None
    aediles: tuple[int, ...] = ()
    last: Roles | None = None
    """Who had these roles in the round before, if the seat has seen it."""
    named: Names = ()
    """The names all had when the roles were handed out (I9); nothing where they go round by themselves."""
    looked: Names = ()
    """The names all had when the Praetor chose a card."""
    markers: tuple[int, int] = (0, 0)
    """Where the markers stood before the count."""
    laid: tuple[tuple[int, int], ...] = ()
    """Aedile and card, as far as the seat knows what was laid first."""
    peeked: int | None = None
    vetoed: bool | None = None
    """Whether an exchange was demanded (I6); ``None`` until then, and for a yellow card (I11)."""
    new: int | None = None
    """The card laid instead, if the seat knows it."""
    turned: tuple[int, ...] = ()
    """The cards turned up (I7), in ascending order."""
    discarded: bool = False
    said: tuple[Claim, ...] = ()
    """What was said in this round."""
    told: tuple[Claim, ...] = ()
    """What was said about the cards of this round, then or later."""

    @property
    def roles(self) -> Roles | None:
        """Praetor and Aediles, once they have their roles."""
        return None if self.praetor is None else (self.praetor, self.aediles[0], self.aediles[1])

    def card_of(self, aedile: int) -> int | None:
        """The card an Aedile laid first, if the seat knows it."""
        return dict(self.laid).get(aedile)

    def in_order(self) -> tuple[int, int, int]:
        """The Aedile the Praetor has looked at, the other, and the Praetor."""
        assert self.praetor is not None
        first, second = self.aediles
        return (first, second, self.praetor) if self.peeked == first else (second, first, self.praetor)

    def after(self) -> tuple[int, int]:
        """Where the markers stand after the count."""
        return self.markers[0] + self.turned.count(0), self.markers[1] + self.turned.count(1)


def chronicle(view: View, events: Events) -> tuple[Round, ...]:
    """What a seat has seen; where the table began in the middle of a game, what its view still shows."""
    rounds: list[Round] = []
    claims: dict[Claim, Claim] = {}
    hearsay = Hearsay(view["players"])
    for event in events:
        kind = event["kind"]
        if kind == "round":
            rounds.append(_begun(event, rounds))
        elif kind == "claim":
            claim = _claim(event)
            # What is said again counts no more than what is said once.
            claims.setdefault(replace(claim, turn=0), claim)
        elif rounds:
            rounds[-1] = _told(rounds[-1], event, hearsay)
        hearsay.hear(event)
    if rounds and not rounds[-1].turned:
        rounds[-1] = _as_shown(rounds[-1], view)
    return tuple(_with_talk(record, [*claims.values()]) for record in rounds)


def before_the_votes(view: View, events: Events) -> tuple[Round, ...]:
    """What anybody has seen who looks on, up to the votes of this round."""
    shown = [event for event in events if event["kind"] not in PRIVATE]
    rounds = chronicle({**view, "ballot": None, "seen": None}, shown)
    return (*rounds[:-1], replace(rounds[-1], peeked=None, looked=(), vetoed=None, laid=())) if rounds else ()


def _begun(event: Mapping[str, Any], before: list[Round]) -> Round:
    """A round that begins."""
    roles = event["roles"]
    known = before[-1].roles if before else None
    return Round(event["turn"], roles["consul"], roles["praetor"], tuple(roles["aediles"]), known)


def _told(record: Round, event: Mapping[str, Any], hearsay: Hearsay) -> Round:
    """A round with one more thing that happened in it."""
    kind = event["kind"]
    if kind == "assign":
        names, aediles = hearsay.names(), tuple(event["aediles"])
        return replace(record, praetor=event["praetor"], aediles=aediles, named=names)
    if kind in ("vote-card", "peek-card"):
        return replace(record, laid=_with(record, event["seat"], BALLOT[event["card"]]))
    if kind == "yellow":
        return replace(record, laid=_with(record, event["aedile"], BALLOT["yellow"]))
    if kind == "peek":
        return replace(record, peeked=event["aedile"], looked=hearsay.names())
    if kind in ("veto", "approve"):
        return replace(record, vetoed=kind == "veto")
    if kind == "replace-card":
        return replace(record, new=BALLOT[event["card"]])
    if kind == "count":
        turned = tuple(sorted(BALLOT[card] for card in event["cards"]))
        now = event["markers"]
        before = now["loyalist"] - turned.count(0), now["traitor"] - turned.count(1)
        return replace(record, turned=turned, markers=before)
    if kind == "discard":
        return replace(record, discarded=True)
    return record


def _with(record: Round, aedile: int, card: int) -> tuple[tuple[int, int], ...]:
    return tuple(sorted({**dict(record.laid), aedile: card}.items()))


def _as_shown(record: Round, view: View) -> Round:
    """The round that is being played, with what lies on the table and what the seat knows of it."""
    roles, seat = view["roles"], view["seat"]
    markers = (view["markers"]["loyalist"], view["markers"]["traitor"])
    record = replace(
        record,
        praetor=roles["praetor"],
        aediles=tuple(roles["aediles"]),
        markers=markers,
        peeked=view["peeked"],
    )
    if view["ballot"] is not None and record.card_of(seat) is None:
        record = replace(record, laid=_with(record, seat, BALLOT[view["ballot"]]))
    if view["seen"] is not None and view["peeked"] is not None:
        record = replace(record, laid=_with(record, view["peeked"], BALLOT[view["seen"]]))
    return record


def _claim(event: Mapping[str, Any]) -> Claim:
    card = event.get("card")
    number = -1 if card is None else {**FACTION, **BALLOT}[card]
    whom = event.get("whom", event.get("aedile", -1))
    return Claim(event["seat"], event["turn"], event["about"], number, event.get("round", 0), whom)


def _with_talk(record: Round, claims: list[Claim]) -> Round:
    said = tuple(claim for claim in claims if claim.turn == record.turn)
    told = tuple(claim for claim in claims if claim.round == record.turn)
    return replace(record, said=said, told=told) if said or told else record
