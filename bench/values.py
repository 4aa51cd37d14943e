"""How good the value network's chances are in recorded games: ``python -m bench.values game-*.jsonl``.

``rostra arena`` records games with ``--records``. At the beginning of every turn the network says everybody's
chance of winning, and so does that of the frozen bot. The score is the mean squared error over all seats
(Brier): always to say that everybody's chances are equal scores 0.1875 with four players.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy

from bench.deal_audit import turns
from rostra.bots.quo_vadis import network
from rostra.bots.quo_vadis.frozen import network as frozen_network
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.games.quo_vadis.state import State
from rostra.table.records import load

RANGES = ((1, 20), (21, 40), (41, 60), (61, 400), (1, 400))
"""The turns of each line, from and to."""
BINS = 10

Judge = Callable[[State], list[float]]
Guess = tuple[int, list[float], int]
"""A turn, everybody's chances, and who won."""


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


def guesses(records: Sequence[Path], judges: Sequence[Judge]) -> Iterator[list[Guess]]:
    """Of every turn, what each of the judges says."""
    for path in records:
        record = load(path.read_text(encoding="utf-8"))
        winners = record["result"]["winners"]
        for turn, played in turns(record)[0].items():
            if len(winners) == 1:
                yield [(turn, chances(played.state), winners[0]) for chances in judges]


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
    """Print a line for each range of turns."""
    parser = argparse.ArgumentParser(prog="python -m bench.values", description=__doc__)
    parser.add_argument("records", type=Path, nargs="+")
    parser.add_argument("--weights", type=Path, help="others than those of the package")
    asked = parser.parse_args()
    weights = network.stored_weights(asked.weights) if asked.weights else network.packaged_weights()
    judges = [judge(network, weights), judge(frozen_network, frozen_network.packaged_weights())]
    told = list(zip(*guesses(asked.records, judges), strict=True))
    print("| turns | states | equal | network | frozen | calibration error: network | frozen |")
    print("|---|---|---|---|---|---|---|")
    for low, high in RANGES:
        here = [[guess for guess in each if low <= guess[0] <= high] for each in told]
        if not here[0]:
            continue
        equal = [(turn, [1 / len(row)] * len(row), won) for turn, row, won in here[0]]
        scores = [f"{brier(each):.4f}" for each in (equal, *here)]
        errors = [f"{calibration_error(each):.3f}" for each in here]
        print(f"| {low} to {high} | {len(equal)} | {' | '.join([*scores, *errors])} |")


if __name__ == "__main__":
    main()
