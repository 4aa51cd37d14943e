"""Opponents that know the rules and nothing else: they play at random, and give a vote now and then."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

Action = dict[str, Any]

EAGERNESS = {"advance": 6, "place": 3, "caesar": 1, "decline": 1}
"""How readily each kind of action is taken; all others are taken as they come."""

LEFT_TO_PEOPLE = {"census", "pledge", "retract", "accept", "reject", "withdraw"}
"""What an opponent never does of its own accord."""

BOLDNESS = 0.5
"""How often somebody who lacks votes asks for them."""

GENEROSITY = 0.6
"""How often a vote is given to somebody who asks for it."""


def choose(actions: Sequence[Action], chance: Random) -> Action:
    """One of the legal actions of the seat that must act: first its kind, then which of that kind."""
    kinds = sorted({action["type"] for action in actions} - LEFT_TO_PEOPLE)
    kind = chance.choices(kinds, [EAGERNESS.get(kind, 1) for kind in kinds])[0]
    return chance.choice([action for action in actions if action["type"] == kind])


def consents(chance: Random) -> bool:
    """Whether a vote is given for the asking."""
    return chance.random() < GENEROSITY
