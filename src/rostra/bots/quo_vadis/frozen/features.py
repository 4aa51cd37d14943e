"""The features of a state that the value network sees: one row of numbers for each seat.

The names below are the columns of a row, in the order of the weights. ``weights.npz`` was trained on this
order: to add or move a feature means to train anew (``make train``).
"""

from __future__ import annotations

from typing import Any

from rostra.games.quo_vadis.components import (
    COMMITTEES,
    FROM,
    MAX_PLAYERS,
    NO_LAUREL,
    PATH_COUNT,
    PLACE_ON,
    SENATE,
    SENATE_SEATS,
    SENATORS,
    STOCK,
    TO,
    VALUE,
    VOTES,
)
from rostra.games.quo_vadis.rules import arrival, winner
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import State
from rostra.kernel.jit import rule

(
    # Of the seat itself
    PURSE,
    PURSE_LEAD,  # over the richest other seat
    PURSE_LEAD_IN_SENATE,  # over the richest other seat that is in the Senate
    IS_IN_SENATE,
    SENATORS_IN_SENATE,
    EARLY_ARRIVAL,  # the earlier its first senator arrived, the higher
    WOULD_WIN_NOW,
    RESERVE,
    IS_TO_MOVE,
    IS_TO_MOVE_NEXT,
    IS_TO_MOVE_AFTER_NEXT,
    ADVANCES_ALONE,  # that it can make without the consent of others
    HARVEST_ALONE,  # the best of them
    ADVANCES_WITH_CONSENT,
    HARVEST_WITH_CONSENT,
    CAN_ENTER_ALONE,  # the Senate, that is
    CAN_ENTER_WITH_CONSENT,
    SENATORS_BELOW_SENATE,
    IS_FREED_BY_CAESAR,
    # Of the game and the other seats
    ARRIVED,  # senators of all seats in the Senate
    ONE_PLACE_LEFT,
    TWO_PLACES_LEFT,
    THREE_PLAYERS,
    FIVE_PLAYERS,
    ONES_LEFT,
    STOCK_LEFT,
    LIMIT_IS_NEAR,
    RICHEST_OTHER,
    OTHERS_IN_SENATE,
    OTHERS_WHO_CAN_ENTER_ALONE,
    OTHERS_BELOW_SENATE,
    SENATORS_IN,  # the first committee; one column for each committee follows
) = range(32)
FEATURES = SENATORS_IN + len(COMMITTEES)

UNSEEN = 3.1
"""About the mean value of a laurel that is still to be turned up."""
NEAR = 40
"""How many turns before the limit of Q17 it begins to matter."""


@rule
def write_features(s: State, rows: Any) -> None:
    """Write the row of every seat."""
    for seat in range(s.players):
        for feature in range(SENATORS_IN):
            rows[seat][feature] = 0.0
        _own(s, seat, rows[seat])
        _advances(s, seat, rows[seat])
        _in_senate(s, seat, rows[seat])
    first = winner(s)
    if first >= 0:
        rows[first][WOULD_WIN_NOW] = 1.0
    for seat in range(s.players):
        _others(s, seat, rows)
        _game(s, rows[seat])


@rule
def _own(s: State, seat: int, row: Any) -> None:
    for committee in range(SENATE):
        row[SENATORS_IN + committee] = s.members[seat][committee]
    row[PURSE] = purse(s, seat) / 10.0
    row[RESERVE] = s.reserve[seat] / SENATORS
    ahead = (seat - s.to_move) % s.players
    if ahead == 0:
        row[IS_TO_MOVE] = 1.0
    elif ahead == 1:
        row[IS_TO_MOVE_NEXT] = 1.0
    elif ahead == 2:
        row[IS_TO_MOVE_AFTER_NEXT] = 1.0


@rule
def _advances(s: State, seat: int, row: Any) -> None:
    """Where the seat could go, alone or with the consent of those who stand there."""
    for path in range(PATH_COUNT):
        below = FROM[path]
        mine = s.members[seat][below]
        if mine == 0:
            continue
        if TO[path] == SENATE:
            row[SENATORS_BELOW_SENATE] += mine
        if s.free[TO[path]] == 0:
            continue
        place = PLACE_ON[path]
        freed = place >= 0 and s.caesar == place
        harvest = 0.0 if place < 0 or freed else _laurel(s, place)
        if freed:
            row[IS_FREED_BY_CAESAR] = 1.0
        if place < 0 or freed or mine > VOTES[path]:
            row[ADVANCES_ALONE] += 0.5
            row[HARVEST_ALONE] = max(row[HARVEST_ALONE], harvest)
            if TO[path] == SENATE:
                row[CAN_ENTER_ALONE] = 1.0
        elif _others_in(s, seat, below) + mine > VOTES[path]:
            row[ADVANCES_WITH_CONSENT] += 0.5
            row[HARVEST_WITH_CONSENT] = max(row[HARVEST_WITH_CONSENT], harvest)
            if TO[path] == SENATE:
                row[CAN_ENTER_WITH_CONSENT] = 1.0


@rule
def _laurel(s: State, place: int) -> float:
    laurel = s.laurels[place]
    if laurel != NO_LAUREL:
        return VALUE[laurel] / 5.0
    return UNSEEN / 5.0 if s.stocked > 0 else 0.0


@rule
def _others_in(s: State, seat: int, committee: int) -> int:
    standing = -s.members[seat][committee]
    for other in range(s.players):
        standing += s.members[other][committee]
    return standing


@rule
def _in_senate(s: State, seat: int, row: Any) -> None:
    for place in range(s.arrived):
        if s.senate[place] == seat:
            row[SENATORS_IN_SENATE] += 0.5
    if row[SENATORS_IN_SENATE] > 0.0:
        row[IS_IN_SENATE] = 1.0
        row[EARLY_ARRIVAL] = 1.0 - arrival(s, seat) / SENATE_SEATS


@rule
def _others(s: State, seat: int, rows: Any) -> None:
    row = rows[seat]
    richest = 0.0
    rival = 0.0
    for other in range(s.players):
        if other != seat:
            richest = max(richest, rows[other][PURSE])
            if rows[other][IS_IN_SENATE] > 0.0:
                rival = max(rival, rows[other][PURSE])
                row[OTHERS_IN_SENATE] += 0.25
            row[OTHERS_WHO_CAN_ENTER_ALONE] += rows[other][CAN_ENTER_ALONE] / 2.0
            row[OTHERS_BELOW_SENATE] += rows[other][SENATORS_BELOW_SENATE] / 4.0
    row[PURSE_LEAD] = row[PURSE] - richest
    row[PURSE_LEAD_IN_SENATE] = row[PURSE] - rival
    row[RICHEST_OTHER] = richest


@rule
def _game(s: State, row: Any) -> None:
    row[ARRIVED] = s.arrived / SENATE_SEATS
    row[ONE_PLACE_LEFT] = 1.0 if s.free[SENATE] == 1 else 0.0
    row[TWO_PLACES_LEFT] = 1.0 if s.free[SENATE] == 2 else 0.0
    row[THREE_PLAYERS] = 1.0 if s.players == 3 else 0.0
    row[FIVE_PLAYERS] = 1.0 if s.players == MAX_PLAYERS else 0.0
    row[ONES_LEFT] = s.ones / 18.0
    row[STOCK_LEFT] = s.stocked / STOCK
    left = NEAR if s.turn_limit == 0 else min(NEAR, s.turn_limit - s.turn)
    row[LIMIT_IS_NEAR] = 1.0 - left / NEAR
