"""Q20: whether what a deal owes can be paid at all, and paying it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rostra.games.quo_vadis.components import FROM, NO_LAUREL, NUMBER_OF_PLACE, ONE, PATH_OF, VOTES
from rostra.games.quo_vadis.settlement import settle
from rostra.games.quo_vadis.state import State
from rostra.table.deals.clauses import Pay
from rostra.table.deals.deal import Deal

Hands = list[list[int]]


def can_be_paid(s: State, deal: Deal) -> bool:
    """Whether there is a case in which every payment can be made exactly.

    Without support: from the hands as they are. With support: from the hands after an advance that uses it,
    so with the harvest of its path and the I laurels of that advance.
    """
    payments = [clause for _, clause in deal.payments]
    if not payments:
        return True
    cases = _hands_after_use(s, deal) if deal.supports else iter([_copy(s)])
    return any(_all_paid(hands, payments) for hands in cases)


def _all_paid(hands: Hands, payments: list[Pay]) -> bool:
    return all(settle(hands[pay.by], hands[pay.to], pay.value) for pay in payments)


def _hands_after_use(s: State, deal: Deal) -> Iterator[Hands]:
    """The hands after each advance that would use some of the deal's support."""
    for path in sorted({support.path for support in deal.supports}):
        place = NUMBER_OF_PLACE[path]
        supporters = {support.by for support in deal.supports if support.path == path}
        for consents in _coalitions(s, place):
            if supporters & set(consents):
                yield _hands_after(s, place, consents)


def _coalitions(s: State, place: int) -> Iterator[tuple[int, ...]]:
    """The choices of consents, in every order, that the senators standing there would allow."""
    below = FROM[PATH_OF[place]]
    for consents in product(range(s.players), repeat=VOTES[PATH_OF[place]]):
        standing = [s.members[seat][below] - (seat == s.to_move) for seat in consents]
        if all(consents.count(seat) <= there for seat, there in zip(consents, standing, strict=True)):
            yield consents


def _hands_after(s: State, place: int, consents: tuple[int, ...]) -> Hands:
    hands = _copy(s)
    if s.laurels[place] != NO_LAUREL:
        hands[s.to_move][s.laurels[place]] += 1
    earning = [seat for seat in consents if seat != s.to_move]
    for seat in earning[: s.ones]:
        hands[seat][ONE] += 1
    return hands


def _copy(s: State) -> Hands:
    return [list(row) for row in s.holdings]


def pay(s: State, debt: Pay) -> tuple[list[int], list[int]] | None:
    """Pay a debt: what the payer gave and what came back as change, by kind; ``None`` if it lapses."""
    before = list(s.holdings[debt.by])
    if not settle(s.holdings[debt.by], s.holdings[debt.to], debt.value):
        return None
    moved = [had - has for had, has in zip(before, s.holdings[debt.by], strict=True)]
    return [max(n, 0) for n in moved], [max(-n, 0) for n in moved]
