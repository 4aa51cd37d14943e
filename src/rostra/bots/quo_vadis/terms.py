"""What a deal means for the turn it is made in: consents, payments, and what the mover does for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rostra.games.quo_vadis.components import NUMBER_OF_PLACE
from rostra.kernel.game import Action


class Support(NamedTuple):
    """Consents of a seat on a laurel place."""

    seat: int
    place: int
    votes: int


class Payment(NamedTuple):
    """Laurels of a value, from one seat to another, at the end of the turn (Q20)."""

    by: int
    to: int
    value: int


@dataclass(frozen=True, slots=True)
class Terms:
    """One deal, as far as it is settled within the turn (Q19)."""

    supports: tuple[Support, ...] = ()
    payments: tuple[Payment, ...] = ()
    to_do: tuple[Action, ...] = ()
    """Patterns of moves, one of which the player to move must make."""
    to_avoid: tuple[Action, ...] = ()


def terms_of(deal: Mapping[str, Any], mover: int, turn: int) -> Terms:
    """The terms of a deal in a view."""
    clauses: list[Mapping[str, Any]] = deal["clauses"]
    return Terms(
        tuple(
            Support(c["by"], NUMBER_OF_PLACE[c["path"]], c["votes"])
            for c in clauses
            if c["kind"] == "support" and "path" in c
        ),
        tuple(Payment(c["by"], c["to"], c["value"]) for c in clauses if c["kind"] == "pay"),
        tuple(c["action"] for c in _of_this_turn(clauses, "do", mover, turn)),
        tuple(c["action"] for c in _of_this_turn(clauses, "avoid", mover, turn)),
    )


def _of_this_turn(
    clauses: Iterable[Mapping[str, Any]], kind: str, mover: int, turn: int
) -> list[Mapping[str, Any]]:
    """What the player to move owes now; a thing to do that may wait is not due yet."""
    mine = [clause for clause in clauses if clause["kind"] == kind and clause["by"] == mover]
    return [clause for clause in mine if kind == "avoid" or clause.get("until", turn) == turn]


def used_by(deals: Sequence[Terms], place: int, consents: Sequence[int]) -> list[Terms]:
    """The deals that an advance makes due: those it uses, as they were struck, and those about no consent."""
    left = {seat: consents.count(seat) for seat in consents}
    due = []
    for terms in deals:
        there = [support for support in terms.supports if support.place == place]
        using = [support for support in there if left.get(support.seat, 0) > 0]
        for support in using:
            left[support.seat] -= support.votes
        if using or not terms.supports:
            due.append(terms)
    return due
