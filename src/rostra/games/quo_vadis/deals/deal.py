"""A deal: who offers it, what it says, who has agreed, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from msgspec import UNSET, UnsetType

from rostra.games.quo_vadis import events, schema
from rostra.games.quo_vadis.deals.clauses import Clause, Promise, Support, named
from rostra.games.quo_vadis.schema import PayClause

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

    def is_known_in(self, other: Deal) -> bool:
        """Whether a party to another deal knows what this one says."""
        return not self.private or not self.parties.isdisjoint(other.parties)

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
