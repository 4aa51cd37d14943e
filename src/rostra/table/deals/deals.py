"""Deals at a table: offered, answered, struck, used, paid."""

from __future__ import annotations

from typing import Any

from rostra.games.quo_vadis.components import LAURELS, NUMBER_OF_PLACE
from rostra.games.quo_vadis.consents import grant
from rostra.games.quo_vadis.state import OVER, REMOVE, SETTLE, State
from rostra.kernel.game import Action, Event, Refusal, Setup
from rostra.table.deals import offers
from rostra.table.deals.bonds import Bond
from rostra.table.deals.clauses import Avoid, Clause, Do, Help, Pay, Refuse, Support
from rostra.table.deals.deal import Deal
from rostra.table.deals.ledger import Ledger
from rostra.table.deals.payments import can_be_paid, pay
from rostra.table.talk import Talk

OFFERS_A_TURN = 10
"""A ruling: no seat floods the table."""

LONG_REACH = ("hans-im-glueck-1992", "strict-promises")


class Deals(Talk):
    """The bargaining of one table."""

    kinds = frozenset({"offer", "accept", "reject", "withdraw"})

    def __init__(self, setup: Setup, s: State) -> None:
        self._s = s
        self._private_allowed: bool = setup.options["private"]
        long = setup.edition in LONG_REACH or any(variant in LONG_REACH for variant in setup.variants)
        self._reach = s.players if long else 0
        self._deals: list[Deal] = []
        self._struck = 0
        self._ledger = Ledger(s)
        self._offered = [0] * s.players
        self._first = 0
        self._moment = self._now()
        self._told: list[Event] = []
        self._newly_used: list[Deal] = []

    # What may be said

    def legal(self, seat: int) -> list[Action]:
        """The answers this seat may give to open offers."""
        return [
            {"type": kind, "deal": deal.number}
            for deal in self._of_this_turn("open")
            for kind in ("accept", "reject", "withdraw")
            if self._answer_refusal(seat, kind, deal) is None
        ]

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        """Why this seat may not offer or answer that now."""
        if self._s.stage == OVER:
            return Refusal("Q15", "quo-game-over")
        if action["type"] == "offer":
            return self._offer_refusal(seat, action)
        if action.keys() != {"type", "deal"} or type(action["deal"]) is not int:
            return Refusal("Q18", "deal-answer-parts")
        deal = self._numbered(action["deal"])
        if deal is None or not deal.is_known_to(seat):
            return Refusal("Q18", "deal-unknown", {"deal": str(action["deal"])[:20]})
        return self._answer_refusal(seat, action["type"], deal)

    def _offer_refusal(self, seat: int, action: dict[str, Any]) -> Refusal | None:
        read = offers.read(self._s, action)
        if isinstance(read, Refusal):
            return read
        if offers.parties(seat, read) == {seat}:
            return Refusal("Q18", "deal-with-nobody")
        if action.get("private", False):
            if not self._private_allowed:
                return Refusal("Q18", "deal-no-private")
            supports = any(isinstance(clause, Support) for clause in read)
            if supports and self._s.to_move not in offers.parties(seat, read):
                return Refusal("Q18", "deal-private-support", {"seat": self._s.to_move})
        if not self._may_answer(seat, action.get("answers")):
            return Refusal("Q18", "deal-unknown", {"deal": str(action["answers"])[:20]})
        if self._offered[seat] >= OFFERS_A_TURN:
            return Refusal("Q18", "deal-too-many-offers", {"most": OFFERS_A_TURN})
        return self._own_word(seat, read)

    def _may_answer(self, seat: int, number: Any) -> bool:
        if number is None:
            return True
        deal = self._numbered(number)
        return deal is not None and deal.is_known_to(seat)

    def _answer_refusal(self, seat: int, kind: str, deal: Deal) -> Refusal | None:
        if deal.status != "open":
            return Refusal("Q18", "deal-not-open", {"deal": deal.number})
        if kind == "withdraw":
            return None if seat == deal.proposer else Refusal("Q18", "deal-not-yours", {"deal": deal.number})
        if seat not in deal.asked:
            return Refusal("Q18", "deal-not-asked", {"deal": deal.number})
        if seat in deal.accepted:
            return Refusal("Q18", "deal-accepted", {"deal": deal.number})
        if kind == "reject":
            return None
        for support in deal.supports:
            wrong = offers.support_refusal(self._s, support)
            if wrong is not None:
                return wrong
        return self._own_word(seat, deal.clauses)

    def _own_word(self, seat: int, clauses: list[Clause] | tuple[Clause, ...]) -> Refusal | None:
        """What the seat itself has given away already, or has bound itself not to give."""
        if offers.is_committed(self._s, seat, clauses):
            return Refusal("Q8", "deal-consent-given")
        supports = any(clause.by == seat and self._supports_mover(clause) for clause in clauses)
        return self._ledger.refuses(seat) if supports else None

    def _supports_mover(self, clause: Clause) -> bool:
        return isinstance(clause, Support) or (isinstance(clause, Help) and clause.to == self._s.to_move)

    def _numbered(self, number: Any) -> Deal | None:
        known = type(number) is int and 1 <= number <= len(self._deals)
        return self._deals[number - 1] if known else None

    def _of_this_turn(self, status: str) -> list[Deal]:
        """Deals of this turn, in the order they were struck, else offered; none stays open or struck longer."""
        deals = [deal for deal in self._deals[self._first :] if deal.status == status]
        return sorted(deals, key=lambda deal: deal.struck_as)

    # Saying it

    def say(self, seat: int, action: Action) -> list[Event]:
        """Offer, or answer an offer."""
        if action["type"] == "offer":
            return self._offer(seat, action)
        deal = self._deals[action["deal"] - 1]
        data = {"deal": deal.number, "seat": seat}
        told = [Event(action["type"], data, deal.audience)]
        if action["type"] == "accept":
            deal.accepted.add(seat)
            return told + (self._strike(deal) if deal.accepted == deal.asked else [])
        deal.status = "rejected" if action["type"] == "reject" else "withdrawn"
        return told

    def _offer(self, seat: int, action: Action) -> list[Event]:
        clauses = offers.read(self._s, action)
        assert not isinstance(clauses, Refusal)
        deal = Deal(
            number=len(self._deals) + 1,
            proposer=seat,
            turn=self._s.turn,
            clauses=tuple(clauses),
            said=action["clauses"],
            binding=tuple(self._binds(clause) for clause in clauses),
            private=action.get("private", False),
            answers=action.get("answers"),
        )
        self._deals.append(deal)
        self._offered[seat] += 1
        known = {**deal.outline(), "answers": deal.answers, "clauses": deal.said, "binding": list(deal.binding)}
        told = [Event("offer", known, deal.audience)]
        if deal.private:
            told.append(Event("offer", deal.outline(), self._others(deal)))
        return told

    def _binds(self, clause: Clause) -> bool:
        """Q19, Q22: what can be settled within the reach must be kept."""
        if isinstance(clause, Do | Avoid | Help | Refuse):
            return clause.until <= self._s.turn + self._reach
        return isinstance(clause, Support | Pay)

    def _others(self, deal: Deal) -> frozenset[int | None]:
        return frozenset({*range(self._s.players), None} - deal.parties)

    def _strike(self, deal: Deal) -> list[Event]:
        """All have accepted: the deal is struck, unless it cannot be kept in any case."""
        why = self._why_it_fails(deal)
        if why is not None:
            deal.status = "failed"
            told = [Event("failed", {"deal": deal.number, "why": why}, frozenset(deal.parties))]
            if not deal.private:
                told.append(Event("failed", {"deal": deal.number}, self._others(deal)))
            return told
        deal.status = "struck"
        self._struck += 1
        deal.struck_as = self._struck
        told = [Event("struck", {"deal": deal.number}, deal.audience)]
        for support in deal.supports:
            grant(self._s, NUMBER_OF_PLACE[support.path], support.by, support.votes)
        for clause in deal.clauses:
            if self._supports_mover(clause):
                told += self._ledger.support_given(clause.by, self._s.to_move)
        if not deal.supports:
            told += self._in_force(deal, None)
        return told

    def _why_it_fails(self, deal: Deal) -> str | None:
        if any(offers.is_committed(self._s, seat, deal.clauses) for seat in deal.parties):
            return "support"
        return None if can_be_paid(self._s, deal) else "payment"

    def _in_force(self, deal: Deal, last: Action | None) -> list[Event]:
        """Its promises come into force: at once, or when its support is used."""
        told: list[Event] = []
        for number, clause in enumerate(deal.clauses):
            if isinstance(clause, Do | Avoid | Help | Refuse):
                told += self._ledger.enter(deal, number, clause, last)
        return told

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
            for other in sorted(set(action["with"]) - {seat}):
                self._use(other, action["path"], action["with"].count(other))

    def _use(self, seat: int, path: str, votes: int) -> None:
        """Consents come from struck deals first, in the order they were struck, then from the pledge."""
        sources: list[tuple[Deal, int, Bond | None]] = [
            (deal, support.votes, None)
            for deal in self._of_this_turn("struck")
            for support in deal.supports
            if (support.by, support.path) == (seat, path)
        ]
        sources += [(bond.deal, 1, bond) for bond in self._ledger.helps(seat, path)]
        for deal, given, bond in sorted(sources, key=lambda source: source[0].struck_as):
            if votes <= 0:
                return
            votes -= given
            if bond is not None:
                self._told += self._ledger.help_used(bond)
            elif not deal.used:
                deal.used = True
                self._newly_used.append(deal)

    def moved(self, seat: int, action: Action) -> list[Event]:
        """After a move: promises come into force, and at the end of the turn debts are paid."""
        told = self._told
        for deal in self._newly_used:
            told += self._in_force(deal, action)
        if self._s.stage == SETTLE:
            told += self._end_turn()
        return told

    def _end_turn(self) -> list[Event]:
        told: list[Event] = []
        for deal in self._of_this_turn("struck"):
            if deal.supports and not deal.used:
                deal.status = "void"
                told.append(Event("void", {"deal": deal.number}, deal.audience))
                continue
            deal.status = "settled"
            for number, debt in deal.payments:
                told += self._pay(deal, number, debt)
        told += self._ledger.end_turn()
        for deal in self._of_this_turn("open"):
            deal.status = "expired"
            told.append(Event("expired", {"deal": deal.number}, deal.audience))
        self._offered = [0] * self._s.players
        self._first = len(self._deals)
        return told

    def _pay(self, deal: Deal, number: int, debt: Pay) -> list[Event]:
        """Q20: paid exactly, or lapsed. The two hands see which laurels; others of a public deal how many."""
        moved = pay(self._s, debt)
        data: dict[str, Any] = {"deal": deal.number, "clause": number}
        if moved is None:
            return [Event("lapsed", data, deal.audience)]
        gave, change = moved
        data |= {"by": debt.by, "to": debt.to, "value": debt.value}
        hands = frozenset[int | None]({debt.by, debt.to})
        told = [Event("paid", {**data, "gave": _kinds(gave), "change": _kinds(change)}, hands)]
        everybody = frozenset({*range(self._s.players), None})
        others = (everybody if deal.audience is None else deal.audience) - hands
        return [*told, Event("paid", {**data, "gave": sum(gave), "change": sum(change)}, others)]

    def went_on(self) -> list[Event]:
        """A new turn lends what is owed in it; nothing reaches beyond a game."""
        before, self._moment = self._moment, self._now()
        if self._s.stage == OVER or self._moment[0] != before[0]:
            return self._ledger.end_game()
        if self._moment != before:
            self._ledger.begin_turn()
        return []

    def _now(self) -> tuple[int, int, bool]:
        """Game, turn, and whether senators are being taken off the board before it."""
        return self._s.game, self._s.turn, self._s.stage == REMOVE

    # What is known of it

    def view(self, seat: int | None) -> dict[str, Any]:
        """The deals of this turn and the promises of all turns, as far as this seat may know them."""
        all_known = self._s.stage == OVER
        recent = self._deals if all_known else self._deals[self._first :]
        return {
            "deals": [d.shown() if all_known or d.is_known_to(seat) else d.outline() for d in recent],
            "ledger": self._ledger.shown(seat, all_known),
            "granted": self._granted(seat),
        }

    def _granted(self, seat: int | None) -> list[dict[str, Any]]:
        """The consents the player to move may use, from deals this seat knows."""
        supports = [(deal, c.by, c.path, c.votes) for deal in self._of_this_turn("struck") for c in deal.supports]
        return [
            {"deal": deal.number, "seat": by, "path": path, "votes": votes}
            for deal, by, path, votes in supports + self._ledger.lent()
            if deal.is_known_to(seat)
        ]


def _kinds(counts: list[int]) -> dict[str, int]:
    return {LAURELS[kind]: count for kind, count in enumerate(counts) if count}
