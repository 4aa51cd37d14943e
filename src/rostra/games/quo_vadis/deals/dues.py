"""What deals owe: consents that the player to move may use, and payments at the end of the turn (Q20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import structs

from rostra.games.quo_vadis import schema
from rostra.games.quo_vadis.components import (
    FROM,
    NO_LAUREL,
    NUMBER_OF_PATH,
    NUMBER_OF_PLACE,
    ONE,
    PATH_OF,
    PLACE_ON,
    PLACES,
    VOTES,
)
from rostra.games.quo_vadis.consents import grant
from rostra.games.quo_vadis.deals.book import Book, Deal
from rostra.games.quo_vadis.deals.clauses import Clause, Pay, Support, votes_of
from rostra.games.quo_vadis.deals.promises import Duty, Ledger, places_out_of
from rostra.games.quo_vadis.positions import holding
from rostra.games.quo_vadis.settlement import settle
from rostra.games.quo_vadis.state import ACTION, State
from rostra.kernel.game import Event

D = TypeVar("D")


class OwedConsent(NamedTuple, Generic[D]):
    """Consents owed on one path, by a deal's support or by a promise of support."""

    deal: D
    """The deal that owes them, in whatever form a caller knows deals."""
    seat: int
    place: int
    votes: int
    promise: Duty | None = None


def uses(owed: Iterable[OwedConsent[D]], place: int, seats: Sequence[int]) -> list[OwedConsent[D]]:
    """Which of the consents owed an advance over a laurel place uses, given in the order they were struck.

    ``seats`` are those whose consent the advance names. What is owed is used first; what was pledged, last.
    """
    votes = Counter(seats)
    used = []
    for each in owed:
        if each.place == place and votes[each.seat] > 0:
            votes[each.seat] -= each.votes
            used.append(each)
    return used


class OwedConsents:
    """Consents the player to move may use because they are owed: support in struck deals, binding promises.

    What is owed and what is pledged never make more consents than the owner has senators there: where they
    would, the pledge counts towards what is owed until it is taken back.
    """

    def __init__(self, s: State, book: Book, ledger: Ledger) -> None:
        self._s = s
        self._book = book
        self._ledger = ledger

    def _all(self) -> list[OwedConsent[Deal]]:
        """In the order the deals were struck."""
        if self._s.stage != ACTION:
            return []
        owed = [
            OwedConsent(deal, support.by, NUMBER_OF_PLACE[support.path], support.votes)
            for deal in self._book.struck()
            for support in deal.supports
        ]
        for duty, help_ in self._ledger.helps():
            owed += [
                OwedConsent(duty.deal, help_.by, place, 1, duty) for place in places_out_of(help_.committee)
            ]
        return sorted(owed, key=lambda each: each.deal.struck_as)

    def grant(self) -> None:
        """Let what is owed be used, as far as the owners have senators there that are not pledged already."""
        s = self._s
        owed: dict[tuple[int, int], int] = {}
        for each in self._all():
            owed[each.place, each.seat] = owed.get((each.place, each.seat), 0) + each.votes
        for (place, seat), votes in owed.items():
            free = s.members[seat][FROM[PATH_OF[place]]] - s.pledged[place][seat]
            missing = min(votes, free) - s.granted[place][seat]
            if missing > 0:
                grant(s, place, seat, missing)

    def is_committed(self, seat: int, clauses: Sequence[Clause]) -> bool:
        """Whether a seat owes others already what it would have to give: known to that seat alone."""
        paths = {c.path for c in clauses if isinstance(c, Support) and c.by == seat}
        for path in paths:
            place = NUMBER_OF_PLACE[path]
            owed = sum(each.votes for each in self._all() if (each.seat, each.place) == (seat, place))
            if owed + votes_of(seat, path, clauses) > self._s.members[seat][FROM[PATH_OF[place]]]:
                return True
        return False

    def use(self, seats: Sequence[int], path: str) -> tuple[list[Deal], list[Event]]:
        """An advance uses these consents: those owed first, as they were struck; what was pledged, last.

        Which deals have become used by it, and what it says about promises.
        """
        used: list[Deal] = []
        told: list[Event] = []
        for each in uses(self._all(), PLACE_ON[NUMBER_OF_PATH[path]], seats):
            if each.promise is not None:
                told += self._ledger.help_used(each.promise)
            elif not each.deal.used:
                each.deal.used = True
                used.append(each.deal)
        return used, told

    def shown(self, seat: int | None, all_known: bool) -> list[dict[str, Any]]:
        """What the player to move may use, from deals a seat knows."""
        return [
            {"deal": each.deal.number, "seat": each.seat, "path": PLACES[each.place], "votes": each.votes}
            for each in self._all()
            if (all_known or each.deal.is_known_to(seat))
            and self._s.members[each.seat][FROM[PATH_OF[each.place]]] > 0
        ]


# Payments

Hands = list[list[int]]


def can_be_paid(s: State, deal: Deal) -> bool:
    """Whether there is a case in which every payment can be made exactly.

    Without support: from the hands as they are. With support: from the hands after an advance that uses it,
    so with the harvest of its path and the I laurels of that advance.
    """
    debts = [debt for _, debt in deal.payments]
    if not debts:
        return True
    cases = _hands_after_use(s, deal) if deal.supports else [_copy(s)]
    return any(_all_paid(hands, debts) for hands in cases)


def _all_paid(hands: Hands, debts: list[Pay]) -> bool:
    return all(settle(hands[debt.by], hands[debt.to], debt.value) for debt in debts)


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


def pay(s: State, deal: Deal, number: int, debt: Pay) -> list[Event]:
    """Pay a debt exactly, or let it lapse. Only the two hands see which laurels move, and how many (Q12)."""
    before = list(s.holdings[debt.by])
    if not settle(s.holdings[debt.by], s.holdings[debt.to], debt.value):
        return [Event(schema.LapsedEvent(deal.number, number), deal.audience)]
    moved = [had - has for had, has in zip(before, s.holdings[debt.by], strict=True)]
    gave, change = [max(n, 0) for n in moved], [max(-n, 0) for n in moved]
    paid = schema.PaidEvent(deal.number, number, debt.by, debt.to, debt.value)
    hands = frozenset[int | None]({debt.by, debt.to})
    told = [Event(structs.replace(paid, gave=holding(gave), change=holding(change)), hands)]
    everybody = frozenset[int | None]({*range(s.players), None})
    others = (everybody if deal.audience is None else deal.audience) - hands
    if others:
        told.append(Event(paid, others))
    return told
