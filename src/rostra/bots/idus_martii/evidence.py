"""How likely it is to see what was seen of a round, by what its Aediles and its Praetor are."""

from __future__ import annotations

import numpy as np

from rostra.bots.idus_martii import talk
from rostra.bots.idus_martii.cards import BALLOTS, KINDS
from rostra.bots.idus_martii.chronicle import Round
from rostra.bots.idus_martii.manners import Floats, Models, shared_customs
from rostra.bots.idus_martii.repute import assignments, of_assignment, of_look
from rostra.games.idus_martii.components import YELLOW


def of_round(record: Round, seat: int, players: int, models: Models) -> Floats:
    """The chance of what a seat has seen of a round in which the Praetor has looked at a card.

    By the kinds of the Aedile looked at, of the other, and of the Praetor, and by the model. What the seat
    did itself tells it nothing, so it counts as if it had to be.
    """
    peeked, other, praetor = record.in_order()
    now = shared_customs(players, record.turn, models)
    low, high = record.markers
    vote, veto, replace = now.vote[:, :, low, high], now.veto[:, :, low, high], now.replace[:, :, low, high]
    one = np.ones(())
    first = (one if peeked == seat else vote) * _expected(record, peeked, seat)
    second = (one if other == seat else vote) * _expected(record, other, seat)
    becomes = _becomes(record, one if peeked == seat else replace, 0.5 * one if praetor == seat else veto)
    shape = (len(models), KINDS, BALLOTS)
    becomes = np.broadcast_to(becomes * _known(record.new), (len(models), KINDS, KINDS, BALLOTS, BALLOTS))
    ending = np.einsum("mav,mapvw->mapw", np.broadcast_to(first, shape), becomes)
    fitting = np.broadcast_to(second, shape) @ _counted(record.turned).T
    if praetor != seat and record.looked:
        ending = ending * of_look(record.looked, peeked, other, models)[:, None, :, None]
    chances: Floats = np.einsum("mapw,mbw->abpm", ending, fitting)
    return chances


def of_roles(record: Round, players: int, models: Models) -> Floats:
    """The chance that the Consul hands out the roles as he did (I9): his kind, model."""
    if not record.named or record.last is None or record.roles is None:
        return np.ones((KINDS, len(models)))
    ways = assignments(players, record.consul, record.last)
    return of_assignment(record.named, ways, record.roles, models)


def _expected(record: Round, aedile: int, seat: int) -> Floats:
    """How far each card of an Aedile agrees with what is known and what is said of it."""
    expected: Floats = talk.of_card(record, aedile, seat) * _known(record.card_of(aedile))
    return expected


def _becomes(record: Round, replace: Floats, veto: Floats) -> Floats:
    """What the card looked at becomes: model, kinds of Aedile and Praetor, card before, card after."""
    shape = (1, KINDS, KINDS, BALLOTS, BALLOTS)
    colours = 1.0 - (np.arange(BALLOTS) == YELLOW)
    exchanged = replace[:, :, None] if replace.ndim else np.ones(shape)
    if record.peeked is not None and record.card_of(record.peeked) == YELLOW:
        return exchanged
    if record.vetoed is None:
        return np.broadcast_to(np.eye(BALLOTS), shape)
    demanded = veto[:, None, :, :, None] if veto.ndim else veto
    card = demanded * exchanged if record.vetoed else (1 - demanded) * np.eye(BALLOTS)
    becomes: Floats = card * colours[:, None]
    return becomes


def _known(card: int | None) -> Floats:
    """1 for the card that is known to have been laid, or for all if none is."""
    return np.ones(BALLOTS) if card is None else np.eye(BALLOTS)[card]


def _counted(turned: tuple[int, ...]) -> Floats:
    """The chance that two cards are turned up like this; only one is when it crosses the limit (I7)."""
    if not turned:
        return np.ones((BALLOTS, BALLOTS))
    fits = np.zeros((BALLOTS, BALLOTS))
    if len(turned) == 1:
        fits[turned[0], :] += 0.5
        fits[:, turned[0]] += 0.5
        return fits
    fits[turned[0], turned[1]] = fits[turned[1], turned[0]] = 1.0
    return fits
