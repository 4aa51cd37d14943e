"""Candidates: everything the player to move may do with their turn, and what each candidate makes due.

A candidate is a move, what is done with its bonus, and what is paid when the turn ends. Deals, struck or only
thought of, add candidates (by the consents they give) and rule some out (by what they forbid).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from rostra.games.quo_vadis.actions import (
    ADVANCE,
    ADVANCE_FIRST,
    ADVANCE_PATH,
    ADVANCE_SECOND,
    CAESAR,
    DECLINE,
    advance_number,
    shown,
)
from rostra.games.quo_vadis.components import (
    FROM,
    NO_LAUREL,
    NOBODY,
    NUMBER_OF_PLACE,
    PATH_OF,
    PLACE_COUNT,
    PLACE_ON,
    PLACES,
    SENATE,
    TO,
    VOTES,
)
from rostra.games.quo_vadis.consents import grant
from rostra.games.quo_vadis.deals import OwedConsent, uses
from rostra.games.quo_vadis.deals.clauses import Avoid, Do, Help, Promise, Support, matches, read
from rostra.games.quo_vadis.deals.promises import is_due, narrowed, places_out_of
from rostra.games.quo_vadis.legality import turn_actions
from rostra.games.quo_vadis.rules import act, brings_bonus, finish
from rostra.games.quo_vadis.schema import PayClause
from rostra.games.quo_vadis.settlement import settle
from rostra.games.quo_vadis.state import BONUS, LAYOUT, SETTLE, State
from rostra.kernel.game import Action
from rostra.kernel.jit import rule

NO_BONUS = -1
NO_PLACE = -1
MOST_PAYMENTS = 24
"""How many payments of a turn are judged one by one; no deal that makes more of them due is signed."""


@dataclass(frozen=True, slots=True)
class DealEffect:
    """What a deal means for the turn it is made in (Q19)."""

    supports: tuple[Support, ...] = ()
    payments: tuple[PayClause, ...] = ()
    conduct: tuple[Do | Avoid, ...] = ()
    """What the player to move must do or avoid in this turn."""
    helps: tuple[Help, ...] = ()
    """Promised support that is there for the player to move as soon as the deal is struck."""
    is_asked: bool = True
    """Whether others had to sign; a promise to nobody takes back nothing that others were promised."""

    @classmethod
    def of(cls, deal: Mapping[str, Any], s: State, seat: int = NOBODY) -> DealEffect:
        """The effect of a deal in a view; a seat named here counts on what binds, and keeps its own word."""
        clauses = [read(clause, s.players, s.turn) for clause in deal["clauses"]]
        both = list(zip(clauses, deal["binding"], strict=True))
        to_do = [clause for clause, binds in both if binds and isinstance(clause, Do) and is_due(s, clause)]
        to_avoid = [
            clause
            for clause, binds in both
            if isinstance(clause, Avoid) and clause.by == s.to_move and (binds or clause.by == seat)
        ]
        helps = [
            clause
            for clause, binds in both
            if isinstance(clause, Help) and clause.to == s.to_move
            if (binds and seat != NOBODY) or clause.by == seat
        ]
        return cls(
            tuple(clause for clause in clauses if isinstance(clause, Support)),
            tuple(clause for clause in clauses if isinstance(clause, PayClause)),
            (*to_avoid, *to_do),
            tuple(helps),
            is_asked=bool(deal["to"]),
        )


def deals_used(deals: Sequence[DealEffect], place: int, consents: Sequence[int]) -> list[DealEffect]:
    """The deals a move makes due: those it uses, in the order they were struck, and those without support."""
    owed = [
        OwedConsent(number, support.by, NUMBER_OF_PLACE[support.path], support.votes)
        for number, deal in enumerate(deals)
        for support in deal.supports
    ]
    used = {each.deal for each in uses(owed, place, consents)} if owed else set()
    return [deal for number, deal in enumerate(deals) if number in used or not deal.supports]


class Candidate(NamedTuple):
    """A move, what is done with its bonus, and what is paid when the turn ends."""

    move: int
    bonus: int = NO_BONUS
    """What is done with the bonus of Q14, if the move brings one."""
    payments: tuple[PayClause, ...] = ()

    @property
    def encoded(self) -> list[int]:
        """As numbers: the move, the bonus, how many payments, and three numbers for each."""
        payments = self.payments if len(self.payments) <= MOST_PAYMENTS else _summed(self.payments)
        paid = [number for pay in payments for number in (pay.by, pay.to, pay.value)]
        return [self.move, self.bonus, len(payments), *paid]


def encoded_rows(candidates: Sequence[Candidate]) -> NDArray[numpy.int64]:
    """A row for each candidate, as wide as the longest needs."""
    rows = [candidate.encoded for candidate in candidates]
    width = max(map(len, rows), default=0)
    padded = [row + [0] * (width - len(row)) for row in rows]
    return numpy.array(padded, numpy.int64).reshape(len(rows), width)


def _summed(payments: Sequence[PayClause]) -> list[PayClause]:
    """One payment from each seat to each other, however many have been promised."""
    sums: dict[tuple[int, int], int] = {}
    for pay in payments:
        sums[pay.by, pay.to] = sums.get((pay.by, pay.to), 0) + pay.value
    return [PayClause(by, to, value) for (by, to), value in sums.items()]


@rule
def play_candidate(s: State, encoded: Any) -> None:
    """Make a move, pay what is due and end the turn.

    Nobody knows yet which laurel an advance turns up: it stays in the stock, and its place stays empty.
    """
    stocked = s.stocked
    move, bonus = int(encoded[0]), int(encoded[1])
    row = move - ADVANCE
    act(s, move)
    if s.stocked < stocked:
        place = PLACE_ON[ADVANCE_PATH[row]]
        s.laurels[place] = NO_LAUREL
        s.stocked = stocked
    if s.stage == BONUS and bonus >= 0:
        act(s, bonus)
    s.stage = SETTLE
    for payment in range(encoded[2]):
        by, to = encoded[3 + 3 * payment], encoded[4 + 3 * payment]
        settle(s.holdings[by], s.holdings[to], encoded[5 + 3 * payment])
    finish(s)


def state_after(s: State, candidate: Candidate) -> State:
    """The state a candidate leads to."""
    later = LAYOUT.copy(s)
    play_candidate(later, candidate.encoded)
    return later


class Turn:
    """The turn that is being played, with the deals struck in it."""

    def __init__(
        self,
        state: State,
        struck: Sequence[DealEffect] = (),
        still: float = 0.0,
        vows: Sequence[Promise] = (),
    ) -> None:
        """``still``: for how many turns the table has stood still; ``vows``: what is kept in later turns."""
        self.state, self.still, self.vows = state, still, tuple(vows)
        self.struck = tuple(struck)
        self.mover = state.to_move
        self.players = state.players

    def ends_game(self, move: int) -> bool:
        """Whether a move fills the Senate (Q15)."""
        is_advance = ADVANCE <= move < CAESAR
        return is_advance and self.state.free[SENATE] == 1 and TO[ADVANCE_PATH[move - ADVANCE]] == SENATE

    def candidates(self, deal: DealEffect | None = None) -> list[Candidate]:
        """All that the player to move may do: as things are, or if one more deal is struck."""
        start = self.state
        if deal is not None and (deal.supports or deal.helps):
            start = _with_consents(start, deal)
        deals = self.struck if deal is None else (*self.struck, deal)
        moves = turn_actions(start)
        permitted = self._permitted(moves, deals)
        return [candidate for move in permitted for candidate in self._with_bonus(move, deals)] or [
            Candidate(move) for move in moves
        ]

    def candidates_using(self, deal: DealEffect) -> list[Candidate]:
        """What the player to move may do that makes a deal due."""
        with_deal = self.candidates(deal)
        if not deal.supports or self.state.stage == BONUS:
            return with_deal
        deals = (*self.struck, deal)
        return [each for each in with_deal if deal in deals_used(deals, *consents_used(each.move))]

    def _permitted(self, moves: list[int], deals: Sequence[DealEffect]) -> list[int]:
        """Those that no deal in force forbids. A deal with support comes into force when that is used."""
        in_force = [deal for deal in deals if self.state.stage == BONUS or not deal.supports]
        in_force.sort(key=lambda deal: not deal.is_asked)
        conduct = [clause for deal in in_force for clause in deal.conduct]
        if not conduct:
            return moves
        *_, left = narrowed(self.state, conduct, [shown(move) for move in moves])
        return [move for move in moves if shown(move) in left]

    def permits(self, move: int) -> bool:
        """Whether the deals struck in this turn leave a move to its player."""
        return not self.struck or move in self._permitted([*turn_actions(self.state), move], self.struck)

    def _with_bonus(self, move: int, deals: Sequence[DealEffect]) -> Iterator[Candidate]:
        """A move with each use of its bonus that the deals it makes due allow."""
        due = deals if self.state.stage == BONUS else deals_used(deals, *consents_used(move))
        payments = tuple(payment for deal in due for payment in deal.payments)
        conduct = [clause for deal in due for clause in deal.conduct]
        for bonus in self.bonus_moves(move):
            if bonus == NO_BONUS or not conduct or _is_kept(conduct, shown(move), shown(bonus)):
                yield Candidate(move, bonus, payments)

    def bonus_moves(self, move: int) -> list[int]:
        """What can be done with the bonus of Q14 that a move brings; NO_BONUS if it brings none."""
        if not ADVANCE <= move < CAESAR or not brings_bonus(self.state, ADVANCE_PATH[move - ADVANCE]):
            return [NO_BONUS]
        return [CAESAR + place for place in range(PLACE_COUNT) if place != self.state.caesar] + [DECLINE]

    def coalitions(self, place: int) -> Iterator[tuple[Support, ...]]:
        """Whose consents would make up for those the player to move lacks on a place (Q8, Q9)."""
        s, path, name = self.state, PATH_OF[place], PLACES[place]
        if s.caesar == place or s.members[self.mover][FROM[path]] == 0 or s.free[TO[path]] == 0:
            return
        given = consents_given(s, place)
        lacking = VOTES[path] - (s.members[self.mover][FROM[path]] - 1) - sum(given)
        others = [seat for seat in range(s.players) if seat != self.mover]
        left = {seat: s.members[seat][FROM[path]] - given[seat] for seat in others}
        if lacking == 1:
            yield from ((Support(seat, name, 1),) for seat in others if left[seat] > 0)
        if lacking == 2:
            yield from ((Support(seat, name, 2),) for seat in others if left[seat] > 1)
            for one in others:
                for two in others:
                    if one < two and left[one] > 0 and left[two] > 0:
                        yield Support(one, name, 1), Support(two, name, 1)

    def advance_with(self, supports: Sequence[Support]) -> int:
        """The advance that uses own consents first, then what is given already, then what is asked for."""
        s, name = self.state, supports[0].path
        place = NUMBER_OF_PLACE[name]
        path = PATH_OF[place]
        asked = [support.by for support in supports for _ in range(support.votes)]
        own = [s.to_move] * (s.members[s.to_move][FROM[path]] - 1)
        ready = [seat for seat, votes in enumerate(consents_given(s, place)) for _ in range(votes)]
        number = advance_number(name, sorted([*own, *ready][: VOTES[path] - len(asked)] + asked))
        assert number is not None
        return number

    def hands_after(self, move: int) -> list[list[int]]:
        """What everybody holds after a move, before anything is paid."""
        later = LAYOUT.copy(self.state)
        act(later, move)
        return later.holdings


def can_pay(hands: Sequence[Sequence[int]], payments: Sequence[PayClause]) -> bool:
    """Q20: whether all payments can be made exactly, one after the other."""
    left = [list(hand) for hand in hands]
    return all(settle(left[debt.by], left[debt.to], debt.value) for debt in payments)


def _with_consents(s: State, deal: DealEffect) -> State:
    s = LAYOUT.copy(s)
    helps = [
        Support(each.by, PLACES[place], 1) for each in deal.helps for place in places_out_of(each.committee)
    ]
    for support in (*deal.supports, *helps):
        place = NUMBER_OF_PLACE[support.path]
        free = s.members[support.by][FROM[PATH_OF[place]]] - consents_given(s, place)[support.by]
        grant(s, place, support.by, max(0, min(support.votes, free)))
    return s


def without_consents(s: State, supports: Sequence[Support]) -> State:
    """The state as it would be if this support, granted in this turn, had not been agreed on."""
    s = LAYOUT.copy(s)
    for support in supports:
        place = NUMBER_OF_PLACE[support.path]
        grant(s, place, support.by, -min(support.votes, s.granted[place][support.by]))
    return s


def _is_kept(conduct: Sequence[Do | Avoid], move: Action, bonus: Action) -> bool:
    """Whether a move or its bonus does all that must be done, and the bonus nothing that is to be avoided."""
    return all(
        matches(clause.action, bonus) != isinstance(clause, Avoid)
        or (isinstance(clause, Do) and matches(clause.action, move))
        for clause in conduct
    )


def consents_given(s: State, place: int) -> list[int]:
    """The consents of each seat that the player to move may use already."""
    return [s.pledged[place][seat] + s.granted[place][seat] for seat in range(s.players)]


def consents_used(move: int) -> tuple[int, list[int]]:
    """The laurel place a move crosses, or NO_PLACE, and the seats whose consent it uses there."""
    if not ADVANCE <= move < CAESAR:
        return NO_PLACE, []
    row = move - ADVANCE
    named = (ADVANCE_FIRST[row], ADVANCE_SECOND[row])
    return PLACE_ON[ADVANCE_PATH[row]], [seat for seat in named if seat >= 0]


def progress(move: int) -> float:
    """Whether a move takes the game towards its end: an advance does, and moving Caesar puts it off."""
    return 1.0 if ADVANCE <= move < CAESAR else 0.0 if move < ADVANCE else -1.0
