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
from rostra.bots.idus_martii.history import Claim, DecisionContext, Reputations, Round
from rostra.bots.idus_martii.listening import Listener
from rostra.bots.idus_martii.opponent_model import (
    SHARP,
    STEADY,
    assignment_policy,
    assignments,
    peek_policy,
    policies,
)
from rostra.bots.idus_martii.round_solver import averaged, value_models
from rostra.bots.idus_martii.value_table import STEPS, values_after_count
from rostra.bots.idus_martii.worlds import CARD_COUNT, FACTION_COUNT, HAND_OF, Floats, Observer
from rostra.games.idus_martii.components import FACTIONS, GREEN, LOYALIST, RED, TRAITOR, VOTE_CARDS, YELLOW
from rostra.kernel.game import Action

CHOOSY = 1.5
"""How strongly Consuls prefer those whom they take for friends."""
LEVEL = 0.7
"""How much less those who may still join either faction follow others with each step a marker is ahead."""
GOING_ALONG = 0.25
"""How much of their votes is left to goodwill, by what talk was found to gain."""
FOLLOWING = 0.4
"""How much of what reputations seem to be worth they are, by what talk was found to cost."""
GULLIBLE = 0.8
"""How likely the others must go by reputations alone before a seat says the contrary of what it has said."""
ROLES = 2.35
"""The votes of a round, and the Praetor as a part of one."""
OCCASIONS = {1: ("vote", "peek"), 2: ("assign",)}
"""When a seat thinks about what to say, in each phase: before others choose cards, or people."""
WORTH_SAYING = 0.0005
"""How much of a chance to win a claim must promise."""
NOBODY = (-1, -1, -1)
"""Whoever had the roles before; for later rounds that is not known."""
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
        """All that may be said now, first of all what the seat is."""
        claimed = [claim for claim in self.context.claims if claim.seat == self.context.seat]
        factions = {claim.card for claim in claimed if claim.about == "faction"}
        for faction in self._factions(factions):
            yield Claim(self.context.seat, self.context.turn, "faction", faction)
        if factions:
            yield from self._about_cards({(claim.about, claim.round) for claim in claimed})

    def _factions(self, claimed: set[int]) -> list[int]:
        """What the seat may claim to be; what it has claimed it denies only to those who do not mind."""
        everything = {*range(FACTION_COUNT)}
        if claimed:
            return sorted(everything - claimed) if self._own.likely(SHARP) > GULLIBLE else []
        # Those who may still join either faction take it for what the speaker wants: no place for a lie.
        return sorted({*self.context.hand} if self.context.view.phase == 1 else everything)

    def _about_cards(self, before: set[tuple[str, int]]) -> Iterator[Claim]:
        """What may be said of the last count, and has not been said before."""
        context, seat = self.context, self.context.seat
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
        known = self.context.history.reputations_after(option)
        searching = following = 0.0
        for seat in range(self.context.players):
            if seat != self.context.seat:
                heard = inside if seat in insiders else outside
                searching += self._as_voter(seat, heard.goodwill)
                searching += self._as_consul(seat, heard.factions)
                following += self._as_following_consul(seat, known)
        following += sum(self._as_aedile(turn, known) for turn in self._own_votes)
        return self._own.likely(STEADY) * searching + self._own.likely(SHARP) * FOLLOWING * following

    def _will_assign(self, seat: int) -> bool:
        """Whether a seat is still going to hand out roles (I9)."""
        players, turn = self.context.players, self.context.turn
        round_ = players + 1 + (seat - self.context.view.start) % players
        return round_ > turn or (round_ == turn and self.context.view.stage == "assign")

    def _as_following_consul(self, seat: int, known: Reputations) -> float:
        """What the roles are worth that a seat will hand out who goes by reputations."""
        if not self._will_assign(seat):
            return 0.0
        ways = assignments(self.context.players, seat, NOBODY)
        votes = self._votes_of_seats[np.array(ways)] @ np.array([ROLES - 2, 1.0, 1.0])
        return float(self._own.hands(seat) @ assignment_policy(known, ways, SHARP) @ votes)

    def _as_consul(self, seat: int, thought: Floats) -> float:
        """What the roles are worth that a seat will hand out who searches, by what it believes."""
        if not self._will_assign(seat):
            return 0.0
        players = self.context.players
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
        votes = GOING_ALONG * roles * undecided * level * tanh(goodwill)
        return votes * wanted * abs(float(own.weights @ self._green))

    @cached_property
    def _own_votes(self) -> list[int]:
        """The rounds of the first phase in which the seat is still going to vote (I4, I8)."""
        context, place = self.context, self.context.seat - self.context.view.start
        rounds = range(context.turn, context.players + 1)
        return [turn for turn in rounds if (place - turn + 1) % context.players in (2, 3)]

    def _as_aedile(self, turn: int, known: Reputations) -> float:
        """What it is worth whose card the Praetor of a round looks at, who goes by reputations (I6)."""
        context, own, seat = self.context, self._own, self.context.seat
        consul = (context.view.start + turn - 1) % context.players
        praetor, *aediles = ((consul + place) % context.players for place in (1, 2, 3))
        other = aediles[0] if aediles[1] == seat else aediles[1]
        plays = policies(context.players, context.turn, (SHARP,))
        vote, veto = (table[0][:, *context.markers] for table in (plays.vote, plays.veto))
        green = float(own.weights @ self._green)
        # A veto against a green card costs one green card and brings a red one.
        against = 2 * veto * (np.eye(CARD_COUNT)[RED] - np.eye(CARD_COUNT)[GREEN])
        mine = against[:, GREEN if green > 0 else RED]
        theirs = against @ (own.hands(other) @ vote)
        looked_at = peek_policy(known, seat, other, SHARP)
        return green * float(own.hands(praetor) @ (looked_at * mine + (1 - looked_at) * theirs))

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
        after = averaged(
            value_models(own),
            lambda model: values_after_count(own.observer, context.seat, own.turn, context.markers, model),
        )
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
