"""Games that the network plays against itself, compiled: what it learns from."""

from __future__ import annotations

from typing import Any

from rostra.bots.quo_vadis.features import FEATURES, write_features
from rostra.bots.quo_vadis.policy import choose_move, draw_temperaments, play_priced
from rostra.games.quo_vadis.components import NOBODY
from rostra.games.quo_vadis.rules import begin, winner
from rostra.games.quo_vadis.state import OVER, State
from rostra.kernel.chance import draw, sow
from rostra.kernel.jit import rule

RATIONAL = 50
"""Of a hundred seats, how many play for their chance of winning alone."""
ONE_IN = 3
"""One state in this many is kept: neighbouring states teach the same."""


@rule
def self_play(states: Any, p: Any, noise: float, seed: int, games: int, rows: Any, won: Any) -> int:
    """Play games with consecutive seeds; how many states were kept.

    ``rows[i]`` are the features of a state, and ``won[i]`` is who won from there. Games that nobody won are
    left out.
    """
    s = states[0]
    kept = 0
    for game in range(games):
        sow(s, seed + game, 1)
        begin(s)
        draw_temperaments(s, p, RATIONAL)
        kept = _play_game(s, p, noise, rows, won, kept)
    return kept


@rule
def _play_game(s: State, p: Any, noise: float, rows: Any, won: Any, kept: int) -> int:
    first = kept
    while s.stage != OVER:
        choose_move(s, p, noise)
        play_priced(s, p.best)
        if s.stage != OVER and kept < len(won) and draw(s, ONE_IN) == 0:
            write_features(s, p.network.rows)
            for seat in range(s.players):
                for feature in range(FEATURES):
                    rows[kept][seat][feature] = p.network.rows[seat][feature]
            kept += 1
    victor = winner(s)
    if victor == NOBODY:
        return first
    for sample in range(first, kept):
        won[sample] = victor
    return kept
