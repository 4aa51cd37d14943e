"""The same work in OpenSpiel's C++: random rollouts that enumerate the legal actions at every step.

How it is measured, so that OpenSpiel gets its due:

- The Python wheel does not bind ``RandomRolloutEvaluator.evaluate``. A search of a single simulation calls it
  once, on its root, so the time of that search is the time of the evaluator's C++ rollouts; there are so many
  of them that the search around them vanishes. No Python runs in between.
- The rollouts start after the deal, when the first player decides. A search cannot start at a chance event,
  and this spares OpenSpiel the time for dealing, which brings no actions. Ours includes setting each game up.
- OpenSpiel does not count what its rollouts do, so the actions are worked out from the mean length of random
  games from the same starts, played beforehand through the Python interface.
- Only decisions of players count as actions; chance counts on neither side.
- Theirs and ours take turns, one run of each after the other, so that a busy moment of the machine hits both;
  how many times as fast ours is, is the median over these rounds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean
from typing import Any

from bench import rules
from bench.report import Note, Row
from bench.timing import Work, median_actions, paces, times_as_fast
from rostra.kernel import jit

GAMES = ("negotiation", "social_deduction", "hearts")
STARTS = 8
SAMPLES = 250
"""Games played from each start to find their mean length."""
ROLLOUTS = 2_000
"""Rollouts per search."""
MEASURE = "social_deduction"
"""The one ours are compared with: of theirs, the fastest that is a game of bluff like ours."""


def rows() -> Iterator[Row | Note]:
    """Actions per second of theirs and of ours, and how they compare."""
    try:
        import pyspiel
    except ImportError:
        yield Note("OpenSpiel is not installed here: nothing to compare with")
        return
    if not jit.available():
        yield Note("Numba is not installed, or ROSTRA_JIT=0: no comparison with OpenSpiel")
        return
    ours = {subject.name: subject.work() for subject in rules.SUBJECTS}
    theirs = {f"OpenSpiel {name}, C++": rollouts(pyspiel, name) for name in GAMES}
    works = theirs | ours
    runs = dict(zip(works, paces(*works.values()), strict=True))
    for what in works:
        yield Row(f"{what}, random games", median_actions(runs[what]), "actions/s")
    for subject in rules.SUBJECTS:
        times = times_as_fast(runs[subject.name], runs[f"OpenSpiel {MEASURE}, C++"])
        yield Row(f"{subject.name}, to OpenSpiel {MEASURE}", times, "times", at_least=subject.times)


def rollouts(pyspiel: Any, name: str) -> Work:
    """Random rollouts in C++ from several starts."""
    game = pyspiel.load_game(name)
    chance = random.Random(2026)
    starts = [_dealt(game, chance) for _ in range(STARTS)]
    lengths = [fmean(_length(start.clone(), chance) for _ in range(SAMPLES)) for start in starts]
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=7)
    search = pyspiel.MCTSBot(
        game, evaluator, uct_c=2, max_simulations=1, max_memory_mb=1, solve=False, seed=7, verbose=False
    )

    def play(_seed: int) -> float:
        for start in starts:
            search.mcts_search(start)
        return ROLLOUTS * sum(lengths)

    return Work(play, games=ROLLOUTS * STARTS)


def _dealt(game: Any, chance: random.Random) -> Any:
    """A start of the game with its first chance events behind it."""
    state = game.new_initial_state()
    while state.is_chance_node():
        _chance_event(state, chance)
    return state


def _length(state: Any, chance: random.Random) -> int:
    """Play to the end at random; returns the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _chance_event(state, chance)
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _chance_event(state: Any, chance: random.Random) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(actions, weights)[0])
