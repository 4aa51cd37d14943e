"""Senators on the board, and the sets of bits kept beside them because every legal move asks for them."""

from __future__ import annotations

from rostra.games.quo_vadis.components import (
    ENTRIES,
    FROM,
    MAX_PLAYERS,
    MOST_SEATS,
    PATH_COUNT,
    PATH_OF,
    PLACE_COUNT,
    PLACE_ON,
    SEATS,
    SENATE,
    TO,
)
from rostra.games.quo_vadis.state import State
from rostra.kernel.jit import rule, table

ALL_SEATS = (1 << MAX_PLAYERS) - 1
EVERY_PLACE = sum(1 << place * MAX_PLAYERS for place in range(PLACE_COUNT))
"""A laurel place and a seat are a pair, place * MAX_PLAYERS + seat. This, shifted by a seat: all it is in."""
WALKS = table([path for path in range(PATH_COUNT) if PLACE_ON[path] < 0])
"""The paths that never need consent (Q8): they leave committees of a single seat."""
OPEN_WALKS = PLACE_COUNT * MAX_PLAYERS
OPEN_ENTRIES = OPEN_WALKS + len(WALKS)
ALL_OPEN = (1 << OPEN_ENTRIES + len(ENTRIES)) - 1
"""The ways onto a free seat are one set: the pairs of each place, then walks, then entries."""


def _leaving(committee: int) -> int:
    return sum(1 << place * MAX_PLAYERS for place, path in enumerate(PATH_OF) if FROM[path] == committee)


def _walking(committee: int) -> int:
    return sum(1 << walk for walk, path in enumerate(WALKS) if FROM[path] == committee)


def _into(committee: int) -> int:
    places = (place for place, path in enumerate(PATH_OF) if TO[path] == committee)
    walks = (walk for walk, path in enumerate(WALKS) if TO[path] == committee)
    entries = (entry for entry, first in enumerate(ENTRIES) if first == committee)
    return (
        sum(ALL_SEATS << place * MAX_PLAYERS for place in places)
        | sum(1 << OPEN_WALKS + walk for walk in walks)
        | sum(1 << OPEN_ENTRIES + entry for entry in entries)
    )


LEAVING = table([_leaving(committee) for committee in range(SENATE)])
"""Shifted by a seat: its pairs with the places on the paths from a committee."""
WALKING = table([_walking(committee) for committee in range(SENATE)])
"""The walk from a committee."""
INTO = table([_into(committee) for committee in range(SENATE + 1)])
"""The ways into a committee or the Senate."""


@rule
def clear_board(s: State) -> None:
    """Nobody stands anywhere."""
    s.open = ALL_OPEN
    for count in range(MOST_SEATS):
        s.standing[count] = 0
    for committee in range(SENATE):
        s.free[committee] = SEATS[committee]
    for seat in range(MAX_PLAYERS):
        s.walking[seat] = 0
        for committee in range(SENATE):
            s.members[seat][committee] = 0
    free_senate(s)


@rule
def free_senate(s: State) -> None:
    """All of its seats are free."""
    s.free[SENATE] = s.senate_seats
    s.open |= INTO[SENATE]


@rule
def take_seat(s: State, committee: int) -> None:
    """One free seat less in a committee or the Senate."""
    s.free[committee] -= 1
    if s.free[committee] == 0:
        s.open &= ~INTO[committee]


@rule
def enter(s: State, seat: int, committee: int) -> None:
    """A senator takes a seat of a committee."""
    others = s.members[seat][committee]
    s.members[seat][committee] = others + 1
    s.standing[others] |= LEAVING[committee] << seat
    s.walking[seat] |= WALKING[committee]
    take_seat(s, committee)


@rule
def leave(s: State, seat: int, committee: int) -> None:
    """A senator leaves a committee."""
    others = s.members[seat][committee] - 1
    s.members[seat][committee] = others
    s.standing[others] &= ~(LEAVING[committee] << seat)
    s.walking[seat] &= ~WALKING[committee]
    s.free[committee] += 1
    s.open |= INTO[committee]
