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
    PLACE_COUNT,
    PLACE_ON,
    SEATS,
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
from rostra.kernel.jit import rule, table, unchecked

(
    # Of the seat itself
    PURSE,
    IS_IN_SENATE,
    SENATORS_IN_SENATE,
    EARLY_ARRIVAL,  # the earlier its first senator arrived, the higher
    WOULD_WIN_NOW,
    RESERVE,
    NEARNESS,  # of the senator that is nearest to the Senate
    IS_TO_MOVE,
    IS_TO_MOVE_NEXT,
    IS_TO_MOVE_AFTER_NEXT,
    HAS_JUST_MOVED,
    ADVANCES_ALONE,  # that it can make without the consent of others
    HARVEST_ALONE,  # the best of them
    ADVANCES_WITH_CONSENT,
    HARVEST_WITH_CONSENT,
    CAN_ENTER_ALONE,  # the Senate, that is
    CAN_ENTER_WITH_CONSENT,
    ENTRY_ALONE,  # what it would hold after that, above the richest other seat in the Senate
    ENTRY_WITH_CONSENT,
    CAN_WIN_ALONE,  # by taking the last place in the Senate
    CAN_WIN_WITH_CONSENT,
    SENATORS_BELOW_SENATE,
    IS_FREED_BY_CAESAR,
    CAN_HELP,  # others to advance
    IS_INDISPENSABLE,  # to them
    # Of the others, beside it
    PURSE_LEAD,  # over the richest other seat
    PURSE_LEAD_IN_SENATE,  # over the richest other seat that is in the Senate
    PURSE_LEAD_AROUND_SENATE,  # over the richest that is there or could be at once
    RICHER,  # other seats
    RICHER_IN_SENATE,
    RICHEST_OTHER,
    OTHERS_IN_SENATE,
    OTHERS_WHO_CAN_ENTER_ALONE,
    OTHERS_BELOW_SENATE,
    # Of the game
    ARRIVED,  # senators of all seats in the Senate
    ONE_PLACE_LEFT,
    TWO_PLACES_LEFT,
    THREE_PLACES_LEFT,
    THREE_PLAYERS,
    FIVE_PLAYERS,
    ONES_LEFT,
    STOCK_LEFT,
    LIMIT_IS_NEAR,
    SENATORS_IN,  # the first committee; one column for each committee follows
) = range(44)
OTHERS_IN = SENATORS_IN + len(COMMITTEES)
"""The senators of all other seats, one column for each committee."""
ALONE_ON = OTHERS_IN + len(COMMITTEES)
"""One column for each laurel place, here and in what follows: what the seat can take there by itself."""
WITH_CONSENT_ON = ALONE_ON + PLACE_COUNT
LAUREL_ON = WITH_CONSENT_ON + PLACE_COUNT
CAESAR_ON = LAUREL_ON + PLACE_COUNT
FEATURES = CAESAR_ON + PLACE_COUNT

UNSEEN = 3.1
"""About the mean value of a laurel that is still to be turned up."""
NEAR = 40
"""How many turns before the limit of Q17 it begins to matter."""


def _steps(committee: int) -> int:
    if committee == SENATE:
        return 0
    return 1 + min(_steps(TO[path]) for path in range(PATH_COUNT) if FROM[path] == committee)


STEPS = table([_steps(committee) for committee in range(SENATE + 1)])
"""How many advances a senator is away from the Senate."""
FARTHEST = max(STEPS) + 1


@unchecked
@rule
def write_features(s: State, rows: Any) -> None:
    """Write the row of every seat."""
    for seat in range(s.players):
        for feature in range(FEATURES):
            rows[seat][feature] = 0.0
    for seat in range(s.players):
        _own(s, seat, rows[seat])
        _advances(s, seat, rows)
        _in_senate(s, seat, rows[seat])
    first = winner(s)
    if first >= 0:
        rows[first][WOULD_WIN_NOW] = 1.0
    for seat in range(s.players):
        _others(s, seat, rows)
        _entries(s, rows[seat])
        _game(s, rows[seat])


@unchecked
@rule
def _own(s: State, seat: int, row: Any) -> None:
    nearest = FARTHEST
    for committee in range(SENATE):
        mine = s.members[seat][committee]
        row[SENATORS_IN + committee] = mine
        row[OTHERS_IN + committee] = SEATS[committee] - s.free[committee] - mine
        if mine > 0:
            nearest = min(nearest, STEPS[committee])
    row[NEARNESS] = 1.0 - nearest / FARTHEST
    row[PURSE] = purse(s, seat) / 10.0
    row[RESERVE] = s.reserve[seat] / SENATORS
    ahead = (seat - s.to_move) % s.players
    if ahead == s.players - 1:
        row[HAS_JUST_MOVED] = 1.0
    elif ahead == 0:
        row[IS_TO_MOVE] = 1.0
    elif ahead == 1:
        row[IS_TO_MOVE_NEXT] = 1.0
    elif ahead == 2:
        row[IS_TO_MOVE_AFTER_NEXT] = 1.0


@unchecked
@rule
def _advances(s: State, seat: int, rows: Any) -> None:
    """Where the seat could go, alone or with the consent of those who stand there."""
    row = rows[seat]
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
            _advance_alone(path, harvest, row)
        elif SEATS[below] - s.free[below] > VOTES[path]:
            _advance_with_consent(path, harvest, row)
            _helpers(s, seat, path, rows)


@unchecked
@rule
def _advance_alone(path: int, harvest: float, row: Any) -> None:
    row[ADVANCES_ALONE] += 0.5
    row[HARVEST_ALONE] = max(row[HARVEST_ALONE], harvest)
    if PLACE_ON[path] >= 0:
        row[ALONE_ON + PLACE_ON[path]] = harvest
    if TO[path] == SENATE:
        row[CAN_ENTER_ALONE] = 1.0
        row[ENTRY_ALONE] = max(row[ENTRY_ALONE], harvest)


@unchecked
@rule
def _advance_with_consent(path: int, harvest: float, row: Any) -> None:
    row[ADVANCES_WITH_CONSENT] += 0.5
    row[HARVEST_WITH_CONSENT] = max(row[HARVEST_WITH_CONSENT], harvest)
    row[WITH_CONSENT_ON + PLACE_ON[path]] = harvest
    if TO[path] == SENATE:
        row[CAN_ENTER_WITH_CONSENT] = 1.0
        row[ENTRY_WITH_CONSENT] = max(row[ENTRY_WITH_CONSENT], harvest)


@unchecked
@rule
def _helpers(s: State, seat: int, path: int, rows: Any) -> None:
    """Who could consent when the seat advances, and who must."""
    below = FROM[path]
    standing = SEATS[below] - s.free[below]
    for helper in range(s.players):
        if helper != seat and s.members[helper][below] > 0:
            rows[helper][CAN_HELP] += 0.25
            if standing - s.members[helper][below] <= VOTES[path]:
                rows[helper][IS_INDISPENSABLE] += 0.25


@unchecked
@rule
def _laurel(s: State, place: int) -> float:
    laurel = s.laurels[place]
    if laurel != NO_LAUREL:
        return VALUE[laurel] / 5.0
    return UNSEEN / 5.0 if s.stocked > 0 else 0.0


@unchecked
@rule
def _in_senate(s: State, seat: int, row: Any) -> None:
    for place in range(s.arrived):
        if s.senate[place] == seat:
            row[SENATORS_IN_SENATE] += 0.5
    if row[SENATORS_IN_SENATE] > 0.0:
        row[IS_IN_SENATE] = 1.0
        row[EARLY_ARRIVAL] = 1.0 - arrival(s, seat) / SENATE_SEATS


@unchecked
@rule
def _others(s: State, seat: int, rows: Any) -> None:
    row = rows[seat]
    richest = 0.0
    rival = 0.0
    near = 0.0
    for other in range(s.players):
        if other == seat:
            continue
        held = rows[other][PURSE]
        richest = max(richest, held)
        is_richer = 0.25 if held > row[PURSE] else 0.0
        row[RICHER] += is_richer
        if rows[other][IS_IN_SENATE] > 0.0:
            rival = max(rival, held)
            near = max(near, held)
            row[OTHERS_IN_SENATE] += 0.25
            row[RICHER_IN_SENATE] += is_richer
        elif rows[other][CAN_ENTER_ALONE] + rows[other][CAN_ENTER_WITH_CONSENT] > 0.0:
            near = max(near, held)
        row[OTHERS_WHO_CAN_ENTER_ALONE] += rows[other][CAN_ENTER_ALONE] / 2.0
        row[OTHERS_BELOW_SENATE] += rows[other][SENATORS_BELOW_SENATE] / 4.0
    row[PURSE_LEAD] = row[PURSE] - richest
    row[PURSE_LEAD_IN_SENATE] = row[PURSE] - rival
    row[PURSE_LEAD_AROUND_SENATE] = row[PURSE] - near
    row[RICHEST_OTHER] = richest


@unchecked
@rule
def _entries(s: State, row: Any) -> None:
    """What the seat would be if it entered the Senate now; until here the entries hold the harvest alone."""
    if row[CAN_ENTER_ALONE] > 0.0:
        row[ENTRY_ALONE] = row[PURSE_LEAD_IN_SENATE] + row[ENTRY_ALONE] / 2.0
        row[CAN_WIN_ALONE] = 1.0 if row[ENTRY_ALONE] > 0.0 and s.free[SENATE] == 1 else 0.0
    if row[CAN_ENTER_WITH_CONSENT] > 0.0:
        row[ENTRY_WITH_CONSENT] = row[PURSE_LEAD_IN_SENATE] + row[ENTRY_WITH_CONSENT] / 2.0
        row[CAN_WIN_WITH_CONSENT] = 1.0 if row[ENTRY_WITH_CONSENT] > 0.0 and s.free[SENATE] == 1 else 0.0


@unchecked
@rule
def _game(s: State, row: Any) -> None:
    row[ARRIVED] = s.arrived / SENATE_SEATS
    row[ONE_PLACE_LEFT] = 1.0 if s.free[SENATE] == 1 else 0.0
    row[TWO_PLACES_LEFT] = 1.0 if s.free[SENATE] == 2 else 0.0
    row[THREE_PLACES_LEFT] = 1.0 if s.free[SENATE] == 3 else 0.0
    row[THREE_PLAYERS] = 1.0 if s.players == 3 else 0.0
    row[FIVE_PLAYERS] = 1.0 if s.players == MAX_PLAYERS else 0.0
    row[ONES_LEFT] = s.ones / 18.0
    row[STOCK_LEFT] = s.stocked / STOCK
    left = NEAR if s.turn_limit == 0 else min(NEAR, s.turn_limit - s.turn)
    row[LIMIT_IS_NEAR] = 1.0 - left / NEAR
    row[CAESAR_ON + s.caesar] = 1.0
    for place in range(PLACE_COUNT):
        row[LAUREL_ON + place] = _laurel(s, place)
