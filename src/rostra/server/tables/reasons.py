"""Why a bot did something, as it is kept in the log."""

from __future__ import annotations

from math import isfinite
from typing import Any

from rostra import bots
from rostra.kernel.game import Action
from rostra.protocol.tables import Option, Reasons

MOST_OPTIONS = 4


def reasons_for(action: Action, thought: bots.Reasons | None) -> Reasons | None:
    """What a bot thought last, if that was about this action; what it did comes first."""
    if thought is None:
        return None
    options = [Option(dict(o.action), float(o.value)) for o in thought.options if isfinite(o.value)]
    done = [option for option in options if _is(option.action, action)]
    if not done:
        return None
    others = [option for option in options if option is not done[0]]
    chance = None if thought.chance is None else float(thought.chance)
    return Reasons([done[0], *others][:MOST_OPTIONS], chance, int(thought.simulations))


def _is(option: dict[str, Any], action: Action) -> bool:
    """Whether this was done; an answer to an offer names besides which one it answers."""
    return all(action.get(part) == value for part, value in option.items())
