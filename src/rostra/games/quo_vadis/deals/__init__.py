"""Deals (Q18 to Q22): what may be offered, what binds, what is only promised, and what is paid.

A struck deal becomes consents granted in the state and debts paid at the end of the turn (``dues``), and a
filter on what is legal (``promises``). The rules beneath know nothing of deals.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rostra.games.quo_vadis import schema
from rostra.games.quo_vadis.deals.book import EXPIRED, SETTLED, VOID, Book, Deal
from rostra.games.quo_vadis.deals.clauses import reach
from rostra.games.quo_vadis.deals.dues import OwedConsents, pay
from rostra.games.quo_vadis.deals.offers import Bargaining, Offer, Said
from rostra.games.quo_vadis.deals.promises import Ledger
from rostra.games.quo_vadis.refusals import GAME_OVER, refusal
from rostra.games.quo_vadis.state import OVER, REMOVE, SETTLE, State
from rostra.kernel.game import Action, Event, Refusal, Setup, Talk


class Deals(Talk[Said]):
    """The deals of one table."""

    kinds = frozenset({"offer", "accept", "reject", "withdraw"})

    def __init__(self, setup: Setup, s: State) -> None:
        self._s = s
        self._book = Book(s.players)
        self._ledger = Ledger(s)
        self._owed = OwedConsents(s, self._book, self._ledger)
        self._bargaining = Bargaining(
            s, setup.options["private"], reach(setup), self._book, self._ledger, self._owed
        )
        self._moment = self._now()
        self._told: list[Event] = []
        self._newly_used: list[Deal] = []

    # What is said

    def legal(self, seat: int) -> list[Action]:
        """The answers this seat may give to open offers."""
        return self._bargaining.legal(seat)

    def read(self, seat: int, action: dict[str, Any]) -> Said | Refusal:
        """An offer or an answer; nothing is read when all is over."""
        return (refusal(GAME_OVER) if self._s.stage == OVER else None) or self._bargaining.read(seat, action)

    def refusal(self, seat: int, said: Said) -> Refusal | None:
        """Why this seat may not offer or answer that now."""
        return self._bargaining.refusal(seat, said)

    def say(self, seat: int, said: Said) -> list[Event]:
        """Offer, or answer an offer."""
        return self._bargaining.say(seat, said)

    def binding(self, said: Said) -> list[bool] | None:
        """Which clauses of an offer would be enforced."""
        return list(self._bargaining.binding(said.clauses)) if isinstance(said, Offer) else None

    # While the rules go on

    def forbids(self, seat: int, action: Action) -> Refusal | None:
        """Why a word given forbids a move the rules allow."""
        return self._ledger.refusal(seat, action)

    def permitted(self, seat: int, actions: list[Action]) -> list[Action]:
        """The moves no word given forbids."""
        return self._ledger.permitted(seat, actions)

    def moving(self, seat: int, action: Action) -> None:
        """Before a move: what it does to promises, and whose consent it uses."""
        self._told = self._ledger.before_move(seat, action)
        self._newly_used = []
        if action["type"] == "advance":
            self._newly_used, told = self._owed.use(action["with"], action["path"])
            self._told += told

    def moved(self, seat: int, action: Action) -> list[Event]:
        """After a move: promises come into force, and at the end of the turn debts are paid."""
        told = self._told
        if action["type"] == "retract":
            self._owed.grant()
        for deal in self._newly_used:
            told += self._bargaining.in_force(deal, action)
        return told + (self._end_turn() if self._s.stage == SETTLE else [])

    def _end_turn(self) -> list[Event]:
        """Debts are paid in the order the deals were struck; then promises are judged; then offers end."""
        told: list[Event] = []
        for deal in self._book.struck():
            told += self._settle(deal)
        told += self._ledger.end_turn()
        for deal in self._book.open():
            deal.status = EXPIRED
            told.append(Event(schema.ExpiredEvent(deal.number), deal.audience))
        self._book.next_turn()
        return told

    def _settle(self, deal: Deal) -> list[Event]:
        """A deal whose support was not used is void with all it says; any other is paid (Q20)."""
        if deal.supports and not deal.used:
            deal.status = VOID
            return [Event(schema.VoidEvent(deal.number), deal.audience)]
        deal.status = SETTLED
        return [event for number, debt in deal.payments for event in pay(self._s, deal, number, debt)]

    def went_on(self) -> list[Event]:
        """A new turn lends what is owed in it; nothing reaches beyond a game."""
        before, self._moment = self._moment, self._now()
        if self._s.stage == OVER or self._moment[0] != before[0]:
            return self._ledger.end_game()
        if self._moment != before:
            self._owed.grant()
        return []

    def _now(self) -> tuple[int, int, bool]:
        """Game, turn, and whether senators are being taken off the board before it."""
        return self._s.game, self._s.turn, self._s.stage == REMOVE

    def may_reveal(self, seat: int, action: Action) -> bool:
        """The end of a turn may settle a private deal of others and show them laurels.

        Whether a seat may undo its move is told to that seat, so it must not depend on what that seat does
        not know (B1).
        """
        ends_no_turn = action["type"] in ("pledge", "retract")
        return not ends_no_turn and any(not deal.is_known_to(seat) for deal in self._book.all())

    # What is known of it

    def view(self, seat: int | None) -> dict[str, Any]:
        """The deals of this turn and the promises of all turns, as far as this seat may know them."""
        over = self._s.stage == OVER
        deals = self._book.all() if over else self._book.of_this_turn()
        return {
            "deals": msgspec.to_builtins([deal.shown(seat, over) for deal in deals]),
            "ledger": self._ledger.shown(seat, over),
            "granted": self._owed.shown(seat),
        }
