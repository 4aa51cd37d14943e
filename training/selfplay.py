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
LONGEST_OPENING = 16
"""Every other game begins with up to this many turns at random: there are more openings than its own."""


@rule
def self_play(
    states: Any, p: Any, noise: float, seed: int, games: int, rows: Any, won: Any, left: Any
) -> int:
    """Play games with consecutive seeds; how many states were kept.

    ``rows[i]`` are the features of a state, ``won[i]`` is who won from there, and ``left[i]`` how many states
    of the same game follow. Games that nobody won are left out.
    """
    s = states[0]
    kept = 0
    for game in range(games):
        sow(s, seed + game, 1)
        begin(s)
        draw_temperaments(s, p, RATIONAL)
        kept = _play_game(s, p, noise, rows, won, left, kept)
    return kept


@rule
def _play_game(s: State, p: Any, noise: float, rows: Any, won: Any, left: Any, kept: int) -> int:
    first = kept
    opening = draw(s, LONGEST_OPENING) if draw(s, 2) == 0 else 0
    while s.stage != OVER:
        choose_move(s, p, 1.0 if s.turn <= opening else noise)
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
        left[sample] = kept - 1 - sample
    return kept
