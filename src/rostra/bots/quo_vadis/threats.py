"""Threats: who is about to end the game and win it, whatever the others do.

The network and random playouts only sense this; one look at the board tells.
"""

from __future__ import annotations

from rostra.games.quo_vadis.components import (
    FROM,
    NO_LAUREL,
    PATH_COUNT,
    PLACE_ON,
    SENATE,
    TO,
    VALUE,
    VOTES,
)
from rostra.games.quo_vadis.rules import arrival
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import BONUS, OVER, State
from rostra.kernel.jit import rule, table

LIKELY_END = 0.7
"""How likely somebody who could end the game and win, but moves later in the round, is to do so."""
INTO_THE_SENATE = table([path for path in range(PATH_COUNT) if TO[path] == SENATE])


def with_threats(state: State, chances: list[float]) -> list[float]:
    """Chances, corrected where somebody is about to end the game and win it without the help of others.

    The next to move will do so; those after them probably, if nobody gains more laurels before.
    """
    if state.stage == OVER or state.free[SENATE] != 1:
        return chances
    for step in range(state.players):
        seat = (state.to_move + step) % state.players
        if can_win_alone(state, seat, by_caesar=step == 0):
            certainty = 1.0 if step == 0 else LIKELY_END
            known = [float(other == seat) for other in range(state.players)]
            return [certainty * k + (1 - certainty) * c for k, c in zip(known, chances, strict=True)]
    return chances


@rule
def can_win_alone(s: State, seat: int, by_caesar: bool) -> bool:
    """Whether a seat could fill the Senate and win, with its own consents or where Caesar lies."""
    if s.stage == BONUS or s.free[SENATE] != 1:
        return False
    for i in range(len(INTO_THE_SENATE)):
        path = INTO_THE_SENATE[i]
        is_caesars = s.caesar == PLACE_ON[path]
        own = s.members[seat][FROM[path]] - 1
        if own < 0 or not (own >= VOTES[path] or (by_caesar and is_caesars)):
            continue
        laurel = s.laurels[PLACE_ON[path]]
        harvest = 0 if is_caesars or laurel == NO_LAUREL else VALUE[laurel]
        if _would_win(s, seat, harvest):
            return True
    return False


@rule
def _would_win(s: State, seat: int, harvest: int) -> bool:
    """Q16: whether a seat would be the first in the Senate, entering it last with a harvest."""
    held, arrived = purse(s, seat) + harvest, min(arrival(s, seat), s.arrived)
    for place in range(s.arrived):
        rival = s.senate[place]
        others = purse(s, rival)
        if rival != seat and (others > held or (others == held and place < arrived)):
            return False
    return True
