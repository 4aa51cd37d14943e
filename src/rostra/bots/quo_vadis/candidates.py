"""Candidates: everything the player to move may do with their turn, and what each candidate makes due.

A candidate is a move, what is done with its bonus, and what is paid when the turn ends. Deals, struck or only
thought of, add candidates (by the consents they give) and rule some out (by what they forbid).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rostra.games.quo_vadis.actions import (
    ADVANCE,
    ADVANCE_FIRST,
    ADVANCE_PATH,
    ADVANCE_SECOND,
    CAESAR,
    CORE_ACTIONS,
    DECLINE,
    advance_number,
    shown,
)
from rostra.games.quo_vadis.components import (
    FROM,
    NO_LAUREL,
    NUMBER_OF_PLACE,
    PATH_OF,
    PLACE_COUNT,
    PLACE_ON,
    PLACES,
    SENATE,
    TO,
    TWO_CAESAR,
    VOTES,
)
from rostra.games.quo_vadis.consents import grant
from rostra.games.quo_vadis.deals.clauses import matches
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import act, finish
from rostra.games.quo_vadis.settlement import settle
from rostra.games.quo_vadis.state import BONUS, LAYOUT, SETTLE, State
from rostra.kernel.game import Action
from rostra.kernel.jit import rule

NO_BONUS = -1
NO_PLACE = -1
MOST_PAYMENTS = 12
ENCODED = 3 + 3 * MOST_PAYMENTS
"""A candidate as a row of numbers: the move, the bonus, how many payments, and three numbers for each."""


class Support(NamedTuple):
    """Consents of a seat on a laurel place."""

    seat: int
    place: int
    votes: int


class Payment(NamedTuple):
    """Laurels of a value, from one seat to another, at the end of the turn (Q20)."""

    by: int
    to: int
    value: int


@dataclass(frozen=True, slots=True)
class DealEffect:
    """What a deal means for the turn it is made in (Q19)."""

    supports: tuple[Support, ...] = ()
    payments: tuple[Payment, ...] = ()
    to_do: tuple[Action, ...] = ()
    """Patterns of moves that the player to move must make."""
    to_avoid: tuple[Action, ...] = ()

    @classmethod
    def of(cls, deal: Mapping[str, Any], mover: int, turn: int) -> DealEffect:
        """The effect of a deal in a view. What the mover may still do in a later turn is not due yet."""
        clauses: list[Mapping[str, Any]] = deal["clauses"]
        supports = [c for c in clauses if c["kind"] == "support" and "path" in c]
        pays = [c for c in clauses if c["kind"] == "pay"]
        mine = [c for c in clauses if c["by"] == mover]
        return cls(
            tuple(Support(c["by"], NUMBER_OF_PLACE[c["path"]], c["votes"]) for c in supports),
            tuple(Payment(c["by"], c["to"], c["value"]) for c in pays),
            tuple(c["action"] for c in mine if c["kind"] == "do" and c.get("until", turn) == turn),
            tuple(c["action"] for c in mine if c["kind"] == "avoid"),
        )


def deals_used(deals: Sequence[DealEffect], place: int, consents: Sequence[int]) -> list[DealEffect]:
    """The deals a move makes due: those it uses, in the order they were struck, and those without support."""
    left = {seat: consents.count(seat) for seat in consents}
    due = []
    for deal in deals:
        there = [support for support in deal.supports if support.place == place]
        using = [support for support in there if left.get(support.seat, 0) > 0]
        for support in using:
            left[support.seat] -= support.votes
        if using or not deal.supports:
            due.append(deal)
    return due


class Candidate(NamedTuple):
    """A move, what is done with its bonus, and what is paid when the turn ends."""

    move: int
    bonus: int = NO_BONUS
    """What is done with the bonus of Q14, if the move brings one."""
    payments: tuple[Payment, ...] = ()

    @property
    def encoded(self) -> list[int]:
        """The row of numbers that ``play_candidate`` reads."""
        paid = [number for payment in self.payments[:MOST_PAYMENTS] for number in payment]
        row = [self.move, self.bonus, len(paid) // 3, *paid]
        return row + [0] * (ENCODED - len(row))


@rule
def play_candidate(s: State, encoded: Any) -> None:
    """Make a move, pay what is due and end the turn.

    Nobody knows yet which laurel an advance turns up: it stays in the stock, and its place stays empty.
    """
    stocked = s.stocked
    row = encoded[0] - ADVANCE
    act(s, encoded[0])
    if s.stocked < stocked:
        place = PLACE_ON[ADVANCE_PATH[row]]
        s.laurels[place] = NO_LAUREL
        s.stocked = stocked
    if s.stage == BONUS and encoded[1] >= 0:
        act(s, encoded[1])
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

    def __init__(self, state: State, struck: Sequence[DealEffect] = ()) -> None:
        self.state = state
        self.struck = tuple(struck)
        self.mover = state.to_move
        self.players = state.players

    def candidates(self, deal: DealEffect | None = None) -> list[Candidate]:
        """All that the player to move may do: as things are, or if one more deal is struck."""
        start = self.state
        if deal is not None and deal.supports:
            start = _with_consents(start, deal)
        deals = self.struck if deal is None else (*self.struck, deal)
        moves = legal_moves(start)
        found = [candidate for move in moves for candidate in self._allowed(move, deals)]
        return found or [Candidate(move) for move in moves]

    def candidates_using(self, deal: DealEffect) -> list[Candidate]:
        """What the player to move may do that makes a deal due."""
        with_deal = self.candidates(deal)
        if not deal.supports or self.state.stage == BONUS:
            return with_deal
        deals = (*self.struck, deal)
        return [each for each in with_deal if deal in deals_used(deals, *consents_used(each.move))]

    def _allowed(self, move: int, deals: Sequence[DealEffect]) -> Iterator[Candidate]:
        """A move with each use of its bonus, unless a deal forbids it."""
        in_bonus = self.state.stage == BONUS
        due = deals if in_bonus else deals_used(deals, *consents_used(move))
        bound = due if in_bonus else [deal for deal in deals if not deal.supports]
        if any(_matches_any(deal.to_avoid, move) for deal in bound):
            return
        payments = tuple(payment for deal in due for payment in deal.payments)
        owed = [
            (pattern, deal) for deal in due for pattern in deal.to_do if not _matches_any([pattern], move)
        ]
        if not self.brings_bonus(move):
            if all(deal not in bound for _, deal in owed):
                yield Candidate(move, NO_BONUS, payments)
            return
        for bonus in self.bonus_moves():
            avoided = any(_matches_any(deal.to_avoid, bonus) for deal in due)
            if not avoided and all(_matches_any([pattern], bonus) for pattern, _ in owed):
                yield Candidate(move, bonus, payments)

    def brings_bonus(self, move: int) -> bool:
        """Q14: whether a move takes a laurel with Caesar's head and does not end the game."""
        place = consents_used(move)[0]
        if place == NO_PLACE or self.state.caesar == place or self.state.laurels[place] != TWO_CAESAR:
            return False
        return TO[PATH_OF[place]] != SENATE or self.state.free[SENATE] > 1

    def bonus_moves(self) -> list[int]:
        """What can be done with the bonus of Q14."""
        return [CAESAR + place for place in range(PLACE_COUNT) if place != self.state.caesar] + [DECLINE]

    def coalitions(self, place: int) -> Iterator[tuple[Support, ...]]:
        """Whose consents would make up for those the player to move lacks on a place (Q8, Q9)."""
        s, path = self.state, PATH_OF[place]
        if s.caesar == place or s.members[self.mover][FROM[path]] == 0 or s.free[TO[path]] == 0:
            return
        given = consents_given(s, place)
        lacking = VOTES[path] - (s.members[self.mover][FROM[path]] - 1) - sum(given)
        others = [seat for seat in range(s.players) if seat != self.mover]
        left = {seat: s.members[seat][FROM[path]] - given[seat] for seat in others}
        if lacking == 1:
            yield from ((Support(seat, place, 1),) for seat in others if left[seat] > 0)
        if lacking == 2:
            yield from ((Support(seat, place, 2),) for seat in others if left[seat] > 1)
            for one in others:
                for two in others:
                    if one < two and left[one] > 0 and left[two] > 0:
                        yield Support(one, place, 1), Support(two, place, 1)

    def advance_with(self, supports: Sequence[Support]) -> int:
        """The advance that uses own consents first, then what is given already, then what is asked for."""
        s, place = self.state, supports[0].place
        path = PATH_OF[place]
        asked = [support.seat for support in supports for _ in range(support.votes)]
        own = [s.to_move] * (s.members[s.to_move][FROM[path]] - 1)
        ready = [seat for seat, votes in enumerate(consents_given(s, place)) for _ in range(votes)]
        named = sorted([*own, *ready][: VOTES[path] - len(asked)] + asked)
        number = advance_number(PLACES[place], named)
        assert number is not None
        return number

    def hands_after(self, move: int) -> list[list[int]]:
        """What everybody holds after a move, before anything is paid."""
        later = LAYOUT.copy(self.state)
        act(later, move)
        return later.holdings


def can_pay(hands: Sequence[Sequence[int]], payments: Sequence[Payment]) -> bool:
    """Q20: whether all payments can be made exactly, one after the other."""
    left = [list(hand) for hand in hands]
    return all(settle(left[debt.by], left[debt.to], debt.value) for debt in payments)


def _with_consents(s: State, deal: DealEffect) -> State:
    s = LAYOUT.copy(s)
    for support in deal.supports:
        free = s.members[support.seat][FROM[PATH_OF[support.place]]]
        free -= consents_given(s, support.place)[support.seat]
        grant(s, support.place, support.seat, max(0, min(support.votes, free)))
    return s


def _matches_any(patterns: Sequence[Action], move: int) -> bool:
    return any(matches(pattern, shown(move)) for pattern in patterns)


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


def legal_moves(s: State) -> list[int]:
    """The moves of the player to move, as the rules allow them."""
    numbers = [0] * CORE_ACTIONS
    return numbers[: legal_actions(s, numbers)]


def progress(move: int) -> float:
    """Whether a move takes the game towards its end: an advance does, and moving Caesar puts it off."""
    return 1.0 if ADVANCE <= move < CAESAR else 0.0 if move < ADVANCE else -1.0
