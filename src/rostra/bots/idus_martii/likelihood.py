"""Likelihoods: how likely it was to see what was seen of a round, given the hands of those involved."""

from __future__ import annotations

import numpy as np

from rostra.bots.idus_martii.history import Round
from rostra.bots.idus_martii.listening import CARD_LIMIT
from rostra.bots.idus_martii.opponent_model import (
    Models,
    assignment_policy,
    assignments,
    peek_policies,
    policies,
)
from rostra.bots.idus_martii.worlds import CARD_COUNT, HANDS, Floats
from rostra.games.idus_martii.components import YELLOW


def of_round(record: Round, seat: int, players: int, models: Models) -> Floats:
    """The likelihood of what a seat has seen of a round in which the Praetor has looked at a card.

    The axes are the hands of the Aedile looked at, of the other Aedile and of the Praetor, and the model.
    What the seat did itself tells it nothing, so it counts as certain.
    """
    peeked, other, praetor = record.in_order()
    now, (low, high) = policies(players, record.turn, models), record.markers
    vote, veto, replace = now.vote[:, :, low, high], now.veto[:, :, low, high], now.replace[:, :, low, high]
    one = np.ones(())
    first = (one if peeked == seat else vote) * _of_card(record, peeked)
    second = (one if other == seat else vote) * _of_card(record, other)
    becomes = _card_change(record, one if peeked == seat else replace, 0.5 * one if praetor == seat else veto)
    shape = (len(models), HANDS, CARD_COUNT)
    becomes = np.broadcast_to(
        becomes * _known(record.replacement), (len(models), HANDS, HANDS, CARD_COUNT, CARD_COUNT)
    )
    final = np.einsum("mav,mapvw->mapw", np.broadcast_to(first, shape), becomes)
    fitting = np.broadcast_to(second, shape) @ _of_count(record.counted).T
    if praetor != seat and record.reputations_at_peek:
        final = final * peek_policies(record.reputations_at_peek, peeked, other, models)[:, None, :, None]
    found: Floats = np.einsum("mapw,mbw->abpm", final, fitting)
    return found


def of_assignment(record: Round, players: int, models: Models) -> Floats:
    """The likelihood of the roles the Consul handed out (I9): hand of the Consul, model."""
    if not record.reputations_at_assignment or record.previous_roles is None or record.roles is None:
        return np.ones((HANDS, len(models)))
    ways = assignments(players, record.consul, record.previous_roles)
    way = ways.index(record.roles)
    known = record.reputations_at_assignment
    return np.stack([assignment_policy(known, ways, model)[:, way] for model in models], axis=1)


def _of_card(record: Round, aedile: int) -> Floats:
    """How well each card of an Aedile agrees with what is known and claimed about it."""
    found = np.ones(CARD_COUNT)
    for owner, card, ratio in record.hints:
        if owner == aedile:
            found[card] *= ratio
    # All claims about a card together count for no more than one, because talk is cheap (I17).
    return np.clip(found, 1 / CARD_LIMIT, CARD_LIMIT) * _known(record.ballot_of(aedile))


def _card_change(record: Round, replace: Floats, veto: Floats) -> Floats:
    """What the card looked at becomes: model, hands of Aedile and Praetor, card before, card after."""
    shape = (1, HANDS, HANDS, CARD_COUNT, CARD_COUNT)
    replaced = replace[:, :, None] if replace.ndim else np.ones(shape)
    if record.peeked is not None and record.ballot_of(record.peeked) == YELLOW:
        return replaced
    if record.vetoed is None:
        return np.broadcast_to(np.eye(CARD_COUNT), shape)
    vetoed = veto[:, None, :, :, None] if veto.ndim else veto
    card = vetoed * replaced if record.vetoed else (1 - vetoed) * np.eye(CARD_COUNT)
    not_yellow = 1.0 - (np.arange(CARD_COUNT) == YELLOW)
    found: Floats = card * not_yellow[:, None]
    return found


def _known(card: int | None) -> Floats:
    """1 for the card that is known to have been laid, or for all cards if it is not known."""
    return np.ones(CARD_COUNT) if card is None else np.eye(CARD_COUNT)[card]


def _of_count(counted: tuple[int, ...]) -> Floats:
    """The likelihood of the cards turned up; only one is turned up if it crosses the limit (I7)."""
    if not counted:
        return np.ones((CARD_COUNT, CARD_COUNT))
    found = np.zeros((CARD_COUNT, CARD_COUNT))
    if len(counted) == 1:
        found[counted[0], :] += 0.5
        found[:, counted[0]] += 0.5
        return found
    found[counted[0], counted[1]] = found[counted[1], counted[0]] = 1.0
    return found
