"""A promise in force, and how it ends: kept, broken or lapsed. The rules of it, kind by kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from rostra.games.quo_vadis.components import FROM, NUMBER_OF_COMMITTEE, PATH_OF, PLACE_COUNT, TO
from rostra.games.quo_vadis.consents import available
from rostra.games.quo_vadis.deals.clauses import MOVES, Avoid, Do, Help, Promise, Refuse, matches
from rostra.games.quo_vadis.deals.deal import Deal
from rostra.games.quo_vadis.schema import PromiseStatus
from rostra.games.quo_vadis.state import ACTION, State
from rostra.kernel.game import Action

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
LAPSED: Final = "lapsed"


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
    status: PromiseStatus = OPEN

    def shown(self) -> dict[str, Any]:
        """Who owes whom what until when, as those see it who know the deal."""
        to = {self.clause.to} if isinstance(self.clause, Help) else self.deal.parties - {self.clause.by}
        return {
            "deal": self.deal.number,
            "clause": self.number,
            "by": self.clause.by,
            "to": sorted(to),
            "promise": msgspec.to_builtins(self.deal.said[self.number]),
            "until": self.clause.until,
            "binding": self.binding,
            "status": self.status,
        }


def is_due(s: State, do: Do) -> bool:
    """Whether this is the last turn its owner has to do it."""
    return do.by == s.to_move and s.turn + s.players > do.until


def judge_do(bond: Bond, do: Do, action: Action, could_be_done: bool) -> PromiseStatus:
    """Its owner moves, perhaps in the last turn there is for it."""
    bond.had_occasion |= could_be_done
    return KEPT if matches(do.action, action) else OPEN


def judge_avoid(bond: Bond, avoid: Avoid, action: Action) -> PromiseStatus:
    """Its owner moves. What binds can be done only when nothing else was legal: then it has lapsed."""
    bond.had_occasion = True
    if not matches(avoid.action, action):
        return OPEN
    return LAPSED if bond.binding else BROKEN


def judge_refuse(s: State, bond: Bond, refuse: Refuse, seat: int, action: Action) -> PromiseStatus:
    """Somebody acts while the other is to move: pledging breaks it, and so does a pledge left standing."""
    if s.to_move != refuse.against or s.stage != ACTION:
        return OPEN
    if seat == refuse.by and action["type"] == "pledge":
        return BROKEN
    if action["type"] not in MOVES:
        return OPEN
    bond.had_occasion = True
    stands = any(s.pledged[place][refuse.by] for place in range(PLACE_COUNT))
    return BROKEN if stands and not bond.binding else OPEN


def judge_help(s: State, bond: Bond, help_: Help, action: Action, rank: int) -> PromiseStatus:
    """The other moves. Of several such promises, the one of rank n takes more than n consents to be kept.

    A binding one is kept when a consent is taken from it; that is told apart from others when it is used.
    """
    if s.to_move != help_.to or s.stage != ACTION:
        return OPEN
    for place in places_out_of(help_.committee):
        if _is_occasion(s, help_, place):
            bond.had_occasion = True
            bond.stood_ready |= available(s, place, help_.by) > rank
    if bond.binding or action["type"] != "advance" or not leaves(help_.committee, action["path"]):
        return OPEN
    return KEPT if action["with"].count(help_.by) > rank else OPEN


def _is_occasion(s: State, help_: Help, place: int) -> bool:
    """Both stand in the committee, and a path out of it is open and needs consent."""
    below = FROM[PATH_OF[place]]
    both = s.members[help_.to][below] > 0 and s.members[help_.by][below] > 0
    return both and s.caesar != place and s.free[TO[PATH_OF[place]]] > 0


def leaves(committee: str, path: str) -> bool:
    """Whether a path leads out of a committee."""
    return path.startswith(f"{committee}-")


def places_out_of(committee: str) -> list[int]:
    """The laurel places on the paths out of a committee."""
    below = NUMBER_OF_COMMITTEE[committee]
    return [place for place in range(PLACE_COUNT) if FROM[PATH_OF[place]] == below]


def is_up(s: State, bond: Bond) -> bool:
    """Whether a promise's time is up at the end of this turn."""
    return bond.clause.until <= s.turn or (isinstance(bond.clause, Do) and is_due(s, bond.clause))


def verdict(bond: Bond, time_is_up: bool) -> PromiseStatus:
    """How a promise that nothing has ended yet ends, when its time is up or the game is over."""
    if isinstance(bond.clause, Avoid | Refuse):
        return KEPT if bond.had_occasion else LAPSED
    if bond.stood_ready:
        return KEPT
    if bond.binding or not time_is_up:
        return LAPSED
    return BROKEN if bond.had_occasion else LAPSED
