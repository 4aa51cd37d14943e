"""Playouts: games played on from a state, compiled.

``truncated_playout`` (the look-ahead) plays a few rounds by the network's policy and then asks the network.
``random_playout`` plays to the end by weighted random moves; everybody consents to everything.
"""

from __future__ import annotations

from typing import Any

from rostra.bots.quo_vadis.candidates import play_candidate
from rostra.bots.quo_vadis.determinization import copy_position_and_stock, draw_unseen
from rostra.bots.quo_vadis.policy import MOVE, choose_move, draw_temperaments, judge, play_priced
from rostra.bots.quo_vadis.vows import narrow, note_move, renew_vows
from rostra.games.quo_vadis.actions import ADVANCE, ADVANCE_PATH, CAESAR, DECLINE
from rostra.games.quo_vadis.components import NO_LAUREL, PLACE_ON, SENATE, TO, VALUE
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import play, winner
from rostra.games.quo_vadis.state import OVER, State
from rostra.kernel.chance import draw, sow
from rostra.kernel.jit import rule

RATIONAL = 80
"""Of a hundred simulated players, how many play for their chance of winning alone."""
LONGEST = 120
"""A random playout that is not over after this many turns ends as it stands."""
PLACE_WEIGHT, ADVANCE_WEIGHT, SENATE_WEIGHT, CAESAR_WEIGHT = 8, 8, 24, 1
"""How likely random players are to place, to advance, to enter the Senate and to move Caesar."""
NO_CANDIDATE = -1
"""Stands for the move of a candidate where playouts begin in the state itself."""


@rule
def truncated_playout(root: State, s: State, p: Any, turns: int, noise: float, seed: int, out: Any) -> None:
    """Play on in ``s`` for some turns; add everybody's chances to ``out``: the mean over the last round.

    Who moves chooses what looks best for them, so everybody looks a little too good after their own move.
    """
    copy_position_and_stock(root, s)
    sow(s, seed, 2)
    draw_unseen(s)
    draw_temperaments(s, p, RATIONAL)
    renew_vows(p.vows)
    for turn in range(root.turn, root.turn + turns):
        while s.stage != OVER and s.turn == turn:
            choose_move(s, p, noise)
            note_move(s, p.vows, p.best[MOVE])
            play_priced(s, p.best)
        if turn >= root.turn + turns - s.players:
            judge(s, p)
            for seat in range(s.players):
                out[seat] += p.values[seat] / s.players


@rule
def random_playout(root: State, s: State, candidate: Any, legal: Any, weights: Any, v: Any, seed: int) -> int:
    """Play a candidate and then on to the end, in ``s``; who wins."""
    copy_position_and_stock(root, s)
    sow(s, seed, 3)
    if candidate[0] != NO_CANDIDATE:
        play_candidate(s, candidate)
    draw_unseen(s)
    s.open_handed = 1
    if s.turn_limit == 0 or s.turn_limit > s.turn + LONGEST:
        s.turn_limit = s.turn + LONGEST
    renew_vows(v)
    while s.stage != OVER:
        move = _random_move(s, legal, weights, v)
        note_move(s, v, move)
        play(s, move)
    return winner(s)


@rule
def _random_move(s: State, legal: Any, weights: Any, v: Any) -> int:
    """One of the legal moves that keep all vows, drawn by their weights."""
    count = legal_actions(s, legal)
    if v.bound[s.to_move] >= s.turn:
        count = narrow(s, v, legal, count)
    total = 0
    for i in range(count):
        weights[i] = _weight(s, legal[i])
        total += weights[i]
    left = draw(s, total)
    for i in range(count):
        left -= weights[i]
        if left < 0:
            return int(legal[i])
    return DECLINE


@rule
def _weight(s: State, move: int) -> int:
    if move < ADVANCE:
        return PLACE_WEIGHT
    if move >= CAESAR:
        return CAESAR_WEIGHT
    path = ADVANCE_PATH[move - ADVANCE]
    place = PLACE_ON[path]
    weight = SENATE_WEIGHT if TO[path] == SENATE else ADVANCE_WEIGHT
    if place >= 0 and place != s.caesar and s.laurels[place] != NO_LAUREL:
        weight += 4 * VALUE[s.laurels[place]]
    return weight
