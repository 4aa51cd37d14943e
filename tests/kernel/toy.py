"""A game as small as can be: count up by 1, 2 or 3 to 20."""

from __future__ import annotations

from typing import Any

from rostra.kernel.chance import RNG
from rostra.kernel.jit import table
from rostra.kernel.records import Layout
from rostra.kernel.simulator import Core

LAYOUT: Layout[Any] = Layout("Counting", {"goal": (), "count": (), "rng": RNG})
STEPS = table([1, 2, 3])


def configure(s: Any, goal: int = 20) -> None:
    s.goal = goal


def begin(s: Any) -> None:
    s.count = 0


def is_legal(s: Any, a: int) -> bool:
    return bool(s.count + STEPS[a] <= s.goal)


def legal_actions(s: Any, out: Any) -> int:
    count = 0
    for a in range(len(STEPS)):
        if is_legal(s, a):
            out[count] = a
            count += 1
    return count


def play(s: Any, a: int) -> None:
    s.count += STEPS[a]


def is_over(s: Any) -> bool:
    return bool(s.count == s.goal)


RULES = (begin, is_legal, legal_actions, play, is_over)
"""To be marked as rules by those who compile them: or else they would count among the project's own."""
CORE = Core(
    layout=LAYOUT,
    max_actions=len(STEPS),
    configure=configure,
    begin=begin,
    legal_actions=legal_actions,
    is_legal=is_legal,
    play=play,
    is_over=is_over,
)
