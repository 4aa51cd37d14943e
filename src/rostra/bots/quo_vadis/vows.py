"""Vows: promises as playouts keep them, so that their price is what they do to everybody's chances.

What a seat must do or leave, whom it must refuse and whom it must help, as tables that compiled playouts
read. Vows narrow the moves of a playout as the rules narrow those of a table: one after the other, and never
to nothing (Q19).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy

from rostra.games.quo_vadis.actions import (
    ADVANCE,
    ADVANCE_FIRST,
    ADVANCE_PATH,
    ADVANCE_SECOND,
    CAESAR,
    CORE_ACTIONS,
    REMOVE_FROM,
    shown,
)
from rostra.games.quo_vadis.components import FROM, MAX_PLAYERS, NUMBER_OF_COMMITTEE, SENATE
from rostra.games.quo_vadis.deals.clauses import Avoid, Do, Help, Promise, Refuse, matches
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import brings_bonus
from rostra.games.quo_vadis.state import State
from rostra.kernel.jit import rule

TURN_MOVES = REMOVE_FROM
"""Moves that can be vowed have lower numbers."""
MOST_CONDUCT = 24
"""How many vows to do or to avoid something are kept in mind at once; no bot signs more of its own."""
BY, UNTIL, IS_DO, BY_BONUS, IS_DONE = range(5)
"""The parts of a vow about conduct; ``BY_BONUS``: the bonus of Q14 can do it."""
COUNT, NARROWED = range(2)


class Vows(NamedTuple):
    """The vows of everybody. A turn of 0 means that there is none."""

    numbers: Any
    """How many vows about conduct there are; and whether moves are narrowed in the turn being simulated."""
    bound: Any
    """``[seat]``: the last turn in which the seat's moves are narrowed, by vows of its own or of others."""
    conduct: Any
    """``[vow, part]``: who is to do or to avoid something until when, in the order it was promised."""
    moves: Any
    """``[vow, move]``: whether it is one of those that are meant."""
    refused: Any
    """``[by, against]``: the last turn in which one seat gives another no consent."""
    promised: Any
    """``[by, to, committee]``: the last turn in which one seat helps another out of a committee, once."""
    helps: Any
    """The same without what has been used in the game that is being simulated."""
    permitted: Any
    """``[move]``: what the player to move may do, where moves are narrowed."""
    legal: Any
    """Room for the moves of a turn."""


def no_vows() -> Vows:
    """Nobody has promised anything."""
    return Vows(
        numbers=numpy.zeros(2, numpy.int64),
        bound=numpy.zeros(MAX_PLAYERS, numpy.int64),
        conduct=numpy.zeros((MOST_CONDUCT, 5), numpy.int64),
        moves=numpy.zeros((MOST_CONDUCT, TURN_MOVES), numpy.int64),
        refused=numpy.zeros((MAX_PLAYERS, MAX_PLAYERS), numpy.int64),
        promised=numpy.zeros((MAX_PLAYERS, MAX_PLAYERS, SENATE), numpy.int64),
        helps=numpy.zeros((MAX_PLAYERS, MAX_PLAYERS, SENATE), numpy.int64),
        permitted=numpy.zeros(TURN_MOVES, numpy.int64),
        legal=numpy.zeros(CORE_ACTIONS, numpy.int64),
    )


def write_vows(vows: Vows, promises: Sequence[Promise]) -> None:
    """Make tables of promises, in place of what was in them; of too many the last are left out."""
    vows.numbers[:] = 0
    for table in (vows.bound, vows.refused, vows.promised):
        table[...] = 0
    for promise in promises:
        if isinstance(promise, Refuse):
            _prolong(vows.refused, (promise.by, promise.against), promise.until)
            _prolong(vows.bound, (promise.against,), promise.until)
        elif isinstance(promise, Help):
            _prolong(
                vows.promised, (promise.by, promise.to, NUMBER_OF_COMMITTEE[promise.committee]), promise.until
            )
        elif vows.numbers[COUNT] < MOST_CONDUCT:
            _write_conduct(vows, promise)


def _prolong(table: Any, where: tuple[int, ...], until: int) -> None:
    table[where] = max(table[where], until)


def _write_conduct(vows: Vows, promise: Do | Avoid) -> None:
    row = vows.numbers[COUNT]
    vows.numbers[COUNT] += 1
    meant = _meant(json.dumps(promise.action))
    vows.moves[row] = meant
    is_do = isinstance(promise, Do)
    vows.conduct[row] = promise.by, promise.until, is_do, is_do and any(meant[CAESAR:]), 0
    _prolong(vows.bound, (promise.by,), promise.until)


@lru_cache(maxsize=256)
def _meant(pattern: str) -> tuple[bool, ...]:
    """Which moves match a pattern, given as JSON."""
    action = json.loads(pattern)
    return tuple(matches(action, shown(move)) for move in range(TURN_MOVES))


# In a simulated game


@rule
def renew_vows(v: Any) -> None:
    """A simulated game begins: nothing has been done or used yet."""
    v.numbers[NARROWED] = 0
    for row in range(v.numbers[COUNT]):
        v.conduct[row][IS_DONE] = 0
    for by in range(MAX_PLAYERS):
        for to in range(MAX_PLAYERS):
            for committee in range(SENATE):
                v.helps[by][to][committee] = v.promised[by][to][committee]


@rule
def narrow(s: State, v: Any, moves: Any, count: int) -> int:
    """Leave only those of the moves that keep all vows; how many."""
    count = _without_refused(s, v, moves, count)
    for row in range(v.numbers[COUNT]):
        vow = v.conduct[row]
        if vow[BY] != s.to_move or vow[UNTIL] < s.turn or vow[IS_DONE]:
            continue
        if not vow[IS_DO] or s.turn + s.players > vow[UNTIL]:
            count = _keeping(s, v, row, moves, count)
    return count


@rule
def _without_refused(s: State, v: Any, moves: Any, count: int) -> int:
    kept = 0
    for i in range(count):
        if not _is_refused(s, v, moves[i]):
            moves[kept] = moves[i]
            kept += 1
    return kept


@rule
def _is_refused(s: State, v: Any, move: int) -> bool:
    """Whether a move needs the consent of somebody who has vowed to refuse."""
    if move < ADVANCE or move >= CAESAR:
        return False
    first = ADVANCE_FIRST[move - ADVANCE]
    second = ADVANCE_SECOND[move - ADVANCE]
    return refuses(s, v, first) or refuses(s, v, second)


@rule
def refuses(s: State, v: Any, seat: int) -> bool:
    """Whether a seat, or NOBODY, has vowed to give the player to move no consent."""
    return seat >= 0 and bool(v.refused[seat][s.to_move] >= s.turn)


@rule
def _keeping(s: State, v: Any, row: int, moves: Any, count: int) -> int:
    """Put those that keep a vow to the front; how many, or all of them if none does."""
    kept = 0
    for i in range(count):
        if _keeps(s, v, row, moves[i]):
            swapped = moves[kept]
            moves[kept] = moves[i]
            moves[i] = swapped
            kept += 1
    return kept if kept > 0 else count


@rule
def _keeps(s: State, v: Any, row: int, move: int) -> bool:
    if move >= TURN_MOVES:
        return True
    if not v.conduct[row][IS_DO]:
        return bool(v.moves[row][move] == 0)
    if v.moves[row][move]:
        return True
    is_advance = move >= ADVANCE and move < CAESAR
    return bool(v.conduct[row][BY_BONUS]) and is_advance and brings_bonus(s, ADVANCE_PATH[move - ADVANCE])


@rule
def mark_permitted(s: State, v: Any) -> None:
    """Look up, before the moves of a turn are compared, which of them keep all vows."""
    v.numbers[NARROWED] = 0
    if v.bound[s.to_move] < s.turn:
        return
    v.numbers[NARROWED] = 1
    open_handed = s.open_handed
    s.open_handed = 1
    count = narrow(s, v, v.legal, legal_actions(s, v.legal))
    s.open_handed = open_handed
    for move in range(TURN_MOVES):
        v.permitted[move] = 0
    for i in range(count):
        v.permitted[v.legal[i]] = 1


@rule
def permit_all(v: Any) -> None:
    """Pass over all vows for the rest of a turn."""
    v.numbers[NARROWED] = 0


@rule
def is_permitted(v: Any, move: int) -> bool:
    """Whether a move keeps all vows."""
    return v.numbers[NARROWED] == 0 or bool(v.permitted[move])


@rule
def is_helped(s: State, v: Any, seat: int, committee: int) -> bool:
    """Whether a seat, or NOBODY, has vowed to help the player to move out of a committee."""
    return seat >= 0 and bool(v.helps[seat][s.to_move][committee] >= s.turn)


@rule
def note_move(s: State, v: Any, move: int) -> None:
    """A move is about to be made: some vows are kept by it for good."""
    for row in range(v.numbers[COUNT]):
        if v.conduct[row][BY] == s.to_move and v.conduct[row][IS_DO] and v.moves[row][move]:
            v.conduct[row][IS_DONE] = 1
    if move >= ADVANCE and move < CAESAR:
        below = FROM[ADVANCE_PATH[move - ADVANCE]]
        for seat in (ADVANCE_FIRST[move - ADVANCE], ADVANCE_SECOND[move - ADVANCE]):
            if seat >= 0 and seat != s.to_move:
                v.helps[seat][s.to_move][below] = 0
