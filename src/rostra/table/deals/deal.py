"""One deal: who offers it, what it says, who has agreed, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rostra.table.deals.clauses import Clause, Pay, Support, named


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
    status: str = "open"
    """open, then rejected, withdrawn, expired, failed or struck; struck, then settled or void."""
    accepted: set[int] = field(default_factory=set)
    struck_as: int = 0
    """Deals are struck in this order."""
    used: bool = False
    """Some of its support was used."""

    @property
    def asked(self) -> set[int]:
        """The seats that must accept."""
        return set().union(*map(named, self.clauses)) - {self.proposer}

    @property
    def parties(self) -> frozenset[int]:
        """The seats that know a private deal."""
        return frozenset(self.asked | {self.proposer})

    @property
    def audience(self) -> frozenset[int | None] | None:
        """Who is told about the deal; ``None``: everybody."""
        return frozenset[int | None](self.parties) if self.private else None

    @property
    def supports(self) -> list[Support]:
        """Its consents of this turn."""
        return [clause for clause in self.clauses if isinstance(clause, Support)]

    @property
    def payments(self) -> list[tuple[int, Pay]]:
        """Its payments, each with the number of its clause."""
        return [(i, clause) for i, clause in enumerate(self.clauses) if isinstance(clause, Pay)]

    def is_known_to(self, seat: int | None) -> bool:
        """Whether a seat knows what the deal says."""
        return not self.private or seat in self.parties

    def shown(self) -> dict[str, Any]:
        """The deal as those see it who know it."""
        return {
            **self.outline(),
            "status": self.status,
            "answers": self.answers,
            "accepted": sorted(self.accepted),
            "clauses": self.said,
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
