"""How likely a claim (I17) is a lie, by all that a seat could know: exact, over all worlds and cards laid."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from rostra.bots.idus_martii import likelihood
from rostra.bots.idus_martii.beliefs import posterior
from rostra.bots.idus_martii.history import Claim, DecisionContext, Round
from rostra.bots.idus_martii.listening import Listener, known_truth
from rostra.bots.idus_martii.opponent_model import MODELS
from rostra.bots.idus_martii.worlds import HANDS, Floats, Ints, Observer
from rostra.games.idus_martii.components import YELLOW


@dataclass(frozen=True)
class Witness:
    """Somebody who has seen some rounds and heard some claims, and thinks about one of these."""

    observer: Observer
    rounds: tuple[Round, ...]
    claims: tuple[Claim, ...]
    turn: int

    @classmethod
    def of(cls, context: DecisionContext) -> Witness:
        """A seat, with all it has seen and heard."""
        seen = context.history
        return cls(Observer.of(context), seen.rounds, seen.claims, context.turn)

    @classmethod
    def of_round(cls, context: DecisionContext, turn: int) -> Witness:
        """The same seat at the end of a round, if it had seen nothing but that."""
        rounds = tuple(replace(each, discarded=False) for each in context.history.rounds if each.turn == turn)
        return cls(Observer.of(context), rounds, (), turn)

    @classmethod
    def in_public(cls, context: DecisionContext) -> Witness:
        """Somebody without cards, who knows what everybody knows."""
        seen = context.history
        rounds = tuple(each.public() for each in seen.rounds)
        return cls(Observer.spectator(context), rounds, seen.claims, context.turn)

    def lie(self, claim: Claim) -> float | None:
        """How likely a claim is a lie; none where that cannot be said exactly, or not yet."""
        believed = posterior(self.observer, self.rounds, self.claims, self.turn)
        if claim.about == "faction":
            if self.observer.discard_turn(claim.seat) >= self.turn:
                return None  # the end tells by the card that was kept, and that is not chosen yet
            return float(1 - believed.factions(claim.seat)[claim.card])
        about = claim.subject if claim.about == "peek" else claim.seat
        record = next((each for each in self.rounds if each.turn == claim.round and each.counted), None)
        if claim.is_opinion or record is None or about not in record.aediles:
            return None
        known = known_truth(claim, record)
        if known is not None:
            return float(not known)
        if not self._is_open(record, claim):
            return None
        hinted = Listener(self.observer, self.rounds, self.claims).hinted_rounds()
        seen = next(each for each in hinted if each.turn == claim.round)
        ballots = tuple(sorted({**dict(seen.ballots), about: claim.card}.items()))
        with_card = self._likelihood(replace(seen, ballots=ballots), believed.worlds)
        anyhow = self._likelihood(seen, believed.worlds)
        share = np.divide(with_card, anyhow, out=np.zeros_like(anyhow), where=anyhow > 0)
        return float(1 - (believed.joint * share).sum())

    def _is_open(self, record: Round, claim: Claim) -> bool:
        """Whether the card is the first that was laid, and the hands of that round are those of now."""
        about = claim.subject if claim.about == "peek" else claim.seat
        replaced = about == record.peeked and record.vetoed is not False
        if claim.about == "vote" and replaced:
            return False  # two cards were laid, and either makes the claim true
        if record.ballot_of(about) is None and claim.card == YELLOW and about == record.peeked:
            return False  # a yellow card that was looked at is shown (I11)
        seats = [seat for seat in record.in_order() if seat != self.observer.seat]
        return all(
            (self.observer.discard_turn(seat) < record.turn) == (self.observer.discard_turn(seat) < self.turn)
            for seat in seats
        )

    def _likelihood(self, record: Round, hands: Ints) -> Floats:
        """Of what was seen from the vote to the count: world, model."""
        place: Ints | int = 0
        for seat in record.in_order():
            own = seat == self.observer.seat
            hand = self.observer.hand(record.turn) if own else hands[self.observer.row(seat)]
            place = place * HANDS + hand
        by_hands = likelihood.of_round(record, self.observer.seat, self.observer.players, MODELS)
        found: Floats = by_hands.reshape(-1, len(MODELS))[place]
        return found
