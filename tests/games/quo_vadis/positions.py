"""Positions to begin a test from: a test names what it is about; the rest is filled in to be valid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import rostra
from rostra.kernel.game import Action, Position

PLACES = ("A3-A4", "A4-S", "B1-A3", "B1-B2", "C1-S", "D2-C1", "D2-D3", "E1-D2", "E1-E2", "E4-S")
BOX = {"I": 18, "II": 8, "IIc": 6, "III": 15, "IV": 9, "V": 6}
LIMITED = {3: 10, 4: 14, 5: 18}

DECLINE: Action = {"type": "decline"}
CENSUS: Action = {"type": "census"}


def place(committee: str) -> Action:
    return {"type": "place", "committee": committee}


def advance(path: str, *seats: int) -> Action:
    return {"type": "advance", "path": path, "with": list(seats)}


def caesar(to: str) -> Action:
    return {"type": "caesar", "to": to}


def pledge(path: str, votes: int = 1) -> Action:
    return {"type": "pledge", "path": path, "votes": votes}


def retract(path: str) -> Action:
    return {"type": "retract", "path": path}


def remove(committee: str) -> Action:
    return {"type": "remove", "committee": committee}


def position(
    players: int = 4,
    *,
    committees: Mapping[str, Sequence[int]] | None = None,
    senate: Sequence[int] = (),
    holdings: Mapping[int, Mapping[str, int]] | None = None,
    limited: bool = False,
    spare: int | None = None,
    ones: int | None = None,
    laurels: Mapping[str, str | None] | None = None,
    stock: Sequence[str] = (),
    **rest: Any,
) -> Position:
    """A whole position from the few things a test cares about.

    Places not named in ``laurels`` have a III. ``stock`` is drawn first, then come all that are left; or, if
    a seat is to hold the ``spare`` laurels, that seat has them, and those of the supply beyond ``ones``.
    """
    box = Counter({**BOX, "I": LIMITED[players] if limited else BOX["I"]})
    laid = {**dict.fromkeys(PLACES, "III"), **(laurels or {})}
    hands = [Counter(dict((holdings or {}).get(seat, {}))) for seat in range(players)]
    box.subtract(Counter(laurel for laurel in laid.values() if laurel))
    box.subtract(Counter(stock))
    for hand in hands:
        box.subtract(hand)
    supply = box.pop("I")
    drawn = [*stock, *box.elements()]
    if spare is not None:
        ones = supply if ones is None else ones
        hands[spare] += Counter({**box, "I": supply - ones})
        supply, drawn = ones, list(stock)
    return {
        "players": players,
        "turn": 9,
        "to_move": 0,
        "stage": "action",
        "committees": {name: list(seats) for name, seats in (committees or {}).items()},
        "senate": list(senate),
        "reserve": _reserves(players, (*(committees or {}).values(), senate)),
        "laurels": laid,
        "caesar": "C1-S",
        "ones": supply,
        "stock": drawn,
        "holdings": [dict(hand) for hand in hands],
        **rest,
    }


def _reserves(players: int, standing: Iterable[Sequence[int]]) -> list[int]:
    away = Counter(seat for seats in standing for seat in seats)
    return [8 - away[seat] for seat in range(players)]


def table(
    players: int = 4,
    *,
    variants: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
    **scene: Any,
) -> rostra.Table:
    """A table that begins in such a position."""
    variants = tuple(variants)
    scene["limited"] = "limited-ones" in variants
    if "consular-election" in variants:
        scene = {"game": 1, "sums": [0] * players, **scene}
    begin = position(players, **scene)
    return rostra.new_table("quo-vadis", players, 1, variants=variants, options=options, position=begin)
