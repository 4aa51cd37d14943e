"""How players behave: the chance of each choice, by what a seat holds and where the markers stand.

A manner is a model of a player. It steers the track towards its side, sees the future as votes much like
those that were, and now and then does something else. All choices of a round are tables over both markers,
so that thousands of worlds are looked up at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rostra.bots.idus_martii.cards import BALLOTS, HIGHER, KINDS, LOWER, SIDES
from rostra.bots.idus_martii.odds import INERTIA
from rostra.games.idus_martii.components import GREEN, LIMIT, RED, YELLOW

Floats = NDArray[np.float64]

LITTLE = 0.06
"""How much of a chance to win a player may give away to hide his side."""
_GREENS = 11
"""Chances of a card to be green that are told apart: 0, 0.1, ... 1."""


@dataclass(frozen=True, slots=True)
class Manner:
    """A way to play."""

    keenness: float
    """How small a difference between two choices decides: the lower, the keener."""
    hides: float
    """How often a choice that costs little is taken instead of the best."""
    noise: float
    """How often anything at all is done."""
    far: bool = True
    """Whether he reckons to the end of the game, or looks only at where the markers stand."""
    heeds: float = 0.0
    """How much the names others have made themselves count with him, when he chooses people."""
    prior: float = 1.0
    """How likely it is that a table of strangers plays like this."""


Models = tuple[Manner, ...]

STEADY = Manner(0.002, 0.15, 0.03, heeds=4.0, prior=0.18)
WAVERING = Manner(0.08, 0.1, 0.2, heeds=1.5, prior=0.1)
PLAIN = Manner(0.002, 0.0, 0.05, far=False, prior=0.4)
AIMLESS = Manner(1.0, 0.0, 1.0, prior=0.32)
STRANGERS: Models = (STEADY, WAVERING, PLAIN, AIMLESS)


@dataclass(frozen=True, slots=True)
class Customs:
    """The chances of all choices of one round; the markers are always the last two axes but the choice."""

    vote: Floats
    """Which card an Aedile lays: kind, Loyalist marker, Traitor marker, card."""
    veto: Floats
    """Whether a Praetor has a card exchanged: kind, markers, card seen."""
    replace: Floats
    """Which card an Aedile lays instead: kind, markers, card before, card after."""
    keep: Floats
    """Whether a Consul keeps the lower of his two cards: kind, markers."""


@lru_cache(maxsize=512)
def customs(players: int, turn: int, manner: Manner) -> Customs:
    """How everybody plays in a round."""
    first_phase = turn <= players
    values = _values(players, 2 * (2 * players - turn + 1)) if manner.far else _wishes(players)
    allowed = values.copy()
    if first_phase:
        allowed[..., YELLOW] = -np.inf
    replace = np.repeat(allowed[..., None, :], BALLOTS, axis=-2)
    for card in range(BALLOTS):
        replace[..., card, card] = -np.inf
    sides = _sides(players, 2 * (2 * players - turn)) if manner.far else _standing(players)
    after = np.moveaxis(np.stack([sides[..., LOWER], sides[..., HIGHER]], axis=-1), 2, 0)
    return Customs(
        vote=_chosen(allowed, manner),
        veto=_vetoes(allowed, manner),
        replace=_chosen(replace, manner),
        keep=_chosen(after, manner)[..., 0],
    )


@lru_cache(maxsize=128)
def shared_customs(players: int, turn: int, models: Models) -> Customs:
    """The same for several manners at once, which are the first axis."""
    all_ = [customs(players, turn, model) for model in models]
    return Customs(
        np.stack([each.vote for each in all_]),
        np.stack([each.veto for each in all_]),
        np.stack([each.replace for each in all_]),
        np.stack([each.keep for each in all_]),
    )


def _chosen(values: Floats, manner: Manner) -> Floats:
    """The chance of each choice (last axis) by its value; what is not allowed has a value of -inf."""
    best = values.max(axis=-1, keepdims=True)
    behind = best - values
    possible = np.isfinite(values)
    eager = np.where(possible, np.exp(-np.where(possible, behind, 0.0) / manner.keenness), 0.0)
    eager /= eager.sum(axis=-1, keepdims=True)
    harmless = (possible & (behind < LITTLE)).astype(float)
    rest = harmless * (1 - eager)
    given = rest.sum(axis=-1, keepdims=True)
    hiding = np.where(given > 0, rest / np.where(given > 0, given, 1.0), eager)
    uniform = possible / possible.sum(axis=-1, keepdims=True)
    playing = (1 - manner.hides) * eager + manner.hides * hiding
    chances: Floats = (1 - manner.noise) * playing + manner.noise * uniform
    return chances


def _vetoes(allowed: Floats, manner: Manner) -> Floats:
    """The chance of a veto: what may come instead is better, on average or, to the near-sighted, at best."""
    possible = np.isfinite(allowed)
    total = np.where(possible, allowed, 0.0).sum(axis=-1, keepdims=True)
    seen = np.where(possible, allowed, 0.0)
    instead = (total - seen) / (possible.sum(axis=-1, keepdims=True) - 1)
    if not manner.far:
        instead = np.where(seen < allowed.max(axis=-1, keepdims=True), seen + 1, seen - 1)
    choices = np.stack([instead, seen], axis=-1)
    return _chosen(choices, Manner(manner.keenness, 0.0, manner.noise))[..., 0]


@lru_cache(maxsize=128)
def _values(players: int, left: int) -> Floats:
    """What laying each card is worth to each kind: kind, markers, card; so many cards are to be turned up."""
    size = LIMIT[players] + 2
    odds = _odds(players, left - 1)
    guess = _guess(size)
    rows, columns = np.indices((size, size))
    values = np.zeros((KINDS, size, size, BALLOTS))
    for card, (up, down) in {GREEN: (1, 0), RED: (0, 1), YELLOW: (0, 0)}.items():
        low, high = np.minimum(rows + up, size - 1), np.minimum(columns + down, size - 1)
        values[..., card] = np.moveaxis(_prospects(odds[guess, low, high]), -1, 0)
    return values


def _sides(players: int, left: int) -> Floats:
    """The chance of each faction to win when so many cards are to be turned up: markers, faction."""
    size = LIMIT[players] + 2
    rows, columns = np.indices((size, size))
    sides: Floats = _odds(players, left)[_guess(size), rows, columns]
    return sides


def _standing(players: int) -> Floats:
    """How far ahead each faction is on the track; Merchants are if nobody is: markers, faction."""
    size = LIMIT[players] + 2
    lead = np.subtract.outer(np.arange(size), np.arange(size))
    merchants = np.where(abs(lead) < 2, 0.5, -1.5)
    return np.stack([np.minimum(lead, 0), np.minimum(-lead, 0), merchants], axis=-1)


def _wishes(players: int) -> Floats:
    """How much each kind likes each card who looks no further than the markers: kind, markers, card."""
    standing = _standing(players)
    low, high = standing[..., LOWER], standing[..., HIGHER]
    values = np.zeros((*low.shape, BALLOTS))
    values[..., YELLOW] = 0.3
    values[..., :YELLOW] += 0.1 * (standing[..., None, :YELLOW] < 0)
    for kind in range(KINDS):
        values[..., kind, LOWER[kind]] += low[..., kind] >= high[..., kind]
        values[..., kind, HIGHER[kind]] += high[..., kind] >= low[..., kind]
    return np.moveaxis(values, 2, 0)


def _prospects(sides: Floats) -> Floats:
    """The chance of each kind to win; of two cards the better one counts most."""
    low, high = sides[..., LOWER], sides[..., HIGHER]
    prospects: Floats = 0.8 * np.maximum(low, high) + 0.2 * np.minimum(low, high)
    return prospects


def _guess(size: int) -> NDArray[Any]:
    """For both markers the guessed chance of a card to be green, as a number from 0 to 10."""
    rows, columns = np.indices((size, size))
    return np.rint((_GREENS - 1) * (rows + INERTIA / 2) / (rows + columns + INERTIA)).astype(np.int64)


@lru_cache(maxsize=128)
def _odds(players: int, left: int) -> Floats:
    """The chance of each faction to win (I14, I15) on the whole lattice: guess, markers, faction."""
    limit = LIMIT[players]
    size = limit + 2
    if left <= 0:
        odds = np.zeros((_GREENS, size, size, SIDES))
        lead = np.subtract.outer(np.arange(size), np.arange(size))
        odds[..., 0], odds[..., 1] = lead >= 2, lead <= -2
    else:
        after = _odds(players, left - 1)
        green = np.linspace(0, 1, _GREENS)[:, None, None, None]
        up = np.concatenate([after[:, 1:], after[:, -1:]], axis=1)
        down = np.concatenate([after[:, :, 1:], after[:, :, -1:]], axis=2)
        odds = green * up + (1 - green) * down
    odds[:, limit + 1, :, :2] = (0.0, 1.0)
    odds[:, : limit + 1, limit + 1, :2] = (1.0, 0.0)
    odds[..., 2] = 1 - odds[..., 0] - odds[..., 1]
    return odds
