"""Speaking: the claim (I17) that makes others do what helps the speaker most, or none.

A claim changes what others believe, as far as they listen as this bot does. Those who may still join either
faction go along with whoever has spoken up; later Consuls give roles to those they take for friends (I9).
Both are worth as much as the cards they lead to. Those who know the card that a lie is about believe what a
listener does who has caught a liar.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp, tanh

import numpy as np

from rostra.bots.idus_martii.beliefs import Belief, belief, posterior
from rostra.bots.idus_martii.history import Claim, DecisionContext, Round
from rostra.bots.idus_martii.listening import Listener
from rostra.bots.idus_martii.opponent_model import policies
from rostra.bots.idus_martii.value_table import STEPS, values_after_count
from rostra.bots.idus_martii.worlds import FACTION_COUNT, HAND_OF, Floats, Observer
from rostra.games.idus_martii.components import FACTIONS, GREEN, LOYALIST, RED, TRAITOR, VOTE_CARDS, YELLOW
from rostra.kernel.game import Action

CHOOSY = 1.5
"""How strongly Consuls prefer those whom they take for friends."""
LEVEL = 0.7
"""How much less those who may still join either faction follow others with each step a marker is ahead."""
ROLES = 2.35
"""The votes of a round, and the Praetor as a part of one."""
OCCASIONS = {1: ("vote", "peek"), 2: ("assign",)}
"""When a seat thinks about what to say, in each phase: before others choose cards, or people."""
WORTH_SAYING = 0.002
"""How much of a chance to win a claim must promise."""
_MORE_GREEN, _MORE_RED = STEPS.index((2, 0)), STEPS.index((0, 2))


@dataclass(frozen=True, slots=True)
class Heard:
    """What a listener makes of all claims."""

    factions: Floats
    """How likely each seat is of each faction: seat, faction."""
    goodwill: float


@dataclass(frozen=True)
class Speaker:
    """What a seat might say."""

    context: DecisionContext

    def claim(self) -> Action | None:
        """What helps most, if anything does."""
        if self.context.view.stage not in OCCASIONS[self.context.view.phase]:
            return None
        options = [*self._options()]
        if not options:
            return None
        silence = {card_claim: self.standing(None, card_claim) for card_claim in {o.round for o in options}}
        gains = [self.standing(option, option.round) - silence[option.round] for option in options]
        best = max(range(len(options)), key=lambda place: gains[place])
        return said(options[best]) if gains[best] > WORTH_SAYING else None

    def _options(self) -> Iterator[Claim]:
        """All that may be said now; what was said before is not said again, nor denied."""
        context, seat = self.context, self.context.seat
        before = {(claim.about, claim.round) for claim in context.claims if claim.seat == seat}
        if ("faction", 0) not in before:
            # Those who may still join either faction take it for what the speaker wants: no place for a lie.
            factions = {*context.hand} if context.view.phase == 1 else range(FACTION_COUNT)
            for faction in sorted(factions):
                yield Claim(seat, context.turn, "faction", faction)
            return
        last = next((record for record in reversed(context.history.rounds) if record.counted), None)
        if last is None:
            return
        if seat in last.aediles and ("vote", last.turn) not in before:
            for card in sorted({*last.counted}):
                yield Claim(seat, context.turn, "vote", card, last.turn)
        if seat == last.praetor and last.peeked is not None and ("peek", last.turn) not in before:
            for card in (GREEN, RED):
                if last.ballot_of(last.peeked) != YELLOW:
                    yield Claim(seat, context.turn, "peek", card, last.turn, last.peeked)

    def standing(self, option: Claim | None, about: int) -> float:
        """What later cards and roles are worth to the seat if it says something about a round, or not."""
        claims = self.context.history.claims + (() if option is None else (option,))
        outside = inside = self._heard(self._public, claims)
        insiders: tuple[int, ...] = ()
        if about:
            record = next(record for record in self.context.history.rounds if record.turn == about)
            insiders = record.roles or ()
            inside = self._heard(tuple(record if r.turn == about else r for r in self._public), claims)
        total = 0.0
        for seat in range(self.context.players):
            if seat != self.context.seat:
                heard = inside if seat in insiders else outside
                total += self._as_voter(seat, heard.goodwill) + self._as_consul(seat, heard.factions)
        return total

    def _as_consul(self, seat: int, thought: Floats) -> float:
        """What the roles are worth that a seat will hand out, by what it believes: seat, faction."""
        players, turn = self.context.players, self.context.turn
        round_ = players + 1 + (seat - self.context.view.start) % players
        if round_ < turn or (round_ == turn and self.context.view.stage != "assign"):
            return 0.0
        worth = 0.0
        others = np.arange(players) != seat
        for faction, likely in enumerate(self._own.factions(seat)):
            eager = np.exp(CHOOSY * thought[:, faction]) * others
            worth += likely * float(eager @ self._votes_of_seats) / float(eager.sum())
        return ROLES * worth

    def _as_voter(self, seat: int, goodwill: float) -> float:
        """What the cards of a seat are worth in the first phase that may still join either faction."""
        context, own = self.context, self._own
        last = min(context.players, own.observer.discard_turn(seat))
        # Its role in a round goes by how far it sits to the left of the Consul (I4, I8).
        places = [
            (seat - context.view.start - turn + 1) % context.players for turn in range(context.turn, last + 1)
        ]
        roles = sum(1 <= place <= 3 for place in places)
        undecided = float(own.hands(seat)[HAND_OF[LOYALIST, TRAITOR]])
        level = exp(-LEVEL * abs(context.markers[0] - context.markers[1]))
        # The value table takes the others for sharper than they are and may say that a lead is bad; what was
        # measured says that it is good for whoever holds a card of that faction and none of the other.
        wanted = (LOYALIST in context.hand) - (TRAITOR in context.hand)
        return roles * undecided * level * tanh(goodwill) * wanted * abs(float(own.weights @ self._green))

    def _heard(self, rounds: tuple[Round, ...], claims: tuple[Claim, ...]) -> Heard:
        return heard_by(Observer.spectator(self.context), rounds, claims, self.context.turn)

    @cached_property
    def _public(self) -> tuple[Round, ...]:
        return self.context.history.public_before_votes()

    @cached_property
    def _own(self) -> Belief:
        return belief(self.context)

    @cached_property
    def _votes(self) -> Floats:
        """What a vote of each hand is worth in each world, beside an even one: world, hand."""
        own, context = self._own, self.context
        plays = policies(context.players, own.turn, own.models).vote[:, :, *context.markers]
        found: Floats = np.einsum("wm,mh,w->wh", own.joint, plays[..., GREEN] - plays[..., RED], self._green)
        return found

    @cached_property
    def _green(self) -> Floats:
        """What a green card rather than a yellow one is worth in each world."""
        own, context = self._own, self.context
        after = values_after_count(own.observer, context.seat, own.turn, context.markers)
        found: Floats = (after[:, _MORE_GREEN] - after[:, _MORE_RED]) / 4
        return found

    @cached_property
    def _votes_of_factions(self) -> Floats:
        """What a vote of a member of each faction is worth."""
        found: Floats = self._votes.sum(axis=0)[:FACTION_COUNT]
        return found

    @cached_property
    def _votes_of_seats(self) -> Floats:
        """What a vote of each seat is worth."""
        own, seats = self._own, range(self.context.players)
        worlds = np.arange(len(self._votes))
        found = np.zeros(len(seats))
        for seat in seats:
            if seat == self.context.seat:
                found[seat] = abs(own.weights @ self._green)
            else:
                found[seat] = self._votes[worlds, own.worlds[own.observer.row(seat)]].sum()
        return found


@lru_cache(maxsize=256)
def heard_by(spectator: Observer, rounds: tuple[Round, ...], claims: tuple[Claim, ...], turn: int) -> Heard:
    """What somebody makes of all claims who has seen these rounds."""
    found = posterior(spectator, rounds, claims, turn)
    factions = np.stack([found.factions(seat) for seat in range(spectator.players)])
    return Heard(factions, Listener(spectator, rounds, claims).goodwill())


def said(claim: Claim) -> Action:
    """A claim about a faction or a card, as it is said."""
    if claim.about == "faction":
        return {"type": "claim", "about": "faction", "card": FACTIONS[claim.card]}
    action = {"type": "claim", "about": claim.about, "round": claim.round, "card": VOTE_CARDS[claim.card]}
    return action if claim.about == "vote" else {**action, "aedile": claim.subject}
