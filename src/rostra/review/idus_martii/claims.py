"""Claims (I17), true and false, and who believed them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rostra.bots.idus_martii.history import Claim
from rostra.bots.idus_martii.listening import FRIENDS
from rostra.bots.idus_martii.worlds import Ints
from rostra.kernel.game import Action
from rostra.review.idus_martii.knowledge import Knowledge
from rostra.review.idus_martii.value import Hearing, ReviewedClaim

BELIEVED = 0.02
"""From which rise on, as a probability, a listener is said to have believed a claim."""


def heard(
    number: int, seat: int, said: Action, before: Sequence[Knowledge], after: Sequence[Knowledge]
) -> ReviewedClaim:
    """A claim and what everybody else made of it; whether it was true is known at the end."""
    claim = after[seat].context.claims[-1]
    hearings = [
        Hearing(listener, probability(claim, before[listener]), probability(claim, after[listener]))
        for listener in range(len(after))
        if listener != seat
    ]
    believed_by = [each.seat for each in hearings if each.after - each.before >= BELIEVED]
    return ReviewedClaim(number, claim.turn, seat, said, None, hearings, believed_by)


def probability(claim: Claim, known: Knowledge) -> float:
    """How likely somebody could think what a claim says, or what it stands for."""
    if claim.is_opinion:
        one_faction = _one_faction(claim.seat, claim.subject, known)
        return one_faction if claim.about == "trust" else 1 - one_faction
    whom = claim.subject if claim.about == "peek" else claim.seat
    # A vote card has the number of the faction it speaks for.
    return float(known.factions[whom, claim.card])


def _one_faction(one: int, two: int, known: Knowledge) -> float:
    friends = FRIENDS[_hands(one, known), _hands(two, known)]
    return float(known.believed.weights @ friends)


def _hands(seat: int, known: Knowledge) -> Ints:
    """The hand of a seat: world."""
    believed = known.believed
    if seat == believed.observer.seat:
        return np.full(len(believed.weights), believed.observer.hand(believed.turn))
    return np.asarray(believed.worlds[believed.observer.row(seat)])


def judged(claims: Sequence[ReviewedClaim], told: Sequence[dict[str, Any]]) -> list[ReviewedClaim]:
    """The claims with their truth, as the view of the finished game tells it."""
    return [_with_truth(claim, end.get("true")) for claim, end in zip(claims, told, strict=True)]


def _with_truth(claim: ReviewedClaim, true: bool | None) -> ReviewedClaim:
    return ReviewedClaim(
        claim.number, claim.turn, claim.seat, claim.claim, true, claim.hearings, claim.believed_by
    )
