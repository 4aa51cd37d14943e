"""What a simulation of OpenSpiel's searches costs, with its own rollouts and with ours on compiled rules.

``python -m bench.rollouts`` prints milliseconds of core time, the mean over a few positions early in a game.
"""

from __future__ import annotations

import argparse
import random
from time import process_time
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from rostra.adapters.openspiel.rollouts import Rollouts

GAMES = {"rostra_quo_vadis(players=4)": (0, 30, 60), "rostra_idus_martii(players=5)": (0, 10, 20)}
"""The numbers of moves after which it is measured."""
SIMULATIONS = 50
RUNS = 2
"""The faster one counts."""
EXPLORATION = 1.0
SEED = 3


def position(game: Any, moves: int) -> Any:
    """A state after this many random moves, where a player is to act."""
    choice = random.Random(SEED)
    state = game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        moves -= not state.is_chance_node()
        state.apply_action(choice.choice(state.legal_actions()))
    return state


def searcher(kind: str, game: Any, evaluator: mcts.Evaluator, chance: numpy.random.RandomState) -> Any:
    """A search of OpenSpiel, in Python."""
    if kind == "MCTS":
        return mcts.MCTSBot(game, EXPLORATION, SIMULATIONS, evaluator, random_state=chance)
    return ismcts.ISMCTSBot(game, evaluator, EXPLORATION, SIMULATIONS, random_state=chance)


def milliseconds(bot: Any, states: list[Any]) -> float:
    """Processor time per simulation."""
    bot.step(states[0])  # to compile what is to be compiled
    return sum(min(_taken(bot, state) for _ in range(RUNS)) for state in states) / len(states)


def _taken(bot: Any, state: Any) -> float:
    began = process_time()
    bot.step(state)
    return 1000 * (process_time() - began) / SIMULATIONS


def main() -> None:
    """Measure and print."""
    argparse.ArgumentParser(prog="python -m bench.rollouts", description=__doc__).parse_args()
    for name, moves in GAMES.items():
        game = pyspiel.load_game(name)
        states = [position(game, count) for count in moves]
        for kind in ("MCTS", "ISMCTS"):
            chance = numpy.random.RandomState(SEED)
            theirs, ours = mcts.RandomRolloutEvaluator(1, chance), Rollouts(game, 1, chance)
            taken = (
                milliseconds(searcher(kind, game, evaluator, chance), states) for evaluator in (theirs, ours)
            )
            print(f"{name} {kind}: {' '.join(f'{each:.2f} ms' for each in taken)} per simulation", flush=True)


if __name__ == "__main__":
    main()
