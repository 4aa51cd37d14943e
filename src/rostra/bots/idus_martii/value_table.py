"""The value table: the chance to win for every position of the markers in every world, solved from the end.

It is exact if everybody plays by one fixed model. Once all have put a card away, a world is nothing but their
factions, whoever the observer is, and one table serves each number of players. Before that the worlds are
those of the observer, and merge as others discard.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rostra.bots.idus_martii.opponent_model import SHARP, PlayerModel, policy
from rostra.bots.idus_martii.worlds import (
    CARD_COUNT,
    FACTION_COUNT,
    HANDS,
    HIGHER,
    LOWER,
    Floats,
    Ints,
    Observer,
    faction_cards,
)
from rostra.games.idus_martii.components import GREEN, LIMIT, LOYALIST, MERCHANT, RED, TRAITOR, YELLOW

Singles = NDArray[np.float32]
"""Half the memory; precise enough for probabilities."""

STEPS = ((0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
"""How far a count may move the Loyalist and the Traitor marker (I7, I12)."""
STEP = np.array(
    [
        [STEPS.index(((one, two).count(GREEN), (one, two).count(RED))) for two in range(CARD_COUNT)]
        for one in range(CARD_COUNT)
    ]
)
"""The number of a step by the two cards turned up."""
SAME_FACTION_BIAS = 1.2
"""How much likelier a Consul gives a role to somebody of their own faction: the logarithm of the odds."""


def values_after_count(
    observer: Observer, seat: int, turn: int, markers: tuple[int, int], model: PlayerModel = SHARP
) -> Floats:
    """The chance of a seat to win when a round has been counted, by how the count moves: world, step."""
    places = _next_positions(observer.players, turn)[_positions(observer.players, turn).number[markers]]
    if turn > observer.players + 1:
        return _late_values(observer, seat, turn + 1, model, places)
    return _values_after_round(observer, seat, turn, model)[:, places].astype(np.float64)


def values_before_round(
    observer: Observer, seat: int, turn: int, markers: tuple[int, int], model: PlayerModel = SHARP
) -> Floats:
    """The chance of a seat to win before a round begins: world."""
    place = _positions(observer.players, turn).number[markers]
    return _values_before_round(observer, seat, turn, model)[:, place].astype(np.float64)


def values_after_discard(
    observer: Observer, turn: int, markers: tuple[int, int], faction: int, model: PlayerModel = SHARP
) -> Floats:
    """The chance of the observer to win after keeping a faction at the end of a round: world."""
    return values_before_round(_keeping(observer, faction), observer.seat, turn + 1, markers, model)


def step_probabilities(vote: Floats, veto: Floats, replace: Floats) -> Floats:
    """How likely a round makes each step, given how each hand (first axis) plays on several occasions.

    The Praetor looks at either card with the same probability. The axes are the hands of both Aediles and of
    the Praetor, the occasion and the step.
    """
    vetoed = veto.copy()
    vetoed[..., YELLOW] = 1.0  # A yellow card must be replaced (I11).
    looked = np.einsum("asv,psv,asvw->apsw", vote, vetoed, replace)
    looked += np.einsum("asw,psw->apsw", vote, 1 - vetoed)
    pairs = np.einsum("apsv,bsw->abpsvw", looked, vote)
    pairs = (pairs + np.einsum("abpsvw->bapswv", pairs)) / 2
    found = np.zeros((*pairs.shape[:4], len(STEPS)))
    for one in range(CARD_COUNT):
        for two in range(CARD_COUNT):
            found[..., STEP[one, two]] += pairs[..., one, two]
    return found


@dataclass(frozen=True, slots=True)
class _Positions:
    """All positions of the markers before a round; everything beyond the limit is one position (I14)."""

    loyalist: Ints
    traitor: Ints
    number: Ints
    """The number of a position by both markers."""
    running: Floats
    """1 where no marker has crossed the limit."""


@lru_cache(maxsize=128)
def _positions(players: int, turn: int) -> _Positions:
    """The positions before a round, or after the last; yellow cards move nothing (I12)."""
    beyond = LIMIT[players] + 1
    rows, columns = np.indices((beyond + 1, beyond + 1))
    most, least = 2 * (turn - 1), 2 * min(turn - 1, players)
    there = (rows + columns >= least) & (rows + columns <= most) & (np.minimum(rows, columns) < beyond)
    number = np.full(there.shape, -1)
    number[there] = np.arange(there.sum())
    running = (np.maximum(rows, columns) < beyond)[there].astype(np.float64)
    return _Positions(rows[there], columns[there], number, running)


@lru_cache(maxsize=128)
def _next_positions(players: int, turn: int) -> Ints:
    """The position after a round: position before, step. Nothing moves once the game has ended."""
    now, then, beyond = _positions(players, turn), _positions(players, turn + 1), LIMIT[players] + 1
    moves = now.running.astype(np.int64)
    columns = [
        then.number[
            np.minimum(now.loyalist + moves * up, beyond),
            np.minimum(now.traitor + moves * down, beyond),
        ]
        for up, down in STEPS
    ]
    return np.stack(columns, axis=1)


@lru_cache(maxsize=128)
def _step_table(players: int, turn: int, model: PlayerModel) -> Singles:
    """How likely a round makes each step: step, hands of both Aediles and of the Praetor, position."""
    plays, now = policy(players, turn, model), _positions(players, turn)
    where = (slice(None), now.loyalist, now.traitor)
    found = step_probabilities(plays.vote[where], plays.veto[where], plays.replace[where])
    return np.ascontiguousarray(np.moveaxis(found, -1, 0), dtype=np.float32)


def _keeping(observer: Observer, faction: int) -> Observer:
    first, second = observer.cards
    return observer if first == faction else replace(observer, cards=(second, first))


def _values_after_round(observer: Observer, seat: int, turn: int, model: PlayerModel) -> Singles:
    """The chance of a seat to win after a count, before the next round begins: world, position."""
    consul = (observer.start + turn - 1) % observer.players
    if observer.discard_turn(consul) != turn:
        return _values_before_round(observer, seat, turn + 1, model)
    then = _positions(observer.players, turn + 1)
    plays = policy(observer.players, turn, model)
    keep = plays.keep_lower[:, then.loyalist, then.traitor].astype(np.float32)
    if consul == observer.seat:
        hand = observer.hand(turn)
        low, high = (
            _values_before_round(_keeping(observer, int(card[hand])), seat, turn + 1, model)
            for card in (LOWER, HIGHER)
        )
        return np.asarray(keep[hand] * low + (1 - keep[hand]) * high)
    values, step = _values_before_round(observer, seat, turn + 1, model), observer.discard(turn)
    lower = keep[observer.worlds(turn)[observer.row(consul)]]
    return np.asarray(lower * values[step.lower] + (1 - lower) * values[step.higher])


@lru_cache(maxsize=48)
def _values_before_round(observer: Observer, seat: int, turn: int, model: PlayerModel) -> Singles:
    """The chance of a seat to win before a round: world, position."""
    players = observer.players
    if turn > players + 1:
        everywhere = np.arange(len(_positions(players, turn).loyalist))
        return _late_values(observer, seat, turn, model, everywhere).astype(np.float32)
    hands, table = _all_hands(observer, turn), _step_table(players, turn, model)
    steps: Iterable[Singles | None]
    if turn > players:
        steps = _over_roles(_role_distribution(hands, 0), table)
    else:
        praetor, low, high = (hands[(turn - 1 + place) % players] for place in (1, 2, 3))
        roles = (low * HANDS + high) * HANDS + praetor
        flat = table.reshape(len(table), HANDS**3, -1)
        steps = (step.take(roles, axis=0) if step.any() else None for step in flat)
    return _backed_up(steps, _values_after_round(observer, seat, turn, model), _next_positions(players, turn))


def _late_values(observer: Observer, seat: int, turn: int, model: PlayerModel, places: Ints) -> Floats:
    """The chance of a seat to win in some positions, when all have discarded: world, position."""
    factions = _all_hands(observer, turn)
    own = factions[(seat - observer.start) % observer.players]
    table = _faction_table(observer.players, turn, model)
    return np.asarray(table[own[:, None], _number(factions)[:, None], places], dtype=np.float64)


def _all_hands(observer: Observer, turn: int) -> Ints:
    """The hands of all seats, the start player first: seat, world."""
    hands = observer.worlds(turn)
    if observer.others < observer.players:
        hands = np.insert(hands, observer.seat, observer.hand(turn), axis=0)
    return np.roll(hands, -observer.start, axis=0)


def _backed_up(steps: Iterable[Singles | None], after: Singles, places: Ints) -> Singles:
    """The values before a round from those after it and the probability of each step: world, position."""
    values = np.zeros((len(after), len(places)), dtype=np.float32)
    for step, likely in enumerate(steps):
        if likely is not None:
            values += likely * after[:, places[:, step]]
    return values


@lru_cache(maxsize=8)
def _faction_worlds(players: int) -> tuple[Ints, Ints]:
    """All worlds in which everybody has one faction: seat (the start player first), world; their numbers."""
    codes = np.arange(FACTION_COUNT**players)
    factions = (codes // FACTION_COUNT ** np.arange(players)[:, None]) % FACTION_COUNT
    possible = np.all(
        [(factions == faction).sum(axis=0) <= most for faction, most in enumerate(faction_cards(players))],
        axis=0,
    )
    number = np.full(len(codes), -1)
    number[possible] = np.arange(possible.sum())
    return factions[:, possible], number


def _number(factions: Ints) -> Ints:
    """The numbers of worlds in which everybody has one faction."""
    players = len(factions)
    found: Ints = _faction_worlds(players)[1][FACTION_COUNT ** np.arange(players) @ factions]
    return found


@lru_cache(maxsize=64)
def _faction_table(players: int, turn: int, model: PlayerModel) -> Singles:
    """The chance of each faction to win before a round, when all have discarded: faction, world, position."""
    factions, _ = _faction_worlds(players)
    if turn > 2 * players:
        return _final_values(players, factions)
    roles = _role_distribution(factions, (turn - 1) % players)
    steps = [*_over_roles(roles, _step_table(players, turn, model))]
    after, places = _faction_table(players, turn + 1, model), _next_positions(players, turn)
    return np.stack([_backed_up(steps, faction, places) for faction in after])


def _role_distribution(factions: Ints, consul: int) -> Singles:
    """How likely the two Aediles and the Praetor are of certain factions: world, factions of the three.

    Consuls prefer their own faction. That nobody has the same role twice running (I9) is ignored.
    """
    others = np.delete(factions, consul, axis=0)
    there = np.stack([(others == faction).sum(axis=0) for faction in range(FACTION_COUNT)], axis=1)
    weight = np.exp(SAME_FACTION_BIAS * (factions[consul][:, None] == np.arange(FACTION_COUNT)))
    same = np.eye(FACTION_COUNT)
    # How many are left to choose from once one, and once two of them are Aediles.
    second = there[:, None, :] - same
    third = there[:, None, None, :] - same[:, None] - same
    found = (weight * there)[:, :, None, None] * (weight[:, None] * second)[..., None]
    found = found * weight[:, None, None] * third
    return np.asarray(found / found.sum(axis=(1, 2, 3), keepdims=True), dtype=np.float32)


def _over_roles(roles: Singles, table: Singles) -> Iterator[Singles]:
    """How likely a round makes each step, averaged over who gets the roles: world, position."""
    flat = roles.reshape(len(roles), -1)
    for step in table:
        by_factions = step[:FACTION_COUNT, :FACTION_COUNT, :FACTION_COUNT].reshape(FACTION_COUNT**3, -1)
        yield np.einsum("wk,ks->ws", flat, by_factions)


def _final_values(players: int, factions: Ints) -> Singles:
    """Who wins in each position after the last round (I14, I15): faction, world, position."""
    last, limit = _positions(players, 2 * players + 1), LIMIT[players]
    there = [(factions == faction).any(axis=0)[:, None] for faction in (LOYALIST, TRAITOR)]
    lead = last.loyalist - last.traitor
    discovered = last.loyalist > limit, last.traitor > limit
    ahead = [(last.running > 0) & (lead >= 2), (last.running > 0) & (lead <= -2)]
    found = np.zeros((FACTION_COUNT, factions.shape[1], len(lead)), dtype=np.float32)
    # A faction that wins by its lead needs a rival; one whose rival was discovered needs members.
    for faction, rival in ((LOYALIST, TRAITOR), (TRAITOR, LOYALIST)):
        found[faction] = (discovered[rival] & there[faction]) | (ahead[faction] & there[rival])
    found[MERCHANT] = 1 - found[LOYALIST] - found[TRAITOR]
    return found
