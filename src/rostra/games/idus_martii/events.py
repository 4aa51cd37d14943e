"""The events of Idus Martii as JSON: a struct for each kind, its fields in the order they are written in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from rostra.games.idus_martii.schema import Claim, Claimed, Faction, Markers, Roles, VoteCard


class _Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that happened."""


class RoundEvent(_Event, frozen=True, tag="round"):
    """A new round and its roles; in the second phase only the Consul has one yet (I8, I13)."""

    turn: int
    phase: int
    round: int
    roles: Roles


class HandEvent(_Event, frozen=True, tag="hand"):
    """The faction cards a seat was dealt (I1); only it is told."""

    seat: int
    cards: list[Faction]


class AssignEvent(_Event, frozen=True, tag="assign"):
    """The Consul handed out the roles."""

    seat: int
    praetor: int
    aediles: list[int]


class VoteEvent(_Event, frozen=True, tag="vote"):
    """An Aedile laid a card."""

    seat: int


class VoteCardEvent(_Event, frozen=True, tag="vote-card"):
    """Which card that was, for those who know."""

    seat: int
    card: VoteCard


class PeekEvent(_Event, frozen=True, tag="peek"):
    """The Praetor looked at an Aedile's card."""

    seat: int
    aedile: int


class PeekCardEvent(_Event, frozen=True, tag="peek-card"):
    """Which card the Praetor saw, for those who know; ``seat`` is the Aedile."""

    seat: int
    card: VoteCard


class YellowEvent(_Event, frozen=True, tag="yellow"):
    """The card the Praetor saw was yellow: it is shown to all (I11)."""

    aedile: int


class ApproveEvent(_Event, frozen=True, tag="approve"):
    """The Praetor let the card lie."""

    seat: int
    aedile: int


class VetoEvent(_Event, frozen=True, tag="veto"):
    """The Praetor demanded another card."""

    seat: int
    aedile: int


class ReplaceEvent(_Event, frozen=True, tag="replace"):
    """The Aedile laid another card."""

    seat: int


class ReplaceCardEvent(_Event, frozen=True, tag="replace-card"):
    """Which card was laid instead, for those who know."""

    seat: int
    card: VoteCard


class DiscardEvent(_Event, frozen=True, tag="discard"):
    """A seat put one of its faction cards away."""

    seat: int


class DiscardCardEvent(_Event, frozen=True, tag="discard-card"):
    """Which card that was; only its seat is told."""

    seat: int
    card: Faction


class CountEvent(_Event, frozen=True, tag="count"):
    """The cards in the order they were turned up, not whose they were, and where the markers stand (I7)."""

    turn: int
    cards: list[VoteCard]
    markers: Markers


class ClaimEvent(Claimed, frozen=True, tag_field="kind", tag="claim"):
    """Somebody said something, true or not (I17)."""


class ClaimsEvent(_Event, frozen=True, tag="claims"):
    """All that was said, and whether it was true."""

    claims: list[Claim]


class IdusMartiiOverEvent(_Event, frozen=True, tag="over"):
    """The end: all remaining cards are shown (I16)."""

    winners: list[int]
    scores: None
    faction: str | None
    reason: str
    hands: list[list[Faction]]


CardEvent = VoteCardEvent | PeekCardEvent | ReplaceCardEvent | DiscardCardEvent
"""Which card it was, told to those who know."""
IdusMartiiEvent = (
    RoundEvent
    | HandEvent
    | AssignEvent
    | VoteEvent
    | VoteCardEvent
    | PeekEvent
    | PeekCardEvent
    | YellowEvent
    | ApproveEvent
    | VetoEvent
    | ReplaceEvent
    | ReplaceCardEvent
    | DiscardEvent
    | DiscardCardEvent
    | CountEvent
    | ClaimEvent
    | ClaimsEvent
    | IdusMartiiOverEvent
)


# msgspec crashes when two threads are the first to read a type: one makes it ready here.
msgspec.json.Decoder(list[IdusMartiiEvent])


def read_events(events: Iterable[Mapping[str, Any]]) -> list[IdusMartiiEvent]:
    """The events of ``table.events`` as structs."""
    return msgspec.convert(events, list[IdusMartiiEvent])
