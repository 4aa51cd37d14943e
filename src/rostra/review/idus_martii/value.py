"""What a review of Idus Martii says besides: what everybody could have known and when. All of it is JSON.

Beliefs are what a seat could know; whatever has ``true`` in its name, and the curve, is what was true.
Actions have their number in the record, from 0; ``None`` is the moment when the cards had been dealt.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rostra.games.idus_martii.schema import Faction
from rostra.review.value import Review

ShownClaim = Annotated[dict[str, Any], Meta(title="ClaimAction")]


class SeatBelief(Struct, frozen=True):
    """What a seat could believe after an action that told it something."""

    number: int | None
    turn: int
    seat: int
    factions: list[list[float]]
    """How likely each seat is of each faction (of two cards each counts half); its own cards it knows."""
    true_world: float
    """How likely it could think what was true: all hands of the others at once."""


class RoundChance(Struct, frozen=True):
    """A seat's chance to win where a round begins, by what it knew."""

    number: int | None
    turn: int
    seat: int
    chance: float


class BeliefStep(Struct, frozen=True):
    """How an action moved what one seat could believe of another."""

    number: int
    observer: int
    subject: int
    before: list[float]
    after: list[float]
    moved: float
    """Their total variation distance: how much probability went to another faction, from 0 to 1."""


class TellingAction(Struct, frozen=True):
    """How much an action told everybody together."""

    number: int
    moved: float
    """The distances of all pairs of observer and subject, added up."""
    steps: list[BeliefStep]
    """The largest of them, the largest first."""


class Exposure(Struct, frozen=True):
    """What the others could know of a seat: how likely they could think the faction it ended with."""

    seat: int
    true_faction: Faction
    known: list[float]
    """The mean of the others' beliefs: after the deal, then after every action."""
    gave_away: int | None
    """The action after which it rose most; none if it never rose."""
    rise: float
    best_informed: int
    """Who came closest to the truth in the end."""


class Hearing(Struct, frozen=True):
    """How likely a listener could think what a claim says, before and after it was made."""

    seat: int
    before: float
    after: float


class ReviewedClaim(Struct, frozen=True):
    """A claim (I17), and who believed it.

    What it says of a card is measured by the faction that the card speaks for; what it says of a friend or a
    rival, by how likely the two are of one faction or of different ones.
    """

    number: int
    turn: int
    seat: int
    claim: ShownClaim
    true: bool | None
    """As the end tells; none for an opinion, and where nobody can know."""
    hearings: list[Hearing]
    believed_by: list[int]
    """The listeners to whom it became clearly likelier."""


class IdusReview(Review, frozen=True, kw_only=True, tag="idus-martii"):
    """A reviewed game of Idus Martii."""

    beliefs: list[SeatBelief]
    round_chances: list[RoundChance]
    telling: list[TellingAction]
    """The actions that told most, most first."""
    exposures: list[Exposure]
    claims: list[ReviewedClaim]
    influence: list[list[float]]
    """How much the actions of each seat changed each seat's chance: who acted, whose chance."""
