"""Fits the calibration of the judge of Quo Vadis? to recorded games: ``python -m training.calibration``.

The games are those of ``python -m bench.all_levels``, or any others. Of some turns of each, what the judge
says at first and how well everybody plays, as far as it knows by then: the weights make what it says of the
winners as likely as possible. They go into the package.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy
from numpy.typing import NDArray
from scipy.optimize import minimize

from rostra.bots.quo_vadis.evaluators import Chances, Evaluator
from rostra.review import quo_vadis
from rostra.review.quo_vadis.calibration import FILE, LEAST, Calibration, terms_of
from rostra.review.quo_vadis.curve import at_turns
from rostra.review.quo_vadis.judge import Judge, evaluator_of
from rostra.review.quo_vadis.walk import true_state
from rostra.table.records import load

EVERY = 4
"""One turn in this many is taken: neighbouring turns teach the same."""
DECAY = 1e-3
"""How much large weights count against a fit."""
TERMS = 3
UNCHANGED = Calibration(slope=[1.0, 0.0, 0.0], strength=[0.0] * TERMS)


class Sample(NamedTuple):
    """A turn of a game."""

    chances: Chances
    """As the judge says at first."""
    terms: list[float]
    strengths: list[float]
    winner: int
    weight: float
    """One over the number of samples of its game: every game counts the same."""


def samples(record: dict[str, Any], evaluator: Evaluator) -> list[Sample]:
    """Some turns of a game that somebody won."""
    judge, found = Judge(evaluator, record["seed"], UNCHANGED), []
    for view, chances in at_turns(record, judge, EVERY):
        strengths = judge.strengths.of(record["players"])
        found.append((chances, terms_of(true_state(view, judge.seed), strengths), strengths))
    winners = record["result"]["winners"]
    return [Sample(*each, winners[0], 1 / len(found)) for each in found if len(winners) == 1]


def fitted(given: Sequence[Sample]) -> Calibration:
    """The weights that make the winners most likely."""
    width = max(len(each.chances) for each in given)
    logs, strengths = (numpy.full((len(given), width), empty) for empty in (-numpy.inf, 0.0))
    for row, each in enumerate(given):
        logs[row, : len(each.chances)] = numpy.log(numpy.maximum(LEAST, each.chances))
        strengths[row, : len(each.chances)] = each.strengths
    terms = numpy.array([each.terms for each in given])
    won = numpy.array([each.winner for each in given])
    weight = numpy.array([each.weight for each in given])
    start = numpy.array([*UNCHANGED.slope, *UNCHANGED.strength])

    def surprise(weights: NDArray[numpy.float64]) -> float:
        slope, shift = terms @ weights[:TERMS], terms @ weights[TERMS:]
        logits = (
            numpy.where(numpy.isfinite(logs), slope[:, None] * logs, -numpy.inf) + shift[:, None] * strengths
        )
        logits -= logits.max(axis=1, keepdims=True)
        told = logits[numpy.arange(len(won)), won] - numpy.log(numpy.exp(logits).sum(axis=1))
        return float(-(weight * told).sum() / weight.sum() + DECAY * ((weights - start) ** 2).sum())

    found = numpy.round(minimize(surprise, start, method="BFGS").x, 4).tolist()
    return Calibration(slope=found[:TERMS], strength=found[TERMS:])


def read(paths: Sequence[Path], evaluator: Evaluator) -> Iterator[Sample]:
    """The samples of all games."""
    for path in paths:
        yield from samples(load(path.read_text("utf-8")), evaluator)


def main() -> None:
    """Fit, and write the weights into the package."""
    parser = argparse.ArgumentParser(prog="python -m training.calibration", description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    asked = parser.parse_args()
    found = fitted(list(read(asked.records, evaluator_of(1.0))))
    with resources.as_file(resources.files(quo_vadis).joinpath(FILE)) as path:
        path.write_bytes(msgspec.json.encode(found) + b"\n")
    print(found)


if __name__ == "__main__":
    main()
