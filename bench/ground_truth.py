"""How many moves of the best Quo Vadis? bot are as good as the best, in a reduced game that is solved.

``python -m bench.ground_truth``. A position matters where some move that is open is worse than the best.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rostra.bots.quo_vadis.best import Best
from rostra.bots.quo_vadis.candidates import Turn, state_after
from rostra.bots.quo_vadis.evaluators import (
    Evaluator,
    NetworkEvaluator,
    PlayoutEvaluator,
    sequential_halving,
)
from rostra.games.quo_vadis.state import LAYOUT, State
from tests.bots.quo_vadis.ground_truth import Chooser, Truth, losses, reached, share_close
from tests.bots.quo_vadis.solutions import PositionSolver

TURNS_LEFT = {2: 60, 4: 40, 6: 40, 8: 40, 10: 30}
"""How many positions are tried, by the turns left before the limit."""
FIRST_SEED = 1000
EVALUATED_DEEPLY = 8


def chooser(evaluator: Evaluator) -> Chooser:
    """A player who evaluates all moves quickly and the best deeply, as the bots do."""

    def choose(s: State, moves: Sequence[int]) -> int:
        generous = LAYOUT.copy(s)
        generous.open_handed = 1
        candidates = [each for each in Turn(generous).candidates() if each.move in moves]
        chances = evaluator.evaluate_quickly(s, candidates)
        best = sorted(range(len(candidates)), key=lambda i: -chances[i][s.to_move])[:EVALUATED_DEEPLY]
        states = [state_after(s, candidates[i]) for i in best]
        deeply = sequential_halving(evaluator, states, s.to_move, 1)
        first = max(range(len(best)), key=lambda i: deeply[i][s.to_move])
        return candidates[best[first]].move

    return choose


def positions() -> list[Truth]:
    """Solved positions of the reduced game."""
    solver = PositionSolver(4_000_000)
    found = []
    for left, tried in TURNS_LEFT.items():
        for seed in range(FIRST_SEED, FIRST_SEED + tried):
            state = reached(seed, left)
            solution = state and solver.solve(state)
            if state and solution and solution.exact:
                found.append(Truth(state, solution))
    return found


def main() -> None:
    """Measure and print."""
    argparse.ArgumentParser(prog="python -m bench.ground_truth", description=__doc__).parse_args()
    solved = positions()
    mattering = [truth for truth in solved if truth.matters]
    print(f"{len(solved)} positions solved, {len(mattering)} of them matter")
    evaluators: dict[str, Evaluator] = {
        "best": Best.make_evaluator(),
        "random playouts alone": PlayoutEvaluator(40, 200),
        "the network with its look-ahead alone": NetworkEvaluator(playouts=20),
    }
    for name, evaluator in evaluators.items():
        choose = chooser(evaluator)
        everywhere, where_it_matters = losses(choose, solved), losses(choose, mattering)
        print(
            f"{name}: {share_close(everywhere):.1%} within 0.02, mean loss {_mean(everywhere):.4f}; "
            f"where it matters {share_close(where_it_matters):.1%}, mean loss {_mean(where_it_matters):.4f}",
            flush=True,
        )


def _mean(lost: Sequence[float]) -> float:
    return sum(lost) / len(lost)


if __name__ == "__main__":
    main()
