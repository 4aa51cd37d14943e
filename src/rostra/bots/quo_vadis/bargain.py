"""Bargaining: what an offer is worth to a seat, and which offers are worth making."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from rostra.bots.quo_vadis import worth
from rostra.bots.quo_vadis.sight import VALUES, Sight, ends, matches
from rostra.bots.quo_vadis.worth import GIVEN_AWAY
from rostra.kernel.game import Action

Clause = dict[str, Any]

PROMISED = 0.6
"""What a promise that nobody enforces is worth to the one who gets it, and costs the one who keeps it."""
ONE_LAUREL = 0.9
OFFERS_A_TURN = 2


@dataclass(frozen=True, slots=True)
class Trader:
    """A seat that bargains: what it sees, and how much it minds what others gain."""

    sight: Sight
    envy: float

    # What an offer is worth

    def value(self, clauses: Sequence[Clause], best: float) -> float:
        """What a deal brings this seat. ``best`` is what its best move is worth without the deal."""
        sight = self.sight
        supports = [clause for clause in clauses if clause["kind"] == "support" and "path" in clause]
        total = sum(self._other_clause(clause, best) for clause in clauses if clause not in supports)
        if not supports:
            return total
        if sight.seat == sight.mover:
            return total + self._support_gained(supports, best)
        return total - self._support_given(supports)

    def _support_gained(self, supports: Sequence[Clause], best: float) -> float:
        """To the player to move: the best advance these consents make possible, beside what is possible anyway."""
        values = [best]
        for path in sorted({clause["path"] for clause in supports}):
            votes = sum(clause["votes"] for clause in supports if clause["path"] == path)
            if self.sight.lacking(path) <= votes:
                values.append(worth.of_advance(self.sight, self.sight.seat, path) - GIVEN_AWAY * votes)
        return max(values) - best

    def _support_given(self, supports: Sequence[Clause]) -> float:
        """To everybody else: what the player to move gains hurts; an own consent brings a I laurel (Q10)."""
        sight = self.sight
        harm = max(self.harm(path) for path in sorted({clause["path"] for clause in supports}))
        mine = max((clause["votes"] for clause in supports if clause["by"] == sight.seat), default=0)
        return harm - ONE_LAUREL * min(mine, sight.view["ones"])

    def harm(self, path: str) -> float:
        """How much it hurts this seat when the player to move advances along a path."""
        sight = self.sight
        ends_game = ends(path)[1] == "S" and sight.places_left == 1
        if ends_game:
            return -2.0 if sight.seat in sight.senate and worth.is_ahead(sight, sight.seat) else 20.0
        return self.envy * worth.of_advance(sight, sight.mover, path)

    def _other_clause(self, clause: Clause, best: float) -> float:
        mine = clause["by"] == self.sight.seat
        if clause["kind"] == "pay":
            if mine:
                return -float(clause["value"])
            return float(clause["value"]) if clause["to"] == self.sight.seat else 0.0
        if clause["kind"] in ("do", "avoid"):
            return self._deed(clause, best) if mine else PROMISED / 2
        if clause["kind"] == "support":
            return -PROMISED if mine else PROMISED if clause["for"] == self.sight.seat else -PROMISED / 2
        if clause["kind"] == "refuse":
            against_me = clause["against"] == self.sight.seat
            return -PROMISED if mine or against_me else PROMISED / 3
        return 0.0

    def _deed(self, clause: Clause, best: float) -> float:
        """What it costs this seat to do or avoid something itself."""
        if self.sight.seat != self.sight.mover or "until" in clause:
            return -PROMISED
        if clause["kind"] == "avoid":
            return -PROMISED / 2
        action = clause["action"]
        complete = action["type"] == "decline" or len(action) > 1 and action["type"] != "advance"
        return min(0.0, worth.of_move(self.sight, action) - best) if complete else -PROMISED

    # What can be paid

    def can_pay(self, value: int, path: str) -> bool:
        """Whether this seat can surely pay a value after advancing along a path: exactly, or with a I back."""
        hand = [VALUES[laurel] for laurel, count in sorted(self.sight.hand().items()) for _ in range(count)]
        sums = {0}
        for laurel in [*hand, self.sight.harvest(path)]:
            sums |= {total + laurel for total in sums}
        change = 1 if self.sight.view["ones"] else 0
        return any(value + back in sums for back in range(change + 1))

    # What to offer

    def request(self, best: float) -> Action | None:
        """The player to move asks for the consents it lacks: for laurels, or else for a promise of the same."""
        sight = self.sight
        if sum(deal["by"] == sight.seat for deal in sight.deals) >= OFFERS_A_TURN:
            return None
        found: list[tuple[float, str, list[Clause]]] = []
        for path in sight.paths_of(sight.seat):
            lacking = sight.lacking(path)
            surplus = worth.of_advance(sight, sight.seat, path) - best - GIVEN_AWAY * lacking
            if lacking and surplus > 1.0:
                clauses = self._terms(path, lacking, surplus)
                if clauses:
                    found.append((surplus, path, clauses))
        return {"type": "offer", "clauses": max(found)[2]} if found else None

    def _terms(self, path: str, lacking: int, surplus: float) -> list[Clause]:
        """Whose consent is asked for, and what each gets for it; nothing when there are not enough to ask."""
        sight = self.sight
        price = ceil(GIVEN_AWAY * worth.of_advance(sight, sight.seat, path) - ONE_LAUREL)
        price = max(0, min(price, int(surplus / lacking)))
        clauses: list[Clause] = []
        total = 0
        for helper in self._helpers(path):
            votes = min(lacking, sight.spare(helper, path))
            clauses.append({"kind": "support", "by": helper, "path": path, "votes": votes})
            if price and self.can_pay(total + price * votes, path):
                total += price * votes
                clauses.append({"kind": "pay", "by": sight.seat, "to": helper, "value": price * votes})
            elif price and sight.standing(sight.seat, ends(path)[0]) > 1:
                clauses.append(self._favour(helper, ends(path)[0]))
            lacking -= votes
            if lacking == 0:
                return clauses
        return []

    def _favour(self, helper: int, committee: str) -> Clause:
        until = self.sight.turn + 2 * self.sight.players
        return {"kind": "support", "by": self.sight.seat, "for": helper, "from": committee, "until": until}

    def _helpers(self, path: str) -> list[int]:
        """Who stands below a path and has not yet been asked about it this turn, the poorest first."""
        sight = self.sight
        asked = {
            clause["by"]
            for deal in sight.deals
            if deal["by"] == sight.seat
            for clause in deal["clauses"]
            if clause.get("path") == path
        }
        able = [seat for seat in range(sight.players) if seat != sight.seat and sight.spare(seat, path)]
        return sorted((seat for seat in able if seat not in asked), key=lambda seat: (sight.fortune(seat), seat))

    def proposal(self) -> Action | None:
        """Another seat offers the player to move its consent, for a price that makes up for what it costs."""
        sight = self.sight
        for path in sight.paths_of(sight.mover):
            lacking = sight.lacking(path)
            if not lacking or sight.harvest(path) < 3 or sight.spare(sight.seat, path) < lacking:
                continue
            price = max(1, ceil(self.harm(path) - ONE_LAUREL * lacking + 0.2))
            if price <= sight.harvest(path) - 1:
                return {"type": "offer", "clauses": [*self._sale(path, lacking, price)]}
        return None

    def _sale(self, path: str, votes: int, price: int) -> list[Clause]:
        return [
            {"kind": "support", "by": self.sight.seat, "path": path, "votes": votes},
            {"kind": "pay", "by": self.sight.mover, "to": self.sight.seat, "value": price},
        ]

    def counter(self, deal: Clause, value: float) -> Action | None:
        """A better price for the same consent, once, where a little more would make the offer good."""
        sight = self.sight
        mine = [clause for clause in deal["clauses"] if clause["kind"] == "support" and clause["by"] == sight.seat]
        others = [c for c in deal["clauses"] if c["kind"] != "pay" and c["by"] not in (sight.seat, sight.mover)]
        plain = len(mine) == 1 and "path" in mine[0] and not others and deal["to"] == [sight.seat]
        answered = any(d["by"] == sight.seat for d in sight.deals)
        if not plain or deal["by"] != sight.mover or deal["answers"] is not None or answered:
            return None
        paid = sum(clause["value"] for clause in deal["clauses"] if clause["kind"] == "pay")
        price = paid + max(1, ceil(0.1 - value))
        path = mine[0]["path"]
        if price > paid + 3 or price >= worth.of_advance(sight, sight.mover, path):
            return None
        kept = [clause for clause in deal["clauses"] if clause["kind"] not in ("pay", "note")]
        pay = {"kind": "pay", "by": sight.mover, "to": sight.seat, "value": price}
        return {"type": "offer", "clauses": [*kept, pay], "answers": deal["deal"]}


def is_refused(sight: Sight, clauses: Sequence[Clause]) -> bool:
    """Whether accepting would break a promise to refuse the player to move."""
    supports = any(clause["kind"] == "support" and clause["by"] == sight.seat for clause in clauses)
    return supports and has_promised_to_refuse(sight)


def has_promised_to_refuse(sight: Sight) -> bool:
    """Whether this seat has promised to give the player to move no consent."""
    return any(p["kind"] == "refuse" and p["against"] == sight.mover for p in sight.promises())


def keeping(sight: Sight, moves: list[Action]) -> list[Action]:
    """Those of the moves that keep what this seat has promised; all of them where none does."""
    for promise in sight.promises():
        if promise["kind"] == "avoid":
            moves = [move for move in moves if not matches(promise["action"], move)] or moves
        elif promise["kind"] == "do" and sight.turn + sight.players > promise["until"]:
            moves = [move for move in moves if matches(promise["action"], move)] or moves
    return moves
