"""Many games, one action in each: templates over a game's own rules, as in ``kernel/simulator.py``.

The functions of ``kernel.rules.BOUND`` are left open here; ``VectorEnvironment`` fills in a game's.

Compiled code counts references to every array a function is passed, which would cost more than a rule does.
So only the loops here touch arrays, element by element; rules get records, which are not counted.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"

from __future__ import annotations

import math
from typing import Any, NamedTuple

from rostra.adapters.rewards import Reward, final_reward
from rostra.kernel.chance import WORD, draw, sow
from rostra.kernel.jit import rule

NOTHING = -1
"""In place of an action: this game waits."""
BEGIN = -2
"""In place of an action: a new game begins, by the seed of its row."""

UNASKED = math.nan
"""In place of the potential of a seat that was not asked yet in this game."""


class Games(NamedTuple):
    """Everything about the games, one row for each."""

    states: Any
    choosers: Any
    """The generators ``any_action`` is drawn from; the games have their own."""
    seeds: Any
    """The seed of the game being played."""
    numbers: Any
    """``numbers[seat, action]``: its number in the rules."""
    names: Any
    """``names[seat, number in the rules]``: the action."""
    observations: Any
    """Records with the field ``cells``."""
    masks: Any
    """Records with the field ``cells``."""
    rewards: Any
    to_move: Any
    finished: Any
    any_action: Any
    watched: Any
    """The seat of each row that sees the end of a game."""
    endings: Any
    """Records with the field ``cells``: what it saw when the latest game in the row was over."""
    stride: int
    """What the seed grows by from one game to the next in a row."""
    reward: Reward
    potentials: Any
    """``potentials[row, seat]``: the potential of the seat when it was last asked, or UNASKED."""


@rule
def first_refused(games: Games, actions: Any, first: int, last: int) -> int:
    """The first row whose action is not legal, or NOTHING."""
    count = games.numbers.shape[1]
    for row in range(first, last):
        action = actions[row]
        if action == NOTHING:
            continue
        if action < 0 or action >= count:
            return row
        s = games.states[row]
        if why_not(s, games.numbers[acting(s), action]) != 0:
            return row
    return NOTHING


@rule
def play_games(games: Games, actions: Any, legal: Any, first: int, last: int) -> int:
    """Play legal actions in some rows and show what follows; games begin anew when over; how many were."""
    ended = 0
    for row in range(first, last):
        s = games.states[row]
        action = actions[row]
        if games.finished[row] or games.reward.shaping != 0.0:
            games.finished[row] = 0
            for seat in range(s.players):
                games.rewards[row, seat] = 0
        if action == NOTHING:
            continue
        if action == BEGIN:
            for seat in range(s.players):
                games.potentials[row, seat] = UNASKED
            begin_game(s, games.seeds[row])
        else:
            play(s, int(games.numbers[acting(s), action]))
        if is_over(s):
            ended += 1
            end_game(games, row, s)
            begin_game(s, games.seeds[row])

        seat = acting(s)
        games.to_move[row] = seat
        if games.reward.shaping != 0.0:
            shape(games, row, s, seat)
        look(s, seat, games.observations[row])
        mask = games.masks[row].cells
        mask[:] = 0
        count = legal_actions(s, legal)
        for i in range(count):
            mask[games.names[seat, legal[i]]] = 1
        games.any_action[row] = games.names[seat, legal[draw(games.choosers[row], count)]]
    return ended


@rule
def begin_game(s: Any, seed: int) -> None:
    """Begin a game with a seed."""
    sow(s, seed & WORD, seed >> 32)
    begin(s)


@rule
def end_game(games: Games, row: int, s: Any) -> None:
    """Reward the seats for a game that is over, and show its end."""
    games.finished[row] = 1
    for seat in range(s.players):
        games.rewards[row, seat] = final_reward(s, seat, games.reward.kind)
        before = games.potentials[row, seat]
        if not math.isnan(before):
            games.rewards[row, seat] -= games.reward.shaping * before
        games.potentials[row, seat] = UNASKED
    look(s, games.watched[row], games.endings[row])
    games.seeds[row] += games.stride


@rule
def shape(games: Games, row: int, s: Any, seat: int) -> None:
    """Reward a seat that is asked for what its potential has grown by since it was last asked."""
    now = float(potential(s, seat))
    before = games.potentials[row, seat]
    if not math.isnan(before):
        games.rewards[row, seat] += games.reward.shaping * (games.reward.discount * now - before)
    games.potentials[row, seat] = now


@rule
def look(s: Any, seat: int, observation: Any) -> None:
    """Write what a seat may know."""
    cells = observation.cells
    cells[:] = 0
    observe(s, seat, cells)


@rule
def sow_choosers(games: Games) -> None:
    """Give every row a generator to choose by, other than that of its game."""
    for row in range(len(games.seeds)):
        seed = games.seeds[row]
        sow(games.choosers[row], seed & WORD, ~(seed >> 32) & WORD)


@rule
def run_games(games: Games, legal: Any, steps: int, first: int, last: int) -> int:
    """Play this many random actions in each row and show everything after each; how many games ended."""
    ended = 0
    for _ in range(steps):
        ended += play_games(games, games.any_action, legal, first, last)
    return ended


@rule
def observe_seats(games: Games, seats: Any, out: Any) -> None:
    """Write what a seat of each row may know."""
    for row in range(len(seats)):
        look(games.states[row], seats[row], out[row])
