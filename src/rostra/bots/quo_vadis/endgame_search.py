"""Exact search by backward induction: every line of play, each player choosing for themselves (max^n).

Deals: the player to move asks for consent, and a helper who refuses is not asked again this turn. So each
helper knows what comes of refusing: whatever the player and the others would agree on without them. They
consent when the deal leaves them no worse off than that, and the player picks the best for themselves, at
random among equals.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rostra.bots.quo_vadis.endgame_moves import HELPERS, is_decided, list_moves, list_trials, play_trial
from rostra.bots.quo_vadis.transposition_table import TranspositionTable, line_of, write_key
from rostra.games.quo_vadis.rules import winner
from rostra.games.quo_vadis.state import OVER, State
from rostra.kernel.jit import rule

CLOSE = 1e-9
"""Chances no farther apart than this are the same: they were added up in another order."""
UNPAID = -9.0
"""The value to the player of a deal that cannot be paid: they never choose it."""
STOPPED = -1
CUT_OFF = 0
"""Where ``notes`` hold how many lines the horizon cut off."""
MOVES, TRIALS, NEXT = range(3)
"""The columns of ``counts``."""


class SearchBuffers(NamedTuple):
    """Room for a line of play: the first index of most is the depth."""

    known: TranspositionTable
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
    """``[helpers][seat]``: what comes of asking a set of helpers; see ``agree``."""
    legal: Any
    found: Any
    """``[seat]``: the chances of the state searched last."""
    notes: Any


class Limits(NamedTuple):
    """How far to search, and which deals to try."""

    last_turn: int
    """The horizon: what comes after this turn is judged as it stands."""
    with_deals: bool
    top_price: int
    nodes: int
    """How many trials may be made."""
    generation: int


@rule
def search(b: Any, limits: Any) -> int:
    """Search everything below ``b.states[0]``; how many trials it took, or STOPPED."""
    b.notes[CUT_OFF] = 0
    depth = 0
    nodes = 0
    if not _open(b, limits, 0):
        return STOPPED
    while depth >= 0:
        counts = b.counts[depth]
        if counts[NEXT] < counts[TRIALS]:
            if nodes == limits.nodes:
                return STOPPED
            nodes += 1
            if not _is_paid(b, depth):
                counts[NEXT] += 1
            elif _is_known(b, limits, b.states[depth + 1], depth + 1):
                _add(b, depth)
            else:
                depth += 1
                if not _open(b, limits, depth):
                    return STOPPED
        else:
            _close(b, limits, depth)
            depth -= 1
            if depth >= 0:
                _add(b, depth)
    return nodes


@rule
def _open(b: Any, limits: Any, depth: int) -> bool:
    """List what can be done here; False if that is too much."""
    s = b.states[depth]
    counts = b.counts[depth]
    moves = b.moves[depth]
    counts[MOVES] = list_moves(s, limits.with_deals, limits.top_price, b.legal, moves)
    counts[TRIALS] = 0
    counts[NEXT] = 0
    for index in range(counts[MOVES]):
        for seat in range(s.players):
            b.values[depth][index][seat] = 0.0
        counts[TRIALS] = list_trials(
            s, moves[index], index, b.trials[depth], b.weights[depth], counts[TRIALS]
        )
    return counts[MOVES] >= 0 and depth + 2 < len(b.counts)


@rule
def _is_paid(b: Any, depth: int) -> bool:
    """Make the next trial; False if it is a deal that cannot be paid."""
    s = b.states[depth]
    trial = b.trials[depth][b.counts[depth][NEXT]]
    if play_trial(s, b.states[depth + 1], b.moves[depth][trial[0]], trial[1]):
        return True
    b.values[depth][trial[0]][s.to_move] = UNPAID
    return False


@rule
def _is_known(b: Any, limits: Any, s: State, depth: int) -> bool:
    """Whether the chances of a state are known without searching below; then they are in ``b.found``."""
    is_over = s.stage == OVER or is_decided(s)
    if is_over or s.turn > limits.last_turn:
        if not is_over:
            b.notes[CUT_OFF] += 1
        first = winner(s)
        for seat in range(s.players):
            b.found[seat] = 1.0 if first == seat else 0.0
        return True
    key = b.keys[depth]
    write_key(s, limits.last_turn - s.turn, limits.top_price > 0, key)
    line = line_of(b.known, key, s.players, limits.generation)
    if b.known.generations[line] != limits.generation:
        return False
    for seat in range(s.players):
        b.found[seat] = b.known.chances[line][seat]
    return True


@rule
def _add(b: Any, depth: int) -> None:
    """Add what was found for the current trial; a player sure to win alone looks no further."""
    s = b.states[depth]
    counts = b.counts[depth]
    index = b.trials[depth][counts[NEXT]][0]
    weight = b.weights[depth][counts[NEXT]]
    value = b.values[depth][index]
    for seat in range(s.players):
        value[seat] += weight * b.found[seat]
    counts[NEXT] += 1
    if depth > 0 and b.moves[depth][index][HELPERS] == 0 and value[s.to_move] > 1.0 - CLOSE:
        counts[MOVES] = index + 1
        counts[TRIALS] = 0


@rule
def _close(b: Any, limits: Any, depth: int) -> None:
    """All that can be done here is known: find what is done, and remember it."""
    s = b.states[depth]
    count = b.counts[depth][MOVES]
    asked = _agree(b.moves[depth], b.values[depth], count, s.to_move, s.players, b.outcomes)
    for seat in range(s.players):
        b.found[seat] = b.outcomes[asked][seat]
    if depth == 0:
        return
    key = b.keys[depth]
    line = line_of(b.known, key, s.players, limits.generation)
    b.known.generations[line] = limits.generation
    for word in range(len(key)):
        b.known.keys[line][word] = key[word]
    for seat in range(s.players):
        b.known.chances[line][seat] = b.found[seat]


# What is agreed on


@rule
def _agree(moves: Any, values: Any, count: int, mover: int, players: int, outcomes: Any) -> int:
    """Write into ``outcomes`` what comes of each set of helpers that may be asked; return the set of all."""
    asked = 0
    for index in range(count):
        asked |= moves[index][HELPERS]
    for helpers in range(asked + 1):
        if helpers & ~asked == 0:
            _choose(moves, values, count, mover, players, outcomes, helpers)
    return asked


@rule
def _choose(
    moves: Any, values: Any, count: int, mover: int, players: int, outcomes: Any, helpers: int
) -> None:
    """The best for the mover of what they can do with these helpers, or with one of them left out."""
    outcome = outcomes[helpers]
    best = -1.0
    alike = 0
    for index in range(count):
        value = values[index][mover]
        if value < best - CLOSE or not is_agreed(moves[index][HELPERS], values[index], outcomes, helpers):
            continue
        if value > best + CLOSE:
            best = value
            alike = 0
            for seat in range(players):
                outcome[seat] = 0.0
        alike += 1
        for seat in range(players):
            outcome[seat] += (values[index][seat] - outcome[seat]) / alike
    for away in range(players):
        without = outcomes[helpers & ~(1 << away)]
        if helpers >> away & 1 and without[mover] > outcome[mover] + CLOSE:
            for seat in range(players):
                outcome[seat] = without[seat]


@rule
def is_agreed(needed: int, value: Any, outcomes: Any, helpers: int) -> bool:
    """Whether everybody whose consent a move needs may be asked, and is no worse off than by refusing."""
    if needed & ~helpers:
        return False
    seat = 0
    while needed >> seat:
        if needed >> seat & 1 and value[seat] < outcomes[helpers & ~(1 << seat)][seat] - CLOSE:
            return False
        seat += 1
    return True
