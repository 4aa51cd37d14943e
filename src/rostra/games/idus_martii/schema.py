"""Idus Martii as JSON: a struct for each action, each event, and the view.

The fields stand in the order in which they are written. ``UNSET`` marks what may be left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from rostra.kernel.game import Result

Faction = Literal["loyalist", "traitor", "merchant"]
VoteCard = Literal["green", "red", "yellow"]
Subject = Literal["faction", "vote", "peek", "trust", "suspect"]
"""What a claim is about."""


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Data of the game."""


# Actions


class _Action(_Part, frozen=True, tag_field="type"):
    """Something a seat may do."""


class AssignAction(_Action, frozen=True, tag="assign"):
    """The Consul hands out the roles (I9); the Aediles ascending."""

    praetor: int
    aediles: list[int]


class VoteAction(_Action, frozen=True, tag="vote"):
    """An Aedile lays a vote card (I5)."""

    card: VoteCard


class PeekAction(_Action, frozen=True, tag="peek"):
    """The Praetor picks whose card to look at (I6)."""

    aedile: int


class VetoAction(_Action, frozen=True, tag="veto"):
    """The Praetor demands another card."""


class ApproveAction(_Action, frozen=True, tag="approve"):
    """The Praetor lets the card lie."""


class ReplaceAction(_Action, frozen=True, tag="replace"):
    """The Aedile lays another card (I11)."""

    card: VoteCard


class DiscardAction(_Action, frozen=True, tag="discard"):
    """A seat puts one of its faction cards away (I8)."""

    card: Faction


class ClaimAction(_Action, frozen=True, tag="claim"):
    """Say something, true or not (I17)."""

    about: Subject
    round: int | UnsetType = UNSET
    aedile: int | UnsetType = UNSET
    card: Faction | VoteCard | UnsetType = UNSET
    seat: int | UnsetType = UNSET


IdusMartiiAction = (
    AssignAction
    | VoteAction
    | PeekAction
    | VetoAction
    | ApproveAction
    | ReplaceAction
    | DiscardAction
    | ClaimAction
)


# Parts of events and views


class Roles(_Part, frozen=True):
    """Who has which role this round."""

    consul: int
    praetor: int | None
    aediles: list[int]


class LastRoles(_Part, frozen=True):
    """Who had which role in the round before (I9)."""

    praetor: int
    aediles: list[int]


class Markers(_Part, frozen=True):
    """The Suffragium track."""

    loyalist: int
    traitor: int


class Claim(_Part, frozen=True):
    """Something that was said; whether it was true is told when all is over."""

    seat: int
    turn: int
    about: Subject
    round: int | UnsetType = UNSET
    aedile: int | UnsetType = UNSET
    card: Faction | VoteCard | UnsetType = UNSET
    whom: int | UnsetType = UNSET
    true: bool | UnsetType | None = UNSET


# Events


class _Event(_Part, frozen=True, tag_field="kind"):
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


class ClaimEvent(_Event, frozen=True, tag="claim"):
    """Somebody said something, true or not (I17)."""

    seat: int
    turn: int
    about: Subject
    round: int | UnsetType = UNSET
    aedile: int | UnsetType = UNSET
    card: Faction | VoteCard | UnsetType = UNSET
    whom: int | UnsetType = UNSET


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


def read_events(events: Iterable[Mapping[str, Any]]) -> list[IdusMartiiEvent]:
    """The events of ``table.events`` as structs."""
    return msgspec.convert(events, list[IdusMartiiEvent])


# The view


class IdusMartiiOptions(_Part, frozen=True):
    """The options of Idus Martii as they were given."""

    private: bool | UnsetType = UNSET
    start: int | UnsetType = UNSET


class IdusMartiiView(_Part, frozen=True, tag_field="game", tag="idus-martii"):
    """Idus Martii as a seat sees it; a spectator has no seat."""

    seat: int | None
    players: int
    start: int
    phase: int
    round: int
    turn: int
    stage: Literal["assign", "vote", "peek", "veto", "replace", "discard", "over"]
    to_act: list[int]
    roles: Roles
    last: LastRoles | None
    markers: Markers
    limit: int
    cards: list[int]
    laid: list[int]
    peeked: int | None
    yellow: bool
    hand: list[Faction] | None
    discarded: list[Faction] | None
    ballot: VoteCard | None
    seen: VoteCard | None
    hands: list[list[Faction]] | None
    discards: list[list[Faction]] | None
    result: Result | None
    claims: list[Claim]
    edition: None
    variants: list[str]
    options: IdusMartiiOptions
    ballots: dict[str, VoteCard] | UnsetType = UNSET
    """The cards that lie face down, by Aedile: only in replays."""
