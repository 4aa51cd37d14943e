"""Moves of the endgame search: what the player can do alone, and deals for the consents they lack."""

from __future__ import annotations

from typing import Any

from rostra.bots.quo_vadis.determinization import copy_position_and_stock
from rostra.bots.quo_vadis.policy import FIRST, FIRST_PRICE, MOVE, SECOND, SECOND_PRICE, pay_helpers
from rostra.bots.quo_vadis.seat_view import STEPS
from rostra.games.quo_vadis.actions import ADVANCE, ADVANCE_FIRST, ADVANCE_PATH, ADVANCE_SECOND, CAESAR
from rostra.games.quo_vadis.components import (
    COMMITTEES,
    ENTRIES,
    KINDS,
    NO_LAUREL,
    NOBODY,
    ONE,
    PLACE_ON,
    SENATE,
)
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import act, finish
from rostra.games.quo_vadis.state import ACTION, SETTLE, State
from rostra.kernel.jit import rule, table

HELPERS = 5
"""A move of the search is a priced move (its five parts) and who must still agree to it, as a set of bits."""
PARTS = 6
STEPS_FROM = table([STEPS[name] for name in COMMITTEES])
"""How many advances it takes from each committee into the Senate."""
STEPS_FROM_RESERVE = 1 + min(STEPS[COMMITTEES[entry]] for entry in ENTRIES)


@rule
def list_moves(s: State, with_deals: bool, top_price: int, legal: Any, moves: Any) -> int:
    """Write every move into ``moves``; how many there are, or -1 when there are too many."""
    deals = with_deals and s.stage == ACTION and not s.open_handed
    if deals:
        s.open_handed = 1
    found = legal_actions(s, legal)
    if deals:
        s.open_handed = 0
    count = 0
    for index in range(found):
        if count + (top_price + 1) * (top_price + 1) > len(moves):
            return -1
        _write_move(moves[count], legal[index])
        count += 1
        if deals and ADVANCE <= legal[index] < CAESAR:
            _write_helpers(s, legal[index], moves[count - 1])
            count = _add_prices(moves, count, top_price)
    return count


@rule
def _write_move(move: Any, action: int) -> None:
    move[MOVE] = action
    move[FIRST] = NOBODY
    move[FIRST_PRICE] = 0
    move[SECOND] = NOBODY
    move[SECOND_PRICE] = 0
    move[HELPERS] = 0


@rule
def _write_helpers(s: State, action: int, move: Any) -> None:
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
def _add_prices(moves: Any, count: int, top_price: int) -> int:
    """The same deal again at every price, for each helper their own."""
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
def list_trials(s: State, move: Any, index: int, trials: Any, weights: Any, count: int) -> int:
    """Add one trial for each kind of laurel that a move can turn up, or just one; how many there are now."""
    if not _turns_up_laurel(s, move[MOVE]):
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
def _turns_up_laurel(s: State, action: int) -> bool:
    """Whether a move turns up a laurel of the stock (Q11)."""
    if s.stocked == 0 or not ADVANCE <= action < CAESAR:
        return False
    place = PLACE_ON[ADVANCE_PATH[action - ADVANCE]]
    return place >= 0 and place != s.caesar and s.laurels[place] != NO_LAUREL


@rule
def play_trial(s: State, t: State, move: Any, kind: int) -> bool:
    """Play a move of ``s`` in ``t``, with this kind on top of the stock; False if it cannot be paid (Q20)."""
    copy_position_and_stock(s, t)
    t.open_handed = s.open_handed
    if kind != NO_LAUREL:
        put_on_top(t, kind)
    act(t, move[MOVE])
    if move[FIRST_PRICE] + move[SECOND_PRICE] > 0 and not pay_helpers(t, s.to_move, move):
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


@rule
def is_decided(s: State) -> bool:
    """Whether the game is decided though not over: with a turn limit the last turns often change nothing.

    Nobody else can enter the Senate before the limit, and nobody in it has a rival there (Q16).
    """
    if s.turn_limit == 0:
        return False
    for place in range(1, s.arrived):
        if s.senate[place] != s.senate[0]:
            return False
    for seat in range(s.players):
        if (s.arrived == 0 or seat != s.senate[0]) and _can_arrive(s, seat):
            return False
    return True


@rule
def _can_arrive(s: State, seat: int) -> bool:
    """Whether a seat has enough turns left to bring a senator into the Senate."""
    before = (seat - s.to_move) % s.players
    turns = (s.turn_limit - s.turn - before + s.players) // s.players
    if s.reserve[seat] > 0 and turns >= STEPS_FROM_RESERVE:
        return True
    for committee in range(SENATE):
        if s.members[seat][committee] > 0 and turns >= STEPS_FROM[committee]:
            return True
    return False
