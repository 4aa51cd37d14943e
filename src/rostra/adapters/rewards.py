"""What seats are rewarded with, as options of every adapter, and as templates over a game's own rules.

``rewards``, when a game is over: ``"win"`` is 1 for each winner and 0 for the others; ``"zero-sum"`` the same
without its mean; ``"margin"`` the points by which a seat is ahead, as the game counts them.

``shaping`` adds that many times what the game's ``potential`` of a seat has grown by from one decision of the
seat to its next: ``discount * potential now - potential then``; when a game is over, its potential is 0. Such
rewards change what is learned first, but not which play is best.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from typing import Any, NamedTuple

from rostra.kernel import jit
from rostra.kernel.game import InvalidInput
from rostra.kernel.jit import rule
from rostra.kernel.rules import Rules, nothing

REWARDS = ("win", "zero-sum", "margin")
WIN, ZERO_SUM, MARGIN = range(len(REWARDS))


class Reward(NamedTuple):
    """How seats are rewarded."""

    kind: int = WIN
    """When a game is over: the place in ``REWARDS``."""
    shaping: float = 0.0
    """What the potential is multiplied by; 0 for rewards at the end only."""
    discount: float = 1.0
    """What the learner discounts by, from one decision of a seat to its next."""


def reward_of(rules: Rules, rewards: str = "win", shaping: float = 0.0, discount: float = 1.0) -> Reward:
    """These options, if the game has what they need, or ``InvalidInput``."""
    missing = [kind for kind, has in (("margin", rules.margin),) if has is nothing]
    known = [kind for kind in REWARDS if kind not in missing]
    if rewards not in known:
        raise InvalidInput("learner-rewards", {"name": rewards, "known": ", ".join(known)})
    if shaping and rules.potential is nothing:
        raise InvalidInput("learner-shaping")
    return Reward(REWARDS.index(rewards), float(shaping), float(discount))


@rule
def final_reward(s: Any, seat: int, kind: int) -> float:
    """What a seat gets when a game is over."""
    if kind == MARGIN:
        return float(margin(s, seat))
    won = 1.0 if has_won(s, seat) else 0.0
    return won - winners(s) / float(s.players) if kind == ZERO_SUM else won


@rule
def winners(s: Any) -> int:
    """How many seats have won."""
    count = 0
    for seat in range(s.players):
        count += has_won(s, seat)
    return count


def final_rewards(rules: Rules, s: Any, kind: int) -> list[float]:
    """What each seat gets when an interpreted game is over."""
    of_seat = jit.interpreted(final_reward, **rules.bound())
    return [of_seat(s, seat, kind) for seat in range(s.players)]
