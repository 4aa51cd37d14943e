"""Records: as text (JSON lines, the set-up first, then one action a line), and played again."""

from __future__ import annotations

import json
from typing import Any

from rostra.kernel.game import IllegalAction, InvalidInput
from rostra.table.table import FORMAT, Table, known_version, new_table

_DEFAULTS: dict[str, Any] = {"edition": None, "variants": [], "options": {}, "position": None, "result": None}


def dump(record: dict[str, Any]) -> str:
    """A record as JSON lines."""
    head = {key: value for key, value in record.items() if key != "actions"}
    return "".join(json.dumps(line) + "\n" for line in (head, *record["actions"]))


def load(text: str) -> dict[str, Any]:
    """A record from JSON lines, or ``InvalidInput`` with the number of the broken line."""
    if not isinstance(text, str):
        raise InvalidInput("record-text")
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise InvalidInput("record-empty")
    read = [_read(number, line) for number, line in lines]
    return validated({**read[0], "actions": read[1:]})


def _read(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise InvalidInput("record-json", {"line": str(number), "error": str(error)}) from None
    if not isinstance(value, dict):
        raise InvalidInput("record-object", {"line": str(number)})
    return value


def validated(record: Any) -> dict[str, Any]:
    """A record with nothing missing, or ``InvalidInput``; whether it can be played is seen by playing it."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise InvalidInput("record-format", {"format": FORMAT})
    known_version(record.get("version"))
    whole: dict[str, Any] = {**_DEFAULTS, **record}
    for key in ("game", "players", "seed", "actions"):
        if whole.get(key) is None:
            raise InvalidInput("record-part", {"part": key})
    if not isinstance(whole["actions"], list):
        raise InvalidInput("record-actions")
    for number, entry in enumerate(whole["actions"], 1):
        if not isinstance(entry, dict) or not {"seat", "action"} <= entry.keys():
            raise InvalidInput("record-entry", {"number": str(number)})
    return whole


def replay(record: Any) -> Table:
    """The table a record leads to, in the same state, bit for bit (B2)."""
    record = validated(record)
    table = new_table(
        record["game"],
        record["players"],
        record["seed"],
        record["edition"],
        record["variants"],
        record["options"],
        record["position"],
        record["version"],
    )
    for number, entry in enumerate(record["actions"], 1):
        try:
            table.play(entry["seat"], entry["action"])
        except IllegalAction as illegal:
            why = {"number": str(number), "why": illegal.refusal}
            raise InvalidInput("record-unplayable", why) from illegal
    if record["result"] is not None and table.record()["result"] != record["result"]:
        raise InvalidInput("record-result")
    return table
