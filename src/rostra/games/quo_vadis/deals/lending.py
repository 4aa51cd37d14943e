"""Consents the player to move may use because they are owed: support in struck deals, and binding promises.

What is owed and what is pledged never make more consents than the owner has senators there: where they would,
the pledge counts for what is owed until it is taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rostra.games.quo_vadis.components import FROM, NUMBER_OF_PLACE, PATH_OF, PLACES
from rostra.games.quo_vadis.consents import grant
from rostra.games.quo_vadis.deals.bonds import Bond, places_out_of
from rostra.games.quo_vadis.deals.book import Book
from rostra.games.quo_vadis.deals.clauses import Clause, Support
from rostra.games.quo_vadis.deals.deal import Deal
from rostra.games.quo_vadis.deals.ledger import Ledger
from rostra.games.quo_vadis.deals.offers import votes_of
from rostra.games.quo_vadis.state import ACTION, State
from rostra.kernel.game import Event


class Loan(NamedTuple):
    """Consents owed on one path, by a deal's support or by a promise of support."""

    deal: Deal
    seat: int
    place: int
    votes: int
    promise: Bond | None = None


class Lending:
    """What is owed to the player to move before he acts."""

    def __init__(self, s: State, book: Book, ledger: Ledger) -> None:
        self._s = s
        self._book = book
        self._ledger = ledger

    def _loans(self) -> list[Loan]:
        """In the order the deals were struck."""
        if self._s.stage != ACTION:
            return []
        loans = [
            Loan(deal, support.by, NUMBER_OF_PLACE[support.path], support.votes)
            for deal in self._book.struck()
            for support in deal.supports
        ]
        for bond, help_ in self._ledger.helps():
            loans += [Loan(bond.deal, help_.by, place, 1, bond) for place in places_out_of(help_.committee)]
        return sorted(loans, key=lambda loan: loan.deal.struck_as)

    def lend(self) -> None:
        """Let what is owed be used, as far as the owners have senators there that are not pledged already."""
        s = self._s
        owed: dict[tuple[int, int], int] = {}
        for loan in self._loans():
            owed[loan.place, loan.seat] = owed.get((loan.place, loan.seat), 0) + loan.votes
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
            owed = sum(loan.votes for loan in self._loans() if (loan.seat, loan.place) == (seat, place))
            if owed + votes_of(seat, path, clauses) > self._s.members[seat][FROM[PATH_OF[place]]]:
                return True
        return False

    def use(self, seats: Sequence[int], path: str) -> tuple[list[Deal], list[Event]]:
        """An advance uses these consents: those owed first, as they were struck; what was pledged, last.

        Which deals have become used by it, and what it says about promises.
        """
        used: list[Deal] = []
        told: list[Event] = []
        votes = {seat: seats.count(seat) for seat in seats if seat != self._s.to_move}
        for loan in self._loans():
            if votes.get(loan.seat, 0) <= 0 or PLACES[loan.place] != path:
                continue
            votes[loan.seat] -= loan.votes
            if loan.promise is not None:
                told += self._ledger.help_used(loan.promise)
            elif not loan.deal.used:
                loan.deal.used = True
                used.append(loan.deal)
        return used, told

    def shown(self, seat: int | None) -> list[dict[str, Any]]:
        """What the player to move may use, from deals a seat knows."""
        return [
            {"deal": loan.deal.number, "seat": loan.seat, "path": PLACES[loan.place], "votes": loan.votes}
            for loan in self._loans()
            if loan.deal.is_known_to(seat) and self._s.members[loan.seat][FROM[PATH_OF[loan.place]]] > 0
        ]
