"""What others would answer to an offer, if they think as this bot does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rostra.bots.bot import Events, View
from rostra.bots.quo_vadis.context import DecisionContext
from rostra.bots.quo_vadis.deal_gain import gain_by
from rostra.bots.quo_vadis.seat_view import SeatView, would_break_promise
from rostra.games.quo_vadis.components import LAURELS
from rostra.games.quo_vadis.deals.clauses import LONG_REACH
from rostra.games.quo_vadis.deals.clauses import binds as clause_binds
from rostra.games.quo_vadis.deals.clauses import read as read_clause
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action, Refusal


class Acceptance:
    """What the others would sign in a turn."""

    def __init__(self, context: DecisionContext) -> None:
        self._context = context
        self._contexts: dict[int, DecisionContext] = {}

    def is_signed(self, offer: Action) -> bool:
        """Whether everybody asked would accept an offer."""
        deal = open_deal(self._context.seen, self._context.events, offer)
        return all(self._signs(asked, deal) for asked in deal["to"])

    def _signs(self, asked: int, deal: Mapping[str, Any]) -> bool:
        theirs = self._context_of(asked)
        view = {**theirs.seen.view, "deals": [*theirs.seen.view["deals"], deal]}
        theirs = replace(theirs, seen=SeatView(view, asked))
        if would_break_promise(theirs.seen, deal["clauses"]):
            return False
        gain, wanted = gain_by(theirs, deal)
        return gain > wanted

    def _context_of(self, asked: int) -> DecisionContext:
        if asked not in self._contexts:
            mine = self._context
            view = seen_by(mine.seen, mine.turn.state, asked)
            self._contexts[asked] = DecisionContext.read(
                view, asked, mine.events, mine.evaluator, looks=mine.looks
            )
        return self._contexts[asked]


def seen_by(seen: SeatView, state: State, asked: int) -> View:
    """What another seat sees, as far as that can be known: its hand is guessed."""
    hand = {name: count for name, count in zip(LAURELS, state.holdings[asked], strict=True) if count}
    holdings = [hand if seat == asked else None for seat in range(seen.players)]
    return {**seen.view, "seat": asked, "holdings": holdings}


def open_deal(seen: SeatView, events: Events, offer: Action) -> dict[str, Any]:
    """The deal that an offer of a seat makes, as its view shows it before anybody has answered."""
    view, clauses = seen.view, offer["clauses"]
    reach = seen.players if any(name in LONG_REACH for name in (view["edition"], *view["variants"])) else 0
    named = {clause[key] for clause in clauses for key in ("by", "to", "for") if key in clause}
    return {
        "deal": 1 + sum(event["kind"] == "offer" for event in events),
        "by": seen.seat,
        "to": sorted(named - {seen.seat}),
        "turn": seen.turn,
        "private": bool(offer.get("private")),
        "answers": None,
        "clauses": clauses,
        "binding": [_binds(clause, seen, reach) for clause in clauses],
        "status": "open",
        "accepted": [],
    }


def _binds(clause: Mapping[str, Any], seen: SeatView, reach: int) -> bool:
    said = read_clause(clause, seen.players, seen.turn)
    return not isinstance(said, Refusal) and clause_binds(said, seen.turn, reach)
