"""The views of both games, typed for those who read them.

Tables build views as plain data and know nothing of these structs; a test holds the two together.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from rostra.protocol.shapes import Action
from rostra.protocol.tables import Result

Laurel = Literal["I", "II", "IIc", "III", "IV", "V"]
Faction = Literal["loyalist", "traitor", "merchant"]
VoteCard = Literal["green", "red", "yellow"]


class Clause(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A clause of a deal, of any kind: each kind has its own parts."""

    kind: Literal["support", "pay", "do", "avoid", "refuse", "note"]
    by: int
    path: str | UnsetType = UNSET
    votes: int | UnsetType = UNSET
    to: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    action: Action | UnsetType = UNSET
    for_: int | UnsetType = field(default=UNSET, name="for")
    from_: str | UnsetType = field(default=UNSET, name="from")
    against: int | UnsetType = UNSET
    until: int | UnsetType = UNSET
    text: str | UnsetType = UNSET


class Deal(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deal of this turn; of others' private ones only the outline."""

    deal: int
    by: int
    to: list[int]
    turn: int
    private: bool
    status: str | UnsetType = UNSET
    answers: int | UnsetType | None = UNSET
    accepted: list[int] | UnsetType = UNSET
    clauses: list[Clause] | UnsetType = UNSET
    binding: list[bool] | UnsetType = UNSET


class Promise(Struct, frozen=True, forbid_unknown_fields=True):
    """A promise in the ledger."""

    deal: int
    clause: int
    by: int
    to: list[int]
    promise: Clause
    until: int
    binding: bool
    status: Literal["open", "kept", "broken", "lapsed"]


class Pledge(Struct, frozen=True, forbid_unknown_fields=True):
    """Consent offered for nothing, this turn."""

    seat: int
    path: str
    votes: int


class Grant(Struct, frozen=True, forbid_unknown_fields=True):
    """Consent that a deal gives the player to move."""

    deal: int
    seat: int
    path: str
    votes: int


class Election(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The three games of a consular election (Q25)."""

    game: int
    sums: list[int]
    begins: int | UnsetType = UNSET


class QuoVadisOptions(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of Quo Vadis? as the table plays them."""

    turn_limit: int | None
    private: bool
    start: int | UnsetType = UNSET


class QuoVadisView(
    Struct, frozen=True, tag_field="game", tag="quo-vadis", forbid_unknown_fields=True, omit_defaults=True
):
    """Quo Vadis? as a seat sees it; a spectator has no seat."""

    seat: int | None
    players: int
    turn: int
    to_move: int
    stage: Literal["action", "bonus", "remove", "over"]
    committees: dict[str, list[int]]
    senate: list[int]
    reserve: list[int]
    laurels: dict[str, Laurel | None]
    caesar: str
    needs: dict[str, int]
    ones: int
    stock: int
    held: list[int]
    holdings: list[dict[Laurel, int] | None]
    pledges: list[Pledge]
    census: bool
    deals: list[Deal]
    ledger: list[Promise]
    granted: list[Grant]
    edition: str
    variants: list[str]
    options: QuoVadisOptions
    to_act: list[int]
    result: Result | None
    election: Election | UnsetType = UNSET


class Roles(Struct, frozen=True, forbid_unknown_fields=True):
    """Who has which role this round."""

    consul: int
    praetor: int | None
    aediles: list[int]


class LastRoles(Struct, frozen=True, forbid_unknown_fields=True):
    """Who had which role in the round before (I9)."""

    praetor: int
    aediles: list[int]


class Markers(Struct, frozen=True, forbid_unknown_fields=True):
    """The Suffragium track."""

    loyalist: int
    traitor: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something said, true or not (I17); whether it was, is told when all is over."""

    turn: int
    about: Literal["faction", "vote", "peek", "trust", "suspect"]
    seat: int
    card: Faction | VoteCard | UnsetType = UNSET
    round: int | UnsetType = UNSET
    aedile: int | UnsetType = UNSET
    whom: int | UnsetType = UNSET
    true: bool | UnsetType | None = UNSET


class IdusMartiiOptions(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of Idus Martii as they were given."""

    private: bool | UnsetType = UNSET
    start: int | UnsetType = UNSET


class IdusMartiiView(Struct, frozen=True, tag_field="game", tag="idus-martii", forbid_unknown_fields=True):
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


AnyView = QuoVadisView | IdusMartiiView
