"""Legal actions as the bits of several integers: counted and chosen from without listing them.

``legal_actions``, ``legal_set`` and ``set_starts`` are left open here; ``Rules.bound`` has a game's.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from typing import Any

from rostra.kernel.bits import nth, size
from rostra.kernel.chance import draw
from rostra.kernel.jit import rule

Words = tuple[int, ...]


@rule
def random_of_set(s: Any, out: Any) -> int:
    """A legal action, all equally likely. The words stay here: handing them on would cost as much again."""
    words = legal_set(s, 0)
    count = 0
    for word in range(len(words)):
        count += size(words[word])
    n = draw(s, count)
    for word in range(len(words)):
        here = size(words[word])
        if n < here:
            return int(set_starts[word]) + nth(words[word], n)
        n -= here
    raise AssertionError


@rule
def random_of_list(s: Any, out: Any) -> int:
    """The same in a game that lists its actions, into a buffer."""
    count = legal_actions(s, out)
    return int(out[draw(s, count)])
