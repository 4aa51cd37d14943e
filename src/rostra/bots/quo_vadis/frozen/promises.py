"""How far a seat trusts the others, and what it thinks their promises and its own are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rostra.bots.quo_vadis.seat_view import SeatView

STRANGER = 0.6
"""How far a player is trusted who has not promised anything yet."""
KEPT = 0.1
"""How much more after every promise kept."""
MOST = 0.9
BROKEN = 0.05
"""How far a player is trusted who has broken a promise once."""
CONSENT = 0.12
"""What a consent later on is worth to the player who gets it, in odds of winning; about a I laurel."""
DISTRUST = 0.015
"""How much more a deal with a player who breaks promises must bring, as a chance of winning."""


def trust(seen: SeatView, seat: int) -> float:
    """How likely a seat is to keep a promise."""
    entries = seen.view["ledger"]
    ended = [entry["status"] for entry in entries if entry["by"] == seat and not entry["binding"]]
    if "broken" in ended:
        return BROKEN
    return min(MOST, STRANGER + KEPT * ended.count("kept"))


def distrust(seen: SeatView, seats: list[int]) -> float:
    """How much more a deal with these seats must bring if one of them has broken a promise before."""
    broken = any(trust(seen, seat) == BROKEN for seat in seats if seat != seen.seat)
    return DISTRUST if broken else 0.0


def value_of_consent(chance: float) -> float:
    """What a consent later on adds to a chance of winning."""
    return CONSENT * chance * (1.0 - chance)


def value_of_promises(seen: SeatView, deal: Mapping[str, Any], chance: float) -> float:
    """What the clauses of a deal that reach beyond the turn add to this seat's chance, or take from it."""
    total = 0.0
    for clause, binding in zip(deal["clauses"], deal["binding"], strict=True):
        if clause["kind"] != "note" and ("until" in clause or "for" in clause or clause["kind"] == "refuse"):
            is_certain = binding or clause["by"] == seen.seat
            total += _consents_worth(seen, clause) * (1.0 if is_certain else trust(seen, clause["by"]))
    return total * value_of_consent(chance)


def _consents_worth(seen: SeatView, clause: Mapping[str, Any]) -> float:
    """How many consents a promise is worth to this seat if it is kept."""
    if clause["by"] == seen.seat:
        return -1.0
    if clause["kind"] == "support":
        return 1.0 if clause["for"] == seen.seat and seen.senators_in(clause["from"], seen.seat) else 0.0
    if clause["kind"] == "refuse":
        return -1.0 if clause["against"] == seen.seat else 0.3
    return 0.0
