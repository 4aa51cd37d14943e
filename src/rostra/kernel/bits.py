"""Sets of small numbers as the bits of one integer: filled without branches, emptied from the least on."""

from __future__ import annotations

from rostra.kernel.jit import rule, table

_PRIME = 67
"""The powers of 2 up to the 62nd all leave another rest."""
_LOWEST = table([next((n for n in range(63) if 2**n % _PRIME == rest), 0) for rest in range(_PRIME)])


@rule
def lowest(numbers: int) -> int:
    """The least number of a set that is not empty; ``numbers & numbers - 1`` is the set without it."""
    return _LOWEST[(numbers & -numbers) % _PRIME]
