"""Threats: who is about to end the game and win it, whatever the others do.

The network and random playouts only sense this; one look at the board tells.
"""

from __future__ import annotations

from rostra.games.quo_vadis.components import FROM, NOBODY, PATH_COUNT, PLACE_ON, SENATE, TO, VOTES
from rostra.games.quo_vadis.rules import advance, winner
from rostra.games.quo_vadis.state import BONUS, LAYOUT, OVER, State

LIKELY_END = 0.7
"""How likely somebody who could end the game and win, but moves later in the round, is to do so."""
INTO_THE_SENATE = [path for path in range(PATH_COUNT) if TO[path] == SENATE]


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


def can_win_alone(state: State, seat: int, by_caesar: bool) -> bool:
    """Whether a seat could fill the Senate and win, with its own consents or where Caesar lies."""
    if state.stage == BONUS:
        return False
    for path in INTO_THE_SENATE:
        own = state.members[seat][FROM[path]] - 1
        is_free = own >= VOTES[path] or (by_caesar and state.caesar == PLACE_ON[path])
        if own < 0 or not is_free:
            continue
        later = LAYOUT.copy(state)
        later.to_move, later.consular = seat, 0
        is_caesars = state.caesar == PLACE_ON[path]
        advance(
            later, path, *((NOBODY, NOBODY) if is_caesars else (seat, seat if VOTES[path] > 1 else NOBODY))
        )
        if winner(later) == seat:
            return True
    return False
