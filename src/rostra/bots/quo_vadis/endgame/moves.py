"""Moves to look at: what the player can do alone, and deals with those whose consent he lacks."""

from __future__ import annotations

from typing import Any

from rostra.bots.quo_vadis.appraisal import deeds
from rostra.bots.quo_vadis.appraisal.deeds import FIRST, FIRST_PRICE, SECOND, SECOND_PRICE, pay
from rostra.bots.quo_vadis.appraisal.minds import remember
from rostra.games.quo_vadis.actions import ADVANCE, ADVANCE_FIRST, ADVANCE_PATH, ADVANCE_SECOND, CAESAR
from rostra.games.quo_vadis.components import KINDS, NO_LAUREL, NOBODY, ONE, PLACE_ON
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import act, finish
from rostra.games.quo_vadis.state import ACTION, SETTLE, State
from rostra.kernel.jit import rule

MOVE = deeds.ACTION
HELPERS = 5
"""A move is a deed (its five parts) and who must still agree to it, as a set of bits."""
PARTS = 6


@rule
def list_moves(s: State, bargain: bool, top_price: int, legal: Any, moves: Any) -> int:
    """Write every move into ``moves``; how many there are, or -1 when there are too many."""
    deals = bargain and s.stage == ACTION and not s.open_handed
    if deals:
        s.open_handed = 1
    found = legal_actions(s, legal)
    if deals:
        s.open_handed = 0
    count = 0
    for index in range(found):
        if count + (top_price + 1) * (top_price + 1) > len(moves):
            return -1
        _write(moves[count], legal[index])
        count += 1
        if deals and ADVANCE <= legal[index] < CAESAR:
            _find_helpers(s, legal[index], moves[count - 1])
            count = _with_prices(moves, count, top_price)
    return count


@rule
def _write(move: Any, action: int) -> None:
    move[MOVE] = action
    move[FIRST] = NOBODY
    move[FIRST_PRICE] = 0
    move[SECOND] = NOBODY
    move[SECOND_PRICE] = 0
    move[HELPERS] = 0


@rule
def _find_helpers(s: State, action: int, move: Any) -> None:
    """Q9: whose consent is used that was neither pledged nor granted before."""
    place = PLACE_ON[ADVANCE_PATH[action - ADVANCE]]
    first = ADVANCE_FIRST[action - ADVANCE]
    second = ADVANCE_SECOND[action - ADVANCE]
    if _is_lacking(s, place, first, 2 if first == second else 1):
        move[FIRST] = first
        move[HELPERS] += 1 << first
    if second != first and _is_lacking(s, place, second, 1):
        move[SECOND] = second
        move[HELPERS] += 1 << second


@rule
def _is_lacking(s: State, place: int, seat: int, votes: int) -> bool:
    if seat == NOBODY or seat == s.to_move:
        return False
    return s.pledged[place][seat] + s.granted[place][seat] < votes


@rule
def _with_prices(moves: Any, count: int, top_price: int) -> int:
    """The same deal again at every price, for each helper his own."""
    deal = moves[count - 1]
    for first in range(top_price + 1 if deal[FIRST] != NOBODY else 1):
        for second in range(top_price + 1 if deal[SECOND] != NOBODY else 1):
            if first + second > 0:
                for part in range(PARTS):
                    moves[count][part] = deal[part]
                moves[count][FIRST_PRICE] = first
                moves[count][SECOND_PRICE] = second
                count += 1
    return count


@rule
def turns_up(s: State, action: int) -> bool:
    """Whether a move turns up a laurel of the stock (Q11)."""
    if s.stocked == 0 or not ADVANCE <= action < CAESAR:
        return False
    place = PLACE_ON[ADVANCE_PATH[action - ADVANCE]]
    return place >= 0 and place != s.caesar and s.laurels[place] != NO_LAUREL


@rule
def list_trials(s: State, move: Any, index: int, trials: Any, weights: Any, count: int) -> int:
    """One trial for each kind of laurel that a move can turn up, or just one; how many there are now."""
    if not turns_up(s, move[MOVE]):
        trials[count][0] = index
        trials[count][1] = NO_LAUREL
        weights[count] = 1.0
        return count + 1
    for kind in range(ONE + 1, KINDS):
        there = 0
        for place in range(s.stocked):
            there += s.stock[place] == kind
        if there > 0:
            trials[count][0] = index
            trials[count][1] = kind
            weights[count] = there / s.stocked
            count += 1
    return count


@rule
def carry_out(s: State, t: State, move: Any, kind: int) -> bool:
    """Play a move of ``s`` in ``t``, with this kind on top of the stock; False if it cannot be paid (Q20)."""
    remember(s, t)
    t.open_handed = s.open_handed
    for place in range(s.stocked):
        t.stock[place] = s.stock[place]
    if kind != NO_LAUREL:
        put_on_top(t, kind)
    act(t, move[MOVE])
    if move[FIRST_PRICE] + move[SECOND_PRICE] > 0 and not pay(t, s.to_move, move):
        return False
    if t.stage == SETTLE:
        finish(t)
    return True


@rule
def put_on_top(s: State, kind: int) -> None:
    """Make a kind the next to be drawn."""
    for place in range(s.stocked):
        if s.stock[place] == kind:
            s.stock[place] = s.stock[s.stocked - 1]
            s.stock[s.stocked - 1] = kind
            return
