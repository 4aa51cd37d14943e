"""Reading a position given as JSON: any data at all becomes a checked value, or ``InvalidInput``.

``part`` is where in the position a value is, such as ``holdings[0].V``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rostra.kernel.game import InvalidInput, Position, brief


def parts(position: Any, needed: Iterable[str], optional: Iterable[str] = (), part: str = "") -> Position:
    """An object with all of the needed keys and no unknown ones; by default the position itself."""
    if not isinstance(position, dict):
        raise InvalidInput("position-object", {"part": part}) if part else InvalidInput("position-json")
    prefix = f"{part}." if part else ""
    for key in needed:
        if key not in position:
            raise InvalidInput("position-missing", {"part": prefix + key})
    unknown = sorted(map(brief, position.keys() - {*needed, *optional}))
    if unknown:
        raise InvalidInput("position-unknown", {"part": prefix + unknown[0]})
    return position


def check_players(position: Position, players: int) -> None:
    """A position must be for as many players as its table."""
    if type(position["players"]) is not int or position["players"] != players:
        raise InvalidInput("position-players", {"players": players})


def items(part: str, value: Any, keys: Sequence[str]) -> list[tuple[int, Any]]:
    """The entries of an object: the number of each key among all possible ones, and its value."""
    if not isinstance(value, dict):
        raise InvalidInput("position-object", {"part": part})
    for key in value:
        if key not in keys:
            raise InvalidInput("position-unknown", {"part": f"{part}.{brief(key)}"})
    return [(keys.index(key), entry) for key, entry in value.items()]


def entries(part: str, value: Any, length: int | None = None) -> list[Any]:
    """The entries of a list, of a certain length if it must have one."""
    if not isinstance(value, list | tuple):
        raise InvalidInput("position-list", {"part": part})
    if length is not None and len(value) != length:
        raise InvalidInput("position-length", {"part": part, "length": length})
    return list(value)


def whole(part: str, value: Any, low: int, high: int) -> int:
    """A whole number between two others."""
    if type(value) is not int or not low <= value <= high:
        raise InvalidInput("position-number", {"part": part, "low": low, "high": high})
    return value


def choice(part: str, value: Any, names: Sequence[str]) -> int:
    """The number of a name among all possible ones."""
    if not isinstance(value, str) or value not in names:
        raise InvalidInput("position-name", {"part": part, "names": ", ".join(names)})
    return names.index(value)
