"""How a simple player goes about its turn: it answers, asks for consent, and moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rostra.bots.bot import Events, Legal, Reasons, View, ranking
from rostra.bots.chance import chance
from rostra.bots.quo_vadis.promises import keeping, would_break_word
from rostra.bots.quo_vadis.sight import MOVES, Sight
from rostra.kernel.game import Action


@dataclass(slots=True)
class Plain(ABC):
    """A player who gives every move a worth. What things are worth is left to its kinds."""

    seed: int
    reasons: Reasons | None = None

    @abstractmethod
    def worth(self, sight: Sight, move: Action) -> float:
        """What a move is worth."""

    @abstractmethod
    def reply(self, sight: Sight, deal: dict[str, Any], best: float) -> Action | None:
        """Accept an offer or make another; ``None`` to reject it. ``best`` is what is to be had without."""

    @abstractmethod
    def request(self, sight: Sight, best: float) -> Action | None:
        """An offer for consent that brings more than the best move without."""

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer what is offered, ask for consent where it pays, then make the best move."""
        self.reasons = None
        sight = Sight(view, seat)
        moves = keeping(sight, [action for action in legal if action["type"] in MOVES])
        if not moves:
            return None
        values = [self.worth(sight, move) for move in moves]
        best = max(values)
        answer = self.answer(sight, legal, best)
        if answer is not None:
            return answer
        if not waited and view["stage"] == "action":
            if sight.awaits_an_answer():
                return None
            request = self.request(sight, best)
            if request is not None:
                return request
        done = moves[values.index(best)]
        self.reasons = ranking(done, zip(values, moves, strict=True))
        return done

    def answer(self, sight: Sight, legal: Legal, best: float) -> Action | None:
        """Answer an offer, if there is one to answer; never so that an own word is broken."""
        reject = next((action for action in legal if action["type"] == "reject"), None)
        if reject is None:
            return None
        deal = next(deal for deal in sight.deals if deal["deal"] == reject["deal"])
        if accepting(deal) not in legal or would_break_word(sight, deal["clauses"]):
            return reject
        return self.reply(sight, deal, best) or reject

    def chance(self, sight: Sight, *what: str) -> float:
        """A number from 0 up to 1, the same whenever it is drawn for the same thing at the same moment."""
        return chance(self.seed, sight.seat, *sight.moment, *what)


def accepting(deal: Mapping[str, Any]) -> Action:
    """The action that accepts an offer."""
    return {"type": "accept", "deal": deal["deal"]}
