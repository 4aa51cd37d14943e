"""What a review of Quo Vadis? adds to the others: deals, promises, and deals that nobody made."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rostra.games.quo_vadis.schema import DealStatus, PromiseStatus
from rostra.review.value import Review

ShownClause = Annotated[dict[str, Any], Meta(title="Clause")]
ShownOffer = Annotated[dict[str, Any], Meta(title="OfferAction")]
"""As a table shows them; the titles name their types in the browser."""


class Gain(Struct, frozen=True):
    """What somebody who signs gains by a deal, against the best without it."""

    seat: int
    gain: float
    """By what the seat could know."""
    true_gain: float
    share: float | None
    """Of what all who sign truly gain together; none if that is nothing."""
    nash: float | None
    """The share in Nash's solution: the deal among the same seats with the largest product of gains."""


class KeptPromise(Struct, frozen=True):
    """A promise in a deal, what it was worth, and what became of it."""

    clause: int
    by: int
    promise: ShownClause
    worth: list[float]
    """What everybody gains if it is kept."""
    status: PromiseStatus
    number: int | None = None
    """The action by which it was kept or broken, if one can be named."""
    change: list[float] | None = None
    """What that action changed for everybody."""


class StruckDeal(Struct, frozen=True):
    """A deal that was struck."""

    deal: int
    number: int
    """The action that struck it."""
    turn: int
    by: int
    to: list[int]
    private: bool
    clauses: list[ShownClause]
    binding: list[bool]
    status: DealStatus
    gains: list[Gain]
    promises: list[KeptPromise]


class MissedDeal(Struct, frozen=True):
    """The best deal of a turn that nobody made, though all who would have signed would have gained."""

    number: int
    """The move that was made without it."""
    turn: int
    seat: int
    """Who could have offered it."""
    offer: ShownOffer
    """In the form the table takes."""
    gains: list[Gain]


class QuoVadisReview(Review, frozen=True, kw_only=True, tag="quo-vadis"):
    """A reviewed game of Quo Vadis?."""

    deals: list[StruckDeal]
    missed: list[MissedDeal]
