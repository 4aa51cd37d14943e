"""Q20: whether what a deal owes can be paid at all, and paying it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations, product

from msgspec import structs

from rostra.games.quo_vadis import events
from rostra.games.quo_vadis.components import (
    FROM,
    NO_LAUREL,
    NUMBER_OF_PATH,
    NUMBER_OF_PLACE,
    ONE,
    PATH_OF,
    PLACE_ON,
    VOTES,
)
from rostra.games.quo_vadis.deals.deal import Deal
from rostra.games.quo_vadis.positions import holding
from rostra.games.quo_vadis.schema import PayClause
from rostra.games.quo_vadis.settlement import settle
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action, Event

Hands = list[list[int]]


def can_be_paid(s: State, deal: Deal, moves: Callable[[], Iterable[Action]]) -> bool:
    """Whether there is a case in which every payment can be made exactly.

    With support: from the hands after an advance that uses it, so with the harvest of its path and the I
    laurels of that advance. Without: from the hands as they are, or after one of the ``moves`` that the
    player to move then has.
    """
    debts = [debt for _, debt in deal.payments]
    if not debts:
        return True
    cases = _hands_after_use(s, deal) if deal.supports else _hands_after_moves(s, moves)
    return any(all(settle(hands[debt.by], hands[debt.to], debt.value) for debt in debts) for hands in cases)


def _hands_after_moves(s: State, moves: Callable[[], Iterable[Action]]) -> Iterator[Hands]:
    """The hands as they are, then after each advance that brings somebody something (Q10, Q11, Q13)."""
    yield _copy(s)
    for move in moves():
        place = PLACE_ON[NUMBER_OF_PATH[move["path"]]] if move["type"] == "advance" else -1
        if place not in (-1, s.caesar):
            others = [seat for seat in move["with"] if seat != s.to_move]
            for earning in {named[: s.ones] for named in permutations(others)}:
                yield _hands_after(s, place, earning)


def _hands_after_use(s: State, deal: Deal) -> Iterable[Hands]:
    """The hands after each advance that would use some of the deal's support."""
    for path in sorted({support.path for support in deal.supports}):
        place = NUMBER_OF_PLACE[path]
        supporters = {support.by for support in deal.supports if support.path == path}
        for earning in sorted(_earnings(s, place, supporters)):
            yield _hands_after(s, place, earning)


def _earnings(s: State, place: int, supporters: set[int]) -> set[tuple[int, ...]]:
    """Who may earn the I laurels of an advance that some of the supporters consent to (Q8 to Q10)."""
    below = FROM[PATH_OF[place]]
    standing = [s.members[seat][below] - (seat == s.to_move) for seat in range(s.players)]
    there = [seat for seat in range(s.players) if standing[seat] > 0]
    earnings = set()
    for consents in product(there, repeat=VOTES[PATH_OF[place]]):
        if supporters & set(consents) and all(consents.count(seat) <= standing[seat] for seat in consents):
            others = [seat for seat in consents if seat != s.to_move]
            earnings.add(tuple(sorted(others[: s.ones])))
    return earnings


def _hands_after(s: State, place: int, earning: tuple[int, ...]) -> Hands:
    hands = _copy(s)
    if s.laurels[place] != NO_LAUREL:
        hands[s.to_move][s.laurels[place]] += 1
    for seat in earning:
        hands[seat][ONE] += 1
    return hands


def _copy(s: State) -> Hands:
    return [list(row) for row in s.holdings]


def pay(s: State, deal: Deal, number: int, debt: PayClause) -> list[Event]:
    """Pay a debt exactly, or let it lapse. Only the two seats see which laurels move, and how many (Q12)."""
    before = list(s.holdings[debt.by])
    if not settle(s.holdings[debt.by], s.holdings[debt.to], debt.value):
        return [Event(events.LapsedEvent(deal.number, number), deal.audience)]
    moved = [had - has for had, has in zip(before, s.holdings[debt.by], strict=True)]
    gave, change = [max(n, 0) for n in moved], [max(-n, 0) for n in moved]
    paid = events.PaidEvent(deal.number, number, debt.by, debt.to, debt.value)
    hands = frozenset[int | None]({debt.by, debt.to})
    told = [Event(structs.replace(paid, gave=holding(gave), change=holding(change)), hands)]
    everybody = frozenset[int | None]({*range(s.players), None})
    others = (everybody if deal.audience is None else deal.audience) - hands
    if others:
        told.append(Event(paid, others))
    return told
