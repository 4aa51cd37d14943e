"""The book of deals: every deal of a table by its number, and those of the current turn."""

from __future__ import annotations

from typing import Any

from rostra.games.quo_vadis.deals.deal import OPEN, STRUCK, Deal


class Book:
    """All deals of a table. None stays open or struck longer than the turn it was offered in."""

    def __init__(self, players: int) -> None:
        self._deals: list[Deal] = []
        self._first = 0
        """Where the deals of this turn begin."""
        self._offered = [0] * players
        self._struck = 0

    def next_number(self) -> int:
        """The number the next deal gets."""
        return len(self._deals) + 1

    def enter(self, deal: Deal) -> None:
        """A new offer."""
        self._deals.append(deal)
        self._offered[deal.proposer] += 1

    def strike(self, deal: Deal) -> None:
        """An offer becomes a deal; deals are struck in an order."""
        self._struck += 1
        deal.struck_as = self._struck
        deal.status = STRUCK

    def offers_of(self, seat: int) -> int:
        """How many offers a seat has made this turn."""
        return self._offered[seat]

    def numbered(self, number: Any) -> Deal | None:
        """The deal of a number, whatever data that is."""
        known = type(number) is int and 1 <= number <= len(self._deals)
        return self._deals[number - 1] if known else None

    def known(self, number: Any, seat: int) -> Deal | None:
        """The deal of a number, if the seat knows what it says."""
        deal = self.numbered(number)
        return deal if deal is not None and deal.is_known_to(seat) else None

    def all(self) -> list[Deal]:
        """Every deal there ever was."""
        return self._deals

    def of_this_turn(self) -> list[Deal]:
        """The deals of this turn, in the order they were offered."""
        return self._deals[self._first :]

    def open(self) -> list[Deal]:
        """Offers that wait for answers."""
        return [deal for deal in self.of_this_turn() if deal.status == OPEN]

    def struck(self) -> list[Deal]:
        """The deals in force this turn, in the order they were struck."""
        deals = [deal for deal in self.of_this_turn() if deal.status == STRUCK]
        return sorted(deals, key=lambda deal: deal.struck_as)

    def next_turn(self) -> None:
        """The turn is over, and with it its deals."""
        self._first = len(self._deals)
        self._offered = [0] * len(self._offered)
