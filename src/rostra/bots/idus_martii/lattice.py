"""What every place on the track is worth in every world, if all play on in one manner: exact, from the end.

When all have chosen a side, a world is nothing but those sides, whoever thinks about it: one table for each
number of players. Before that, worlds are those of the seat that thinks, and come together as others choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

import numpy as np

from rostra.bots.idus_martii.beliefs import Own
from rostra.bots.idus_martii.cards import HIGHER, KINDS, LOWER, SIDES, dealt
from rostra.bots.idus_martii.manners import STEADY, Floats, Manner, customs
from rostra.bots.idus_martii.track import Singles, moved, spots, tallies
from rostra.bots.idus_martii.worlds import Ints, choosing
from rostra.games.idus_martii.components import LIMIT, LOYALIST, MERCHANT, TRAITOR

COMPANY = 1.2
"""How much likelier a Consul gives a role to somebody of his own side: the logarithm of the odds."""


def leaves(own: Own, seat: int, turn: int, markers: tuple[int, int], manner: Manner = STEADY) -> Floats:
    """The chance of a seat to win when a round is counted, by what the count does: world, step."""
    places = moved(own.players, turn)[spots(own.players, turn).place[markers]]
    if turn > own.players + 1:
        return _settled(own, seat, turn + 1, manner, places)
    return _after(own, seat, turn, manner)[:, places].astype(np.float64)


def kept(own: Own, turn: int, markers: tuple[int, int], side: int, manner: Manner = STEADY) -> Floats:
    """The chance of the own seat to win if it keeps a card at the end of a round: world."""
    place = spots(own.players, turn + 1).place[markers]
    return _hopes(_keeping(own, side), own.seat, turn + 1, manner)[:, place].astype(np.float64)


def _keeping(own: Own, side: int) -> Own:
    first, second = own.cards
    return own if first == side else replace(own, cards=(second, first))


def _after(own: Own, seat: int, turn: int, manner: Manner) -> Singles:
    """The chance of a seat to win after a count, before the next round begins: world, spot."""
    consul = (own.start + turn - 1) % own.players
    if own.chooses(consul) != turn:
        return _hopes(own, seat, turn + 1, manner)
    then = spots(own.players, turn + 1)
    keep = customs(own.players, turn, manner).keep[:, then.loyalist, then.traitor].astype(np.float32)
    if consul == own.seat:
        lower = keep[own.kind(turn)]
        keeping = [_keeping(own, int(card[own.kind(turn)])) for card in (LOWER, HIGHER)]
        ways = [_hopes(each, seat, turn + 1, manner) for each in keeping]
        return np.asarray(lower * ways[0] + (1 - lower) * ways[1])
    step = choosing(own.others, own.unseen(), own.chosen(turn + 1))
    hopes, lower = _hopes(own, seat, turn + 1, manner), keep[own.worlds(turn).kinds[own.row(consul)]]
    return np.asarray(lower * hopes[step.lower] + (1 - lower) * hopes[step.higher])


@lru_cache(maxsize=48)
def _hopes(own: Own, seat: int, turn: int, manner: Manner) -> Singles:
    """The chance of a seat to win before a round, until all have chosen: world, spot."""
    if turn > own.players + 1:
        everywhere = np.arange(spots(own.players, turn).count)
        return _settled(own, seat, turn, manner, everywhere).astype(np.float32)
    kinds, chances = _all_kinds(own, turn), tallies(own.players, turn, manner)
    likely: Iterable[Singles | None]
    if turn > own.players:
        likely = _mixed(_companies(kinds, 0), chances)
    else:
        praetor, low, high = (kinds[(turn - 1 + step) % own.players] for step in (1, 2, 3))
        company = (low * KINDS + high) * KINDS + praetor
        table = chances.reshape(len(chances), KINDS**3, -1)
        likely = (step.take(company, axis=0) if step.any() else None for step in table)
    return _stepped(likely, _after(own, seat, turn, manner), moved(own.players, turn))


def _settled(own: Own, seat: int, turn: int, manner: Manner, places: Ints) -> Floats:
    """The chance of a seat to win before a round on some spots, when all have chosen: world, spot."""
    kinds = _all_kinds(own, turn)
    side = kinds[(seat - own.start) % own.players]
    fates = _fates(own.players, turn, manner)[side[:, None], _number(kinds)[:, None], places]
    return np.asarray(fates, dtype=np.float64)


def _all_kinds(own: Own, turn: int) -> Ints:
    """What every seat is, the start player first: seat, world."""
    kinds = own.worlds(turn).kinds
    if own.others < own.players:
        kinds = np.insert(kinds, own.seat, own.kind(turn), axis=0)
    return np.roll(kinds, -own.start, axis=0)


def _stepped(likely: Iterable[Singles | None], after: Singles, places: Ints) -> Singles:
    """The value before a round out of those after it, by how likely each step is, if at all: world, spot."""
    values = np.zeros((len(after), len(places)), dtype=np.float32)
    for step, chances in enumerate(likely):
        if chances is not None:
            values += chances * after[:, places[:, step]]
    return values


@lru_cache(maxsize=8)
def _ways_to_choose(players: int) -> tuple[Ints, Ints]:
    """All sides that players may have chosen, from the start player on: seat, world; and their numbers."""
    codes = np.arange(SIDES**players)
    sides = (codes // SIDES ** np.arange(players)[:, None]) % SIDES
    possible = np.all(
        [(sides == side).sum(axis=0) <= most for side, most in enumerate(dealt(players))], axis=0
    )
    number = np.full(len(codes), -1)
    number[possible] = np.arange(possible.sum())
    return sides[:, possible], number


def _number(sides: Ints) -> Ints:
    """The numbers of worlds in which all have chosen."""
    players = len(sides)
    found: Ints = _ways_to_choose(players)[1][SIDES ** np.arange(players) @ sides]
    return found


@lru_cache(maxsize=64)
def _fates(players: int, turn: int, manner: Manner) -> Singles:
    """The chance of each faction to win before a round, when all have chosen: faction, world, spot."""
    sides, _ = _ways_to_choose(players)
    if turn > 2 * players:
        return _endings(players, sides)
    likely = [*_mixed(_companies(sides, (turn - 1) % players), tallies(players, turn, manner))]
    after, places = _fates(players, turn + 1, manner), moved(players, turn)
    return np.stack([_stepped(likely, faction, places) for faction in after])


def _companies(kinds: Ints, consul: int) -> Singles:
    """How likely two Aediles and a Praetor of certain sides get the roles: world, sides of the three.

    Consuls like their own side. That nobody has the same role twice running (I9) is left out.
    """
    others = np.delete(kinds, consul, axis=0)
    there = np.stack([(others == side).sum(axis=0) for side in range(SIDES)], axis=1)
    weight = np.exp(COMPANY * (kinds[consul][:, None] == np.arange(SIDES)))
    same = np.eye(SIDES)
    # So many are left to choose from when one of a side is an Aedile, and when two are.
    second = there[:, None, :] - same
    third = there[:, None, None, :] - same[:, None] - same
    found = (weight * there)[:, :, None, None] * (weight[:, None] * second)[..., None]
    found = found * weight[:, None, None] * third
    return np.asarray(found / found.sum(axis=(1, 2, 3), keepdims=True), dtype=np.float32)


def _mixed(companies: Singles, chances: Singles) -> Iterator[Singles]:
    """How likely a round makes each step, whoever gets the roles: world, spot."""
    flat = companies.reshape(len(companies), -1)
    for step in chances:
        yield np.einsum("wk,ks->ws", flat, step[:SIDES, :SIDES, :SIDES].reshape(SIDES**3, -1))


def _endings(players: int, sides: Ints) -> Singles:
    """Who wins on each spot after the last round (I14, I15): faction, world, spot."""
    last, limit = spots(players, 2 * players + 1), LIMIT[players]
    there = [(sides == side).any(axis=0)[:, None] for side in (LOYALIST, TRAITOR)]
    lead = last.loyalist - last.traitor
    caught = last.loyalist > limit, last.traitor > limit
    ahead = [(last.running > 0) & (lead >= 2), (last.running > 0) & (lead <= -2)]
    found = np.zeros((SIDES, sides.shape[1], last.count), dtype=np.float32)
    # Who wins by a lead needs a rival; who wins because the rival was discovered must be there.
    for side, rival in ((LOYALIST, TRAITOR), (TRAITOR, LOYALIST)):
        found[side] = (caught[rival] & there[side]) | (ahead[side] & there[rival])
    found[MERCHANT] = 1 - found[LOYALIST] - found[TRAITOR]
    return found
