"""What the network sees of a state: a row of numbers for each seat."""

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
from rostra.games.quo_vadis.interlude import arrival, winner
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import State
from rostra.kernel.jit import rule

_OWN = (
    "purse",
    "purse beside the richest other",
    "purse beside the richest other in the Senate",
    "is in the Senate",
    "senators in the Senate",
    "how early the first arrived",
    "would win now",
    "reserve",
    "is to move",
    "is to move next",
    "is to move after that",
    "steps it can take alone",
    "best harvest alone",
    "steps with the consent of others",
    "best harvest with the consent of others",
    "can enter the Senate alone",
    "can enter the Senate with consent",
    "stands below the Senate",
    "is freed by Caesar",
)
_ALL = (
    "senators arrived",
    "one place left",
    "two places left",
    "three players",
    "five players",
    "I laurels left",
    "stock left",
    "turns left",
    "richest other",
    "others in the Senate",
    "others who can enter alone",
    "others below the Senate",
)
NAMES = (*_OWN, *_ALL, *(f"senators in {name}" for name in COMMITTEES))
FEATURES = len(NAMES)
ALL = len(_OWN)
"""Where what is true for everybody begins."""
STANDING = ALL + len(_ALL)
"""Where the numbers of senators in the committees begin."""
UNSEEN = 3.1
"""What a laurel that is still to be turned up is worth, about the mean."""
PATIENCE = 40
"""So many turns before the limit of Q17 it begins to matter."""


@rule
def describe(s: State, rows: Any) -> None:
    """Write the row of every seat."""
    for seat in range(s.players):
        for feature in range(STANDING):
            rows[seat][feature] = 0.0
        _standing(s, seat, rows[seat])
        _steps(s, seat, rows[seat])
        _place_in_the_senate(s, seat, rows[seat])
    first = winner(s)
    if first >= 0:
        rows[first][6] = 1.0
    for seat in range(s.players):
        _beside_others(s, seat, rows)
        _for_everybody(s, rows[seat])


@rule
def _standing(s: State, seat: int, row: Any) -> None:
    for committee in range(SENATE):
        row[STANDING + committee] = s.members[seat][committee]
    row[0] = purse(s, seat) / 10.0
    row[7] = s.reserve[seat] / SENATORS
    ahead = (seat - s.to_move) % s.players
    if ahead < 3:
        row[8 + ahead] = 1.0


@rule
def _steps(s: State, seat: int, row: Any) -> None:
    """Where the seat could go, alone or with the consent of those who stand there."""
    for path in range(PATH_COUNT):
        below = FROM[path]
        mine = s.members[seat][below]
        if mine == 0:
            continue
        if TO[path] == SENATE:
            row[17] += mine
        if s.free[TO[path]] == 0:
            continue
        place = PLACE_ON[path]
        freed = place >= 0 and s.caesar == place
        gain = 0.0 if place < 0 or freed else _laurel(s, place)
        if freed:
            row[18] = 1.0
        if place < 0 or freed or mine > VOTES[path]:
            row[11] += 0.5
            row[12] = max(row[12], gain)
            if TO[path] == SENATE:
                row[15] = 1.0
        elif _others_below(s, seat, below) + mine > VOTES[path]:
            row[13] += 0.5
            row[14] = max(row[14], gain)
            if TO[path] == SENATE:
                row[16] = 1.0


@rule
def _laurel(s: State, place: int) -> float:
    laurel = s.laurels[place]
    if laurel != NO_LAUREL:
        return VALUE[laurel] / 5.0
    return UNSEEN / 5.0 if s.stocked > 0 else 0.0


@rule
def _others_below(s: State, seat: int, committee: int) -> int:
    standing = -s.members[seat][committee]
    for other in range(s.players):
        standing += s.members[other][committee]
    return standing


@rule
def _place_in_the_senate(s: State, seat: int, row: Any) -> None:
    for place in range(s.arrived):
        if s.senate[place] == seat:
            row[4] += 0.5
    if row[4] > 0.0:
        row[3] = 1.0
        row[5] = 1.0 - arrival(s, seat) / SENATE_SEATS


@rule
def _beside_others(s: State, seat: int, rows: Any) -> None:
    richest = 0.0
    rival = 0.0
    for other in range(s.players):
        if other != seat:
            richest = max(richest, rows[other][0])
            if rows[other][3] > 0.0:
                rival = max(rival, rows[other][0])
                rows[seat][ALL + 9] += 0.25
            rows[seat][ALL + 10] += rows[other][15] / 2.0
            rows[seat][ALL + 11] += rows[other][17] / 4.0
    rows[seat][1] = rows[seat][0] - richest
    rows[seat][2] = rows[seat][0] - rival
    rows[seat][ALL + 8] = richest


@rule
def _for_everybody(s: State, row: Any) -> None:
    row[ALL] = s.arrived / SENATE_SEATS
    row[ALL + 1] = 1.0 if s.free[SENATE] == 1 else 0.0
    row[ALL + 2] = 1.0 if s.free[SENATE] == 2 else 0.0
    row[ALL + 3] = 1.0 if s.players == 3 else 0.0
    row[ALL + 4] = 1.0 if s.players == MAX_PLAYERS else 0.0
    row[ALL + 5] = s.ones / 18.0
    row[ALL + 6] = s.stocked / STOCK
    left = PATIENCE if s.turn_limit == 0 else min(PATIENCE, s.turn_limit - s.turn)
    row[ALL + 7] = 1.0 - left / PATIENCE
