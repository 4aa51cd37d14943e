"""What a deal is worth to a seat, and whether it can pay its part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rostra.bots.quo_vadis import worth
from rostra.bots.quo_vadis.sight import VALUES, Sight, ends
from rostra.bots.quo_vadis.worth import GIVEN_AWAY

Clause = dict[str, Any]

PROMISED = 0.6
"""What a promise is worth to the one who gets it, and costs the one who keeps it."""
ONE_LAUREL = 0.9
"""What the I laurel for a consent is worth; it is not won for doing something oneself."""
END = 20.0
"""How much it hurts when the game ends and another wins."""


@dataclass(frozen=True, slots=True)
class Trader:
    """A seat that bargains: what it sees, and how much it minds what others gain."""

    sight: Sight
    envy: float

    def value(self, clauses: Sequence[Clause], best: float) -> float:
        """What a deal brings this seat. ``best`` is what its best move is worth without the deal."""
        if not self.can_pay_all(clauses):
            return -1.0
        supports = [clause for clause in clauses if clause["kind"] == "support" and "path" in clause]
        total = sum(self._other_clause(clause, best) for clause in clauses if clause not in supports)
        if not supports:
            return total
        if self.sight.seat == self.sight.mover:
            return total + self._support_gained(supports, best)
        return total - self._support_given(supports)

    def harm(self, path: str) -> float:
        """How much it hurts this seat when the player to move advances along a path."""
        sight = self.sight
        if ends(path)[1] == "S" and sight.places_left == 1:
            wins = sight.seat in sight.senate and worth.is_ahead(sight, sight.seat)
            return -2.0 if wins else price_of_the_end(sight)
        return self.envy * (1 - sight.impatience / 2) * worth.of_advance(sight, sight.mover, path)

    def can_pay(self, debts: Sequence[int], path: str | None) -> bool:
        """Whether this seat can surely pay.

        It has what it holds, the harvest of a path if it is to advance there, and the I laurel that its
        helper has then to give change.
        """
        hand = [VALUES[laurel] for laurel, count in self.sight.hand().items() for _ in range(count)]
        if path:
            hand.append(self.sight.harvest(path))
        change = 1 if path and self.sight.view["ones"] >= len(debts) else 0
        return all(_taken(hand, debt, change) for debt in sorted(debts, reverse=True))

    def can_pay_all(self, clauses: Sequence[Clause]) -> bool:
        """Whether this seat can surely pay what it owes by a deal."""
        sight = self.sight
        debts = [c["value"] for c in clauses if c["kind"] == "pay" and c["by"] == sight.seat]
        paths = [c["path"] for c in clauses if c["kind"] == "support" and "path" in c]
        return not debts or self.can_pay(debts, paths[0] if paths and sight.seat == sight.mover else None)

    def _support_gained(self, supports: Sequence[Clause], best: float) -> float:
        """To the player to move: the best advance these consents allow, beside the best move without."""
        values = [best]
        for path in sorted({clause["path"] for clause in supports}):
            votes = sum(clause["votes"] for clause in supports if clause["path"] == path)
            if self.sight.lacking(path) <= votes:
                values.append(worth.of_advance(self.sight, self.sight.seat, path) - GIVEN_AWAY * votes)
        return max(values) - best

    def _support_given(self, supports: Sequence[Clause]) -> float:
        """To everybody else: what the player to move gains hurts; an own consent brings a I laurel (Q10)."""
        harm = max(self.harm(path) for path in sorted({clause["path"] for clause in supports}))
        mine: list[int] = [clause["votes"] for clause in supports if clause["by"] == self.sight.seat]
        ones: int = self.sight.view["ones"]
        return harm - ONE_LAUREL * min(max(mine, default=0), ones)

    def _other_clause(self, clause: Clause, best: float) -> float:
        seat, mine = self.sight.seat, clause["by"] == self.sight.seat
        if clause["kind"] == "pay":
            value = float(clause["value"])
            return -(1 + GIVEN_AWAY) * value if mine else value if clause["to"] == seat else 0.0
        if clause["kind"] in ("do", "avoid"):
            return self._own_deed(clause, best) if mine else self._deed_of_another(clause)
        if clause["kind"] == "support":
            useful = clause["for"] == seat and self.sight.standing(seat, clause["from"]) > 0
            return -PROMISED if mine else PROMISED if useful else 0.0
        if clause["kind"] == "refuse":
            return -PROMISED if mine or clause["against"] == seat else PROMISED / 3
        return 0.0

    def _own_deed(self, clause: Clause, best: float) -> float:
        """What it costs this seat to do or avoid something itself."""
        if self.sight.seat != self.sight.mover or "until" in clause:
            return -PROMISED
        action = clause["action"]
        complete = action["type"] in ("place", "caesar") and len(action) > 1
        if clause["kind"] == "avoid" or not complete:
            return -PROMISED
        return min(0.0, worth.of_move(self.sight, action) - best)

    def _deed_of_another(self, clause: Clause) -> float:
        """Where others promise to move Caesar, or not to, is all that matters here."""
        action = clause["action"]
        if action["type"] != "caesar" or "to" not in action:
            return 0.0
        gain = worth.of_caesar(self.sight, action["to"]) - worth.of_caesar(self.sight, self.sight.caesar)
        return max(0.0, min(1.0, gain if clause["kind"] == "do" else -gain / 2))


def price_of_the_end(sight: Sight) -> float:
    """What it takes to let somebody else end the game; less as it drags on."""
    return END - 17.0 * sight.impatience


def _taken(hand: list[int], debt: int, change: int) -> bool:
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
