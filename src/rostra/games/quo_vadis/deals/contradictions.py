"""Offers that cannot be meant: clauses that contradict each other, or payments that go in a circle."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rostra.games.quo_vadis.deals.clauses import Avoid, Clause, Do, Help, Pay, Refuse, Support
from rostra.games.quo_vadis.deals.patterns import clash, covers
from rostra.games.quo_vadis.state import REMOVE, State
from rostra.kernel.game import Refusal


def contradiction(s: State, clauses: Sequence[Clause]) -> Refusal | None:
    """Why these clauses cannot stand in one deal."""
    if _circular([(clause.by, clause.to) for clause in clauses if isinstance(clause, Pay)]):
        return Refusal("Q20", "deal-circular")
    for one, other in combinations(clauses, 2):
        if _contradict(s, one, other) or _contradict(s, other, one):
            return Refusal("Q18", "deal-contradiction")
    return None


def _circular(debts: list[tuple[int, int]]) -> bool:
    """Whether following who pays whom leads back to the payer."""
    for start, _ in debts:
        reached = {start}
        while True:
            further = {payee for payer, payee in debts if payer in reached}
            if start in further:
                return True
            if further <= reached:
                break
            reached |= further
    return False


def _contradict(s: State, one: Clause, other: Clause) -> bool:
    if isinstance(one, Avoid):
        return _is_avoided(s, one, other)
    if isinstance(one, Refuse):
        return one.by == other.by and _is_refused(s, one, other)
    if isinstance(one, Do) and isinstance(other, Do) and one.by == other.by:
        last = max(one.until, other.until)
        return clash(one.action, other.action) and turns_left(s, one.by, last) < 2
    return False


def _is_avoided(s: State, avoid: Avoid, other: Clause) -> bool:
    """What must be done is avoided in every turn there is for it; or support is for an advance avoided."""
    if isinstance(other, Do) and other.by == avoid.by:
        free = turns_left(s, other.by, other.until) - turns_left(s, avoid.by, avoid.until)
        return covers(avoid.action, other.action) and free <= 0
    if isinstance(other, Support) and avoid.by == s.to_move:
        return covers(avoid.action, {"type": "advance", "path": other.path})
    return False


def _is_refused(s: State, refuse: Refuse, other: Clause) -> bool:
    """What must be given is refused in every turn there is for it."""
    if isinstance(other, Support):
        return refuse.against == s.to_move
    if isinstance(other, Help) and refuse.against == other.to:
        return turns_left(s, other.to, other.until) <= turns_left(s, other.to, refuse.until)
    return False


def turns_left(s: State, seat: int, until: int) -> int:
    """How many turns of a seat begin or go on from now to the end of turn ``until``."""
    mover = s.begins if s.stage == REMOVE else s.to_move
    first = s.turn + (seat - mover) % s.players
    return 0 if first > until else 1 + (until - first) // s.players
