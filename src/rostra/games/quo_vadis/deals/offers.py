"""What may be offered: the form of an offer, and what everybody can see makes it impossible (Q18 to Q20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rostra.games.quo_vadis import schema
from rostra.games.quo_vadis.components import COMMITTEES, FROM, NUMBER_OF_PLACE, PATH_OF, TO, VOTES
from rostra.games.quo_vadis.consents import why_not_consent
from rostra.games.quo_vadis.deals import clauses
from rostra.games.quo_vadis.deals.clauses import Clause, Do, Support, contradiction, turns_left
from rostra.games.quo_vadis.refusals import OWN_TURN, refusal
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Refusal

MOST_CLAUSES = 12


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer, read."""

    clauses: tuple[Clause, ...]
    said: list[schema.Clause]
    """The clauses as they are told: the move a clause is about always has its type."""
    private: bool
    answers: Any
    """The deal it answers; any data at all until ``refusal`` has looked."""


def read(s: State, action: dict[str, Any]) -> Offer | Refusal:
    """An offer, or what is wrong with it whoever offers it."""
    if not {"type", "clauses"} <= action.keys() <= {"type", "clauses", "private", "answers"}:
        return Refusal("Q18", "deal-offer-parts")
    if type(action.get("private", False)) is not bool:
        return Refusal("Q18", "deal-offer-parts")
    given = action["clauses"]
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_CLAUSES:
        return Refusal("Q18", "deal-clause-count", {"most": MOST_CLAUSES})
    offered: list[Clause] = []
    for data in given:
        clause = clauses.read(data, s.players, s.turn)
        if isinstance(clause, Refusal):
            return clause
        offered.append(clause)
    wrong = contradiction(s, offered) or _impossible(s, offered)
    if wrong is not None:
        return wrong
    return Offer(tuple(offered), clauses.in_full(given), action.get("private", False), action.get("answers"))


def _impossible(s: State, offered: Sequence[Clause]) -> Refusal | None:
    for clause in offered:
        if isinstance(clause, Support):
            wrong = support_refusal(s, clause) or _too_many(s, clause, offered)
            if wrong is not None:
                return wrong
        if isinstance(clause, Do) and turns_left(s, clause.by, clause.until) == 0:
            return Refusal("Q19", "deal-no-turn", {"seat": clause.by, "turn": clause.until})
    return None


def support_refusal(s: State, clause: Support) -> Refusal | None:
    """Why a consent can be of no use now: all of it open for everybody to see."""
    place = NUMBER_OF_PLACE[clause.path]
    reason = why_not_consent(s, place, clause.by)
    if reason == OWN_TURN:
        return Refusal("Q9", "deal-own-turn", {"seat": clause.by})
    path = PATH_OF[place]
    ends = {"from": COMMITTEES[FROM[path]], "to": (*COMMITTEES, "S")[TO[path]]}
    return refusal(reason, path=clause.path, seat=s.to_move, **ends)


def _too_many(s: State, clause: Support, offered: Sequence[Clause]) -> Refusal | None:
    """More consents than the path takes, or than the seat has senators there."""
    path = PATH_OF[NUMBER_OF_PLACE[clause.path]]
    votes = votes_of(clause.by, clause.path, offered)
    if votes > VOTES[path]:
        return Refusal("Q8", "deal-too-many-votes", {"path": clause.path, "needed": VOTES[path]})
    if votes > s.members[clause.by][FROM[path]]:
        return Refusal("Q8", "deal-too-few-senators", {"path": clause.path, "seat": clause.by})
    return None


def votes_of(seat: int, path: str, offered: Sequence[Clause]) -> int:
    """How many consents of a seat on a path the clauses add up to."""
    return sum(c.votes for c in offered if isinstance(c, Support) and (c.by, c.path) == (seat, path))
