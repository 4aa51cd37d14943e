"""A deal: who offers it, what it says, who has agreed, what became of it; and its payments (Q20)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from msgspec import UNSET, UnsetType, structs

from rostra.games.quo_vadis import events, schema
from rostra.games.quo_vadis.components import FROM, NO_LAUREL, NUMBER_OF_PLACE, ONE, PATH_OF, VOTES
from rostra.games.quo_vadis.deals.clauses import Clause, Promise, Support, named
from rostra.games.quo_vadis.positions import holding
from rostra.games.quo_vadis.schema import PayClause
from rostra.games.quo_vadis.settlement import settle
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Event

OPEN: Final = "open"
REJECTED: Final = "rejected"
WITHDRAWN: Final = "withdrawn"
EXPIRED: Final = "expired"
FAILED: Final = "failed"
STRUCK: Final = "struck"
SETTLED: Final = "settled"
VOID: Final = "void"
"""An offer is open, then ends in one of these ways or is struck; a struck deal ends as settled or void."""
CLOSED: Final = "closed"
"""What others see of a deal that failed."""


@dataclass(slots=True, eq=False)
class Deal:
    """An offer, and the deal it becomes when every seat named in it has accepted."""

    number: int
    proposer: int
    turn: int
    clauses: tuple[Clause, ...]
    said: list[schema.Clause]
    """The clauses as they are told."""
    binding: tuple[bool, ...]
    """Which clauses the table enforces (Q19, Q22)."""
    private: bool = False
    answers: int | None = None
    because: schema.Because | UnsetType = UNSET
    """Why the deal it answers would not do."""
    status: schema.DealStatus = OPEN
    accepted: set[int] = field(default_factory=set)
    struck_as: int = 0
    """Deals are struck in this order."""
    used: bool = False
    """Some of its support was used."""
    asked: frozenset[int] = field(init=False)
    """The seats that must accept."""
    parties: frozenset[int] = field(init=False)
    """The seats that know a private deal."""
    supports: tuple[Support, ...] = field(init=False)
    """The consents it promises for this turn."""

    def __post_init__(self) -> None:
        self.parties = parties(self.proposer, self.clauses)
        self.asked = self.parties - {self.proposer}
        self.supports = tuple(clause for clause in self.clauses if isinstance(clause, Support))

    @property
    def audience(self) -> frozenset[int | None] | None:
        """Who is told about the deal; ``None``: everybody."""
        return frozenset[int | None](self.parties) if self.private else None

    def others(self, players: int) -> frozenset[int | None]:
        """Everybody who is not a party to it, spectators included."""
        return frozenset({*range(players), None} - self.parties)

    @property
    def payments(self) -> list[tuple[int, PayClause]]:
        """Its payments, each with the number of its clause."""
        return [(i, clause) for i, clause in enumerate(self.clauses) if isinstance(clause, PayClause)]

    @property
    def promises(self) -> list[tuple[int, Promise]]:
        """What it says about doing, avoiding, helping and refusing, each with the number of its clause."""
        return [(i, clause) for i, clause in enumerate(self.clauses) if isinstance(clause, Promise)]

    def is_known_to(self, seat: int | None) -> bool:
        """Whether a seat knows what the deal says."""
        return not self.private or seat in self.parties

    def shown(self, seat: int | None, over: bool = False) -> schema.Deal:
        """The deal as a seat sees it; others learn only at the end of the game that it failed."""
        if not (over or self.is_known_to(seat)):
            return schema.Deal(*self._outline())
        hidden = self.status == FAILED and seat not in self.parties and not over
        status = CLOSED if hidden else self.status
        return schema.Deal(*self._outline(), *self._content(), status, sorted(self.accepted))

    def offered(self) -> events.OfferEvent:
        """The offer as its audience hears it."""
        return events.OfferEvent(*self._outline(), *self._content())

    def hinted(self) -> events.OfferEvent:
        """What everybody knows of a private deal: that it was offered, by whom and to whom."""
        return events.OfferEvent(*self._outline())

    def _outline(self) -> tuple[int, int, list[int], int, bool]:
        return self.number, self.proposer, sorted(self.asked), self.turn, self.private

    def _content(self) -> tuple[int | None, list[schema.Clause], list[bool], schema.Because | UnsetType]:
        return self.answers, self.said, list(self.binding), self.because


def parties(proposer: int, clauses: tuple[Clause, ...]) -> frozenset[int]:
    """The seats an offer names, and who makes it."""
    return frozenset({proposer}.union(*map(named, clauses)))


# Payments (Q20): whether what a deal owes can be paid at all, and paying it.

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
    return any(all(settle(hands[debt.by], hands[debt.to], debt.value) for debt in debts) for hands in cases)


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
