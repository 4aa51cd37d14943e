"""Fits the calibration of the judge of Idus Martii to games: ``python -m training.idus_calibration``.

The games are those of ``python -m bench.all_levels --game idus-martii``. As every round begins, the judge
says everybody's chance; the weights make what came of it as likely as possible. They go into the package.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import numpy
from scipy.optimize import minimize

from rostra.review import idus_martii
from rostra.review.idus_martii.calibration import FILE, LEAST, Calibration, progress
from rostra.review.idus_martii.judge import Judge, at_rounds
from rostra.table.records import load

UNCHANGED = Calibration(1.0, 1.0, 0.0)


def samples(record: dict[str, Any]) -> Iterable[tuple[float, float, float]]:
    """What the judge says of each seat at first, how far the game is, and whether the seat won."""
    for at, chances in at_rounds(record, Judge(UNCHANGED)):
        for seat, chance in enumerate(chances):
            yield chance, progress(at.players, at.turn), float(seat in record["result"]["winners"])


def fitted(given: Iterable[tuple[float, float, float]]) -> Calibration:
    """The weights that make what came true most likely."""
    chance, done, won = numpy.array(list(given)).T
    known = numpy.clip(chance, LEAST, 1 - LEAST)
    logits = numpy.log(known / (1 - known))

    def surprise(weights: Any) -> float:
        first, last, shift = weights
        told = (first * (1 - done) + last * done) * logits + shift
        return float(numpy.mean(numpy.logaddexp(0.0, told) - won * told))

    found = minimize(surprise, [UNCHANGED.first, UNCHANGED.last, UNCHANGED.shift], method="BFGS").x
    return Calibration(*numpy.round(found, 4).tolist())


def main() -> None:
    """Fit, and write the weights into the package."""
    parser = argparse.ArgumentParser(prog="python -m training.idus_calibration", description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    paths = parser.parse_args().records
    found = fitted(each for path in paths for each in samples(load(path.read_text("utf-8"))))
    with resources.as_file(resources.files(idus_martii).joinpath(FILE)) as path:
        path.write_bytes(msgspec.json.encode(found) + b"\n")
    print(found)


if __name__ == "__main__":
    main()
