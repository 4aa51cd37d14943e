"""Many games, one action in each: templates over a game's own rules, as in ``kernel/simulator.py``.

The functions of ``kernel.rules.BOUND`` are left open here; ``VectorEnvironment`` fills in a game's.

Compiled code counts references to every array a function is passed, which would cost more than a rule does.
So only the loops here touch arrays, element by element; what they call for every action gets records, which
are not counted.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"

from __future__ import annotations

import math
from typing import Any, NamedTuple

from rostra.adapters.rewards import Reward, final_reward
from rostra.adapters.seeds import seed_after
from rostra.kernel.chance import WORD, draw, sow
from rostra.kernel.jit import rule

NOTHING = -1
"""In place of an action: this game waits."""
RANDOM = -2
"""In place of an action: one drawn at random."""
BEGIN = -3
"""In place of an action: a new game begins, by the seed of its row."""

UNASKED = math.nan
"""In place of the potential of a seat that was not asked yet in this game."""
BLOCK = 256
"""Games whose states fit the cache of a processor."""
PATIENCE = 100
"""After this many games in which a learner was never asked, it never will be."""


class Games(NamedTuple):
    """Everything about the games, one row for each."""

    states: Any
    choosers: Any
    """The generators of the random player; the games have their own."""
    drawn: Any
    """The number in the rules of a legal action, drawn at random; ``any_action`` shows it."""
    any_action: Any
    seeds: Any
    """The seed of the game being played."""
    numbers: Any
    """``numbers[seat, action]``: its number in the rules."""
    names: Any
    """Records with the field ``actions``, one for each seat: for a number in the rules, the action."""
    observations: Any
    """Records with the field ``cells``."""
    masks: Any
    """Records with the field ``cells``."""
    rewards: Any
    """Records with the field ``seats``."""
    to_move: Any
    finished: Any
    watched: Any
    """The seat of each row that sees the end of a game."""
    endings: Any
    """Records with the field ``cells``: what it saw when the latest game in the row was over."""
    reward: Reward
    potentials: Any
    """``potentials[row, seat]``: the potential of the seat when it was last asked, or UNASKED."""


@rule
def step_games(games: Games, actions: Any, buffer: Any) -> int:
    """Play in all rows if all actions are legal, and NOTHING; otherwise the first row where not."""
    refused = first_refused(games, actions, buffer, 0, len(actions))
    if refused == NOTHING:
        play_games(games, actions, buffer, 0, len(actions))
    return refused


@rule
def first_refused(games: Games, actions: Any, buffer: Any, first: int, last: int) -> int:
    """The first of some rows whose action is not legal, or NOTHING.

    What is in the mask is legal; what is not may be legal all the same, in other words.
    """
    count = games.numbers.shape[1]
    for row in range(first, last):
        action = actions[row]
        if action in (NOTHING, RANDOM):
            continue
        if action < 0 or action >= count:
            return row
        if games.masks[row].cells[action] != 1:
            s = games.states[row]
            if why_not(s, int(games.numbers[acting(s), action])) != 0:
                return row
    return NOTHING


@rule
def play_games(games: Games, actions: Any, buffer: Any, first: int, last: int) -> int:
    """Play legal actions in some rows and show what follows; games begin anew when over; how many were."""
    ended = 0
    legal = buffer[0]
    for row in range(first, last):
        if games.finished[row] or games.reward.shaping != 0.0:
            games.finished[row] = 0
            clear(games.rewards[row])
        action = actions[row]
        if action == NOTHING:
            continue
        s = games.states[row]
        if action == RANDOM:
            play(s, int(games.drawn[row]))
        elif action == BEGIN:
            forget(games, row)
            begin_game(s, int(games.seeds[row]))
        else:
            play(s, int(games.numbers[acting(s), action]))
        if is_over(s):
            ended += 1
            end_game(games, row, s)
        seat = acting(s)
        games.to_move[row] = seat
        if games.reward.shaping != 0.0:
            shape(games, row, s, seat)
        look(s, seat, games.observations[row])
        count = legal_actions(s, legal.numbers)
        number = legal.numbers[draw(games.choosers[row], count)]
        games.drawn[row] = number
        games.any_action[row] = games.names[seat].actions[number]
        mark(legal, count, games.names[seat], games.masks[row])
    return ended


@rule
def run_games(games: Games, actions: Any, steps: int, buffer: Any, first: int, last: int) -> int:
    """Play the same in some rows, step after step, and show everything after each; how many games ended.

    Rows do not depend on each other, so a block of them plays all its steps before the next one does.
    """
    ended = 0
    for start in range(first, last, BLOCK):
        for _ in range(steps):
            ended += play_games(games, actions, buffer, start, min(start + BLOCK, last))
    return ended


@rule
def learner_games(games: Games, actions: Any, buffer: Any, first: int, last: int) -> int:
    """Play a legal action of the watched seats, and at random until they are asked again; show that.

    Rewards and end are those of the first game to end in a row. Games in which the watched seat is not asked
    do not count. A row in which it never is, or NOTHING.
    """
    legal = buffer[0]
    for row in range(first, last):
        if games.finished[row] or games.reward.shaping != 0.0:
            games.finished[row] = 0
            clear(games.rewards[row])
        s = games.states[row]
        chooser = games.choosers[row]
        seat = games.watched[row]
        if actions[row] == NOTHING and acting(s) == seat:
            continue
        if actions[row] < 0:
            play(s, int(games.drawn[row]))
        else:
            play(s, int(games.numbers[seat, actions[row]]))
        unasked = 0
        while is_over(s) or acting(s) != seat:
            if not is_over(s):
                play(s, random_action(s, chooser, legal.numbers))
            elif games.finished[row]:
                unasked += 1
                if unasked == PATIENCE:
                    return row
                begin_next(games, row, s)
            else:
                end_game(games, row, s)
        games.to_move[row] = seat
        if games.reward.shaping != 0.0:
            shape(games, row, s, seat)
        look(s, seat, games.observations[row])
        count = legal_actions(s, legal.numbers)
        number = legal.numbers[draw(games.choosers[row], count)]
        games.drawn[row] = number
        games.any_action[row] = games.names[seat].actions[number]
        mark(legal, count, games.names[seat], games.masks[row])
    return NOTHING


@rule
def clear(rewards: Any) -> None:
    """Nobody has got anything."""
    rewards.seats[:] = 0


@rule
def mark(legal: Any, count: int, names: Any, mask: Any) -> None:
    """Mark what is legal."""
    cells = mask.cells
    cells[:] = 0
    for i in range(count):
        cells[names.actions[legal.numbers[i]]] = 1


@rule
def forget(games: Games, row: int) -> None:
    """No seat was asked yet."""
    for seat in range(games.potentials.shape[1]):
        games.potentials[row, seat] = UNASKED


@rule
def begin_game(s: Any, seed: int) -> None:
    """Begin a game with a seed."""
    sow(s, seed & WORD, seed >> 32)
    begin(s)


@rule
def end_game(games: Games, row: int, s: Any) -> None:
    """Reward the seats for a game that is over, show its end and begin the next."""
    games.finished[row] = 1
    for seat in range(s.players):
        gain = final_reward(s, seat, games.reward.kind)
        before = games.potentials[row, seat]
        if not math.isnan(before):
            gain -= games.reward.shaping * before
        games.rewards[row].seats[seat] = gain
    if 0 <= games.watched[row] < s.players:
        look(s, games.watched[row], games.endings[row])
    begin_next(games, row, s)


@rule
def begin_next(games: Games, row: int, s: Any) -> None:
    """Begin the next game in a row."""
    forget(games, row)
    games.seeds[row] = seed_after(s, int(games.seeds[row]))
    begin_game(s, int(games.seeds[row]))


@rule
def shape(games: Games, row: int, s: Any, seat: int) -> None:
    """Reward a seat that is asked for what its potential has grown by since it was last asked."""
    now = float(potential(s, seat))
    before = games.potentials[row, seat]
    if not math.isnan(before):
        games.rewards[row].seats[seat] += games.reward.shaping * (games.reward.discount * now - before)
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
        seed = int(games.seeds[row])
        sow(games.choosers[row], seed & WORD, ~(seed >> 32) & WORD)


@rule
def observe_seats(games: Games, seats: Any, out: Any) -> None:
    """Write what a seat of each row may know."""
    for row in range(len(seats)):
        look(games.states[row], seats[row], out[row])
