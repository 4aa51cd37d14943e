"""Idus Martii as JSON: a struct for each action, and the view (its events: ``events.py``).

The fields stand in the order in which they are written. ``UNSET`` marks what may be left out.
"""

from __future__ import annotations

from typing import Literal

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


class Claimed(_Part, frozen=True):
    """Something that was said."""

    seat: int
    turn: int
    about: Subject
    round: int | UnsetType = UNSET
    aedile: int | UnsetType = UNSET
    card: Faction | VoteCard | UnsetType = UNSET
    whom: int | UnsetType = UNSET


class Claim(Claimed, frozen=True):
    """Something that was said; whether it was true is told when all is over."""

    true: bool | UnsetType | None = UNSET


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
