"""One deal: who offers it, what it says, who has agreed, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rostra.games.quo_vadis.deals.clauses import Clause, Pay, Promise, Support, named
from rostra.kernel.game import fresh

OPEN, REJECTED, WITHDRAWN, EXPIRED, FAILED = "open", "rejected", "withdrawn", "expired", "failed"
STRUCK, SETTLED, VOID = "struck", "settled", "void"
"""An offer is open, then one of the first row or struck; a struck deal ends as settled or void."""
CLOSED = "closed"
"""What others see of a deal that failed."""


@dataclass(slots=True, eq=False)
class Deal:
    """An offer, and the deal it becomes when every seat named in it has accepted."""

    number: int
    proposer: int
    turn: int
    clauses: tuple[Clause, ...]
    said: list[dict[str, Any]]
    """The clauses as they were given."""
    binding: tuple[bool, ...]
    """Which clauses the table enforces (Q19, Q22)."""
    private: bool = False
    answers: int | None = None
    status: str = OPEN
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

    def shown(self, seat: int | None, over: bool = False) -> dict[str, Any]:
        """The deal as those see it who know it; that it failed, others are told when the game is over."""
        hidden = self.status == FAILED and seat not in self.parties and not over
        status = CLOSED if hidden else self.status
        return {**self.offered(), "status": status, "accepted": sorted(self.accepted)}

    def offered(self) -> dict[str, Any]:
        """The offer as those heard it who know it."""
        return {
            **self.outline(),
            "answers": self.answers,
            "clauses": fresh(self.said),
            "binding": list(self.binding),
        }

    def outline(self) -> dict[str, Any]:
        """What everybody knows of a private deal: that it was offered, by whom and to whom."""
        return {
            "deal": self.number,
            "by": self.proposer,
            "to": sorted(self.asked),
            "turn": self.turn,
            "private": self.private,
        }


def parties(proposer: int, clauses: tuple[Clause, ...]) -> frozenset[int]:
    """The seats an offer names, and who makes it."""
    return frozenset({proposer}.union(*map(named, clauses)))
