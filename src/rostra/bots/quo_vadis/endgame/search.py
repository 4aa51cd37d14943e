"""Backward induction: every line of play to the end or the horizon, each player choosing for himself (max^n).

``judge`` is left open here: what everybody's chances are where the horizon cuts a line off.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rostra.bots.quo_vadis.endgame.agreement import CLOSE, agree
from rostra.bots.quo_vadis.endgame.decided import is_decided
from rostra.bots.quo_vadis.endgame.keys import Memory, line_of, write_key
from rostra.bots.quo_vadis.endgame.moves import HELPERS, carry_out, list_moves, list_trials
from rostra.games.quo_vadis.interlude import winner
from rostra.games.quo_vadis.state import OVER, State
from rostra.kernel.jit import rule

UNPAID = -9.0
"""The value to the player of a deal that cannot be paid: he never chooses it."""
STOPPED = -1
CUT_OFF = 0
"""Where ``notes`` say how many lines the horizon cut off."""


class Desk(NamedTuple):
    """Room for a line of play: the first index of most is how far down the line."""

    memory: Memory
    states: Any
    keys: Any
    moves: Any
    """``[depth][move]``: the moves of the player there."""
    values: Any
    """``[depth][move][seat]``: everybody's chances after the move, as far as they are added up."""
    trials: Any
    """``[depth][trial]``: a move and the kind of laurel it turns up."""
    weights: Any
    """``[depth][trial]``: how likely that is."""
    counts: Any
    """``[depth]``: how many moves and trials there are, and which trial is next."""
    outcomes: Any
    """``[helpers][seat]``: what comes of a set of helpers; see ``agree``."""
    legal: Any
    found: Any
    """``[seat]``: the chances of the state looked at last."""
    notes: Any


MOVES, TRIALS, NEXT = range(3)


class Terms(NamedTuple):
    """How far to look, and how people deal."""

    last_turn: int
    """The horizon: what comes after this turn is judged."""
    bargain: bool
    top_price: int
    nodes: int
    """So many trials may be made."""
    stamp: int


@rule
def search(desk: Any, terms: Any, mind: Any) -> int:
    """Look through everything below ``desk.states[0]``; how many trials it took, or STOPPED."""
    desk.notes[CUT_OFF] = 0
    depth = 0
    nodes = 0
    if not _open(desk, terms, 0):
        return STOPPED
    while depth >= 0:
        counts = desk.counts[depth]
        if counts[NEXT] < counts[TRIALS]:
            if nodes == terms.nodes:
                return STOPPED
            nodes += 1
            if not _is_paid(desk, depth):
                counts[NEXT] += 1
            elif _is_known(desk, terms, desk.states[depth + 1], depth + 1, mind):
                _add(desk, depth)
            else:
                depth += 1
                if not _open(desk, terms, depth):
                    return STOPPED
        else:
            _close(desk, terms, depth)
            depth -= 1
            if depth >= 0:
                _add(desk, depth)
    return nodes


@rule
def _open(desk: Any, terms: Any, depth: int) -> bool:
    """List what can be done here; False if that is too much."""
    s = desk.states[depth]
    counts = desk.counts[depth]
    moves = desk.moves[depth]
    counts[MOVES] = list_moves(s, terms.bargain, terms.top_price, desk.legal, moves)
    counts[TRIALS] = 0
    counts[NEXT] = 0
    for index in range(counts[MOVES]):
        for seat in range(s.players):
            desk.values[depth][index][seat] = 0.0
        counts[TRIALS] = list_trials(
            s, moves[index], index, desk.trials[depth], desk.weights[depth], counts[TRIALS]
        )
    return counts[MOVES] >= 0 and depth + 2 < len(desk.counts)


@rule
def _is_paid(desk: Any, depth: int) -> bool:
    """Make the next trial; False if it is a deal that cannot be paid."""
    s = desk.states[depth]
    trial = desk.trials[depth][desk.counts[depth][NEXT]]
    if carry_out(s, desk.states[depth + 1], desk.moves[depth][trial[0]], trial[1]):
        return True
    desk.values[depth][trial[0]][s.to_move] = UNPAID
    return False


@rule
def _is_known(desk: Any, terms: Any, s: State, depth: int, mind: Any) -> bool:
    """Whether the chances of a state are known without looking below; then they are in ``desk.found``."""
    if s.stage == OVER or is_decided(s):
        standing(s, mind, desk.found)
        return True
    if s.turn > terms.last_turn:
        desk.notes[CUT_OFF] += 1
        judge(s, mind, desk.found)  # type: ignore[name-defined] # noqa: F821
        return True
    key = desk.keys[depth]
    write_key(s, terms.last_turn - s.turn, terms.top_price > 0, key)
    line = line_of(desk.memory, key, s.players, terms.stamp)
    if desk.memory.stamps[line] != terms.stamp:
        return False
    for seat in range(s.players):
        desk.found[seat] = desk.memory.chances[line][seat]
    return True


@rule
def _add(desk: Any, depth: int) -> None:
    """Count what was found for the trial at hand; who wins for certain, and alone, looks no further."""
    s = desk.states[depth]
    counts = desk.counts[depth]
    index = desk.trials[depth][counts[NEXT]][0]
    weight = desk.weights[depth][counts[NEXT]]
    value = desk.values[depth][index]
    for seat in range(s.players):
        value[seat] += weight * desk.found[seat]
    counts[NEXT] += 1
    if depth > 0 and desk.moves[depth][index][HELPERS] == 0 and value[s.to_move] > 1.0 - CLOSE:
        counts[MOVES] = index + 1
        counts[TRIALS] = 0


@rule
def _close(desk: Any, terms: Any, depth: int) -> None:
    """All that can be done here is known: what is done, and remember it."""
    s = desk.states[depth]
    asked = agree(
        desk.moves[depth],
        desk.values[depth],
        desk.counts[depth][MOVES],
        s.to_move,
        s.players,
        desk.outcomes,
    )
    for seat in range(s.players):
        desk.found[seat] = desk.outcomes[asked][seat]
    if depth == 0:
        return
    key = desk.keys[depth]
    line = line_of(desk.memory, key, s.players, terms.stamp)
    desk.memory.stamps[line] = terms.stamp
    for word in range(len(key)):
        desk.memory.keys[line][word] = key[word]
    for seat in range(s.players):
        desk.memory.chances[line][seat] = desk.found[seat]


@rule
def standing(s: State, mind: Any, values: Any) -> None:
    """A judge: whoever would win if the game were over now (Q16); nobody while the Senate is empty."""
    first = winner(s)
    for seat in range(s.players):
        values[seat] = 1.0 if first == seat else 0.0
