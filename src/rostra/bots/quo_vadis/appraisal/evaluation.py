"""One look-ahead for all who ask, each thread with a board of its own."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from rostra.bots.quo_vadis.appraisal.lookahead import Lookahead, Ranking
from rostra.games.quo_vadis.state import State

_own = threading.local()


def lookahead() -> Lookahead:
    """The look-ahead of this thread."""
    if not hasattr(_own, "lookahead"):
        _own.lookahead = Lookahead()
    found: Lookahead = _own.lookahead
    return found


def chances(states: Sequence[State]) -> list[list[float]]:
    """The chances of every seat at a glance."""
    return lookahead().chances(states)


def simulated(states: Sequence[State], seed: int, simulations: int) -> list[list[float]]:
    """The chances of every seat after playing on, with the same luck for all states."""
    return lookahead().simulated(states, seed, simulations)


def halving(states: Sequence[State], seat: int, seed: int, simulations: int) -> Ranking:
    """The best state for a seat."""
    return lookahead().halving(states, seat, seed, simulations)
