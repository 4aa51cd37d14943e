"""JSON as its standard has it: no NaN, no numbers beyond what a float holds, no key twice."""

from __future__ import annotations

import json
import math
from typing import Any

from rostra.words import say


def parse(text: str) -> Any:
    """The value a text stands for, or ``ValueError`` with one sentence that says what is wrong with it."""
    try:
        return json.loads(
            text, object_pairs_hook=_object, parse_constant=_constant, parse_float=_float, parse_int=_integer
        )
    except json.JSONDecodeError as error:
        where = {"problem": error.msg, "line": error.lineno, "column": error.colno}
        raise ValueError(say("terminal-json-broken", where)) from None
    except RecursionError:
        raise ValueError(say("terminal-json-deep")) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for key, value in pairs:
        if key in seen:
            raise ValueError(say("terminal-json-twice", {"key": shortened(key)}))
        seen[key] = value
    return seen


def _constant(name: str) -> float:
    raise ValueError(say("terminal-json-number", {"number": name}))


def _float(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise ValueError(say("terminal-json-number", {"number": shortened(digits)}))
    return value


def _integer(digits: str) -> int:
    """A whole number; Python itself reads no more than some thousand digits."""
    try:
        return int(digits)
    except ValueError:
        raise ValueError(say("terminal-json-number", {"number": shortened(digits)})) from None


def shortened(text: str, length: int = 300) -> str:
    """A text on one line that a terminal can show, and not endless."""
    cut = text if len(text) <= length else text[:length] + "…"
    return "".join(letter if letter.isprintable() else " " if letter.isspace() else "?" for letter in cut)
