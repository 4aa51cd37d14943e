"""A greedy bot: it takes whatever brings most laurels now, or else a step upwards, and looks no further."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rostra.bots.bot import Events, Legal, Reasons, View, ranking, uniform
from rostra.bots.quo_vadis.determinization import determinize
from rostra.bots.quo_vadis.excuses import excuse_at_sight, excuse_of_honour
from rostra.bots.quo_vadis.heuristics import Clause, DealValue
from rostra.bots.quo_vadis.seat_view import (
    MOVES,
    PATHS_FROM,
    STEPS,
    SeatView,
    ends,
    moves_keeping_promises,
    would_break_promise,
)
from rostra.kernel.game import Action

PRICE = 1
"""What it pays for a consent, if it can pay at all."""
STEP, PLACE = 0.5, 0.2
"""What it does when there are no laurels to be had: a step upwards, then a new senator, then Caesar."""


@dataclass(slots=True)
class HeuristicBot(ABC):
    """A bot that gives every move a value. Its subclasses say which."""

    seed: int
    reasons: Reasons | None = None

    @abstractmethod
    def value(self, seen: SeatView, move: Action) -> float:
        """What a move is worth."""

    @abstractmethod
    def reply(self, seen: SeatView, deal: dict[str, Any], best: float) -> Action | None:
        """Accept an offer or counter it; ``None`` to reject it. ``best`` is the value of the best move."""

    @abstractmethod
    def request(self, seen: SeatView, best: float) -> Action | None:
        """An offer for consent that brings more than the best move without it."""

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer what is offered, ask for consent where it pays, then make the best move."""
        self.reasons = None
        seen = SeatView(view, seat)
        moves = [action for action in legal if action["type"] in MOVES]
        if any(seen.open_promises()):
            moves = moves_keeping_promises(seen, determinize(view, seat, events, self.seed), moves)
        if not moves:
            return None
        values = [self.value(seen, move) for move in moves]
        best = max(values)
        answer = self.answer(seen, legal, events, best)
        if answer is not None:
            return answer
        if not waited and view["stage"] == "action":
            if seen.awaits_answer():
                return None
            request = self.request(seen, best)
            if request is not None:
                return request
        done = moves[values.index(best)]
        self.reasons = ranking(done, zip(values, moves, strict=True))
        return done

    def answer(self, seen: SeatView, legal: Legal, events: Events, best: float) -> Action | None:
        """Answer an offer, if there is one to answer; never in a way that breaks a promise."""
        reject = next((action for action in legal if action["type"] == "reject"), None)
        if reject is None:
            return None
        deal = next(deal for deal in seen.deals if deal["deal"] == reject["deal"])
        if accepting(deal) not in legal or would_break_promise(seen, deal["clauses"]):
            return {**reject, "because": excuse_of_honour(seen, events)}
        return self.reply(seen, deal, best) or {**reject, "because": excuse_at_sight(seen, deal)}

    def draw(self, seen: SeatView, *what: str) -> float:
        """A number from 0 up to 1, the same whenever it is drawn for the same thing at the same moment."""
        return uniform(self.seed, seen.seat, *seen.moment, *what)


def accepting(deal: Mapping[str, Any]) -> Action:
    """The action that accepts an offer."""
    return {"type": "accept", "deal": deal["deal"]}


class Greedy(HeuristicBot):
    """Counts laurels; makes one simple request a turn; promises nothing."""

    def value(self, seen: SeatView, move: Action) -> float:
        """The laurels it brings; among equally good moves the choice varies."""
        return _gain(seen, move) + 0.01 * self.draw(seen, *map(str, move.values()))

    def reply(self, seen: SeatView, deal: dict[str, Any], best: float) -> Action | None:
        """Yes to what brings laurels at once, no to everything else and to every promise."""
        return accepting(deal) if _profit(seen, deal["clauses"], best) > 0 else None

    def request(self, seen: SeatView, best: float) -> Action | None:
        """One a turn."""
        return None if any(deal["by"] == seen.seat for deal in seen.deals) else _request(seen, best)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Accept what pays; say nothing unasked."""
        return self.answer(SeatView(view, seat), legal, events, 0.0)


def _gain(seen: SeatView, move: Action) -> float:
    """What a move brings now, in laurels; less than one where it brings none."""
    kind = move["type"]
    if kind == "advance":
        return _gain_of_advance(seen, move["path"])
    if kind == "place":
        return PLACE + 0.02 * max(seen.harvest(path) for path in PATHS_FROM[move["committee"]])
    if kind == "remove":
        return float(STEPS[move["committee"]])
    if kind == "caesar":  # in front of a senator of its own, who can then go on alone in the next turn (Q13)
        below = ends(move["to"])[0]
        return 0.1 / STEPS[below] if seen.senators_in(below, seen.seat) else 0.0
    return -1.0


def _gain_of_advance(seen: SeatView, path: str) -> float:
    return seen.harvest(path) + STEP - 0.05 * STEPS.get(ends(path)[1], 0)


def _request(seen: SeatView, best: float) -> Action | None:
    """Ask for the consents that bring more than the best move without, all at the same small price."""
    found: list[tuple[float, str, list[Clause]]] = []
    for path in seen.open_paths(seen.seat):
        supports = _supports(seen, path)
        debts = [PRICE * support["votes"] for support in supports]
        if not DealValue(seen).can_pay(debts, path):
            debts = []
        value = _gain_of_advance(seen, path) - sum(debts)
        if supports and value > best:
            pays = [
                {"kind": "pay", "by": seen.seat, "to": support["by"], "value": debt}
                for support, debt in zip(supports, debts, strict=False)
            ]
            found.append((value, path, [*supports, *pays]))
    return {"type": "offer", "clauses": max(found)[2]} if found else None


def _supports(seen: SeatView, path: str) -> list[Clause]:
    """The consents that are lacking on a path, from the next seats that have some; none if too few."""
    lacking = seen.consents_lacking(path)
    supports = []
    for step in range(1, seen.players):
        helper = (seen.seat + step) % seen.players
        votes = min(lacking, seen.consents_left(helper, path))
        if votes:
            supports.append({"kind": "support", "by": helper, "path": path, "votes": votes})
            lacking -= votes
    return supports if lacking == 0 else []


def _profit(seen: SeatView, clauses: Sequence[Clause], best: float) -> float:
    """What a deal brings this seat now, in laurels."""
    seat, profit = seen.seat, 0.0
    consents: dict[str, int] = {}
    for clause in clauses:
        kind, mine = clause["kind"], clause["by"] == seat
        if kind == "pay":
            profit += clause["value"] * ((clause["to"] == seat) - mine)
        elif kind == "support" and "path" in clause:
            profit += min(clause["votes"], seen.view["ones"]) if mine else 0  # Q10
            consents[clause["path"]] = consents.get(clause["path"], 0) + clause["votes"]
        elif mine and kind != "note":
            return -1.0
    if seat == seen.mover:
        possible = [path for path, votes in consents.items() if 0 < seen.consents_lacking(path) <= votes]
        profit += max([0.0, *(_gain_of_advance(seen, path) - best for path in possible)])
    return profit if DealValue(seen).can_pay_all(clauses) else -1.0
