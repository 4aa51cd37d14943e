"""Patterns of moves, for what is agreed to be done or not to be done: keys left out are free."""

from __future__ import annotations

from typing import Any

from rostra.games.quo_vadis.actions import KEYS
from rostra.games.quo_vadis.components import (
    COMMITTEES,
    ENTRIES,
    MAX_PLAYERS,
    NUMBER_OF_PATH,
    PATHS,
    PLACE_ON,
    PLACES,
    SENATE,
    SENATE_SEATS,
    TO,
    TWO_CAESAR,
)
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action, Refusal

MOVES = ("place", "advance", "caesar", "decline")
"""What the player to move does; that is what can be agreed to be done or avoided."""

_ENTRIES = tuple(COMMITTEES[committee] for committee in ENTRIES)


def pattern_refusal(pattern: Any) -> Refusal | None:
    """What is wrong with the form of a pattern."""
    kind = pattern.get("type") if isinstance(pattern, dict) else None
    if not isinstance(kind, str) or kind not in MOVES:
        return Refusal("Q18", "deal-pattern-type")
    if not pattern.keys() <= KEYS[kind] | {"type"} or not all(_is_possible(k, v) for k, v in pattern.items()):
        return Refusal("Q18", "deal-pattern", {"action": kind})
    return None


def _is_possible(key: str, value: Any) -> bool:
    if key == "with":
        seats = range(MAX_PLAYERS)
        return isinstance(value, list) and len(value) <= 2 and all(type(q) is int and q in seats for q in value)
    names: dict[str, tuple[str, ...]] = {"type": MOVES, "committee": _ENTRIES, "path": PATHS, "to": PLACES}
    return isinstance(value, str) and value in names[key]


def matches(pattern: Action, action: Action) -> bool:
    """Whether an action is one of those a pattern means; the order of consents does not matter."""
    return all(key in action and _same(value, action[key]) for key, value in pattern.items())


def _same(value: Any, other: Any) -> bool:
    return sorted(value) == sorted(other) if isinstance(value, list) else bool(value == other)


def covers(wide: Action, narrow: Action) -> bool:
    """Whether everything the narrow pattern means is also meant by the wide one."""
    return matches(wide, narrow)


def clash(one: Action, other: Action) -> bool:
    """Whether no single turn can do both; an advance may bring the bonus that moves Caesar (Q14)."""
    if one["type"] == other["type"]:
        return any(key in other and not _same(value, other[key]) for key, value in one.items())
    return {one["type"], other["type"]} != {"advance", "caesar"}


def serves(s: State, pattern: Action, action: Action) -> bool:
    """Whether an action does what the pattern means, or brings a bonus able to do it (Q14)."""
    if matches(pattern, action):
        return True
    if pattern["type"] not in ("caesar", "decline") or action["type"] != "advance":
        return False
    return brings_bonus(s, action) and pattern.get("to") != PLACES[s.caesar]


def brings_bonus(s: State, action: Action) -> bool:
    """Whether an advance takes a IIc laurel, and does not end the game (Q14, Q15)."""
    path = NUMBER_OF_PATH[action["path"]]
    place = PLACE_ON[path]
    fills_senate = TO[path] == SENATE and s.arrived == SENATE_SEATS - 1
    return place >= 0 and s.caesar != place and s.laurels[place] == TWO_CAESAR and not fills_senate
