"""The opponent models: how likely a player of each kind makes each choice.

A model steers the track towards its faction, expects future votes to be even or much like past ones, and
sometimes does something else. The choices of a round are tables over both markers, so that thousands of
worlds are looked up at once. Whom a player gives a role or distrusts follows from the reputations in
``history``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

import numpy as np

from rostra.bots.idus_martii.heuristic import BLUFF_COST, PRAETOR_WEIGHT, PRIOR_VOTES
from rostra.bots.idus_martii.history import Reputations, Roles
from rostra.bots.idus_martii.worlds import CARD_COUNT, FACTION_COUNT, HANDS, HIGHER, LOWER, Floats, Ints
from rostra.games.idus_martii.components import GREEN, LIMIT, MERCHANT, RED, YELLOW

MISSING_RIVAL = 0.67
"""How likely the faction that is ahead has no rival, times the number of players."""
_GREEN_LEVELS = 11
"""The probabilities of a green card that are told apart: 0, 0.1, ... 1."""


@dataclass(frozen=True, slots=True)
class PlayerModel:
    """The parameters of a way to play."""

    temperature: float
    """How large a difference between two choices must be to decide between them."""
    bluff_rate: float
    """How often a choice that costs little is preferred to the best."""
    noise: float
    """How often the choice is uniformly random."""
    looks_ahead: bool = True
    """Whether the player thinks to the end of the game, or looks only at where the markers stand."""
    reputation_weight: float = 0.0
    """How much reputations count when the player chooses people."""
    even_votes: float = PRIOR_VOTES
    """How many even votes the past is mixed with to predict the future."""
    doubts_rivals: bool = False
    """Whether the player keeps a Merchant because the faction that is ahead may have no rival (I15)."""
    prior: float = 1.0
    """How likely it is that a table of strangers plays like this."""


Models = tuple[PlayerModel, ...]

SHARP = PlayerModel(0.002, 0.15, 0.03, reputation_weight=4.0, prior=0.15)
STEADY = PlayerModel(0.05, 0.0, 0.08, reputation_weight=1.0, even_votes=1e6, doubts_rivals=True, prior=0.2)
NOISY = PlayerModel(0.08, 0.1, 0.2, reputation_weight=1.5, prior=0.08)
MYOPIC = PlayerModel(0.002, 0.0, 0.05, looks_ahead=False, prior=0.27)
UNIFORM = PlayerModel(1.0, 0.0, 1.0, prior=0.3)
MODELS: Models = (SHARP, STEADY, NOISY, MYOPIC, UNIFORM)
"""What a table of strangers may play like: rule-based bots, those that search, and others."""


@dataclass(frozen=True, slots=True)
class Policy:
    """The probabilities of the choices about cards in one round."""

    vote: Floats
    """Which card an Aedile lays: hand, Loyalist marker, Traitor marker, card."""
    veto: Floats
    """Whether a Praetor vetoes a card: hand, markers, card seen."""
    replace: Floats
    """Which card an Aedile lays instead: hand, markers, card before, card after."""
    keep_lower: Floats
    """Whether a Consul keeps the lower of two cards: hand, markers."""


@lru_cache(maxsize=512)
def policy(players: int, turn: int, model: PlayerModel) -> Policy:
    """How a model plays in a round."""
    left, even = 2 * (2 * players - turn + 1), model.even_votes
    values = _vote_values(players, left, even) if model.looks_ahead else _wishes(players)
    allowed = values.copy()
    if turn <= players:
        allowed[..., YELLOW] = -np.inf
    replace = np.repeat(allowed[..., None, :], CARD_COUNT, axis=-2)
    for card in range(CARD_COUNT):
        replace[..., card, card] = -np.inf
    if model.looks_ahead:
        factions = _faction_values(players, left - 2, even)
        if model.doubts_rivals:
            missing = MISSING_RIVAL / players
            factions = factions * (1 - missing)
            factions[..., MERCHANT] += missing
    else:
        factions = _lead(players)
    kept = np.moveaxis(np.stack([factions[..., LOWER], factions[..., HIGHER]], axis=-1), 2, 0)
    return Policy(
        vote=_choice(allowed, model),
        veto=_veto(allowed, model),
        replace=_choice(replace, model),
        keep_lower=_choice(kept, model)[..., 0],
    )


@lru_cache(maxsize=128)
def policies(players: int, turn: int, models: Models) -> Policy:
    """The policies of several models at once; the model is the first axis."""
    found = [policy(players, turn, model) for model in models]
    return Policy(
        np.stack([each.vote for each in found]),
        np.stack([each.veto for each in found]),
        np.stack([each.replace for each in found]),
        np.stack([each.keep_lower for each in found]),
    )


@lru_cache(maxsize=256)
def assignments(players: int, consul: int, last: Roles) -> tuple[Roles, ...]:
    """All ways to hand out the roles (I9), when these three had them in the round before."""
    others = [seat for seat in range(players) if seat != consul]
    again = 1 if players == 5 else 0
    return tuple(
        (praetor, low, high)
        for praetor in others
        if praetor != last[0]
        for low, high in combinations(others, 2)
        if praetor not in (low, high) and (low in last[1:]) + (high in last[1:]) <= again
    )


@lru_cache(maxsize=256)
def assignment_policy(reputations: Reputations, ways: tuple[Roles, ...], model: PlayerModel) -> Floats:
    """How likely a Consul hands out the roles in each of these ways: hand, way."""
    liking = _liking(reputations)[:, np.array(ways)] @ np.array([PRAETOR_WEIGHT, 1.0, 1.0])
    eager = np.exp(model.reputation_weight * (liking - liking.max(axis=1, keepdims=True)))
    eager /= eager.sum(axis=1, keepdims=True)
    found: Floats = (1 - model.noise) * eager + model.noise / len(ways)
    return found


def peek_policy(reputations: Reputations, aedile: int, other: int, model: PlayerModel) -> Floats:
    """How likely a Praetor looks at the card of one Aedile rather than at the other's: hand."""
    liking = _liking(reputations)
    doubt = model.reputation_weight * (liking[:, other] - liking[:, aedile])
    found: Floats = (1 - model.noise) / (1 + np.exp(-doubt)) + model.noise / 2
    return found


def peek_policies(reputations: Reputations, aedile: int, other: int, models: Models) -> Floats:
    """The same for several models: model, hand."""
    return np.stack([peek_policy(reputations, aedile, other, model) for model in models])


def _liking(reputations: Reputations) -> Floats:
    """How much somebody with each hand likes each seat; with two cards, both count half: hand, seat."""
    table = np.array(reputations)
    liking: Floats = (table[:, LOWER] + table[:, HIGHER]).T / 2
    return liking


def _choice(values: Floats, model: PlayerModel) -> Floats:
    """The probability of each choice (last axis) by its value; an illegal choice has a value of -inf."""
    behind = values.max(axis=-1, keepdims=True) - values
    legal = np.isfinite(values)
    softmax = np.where(legal, np.exp(-np.where(legal, behind, 0.0) / model.temperature), 0.0)
    softmax /= softmax.sum(axis=-1, keepdims=True)
    harmless = (legal & (behind < BLUFF_COST)).astype(float)
    rest = harmless * (1 - softmax)
    total = rest.sum(axis=-1, keepdims=True)
    bluff = np.where(total > 0, rest / np.where(total > 0, total, 1.0), softmax)
    uniform = legal / legal.sum(axis=-1, keepdims=True)
    intended = (1 - model.bluff_rate) * softmax + model.bluff_rate * bluff
    found: Floats = (1 - model.noise) * intended + model.noise * uniform
    return found


def _veto(allowed: Floats, model: PlayerModel) -> Floats:
    """How likely a veto is: if what may come instead is better on average, or at best for the myopic."""
    legal = np.isfinite(allowed)
    total = np.where(legal, allowed, 0.0).sum(axis=-1, keepdims=True)
    seen = np.where(legal, allowed, 0.0)
    instead = (total - seen) / (legal.sum(axis=-1, keepdims=True) - 1)
    if not model.looks_ahead:
        instead = np.where(seen < allowed.max(axis=-1, keepdims=True), seen + 1, seen - 1)
    choices = np.stack([instead, seen], axis=-1)
    return _choice(choices, PlayerModel(model.temperature, 0.0, model.noise))[..., 0]


@lru_cache(maxsize=128)
def _vote_values(players: int, left: int, even_votes: float) -> Floats:
    """What laying each card is worth with ``left`` cards still to be counted: hand, markers, card."""
    size = LIMIT[players] + 2
    win, guess = _win_table(players, left - 1), _predicted_green(size, even_votes)
    rows, columns = np.indices((size, size))
    values = np.zeros((HANDS, size, size, CARD_COUNT))
    for card, (up, down) in {GREEN: (1, 0), RED: (0, 1), YELLOW: (0, 0)}.items():
        low, high = np.minimum(rows + up, size - 1), np.minimum(columns + down, size - 1)
        values[..., card] = np.moveaxis(_hand_values(win[guess, low, high]), -1, 0)
    return values


def _faction_values(players: int, left: int, even_votes: float) -> Floats:
    """The chance of each faction to win with ``left`` cards still to be counted: markers, faction."""
    size = LIMIT[players] + 2
    rows, columns = np.indices((size, size))
    values: Floats = _win_table(players, left)[_predicted_green(size, even_votes), rows, columns]
    return values


def _hand_values(factions: Floats) -> Floats:
    """The chance of each hand to win; of two cards the better one counts most."""
    low, high = factions[..., LOWER], factions[..., HIGHER]
    values: Floats = 0.8 * np.maximum(low, high) + 0.2 * np.minimum(low, high)
    return values


def _lead(players: int) -> Floats:
    """How far ahead each faction is; Merchants are ahead if nobody else is: markers, faction."""
    size = LIMIT[players] + 2
    lead = np.subtract.outer(np.arange(size), np.arange(size))
    merchants = np.where(abs(lead) < 2, 0.5, -1.5)
    return np.stack([np.minimum(lead, 0), np.minimum(-lead, 0), merchants], axis=-1)


def _wishes(players: int) -> Floats:
    """How much somebody who looks only at the markers likes each card: hand, markers, card."""
    lead = _lead(players)
    low, high = lead[..., LOWER], lead[..., HIGHER]
    values = np.zeros((*low.shape, CARD_COUNT))
    values[..., YELLOW] = 0.3
    values[..., :YELLOW] += 0.1 * (lead[..., None, :YELLOW] < 0)
    for hand in range(HANDS):
        values[..., hand, LOWER[hand]] += low[..., hand] >= high[..., hand]
        values[..., hand, HIGHER[hand]] += high[..., hand] >= low[..., hand]
    return np.moveaxis(values, 2, 0)


def _predicted_green(size: int, even_votes: float) -> Ints:
    """The predicted probability of a green card for both markers, in tenths."""
    rows, columns = np.indices((size, size))
    tenths = (_GREEN_LEVELS - 1) * (rows + even_votes / 2) / (rows + columns + even_votes)
    return np.rint(tenths).astype(np.int64)


@lru_cache(maxsize=128)
def _win_table(players: int, left: int) -> Floats:
    """The chance of each faction to win (I14, I15): predicted green, markers, faction."""
    limit = LIMIT[players]
    size = limit + 2
    if left <= 0:
        win = np.zeros((_GREEN_LEVELS, size, size, FACTION_COUNT))
        lead = np.subtract.outer(np.arange(size), np.arange(size))
        win[..., 0], win[..., 1] = lead >= 2, lead <= -2
    else:
        after = _win_table(players, left - 1)
        green = np.linspace(0, 1, _GREEN_LEVELS)[:, None, None, None]
        up = np.concatenate([after[:, 1:], after[:, -1:]], axis=1)
        down = np.concatenate([after[:, :, 1:], after[:, :, -1:]], axis=2)
        win = green * up + (1 - green) * down
    win[:, limit + 1, :, :2] = (0.0, 1.0)
    win[:, : limit + 1, limit + 1, :2] = (1.0, 0.0)
    win[..., 2] = 1 - win[..., 0] - win[..., 1]
    return win
