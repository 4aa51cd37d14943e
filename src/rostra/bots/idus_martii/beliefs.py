"""Beliefs: the Bayesian posterior over all worlds, given everything a seat has seen.

Each thing seen has a likelihood in each world, by the opponent models. How the table as a whole plays is not
known either, so the posterior is over worlds and models together, and the models that predict best come to
count most. All of them leave room for anything, so nothing becomes certain that is not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from rostra.bots.idus_martii import likelihood
from rostra.bots.idus_martii.history import Claim, DecisionContext, Round
from rostra.bots.idus_martii.listening import Listener
from rostra.bots.idus_martii.opponent_model import MODELS, Models, PlayerModel, policies
from rostra.bots.idus_martii.worlds import (
    FACTION_COUNT,
    HANDS,
    HIGHER,
    LOWER,
    Floats,
    Ints,
    Observer,
    Worlds,
    dealt_worlds,
    discard_transition,
)


@dataclass(frozen=True, slots=True)
class Belief:
    """A posterior over worlds and models."""

    observer: Observer
    turn: int
    worlds: Worlds
    weights: Floats
    """The probability of each world."""
    joint: Floats
    """The same with the model by which the table plays: world, model."""
    models: Models

    def likely(self, model: PlayerModel) -> float:
        """How likely the table plays like a model; one that the observer does not know of, not at all."""
        if model not in self.models:
            return 0.0
        return float(self.joint[:, self.models.index(model)].sum())

    def hands(self, seat: int) -> Floats:
        """How likely another seat has each hand."""
        row = self.worlds[self.observer.row(seat)]
        return np.bincount(row, weights=self.weights, minlength=HANDS).astype(np.float64)

    def factions(self, seat: int) -> Floats:
        """How likely another seat is of each faction; of two cards each counts half."""
        hands = self.hands(seat)
        both = np.concatenate([LOWER, HIGHER])
        halves = np.concatenate([hands, hands]) / 2
        return np.bincount(both, weights=halves, minlength=FACTION_COUNT).astype(np.float64)


def belief(context: DecisionContext, models: Models = MODELS) -> Belief:
    """The belief of a seat that decides, given all it has seen."""
    seen = context.history
    return posterior(Observer.of(context), seen.rounds, seen.claims, context.turn, models)


def posterior(
    observer: Observer,
    rounds: tuple[Round, ...],
    claims: tuple[Claim, ...],
    turn: int,
    models: Models = MODELS,
) -> Belief:
    """The belief of an observer who has seen some rounds and heard some claims."""
    heard = Listener(observer, rounds, claims)
    joint = _joint(observer, heard.hinted_rounds(), models) * heard.likelihood(turn)[:, None]
    joint /= joint.sum()
    return Belief(observer, turn, observer.worlds(turn), joint.sum(axis=1), joint, models)


@lru_cache(maxsize=256)
def _joint(observer: Observer, rounds: tuple[Round, ...], models: Models) -> Floats:
    """The probability of each world and model after some rounds; earlier rounds are usually in the cache."""
    if len(rounds) <= 1:
        joint = _prior(observer, rounds[0].turn if rounds else 1, models)
    else:
        joint = _joint(observer, rounds[:-1], models)
    if rounds:
        joint = _updated(observer, rounds[-1], joint, models)
    return joint


def _prior(observer: Observer, turn: int, models: Models) -> Floats:
    """The probabilities before anything was seen; a table may begin in the middle of a game."""
    others, unseen = observer.others, observer.unseen()
    joint = np.outer(dealt_worlds(others, unseen)[1], [model.prior for model in models])
    rows = observer.discarded(turn)
    for place in range(len(rows)):
        step = discard_transition(others, unseen, rows[: place + 1])
        joint = step.apply(joint, np.full(joint.shape, 0.5))
    return joint


def _updated(observer: Observer, record: Round, joint: Floats, models: Models) -> Floats:
    """The probabilities when a round has been seen, as far as it was played."""
    hands = observer.worlds(record.turn)
    if record.consul != observer.seat:
        of_roles = likelihood.of_assignment(record, observer.players, models)
        joint = joint * of_roles[hands[observer.row(record.consul)]]
    if record.peeked is not None:
        joint = joint * _of_round(observer, record, hands, models)
    if record.discarded and record.consul != observer.seat:
        keeps_lower = _keeps_lower(observer, record, hands, models)
        joint = observer.discard(record.turn).apply(joint, keeps_lower)
    total: float = joint.sum()
    return joint / total


def _keeps_lower(observer: Observer, record: Round, hands: Ints, models: Models) -> Floats:
    """How likely the Consul keeps the lower of two cards: world, model."""
    policy = policies(observer.players, record.turn, models).keep_lower[:, :, *record.markers_after()]
    found: Floats = policy.T[hands[observer.row(record.consul)]]
    return found


def _of_round(observer: Observer, record: Round, hands: Ints, models: Models) -> Floats:
    """The likelihood of what was seen from the vote to the count: world, model."""
    place: Ints | int = 0
    for seat in record.in_order():
        own = seat == observer.seat
        place = place * HANDS + (observer.hand(record.turn) if own else hands[observer.row(seat)])
    by_hands = likelihood.of_round(record, observer.seat, observer.players, models)
    found: Floats = by_hands.reshape(-1, len(models))[place]
    return found
