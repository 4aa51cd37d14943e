"""Whether the game is decided though not over: with a turn limit the last turns often change nothing."""

from __future__ import annotations

from rostra.bots.quo_vadis.sight import STEPS
from rostra.games.quo_vadis.components import COMMITTEES, ENTRIES, SENATE
from rostra.games.quo_vadis.state import State
from rostra.kernel.jit import rule, table

STEPS_FROM = table([STEPS[name] for name in COMMITTEES])
"""How many advances it takes from each committee into the Senate."""
STEPS_IN_ALL = 1 + min(STEPS[COMMITTEES[entry]] for entry in ENTRIES)
"""How many turns it takes from the reserve, at least."""


@rule
def is_decided(s: State) -> bool:
    """Whether nobody else can enter the Senate before the limit, and nobody in it has a rival there (Q16)."""
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
    """Whether a seat has turns enough to bring a senator into the Senate."""
    before = (seat - s.to_move) % s.players
    turns = (s.turn_limit - s.turn - before + s.players) // s.players
    if s.reserve[seat] > 0 and turns >= STEPS_IN_ALL:
        return True
    for committee in range(SENATE):
        if s.members[seat][committee] > 0 and turns >= STEPS_FROM[committee]:
            return True
    return False
