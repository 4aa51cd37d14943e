"""What things are worth, in laurels: a step upwards, a place in the Senate, Caesar here or there."""

from __future__ import annotations

from rostra.bots.quo_vadis.sight import OUT_OF, SEATS, STEPS, VALUES, Sight, ends
from rostra.kernel.game import Action

STEP = 0.8
HEAD_OF_CAESAR = 0.6
GIVEN_AWAY = 0.35
"""How much it hurts when another player gains one laurel."""
FREED = 0.6
CROWD = 0.3
CAESAR_AT_MOST = 1.8


def of_move(sight: Sight, action: Action) -> float:
    """What a move of this seat is worth to it."""
    kind = action["type"]
    if kind == "advance":
        return of_advance(sight, sight.seat, action["path"]) - _cost(sight, action)
    if kind == "place":
        return of_place(sight, action["committee"])
    if kind == "caesar":
        return _of_moving_caesar(sight, action["to"])
    if kind == "remove":
        return float(STEPS[action["committee"]])
    return 0.0


def of_advance(sight: Sight, seat: int, path: str) -> float:
    """What it is worth to a seat to advance along a path, whatever it pays for it."""
    above = ends(path)[1]
    value = sight.harvest(path) + STEP
    if sight.laurel(path) == "IIc":
        value += HEAD_OF_CAESAR
    if above == "S":
        return value + _senator(sight, seat, sight.harvest(path))
    if seat not in sight.senate:
        value += 0.3 * len(sight.senate)
    return value + _outlook(sight, above)


def _senator(sight: Sight, seat: int, harvest: int) -> float:
    """What one more senator in the Senate is worth: the first counts most, the last ends it (Q15, Q16)."""
    first = seat not in sight.senate
    if sight.places_left == 1:
        lost = (-1.0 if first else -4.0) + 6.0 * sight.impatience
        return 9.0 if is_ahead(sight, seat, harvest) else lost
    if first:
        return 3.0 + 1.5 * len(sight.senate)
    return 1.0 if is_ahead(sight, seat, harvest) else -0.5


def is_ahead(sight: Sight, seat: int, harvest: int = 0) -> bool:
    """Whether a seat would seem to win if it were in the Senate and the game ended now."""
    rivals = [sight.fortune(other) for other in sorted(set(sight.senate)) if other != seat]
    return sight.fortune(seat) + harvest >= max(rivals, default=0.0)


def _outlook(sight: Sight, committee: str) -> float:
    """What may be won further on."""
    return 0.2 * max(sight.harvest(path) for path in OUT_OF[committee])


def _cost(sight: Sight, action: Action) -> float:
    """What an advance gives to others: I laurels, and what was agreed for the consents it uses."""
    others = [seat for seat in action["with"] if seat != sight.seat]
    ones: int = min(len(others), sight.view["ones"])
    paid: int = sum(
        clause["value"]
        for deal in sight.deals
        if deal["status"] == "struck" and _is_used(deal["clauses"], action["path"], others)
        for clause in deal["clauses"]
        if clause["kind"] == "pay" and clause["by"] == sight.seat
    )
    return GIVEN_AWAY * ones + (1 + GIVEN_AWAY) * paid


def _is_used(clauses: list[Action], path: str, consenting: list[int]) -> bool:
    return any(clause.get("path") == path and clause["by"] in consenting for clause in clauses)


def of_place(sight: Sight, committee: str) -> float:
    """A new senator: worth less the more there are, more where own senators stand to consent."""
    company = 0.0 if committee in ("A1", "D1") else CROWD * sight.standing(sight.seat, committee)
    head_start = {"D1": 0.4, "B1": 0.3, "E1": 0.2}.get(committee, 0.0)
    return 1.9 - 0.3 * sight.on_board(sight.seat) + company + head_start + _outlook(sight, committee)


def _of_moving_caesar(sight: Sight, to: str) -> float:
    """He may be moved on before he is of use, and whoever only moves him gets nowhere."""
    gain = of_caesar(sight, to) - of_caesar(sight, sight.caesar) + 0.1
    return min(CAESAR_AT_MOST, gain) * (1.0 - 0.8 * sight.impatience) + 0.01 * gain


def of_caesar(sight: Sight, place: str) -> float:
    """What it is worth to this seat that Caesar lies on a place: whom he frees, whom he robs (Q13)."""
    value = 0.0
    for seat in range(sight.players):
        effect = _effect_of_caesar(sight, place, seat)
        value += FREED * effect if seat == sight.seat else -GIVEN_AWAY * effect
    return value


def _effect_of_caesar(sight: Sight, place: str, seat: int) -> float:
    below, above = ends(place)
    standing = sight.standing(seat, below)
    if standing == 0 or not sight.is_open(place):
        return 0.0
    alone = standing - 1 >= SEATS[below] // 2
    robbed = (1.0 if alone else 0.4) * VALUES.get(sight.view["laurels"][place] or "", 0)
    freed = 0.0 if alone else STEP + (max(0.0, _senator(sight, seat, 0)) if above == "S" else 0.0)
    return freed - robbed
