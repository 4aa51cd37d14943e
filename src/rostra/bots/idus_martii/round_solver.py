"""The round solver: the chance to win of each legal action, by looking through the rest of the current round.

``RoundSolver`` is an expectimax over the belief. The others play by their models, or partly by an equilibrium
of the round; the solver's own later choices are the best it then has; and what the count leads to is worth
what the value table says. ``equilibrium`` finds that equilibrium by counterfactual regret minimisation (CFR+)
over votes, peek and veto, starting from what everybody may believe about the three who have roles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from rostra.bots.bot import Legal
from rostra.bots.idus_martii.beliefs import Belief, belief, posterior
from rostra.bots.idus_martii.history import CARD, FACTION, Claim, DecisionContext, Round
from rostra.bots.idus_martii.opponent_model import SHARP, STEADY, PlayerModel, peek_policies, policies
from rostra.bots.idus_martii.value_table import (
    STEP,
    STEPS,
    step_probabilities,
    values_after_count,
    values_after_discard,
)
from rostra.bots.idus_martii.worlds import (
    CARD_COUNT,
    HANDS,
    HIGHER,
    LOWER,
    Floats,
    Ints,
    Observer,
)
from rostra.games.idus_martii.components import YELLOW

CARD_STAGES = frozenset({"vote", "peek", "veto", "replace"})
EARLY_MODELS = (SHARP, STEADY)
"""By whose play the rest of the game may be valued before all have put a card away.

Until then each observer needs a table of its own for each model, so only the likelier of the two is used."""
ValueModels = tuple[tuple[PlayerModel, Floats], ...]
"""Models, and how likely each is in each world, or in all of them."""
ITERATIONS = 40
"""How many iterations of CFR+ the equilibrium of a round gets."""


class RoundSolver:
    """What a seat may expect of the current round.

    ``equilibrium_share`` is how often the others are expected to play the equilibrium instead of their
    models. With ``adapts`` the rest of the game is valued as the others seem to play it.
    """

    def __init__(
        self,
        context: DecisionContext,
        equilibrium_share: float = 0.0,
        *,
        adapts: bool = False,
        iterations: int = ITERATIONS,
    ) -> None:
        self.context, self.markers, self.roles = context, context.markers, context.view.roles
        self.belief = belief(context)
        self.observer = self.belief.observer
        self.share = equilibrium_share
        self.value_models = value_models(self.belief) if adapts else ((SHARP, np.ones(1)),)
        self.strategy: RoundStrategy | None = None
        if equilibrium_share and context.view.stage in CARD_STAGES:
            self.strategy = equilibrium(context, iterations)
        plays = policies(self.observer.players, self.belief.turn, self.belief.models)
        where = (slice(None), slice(None), *self.markers)
        # The hand comes first here, then the model.
        self.votes, self.vetoes, self.replacements = (
            np.swapaxes(choice[where], 0, 1) for choice in (plays.vote, plays.veto, plays.replace)
        )
        self.cards = range(CARD_COUNT - (context.view.phase == 1))

    def values(self, legal: Legal) -> list[float]:
        """The chance to win with each of the legal actions."""
        kind = legal[0]["type"]
        if kind == "discard":
            return [self._discard(FACTION[action["card"]]) for action in legal]
        observer, turn = self.observer, self.belief.turn
        self.after = averaged(
            self.value_models,
            lambda model: values_after_count(observer, observer.seat, turn, self.markers, model),
        )
        self.after_cards = self.after[:, STEP]
        if kind == "assign":
            return self._assign([(action["praetor"], *action["aediles"]) for action in legal])
        if kind == "peek":
            return [self._peek(action["aedile"]) for action in legal]
        if kind in ("veto", "approve"):
            peeked, seen = self.context.view.peeked, self.context.seen
            assert peeked is not None
            assert seen is not None
            veto, approve = self._veto(self.belief.joint, peeked, seen)
            return [veto if action["type"] == "veto" else approve for action in legal]
        if kind == "replace":
            values = self._replace(self.belief.joint)
            return [float(values[CARD[action["card"]]]) for action in legal]
        return [self._vote(CARD[action["card"]]) for action in legal]

    def _discard(self, away: int) -> float:
        """The value of putting a card away."""
        hand = self.observer.hand(self.belief.turn)
        kept = int(LOWER[hand] + HIGHER[hand]) - away

        def values(model: PlayerModel) -> Floats:
            return values_after_discard(self.observer, self.belief.turn, self.markers, kept, model)

        return float(self.belief.weights @ averaged(self.value_models, values))

    def _assign(self, ways: Sequence[tuple[int, ...]]) -> list[float]:
        """The value of each way to hand out the roles (I9)."""
        steps = step_probabilities(self.votes, self.vetoes, self.replacements)
        weighted = np.einsum("wm,wo->wmo", self.belief.joint, self.after)
        hands = [self._hand(seat) for seat in range(self.observer.players)]
        return [
            float((steps[hands[low], hands[high], hands[praetor]] * weighted).sum())
            for praetor, low, high in ways
        ]

    def _vote(self, card: int) -> float:
        """The value of laying a card, and the best other card after a veto (I5, I6, I10, I11)."""
        own, other = self.observer.seat, self._other(self.observer.seat)
        theirs, vetoes, peek = self._votes(other), self._vetoes(other), self._peeks(own)
        final = theirs * (1 - vetoes)
        final += np.einsum("wmv,wmvc->wmc", theirs * vetoes, self._replacements(other))
        unseen = self.belief.joint * (1 - peek)
        value = float(np.einsum("wm,wmc,wc->", unseen, final, self.after_cards[:, card]))
        seen, veto = self.belief.joint * peek, self._vetoes(own)[..., card]
        value += float(self._replace(seen * (1 - veto))[card])
        instead = self._replace(seen * veto)
        return value + max(float(instead[new]) for new in self.cards if new != card)

    def _peek(self, aedile: int) -> float:
        """The value of looking at a card and then doing what is better (I6); yellow is replaced (I11)."""
        votes, value = self._votes(aedile), 0.0
        for card in self.cards:
            veto, approve = self._veto(self.belief.joint * votes[..., card], aedile, card)
            value += veto if card == YELLOW else max(veto, approve)
        return value

    def _veto(self, weights: Floats, aedile: int, card: int) -> tuple[float, float]:
        """The value of a veto against the card the solver's seat has looked at, and of none."""
        weighted = weights[..., None] * self._votes(self._other(aedile))
        instead = self._replacements(aedile)[..., card, :]
        veto = np.einsum("wmc,wmn,wnc->", weighted, instead, self.after_cards)
        return float(veto), float(np.einsum("wmc,wc->", weighted, self.after_cards[:, card]))

    def _replace(self, weights: Floats) -> Floats:
        """The value of each card the solver's seat, looked at by the Praetor, may lay instead: card."""
        other = self._votes(self._other(self.observer.seat))
        found: Floats = np.einsum("wm,wmc,wnc->n", weights, other, self.after_cards)
        return found

    def _hand(self, seat: int) -> Ints:
        """The hand of a seat: world."""
        if seat == self.observer.seat:
            return np.full(self.belief.worlds.shape[1], self.observer.hand(self.belief.turn))
        return np.asarray(self.belief.worlds[self.observer.row(seat)])

    def _other(self, aedile: int) -> int:
        low, high = self.roles.aediles
        return high if aedile == low else low

    def _praetor(self) -> int:
        assert self.roles.praetor is not None
        return self.roles.praetor

    def _place(self, aedile: int) -> int:
        return self.roles.aediles.index(aedile)

    def _mixed(self, modelled: Floats, equilibrium: Floats | None) -> Floats:
        """What others do, by their models and by the equilibrium: world, model, and the choice."""
        if equilibrium is None:
            return modelled
        return (1 - self.share) * modelled + self.share * equilibrium[:, None]

    def _votes(self, aedile: int) -> Floats:
        """How likely an Aedile lays each card: world, model, card."""
        hand, by = self._hand(aedile), self.strategy
        return self._mixed(self.votes[hand], None if by is None else by.votes[self._place(aedile)][hand])

    def _replacements(self, aedile: int) -> Floats:
        """How likely an Aedile replaces each card by each other: world, model, card before, card after."""
        hand, by = self._hand(aedile), self.strategy
        solved = None if by is None else by.replacements[self._place(aedile)][hand]
        return self._mixed(self.replacements[hand], solved)

    def _vetoes(self, aedile: int) -> Floats:
        """How likely the Praetor vetoes each card of an Aedile; yellow must be replaced (I11)."""
        hand, by = self._hand(self._praetor()), self.strategy
        solved = None if by is None else by.vetoes[self._place(aedile), hand, :, 1]
        vetoes = self._mixed(self.vetoes[hand], solved).copy()
        vetoes[..., YELLOW] = 1.0
        return vetoes

    def _peeks(self, aedile: int) -> Floats:
        """How likely the Praetor looks at the card of this Aedile: world, model."""
        hand, by = self._hand(self._praetor()), self.strategy
        known = self.context.history.reputations
        modelled = peek_policies(known, aedile, self._other(aedile), self.belief.models).T[hand]
        return self._mixed(modelled, None if by is None else by.peeks[hand, self._place(aedile)])


def value_models(believed: Belief) -> ValueModels:
    """By whose play the rest of the game is valued, and how likely that is."""
    if believed.turn > believed.observer.players + 1:
        shares = believed.joint / np.maximum(believed.weights, np.finfo(float).tiny)[:, None]
        return tuple(zip(believed.models, shares.T, strict=True))
    return ((max(EARLY_MODELS, key=believed.likely), np.ones(1)),)


def averaged(models: ValueModels, values: Callable[[PlayerModel], Floats]) -> Floats:
    """What a table says, averaged over the models by which the rest may be played: world first."""
    found: Floats = np.sum([(values(model).T * share).T for model, share in models], axis=0)
    return found


@dataclass(slots=True)
class RoundStrategy:
    """What the three who have roles do; also their regrets, and how often they did each thing."""

    votes: Floats
    """Which card an Aedile lays: Aedile, hand, card."""
    replacements: Floats
    """Which card an Aedile lays instead: Aedile, hand, card before, card after."""
    peeks: Floats
    """Whose card the Praetor looks at: hand, Aedile."""
    vetoes: Floats
    """Whether the Praetor vetoes it: Aedile, hand, card, no or yes."""

    def parts(self) -> tuple[Floats, Floats, Floats, Floats]:
        """All four choices."""
        return self.votes, self.replacements, self.peeks, self.vetoes


def equilibrium(context: DecisionContext, iterations: int = ITERATIONS) -> RoundStrategy:
    """What the three who have roles do in this round, if each plays well against what is publicly known."""
    roles, public = context.view.roles, context.history.public_before_votes()
    assert roles.praetor is not None
    seats = (*roles.aediles, roles.praetor)
    claims, spectator = context.history.claims, Observer.spectator(context)
    return _equilibrium(spectator, public, claims, context.turn, seats, context.markers, iterations)


@lru_cache(maxsize=16)
def _equilibrium(
    spectator: Observer,
    rounds: tuple[Round, ...],
    claims: tuple[Claim, ...],
    turn: int,
    seats: tuple[int, ...],
    markers: tuple[int, int],
    iterations: int,
) -> RoundStrategy:
    public = posterior(spectator, rounds, claims, turn)
    first_phase = turn <= spectator.players
    return cfr_plus(payoffs(public, seats, markers), first_phase=first_phase, iterations=iterations)


def cfr_plus(payoff: Floats, *, first_phase: bool, iterations: int = ITERATIONS) -> RoundStrategy:
    """The average strategy of some iterations, later ones counting more."""
    legal = legal_choices(first_phase=first_phase)
    regrets, total = (tuple(np.zeros_like(part) for part in legal.parts()) for _ in range(2))
    now = regret_matching(regrets, legal)
    for number in range(1, iterations + 1):
        values, reach = counterfactual_values(now, payoff), _reach(now)
        total = tuple(t + number * r * n for t, r, n in zip(total, reach, now.parts(), strict=True))
        regrets = tuple(
            np.maximum(r + np.where(f > 0, v - (v * n).sum(axis=-1, keepdims=True), 0.0), 0.0)
            for r, v, n, f in zip(regrets, values, now.parts(), legal.parts(), strict=True)
        )
        now = regret_matching(regrets, legal)
    return regret_matching(total, legal)


def payoffs(public: Belief, seats: tuple[int, ...], markers: tuple[int, int]) -> Floats:
    """Each player's chance to win, times the probability of the hands: player, hands of all three, cards.

    The Aediles come first and the Praetor last, as everywhere here.
    """
    place = np.zeros(public.worlds.shape[1], dtype=np.int64)
    for seat in seats:
        place = place * HANDS + public.worlds[public.observer.row(seat)]
    found = np.zeros((len(seats), HANDS**3, len(STEPS)))
    for player, seat in enumerate(seats):
        after = values_after_count(public.observer, seat, public.turn, markers)
        weighted = public.weights[:, None] * after
        for step in range(len(STEPS)):
            found[player, :, step] = np.bincount(place, weights=weighted[:, step], minlength=HANDS**3)
    return found.reshape(len(seats), HANDS, HANDS, HANDS, len(STEPS))[..., STEP]


def legal_choices(*, first_phase: bool) -> RoundStrategy:
    """1 for all that is legal: yellow only in the second phase (I10), and only another card instead (I11)."""
    cards = np.ones(CARD_COUNT)
    cards[YELLOW] = not first_phase
    vetoes = np.ones((2, HANDS, CARD_COUNT, 2))
    vetoes[:, :, YELLOW] = (0, 1)
    different = cards * (1 - np.eye(CARD_COUNT))
    return RoundStrategy(
        votes=np.broadcast_to(cards, (2, HANDS, CARD_COUNT)).copy(),
        replacements=np.broadcast_to(different, (2, HANDS, CARD_COUNT, CARD_COUNT)).copy(),
        peeks=np.ones((HANDS, 2)),
        vetoes=vetoes,
    )


def regret_matching(weights: tuple[Floats, ...], legal: RoundStrategy) -> RoundStrategy:
    """Choices in proportion to their weights; uniform where there are none."""
    parts = []
    for weight, allowed in zip(weights, legal.parts(), strict=True):
        total = weight.sum(axis=-1, keepdims=True)
        uniform = allowed / allowed.sum(axis=-1, keepdims=True)
        parts.append(np.where(total > 0, weight / np.where(total > 0, total, 1.0), uniform))
    return RoundStrategy(*parts)


def _reach(now: RoundStrategy) -> tuple[Floats, ...]:
    """How likely each of the three comes to a choice by their own earlier choices."""
    return np.ones(1), now.votes[..., None], np.ones(1), now.peeks.T[:, :, None, None]


def counterfactual_values(now: RoundStrategy, payoff: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """The value of each choice to its player, weighted by how chance and the others lead there."""
    votes, replacements = np.zeros_like(now.votes), np.zeros_like(now.replacements)
    peeks, vetoes = np.zeros_like(now.peeks), np.zeros_like(now.vetoes)
    for one in (0, 1):
        # One is the Aedile looked at; their hand and card come first.
        own, others, praetors = (
            np.swapaxes(np.swapaxes(values, 0, 1), -1, -2) if one else values
            for values in (payoff[one], payoff[1 - one], payoff[2])
        )
        vote, other = now.votes[one], now.votes[1 - one]
        peeked, vetoed, instead = now.peeks[:, one], now.vetoes[one], now.replacements[one]
        becomes = np.einsum("pv,avn->apvn", vetoed[..., 1], instead)
        becomes += np.einsum("pv,vn->pvn", vetoed[..., 0], np.eye(CARD_COUNT))
        to_praetor = np.einsum("abpnc,bc->apn", praetors, other)
        to_one = np.einsum("abpnc,bc,p->apn", own, other, peeked)
        votes[one] += np.einsum("apvn,apn->av", becomes, to_one)
        replacements[one] = np.einsum("pv,apn->avn", vetoed[..., 1], to_one)
        final = np.einsum("av,apvn->apn", vote, becomes)
        votes[1 - one] += np.einsum("apn,abpnc->bc", final * peeked[:, None], others)
        peeks[:, one] = np.einsum("apn,apn->p", final, to_praetor)
        vetoes[one, ..., 1] = np.einsum("av,avn,apn->pv", vote, instead, to_praetor)
        vetoes[one, ..., 0] = np.einsum("av,apv->pv", vote, to_praetor)
    return votes, replacements, peeks, vetoes
