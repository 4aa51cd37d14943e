"""The claim policy: what bots claim (I17), consistent with earlier claims and with what all have seen."""

from __future__ import annotations

from dataclasses import dataclass

from rostra.bots.bot import uniform
from rostra.bots.idus_martii.history import CLAIM_WEIGHT, Claim, DecisionContext, Round
from rostra.games.idus_martii.components import FACTIONS, LOYALIST, TRAITOR, VOTE_CARDS, YELLOW
from rostra.kernel.game import Action

HONEST = 0.65
"""The share of bots that tell what they are; the others pretend to be of another faction, and keep to it."""
TALKATIVE = 0.4
"""How often a bot claims something about the round just counted."""
CONFIDES = 0.15
"""How often, each round, it claims what it is."""


@dataclass(frozen=True, slots=True)
class ClaimPolicy:
    """Claims of a seat that is honest, or pretends to be of a rival faction for the whole game."""

    seed: int
    context: DecisionContext

    @property
    def faction(self) -> int | None:
        """What the seat really is; nothing yet while it holds two different cards."""
        hand = self.context.hand
        return hand[0] if len(set(hand)) == 1 else None

    @property
    def claimed_faction(self) -> int | None:
        """What the seat claims to be, or would."""
        if self.faction is None or uniform(self.seed, self.context.seat, "honest") < HONEST:
            return self.faction
        return TRAITOR if self.faction == LOYALIST else LOYALIST

    @property
    def own_claims(self) -> list[Claim]:
        """What the seat has claimed."""
        return [claim for claim in self.context.claims if claim.seat == self.context.seat]

    def trust(self, other: int) -> float:
        """How far another seat is believed to be of the same faction; below 0: of another."""
        wanted = self.context.hand[0]
        honest = 1.0 if self.claimed_faction == self.faction else -1.0
        value = 0.0
        for claim in self.context.claims:
            if claim.seat == self.context.seat and claim.is_opinion and claim.subject == other:
                value += honest if claim.about == "trust" else -honest
            elif claim.seat == other and claim.about in CLAIM_WEIGHT:
                weight = CLAIM_WEIGHT[claim.about]
                value += weight if claim.card == wanted else -weight
        return value

    def claim(self) -> Action | None:
        """Something to claim now, if there is anything; each thing is claimed once."""
        context = self.context
        if context.view.stage == "over":
            return None
        said = self._faction()
        if said is not None:
            return said
        discarding = context.view.stage == "discard"
        turn, roles = (
            (context.turn, context.view.roles) if discarding else (context.turn - 1, context.view.last)
        )
        if roles is None or context.seat not in (roles.praetor, *roles.aediles):
            return None
        if context.seat in roles.aediles and self._has_claimed("vote", turn):
            return None
        if uniform(self.seed, context.seat, turn, "talk") > TALKATIVE:
            return None
        last = next((r for r in context.history.rounds if r.turn == turn and r.counted), None)
        return None if last is None else self._vote(last) or self._peek(last) or self._opinion(last)

    def _faction(self) -> Action | None:
        if self.claimed_faction is None or any(claim.about == "faction" for claim in self.own_claims):
            return None
        if uniform(self.seed, self.context.seat, self.context.turn, "confide") > CONFIDES:
            return None
        return {"type": "claim", "about": "faction", "card": FACTIONS[self.claimed_faction]}

    def _vote(self, last: Round) -> Action | None:
        """The card the seat laid; another one only where nobody can know better and the count allows it."""
        seat = self.context.seat
        card = last.final_ballot_of(seat)
        if card is None:
            return None
        if last.peeked != seat and self.claimed_faction in last.counted:
            card = self.claimed_faction
        return {"type": "claim", "about": "vote", "round": last.turn, "card": VOTE_CARDS[card]}

    def _peek(self, last: Round) -> Action | None:
        """The card the seat looked at; a seat that pretends says nothing, so as not to harm its faction."""
        seen = self._seen(last)
        if seen is None or self.claimed_faction != self.faction or self._has_claimed("peek", last.turn):
            return None
        aedile, card = seen
        return {
            "type": "claim",
            "about": "peek",
            "round": last.turn,
            "aedile": aedile,
            "card": VOTE_CARDS[card],
        }

    def _opinion(self, last: Round) -> Action | None:
        """What the card looked at says about its Aedile to a member of the claimed faction."""
        seen = self._seen(last)
        if seen is None or self.claimed_faction is None:
            return None
        aedile, card = seen
        if any(claim.is_opinion and claim.subject == aedile for claim in self.own_claims):
            return None
        return {
            "type": "claim",
            "about": "trust" if card == self.claimed_faction else "suspect",
            "seat": aedile,
        }

    def _seen(self, last: Round) -> tuple[int, int] | None:
        """The Aedile and the card the seat looked at as Praetor; a yellow card everybody has seen (I11)."""
        if last.praetor != self.context.seat or last.peeked is None:
            return None
        card = last.ballot_of(last.peeked)
        return None if card is None or card == YELLOW else (last.peeked, card)

    def _has_claimed(self, about: str, turn: int) -> bool:
        return any(claim.about == about and claim.round == turn for claim in self.own_claims)
