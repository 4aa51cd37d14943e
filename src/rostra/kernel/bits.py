"""Sets of small numbers as the bits of integers, none of them above 61: the same interpreted and compiled."""

from __future__ import annotations

from rostra.kernel.jit import rule


@rule
def size(numbers: int) -> int:
    """How many numbers a set has."""
    return numbers.bit_count()


@rule
def lowest(numbers: int) -> int:
    """The least number of a set that is not empty; ``numbers & numbers - 1`` is the set without it."""
    return (numbers & -numbers).bit_length() - 1


@rule
def nth(numbers: int, n: int) -> int:
    """The number of a set that has ``n`` lesser ones in it, by halves: the processor has nothing to guess."""
    least = 0
    for half in (32, 16, 8, 4, 2, 1):
        below = size(numbers & (1 << half) - 1)
        above = n >= below
        n -= below * above
        numbers >>= half * above
        least += half * above
    return least
