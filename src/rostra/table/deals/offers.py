"""What may be offered: the form of an offer, and what everybody can see makes it impossible (Q18 to Q20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rostra.games.quo_vadis.components import FROM, NUMBER_OF_PLACE, PATH_OF, VOTES
from rostra.games.quo_vadis.consents import why_not_consent, why_not_votes
from rostra.games.quo_vadis.refusals import LEGAL, TOO_FEW_SENATORS
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Refusal
from rostra.table.deals import clauses
from rostra.table.deals.clauses import Clause, Do, Support, named
from rostra.table.deals.contradictions import contradiction, turns_left

MOST_CLAUSES = 12



def read(s: State, action: dict[str, Any]) -> list[Clause] | Refusal:
    """The clauses of an offer, or what is wrong with it whoever offers it."""
    if not {"type", "clauses"} <= action.keys() <= {"type", "clauses", "private", "answers"}:
        return Refusal("Q18", "deal-offer-parts")
    if type(action.get("private", False)) is not bool:
        return Refusal("Q18", "deal-offer-parts")
    given = action["clauses"]
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_CLAUSES:
        return Refusal("Q18", "deal-clause-count", {"most": MOST_CLAUSES})
    read_clauses: list[Clause] = []
    for data in given:
        clause = clauses.read(data, s.players, s.turn)
        if isinstance(clause, Refusal):
            return clause
        read_clauses.append(clause)
    return contradiction(s, read_clauses) or _impossible(s, read_clauses) or read_clauses


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
    if why_not_consent(s, place, clause.by) != LEGAL:
        return Refusal("Q8", "deal-no-use", {"path": clause.path})
    return None


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


def is_committed(s: State, seat: int, offered: Sequence[Clause]) -> bool:
    """Whether a seat has given away already what it would have to give: known to that seat alone."""
    mine = [clause for clause in offered if isinstance(clause, Support) and clause.by == seat]
    return any(
        why_not_votes(s, NUMBER_OF_PLACE[c.path], seat, votes_of(seat, c.path, offered)) == TOO_FEW_SENATORS
        for c in mine
    )


def parties(proposer: int, offered: Sequence[Clause]) -> set[int]:
    """The seats an offer names, and who makes it."""
    return {proposer}.union(*map(named, offered))
