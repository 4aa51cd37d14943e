"""Chance for bots: numbers that depend on nothing but what they are drawn for, so a bot needs no memory.

The same seed at the same moment gives the same number, on every machine and however often it is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


def chance(*what: int | str) -> float:
    """A number from 0 up to 1."""
    digest = blake2b("|".join(map(str, what)).encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big") / 2**48


def pick(options: Sequence[T], *what: int | str) -> T:
    """One of several things, each as likely as the others."""
    return options[int(chance(*what) * len(options))]


def pick_weighted(options: Sequence[T], weights: Sequence[float], *what: int | str) -> T:
    """One of several things, each as likely as its weight says."""
    left = chance(*what) * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1]
