"""What a word is worth that nobody enforces (Q19): that depends on who gives it and what he did before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rostra.bots.quo_vadis.sight import Sight

STRANGER = 0.6
"""How far somebody is trusted who has not promised anything yet."""
KEPT = 0.1
"""How much more after every promise kept."""
MOST = 0.9
BROKEN = 0.05
"""How far somebody is trusted who has broken his word once."""
FAVOUR = 0.12
"""How much a consent later on is worth to whoever gets it, in odds to win; about a I laurel."""
GRUDGE = 0.015
"""How much more a deal with somebody who breaks his word must bring, in chances to win."""


def trust(sight: Sight, seat: int) -> float:
    """How likely it is that a seat keeps a promise."""
    ended = [
        entry["status"] for entry in sight.view["ledger"] if entry["by"] == seat and not entry["binding"]
    ]
    if "broken" in ended:
        return BROKEN
    return min(MOST, STRANGER + KEPT * ended.count("kept"))


def grudge(sight: Sight, seats: list[int]) -> float:
    """What a deal with these seats must bring besides, if one of them has broken his word before."""
    broken = any(trust(sight, seat) == BROKEN for seat in seats if seat != sight.seat)
    return GRUDGE if broken else 0.0


def favour(chance: float) -> float:
    """What a consent later on adds to a chance to win."""
    return FAVOUR * chance * (1.0 - chance)


def promises_worth(sight: Sight, deal: Mapping[str, Any], chance: float) -> float:
    """What those words of a deal that reach beyond the turn add to this seat's chance, or take from it."""
    total = 0.0
    for clause, binding in zip(deal["clauses"], deal["binding"], strict=True):
        if clause["kind"] != "note" and ("until" in clause or "for" in clause or clause["kind"] == "refuse"):
            total += _worth(sight, clause) * (
                1.0 if binding or clause["by"] == sight.seat else _kept(sight, clause)
            )
    return total * favour(chance)


def _kept(sight: Sight, clause: Mapping[str, Any]) -> float:
    return trust(sight, clause["by"])


def _worth(sight: Sight, clause: Mapping[str, Any]) -> float:
    """In favours: what a word is worth to this seat if it is kept."""
    if clause["by"] == sight.seat:
        return -1.0
    if clause["kind"] == "support":
        useful = clause["for"] == sight.seat and sight.standing(sight.seat, clause["from"]) > 0
        return 1.0 if useful else 0.0
    if clause["kind"] == "refuse":
        return -1.0 if clause["against"] == sight.seat else 0.3
    return 0.0
