"""A greedy opponent: whatever brings most laurels now, otherwise a step upwards. It looks no further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rostra.bots.bot import Events, Legal, View
from rostra.bots.quo_vadis.bargain import Trader
from rostra.bots.quo_vadis.plain import Plain, accepting
from rostra.bots.quo_vadis.sight import OUT_OF, STEPS, Sight, ends
from rostra.kernel.game import Action

PRICE = 1
"""What it pays for a consent, if it can pay at all."""
STEP, PLACE = 0.5, 0.2
"""What is done when there are no laurels to be had: a step upwards, then a new senator, then Caesar."""


class Greedy(Plain):
    """Counts laurels; makes one plain request a turn; gives no promises."""

    def worth(self, sight: Sight, move: Action) -> float:
        """The laurels it brings; of moves as good as each other, not always the same one."""
        return gain(sight, move) + 0.01 * self.chance(sight, *map(str, move.values()))

    def reply(self, sight: Sight, deal: dict[str, Any], best: float) -> Action | None:
        """Yes to what brings laurels at once, no to all else and to every promise."""
        return accepting(deal) if _profit(sight, deal["clauses"], best) > 0 else None

    def request(self, sight: Sight, best: float) -> Action | None:
        """One a turn."""
        return None if any(deal["by"] == sight.seat for deal in sight.deals) else _request(sight, best)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Accept what pays; say nothing unasked."""
        return self.answer(Sight(view, seat), legal, 0.0)


def gain(sight: Sight, move: Action) -> float:
    """What a move brings now, in laurels; less than one where it brings none."""
    kind = move["type"]
    if kind == "advance":
        return _of_advance(sight, move["path"])
    if kind == "place":
        return PLACE + 0.02 * max(sight.harvest(path) for path in OUT_OF[move["committee"]])
    if kind == "remove":
        return float(STEPS[move["committee"]])
    if kind == "caesar":  # before an own senator: he goes on alone in the next turn (Q13)
        below = ends(move["to"])[0]
        return 0.1 / STEPS[below] if sight.standing(sight.seat, below) else 0.0
    return -1.0


def _of_advance(sight: Sight, path: str) -> float:
    return sight.harvest(path) + STEP - 0.05 * STEPS.get(ends(path)[1], 0)


def _request(sight: Sight, best: float) -> Action | None:
    """Ask for the consents that bring more than the best move without, all at the same small price."""
    found: list[tuple[float, str, list[dict[str, Any]]]] = []
    for path in sight.paths_of(sight.seat):
        supports = _supports(sight, path)
        debts = [PRICE * support["votes"] for support in supports]
        if not Trader(sight, envy=0.0).can_pay(debts, path):
            debts = []
        value = _of_advance(sight, path) - sum(debts)
        if supports and value > best:
            pays = [
                {"kind": "pay", "by": sight.seat, "to": support["by"], "value": debt}
                for support, debt in zip(supports, debts, strict=False)
            ]
            found.append((value, path, [*supports, *pays]))
    return {"type": "offer", "clauses": max(found)[2]} if found else None


def _supports(sight: Sight, path: str) -> list[dict[str, Any]]:
    """The consents that are lacking on a path, from the next seats that have some; none if too few."""
    lacking = sight.lacking(path)
    supports = []
    for step in range(1, sight.players):
        helper = (sight.seat + step) % sight.players
        votes = min(lacking, sight.spare(helper, path))
        if votes:
            supports.append({"kind": "support", "by": helper, "path": path, "votes": votes})
            lacking -= votes
    return supports if lacking == 0 else []


def _profit(sight: Sight, clauses: Sequence[dict[str, Any]], best: float) -> float:
    """What a deal brings this seat now, in laurels."""
    seat, profit = sight.seat, 0.0
    consents: dict[str, int] = {}
    for clause in clauses:
        kind, mine = clause["kind"], clause["by"] == seat
        if kind == "pay":
            profit += clause["value"] * ((clause["to"] == seat) - mine)
        elif kind == "support" and "path" in clause:
            profit += min(clause["votes"], sight.view["ones"]) if mine else 0  # Q10
            consents[clause["path"]] = consents.get(clause["path"], 0) + clause["votes"]
        elif mine and kind != "note":
            return -1.0
    if seat == sight.mover:
        possible = [path for path, votes in consents.items() if 0 < sight.lacking(path) <= votes]
        profit += max([0.0, *(_of_advance(sight, path) - best for path in possible)])
    return profit if Trader(sight, envy=0.0).can_pay_all(clauses) else -1.0
