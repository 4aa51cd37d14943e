"""Do bots know how they stand? Their own chances to win, beside how often they won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rostra.arena import statistics

BINS = 10


Guess = tuple[int, float, bool]
"""Seed, the chance a bot gave itself at a decision, and whether it won."""


def calibration(guesses: Sequence[Guess]) -> dict[str, Any] | None:
    """Brier score, expected calibration error, and the reliability curve; ``None`` without any guesses."""
    if not guesses:
        return None
    bins: list[list[Guess]] = [[] for _ in range(BINS)]
    for guess in guesses:
        bins[min(BINS - 1, max(0, int(guess[1] * BINS)))].append(guess)
    count = len(guesses)
    curve = [_point(members) for members in bins if members]
    return {
        "count": count,
        "brier": round(sum((chance - won) ** 2 for _, chance, won in guesses) / count, 6),
        "ece": round(sum(abs(sum(c - w for _, c, w in members)) for members in bins) / count, 6),
        "curve": curve,
    }


def _point(members: Sequence[Guess]) -> dict[str, Any]:
    """A bin: what was said on average, and what came of it."""
    won = statistics.rate((seed, won) for seed, _, won in members)
    said = sum(chance for _, chance, _ in members) / len(members)
    return {"said": round(said, 6), "won": statistics.shown(won), "count": len(members)}
