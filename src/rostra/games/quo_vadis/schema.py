"""Quo Vadis? as JSON: a struct for each action, each clause of a deal, and the view. Events: ``events.py``.

The fields stand in the order in which they are written. ``UNSET`` marks what may be left out.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from rostra.kernel.game import Result

Laurel = Literal["I", "II", "IIc", "III", "IV", "V"]
Holding = dict[Laurel, int]
"""Laurels in a hand, by kind."""
DealStatus = Literal[
    "open", "rejected", "withdrawn", "expired", "failed", "struck", "settled", "void", "closed"
]
PromiseStatus = Literal["open", "kept", "broken", "lapsed"]
Because = Literal[
    "too-little",
    "too-dear",
    "no-use",
    "helps-you",
    "helps-leader",
    "distrust",
    "promised",
    "ties-hands",
    "cannot-pay",
    "too-many",
    "rather-not",
]
"""Why an offer is turned down or countered, as whoever does so says; nobody has to say it."""


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Data of the game."""


# Actions


class _Action(_Part, frozen=True, tag_field="type"):
    """Something a seat may do."""


class PlaceAction(_Action, frozen=True, tag="place"):
    """Place a senator from the reserve (Q6)."""

    committee: str


class AdvanceAction(_Action, frozen=True, tag="advance"):
    """Move a senator along a path, with one seat for each consent used (Q7 to Q10)."""

    path: str
    with_: list[int] = field(name="with")


class CaesarAction(_Action, frozen=True, tag="caesar"):
    """Move Caesar: as the action, or as the bonus of Q14."""

    to: str


class DeclineAction(_Action, frozen=True, tag="decline"):
    """Decline the bonus of Q14."""


class PledgeAction(_Action, frozen=True, tag="pledge"):
    """Offer the player to move consent, for nothing, this turn."""

    path: str
    votes: int


class RetractAction(_Action, frozen=True, tag="retract"):
    """Take an unused pledge back."""

    path: str


class CensusAction(_Action, frozen=True, tag="census"):
    """Demand a census (Q24)."""


class RemoveAction(_Action, frozen=True, tag="remove"):
    """Take a senator off the board between two games (Q25)."""

    committee: str


class OfferAction(_Action, frozen=True, tag="offer"):
    """Propose a deal (Q18); a counter-offer names the deal it answers."""

    clauses: list[Clause]
    private: bool | UnsetType = UNSET
    answers: int | UnsetType | None = UNSET
    because: Because | UnsetType = UNSET


class AcceptAction(_Action, frozen=True, tag="accept"):
    """Accept a deal."""

    deal: int


class RejectAction(_Action, frozen=True, tag="reject"):
    """Reject a deal; it may be said why."""

    deal: int
    because: Because | UnsetType = UNSET


class WithdrawAction(_Action, frozen=True, tag="withdraw"):
    """Withdraw one's own offer."""

    deal: int


QuoVadisAction = (
    PlaceAction
    | AdvanceAction
    | CaesarAction
    | DeclineAction
    | PledgeAction
    | RetractAction
    | CensusAction
    | RemoveAction
    | OfferAction
    | AcceptAction
    | RejectAction
    | WithdrawAction
)


# Clauses of a deal


class PlacePattern(_Action, frozen=True, tag="place"):
    """Any placing that fits: what is left out is free."""

    committee: str | UnsetType = UNSET


class AdvancePattern(_Action, frozen=True, tag="advance"):
    """Any advance that fits: what is left out is free."""

    path: str | UnsetType = UNSET
    with_: list[int] | UnsetType = field(default=UNSET, name="with")


class CaesarPattern(_Action, frozen=True, tag="caesar"):
    """Any move of Caesar that fits: what is left out is free."""

    to: str | UnsetType = UNSET


class DeclinePattern(_Action, frozen=True, tag="decline"):
    """Declining the bonus."""


Pattern = PlacePattern | AdvancePattern | CaesarPattern | DeclinePattern
"""The moves a clause is about."""


class _Clause(_Part, frozen=True, tag_field="kind"):
    """A clause of a deal, and the seat that owes it."""

    by: int


class SupportClause(_Clause, frozen=True, tag="support"):
    """Consent this turn on a path; or promised: one consent ``for`` a seat, out of the committee ``from``."""

    path: str | UnsetType = UNSET
    votes: int | UnsetType = UNSET
    for_: int | UnsetType = field(default=UNSET, name="for")
    from_: str | UnsetType = field(default=UNSET, name="from")
    until: int | UnsetType = UNSET


class PayClause(_Clause, frozen=True, tag="pay"):
    """Laurels of a value, due when the turn's action is done (Q20)."""

    to: int
    value: int
    until: int | UnsetType = UNSET


class DoClause(_Clause, frozen=True, tag="do"):
    """To do something by the end of a turn."""

    action: Pattern
    until: int | UnsetType = UNSET


class AvoidClause(_Clause, frozen=True, tag="avoid"):
    """Not to do something until the end of a turn."""

    action: Pattern
    until: int | UnsetType = UNSET


class RefuseClause(_Clause, frozen=True, tag="refuse"):
    """To give somebody no consent until the end of a turn."""

    against: int
    until: int | UnsetType = UNSET


class NoteClause(_Clause, frozen=True, tag="note"):
    """Free words, never enforced."""

    text: str


Clause = SupportClause | PayClause | DoClause | AvoidClause | RefuseClause | NoteClause


# The view


class Offered(_Part, frozen=True):
    """A deal as it was offered; of others' private ones only the outline."""

    deal: int
    by: int
    to: list[int]
    turn: int
    private: bool
    answers: int | UnsetType | None = UNSET
    clauses: list[Clause] | UnsetType = UNSET
    binding: list[bool] | UnsetType = UNSET
    because: Because | UnsetType = UNSET
    """Why the deal it answers would not do."""


class Deal(Offered, frozen=True):
    """A deal of this turn; of others' private ones only the outline."""

    status: DealStatus | UnsetType = UNSET
    accepted: list[int] | UnsetType = UNSET


class Promise(_Part, frozen=True):
    """A promise in the ledger."""

    deal: int
    clause: int
    by: int
    to: list[int]
    promise: Clause
    until: int
    binding: bool
    status: PromiseStatus


class Pledge(_Part, frozen=True):
    """Consent offered for nothing, this turn."""

    seat: int
    path: str
    votes: int


class Grant(_Part, frozen=True):
    """Consent that a deal gives the player to move."""

    deal: int
    seat: int
    path: str
    votes: int


class Election(_Part, frozen=True):
    """The three games of a consular election (Q25)."""

    game: int
    sums: list[int]
    begins: int | UnsetType = UNSET


class QuoVadisOptions(_Part, frozen=True):
    """The options of Quo Vadis? as the table plays them."""

    turn_limit: int | None
    private: bool
    start: int | UnsetType = UNSET


class QuoVadisView(_Part, frozen=True, tag_field="game", tag="quo-vadis"):
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
    holdings: list[Holding | None]
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


# The board


class BoardCommittee(_Part, frozen=True):
    """A committee: how many senators it seats, and where it lies on the canvas."""

    seats: int
    entry: bool
    x: int
    y: int
    senate: bool | UnsetType = UNSET


class BoardPath(_Part, frozen=True):
    """A path from one committee to the next, perhaps with a laurel on it."""

    from_: str = field(name="from")
    to: str
    laurel: bool
    caesar_start: bool | UnsetType = UNSET


class Board(_Part, frozen=True):
    """The board as ``board.json`` has it."""

    comment: str
    committees: dict[str, BoardCommittee]
    paths: list[BoardPath]
    laurels: Holding
    senators_per_player: int
    players: tuple[int, int]
    colours: list[str]
