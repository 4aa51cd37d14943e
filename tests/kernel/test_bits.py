"""Sets of small numbers as bits."""

from __future__ import annotations

import random

import pytest

from rostra.kernel import jit
from rostra.kernel.bits import lowest


@pytest.mark.parametrize("run", [lowest, pytest.param(jit.compiled(lowest), marks=pytest.mark.compiled)])
def test_a_set_is_emptied_from_the_least_on(run: object) -> None:
    assert callable(run)
    choice = random.Random(1)
    for size in (1, 2, 10, 62):
        numbers = sorted(choice.sample(range(63), size))
        bits = sum(1 << number for number in numbers)
        found = []
        while bits:
            found.append(run(bits))
            bits &= bits - 1
        assert found == numbers
