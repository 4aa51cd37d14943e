"""How good the review is, in recorded games of Quo Vadis?: ``python -m bench.review game-*.jsonl``.

``rostra arena`` records games with ``--records``. Of every curve: whether luck and decisions add up, the mean
luck of each seat with its interval, and how well chances are calibrated. ``--deeper 4`` also reviews each
game with a look four times as deep, and tells on how many of the decisions with a name the two agree.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy

import rostra
from bench.deal_audit import records
from bench.values import Guess, brier, calibration_error
from rostra.review.quo_vadis.curve import curve_of
from rostra.review.quo_vadis.judge import Judge, evaluator_of
from rostra.review.value import Moment, balances

AGREED = 2 / 3
"""Two looks agree where the deeper one finds at least this share of the smallest loss that has a name."""
INTERVAL = 1.96


def guesses(curve: Sequence[Moment], winners: Sequence[int]) -> Iterator[Guess]:
    """The chances as each turn began, and who won."""
    turn = 0
    for moment in curve[:-1]:
        if moment.turn != turn and len(winners) == 1:
            turn = moment.turn
            yield turn, moment.chances, winners[0]


def agreement(record: dict[str, Any], times: float) -> tuple[int, int]:
    """How many decisions have a name, and on how many of these a deeper look agrees."""
    usual, deeper = rostra.review(record), rostra.review(record, times)
    losses = {each.number: each.loss for each in deeper.decisions}
    named = [each.number for each in usual.decisions if each.size]
    least = AGREED * usual.thresholds["inaccuracy"]
    return len(named), sum(losses.get(number, 0.0) >= least for number in named)


def told(curves: Sequence[Sequence[Moment]], winners: Sequence[Sequence[int]]) -> Iterator[str]:
    """The figures of some games."""
    found = [balances(curve) for curve in curves]
    rest = [abs(b.luck + b.own + b.others - (b.end - b.beginning)) for game in found for b in game]
    yield f"{len(found)} games; luck and decisions add up to {max(rest):.0e}"
    for seat in range(min(map(len, found))):
        luck = numpy.array([game[seat].luck for game in found])
        wide = INTERVAL * luck.std(ddof=1) / len(luck) ** 0.5 if len(luck) > 1 else float("nan")
        yield f"mean luck of seat {seat}: {luck.mean():+.4f} ± {wide:.4f}"
    every = [guess for curve, won in zip(curves, winners, strict=True) for guess in guesses(curve, won)]
    yield f"{len(every)} turns: calibration error {calibration_error(every):.3f}, Brier {brier(every):.4f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    parser.add_argument("--depth", type=float, default=1.0)
    parser.add_argument("--deeper", type=float, help="also compare with a look so many times as deep")
    asked = parser.parse_args(arguments)
    evaluator, played, began = evaluator_of(asked.depth), list(records(asked.records)), time.process_time()
    curves = [curve_of(record, Judge(evaluator, record["seed"])) for record in played]
    for line in told(curves, [record["result"]["winners"] for record in played]):
        print(line)
    print(f"{(time.process_time() - began) / len(played):.1f} s of processor time a curve")
    if asked.deeper:
        named, agreed = map(sum, zip(*(agreement(each, asked.deeper) for each in played), strict=True))
        print(f"{named} decisions named; the deeper look agrees on {agreed}")


if __name__ == "__main__":
    main()
