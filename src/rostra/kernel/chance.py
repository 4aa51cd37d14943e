"""Chance is part of the state (B2): sfc32 in four words, the same on every machine, compiled or not."""

from __future__ import annotations

from typing import Protocol

from rostra.kernel.jit import rule

WORD = 0xFFFFFFFF
SEED_BITS = 128
"""The bits of a seed, as many as the generator's state has."""
RNG = (4,)
"""The shape of the ``rng`` field that every state carries."""


class Chancy(Protocol):
    """A state that carries its own chance."""

    rng: list[int]


@rule
def sow(s: Chancy, low: int, high: int) -> None:
    """Seed the generator; the seed is given as two words of 32 bits."""
    s.rng[0] = int(low)  # even if it was read from an array: everything drawn takes its type
    s.rng[1] = int(high)
    s.rng[2] = 0
    s.rng[3] = 1
    for _ in range(15):
        next_word(s)


@rule
def next_word(s: Chancy) -> int:
    """The next 32 random bits."""
    a = s.rng[0]
    b = s.rng[1]
    c = s.rng[2]
    counter = s.rng[3]
    word = (a + b + counter) & WORD
    s.rng[0] = b ^ (b >> 9)
    s.rng[1] = (c + (c << 3)) & WORD
    s.rng[2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    s.rng[3] = (counter + 1) & WORD
    return word


@rule
def draw(s: Chancy, below: int) -> int:
    """A number from 0 to ``below - 1``, all equally likely."""
    product = next_word(s) * below
    if (product & WORD) < below:
        threshold = (WORD + 1 - below) % below
        while (product & WORD) < threshold:
            product = next_word(s) * below
    return product >> 32


def sow_seed(s: Chancy, seed: int) -> None:
    """Seed the generator with up to 128 bits, all of which are in its state; those of 64 as ``sow`` does."""
    s.rng[0] = seed & WORD
    s.rng[1] = seed >> 32 & WORD
    s.rng[2] = seed >> 64 & WORD
    s.rng[3] = seed >> 96 ^ 1
    for _ in range(15):
        next_word(s)


def halves(seed: int) -> tuple[int, int]:
    """A seed of 64 bits as the two words that ``sow`` takes."""
    return seed & WORD, seed >> 32
