"""Figures with the doubt they leave. Games of the same deal are not independent: seeds are the clusters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, inf, isinf, pi, sqrt, tan
from statistics import NormalDist
from typing import Any

CONFIDENCE = 0.95
NOTHING = 1e-12
"""A variance below this is none."""

Interval = tuple[float | None, float | None]
"""Both ends, ``None`` where nothing can be said."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over games, and the interval it lies in with 95 % confidence."""

    value: float
    low: float | None
    """``None`` where nothing can be said, as of one deal alone."""
    high: float | None
    count: int


def shown(estimate: Estimate | None) -> dict[str, Any] | None:
    """An estimate as results.json has it."""
    if estimate is None:
        return None
    low, high = (None if end is None else round(end, 6) for end in (estimate.low, estimate.high))
    return {"value": round(estimate.value, 6), "low": low, "high": high, "count": estimate.count}


Clusters = Sequence[tuple[float, int]]
"""For each seed the sum of what was observed, and how many observations that were."""


def clusters(observed: Iterable[tuple[int, float]]) -> Clusters:
    """Observations with their seeds, summed up seed by seed."""
    sums: dict[int, tuple[float, int]] = {}
    for seed, value in observed:
        total, count = sums.get(seed, (0.0, 0))
        sums[seed] = (total + value, count + 1)
    return [sums[seed] for seed in sorted(sums)]


def mean(
    observed: Iterable[tuple[int, float]], lowest: float = -inf, highest: float = inf
) -> Estimate | None:
    """The mean of observations, with the cluster-robust interval by Student's t, within what is possible."""

    def student_s(value: float, variance: float, reach: float) -> Interval:
        width = reach * sqrt(variance)
        return max(lowest, value - width), min(highest, value + width)

    return _estimate(observed, student_s, lowest, highest)


def rate(observed: Iterable[tuple[int, float]]) -> Estimate | None:
    """A share between 0 and 1, with Wilson's interval for as many games as the clusters are worth.

    The design effect says how many independent games the observations amount to.
    """

    def wilson_s(value: float, variance: float, reach: float) -> Interval:
        return _wilson(value, value * (1 - value) / variance, reach)

    return _estimate(observed, wilson_s, lowest=0, highest=1)


def _estimate(
    observed: Iterable[tuple[int, float]],
    interval: Callable[[float, float, float], Interval],
    lowest: float,
    highest: float,
) -> Estimate | None:
    """The mean, with an interval made from its variance and from how many standard errors it reaches."""
    groups = clusters(observed)
    if not groups:
        return None
    value, count, variance = _ratio(groups)
    ends: Interval = None, None
    if variance is not None:
        if variance < NOTHING:
            ends = _unvaried(value, len(groups), lowest, highest)
        else:
            ends = interval(value, variance, student(len(groups) - 1))
    return Estimate(value, *ends, count)


def _unvaried(value: float, deals: int, lowest: float, highest: float) -> Interval:
    """What can be said where every deal came to the same, so that no variance can be estimated.

    A deal that comes to something else is rarer than ``rare``: else one would have been seen (the exact
    interval of Clopper and Pearson, with deals as trials). However games of one deal hang together, the mean
    is then no further from what was seen than if all such deals came to the lowest or to the highest.
    """
    if isinf(highest - lowest):
        return None, None
    rare = 1 - ((1 - CONFIDENCE) / 2) ** (1 / deals)
    return value - rare * (value - lowest), value + rare * (highest - value)


def _ratio(groups: Clusters) -> tuple[float, int, float | None]:
    """Mean, number of observations, and the variance of the mean between clusters."""
    count = sum(size for _, size in groups)
    value = sum(total for total, _ in groups) / count
    if len(groups) < 2:
        return value, count, None
    spread = sum((total - value * size) ** 2 for total, size in groups)
    return value, count, len(groups) / (len(groups) - 1) * spread / count**2


def _wilson(share: float, games: float, reach: float) -> tuple[float, float]:
    square = reach**2 / games
    middle = (share + square / 2) / (1 + square)
    width = reach / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - width), min(1.0, middle + width)


def student(freedom: int) -> float:
    """How many standard errors 95 % confidence reaches, with so many degrees of freedom.

    Exact for 1 and 2, else by the expansion of Cornish and Fisher, good to three digits.
    """
    p = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) / sqrt(2 * p * (1 - p))
    z = NormalDist().inv_cdf(p)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value that so large a share of sorted values does not exceed."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)]
