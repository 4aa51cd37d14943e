"""The events of Quo Vadis? as JSON: a struct for each kind, its fields in the order they are written in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from rostra.games.quo_vadis.schema import Because, Holding, Laurel, Offered, PromiseStatus


class _Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that happened."""


class BeginEvent(_Event, frozen=True, tag="begin"):
    """The board as it is laid (Q3, Q4), and who begins."""

    players: int
    laurels: dict[str, Laurel | None]
    ones: int
    seat: int


class TurnEvent(_Event, frozen=True, tag="turn"):
    """A new turn."""

    turn: int
    seat: int


class PlaceEvent(_Event, frozen=True, tag="place"):
    """A senator was placed."""

    seat: int
    committee: str


class AdvanceEvent(_Event, frozen=True, tag="advance"):
    """A senator advanced: with whose consent, and what that brought to whom."""

    seat: int
    path: str
    with_: list[int] = field(name="with")
    ones: list[int]
    """The seats that got a I laurel, one for each (Q10)."""
    laurel: Laurel | None
    """The laurel taken (Q11)."""
    drawn: Laurel | None
    """The laurel turned up in its place."""
    arrival: int | None
    """Which seat of the Senate was taken, from 1."""


class CaesarEvent(_Event, frozen=True, tag="caesar"):
    """Caesar was moved."""

    seat: int
    to: str


class DeclineEvent(_Event, frozen=True, tag="decline"):
    """The bonus was declined."""

    seat: int


class PledgeEvent(_Event, frozen=True, tag="pledge"):
    """Consent was offered for nothing."""

    seat: int
    path: str
    votes: int


class RetractEvent(_Event, frozen=True, tag="retract"):
    """A pledge was taken back."""

    seat: int
    path: str


class CensusEvent(_Event, frozen=True, tag="census"):
    """A census was demanded: everybody's laurels are shown (Q24)."""

    seat: int
    holdings: list[Holding]


class RemoveEvent(_Event, frozen=True, tag="remove"):
    """A senator was taken off the board between two games."""

    seat: int
    committee: str


class OfferEvent(Offered, frozen=True, tag_field="kind", tag="offer"):
    """A deal was offered; those who are no party to a private one hear nothing of what it says."""


class AcceptEvent(_Event, frozen=True, tag="accept"):
    """A seat accepted a deal."""

    deal: int
    seat: int


class RejectEvent(_Event, frozen=True, tag="reject"):
    """A seat rejected a deal, and may have said why."""

    deal: int
    seat: int
    because: Because | UnsetType = UNSET


class WithdrawEvent(_Event, frozen=True, tag="withdraw"):
    """A seat withdrew its offer."""

    deal: int
    seat: int


class StruckEvent(_Event, frozen=True, tag="struck"):
    """All have accepted."""

    deal: int


class FailedEvent(_Event, frozen=True, tag="failed"):
    """All have accepted what cannot be kept."""

    deal: int
    why: Literal["support", "payment"]


class ExpiredEvent(_Event, frozen=True, tag="expired"):
    """An offer ended with its turn."""

    deal: int


class VoidEvent(_Event, frozen=True, tag="void"):
    """None of a deal's support was used: nothing in it counts."""

    deal: int


class PaidEvent(_Event, frozen=True, tag="paid"):
    """A debt was settled; only the two hands see which laurels moved (Q12)."""

    deal: int
    clause: int
    by: int
    to: int
    value: int
    gave: Holding | UnsetType = UNSET
    change: Holding | UnsetType = UNSET


class LapsedEvent(_Event, frozen=True, tag="lapsed"):
    """What a clause owes has become impossible."""

    deal: int
    clause: int


class PromiseEvent(_Event, frozen=True, tag="promise"):
    """A promise that did not bind has ended."""

    deal: int
    clause: int
    status: PromiseStatus


class ElectionEvent(_Event, frozen=True, tag="game"):
    """A game of a consular election has ended (Q25)."""

    game: int
    scores: dict[str, int]
    sums: list[int]
    begins: int


class QuoVadisOverEvent(_Event, frozen=True, tag="over"):
    """The end: all laurels are shown (Q16)."""

    winners: list[int]
    scores: dict[str, int]
    reason: str
    holdings: list[Holding]


QuoVadisEvent = (
    BeginEvent
    | TurnEvent
    | PlaceEvent
    | AdvanceEvent
    | CaesarEvent
    | DeclineEvent
    | PledgeEvent
    | RetractEvent
    | CensusEvent
    | RemoveEvent
    | OfferEvent
    | AcceptEvent
    | RejectEvent
    | WithdrawEvent
    | StruckEvent
    | FailedEvent
    | ExpiredEvent
    | VoidEvent
    | PaidEvent
    | LapsedEvent
    | PromiseEvent
    | ElectionEvent
    | QuoVadisOverEvent
)


# msgspec crashes when two threads are the first to read a type: one makes it ready here.
msgspec.json.Decoder(list[QuoVadisEvent])


def read_events(events: Iterable[dict[str, Any]]) -> list[QuoVadisEvent]:
    """The events of ``table.events`` as structs."""
    return msgspec.convert(events, list[QuoVadisEvent])
