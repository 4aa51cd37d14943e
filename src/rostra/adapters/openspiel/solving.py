"""Reduced games solved by OpenSpiel: how much anybody could still gain against what a solver has found.

The figure is NashConv: how much more each player would win by a best response to the others, summed over the
players; at a Nash equilibrium it is 0. With three players nothing promises that regret minimisation gets
there, so it is measured. ``python -m bench.solving`` prints a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

import pyspiel

from rostra.adapters.openspiel import RostraGame, RostraState, reduced

GAMES: dict[str, Callable[[], RostraGame]] = {
    "quo-vadis-1-turn": lambda: reduced.quo_vadis(turns=1),
    "quo-vadis-2-turns": lambda: reduced.quo_vadis(turns=2),
    "idus-martii-1-round": lambda: reduced.idus_martii(rounds=1),
    "idus-martii-2-rounds": lambda: reduced.idus_martii(rounds=2),
}
SOLVERS: dict[str, Callable[[Any], Any]] = {
    "CFR": pyspiel.CFRSolver,
    "CFR+": pyspiel.CFRPlusSolver,
    "MCCFR": lambda game: pyspiel.ExternalSamplingMCCFRSolver(game, seed=1),
}
"""Whole walks through the tree, the same with regrets that are never negative, and sampled walks."""
UNIFORM = "uniform"


@dataclass(frozen=True, slots=True)
class Solution:
    """How good the play is that a solver has found."""

    solver: str
    iterations: int
    nash_conv: float
    seconds: float
    """Processor time of the iterations."""


def solutions(
    game: Any, iterations: Sequence[int], solvers: Sequence[str] = tuple(SOLVERS)
) -> Iterator[Solution]:
    """Uniform play, then what each solver has found after these numbers of iterations, ascending."""
    yield Solution(UNIFORM, 0, pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)), 0.0)
    for name in solvers:
        solver = SOLVERS[name](game)
        iterate = getattr(solver, "run_iteration", None) or solver.evaluate_and_update_policy
        done, seconds = 0, 0.0
        for count in iterations:
            began = process_time()
            for _ in range(count - done):
                iterate()
            done, seconds = count, seconds + process_time() - began
            # True: states that samples have not reached are asked as states, and played uniformly.
            yield Solution(name, count, pyspiel.nash_conv(game, solver.average_policy(), True), seconds)


def tree(game: RostraGame) -> Any:
    """The whole game as one of OpenSpiel's own, which its solvers walk through without Python."""
    players = " ".join(f'"seat {seat}"' for seat in range(game.num_players()))
    lines = [f'EFG 2 R "{game}" {{ {players} }}']
    known: list[dict[str, int]] = [{} for _ in range(game.num_players())]
    todo = [game.new_initial_state()]
    while todo:
        state = todo.pop()
        lines.append(_node(state, len(lines), known))
        todo += [state.child(action) for action in reversed(state.legal_actions())]
    return pyspiel.load_efg_game("\n".join(lines) + "\n")


def _node(state: RostraState, number: int, known: list[dict[str, int]]) -> str:
    """A line of the tree: the end, chance, or a player with the number of what they know."""
    player = state.current_player()
    if state.is_terminal():
        return f't "" {number} "" {{ {" ".join(map(str, state.returns()))} }}'
    if state.is_chance_node():
        chances = (f'"{outcome}" {chance:.16f}' for outcome, chance in state.chance_outcomes())
        return f'c "" {number} "" {{ {" ".join(chances)} }} 0'
    knows = known[player].setdefault(state.information_state_string(player), len(known[player]) + 1)
    actions = (f'"{action}"' for action in state.legal_actions())
    return f'p "" {player + 1} {knows} "" {{ {" ".join(actions)} }} 0'
