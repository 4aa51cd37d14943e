"""A promise in force, and how it ends: kept, broken or lapsed. The rules of it, kind by kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rostra.games.quo_vadis.components import FROM, NUMBER_OF_COMMITTEE, PATH_OF, PLACE_COUNT, TO
from rostra.games.quo_vadis.consents import available
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action
from rostra.table.deals.clauses import Avoid, Do, Help, Promise, Refuse
from rostra.table.deals.deal import Deal
from rostra.table.deals.patterns import MOVES, matches, serves

OPEN, KEPT, BROKEN, LAPSED = "open", "kept", "broken", "lapsed"


@dataclass(slots=True, eq=False)
class Bond:
    """A promise in force."""

    deal: Deal
    number: int
    """Which clause of the deal it is, from 0."""
    clause: Promise
    binding: bool
    had_occasion: bool = False
    """It could have been done (do), broken (avoid, refuse) or asked for (support)."""
    stood_ready: bool = False
    """The promised consent was there to be used."""
    status: str = OPEN

    def shown(self) -> dict[str, Any]:
        """The promise as those see it who know the deal."""
        return {
            "deal": self.deal.number,
            "clause": self.number,
            "by": self.clause.by,
            "until": self.clause.until,
            "binding": self.binding,
            "status": self.status,
        }


def is_due(s: State, do: Do) -> bool:
    """Whether this is the last turn its owner has to do it."""
    return do.by == s.to_move and s.turn + s.players > do.until


def before_move(s: State, bond: Bond, seat: int, action: Action, choices: list[Action]) -> str:
    """What a legal action about to be played means for a promise: its status from now on.

    ``choices`` are the moves the seat could have made, for a ``do`` that is due.
    """
    clause = bond.clause
    if isinstance(clause, Refuse):
        return _refuse(s, bond, clause, seat, action)
    if action["type"] not in MOVES:
        return OPEN
    if isinstance(clause, Help):
        return _help(s, bond, clause, action)
    if clause.by != seat:
        return OPEN
    if isinstance(clause, Avoid):
        bond.had_occasion = True
        return _avoided(bond, matches(clause.action, action))
    if is_due(s, clause) and any(serves(s, clause.action, choice) for choice in choices):
        bond.had_occasion = True
    return KEPT if matches(clause.action, action) else OPEN


def _avoided(bond: Bond, done: bool) -> str:
    """A binding ``avoid`` can be done only when nothing else was legal: it has lapsed."""
    if not done:
        return OPEN
    return LAPSED if bond.binding else BROKEN


def _refuse(s: State, bond: Bond, clause: Refuse, seat: int, action: Action) -> str:
    if s.to_move != clause.against:
        return OPEN
    if seat == clause.by and action["type"] == "pledge":
        return BROKEN
    if action["type"] in MOVES:
        bond.had_occasion = True
    return OPEN


def _help(s: State, bond: Bond, clause: Help, action: Action) -> str:
    """The other moves: was there an occasion to help him, and was the help there?"""
    if s.to_move != clause.to:
        return OPEN
    for place in places_out_of(clause.committee):
        if _is_occasion(s, clause, place):
            bond.had_occasion = True
            bond.stood_ready |= available(s, place, clause.by) > 0
    if not bond.binding and action["type"] == "advance":
        uses = clause.by in action["with"] and action["path"].startswith(f"{clause.committee}-")
        return KEPT if uses else OPEN
    return OPEN


def _is_occasion(s: State, clause: Help, place: int) -> bool:
    """Both stand in the committee, and a path out of it is open and needs consent."""
    below = FROM[PATH_OF[place]]
    both = s.members[clause.to][below] > 0 and s.members[clause.by][below] > 0
    return both and s.caesar != place and s.free[TO[PATH_OF[place]]] > 0


def places_out_of(committee: str) -> list[int]:
    """The laurel places on the paths out of a committee."""
    below = NUMBER_OF_COMMITTEE[committee]
    return [place for place in range(PLACE_COUNT) if FROM[PATH_OF[place]] == below]


def is_up(s: State, bond: Bond) -> bool:
    """Whether a promise's time is up at the end of this turn."""
    return bond.clause.until <= s.turn or (isinstance(bond.clause, Do) and is_due(s, bond.clause))


def verdict(bond: Bond, time_is_up: bool) -> str:
    """How a promise that nothing has ended yet ends, when its time is up or the game is over."""
    if isinstance(bond.clause, Avoid | Refuse):
        return KEPT if bond.had_occasion else LAPSED
    if bond.stood_ready:
        return KEPT
    if bond.binding or not time_is_up:
        return LAPSED
    return BROKEN if bond.had_occasion else LAPSED
