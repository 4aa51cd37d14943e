"""The bots that search: they weigh every world by what they have seen, and solve the current round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from rostra.bots.bot import Events, Legal, Option, Reasons, View, pick_weighted, ranking, uniform
from rostra.bots.idus_martii import small_game
from rostra.bots.idus_martii.beliefs import belief
from rostra.bots.idus_martii.claim_policy import ClaimPolicy
from rostra.bots.idus_martii.history import DecisionContext
from rostra.bots.idus_martii.round_solver import RoundSolver
from rostra.games.idus_martii.components import FACTIONS, LOYALIST, MIN_PLAYERS, TRAITOR
from rostra.kernel.game import Action

OWN_SKILL = 0.9
"""How much better than the models the bot plays, over a whole game: the logarithm of the odds to win."""
MIXING = 0.004
"""Choices whose values differ by less than about this are mixed, so that nobody can read the best one."""
FRIEND_OF_OWN, FRIEND_OF_RIVAL = 1.0, 1.6
"""What it is worth to be taken for a friend by a Consul of one's own faction, and by a rival."""


@dataclass(slots=True)
class Search:
    """Takes the action that is likeliest to win."""

    seed: int
    reasons: Reasons | None = None
    equilibrium_share: float = 0.0
    """How often it expects the others to solve the round too, instead of playing by their models."""

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """The action that is likeliest to win."""
        if not legal:
            return None
        context = DecisionContext(view, events)
        left = 1 - context.turn / (2 * context.players)
        solved = RoundSolver(context, self.equilibrium_share).values(legal)
        values = [_with_own_skill(value, left) for value in solved]
        done = self.choose(values, context)
        self.reasons = ranking(legal[done], zip(values, legal, strict=True), values[done])
        return legal[done]

    def choose(self, values: Sequence[float], context: DecisionContext) -> int:
        """The best of several choices."""
        return max(range(len(values)), key=lambda place: values[place])

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Claim something now and then."""
        return ClaimPolicy(self.seed, DecisionContext(view, events)).claim()

    def beliefs(self, view: View, events: Events) -> list[list[float]]:
        """How likely each seat is of each faction, as this bot believes; its own cards it knows."""
        context = DecisionContext(view, events)
        believed = belief(context)
        own = [context.hand.count(faction) / len(context.hand) for faction in range(len(FACTIONS))]
        return [
            own if seat == context.seat else believed.factions(seat).tolist()
            for seat in range(context.players)
        ]


@dataclass(slots=True)
class Best(Search):
    """Search with opponents who may search too, with mixing, and with claims that serve a purpose."""

    equilibrium_share: float = 0.3

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """The solution of the small game where that is played, otherwise what the search finds."""
        if legal and view["players"] < MIN_PLAYERS:
            probabilities = small_game.strategy(view, legal, seat, events)
            self.reasons = Reasons(tuple(Option(a, p) for a, p in zip(legal, probabilities, strict=True)))
            key = (self.seed, seat, view["turn"], view["stage"], "study")
            return pick_weighted(legal, probabilities, *key)
        return Search.decide(self, view, legal, seat, events, waited=waited)

    def choose(self, values: Sequence[float], context: DecisionContext) -> int:
        """One of the choices that are about as good as the best."""
        best = max(values)
        weights = [exp((value - best) / MIXING) for value in values]
        key = (self.seed, context.seat, context.turn, context.view.stage, "mix")
        return pick_weighted(range(len(values)), weights, *key)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Claim what serves the bot."""
        if view["players"] < MIN_PLAYERS:
            return None
        return StrategicClaims(self.seed, DecisionContext(view, events)).claim()


@dataclass(slots=True)
class Fast(Best):
    """Best in a hurry, for tournaments: it expects the others to play by their models alone."""

    equilibrium_share: float = 0.0


class StrategicClaims(ClaimPolicy):
    """Claims of a seat that pretends to be what serves it best, and never contradicts itself."""

    @property
    def claimed_faction(self) -> int | None:
        """What the seat claimed to be first."""
        return next((claim.card for claim in self.own_claims if claim.about == "faction"), None)

    def claim(self) -> Action | None:
        """Something to claim now: first a faction, once the seat has put a card away."""
        if self.context.view.stage == "over" or len(self.context.hand) > 1:
            return None
        if self.claimed_faction is None:
            return {"type": "claim", "about": "faction", "card": FACTIONS[self._best_pretence()]}
        return super().claim()

    def _best_pretence(self) -> int:
        """The faction of those Consuls whom it pays most to deceive, or to be found by."""
        believed, own = belief(self.context), self.context.hand[0]
        sway = [0.0, 0.0]
        for seat in range(self.context.players):
            if seat != self.context.seat:
                for faction in (LOYALIST, TRAITOR):
                    worth = FRIEND_OF_OWN if faction == own else FRIEND_OF_RIVAL
                    sway[faction] += believed.factions(seat)[faction] * worth
        first, second = sorted((LOYALIST, TRAITOR), key=lambda faction: -sway[faction])
        bold = sway[first] / (sway[first] + sway[second])
        return first if uniform(self.seed, self.context.seat, "face") < bold else second


def _with_own_skill(value: float, left: float) -> float:
    """A chance to win with this share of the game left, if the bot's later choices beat the models'."""
    odds = max(value, 1e-3) / max(1 - value, 1e-3) * exp(OWN_SKILL * left)
    return odds / (1 + odds)
