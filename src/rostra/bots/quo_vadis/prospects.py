"""What may become of a turn: every move of the player to move, with what it makes due."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rostra.bots.quo_vadis.sight import matches
from rostra.bots.quo_vadis.terms import Payment, Terms, used_by
from rostra.games.quo_vadis.actions import (
    ADVANCE,
    ADVANCE_FIRST,
    ADVANCE_PATH,
    ADVANCE_SECOND,
    CAESAR,
    CORE_ACTIONS,
    DECLINE,
    shown,
)
from rostra.games.quo_vadis.components import (
    FROM,
    NO_LAUREL,
    PATH_OF,
    PLACE_COUNT,
    PLACE_ON,
    SENATE,
    TO,
    TWO_CAESAR,
)
from rostra.games.quo_vadis.consents import grant
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import act, finish
from rostra.games.quo_vadis.settlement import settle
from rostra.games.quo_vadis.state import BONUS, LAYOUT, SETTLE, State
from rostra.kernel.jit import rule

NONE = -1
MOST_PAYMENTS = 12
PLAN = 3 + 3 * MOST_PAYMENTS
"""A prospect as a row of numbers: the move, the bonus, how many payments, and three for each of them."""


class Prospect(NamedTuple):
    """A move, what is done with its bonus, and what is paid when it is done."""

    move: int
    bonus: int = NONE
    """What is done with the bonus of Q14, if the move brings one."""
    payments: tuple[Payment, ...] = ()

    @property
    def plan(self) -> list[int]:
        """The row of numbers that ``conclude`` reads."""
        paid = [number for payment in self.payments[:MOST_PAYMENTS] for number in payment]
        row = [self.move, self.bonus, len(paid) // 3, *paid]
        return row + [0] * (PLAN - len(row))


@rule
def conclude(s: State, plan: Any) -> None:
    """Make a move, pay what is due and end the turn.

    The laurel that an advance turns up nobody knows yet: it stays in the stock, its place empty.
    """
    stocked = s.stocked
    row = plan[0] - ADVANCE
    act(s, plan[0])
    if s.stocked < stocked:
        place = PLACE_ON[ADVANCE_PATH[row]]
        s.laurels[place] = NO_LAUREL
        s.stocked = stocked
    if s.stage == BONUS and plan[1] >= 0:
        act(s, plan[1])
    s.stage = SETTLE
    for payment in range(plan[2]):
        by, to = plan[3 + 3 * payment], plan[4 + 3 * payment]
        settle(s.holdings[by], s.holdings[to], plan[5 + 3 * payment])
    finish(s)


def after(s: State, prospect: Prospect) -> State:
    """The state in which a prospect leaves the others."""
    later = LAYOUT.copy(s)
    conclude(later, prospect.plan)
    return later


class Turn:
    """The turn that is being played, with the deals that are struck in it."""

    def __init__(self, state: State, struck: Sequence[Terms] = ()) -> None:
        self.state = state
        self.struck = tuple(struck)
        self.mover = state.to_move
        self.players = state.players

    def prospects(self, deal: Terms | None = None) -> list[Prospect]:
        """All that the player to move may do: as things are, or if one more deal is struck."""
        start = self.state
        if deal is not None and deal.supports:
            start = _with_consents(start, deal)
        deals = self.struck if deal is None else (*self.struck, deal)
        moves = legal_moves(start)
        found = [prospect for move in moves for prospect in self._with(move, deals)]
        return found or [Prospect(move) for move in moves]

    def using(self, deal: Terms) -> list[Prospect]:
        """What the player to move may do that makes a deal due."""
        with_deal = self.prospects(deal)
        if not deal.supports or self.state.stage == BONUS:
            return with_deal
        deals = (*self.struck, deal)
        return [prospect for prospect in with_deal if deal in used_by(deals, *consents(prospect.move))]

    def _with(self, move: int, deals: Sequence[Terms]) -> Iterator[Prospect]:
        """A move with each use of its bonus, unless a word given forbids it."""
        in_bonus = self.state.stage == BONUS
        due = deals if in_bonus else used_by(deals, *consents(move))
        bound = due if in_bonus else [terms for terms in deals if not terms.supports]
        if any(_is_one_of(move, terms.to_avoid) for terms in bound):
            return
        payments = tuple(payment for terms in due for payment in terms.payments)
        owed = [(p, terms) for terms in due for p in terms.to_do if not _is_one_of(move, [p])]
        if not self.brings_bonus(move):
            if all(terms not in bound for _, terms in owed):
                yield Prospect(move, NONE, payments)
            return
        for bonus in self.bonuses():
            avoided = any(_is_one_of(bonus, terms.to_avoid) for terms in due)
            if not avoided and all(_is_one_of(bonus, [pattern]) for pattern, _ in owed):
                yield Prospect(move, bonus, payments)

    def brings_bonus(self, move: int) -> bool:
        """Q14: whether a move takes a laurel with Caesar's head, and does not end the game."""
        place = consents(move)[0]
        if place == NONE or self.state.caesar == place or self.state.laurels[place] != TWO_CAESAR:
            return False
        return TO[PATH_OF[place]] != SENATE or self.state.free[SENATE] > 1

    def bonuses(self) -> list[int]:
        """What can be done with the bonus of Q14."""
        return [CAESAR + place for place in range(PLACE_COUNT) if place != self.state.caesar] + [DECLINE]


def _with_consents(s: State, deal: Terms) -> State:
    s = LAYOUT.copy(s)
    for support in deal.supports:
        free = s.members[support.seat][FROM[PATH_OF[support.place]]]
        free -= s.pledged[support.place][support.seat] + s.granted[support.place][support.seat]
        grant(s, support.place, support.seat, max(0, min(support.votes, free)))
    return s


def _is_one_of(move: int, patterns: Sequence[Any]) -> bool:
    return any(matches(pattern, shown(move)) for pattern in patterns)


def legal_moves(s: State) -> list[int]:
    """The moves of the player to move, as the rules allow them."""
    numbers = [0] * CORE_ACTIONS
    return numbers[: legal_actions(s, numbers)]


def progress(move: int) -> float:
    """Whether a move takes the game on: an advance does, and Caesar goes round and round."""
    return 1.0 if ADVANCE <= move < CAESAR else 0.0 if move < ADVANCE else -1.0


def consents(move: int) -> tuple[int, list[int]]:
    """The laurel place a move crosses, or NONE, and whose consent it uses there."""
    if not ADVANCE <= move < CAESAR:
        return NONE, []
    row = move - ADVANCE
    named = (ADVANCE_FIRST[row], ADVANCE_SECOND[row])
    return PLACE_ON[ADVANCE_PATH[row]], [seat for seat in named if seat >= 0]
