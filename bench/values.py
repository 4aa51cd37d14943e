"""How good the value network's chances are in recorded games: ``python -m bench.values game-*.jsonl``.

``rostra arena`` records games with ``--records``. At the beginning of every turn the network says everybody's
chance of winning, alone and with a look-ahead (``--playouts 6 --rounds 1``, as ``Fast`` does it), and so does
the frozen bot's network. The score is the mean squared error over all seats (Brier): always to say that
everybody's chances are equal scores 0.1875 with four players.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy

from bench.deal_audit import turns
from rostra.bots.quo_vadis import network
from rostra.bots.quo_vadis.evaluators import ROUNDS, NetworkEvaluator
from rostra.bots.quo_vadis.frozen import network as frozen_network
from rostra.bots.quo_vadis.threats import with_threats
from rostra.games.quo_vadis.components import MAX_PLAYERS, SENATE
from rostra.games.quo_vadis.state import State
from rostra.table.records import load

PLACES = (5, 4, 3, 2, 1)
"""The free places in the Senate of each line; the last line is about all turns."""
BINS = 10
SEED = 7

Judge = Callable[[State], list[float]]
Guess = tuple[int, list[float], int]
"""How many places were free in the Senate, everybody's chances, and who won."""


def judge(of: Any, weights: Any) -> Judge:
    """The chances as a network says them."""
    buffers = of.network_buffers()

    def chances(state: State) -> list[float]:
        out = numpy.zeros(MAX_PLAYERS)
        of.set_baseline(state, weights, buffers)
        of.evaluate(state, weights, buffers, out)
        found: list[float] = out[: state.players].tolist()
        return found

    return chances


def looking_ahead(playouts: int, rounds: int, weights: Any) -> Judge:
    """The chances after playing on."""
    evaluator = NetworkEvaluator(playouts, rounds)
    evaluator.use(weights)
    return lambda state: with_threats(state, evaluator.evaluate_deeply([state], SEED)[0])


def guesses(records: Sequence[Path], judges: Sequence[Judge], every: int) -> Iterator[list[Guess]]:
    """Of every turn, or every third and so on, what each of the judges says."""
    for path in records:
        record = load(path.read_text(encoding="utf-8"))
        winners = record["result"]["winners"]
        for turn, played in turns(record)[0].items():
            if len(winners) == 1 and turn % every == 0:
                free = played.state.free[SENATE]
                yield [(free, chances(played.state), winners[0]) for chances in judges]


def brier(told: Sequence[Guess]) -> float:
    """The mean squared error over all seats."""
    errors = [(chance - (seat == won)) ** 2 for _, row, won in told for seat, chance in enumerate(row)]
    return float(numpy.mean(errors))


def calibration_error(told: Sequence[Guess]) -> float:
    """By how much, on average, seats that are given about the same chance win more or less often."""
    pairs = numpy.array([(chance, seat == won) for _, row, won in told for seat, chance in enumerate(row)])
    number = numpy.minimum((pairs[:, 0] * BINS).astype(int), BINS - 1)
    bins = [pairs[number == each] for each in range(BINS) if (number == each).any()]
    return sum(len(each) * abs(float((each[:, 0] - each[:, 1]).mean())) for each in bins) / len(pairs)


def main() -> None:
    """Print a line for each number of free places."""
    parser = argparse.ArgumentParser(prog="python -m bench.values", description=__doc__)
    parser.add_argument("records", type=Path, nargs="+")
    parser.add_argument("--weights", type=Path, help="others than those of the package")
    parser.add_argument("--playouts", type=int, default=6, help="how often it plays on")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how far")
    parser.add_argument("--every", type=int, default=1, help="one turn in so many")
    asked = parser.parse_args()
    weights = network.stored_weights(asked.weights) if asked.weights else network.packaged_weights()
    judges = {
        "network": judge(network, weights),
        "look-ahead": looking_ahead(asked.playouts, asked.rounds, weights),
        "frozen": judge(frozen_network, frozen_network.packaged_weights()),
    }
    told = list(zip(*guesses(asked.records, [*judges.values()], asked.every), strict=True))
    print(f"| places | states | equal | {' | '.join(judges)} | calibration error: {' | '.join(judges)} |")
    print("|---" * (3 + 2 * len(judges)) + "|")
    for places in (*PLACES, None):
        here = [[guess for guess in each if places in (None, guess[0])] for each in told]
        if not here[0]:
            continue
        equal = [(free, [1 / len(row)] * len(row), won) for free, row, won in here[0]]
        scores = [f"{brier(each):.4f}" for each in (equal, *here)]
        errors = [f"{calibration_error(each):.3f}" for each in here]
        print(f"| {places or 'all'} | {len(equal)} | {' | '.join([*scores, *errors])} |")


if __name__ == "__main__":
    main()
