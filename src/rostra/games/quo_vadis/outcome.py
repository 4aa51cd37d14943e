"""Who has won, and why: Q16, Q17, Q25."""

from __future__ import annotations

from rostra.games.quo_vadis.components import NOBODY, SENATE, SENATE_SEATS
from rostra.games.quo_vadis.interlude import arrival, score, winner
from rostra.games.quo_vadis.state import OVER, State
from rostra.kernel.game import Outcome


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
