"""What somebody said, as a sentence may repeat it."""

from __future__ import annotations

from typing import Any

import pytest

from rostra.kernel.game import brief


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("B1-A3", "B1-A3"),
        ("x" * 100, "x" * 20),
        ("a\nb\x00\ud800", "a?b??"),
        (7, "7"),
        (-(10**30), "a huge number"),
        (True, "True"),
        (None, "None"),
        (0.5, "0.5"),
        (float("nan"), "nan"),
        ([[1]], "a list"),
        ((1,), "a list"),
        ({"a": 1}, "an object"),
        (b"bytes", "bytes"),
        ({1}, "set"),
    ],
)
def test_a_value_is_named_in_few_words(value: Any, words: str) -> None:
    assert brief(value) == words


def test_nothing_is_too_deep_or_too_long_to_be_named() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert brief(deep) == "a list"
    assert brief(10**5_000) == "a huge number"
    assert brief("y" * 10**6, 40) == "y" * 40
    while deep:
        deep = deep.pop()
