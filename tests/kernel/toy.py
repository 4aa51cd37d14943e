"""A game as small as can be: count up by 1, 2 or 3 to 20."""

from __future__ import annotations

from typing import Any

from rostra.kernel.chance import RNG
from rostra.kernel.game import Refusal
from rostra.kernel.jit import table
from rostra.kernel.records import Layout
from rostra.kernel.rules import Rules

LAYOUT: Layout[Any] = Layout("Counting", {"goal": (), "count": (), "rng": RNG})
STEPS = table([1, 2, 3])


def configure(s: Any, goal: int = 20) -> None:
    s.goal = goal


def begin(s: Any) -> None:
    s.count = 0


def why_not(s: Any, a: int) -> int:
    return 0 if s.count + STEPS[a] <= s.goal else 1


def legal_actions(s: Any, out: Any) -> int:
    count = 0
    for a in range(len(STEPS)):
        if why_not(s, a) == 0:
            out[count] = a
            count += 1
    return count


def play(s: Any, a: int) -> None:
    s.count += STEPS[a]


def is_over(s: Any) -> bool:
    return bool(s.count == s.goal)


def acting(s: Any) -> int:
    return 0


def has_won(s: Any, seat: int) -> bool:
    return True


def observe(s: Any, seat: int, out: Any) -> None:
    out[0] = s.count


COMPILED = (begin, why_not, legal_actions, play, is_over, acting, has_won, observe)
"""To be marked as rules by those who compile them: or else they would count among the project's own."""
RULES = Rules(
    name="counting",
    players=range(1, 2),
    layout=LAYOUT,
    actions=len(STEPS),
    configure=configure,
    begin=begin,
    legal_actions=legal_actions,
    why_not=why_not,
    play=play,
    is_over=is_over,
    acting=acting,
    has_won=has_won,
    cells=(),
    observe=observe,
    numbering=lambda players, seat: range(len(STEPS)),
    refusal=lambda s, a: Refusal("B3", "too-far"),
    shown=lambda a: {"type": "count", "by": STEPS[a]},
)
