"""Records and positions in files: reading them, and saying in one sentence what is wrong with one."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rostra
from rostra.cli.strict_json import parse, shortened
from rostra.table import records
from rostra.words import say


class Complaint(Exception):
    """Something the person at the keyboard can put right, said in one line."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a file holds: a record, or a position (then without actions)."""

    record: dict[str, Any] | None
    position: dict[str, Any] | None

    @property
    def actions(self) -> list[dict[str, Any]]:
        """The actions of the record, in order."""
        return list(self.record["actions"]) if self.record else []


def find(name: str) -> Found:
    """Read a file (``-``: standard input)."""
    text = _text(name)
    try:
        return _found(text)
    except ValueError as error:
        raise Complaint(
            say("terminal-file-wrong", {"file": name, "problem": shortened(str(error))})
        ) from None


def table_at(found: Found, actions: int) -> rostra.Table:
    """The table a file describes, after so many actions of its record."""
    try:
        if found.record is not None:
            return rostra.replay({**found.record, "actions": found.actions[:actions], "result": None})
        return _from_position(found.position or {})
    except (ValueError, RecursionError) as error:
        raise Complaint(say("terminal-file-impossible", {"problem": shortened(str(error))})) from None


def save(name: str, table: rostra.Table) -> None:
    """Write the record of a table into a file."""
    try:
        Path(name).write_text(records.dump(table.record()), encoding="utf-8")
    except OSError as error:
        raise Complaint(say("terminal-file-unwritten", {"file": name, "problem": reason(error)})) from None


def _text(name: str) -> str:
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Complaint(say("terminal-file-bytes", {"file": name})) from None
    except (OSError, ValueError) as error:
        raise Complaint(
            say("terminal-file-unread", {"file": shortened(name), "problem": reason(error)})
        ) from None


def reason(error: Exception) -> str:
    """What the machine says went wrong, without the number it has for that."""
    return str((isinstance(error, OSError) and error.strerror) or error)


def _found(text: str) -> Found:
    """A record as JSON lines, a record as one object, or a position."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    if _is_record(first):
        return Found(records.load(text), None)
    document = parse(text)
    if not isinstance(document, dict):
        raise ValueError(say("terminal-file-neither"))
    if document.get("format") == "rostra-record":
        return Found(records.load(_as_lines(document)), None)
    if not _game(document):
        raise ValueError(say("terminal-file-neither"))
    return Found(None, document)


def _is_record(line: str) -> bool:
    try:
        header = parse(line)
    except ValueError:
        return False
    return isinstance(header, dict) and header.get("format") == "rostra-record" and "actions" not in header


def _as_lines(record: dict[str, Any]) -> str:
    """A record that stands in a file as one object, in the usual form."""
    if not isinstance(record.get("actions"), list):
        raise ValueError(say("terminal-file-neither"))
    return records.dump(record)


def _game(position: dict[str, Any]) -> str | None:
    """Which game a position is of: committees are of the one, markers of the other."""
    if "committees" in position:
        return "quo-vadis"
    return "idus-martii" if "markers" in position else None


def _from_position(position: dict[str, Any]) -> rostra.Table:
    """A table in a position, which does not tell its variants: where laurels are missing, Q23 is tried."""
    game = _game(position) or ""
    variants = ("consular-election",) if "sums" in position else ()
    players = position.get("players", 0)
    try:
        return rostra.new_table(game, players=players, seed=0, variants=variants, position=position)
    except ValueError as first:
        if game != "quo-vadis":
            raise
        try:
            return rostra.new_table(
                game, players=players, seed=0, variants=(*variants, "limited-ones"), position=position
            )
        except ValueError:
            raise first from None
