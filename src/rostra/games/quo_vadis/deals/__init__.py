"""Deals (Q18 to Q22): what may be offered, what binds, what is only promised, and what is paid.

A struck deal becomes consents granted in the state (below), debts paid at the end of the turn (``deal``)
and a filter on what is legal (``promises``). The rules beneath know nothing of deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from rostra.games.quo_vadis import events
from rostra.games.quo_vadis.components import FROM, NUMBER_OF_PATH, NUMBER_OF_PLACE, PATH_OF, PLACE_ON, PLACES
from rostra.games.quo_vadis.consents import grant
from rostra.games.quo_vadis.deals.clauses import Clause, Help, Support, votes_of
from rostra.games.quo_vadis.deals.deal import EXPIRED, FAILED, OPEN, SETTLED, STRUCK, VOID, Deal
from rostra.games.quo_vadis.deals.offers import Bargaining, Offer, Said
from rostra.games.quo_vadis.deals.payments import pay
from rostra.games.quo_vadis.deals.promises import KEPT, Duty, Ledger, places_out_of
from rostra.games.quo_vadis.refusals import GAME_OVER, refusal
from rostra.games.quo_vadis.state import ACTION, LAYOUT, OVER, REMOVE, SETTLE, State
from rostra.kernel.game import Action, Event, Refusal, Setup
from rostra.kernel.talk import Talk


class Deals(Talk[Said]):
    """The deals of one table."""

    kinds = frozenset({"offer", "accept", "reject", "withdraw"})

    def __init__(self, setup: Setup, s: State) -> None:
        self._s = s
        self._book = Book(s.players)
        self._ledger = Ledger(s)
        self._owed = OwedConsents(s, self._book, self._ledger)
        self._bargaining = Bargaining(s, setup, self._book, self._ledger, self._owed)
        self._moment = self._now()
        self._told: list[Event] = []
        self._newly_used: list[Deal] = []

    # What is said

    def legal(self, seat: int) -> list[Action]:
        """The answers this seat may give to open offers; mostly there are none."""
        return self._bargaining.legal(seat) if self._book.open() else []

    def read(self, seat: int, action: dict[str, Any]) -> Said | Refusal:
        """An offer or an answer; nothing is read when all is over."""
        return (refusal(GAME_OVER) if self._s.stage == OVER else None) or self._bargaining.read(seat, action)

    def refusal(self, seat: int, said: Said) -> Refusal | None:
        """Why this seat may not offer or answer that now."""
        return self._bargaining.refusal(seat, said)

    def say(self, seat: int, said: Said) -> list[Event]:
        """Offer, or answer an offer; what a deal owes can be used as soon as it is struck."""
        told = self._bargaining.say(seat, said)
        self._owed.grant()
        return told

    def binding(self, said: Said) -> list[bool] | None:
        """Which clauses of an offer would be enforced."""
        return list(self._bargaining.binding(said.clauses)) if isinstance(said, Offer) else None

    # While the rules go on

    def forbids(self, seat: int, action: Action) -> Refusal | None:
        """Why a promise forbids a move that the rules allow."""
        return self._ledger.refusal(seat, action)

    def permitted(self, seat: int, actions: list[Action]) -> list[Action]:
        """The moves that no promise forbids."""
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
        if not self._book.of_this_turn():
            return self._ledger.end_turn()
        told: list[Event] = []
        for deal in self._book.struck():
            told += self._settle(deal)
        told += self._ledger.end_turn()
        for deal in self._book.open():
            deal.status = EXPIRED
            told.append(Event(events.ExpiredEvent(deal.number), deal.audience))
        self._book.next_turn()
        return told

    def _settle(self, deal: Deal) -> list[Event]:
        """A deal whose support was not used is void, with everything in it; any other is paid (Q20)."""
        if deal.supports and not deal.used:
            deal.status = VOID
            return [Event(events.VoidEvent(deal.number), deal.audience)]
        deal.status = SETTLED
        return [event for number, debt in deal.payments for event in pay(self._s, deal, number, debt)]

    def went_on(self) -> list[Event]:
        """A new turn grants the consents owed in it; nothing reaches beyond a game."""
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
        return not ends_no_turn and self._book.has_secrets_from(seat)

    def saved(self, s: State) -> Any:
        """Deals and promises that may still change, and how many there are."""
        return self._moment, self._book.saved(), self._ledger.saved()

    def restore(self, s: State, saved: Any) -> None:
        """Come back to such a moment."""
        self._moment, book, ledger = saved
        self._book.restore(book)
        self._ledger.restore(ledger)

    # What is known of it

    def view(self, seat: int | None) -> dict[str, Any]:
        """The deals of this turn and the promises of all turns, as far as this seat may know them."""
        return self._shown(seat, self._s.stage == OVER)

    def seen_by_all(self) -> dict[str, Any]:
        """All of it, unless some know more than others."""
        return {} if self._book.has_secrets() else self.view(None)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """All of it, if some know more than others."""
        return self.view(seat) if self._book.has_secrets() else {}

    def open_view(self) -> dict[str, Any]:
        """The same, with all that others did not know."""
        return self._shown(None, all_known=True)

    def _shown(self, seat: int | None, all_known: bool) -> dict[str, Any]:
        if not self._book.deals:
            return {"deals": [], "ledger": [], "granted": []}
        deals = self._book.deals if self._s.stage == OVER else self._book.of_this_turn()
        return {
            "deals": msgspec.to_builtins([deal.shown(seat, all_known) for deal in deals]),
            "ledger": self._ledger.shown(seat, all_known),
            "granted": self._owed.shown(seat, all_known),
        }


# The book of deals, and the consents that deals owe


class Book:
    """All deals of a table. None stays open or struck longer than the turn it was offered in."""

    def __init__(self, players: int) -> None:
        self.deals: list[Deal] = []
        self._first = 0
        """Where the deals of this turn begin."""
        self.offered = [0] * players
        """How many offers each seat has made this turn."""
        self._struck = 0
        self._secret: set[frozenset[int]] = set()
        """The parties to private deals."""

    def saved(self) -> Any:
        """How many deals there are, and those of this turn; of the others nothing changes any more."""
        changing = [
            (deal, deal.status, set(deal.accepted), deal.struck_as, deal.used) for deal in self.of_this_turn()
        ]
        return self._first, self.offered[:], self._struck, set(self._secret), changing

    def restore(self, saved: Any) -> None:
        """Come back to such a moment."""
        self._first, offered, self._struck, secret, changing = saved
        self.offered, self._secret = offered[:], set(secret)
        self.deals[self._first :] = [deal for deal, *_ in changing]
        for deal, status, accepted, struck_as, used in changing:
            deal.status, deal.accepted, deal.struck_as, deal.used = status, set(accepted), struck_as, used

    def enter(self, deal: Deal) -> None:
        """A new offer."""
        self.deals.append(deal)
        self.offered[deal.proposer] += 1
        if deal.private:
            self._secret.add(deal.parties)

    def strike(self, deal: Deal) -> None:
        """An offer becomes a deal; the order of striking counts."""
        self._struck += 1
        deal.struck_as = self._struck
        deal.status = STRUCK

    def known(self, number: Any, seat: int) -> Deal | None:
        """The deal with this number, if the seat knows what it says; any data at all may be asked for."""
        if type(number) is not int or not 1 <= number <= len(self.deals):
            return None
        deal = self.deals[number - 1]
        return deal if deal.is_known_to(seat) else None

    def has_secrets(self) -> bool:
        """Whether some know of a deal, or of why it failed, what others do not."""
        if not self.of_this_turn():
            return bool(self._secret)
        return bool(self._secret) or any(deal.status == FAILED for deal in self.of_this_turn())

    def has_secrets_from(self, seat: int) -> bool:
        """Whether there ever was a deal that this seat does not know."""
        return any(seat not in parties for parties in self._secret)

    def of_this_turn(self) -> list[Deal]:
        """The deals of this turn, in the order they were offered."""
        return self.deals[self._first :]

    def open(self) -> list[Deal]:
        """Offers that wait for answers."""
        return [deal for deal in self.of_this_turn() if deal.status == OPEN]

    def struck(self) -> list[Deal]:
        """The deals in force this turn, in the order they were struck."""
        deals = [deal for deal in self.of_this_turn() if deal.status == STRUCK]
        return sorted(deals, key=lambda deal: deal.struck_as)

    def next_turn(self) -> None:
        """The turn is over, and with it its deals."""
        self._first = len(self.deals)
        self.offered = [0] * len(self.offered)


D = TypeVar("D")


class OwedConsent(NamedTuple, Generic[D]):
    """Consents owed on one path, by a deal's support or by a promise of support."""

    deal: D
    """The deal that owes them, in the caller's own form."""
    seat: int
    place: int
    votes: int
    promise: Duty | None = None


def uses(owed: Iterable[OwedConsent[D]], place: int, seats: Sequence[int]) -> list[OwedConsent[D]]:
    """Which of the owed consents, given in the order of their deals, an advance over a laurel place uses.

    ``seats`` are those whose consent the advance names. Owed consents are used first, pledges last.
    """
    votes = Counter(seats)
    used = []
    for each in owed:
        if each.place == place and votes[each.seat] > 0:
            votes[each.seat] -= each.votes
            used.append(each)
    return used


def _grant_all(s: State, owed: Iterable[OwedConsent[Deal]]) -> None:
    """Grant what is owed, as far as the seats have senators there that are not pledged already."""
    votes: Counter[tuple[int, int]] = Counter()
    for each in owed:
        votes[each.place, each.seat] += each.votes
    for (place, seat), count in votes.items():
        free = s.members[seat][FROM[PATH_OF[place]]] - s.pledged[place][seat]
        missing = min(count, free) - s.granted[place][seat]
        if missing > 0:
            grant(s, place, seat, missing)


class OwedConsents:
    """Consents the player to move may use because they are owed: support in struck deals, binding promises.

    What is owed and what is pledged never make more consents than the owner has senators there: where they
    would, the pledge counts towards what is owed until it is taken back.
    """

    def __init__(self, s: State, book: Book, ledger: Ledger) -> None:
        self._s = s
        self._book = book
        self._ledger = ledger

    def _all(self) -> list[OwedConsent[Deal]]:
        """In the order the deals were struck."""
        if self._s.stage != ACTION or not (self._book.of_this_turn() or self._ledger.binds()):
            return []
        owed = [
            OwedConsent(deal, support.by, NUMBER_OF_PLACE[support.path], support.votes)
            for deal in self._book.struck()
            for support in deal.supports
        ]
        for duty, help_ in self._ledger.helps():
            owed += [
                OwedConsent(duty.deal, help_.by, place, 1, duty) for place in places_out_of(help_.committee)
            ]
        return sorted(owed, key=lambda each: each.deal.struck_as)

    def grant(self) -> None:
        """Grant what is owed."""
        _grant_all(self._s, self._all())

    def moves_with(self, deal: Deal) -> list[Action]:
        """What the player to move may do if a deal without support is struck, as far as its parties know."""
        s, owed = LAYOUT.copy(self._s), self._all()
        for each in owed:
            grant(s, each.place, each.seat, -s.granted[each.place][each.seat])
        helps = [
            OwedConsent(deal, clause.by, place, 1)
            for number, clause in deal.promises
            if isinstance(clause, Help) and deal.binding[number] and clause.to == s.to_move
            for place in places_out_of(clause.committee)
        ]
        _grant_all(s, [*(each for each in owed if each.deal.is_known_in(deal)), *helps])
        return self._ledger.permitted_with(s, deal)

    def is_committed(self, seat: int, clauses: Sequence[Clause]) -> bool:
        """Whether a seat already owes others what it would have to give; only that seat knows."""
        paths = {c.path for c in clauses if isinstance(c, Support) and c.by == seat}
        for path in paths:
            place = NUMBER_OF_PLACE[path]
            owed = sum(each.votes for each in self._all() if (each.seat, each.place) == (seat, place))
            if owed + votes_of(seat, path, clauses) > self._s.members[seat][FROM[PATH_OF[place]]]:
                return True
        return False

    def use(self, seats: Sequence[int], path: str) -> tuple[list[Deal], list[Event]]:
        """An advance uses these consents: first those that are owed, in the order of the deals; pledges last.

        Returns the deals it is the first to use, and what it does to promises.
        """
        used: list[Deal] = []
        told: list[Event] = []
        for each in uses(self._all(), PLACE_ON[NUMBER_OF_PATH[path]], seats):
            if each.promise is not None:
                told += self._ledger.end(each.promise, KEPT)
            elif not each.deal.used:
                each.deal.used = True
                used.append(each.deal)
        return used, told

    def shown(self, seat: int | None, all_known: bool) -> list[dict[str, Any]]:
        """What the player to move may use, from the deals a seat knows."""
        return [
            {"deal": each.deal.number, "seat": each.seat, "path": PLACES[each.place], "votes": each.votes}
            for each in self._all()
            if (all_known or each.deal.is_known_to(seat))
            and self._s.members[each.seat][FROM[PATH_OF[each.place]]] > 0
        ]
