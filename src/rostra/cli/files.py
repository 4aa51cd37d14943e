"""Records and positions in files, and strict JSON: no NaN, no number beyond a float, no key twice."""

from __future__ import annotations

import json
import math
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rostra
from rostra.cli.display import display, position_game
from rostra.cli.narrate import shortened
from rostra.table import records
from rostra.words import say


class UserError(Exception):
    """Something the person at the keyboard can put right, said in one line."""


@dataclass(frozen=True, slots=True)
class GameFile:
    """What a file holds: a record, or a position."""

    record: dict[str, Any] | None
    position: dict[str, Any] | None

    @property
    def actions(self) -> list[dict[str, Any]]:
        """The actions of the record, in order."""
        return list(self.record["actions"]) if self.record else []


def read(name: str) -> GameFile:
    """Read a file (``-``: standard input)."""
    text = _text(name)
    try:
        return _parsed(text)
    except ValueError as error:
        raise UserError(
            say("terminal-file-wrong", {"file": name, "problem": shortened(str(error))})
        ) from None


def table_at(found: GameFile, actions: int) -> rostra.Table:
    """The table a file describes, after the given number of actions."""
    try:
        if found.record is not None:
            return rostra.replay({**found.record, "actions": found.actions[:actions], "result": None})
        return _from_position(found.position or {})
    except (ValueError, RecursionError) as error:
        raise UserError(say("terminal-file-impossible", {"problem": shortened(str(error))})) from None


def save(name: str, table: rostra.Table) -> None:
    """Write the record of a table into a file."""
    try:
        Path(name).write_text(records.dump(table.record()), encoding="utf-8")
    except OSError as error:
        raise UserError(say("terminal-file-unwritten", {"file": name, "problem": reason(error)})) from None


def _text(name: str) -> str:
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise UserError(say("terminal-file-bytes", {"file": name})) from None
    except (OSError, ValueError) as error:
        raise UserError(
            say("terminal-file-unread", {"file": shortened(name), "problem": reason(error)})
        ) from None


def reason(error: Exception) -> str:
    """What the operating system says went wrong, without its error number."""
    return str((isinstance(error, OSError) and error.strerror) or error)


def _parsed(text: str) -> GameFile:
    """A record as JSON lines, a record as one object, or a position."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    if _is_record(first):
        return GameFile(records.load(text), None)
    document = parse(text)
    if not isinstance(document, dict):
        raise ValueError(say("terminal-file-neither"))
    if document.get("format") == "rostra-record" and isinstance(document.get("actions"), list):
        return GameFile(records.load(records.dump(document)), None)
    if document.get("format") == "rostra-record" or position_game(document) is None:
        raise ValueError(say("terminal-file-neither"))
    return GameFile(None, document)


def _is_record(line: str) -> bool:
    try:
        header = parse(line)
    except ValueError:
        return False
    return isinstance(header, dict) and header.get("format") == "rostra-record" and "actions" not in header


def _from_position(position: dict[str, Any]) -> rostra.Table:
    """A table in a position, with the first of the variants it may be of that is possible."""
    game = position_game(position) or ""
    refused: ValueError | None = None
    for variants in display(game).variants(position):
        try:
            players = position.get("players", 0)
            return rostra.new_table(game, players=players, seed=0, variants=variants, position=position)
        except ValueError as error:
            refused = refused or error
    raise refused or ValueError(say("terminal-file-neither"))


def parse(text: str) -> Any:
    """The value of a JSON text, or ``ValueError`` with one sentence that says what is wrong."""
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
    """An integer; Python reads no more than a few thousand digits."""
    try:
        return int(digits)
    except ValueError:
        raise ValueError(say("terminal-json-number", {"number": shortened(digits)})) from None
