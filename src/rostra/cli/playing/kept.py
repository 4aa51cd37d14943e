"""Games that were interrupted, kept where the user's data is, and files that a record is to be written to."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

import rostra
from rostra.cli.files import UserError, reason
from rostra.words import say

FORMAT = "rostra-kept"


class Kept(msgspec.Struct, tag_field="format", tag=FORMAT):
    """A game that is not over: its record, who plays, and where people sit."""

    record: dict[str, Any]
    names: list[str]
    levels: list[str]
    """Of the bots, who sit after the people."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game to go on with."""

    file: Path
    table: rostra.Table
    names: tuple[str, ...]
    levels: tuple[str, ...]


def folder() -> Path:
    """Where what belongs to the user is kept."""
    return Path(platformdirs.user_data_dir("rostra", appauthor=False))


def new_file() -> Path:
    """A file for a game that begins now."""
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return folder() / "games" / f"{now}-{secrets.token_hex(2)}.json"


def write(file: Path, table: rostra.Table, names: Sequence[str], levels: Sequence[str]) -> None:
    """Write a game down; what was there before stays until the new is whole. Nobody else may read it."""
    private(file, msgspec.json.encode(Kept(table.record(), list(names), list(levels))))


def private(file: Path, data: bytes) -> None:
    """Write a file at once or not at all, for the user's eyes only."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        new = file.with_suffix(".new")
        with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(data)
        new.replace(file)
    except OSError as error:
        raise UserError(
            say("terminal-file-unwritten", {"file": str(file), "problem": reason(error)})
        ) from None


def forget(file: Path) -> None:
    """The game is over."""
    file.unlink(missing_ok=True)


def resume(name: str) -> Resumed:
    """The game in a file; without a name, the one that was interrupted last."""
    file = Path(name) if name else _latest()
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Kept)
        table = rostra.replay(found.record)
        if len(found.names) != table.setup.players or len(found.levels) >= len(found.names):
            raise ValueError
    except OSError as error:
        raise UserError(say("terminal-file-unread", {"file": str(file), "problem": reason(error)})) from None
    except (ValueError, RecursionError):
        raise UserError(say("play-not-kept", {"file": str(file)})) from None
    return Resumed(file, table, tuple(found.names), tuple(found.levels))


def _latest() -> Path:
    there = sorted((folder() / "games").glob("*.json"), key=lambda file: file.stat().st_mtime)
    if not there:
        raise UserError(say("play-none-kept"))
    return there[-1]


def command(file: Path) -> str:
    """What to type to go on with a game."""
    try:
        is_latest = _latest() == file
    except UserError:
        is_latest = False
    return "rostra play --resume" if is_latest else f"rostra play --resume {shlex.quote(str(file))}"


def check_new(name: str) -> None:
    """``UserError`` unless a file of that name can be made; before the game, not after it."""
    file = Path(name)
    if file.exists():
        raise UserError(say("terminal-file-exists", {"file": name}))
    try:
        file.touch()
        file.unlink()
    except (OSError, ValueError) as error:
        raise UserError(say("terminal-file-unwritten", {"file": name, "problem": reason(error)})) from None
