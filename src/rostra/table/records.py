"""Records as text: JSON lines, the set-up first, then one action a line, so that people can read them."""

from __future__ import annotations

import json
from typing import Any

from rostra.kernel.game import brief
from rostra.table.table import FORMAT, VERSION

_DEFAULTS: dict[str, Any] = {"edition": None, "variants": [], "options": {}, "position": None, "result": None}


def dump(record: dict[str, Any]) -> str:
    """A record as JSON lines."""
    head = {key: value for key, value in record.items() if key != "actions"}
    return "".join(json.dumps(line) + "\n" for line in (head, *record["actions"]))


def load(text: str) -> dict[str, Any]:
    """A record from JSON lines, or ``ValueError`` with the number of the broken line."""
    if not isinstance(text, str):
        raise ValueError("A record is read from text.")
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise ValueError("The record is empty.")
    read = [_read(number, line) for number, line in lines]
    return validated({**read[0], "actions": read[1:]})


def _read(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"Line {number} of the record is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise ValueError(f"Line {number} of the record is no JSON object.")
    return value


def validated(record: Any) -> dict[str, Any]:
    """A record with nothing missing, or ``ValueError``; whether it can be played is seen by playing it."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise ValueError(f"This is no record: its format is not {FORMAT!r}.")
    if type(record.get("version")) is not int or record["version"] != VERSION:
        raise ValueError(f"This record has version {brief(record.get('version'))}; known is {VERSION}.")
    whole: dict[str, Any] = {**_DEFAULTS, **record}
    for key in ("game", "players", "seed", "actions"):
        if whole.get(key) is None:
            raise ValueError(f"The record does not say '{key}'.")
    if not isinstance(whole["actions"], list):
        raise ValueError("The actions of a record are a list.")
    for number, entry in enumerate(whole["actions"], 1):
        if not isinstance(entry, dict) or not {"seat", "action"} <= entry.keys():
            raise ValueError(f"Action {number} of the record does not say 'seat' and 'action'.")
    return whole
