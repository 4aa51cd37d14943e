"""Sets of small numbers as the bits of integers, none above 61: the same interpreted and compiled.

Legal actions can be such a set, of several integers: a random one is found without listing them all.
``legal_actions``, ``legal_set`` and ``set_starts`` are left open here; ``Rules.bound`` has a game's.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from typing import Any

from rostra.kernel.chance import Chancy, draw
from rostra.kernel.jit import rule

Words = tuple[int, ...]


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


@rule
def random_of_set(s: Any, chooser: Chancy, out: Any) -> int:
    """A legal action, drawn by somebody's chance, all equally likely.

    The words stay in this function: handing them on would cost as much again.
    """
    words = legal_set(s, 0)
    count = 0
    for word in range(len(words)):
        count += size(words[word])
    n = draw(chooser, count)
    for word in range(len(words)):
        here = size(words[word])
        if n < here:
            return int(set_starts[word]) + nth(words[word], n)
        n -= here
    raise AssertionError


@rule
def random_of_list(s: Any, chooser: Chancy, out: Any) -> int:
    """The same in a game that lists its actions, into a buffer."""
    count = legal_actions(s, out)
    return int(out[draw(chooser, count)])
