"""A deal (who offers it, what it says, who has agreed, what became of it) and the book of all deals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from rostra.games.quo_vadis import schema
from rostra.games.quo_vadis.deals.clauses import Clause, Pay, Promise, Support, named

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
    """Its consents of this turn."""

    def __post_init__(self) -> None:
        self.parties = parties(self.proposer, self.clauses)
        self.asked = self.parties - {self.proposer}
        self.supports = tuple(clause for clause in self.clauses if isinstance(clause, Support))

    @property
    def audience(self) -> frozenset[int | None] | None:
        """Who is told about the deal; ``None``: everybody."""
        return frozenset[int | None](self.parties) if self.private else None

    def others(self, players: int) -> frozenset[int | None]:
        """Everybody who is no party to it, spectators too."""
        return frozenset({*range(players), None} - self.parties)

    @property
    def payments(self) -> list[tuple[int, Pay]]:
        """Its payments, each with the number of its clause."""
        return [(i, clause) for i, clause in enumerate(self.clauses) if isinstance(clause, Pay)]

    @property
    def promises(self) -> list[tuple[int, Promise]]:
        """What it says about doing, avoiding, helping and refusing, each with the number of its clause."""
        return [(i, clause) for i, clause in enumerate(self.clauses) if isinstance(clause, Promise)]

    def is_known_to(self, seat: int | None) -> bool:
        """Whether a seat knows what the deal says."""
        return not self.private or seat in self.parties

    def shown(self, seat: int | None, over: bool = False) -> schema.Deal:
        """The deal as a seat sees it; that it failed, others are told when the game is over."""
        if not (over or self.is_known_to(seat)):
            return schema.Deal(*self._outline())
        hidden = self.status == FAILED and seat not in self.parties and not over
        status = CLOSED if hidden else self.status
        return schema.Deal(*self._outline(), *self._content(), status, sorted(self.accepted))

    def offered(self) -> schema.OfferEvent:
        """The offer as those heard it who know it."""
        return schema.OfferEvent(*self._outline(), *self._content())

    def hinted(self) -> schema.OfferEvent:
        """What everybody knows of a private deal: that it was offered, by whom and to whom."""
        return schema.OfferEvent(*self._outline())

    def _outline(self) -> tuple[int, int, list[int], int, bool]:
        return self.number, self.proposer, sorted(self.asked), self.turn, self.private

    def _content(self) -> tuple[int | None, list[schema.Clause], list[bool]]:
        return self.answers, self.said, list(self.binding)


def parties(proposer: int, clauses: tuple[Clause, ...]) -> frozenset[int]:
    """The seats an offer names, and who makes it."""
    return frozenset({proposer}.union(*map(named, clauses)))


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
