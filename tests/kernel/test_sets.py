"""Sets of small numbers as bits, interpreted and compiled."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from rostra.kernel import jit, sets

BOTH = [jit.interpreted, pytest.param(jit.compiled, marks=pytest.mark.compiled)]
By = Callable[[Callable[..., int]], Callable[..., int]]


def some_sets() -> Iterator[tuple[int, list[int]]]:
    choice = random.Random(1)
    for count in (1, 2, 10, 62):
        numbers = sorted(choice.sample(range(62), count))
        yield sum(1 << number for number in numbers), numbers


@pytest.mark.parametrize("by", BOTH)
def test_a_set_is_emptied_from_the_least_on(by: By) -> None:
    lowest = by(sets.lowest)
    for some, numbers in some_sets():
        found = []
        while some:
            found.append(lowest(some))
            some &= some - 1
        assert found == numbers


@pytest.mark.parametrize("by", BOTH)
def test_a_set_is_counted_and_its_numbers_found_by_rank(by: By) -> None:
    size, nth = by(sets.size), by(sets.nth)
    assert size(0) == 0
    for some, numbers in some_sets():
        assert size(some) == len(numbers)
        assert [nth(some, n) for n in range(len(numbers))] == numbers
