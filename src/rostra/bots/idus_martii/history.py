"""What a seat knows when it decides, read once: its view, and its events as rounds and claims."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import msgspec
from msgspec import UNSET

from rostra.bots.bot import Events, View
from rostra.games.idus_martii import events as event_types
from rostra.games.idus_martii import schema
from rostra.games.idus_martii.components import FACTIONS, GREEN, RED, VOTE_CARDS, YELLOW

FACTION: dict[str, int] = {name: number for number, name in enumerate(FACTIONS)}
CARD: dict[str, int] = {name: number for number, name in enumerate(VOTE_CARDS)}
_NUMBER = {**FACTION, **CARD}

Reputations = tuple[tuple[float, ...], ...]
"""How far each seat passes for a friend of each faction: seat, faction."""
Roles = tuple[int, int, int]
"""Praetor and both Aediles."""

CLAIM_WEIGHT = {"faction": 0.6, "vote": 0.15}
"""How much a seat's claim about itself does for its reputation."""
COUNT_WEIGHT = 0.1
"""How much a card that was turned up does for the reputation of each Aedile."""


# msgspec crashes when two threads are the first to read a type: one makes it ready here.
msgspec.json.Decoder(schema.IdusMartiiView)


class DecisionContext:
    """The decision context of a seat, with numbers for cards. A spectator is the seat after the last."""

    def __init__(self, view: View, events: Events) -> None:
        self.view = msgspec.convert(view, schema.IdusMartiiView)
        self._events = events
        self.players, self.turn = self.view.players, self.view.turn
        self.seat = self.players if self.view.seat is None else self.view.seat
        self.markers = self.view.markers.loyalist, self.view.markers.traitor
        self.hand = tuple(FACTION[card] for card in self.view.hand or ())
        self.discarded = tuple(FACTION[card] for card in self.view.discarded or ())
        self.ballot = None if self.view.ballot is None else CARD[self.view.ballot]
        self.seen = None if self.view.seen is None else CARD[self.view.seen]

    @cached_property
    def history(self) -> History:
        """Everything the seat has seen, as rounds."""
        return _read(self, event_types.read_events(self._events))

    @cached_property
    def claims(self) -> tuple[Claim, ...]:
        """All claims, repeated ones too."""
        return tuple(Claim.of(claim) for claim in self.view.claims)


@dataclass(frozen=True, slots=True)
class Claim:
    """Something a seat has claimed (I17)."""

    seat: int
    turn: int
    about: str
    card: int = -1
    round: int = 0
    subject: int = -1
    """The Aedile of a claim about a card looked at, or the seat that is trusted or suspected."""

    @property
    def is_opinion(self) -> bool:
        """Whether it says what the seat thinks of another."""
        return self.about in ("trust", "suspect")

    @classmethod
    def of(cls, said: schema.Claim | event_types.ClaimEvent) -> Claim:
        """A claim with numbers."""
        card = -1 if said.card is UNSET else _NUMBER[said.card]
        round_ = 0 if said.round is UNSET else said.round
        subject = said.whom if said.whom is not UNSET else said.aedile
        return cls(said.seat, said.turn, said.about, card, round_, -1 if subject is UNSET else subject)


@dataclass(frozen=True, slots=True)
class Round:
    """A round as one seat saw it; cards it does not know are missing."""

    turn: int
    consul: int
    praetor: int | None = None
    aediles: tuple[int, ...] = ()
    previous_roles: Roles | None = None
    """Who had these roles in the round before, if the seat has seen it."""
    reputations_at_assignment: Reputations = ()
    """Empty where the roles go round by themselves (I9)."""
    reputations_at_peek: Reputations = ()
    markers: tuple[int, int] = (0, 0)
    """Where the markers stood before the count."""
    ballots: tuple[tuple[int, int], ...] = ()
    """Aedile and card, as far as the seat knows what was laid first."""
    peeked: int | None = None
    vetoed: bool | None = None
    """Whether there was a veto (I6); ``None`` before that, and for a yellow card (I11)."""
    replacement: int | None = None
    """The card laid instead, if the seat knows it."""
    counted: tuple[int, ...] = ()
    """The cards turned up (I7), in ascending order."""
    discarded: bool = False
    first_phase: bool = True
    hints: tuple[tuple[int, int, float], ...] = ()
    """Claims about cards the seat does not know: Aedile, card, how many times likelier it becomes."""

    @property
    def roles(self) -> Roles | None:
        """Praetor and Aediles, once they have their roles."""
        return None if self.praetor is None else (self.praetor, self.aediles[0], self.aediles[1])

    def ballot_of(self, aedile: int) -> int | None:
        """The card an Aedile laid first, if the seat knows it."""
        return dict(self.ballots).get(aedile)

    def final_ballot_of(self, aedile: int) -> int | None:
        """The card an Aedile laid last, if the seat knows it."""
        if aedile in self.aediles and self.replacement is not None and self.peeked in (aedile, None):
            return self.replacement
        return self.ballot_of(aedile)

    def in_order(self) -> Roles:
        """The Aedile the Praetor looked at, the other Aedile, and the Praetor."""
        assert self.praetor is not None
        first, second = self.aediles
        return (first, second, self.praetor) if self.peeked == first else (second, first, self.praetor)

    def markers_after(self) -> tuple[int, int]:
        """Where the markers stand after the count."""
        return self.markers[0] + self.counted.count(GREEN), self.markers[1] + self.counted.count(RED)

    def public(self) -> Round:
        """The round as a spectator saw it: of the cards laid, only a yellow one that was looked at (I11)."""
        shown = self.peeked is not None and self.ballot_of(self.peeked) == YELLOW
        ballots = ((self.peeked, YELLOW),) if shown and self.peeked is not None else ()
        return replace(self, ballots=ballots, replacement=None)


class ReputationTracker:
    """Reputations while the game goes on, made of what everybody hears and sees.

    They rest on what a seat claims to be and to have laid, and on the cards that were turned up when it was
    an Aedile. They are common knowledge, so everybody can tell how a member of each faction would choose.
    """

    def __init__(self, players: int) -> None:
        self._scores = [[0.0] * len(FACTIONS) for _ in range(players)]
        self._current = [(0.0,) * len(FACTIONS) for _ in range(players)]
        self._changed: set[int] = set()

    def claim(self, claim: Claim) -> None:
        """A seat claims something; what it says of others does not change its reputation."""
        if claim.about in CLAIM_WEIGHT:
            self._favour(claim.seat, claim.card, CLAIM_WEIGHT[claim.about])

    def count(self, aediles: tuple[int, ...], cards: tuple[int, ...]) -> None:
        """Cards of these Aediles are turned up."""
        for aedile in aediles:
            for card in cards:
                self._favour(aedile, card, COUNT_WEIGHT)

    def _favour(self, seat: int, faction: int, weight: float) -> None:
        """A vote card has the number of the faction it speaks for."""
        scores = self._scores[seat]
        for other in range(len(scores)):
            scores[other] -= weight
        scores[faction] += 2 * weight
        self._changed.add(seat)

    def current(self) -> Reputations:
        """All reputations now, from -1 to 1."""
        for seat in self._changed:
            self._current[seat] = tuple(min(max(score, -1.0), 1.0) for score in self._scores[seat])
        self._changed.clear()
        return tuple(self._current)


@dataclass(frozen=True, slots=True)
class History:
    """Everything a seat has seen."""

    rounds: tuple[Round, ...]
    claims: tuple[Claim, ...]
    """What was claimed, each thing once."""
    reputations: Reputations

    def reputations_after(self, claim: Claim | None) -> Reputations:
        """All reputations if something more is claimed, or nothing."""
        if claim is None or claim.about not in CLAIM_WEIGHT:
            return self.reputations
        weight = CLAIM_WEIGHT[claim.about]
        own = tuple(
            min(max(score + (weight if faction == claim.card else -weight), -1.0), 1.0)
            for faction, score in enumerate(self.reputations[claim.seat])
        )
        return (*self.reputations[: claim.seat], own, *self.reputations[claim.seat + 1 :])

    def public_before_votes(self) -> tuple[Round, ...]:
        """What everybody has seen up to the votes of the current round."""
        if not self.rounds:
            return ()
        *past, now = (record.public() for record in self.rounds)
        return (*past, replace(now, peeked=None, reputations_at_peek=(), vetoed=None, ballots=()))


def _read(context: DecisionContext, events: list[event_types.IdusMartiiEvent]) -> History:
    """What a seat has seen; where the table began in the middle of a game, what its view still shows."""
    rounds: list[dict[str, Any]] = []
    claims: dict[tuple[object, ...], Claim] = {}
    reputations = ReputationTracker(context.players)
    for event in events:
        if isinstance(event, event_types.ClaimEvent):
            claim = Claim.of(event)
            reputations.claim(claim)
            # A claim that is repeated counts no more than once.
            claims.setdefault((claim.seat, claim.about, claim.card, claim.round, claim.subject), claim)
        elif isinstance(event, event_types.RoundEvent):
            rounds.append(_new_round(event, rounds))
        elif rounds:
            _add(rounds[-1], event, reputations)
    if rounds and "counted" not in rounds[-1]:
        _add_view(rounds[-1], context)
    finished = tuple(_finished(facts, context.players) for facts in rounds)
    return History(finished, tuple(claims.values()), reputations.current())


def _new_round(event: event_types.RoundEvent, before: list[dict[str, Any]]) -> dict[str, Any]:
    previous = None
    if before and before[-1]["praetor"] is not None:
        previous = (before[-1]["praetor"], *before[-1]["aediles"])
    return {
        "turn": event.turn,
        "consul": event.roles.consul,
        "praetor": event.roles.praetor,
        "aediles": tuple(event.roles.aediles),
        "previous_roles": previous,
        "ballots": {},
    }


def _add(facts: dict[str, Any], event: event_types.IdusMartiiEvent, reputations: ReputationTracker) -> None:
    match event:
        case event_types.VoteEvent():
            pass  # Frequent, and it tells nothing.
        case event_types.AssignEvent():
            facts["praetor"], facts["aediles"] = event.praetor, tuple(event.aediles)
            facts["reputations_at_assignment"] = reputations.current()
        case event_types.VoteCardEvent() | event_types.PeekCardEvent():
            facts["ballots"][event.seat] = CARD[event.card]
        case event_types.YellowEvent():
            facts["ballots"][event.aedile] = YELLOW
        case event_types.PeekEvent():
            facts["peeked"], facts["reputations_at_peek"] = event.aedile, reputations.current()
        case event_types.VetoEvent() | event_types.ApproveEvent():
            facts["vetoed"] = isinstance(event, event_types.VetoEvent)
        case event_types.ReplaceCardEvent():
            facts["replacement"] = CARD[event.card]
        case event_types.DiscardEvent():
            facts["discarded"] = True
        case event_types.CountEvent():
            now, cards = event.markers, tuple(CARD[card] for card in event.cards)
            facts["markers"] = now.loyalist - cards.count(GREEN), now.traitor - cards.count(RED)
            facts["counted"] = tuple(sorted(cards))
            reputations.count(facts["aediles"], cards)


def _add_view(facts: dict[str, Any], context: DecisionContext) -> None:
    """Add what lies on the table, and what the seat knows of it, to the current round."""
    view, ballots = context.view, facts["ballots"]
    facts["praetor"], facts["aediles"] = view.roles.praetor, tuple(view.roles.aediles)
    facts["markers"], facts["peeked"] = context.markers, view.peeked
    if context.ballot is not None:
        ballots.setdefault(context.seat, context.ballot)
    if context.seen is not None and view.peeked is not None:
        ballots[view.peeked] = context.seen


def _finished(facts: dict[str, Any], players: int) -> Round:
    ballots = tuple(sorted(facts["ballots"].items()))
    return Round(**{**facts, "ballots": ballots}, first_phase=facts["turn"] <= players)
