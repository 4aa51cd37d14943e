"""How a game ends (Q15 to Q17) and what lies between the games of a consular election (Q25)."""

from __future__ import annotations

from rostra.games.quo_vadis.components import NOBODY, SENATE, SENATE_SEATS
from rostra.games.quo_vadis.refusals import LEGAL, NONE_TO_REMOVE, NOT_REMOVING, TWO_STAY
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.setup import lay_out
from rostra.games.quo_vadis.state import ACTION, OVER, REMOVE, State
from rostra.kernel.game import Outcome
from rostra.kernel.jit import rule

GAMES = 3
STAY = 2
"""Q25: nobody keeps more than two senators on the board between games."""


@rule
def arrival(s: State, seat: int) -> int:
    """When the first senator of a seat entered the Senate, from 0; SENATE_SEATS if none did."""
    for place in range(s.arrived):
        if s.senate[place] == seat:
            return place
    return SENATE_SEATS


@rule
def score(s: State, seat: int) -> int:
    """Q16: the laurels of a seat that has a senator in the Senate."""
    return purse(s, seat) if arrival(s, seat) < SENATE_SEATS else 0


@rule
def leads(s: State, seat: int, other: int) -> bool:
    """Q16, Q25: more laurels; then more in the last game; then the earlier arrival; then the lower seat."""
    if s.consular and s.sums[seat] != s.sums[other]:
        return s.sums[seat] > s.sums[other]
    if score(s, seat) != score(s, other):
        return score(s, seat) > score(s, other)
    return arrival(s, seat) < arrival(s, other)


@rule
def leader(s: State) -> int:
    """The seat that leads all others."""
    first = 0
    for seat in range(1, s.players):
        if leads(s, seat, first):
            first = seat
    return first


@rule
def winner(s: State) -> int:
    """Who has won, or NOBODY when a game ends with an empty Senate (Q16, Q17); an election is always won."""
    return NOBODY if s.arrived == 0 and not s.consular else leader(s)


@rule
def end_game(s: State) -> None:
    """The Senate is full or the turn limit is reached."""
    if s.consular:
        for seat in range(s.players):
            s.sums[seat] += score(s, seat)
    if not s.consular or s.game == GAMES:
        s.stage = OVER
        return
    s.game += 1
    s.begins = leader(s)
    for place in range(s.arrived):
        s.reserve[s.senate[place]] += 1
    lay_out(s)
    next_removal(s, s.begins)


@rule
def on_board(s: State, seat: int) -> int:
    """How many senators of a seat stand in committees."""
    standing = 0
    for committee in range(SENATE):
        standing += s.members[seat][committee]
    return standing


@rule
def next_removal(s: State, first: int) -> None:
    """Clockwise to the next player with more than two senators on the board, or on to the next game."""
    for step in range(s.players):
        seat = (first + step) % s.players
        if on_board(s, seat) > STAY:
            s.to_move = seat
            s.stage = REMOVE
            return
    s.to_move = s.begins
    s.stage = ACTION


@rule
def why_not_remove(s: State, committee: int) -> int:
    """Q25: one own senator off the board, while one has more than two."""
    if s.stage != REMOVE:
        return NOT_REMOVING
    if on_board(s, s.to_move) <= STAY:
        return TWO_STAY
    return LEGAL if s.members[s.to_move][committee] > 0 else NONE_TO_REMOVE


@rule
def remove(s: State, committee: int) -> None:
    """Take a senator off the board."""
    s.members[s.to_move][committee] -= 1
    s.free[committee] += 1
    s.reserve[s.to_move] += 1
    next_removal(s, s.to_move + 1)


def scores(s: State) -> dict[int, int]:
    """The laurels of the seats that are scored: those with a senator in the Senate (Q16)."""
    return {seat: score(s, seat) for seat in range(s.players) if arrival(s, seat) < SENATE_SEATS}


def outcome(s: State) -> Outcome | None:
    """How it ended, or ``None`` while it runs."""
    if s.stage != OVER:
        return None
    first = winner(s)
    return Outcome(
        winners=() if first == NOBODY else (first,),
        reason="senate-full" if s.free[SENATE] == 0 else "turn-limit",
        scores={seat: s.sums[seat] for seat in range(s.players)} if s.consular else scores(s),
    )
