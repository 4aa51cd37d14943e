"""Offers and answers: what may be offered (Q18 to Q20), what may be answered, and what saying it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, get_args

from msgspec import UNSET, UnsetType

from rostra.games.quo_vadis import events, schema
from rostra.games.quo_vadis.components import (
    COMMITTEES,
    FROM,
    NUMBER_OF_PLACE,
    PATH_OF,
    PLACE_COUNT,
    TO,
    VOTES,
)
from rostra.games.quo_vadis.consents import why_not_consent
from rostra.games.quo_vadis.deals import clauses
from rostra.games.quo_vadis.deals.clauses import (
    Clause,
    Do,
    Help,
    Refuse,
    Support,
    binds,
    contradiction,
    turns_left,
    votes_of,
)
from rostra.games.quo_vadis.deals.deal import (
    FAILED,
    OPEN,
    REJECTED,
    WITHDRAWN,
    Deal,
    parties,
)
from rostra.games.quo_vadis.deals.payments import can_be_paid
from rostra.games.quo_vadis.deals.promises import Ledger
from rostra.games.quo_vadis.refusals import OWN_TURN, refusal
from rostra.games.quo_vadis.state import ACTION, State
from rostra.kernel.game import Action, Event, Refusal, Setup, brief

if TYPE_CHECKING:
    from rostra.games.quo_vadis.deals import Book, OwedConsents

SAYABLE = (UNSET, *get_args(schema.Because))
"""Why an offer may be said to be refused."""
OFFERS_A_TURN = 10
"""A ruling: no seat floods the table."""
MOST_CLAUSES = 12


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer, read."""

    clauses: tuple[Clause, ...]
    said: list[schema.Clause]
    """The clauses as they are told: a move in them always has its type."""
    private: bool
    answers: Any
    """The deal it answers; any data at all until ``refusal`` has looked."""
    because: schema.Because | UnsetType
    """Why that deal would not do."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to an open offer: accept, reject or withdraw."""

    kind: str
    deal: Deal
    because: schema.Because | UnsetType = UNSET


Said = Offer | Answer


def read(s: State, action: dict[str, Any]) -> Offer | Refusal:
    """An offer, or what is wrong with it no matter who makes it."""
    if not {"type", "clauses"} <= action.keys() <= {"type", "clauses", "private", "answers", "because"}:
        return Refusal("Q18", "deal-offer-parts")
    if type(action.get("private", False)) is not bool:
        return Refusal("Q18", "deal-offer-parts")
    if action.get("because", UNSET) not in SAYABLE or ("because" in action and "answers" not in action):
        return Refusal("Q18", "deal-offer-parts")
    given = action["clauses"]
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_CLAUSES:
        return Refusal("Q18", "deal-clause-count", {"most": MOST_CLAUSES})
    offered: list[Clause] = []
    for data in given:
        clause = clauses.read(data, s.players, s.turn)
        if isinstance(clause, Refusal):
            return clause
        offered.append(clause)
    wrong = contradiction(s, offered) or _impossible(s, offered)
    if wrong is not None:
        return wrong
    said, because = clauses.in_full(given), action.get("because", UNSET)
    return Offer(tuple(offered), said, action.get("private", False), action.get("answers"), because)


def _impossible(s: State, offered: Sequence[Clause]) -> Refusal | None:
    for clause in offered:
        if isinstance(clause, Support):
            wrong = support_refusal(s, clause) or _too_many(s, clause, offered)
            if wrong is not None:
                return wrong
        if isinstance(clause, Do) and turns_left(s, clause.by, clause.until) == 0:
            return Refusal("Q19", "deal-no-turn", {"seat": clause.by, "turn": clause.until})
    return None


def support_refusal(s: State, clause: Support) -> Refusal | None:
    """Why a consent is of no use now; everything it depends on is open."""
    place = NUMBER_OF_PLACE[clause.path]
    reason = why_not_consent(s, place, clause.by)
    if reason == OWN_TURN:
        return Refusal("Q9", "deal-own-turn", {"seat": clause.by})
    path = PATH_OF[place]
    ends = {"from": COMMITTEES[FROM[path]], "to": (*COMMITTEES, "S")[TO[path]]}
    return refusal(reason, path=clause.path, seat=s.to_move, **ends)


def _too_many(s: State, clause: Support, offered: Sequence[Clause]) -> Refusal | None:
    """Whether the path needs fewer consents, or the seat has fewer senators there."""
    path = PATH_OF[NUMBER_OF_PLACE[clause.path]]
    votes = votes_of(clause.by, clause.path, offered)
    if votes > VOTES[path]:
        return Refusal("Q8", "deal-too-many-votes", {"path": clause.path, "needed": VOTES[path]})
    if votes > s.members[clause.by][FROM[path]]:
        return Refusal("Q8", "deal-too-few-senators", {"path": clause.path, "seat": clause.by})
    return None


class Bargaining:
    """The offers of a table and the answers to them."""

    def __init__(
        self,
        s: State,
        setup: Setup,
        book: Book,
        ledger: Ledger,
        owed: OwedConsents,
    ) -> None:
        self._s = s
        self._private_allowed = setup.options["private"]
        self._reach = clauses.reach(setup)
        self._version = setup.version
        self._book = book
        self._ledger = ledger
        self._owed = owed

    # What may be said

    def legal(self, seat: int) -> list[Action]:
        """The answers a seat may give to open offers."""
        return [
            {"type": kind, "deal": deal.number}
            for deal in self._book.open()
            if seat in deal.parties
            for kind in ("accept", "reject", "withdraw")
            if self._answer_refusal(seat, kind, deal) is None
        ]

    def read(self, seat: int, action: dict[str, Any]) -> Said | Refusal:
        """What a seat offers or answers, or what is wrong with it."""
        if action["type"] == "offer":
            return read(self._s, action)
        parts, because = action.keys() - {"because"}, action.get("because", UNSET)
        if parts != {"type", "deal"} or type(action["deal"]) is not int or because not in SAYABLE:
            return Refusal("Q18", "deal-answer-parts")
        if "because" in action and action["type"] != "reject":
            return Refusal("Q18", "deal-answer-parts")
        deal = self._book.known(action["deal"], seat)
        return _unknown(action["deal"]) if deal is None else Answer(action["type"], deal, because)

    def refusal(self, seat: int, said: Said) -> Refusal | None:
        """Why a seat may not offer or answer that now."""
        if isinstance(said, Offer):
            return self._offer_refusal(seat, said)
        return self._answer_refusal(seat, said.kind, said.deal)

    def _offer_refusal(self, seat: int, offer: Offer) -> Refusal | None:
        if offer.private:
            if not self._private_allowed:
                return Refusal("Q18", "deal-no-private")
            # Otherwise what is legal for the player to move would tell them of a deal they do not know.
            supports = any(isinstance(clause, Support) for clause in offer.clauses)
            if supports and self._s.to_move not in parties(seat, offer.clauses):
                return Refusal("Q18", "deal-private-support", {"seat": self._s.to_move})
        if offer.answers is not None and self._book.known(offer.answers, seat) is None:
            return _unknown(offer.answers)
        if self._book.offered[seat] >= OFFERS_A_TURN:
            return Refusal("Q18", "deal-too-many-offers", {"most": OFFERS_A_TURN})
        return self._word_refusal(seat, offer.clauses)

    def _answer_refusal(self, seat: int, kind: str, deal: Deal) -> Refusal | None:
        if deal.status != OPEN:
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
            wrong = support_refusal(self._s, support)
            if wrong is not None:
                return wrong
        return self._word_refusal(seat, deal.clauses)

    def _word_refusal(self, seat: int, clauses: Sequence[Clause]) -> Refusal | None:
        """What a seat already owes, or has bound itself not to give; only that seat knows."""
        if self._owed.is_committed(seat, clauses):
            return Refusal("Q8", "deal-consent-given")
        if any(clause.by == seat and self._supports_mover(clause) for clause in clauses):
            refused = self._ledger.must_refuse(seat)
            if refused is not None:
                return refused
        if any(clause.by == seat and self._refuses_now(clause) for clause in clauses) and self._pledges(seat):
            return Refusal("Q19", "deal-pledge-stands", {"seat": self._s.to_move})
        return None

    def _supports_mover(self, clause: Clause) -> bool:
        return isinstance(clause, Support) or (isinstance(clause, Help) and clause.to == self._s.to_move)

    def _refuses_now(self, clause: Clause) -> bool:
        against_mover = isinstance(clause, Refuse) and clause.against == self._s.to_move
        now = against_mover and self._s.stage == ACTION
        return now and binds(clause, self._s.turn, self._reach)

    def _pledges(self, seat: int) -> bool:
        return any(self._s.pledged[place][seat] for place in range(PLACE_COUNT))

    def binding(self, clauses: Sequence[Clause]) -> tuple[bool, ...]:
        """Which clauses would be enforced if they were offered now."""
        return tuple(binds(clause, self._s.turn, self._reach) for clause in clauses)

    # Saying it

    def say(self, seat: int, said: Said) -> list[Event]:
        """Offer, or answer an offer."""
        if isinstance(said, Offer):
            return self._offer(seat, said)
        deal = said.deal
        if said.kind == "accept":
            deal.accepted.add(seat)
            told = [Event(events.AcceptEvent(deal.number, seat), deal.audience)]
            return told + (self._agreed(deal) if deal.accepted == deal.asked else [])
        if said.kind == "reject":
            deal.status = REJECTED
            return [Event(events.RejectEvent(deal.number, seat, said.because), deal.audience)]
        deal.status = WITHDRAWN
        return [Event(events.WithdrawEvent(deal.number, seat), deal.audience)]

    def _offer(self, seat: int, offer: Offer) -> list[Event]:
        """An offer that names nobody else is struck at once, because nobody has to accept it."""
        deal = Deal(
            number=len(self._book.deals) + 1,
            proposer=seat,
            turn=self._s.turn,
            clauses=offer.clauses,
            said=offer.said,
            binding=self.binding(offer.clauses),
            private=offer.private,
            answers=offer.answers,
            because=offer.because,
        )
        self._book.enter(deal)
        told = [Event(deal.offered(), deal.audience)]
        if deal.private:
            told.append(Event(deal.hinted(), deal.others(self._s.players)))
        return told if deal.asked else told + self._agreed(deal)

    def _agreed(self, deal: Deal) -> list[Event]:
        """Everybody has accepted: the deal is struck, unless by now it can no longer be kept."""
        if any(self._word_refusal(seat, deal.clauses) is not None for seat in deal.parties):
            return self._fail(deal, "support")
        if not can_be_paid(self._s, deal, lambda: self._moves_with(deal)):
            return self._fail(deal, "payment")
        self._book.strike(deal)
        told = [Event(events.StruckEvent(deal.number), deal.audience)]
        for clause in deal.clauses:
            if self._supports_mover(clause):
                told += self._ledger.support_given(clause.by)
        if not deal.supports:
            told += self.in_force(deal, None)
        return told

    def _moves_with(self, deal: Deal) -> list[Action]:
        """What the player to move may still do to pay a deal without support (Q20)."""
        return self._owed.moves_with(deal) if self._version > 1 else []

    def _fail(self, deal: Deal, why: Literal["support", "payment"]) -> list[Event]:
        """Only the parties are told: what somebody cannot pay is secret (B1)."""
        deal.status = FAILED
        return [Event(events.FailedEvent(deal.number, why), frozenset(deal.parties))]

    def in_force(self, deal: Deal, last: Action | None) -> list[Event]:
        """Its promises come into force: when it is struck, or by the move that used its support."""
        return [
            event
            for number, clause in deal.promises
            for event in self._ledger.enter(deal, number, clause, last)
        ]


def _unknown(number: Any) -> Refusal:
    return Refusal("Q18", "deal-unknown", {"deal": brief(number)})
