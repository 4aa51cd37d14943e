"""The policy that plays every seat in the look-ahead and in training games.

A seat takes the move that brings it the best chance of winning, and buys consent where that pays. A priced
move is a move together with the helpers whose consent it needs and what each is paid. Helpers consent when
that leaves them no worse off than the best move the player could make without them.

Opponent model: not everybody plays like that. Some press forward whatever it brings, and some consent too
easily, even to the end of the game; ``draw_temperaments`` makes up who. A bot that expects everybody to play
for their chance of winning waits too long (docs/decisions/0003).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy

from rostra.bots.quo_vadis.determinization import copy_position
from rostra.bots.quo_vadis.network import NetworkBuffers, Weights, evaluate, network_buffers, set_baseline
from rostra.bots.quo_vadis.threats import can_win_alone
from rostra.bots.quo_vadis.vows import (
    Vows,
    is_helped,
    is_permitted,
    mark_permitted,
    no_vows,
    permit_all,
)
from rostra.games.quo_vadis.actions import ADVANCE, ADVANCE_ON, CAESAR, DECLINE, PLACE
from rostra.games.quo_vadis.components import (
    ENTRIES,
    FROM,
    HIGHEST_PRICE,
    MAX_PLAYERS,
    NO_LAUREL,
    NOBODY,
    ONE,
    PATH_COUNT,
    PLACE_COUNT,
    PLACE_ON,
    TO,
    VOTES,
)
from rostra.games.quo_vadis.rules import act, finish, play
from rostra.games.quo_vadis.settlement import IMPOSSIBLE, fewest, purse, settle
from rostra.games.quo_vadis.state import BONUS, SETTLE, State
from rostra.kernel.chance import draw
from rostra.kernel.jit import rule

GRAIN = 1 << 16
NOTHING = -1.0
"""Less than any move is worth."""
MOST_EAGER = 0.5
MOST_LENIENT = 0.3
SHARE = 0.45
"""Which share of what another gains by a deal a seat wants to gain."""
FOR_ANOTHER = 0.03
"""How much worse than to wait it is to let somebody else win at once; to end the game for them, twice as
much."""

ENTRY_COUNT = len(ENTRIES)
MOVE, FIRST, FIRST_PRICE, SECOND, SECOND_PRICE = range(5)
"""The parts of a priced move: the move's number, and up to two helpers with what each is paid."""


class PolicyBuffers(NamedTuple):
    """What the policy computes with, and the temperaments of a simulated game."""

    weights: Weights
    network: NetworkBuffers
    trial: Any
    """A state to try moves in."""
    values: Any
    """Everybody's chances after the move that is being tried."""
    alone: Any
    """The same after the best move that needs nobody else."""
    best: Any
    """The best priced move so far."""
    tried: Any
    """The priced move that is being tried."""
    eagerness: Any
    """How much more than it is worth an advance seems to each seat."""
    leniency: Any
    """How much of a chance each seat gives away with its consent."""
    vows: Vows
    """What everybody has promised."""


def policy_buffers(weights: Weights, trial: Any) -> PolicyBuffers:
    """Empty buffers. ``trial`` holds one state, in the form the policy runs in."""
    values, alone, eagerness, leniency = (numpy.zeros(MAX_PLAYERS) for _ in range(4))
    best, tried = numpy.zeros(5, numpy.int64), numpy.zeros(5, numpy.int64)
    network, vows = network_buffers(), no_vows()
    return PolicyBuffers(weights, network, trial, values, alone, best, tried, eagerness, leniency, vows)


@rule
def draw_temperaments(s: State, p: Any, rational: int) -> None:
    """Draw every seat's temperament: of a hundred, ``rational`` play for their chance of winning alone."""
    for seat in range(s.players):
        is_rash = draw(s, 100) >= rational
        p.eagerness[seat] = MOST_EAGER * draw(s, GRAIN) / GRAIN if is_rash else 0.0
        p.leniency[seat] = MOST_LENIENT * draw(s, GRAIN) / GRAIN if is_rash else 0.0


@rule
def choose_move(s: State, p: Any, noise: float) -> float:
    """Leave the best priced move of the player to move in ``p.best``; return the chance it brings.

    ``noise`` is by how much the value of each move is misjudged at most, up or down, at random.
    """
    set_baseline(s, p.weights, p.network)
    mark_permitted(s, p.vows)
    best = _try_all(s, p, noise)
    if best == NOTHING:  # vows leave only what nobody consents to
        permit_all(p.vows)
        best = _try_all(s, p, noise)
    return best


@rule
def _try_all(s: State, p: Any, noise: float) -> float:
    for seat in range(s.players):
        p.alone[seat] = 0.0
    best = _try_placing(s, p, noise, NOTHING)
    best = _try_advances_alone(s, p, noise, best)
    best = _try_caesar(s, p, noise, best)
    return _try_deals(s, p, noise, best)


@rule
def _try_placing(s: State, p: Any, noise: float, best: float) -> float:
    if s.stage != BONUS and s.reserve[s.to_move] > 0:
        for entry in range(ENTRY_COUNT):
            if s.free[ENTRIES[entry]] > 0:
                best = _try_alone(s, p, PLACE + entry, noise, best)
    return best


@rule
def _try_caesar(s: State, p: Any, noise: float, best: float) -> float:
    for place in range(PLACE_COUNT):
        if place != s.caesar:
            best = _try_alone(s, p, CAESAR + place, noise, best)
    return _try_alone(s, p, DECLINE, noise, best) if s.stage == BONUS else best


@rule
def _try_advances_alone(s: State, p: Any, noise: float, best: float) -> float:
    if s.stage == BONUS:
        return best
    for path in range(PATH_COUNT):
        own = s.members[s.to_move][FROM[path]] - 1
        if own < 0 or s.free[TO[path]] == 0:
            continue
        free = PLACE_ON[path] < 0 or s.caesar == PLACE_ON[path]
        if free or own >= VOTES[path]:
            move = _advance(s, path, 0 if free else VOTES[path], NOBODY, NOBODY)
            best = _try_alone(s, p, move, noise, best)
    return best


@rule
def _advance(s: State, path: int, own: int, first: int, second: int) -> int:
    """The advance along a path with ``own`` consents of the player and those of up to two helpers."""
    if VOTES[path] == 0 or (own == 0 and first == NOBODY):
        return ADVANCE_ON[path]
    if own > 0:
        second = first if own == 1 and VOTES[path] == 2 else s.to_move
        first = s.to_move
    if VOTES[path] == 1:
        return ADVANCE_ON[path] + 1 + first
    return ADVANCE_ON[path] + 1 + first * MAX_PLAYERS + second


@rule
def _try_alone(s: State, p: Any, move: int, noise: float, best: float) -> float:
    """Try a move that needs nobody else."""
    if not is_permitted(p.vows, move):
        return best
    _try_move(s, p, move)
    value = preference(s, p, move) + noise * (draw(s, GRAIN) / (GRAIN / 2) - 1.0)
    if value > best:
        for seat in range(s.players):
            p.alone[seat] = p.values[seat]
        p.best[MOVE] = move
        p.best[FIRST] = NOBODY
        p.best[SECOND] = NOBODY
        return value
    return best


@rule
def preference(s: State, p: Any, move: int) -> float:
    """What the move that was tried seems worth to the player to move; to make a winner of another, least."""
    value: float = p.values[s.to_move]
    if value == 0.0:
        return -FOR_ANOTHER
    return value + p.eagerness[s.to_move] if ADVANCE <= move < CAESAR else value


@rule
def _try_move(s: State, p: Any, move: int) -> None:
    """Evaluate the state after a move; a laurel that it turns up is not known yet."""
    trial = p.trial[0]
    copy_position(s, trial)
    play(trial, move)
    for place in range(PLACE_COUNT):
        if trial.laurels[place] != s.laurels[place]:
            trial.laurels[place] = NO_LAUREL
    if trial.stage == BONUS:
        trial.stage = SETTLE
        finish(trial)
    judge(trial, p)


@rule
def judge(s: State, p: Any) -> None:
    """Leave everybody's chances in ``p.values``: whoever moves next and can win the game at once does so."""
    if can_win_alone(s, s.to_move, True):
        for seat in range(s.players):
            p.values[seat] = 1.0 if seat == s.to_move else 0.0
    else:
        evaluate(s, p.weights, p.network, p.values)


@rule
def _try_deals(s: State, p: Any, noise: float, best: float) -> float:
    """Try every advance that needs the consent of others, at the lowest price they accept."""
    if s.stage == BONUS:
        return best
    for path in range(PATH_COUNT):
        below = FROM[path]
        own = s.members[s.to_move][below] - 1
        lacking = VOTES[path] - own
        if own < 0 or lacking <= 0 or s.free[TO[path]] == 0 or s.caesar == PLACE_ON[path]:
            continue
        for first in range(s.players):
            if first == s.to_move or s.members[first][below] == 0:
                continue
            if lacking == 1:
                best = _try_deal(s, p, path, own, first, NOBODY, noise, best)
                continue
            if s.members[first][below] > 1:
                best = _try_deal(s, p, path, own, first, first, noise, best)
            for second in range(first + 1, s.players):
                if second != s.to_move and s.members[second][below] > 0:
                    best = _try_deal(s, p, path, own, first, second, noise, best)
    return best


@rule
def _try_deal(
    s: State, p: Any, path: int, own: int, first: int, second: int, noise: float, best: float
) -> float:
    """Try one coalition: what each helper wants, and whether the move is worth that."""
    p.tried[MOVE] = _advance(s, path, own, first, second)
    if not is_permitted(p.vows, p.tried[MOVE]):
        return best
    p.tried[FIRST] = first
    p.tried[SECOND] = NOBODY if second == first else second
    p.tried[FIRST_PRICE] = 0
    p.tried[SECOND_PRICE] = 0
    _try_move(s, p, p.tried[MOVE])
    below = FROM[path]
    if not _raise_price(s, p, FIRST, below, best) or not _raise_price(s, p, SECOND, below, best):
        return best
    value = preference(s, p, p.tried[MOVE]) + noise * (draw(s, GRAIN) / (GRAIN / 2) - 1.0)
    if value <= best or not _can_pay(s, p):
        return best
    for part in range(5):
        p.best[part] = p.tried[part]
    return value


@rule
def _raise_price(s: State, p: Any, helper: int, below: int, best: float) -> bool:
    """Raise a helper's price until they have their share of what the advance brings; whether it still pays.

    Whoever has promised to help out of the committee ``below`` asks for nothing.
    """
    seat = p.tried[helper]
    if preference(s, p, p.tried[MOVE]) < best:
        return False
    if seat == NOBODY or is_helped(s, p.vows, seat, below):
        return True
    trial = p.trial[0]
    while p.values[seat] < p.alone[seat] - p.leniency[seat] + wanted(s, p):
        if p.tried[helper + 1] == HIGHEST_PRICE:
            return False
        p.tried[helper + 1] += 1
        trial.holdings[s.to_move][ONE] -= 1  # only the sum matters to the network
        trial.holdings[seat][ONE] += 1
        judge(trial, p)
        if preference(s, p, p.tried[MOVE]) < best:
            return False
    return True


@rule
def wanted(s: State, p: Any) -> float:
    """What a helper wants to gain by an advance: a share of what it brings the player to move."""
    gain: float = p.values[s.to_move] - p.alone[s.to_move]
    return SHARE * max(0.0, gain)


@rule
def _can_pay(s: State, p: Any) -> bool:
    """Whether the prices can be paid exactly (Q20), one after the other, with what the move brings."""
    if p.tried[FIRST_PRICE] + p.tried[SECOND_PRICE] == 0:
        return True
    trial = p.trial[0]
    copy_position(s, trial)
    play(trial, p.tried[MOVE])
    return pay_helpers(trial, s.to_move, p.tried)


@rule
def pay_helpers(s: State, payer: int, priced: Any) -> bool:
    """Pay the helpers of a priced move; whether that was possible."""
    for helper in (FIRST, SECOND):
        if priced[helper] != NOBODY and priced[helper + 1] > 0:
            if purse(s, payer) < priced[helper + 1]:
                return False
            if fewest(s.holdings[payer], s.holdings[priced[helper]], priced[helper + 1]) == IMPOSSIBLE:
                return False
            settle(s.holdings[payer], s.holdings[priced[helper]], priced[helper + 1])
    return True


@rule
def play_priced(s: State, priced: Any) -> None:
    """Play a priced move and pay the helpers. What is done with the bonus of Q14 is a move of its own.

    The payment comes before the end of the turn, even when that ends the game (Q15, Q20).
    """
    payer = s.to_move
    act(s, int(priced[MOVE]))
    if priced[FIRST] != NOBODY:
        pay_helpers(s, payer, priced)
    if s.stage == SETTLE:
        finish(s)
