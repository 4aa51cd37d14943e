"""The bots that search: they weigh every world by what they have seen, and solve the current round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from rostra.bots.bot import Events, Legal, Option, Reasons, View, pick_weighted, ranking
from rostra.bots.idus_martii import small_game
from rostra.bots.idus_martii.beliefs import Belief, belief
from rostra.bots.idus_martii.claim_policy import ClaimPolicy
from rostra.bots.idus_martii.history import CARD, DecisionContext
from rostra.bots.idus_martii.listening import Listener
from rostra.bots.idus_martii.opponent_model import SHARP, STEADY
from rostra.bots.idus_martii.round_solver import RoundSolver
from rostra.bots.idus_martii.speaking import Speaker
from rostra.bots.idus_martii.worlds import Observer
from rostra.games.idus_martii.components import FACTIONS, GREEN, LOYALIST, MIN_PLAYERS, RED, TRAITOR, YELLOW
from rostra.kernel.game import Action

OWN_SKILL = {SHARP: 0.9, STEADY: 0.0}
USUAL_SKILL = 0.4
"""How much better than others the bot plays over a whole game, if they play like a model: in the logarithm of
the odds to win. Those who search play as well as the bot does."""
MIXING = 0.004
"""Choices whose values differ by less than about this are mixed, so that nobody can read the best one."""
_COLOUR = {GREEN: 1, RED: -1, YELLOW: 0}


@dataclass(slots=True)
class Search:
    """Takes the action that is likeliest to win."""

    seed: int
    reasons: Reasons | None = None
    adapts: bool = False
    """Whether it values the rest of the game as the others seem to play it."""

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """The action that is likeliest to win."""
        if not legal:
            return None
        context = DecisionContext(view, events)
        solver = RoundSolver(context, adapts=self.adapts)
        skill = _own_skill(solver.belief, left=1 - context.turn / (2 * context.players))
        values = [_with_own_skill(value, skill) for value in solver.values(legal)]
        done = self.choose(values, legal, context)
        self.reasons = ranking(legal[done], zip(values, legal, strict=True), values[done])
        return legal[done]

    def choose(self, values: Sequence[float], legal: Legal, context: DecisionContext) -> int:
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
    """Search that adapts to how others play, with mixing, and with claims that serve a purpose."""

    adapts: bool = True

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

    def choose(self, values: Sequence[float], legal: Legal, context: DecisionContext) -> int:
        """One of the choices that are about as good as the best; what those want who have spoken up."""
        best, liking = max(values), _goodwill(context)
        weights = [
            exp((value - best) / MIXING + liking * _greenness(action, context))
            for value, action in zip(values, legal, strict=True)
        ]
        key = (self.seed, context.seat, context.turn, context.view.stage, "mix")
        return pick_weighted(range(len(values)), weights, *key)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Claim what serves the bot."""
        if view["players"] < MIN_PLAYERS:
            return None
        return Speaker(DecisionContext(view, events)).claim()


@dataclass(slots=True)
class Fast(Best):
    """Best, by its name in tournaments: it has nothing left to do without in a hurry."""


def _goodwill(context: DecisionContext) -> float:
    """How far a seat that may still join either faction goes along with the Loyalists; below 0: Traitors.

    To such a seat it makes hardly a difference who is ahead, so it gives nothing away.
    """
    if set(context.hand) != {LOYALIST, TRAITOR}:
        return 0.0
    return Listener(Observer.of(context), context.history.rounds, context.history.claims).goodwill()


def _greenness(action: Action, context: DecisionContext) -> int:
    """1 for what brings a green card, -1 for what brings a red one."""
    kind = action["type"]
    if kind in ("vote", "replace"):
        return _COLOUR[CARD[action["card"]]]
    if kind in ("veto", "approve") and context.seen is not None:
        return _COLOUR[context.seen] * (-1 if kind == "veto" else 1)
    return 0


def _own_skill(believed: Belief, left: float) -> float:
    """How much better than the others the bot is going to play, with this share of the game left."""
    return left * sum(OWN_SKILL.get(model, USUAL_SKILL) * believed.likely(model) for model in believed.models)


def _with_own_skill(value: float, skill: float) -> float:
    """A chance to win, if the bot plays better than the others."""
    odds = max(value, 1e-3) / max(1 - value, 1e-3) * exp(skill)
    return odds / (1 + odds)
