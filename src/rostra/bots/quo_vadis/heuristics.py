"""Hand-written values, in laurels: of moves, and of deals to a seat that makes or answers them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rostra.bots.quo_vadis.seat_view import PATHS_FROM, SEATS, STEPS, VALUES, SeatView, ends
from rostra.kernel.game import Action

Clause = dict[str, Any]

STEP = 0.8
CAESARS_HEAD = 0.6
LOSS_TO_OTHERS = 0.35
"""How much it hurts when another player gains one laurel."""
FREED = 0.6
COMPANY = 0.3
CAESAR_AT_MOST = 1.8
PROMISED = 0.6
"""What a promise is worth to the player who gets it, and costs the player who keeps it."""
UNSURE = 0.5
"""Which share counts of a payment that only an action yet to be taken could bring: nobody is bound to it."""
ONE_LAUREL = 0.9
"""What the I laurel for a consent is worth, which is not won by doing something oneself."""
END = 20.0
"""How much it hurts when the game ends and another wins."""


# Moves


def value_of_move(seen: SeatView, action: Action) -> float:
    """What a move of this seat is worth to it."""
    kind = action["type"]
    if kind == "advance":
        return value_of_advance(seen, seen.seat, action["path"]) - _cost(seen, action)
    if kind == "place":
        return _value_of_placing(seen, action["committee"])
    if kind == "caesar":
        return _value_of_moving_caesar(seen, action["to"])
    if kind == "remove":
        return float(STEPS[action["committee"]])
    return 0.0


def value_of_advance(seen: SeatView, seat: int, path: str) -> float:
    """What it is worth to a seat to advance along a path, whatever it pays for it."""
    above = ends(path)[1]
    value = seen.harvest(path) + STEP
    if seen.laurel(path) == "IIc":
        value += CAESARS_HEAD
    if above == "S":
        return value + _value_of_entering(seen, seat, seen.harvest(path))
    if seat not in seen.senate:
        value += 0.3 * len(seen.senate)
    return value + _future_harvest(seen, above)


def _value_of_entering(seen: SeatView, seat: int, harvest: int) -> float:
    """One more senator in the Senate: the first of a seat counts most, the last of all ends it (Q15, Q16)."""
    first = seat not in seen.senate
    if seen.places_left == 1:
        lost = (-1.0 if first else -4.0) + 6.0 * seen.impatience
        return 9.0 if is_ahead(seen, seat, harvest) else lost
    if first:
        return 3.0 + 1.5 * len(seen.senate)
    return 1.0 if is_ahead(seen, seat, harvest) else -0.5


def is_ahead(seen: SeatView, seat: int, harvest: int = 0) -> bool:
    """Whether a seat would seem to win if it were in the Senate and the game ended now."""
    rivals = [seen.wealth(other) for other in sorted(set(seen.senate)) if other != seat]
    return seen.wealth(seat) + harvest >= max(rivals, default=0.0)


def _future_harvest(seen: SeatView, committee: str) -> float:
    """What may be won further on."""
    return 0.2 * max(seen.harvest(path) for path in PATHS_FROM[committee])


def _cost(seen: SeatView, action: Action) -> float:
    """What an advance gives to others: I laurels, and what was agreed for the consents it uses."""
    others = [seat for seat in action["with"] if seat != seen.seat]
    ones: int = min(len(others), seen.view["ones"])
    paid: int = sum(
        clause["value"]
        for deal in seen.deals
        if deal["status"] == "struck" and _is_used(deal["clauses"], action["path"], others)
        for clause in deal["clauses"]
        if clause["kind"] == "pay" and clause["by"] == seen.seat
    )
    return LOSS_TO_OTHERS * ones + (1 + LOSS_TO_OTHERS) * paid


def _is_used(clauses: list[Clause], path: str, consenting: list[int]) -> bool:
    return any(clause.get("path") == path and clause["by"] in consenting for clause in clauses)


def _value_of_placing(seen: SeatView, committee: str) -> float:
    """A new senator is worth less the more there are, and more where others of its seat can consent."""
    company = 0.0 if committee in ("A1", "D1") else COMPANY * seen.senators_in(committee, seen.seat)
    head_start = {"D1": 0.4, "B1": 0.3, "E1": 0.2}.get(committee, 0.0)
    return 1.9 - 0.3 * seen.on_board(seen.seat) + company + head_start + _future_harvest(seen, committee)


def _value_of_moving_caesar(seen: SeatView, to: str) -> float:
    """Caesar may be moved on before he is of use, and a player who only moves him gets nowhere."""
    gain = value_of_caesar(seen, to) - value_of_caesar(seen, seen.caesar) + 0.1
    return min(CAESAR_AT_MOST, gain) * (1.0 - 0.8 * seen.impatience) + 0.01 * gain


def value_of_caesar(seen: SeatView, place: str) -> float:
    """What it is worth to this seat that Caesar lies on a place: whom he frees, whom he robs (Q13)."""
    value = 0.0
    for seat in range(seen.players):
        effect = _effect_of_caesar(seen, place, seat)
        value += FREED * effect if seat == seen.seat else -LOSS_TO_OTHERS * effect
    return value


def _effect_of_caesar(seen: SeatView, place: str, seat: int) -> float:
    below, above = ends(place)
    standing = seen.senators_in(below, seat)
    if standing == 0 or not seen.is_open(place):
        return 0.0
    alone = standing - 1 >= SEATS[below] // 2
    robbed = (1.0 if alone else 0.4) * VALUES.get(seen.view["laurels"][place] or "", 0)
    freed = 0.0 if alone else STEP + (max(0.0, _value_of_entering(seen, seat, 0)) if above == "S" else 0.0)
    return freed - robbed


# Deals


@dataclass(frozen=True, slots=True)
class DealValue:
    """What deals are worth to a seat: by what it sees, and how much it minds what others gain."""

    seen: SeatView
    envy: float = 0.0

    def of(self, clauses: Sequence[Clause], best: float) -> float:
        """What a deal brings this seat. ``best`` is what its best move is worth without the deal."""
        if not self.can_pay_all(clauses):
            return -1.0
        supports = [clause for clause in clauses if clause["kind"] == "support" and "path" in clause]
        total = sum(self._of_clause(clause, best) for clause in clauses if clause not in supports)
        if not supports:
            return total - sum(self._unsure(clause) for clause in clauses)
        if self.seen.seat == self.seen.mover:
            return total + self._support_gained(supports, best)
        return total - self._support_given(supports)

    def harm(self, path: str) -> float:
        """How much it hurts this seat when the player to move advances along a path."""
        seen = self.seen
        if ends(path)[1] == "S" and seen.places_left == 1:
            wins = seen.seat in seen.senate and is_ahead(seen, seen.seat)
            return -2.0 if wins else price_of_the_end(seen)
        return self.envy * (1 - seen.impatience / 2) * value_of_advance(seen, seen.mover, path)

    def can_pay(self, debts: Sequence[int], path: str | None) -> bool:
        """Whether this seat can certainly pay.

        It has what it holds, the harvest of a path if it is to advance there, and as change the I laurel
        that its helper then has.
        """
        hand = [VALUES[laurel] for laurel, count in self.seen.hand().items() for _ in range(count)]
        if path:
            hand.append(self.seen.harvest(path))
        change = 1 if path and self.seen.view["ones"] >= len(debts) else 0
        return all(_take(hand, debt, change) for debt in sorted(debts, reverse=True))

    def can_pay_all(self, clauses: Sequence[Clause]) -> bool:
        """Whether this seat can certainly pay what it would owe by a deal."""
        seen = self.seen
        debts = [c["value"] for c in clauses if c["kind"] == "pay" and c["by"] == seen.seat]
        paths = [c["path"] for c in clauses if c["kind"] == "support" and "path" in c]
        return not debts or self.can_pay(debts, paths[0] if paths and seen.seat == seen.mover else None)

    def _support_gained(self, supports: Sequence[Clause], best: float) -> float:
        """To the player to move: by how much the best advance these consents allow beats the best move."""
        values = [best]
        for path in sorted({clause["path"] for clause in supports}):
            votes = sum(clause["votes"] for clause in supports if clause["path"] == path)
            if self.seen.consents_lacking(path) <= votes:
                values.append(value_of_advance(self.seen, self.seen.seat, path) - LOSS_TO_OTHERS * votes)
        return max(values) - best

    def _support_given(self, supports: Sequence[Clause]) -> float:
        """To all others: the gain of the player to move hurts; a consent of their own brings a I (Q10)."""
        harm = max(self.harm(path) for path in sorted({clause["path"] for clause in supports}))
        mine: list[int] = [clause["votes"] for clause in supports if clause["by"] == self.seen.seat]
        ones: int = self.seen.view["ones"]
        return harm - ONE_LAUREL * min(max(mine, default=0), ones)

    def _of_clause(self, clause: Clause, best: float) -> float:
        """What a clause is worth that gives no consent now."""
        seat, mine = self.seen.seat, clause["by"] == self.seen.seat
        if clause["kind"] == "pay":
            value = float(clause["value"])
            return -(1 + LOSS_TO_OTHERS) * value if mine else value if clause["to"] == seat else 0.0
        if clause["kind"] in ("do", "avoid"):
            return self._own_conduct(clause, best) if mine else self._conduct_of_another(clause)
        if clause["kind"] == "support":
            useful = clause["for"] == seat and self.seen.senators_in(clause["from"], seat) > 0
            return -PROMISED if mine else PROMISED if useful else 0.0
        if clause["kind"] == "refuse":
            return -PROMISED if mine or clause["against"] == seat else PROMISED / 3
        return 0.0

    def _unsure(self, clause: Clause) -> float:
        """What to take off a payment to this seat that the payer does not seem to hold (Q20)."""
        if clause["kind"] != "pay" or clause["to"] != self.seen.seat:
            return 0.0
        lacking: float = clause["value"] - self.seen.wealth(clause["by"])
        return (1 - UNSURE) * max(0.0, lacking)

    def _own_conduct(self, clause: Clause, best: float) -> float:
        """What it costs this seat to do or avoid something itself."""
        if self.seen.seat != self.seen.mover or "until" in clause:
            return -PROMISED
        action = clause["action"]
        complete = action["type"] in ("place", "caesar") and len(action) > 1
        if clause["kind"] == "avoid" or not complete:
            return -PROMISED
        return min(0.0, value_of_move(self.seen, action) - best)

    def _conduct_of_another(self, clause: Clause) -> float:
        """All that matters here is where others promise to move Caesar, or not to."""
        action = clause["action"]
        if action["type"] != "caesar" or "to" not in action:
            return 0.0
        gain = value_of_caesar(self.seen, action["to"]) - value_of_caesar(self.seen, self.seen.caesar)
        return max(0.0, min(1.0, gain if clause["kind"] == "do" else -gain / 2))


def price_of_the_end(seen: SeatView) -> float:
    """What it takes to let somebody else end the game; less as it drags on."""
    return END - 17.0 * seen.impatience


def _take(hand: list[int], debt: int, change: int) -> bool:
    """Take laurels of a value out of a hand, the largest first; whether that can be done."""
    for laurel in sorted(hand, reverse=True):
        if 0 < laurel <= debt:
            debt -= laurel
            hand.remove(laurel)
    if debt == 0:
        return True
    broken = next((laurel for laurel in hand if 0 < laurel - debt <= change), None)
    if broken is None:
        return False
    hand.remove(broken)
    return True
