"""Estimates with confidence intervals. Games of one deal are not independent: seeds are the clusters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf, isinf, sqrt
from statistics import fmean
from typing import Any

import numpy as np
from scipy import stats

CONFIDENCE = 0.95
NO_VARIANCE = 1e-12
"""A variance below this is rounding error."""
BINS = 10
DEALS_BEFORE = 10

Observations = Iterable[tuple[int, float]]
"""Values, each with the seed of its game."""
Interval = tuple[float | None, float | None]
"""Both ends, ``None`` where nothing can be said."""
Guess = tuple[int, float, bool]
"""Seed, the chance a bot gave itself at a decision, and whether it won."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over games, and its 95 % confidence interval."""

    value: float
    low: float | None
    """``None`` where nothing can be said, as with a single deal."""
    high: float | None
    count: int

    @property
    def width(self) -> float | None:
        """How wide the interval is."""
        return None if self.low is None or self.high is None else self.high - self.low


def shown(estimate: Estimate | None) -> dict[str, Any] | None:
    """An estimate as results.json has it."""
    if estimate is None:
        return None
    low, high = (None if end is None else round(end, 6) for end in (estimate.low, estimate.high))
    return {"value": round(estimate.value, 6), "low": low, "high": high, "count": estimate.count}


def mean(observed: Observations, lowest: float = -inf, highest: float = inf) -> Estimate | None:
    """The mean, with the cluster-robust interval by Student's t, clipped to the possible values."""

    def student_interval(value: float, variance: float, quantile: float) -> Interval:
        width = quantile * sqrt(variance)
        return max(lowest, value - width), min(highest, value + width)

    return _estimate(observed, student_interval, lowest, highest)


def rate(observed: Observations) -> Estimate | None:
    """A share between 0 and 1, with Wilson's interval for the effective sample size.

    The design effect says how many independent games the observations are worth. That number is not whole
    and the quantile is Student's, which is why this is not SciPy's Wilson interval.
    """

    def wilson_interval(value: float, variance: float, quantile: float) -> Interval:
        games = value * (1 - value) / variance
        square = quantile**2 / games
        middle = (value + square / 2) / (1 + square)
        width = quantile / (1 + square) * sqrt(value * (1 - value) / games + square / (4 * games))
        return max(0.0, middle - width), min(1.0, middle + width)

    return _estimate(observed, wilson_interval, lowest=0, highest=1)


def without_luck(observed: Iterable[tuple[int, float, float]]) -> list[tuple[int, float]]:
    """Values without what luck explains of them, each given with its seed and its luck (control variates).

    Luck is zero on average, so to take a multiple of it away changes no expectation. How much is taken away
    in a deal is what fits the other deals best; it depends on no luck of this one. With few deals it is close
    to all of it, as if there were ``DEALS_BEFORE`` more that said so.
    """
    known = list(observed)
    values = _by_seed((seed, value) for seed, value, _ in known)
    lucks = _by_seed((seed, luck) for seed, _, luck in known)
    deals = np.array([(*values[seed], lucks[seed][0]) for seed in values]).reshape(-1, 3)
    left = deals.sum(axis=0) - deals  # of all other deals
    value, count, luck = deals.T
    mean_value = np.divide(left[:, 0], left[:, 1], out=np.zeros(len(deals)), where=left[:, 1] > 0)
    both = (value * luck).sum() - value * luck - mean_value * ((count * luck).sum() - count * luck)
    square = (luck**2).sum() - luck**2
    before = DEALS_BEFORE / max(1, len(deals) - 1) * square
    fits = np.divide(both + before, square + before, out=np.ones(len(deals)), where=square > NO_VARIANCE)
    share = dict(zip(values, fits.tolist(), strict=True))
    return [(seed, value - share[seed] * luck) for seed, value, luck in known]


def mean_of_independent(shares: Sequence[Estimate]) -> Estimate | None:
    """The mean of independent estimates, each of which counts the same.

    Its interval is made from theirs: the distances of the ends add up as standard errors do (the method of
    variance estimates recovery of Zou and Donner, 2008). So a share that never varied, whose variance nobody
    knows, still counts with the interval it has.
    """
    if not shares:
        return None
    value = fmean(share.value for share in shares)
    count = sum(share.count for share in shares)
    ends: list[float] = []
    for sign, end in ((-1, "low"), (1, "high")):
        found = [getattr(share, end) for share in shares]
        if None in found:
            return Estimate(value, None, None, count)
        distance = sqrt(sum((edge - share.value) ** 2 for edge, share in zip(found, shares, strict=True)))
        ends.append(value + sign * distance / len(shares))
    return Estimate(value, max(0.0, ends[0]), min(1.0, ends[1]), count)


def _estimate(
    observed: Observations,
    interval: Callable[[float, float, float], Interval],
    lowest: float,
    highest: float,
) -> Estimate | None:
    """The mean, with an interval made from its variance between clusters and the quantile of Student's t."""
    clusters = _clusters(observed)
    if not clusters:
        return None
    count = sum(size for _, size in clusters)
    value = sum(total for total, _ in clusters) / count
    ends: Interval = None, None
    if (deals := len(clusters)) > 1:
        spread = sum((total - value * size) ** 2 for total, size in clusters)
        variance = deals / (deals - 1) * spread / count**2
        if variance < NO_VARIANCE:
            ends = _constant_interval(value, deals, lowest, highest)
        else:
            ends = interval(value, variance, float(stats.t.ppf((1 + CONFIDENCE) / 2, deals - 1)))
    return Estimate(value, *ends, count)


def _clusters(observed: Observations) -> Sequence[tuple[float, int]]:
    """For each seed the sum of its observations, and how many there are."""
    return [cluster for _, cluster in sorted(_by_seed(observed).items())]


def _by_seed(observed: Observations) -> dict[int, tuple[float, int]]:
    sums: dict[int, tuple[float, int]] = {}
    for seed, value in observed:
        total, count = sums.get(seed, (0.0, 0))
        sums[seed] = (total + value, count + 1)
    return sums


def _constant_interval(value: float, deals: int, lowest: float, highest: float) -> Interval:
    """The interval where every deal gave the same value, so that no variance can be estimated.

    Deals with another value are rarer than ``rare``, or one would have been seen (the exact interval of
    Clopper and Pearson, with deals as trials). Whatever the dependence between games of one deal, the mean
    is then no further off than if all of those deals gave the lowest or the highest value.
    """
    if isinf(highest - lowest):
        return None, None
    rare = float(stats.binomtest(0, deals).proportion_ci(CONFIDENCE).high)
    return value - rare * (value - lowest), value + rare * (highest - value)


def calibration(guesses: Sequence[Guess]) -> dict[str, Any] | None:
    """How well bots know their chances: Brier score, expected calibration error and the reliability curve."""
    if not guesses:
        return None
    bins: list[list[Guess]] = [[] for _ in range(BINS)]
    for guess in guesses:
        bins[min(BINS - 1, max(0, int(guess[1] * BINS)))].append(guess)
    count = len(guesses)
    return {
        "count": count,
        "brier": round(sum((chance - won) ** 2 for _, chance, won in guesses) / count, 6),
        "ece": round(sum(abs(sum(c - w for _, c, w in members)) for members in bins) / count, 6),
        "curve": [_point(members) for members in bins if members],
    }


def _point(members: Sequence[Guess]) -> dict[str, Any]:
    """One bin of the curve: the mean chance given, and how often the games were won."""
    said = sum(chance for _, chance, _ in members) / len(members)
    won = rate((seed, won) for seed, _, won in members)
    return {"said": round(said, 6), "won": shown(won), "count": len(members)}
