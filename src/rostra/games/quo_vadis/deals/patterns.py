"""Patterns of moves, for what is agreed to be done or not to be done: keys left out are free."""

from __future__ import annotations

from typing import Any

from rostra.games.quo_vadis.actions import KEYS
from rostra.games.quo_vadis.components import (
    COMMITTEES,
    ENTRIES,
    NUMBER_OF_PATH,
    PATHS,
    PLACE_ON,
    PLACES,
    SENATE,
    SENATE_SEATS,
    TO,
    TWO_CAESAR,
    VOTES,
)
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action, Refusal

MOVES = ("place", "advance", "caesar", "decline")
"""What the player to move does; that is what can be agreed to be done or avoided."""

_ENTRIES = tuple(COMMITTEES[committee] for committee in ENTRIES)
_NAMES: dict[str, tuple[str, ...]] = {"type": MOVES, "committee": _ENTRIES, "path": PATHS, "to": PLACES}


def typed(pattern: Any) -> Any:
    """A pattern with its type: where it is left out, its other keys tell which move is meant."""
    if not isinstance(pattern, dict) or "type" in pattern:
        return pattern
    kinds = [kind for kind in MOVES if KEYS[kind] and pattern.keys() <= KEYS[kind]] if pattern else []
    return {"type": kinds[0], **pattern} if kinds else pattern


def pattern_refusal(pattern: Any, players: int) -> Refusal | None:
    """What is wrong with the form of a pattern."""
    kind = pattern.get("type") if isinstance(pattern, dict) else None
    if not isinstance(kind, str) or kind not in MOVES:
        return Refusal("Q18", "deal-pattern-type")
    if not pattern.keys() <= KEYS[kind] | {"type"}:
        return Refusal("Q18", "deal-pattern", {"action": kind})
    named = all(isinstance(v, str) and v in _NAMES[k] for k, v in pattern.items() if k != "with")
    if not named or not _are_consents(pattern, players):
        return Refusal("Q18", "deal-pattern", {"action": kind})
    return None


def _are_consents(pattern: dict[str, Any], players: int) -> bool:
    """Whether the seats named are such as could consent: none, or as many as the path takes (Q8, Q13)."""
    seats = pattern.get("with", [])
    if not isinstance(seats, list) or not all(type(seat) is int and 0 <= seat < players for seat in seats):
        return False
    most = VOTES[NUMBER_OF_PATH[pattern["path"]]] if "path" in pattern else 2
    return len(seats) in ((0, most) if "path" in pattern else (0, 1, 2))


def matches(pattern: Action, action: Action) -> bool:
    """Whether an action is one of those a pattern means; the order of consents does not matter."""
    return all(key in action and _same(value, action[key]) for key, value in pattern.items())


def _same(value: Any, other: Any) -> bool:
    return sorted(value) == sorted(other) if isinstance(value, list) else bool(value == other)


def covers(wide: Action, narrow: Action) -> bool:
    """Whether everything the narrow pattern means is also meant by the wide one."""
    return matches(wide, narrow)


def clash(one: Action, other: Action) -> bool:
    """Whether no single turn can do both; an advance may bring the bonus, to be used or declined (Q14)."""
    if one["type"] == other["type"]:
        return any(key in other and not _same(value, other[key]) for key, value in one.items())
    kinds = {one["type"], other["type"]}
    return kinds not in ({"advance", "caesar"}, {"advance", "decline"})


def bonus_moves(s: State, action: Action) -> list[Action]:
    """What can be done with the bonus that an action brings, if it brings one (Q14, Q15)."""
    if action["type"] != "advance" or not _takes_caesars_head(s, NUMBER_OF_PATH[action["path"]]):
        return []
    moves: list[Action] = [
        {"type": "caesar", "to": name} for place, name in enumerate(PLACES) if place != s.caesar
    ]
    return [*moves, {"type": "decline"}]


def _takes_caesars_head(s: State, path: int) -> bool:
    place = PLACE_ON[path]
    fills_senate = TO[path] == SENATE and s.arrived == SENATE_SEATS - 1
    return place >= 0 and s.caesar != place and s.laurels[place] == TWO_CAESAR and not fills_senate
