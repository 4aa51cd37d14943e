"""How good the review is, in recorded games: ``python -m bench.review PART game-*.jsonl``.

``bench.all_levels`` makes such games, and ``rostra arena`` with ``--records``. The parts:

calibration: how often seats win that are given about the same chance as a turn begins (both games)
curve: whether luck and decisions add up, and how long a curve takes
luck: the mean luck of each seat with its interval, over all games
agreement: on how many of the decisions with a name a look four times as deep agrees (``--deeper``)
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy

import rostra
from bench.deal_audit import records
from rostra.bots.quo_vadis.evaluators import Evaluator
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.review.idus_martii.judge import Judge as IdusJudge
from rostra.review.idus_martii.judge import at_rounds
from rostra.review.quo_vadis.curve import at_turns, curve_of, luck_of
from rostra.review.quo_vadis.decisions import judged
from rostra.review.quo_vadis.judge import DEEPER, Judge, evaluator_of
from rostra.review.quo_vadis.value import QuoVadisReview
from rostra.review.quo_vadis.walk import walk
from rostra.review.value import THRESHOLDS, Balance, Size, balances

EVERY = 3
"""Of one turn in this many the chances are taken."""
AGREED = 2 / 3
"""Two looks agree where the deeper one finds at least this share of the smallest loss that has a name."""
BINS, INTERVAL = 10, 1.96

Records = Sequence[dict[str, Any]]


def calibration(played: Records, evaluator: Evaluator) -> Iterator[str]:
    """How far chances are off: the mean distance between what was said and what came true, in ten ranges."""
    told = numpy.array([pair for record in played for pair in guesses(record, evaluator)])
    number = numpy.minimum((told[:, 0] * BINS).astype(int), BINS - 1)
    ranges = [told[number == each] for each in range(BINS) if (number == each).any()]
    off = sum(abs(float((each[:, 0] - each[:, 1]).sum())) for each in ranges) / len(told)
    score, equal = (float(((told[:, at] - told[:, 1]) ** 2).mean()) for at in (0, 2))
    yield f"{len(played)} games, {len(told)} chances: calibration error {off:.3f}"
    yield f"Brier score {score:.4f}; of equal chances {equal:.4f}"
    for each in ranges:
        said, true, _ = each.mean(axis=0)
        yield f"  said {said:.3f}, came true {true:.3f} ({len(each)})"


def guesses(record: dict[str, Any], evaluator: Evaluator) -> Iterator[tuple[float, bool, float]]:
    """Everybody's chances as turns or rounds began, whether the seat won, and an equal chance."""
    winners, players = record["result"]["winners"], record["players"]
    if record["game"] == "idus-martii":
        rows, equal = (row for _, row in at_rounds(record, IdusJudge())), 0.5
    else:
        rows = (row for _, row in at_turns(record, Judge(evaluator, record["seed"]), EVERY))
        equal = 1 / players
    for row in rows if winners else ():
        yield from ((chance, seat in winners, equal) for seat, chance in enumerate(row))


def curve(played: Records, evaluator: Evaluator) -> Iterator[str]:
    """Whether luck and decisions add up to what changed."""
    began = time.process_time()
    rest = [
        _rest(each)
        for record in played
        for each in balances(curve_of(record, Judge(evaluator, record["seed"])))
    ]
    yield f"{len(played)} games; luck and decisions add up to {max(rest):.0e}"
    yield f"{(time.process_time() - began) / len(played):.1f} s of processor time a curve"


def _rest(balance: Balance) -> float:
    return abs(balance.luck + balance.own + balance.others - (balance.end - balance.beginning))


def luck(played: Records, evaluator: Evaluator) -> Iterator[str]:
    """The mean luck of each seat."""
    began = time.process_time()
    found = [luck_of(record, Judge(evaluator, record["seed"])) for record in played]
    for seat in range(MAX_PLAYERS):
        here = numpy.array([game[seat] for game in found if seat < len(game)])
        if len(here) > 1:
            wide = INTERVAL * here.std(ddof=1) / len(here) ** 0.5
            yield f"mean luck of seat {seat}: {here.mean():+.4f} ± {wide:.4f} ({len(here)} games)"
    yield f"{(time.process_time() - began) / len(played):.2f} s of processor time a game"


def agreement(played: Records, depth: float, times: float) -> Iterator[str]:
    """On how many of the decisions with a name a deeper look agrees; it looks at no others."""
    look = [evaluator_of(share * times * depth) for share in (1, DEEPER)]
    found: list[tuple[Size, float]] = []
    for record in played:
        usual = rostra.review(record, depth)
        assert isinstance(usual, QuoVadisReview)
        named = {each.number: each.size for each in usual.decisions if each.size}
        struck = {deal.deal for deal in usual.deals}
        for step in walk(record):
            again = judged(step, look[0], struck, look[1]) if step.number in named else None
            if again is not None:
                found.append((named[step.number], again.loss))
    yield f"{len(found)} decisions named in {len(played)} games; of these a look {times:g} times as deep"
    yield f"  finds at least two thirds of the smallest loss that has a name in {_share(found, AGREED)}"
    yield f"  names too {_share(found, 1.0)}"
    for size in THRESHOLDS:
        here = [each for each in found if each[0] == size]
        if here:
            yield f"  {size}: {len(here)}, finds two thirds in {_share(here, AGREED)}"


def _share(found: Sequence[tuple[Size, float]], share: float) -> str:
    """How many have at least a share of the smallest loss with a name."""
    return f"{sum(loss >= share * THRESHOLDS['inaccuracy'] for _, loss in found) / len(found):.1%}"


PARTS: dict[str, Callable[[Records, Evaluator], Iterator[str]]] = {
    "calibration": calibration,
    "curve": curve,
    "luck": luck,
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.review", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("part", choices=(*PARTS, "agreement"))
    parser.add_argument("records", nargs="+")
    parser.add_argument("--depth", type=float, default=1.0)
    parser.add_argument("--deeper", type=float, default=4.0, help="so many times as deep (4)")
    asked = parser.parse_args(arguments)
    played = list(records(asked.records))
    if asked.part == "agreement":
        lines = agreement(played, asked.depth, asked.deeper)
    else:
        lines = PARTS[asked.part](played, evaluator_of(asked.depth))
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
