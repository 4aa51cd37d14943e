"""Whole games played by the network against itself: what it learns from."""

from __future__ import annotations

from typing import Any

from rostra.bots.quo_vadis.appraisal.deeds import carry_out, choose
from rostra.bots.quo_vadis.appraisal.features import FEATURES, describe
from rostra.bots.quo_vadis.appraisal.minds import draw_tempers
from rostra.games.quo_vadis.components import NOBODY
from rostra.games.quo_vadis.interlude import winner
from rostra.games.quo_vadis.setup import begin
from rostra.games.quo_vadis.state import OVER, State
from rostra.kernel.chance import draw, sow
from rostra.kernel.jit import rule

COOL = 50
"""Of a hundred seats so many play for the chance to win alone."""
ONE_IN = 3
"""Of so many states one is kept: neighbours tell the same story."""


@rule
def self_play(states: Any, mind: Any, noise: float, seed: int, games: int, rows: Any, won: Any) -> int:
    """Play games with consecutive seeds; how many states were kept.

    ``rows[i]`` are the features of a state, ``won[i]`` says who won from there, NOBODY for the seats of none.
    """
    s = states[0]
    kept = 0
    for game in range(games):
        sow(s, seed + game, 1)
        begin(s)
        draw_tempers(s, mind, COOL)
        kept = _game(s, mind, noise, rows, won, kept)
    return kept


@rule
def _game(s: State, mind: Any, noise: float, rows: Any, won: Any, kept: int) -> int:
    first = kept
    while s.stage != OVER:
        choose(s, mind, noise)
        carry_out(s, mind.deed)
        if s.stage != OVER and kept < len(won) and draw(s, ONE_IN) == 0:
            describe(s, mind.desk.rows)
            for seat in range(s.players):
                for feature in range(FEATURES):
                    rows[kept][seat][feature] = mind.desk.rows[seat][feature]
            kept += 1
    victor = winner(s)
    if victor == NOBODY:
        return first
    for sample in range(first, kept):
        won[sample] = victor
    return kept
