"""The journal of a tournament: a line for every finished game, so a killed run loses only unfinished ones."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

from rostra.arena.match import GameResult
from rostra.arena.tournament import Tournament

SETTINGS, GAMES, RECORDS = "tournament.json", "games.jsonl", "records"


class OtherTournament(ValueError):
    """The folder holds games of a tournament with other settings."""

    def __init__(self, folder: Path, differences: list[str]) -> None:
        super().__init__(f"{folder} holds another tournament: {', '.join(differences)}")
        self.folder, self.differences = folder, differences


class Damaged(ValueError):
    """A file in the folder cannot be read; ``line`` is the damaged line of the journal."""

    def __init__(self, file: Path, line: int | None = None) -> None:
        super().__init__(f"{file} is damaged" + ("" if line is None else f" in line {line}"))
        self.file, self.line = file, line


class Journal:
    """The finished games of one tournament, in a folder."""

    def __init__(self, folder: Path, tournament: Tournament, resume: bool = True) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        settings = tournament.as_json()
        if resume and ((folder / SETTINGS).exists() or (folder / GAMES).exists()):
            _compare(folder, settings)
        else:
            _begin(folder, settings)
        known = {fixture.number for fixture in tournament.fixtures()}
        self.games = {game["number"]: game for game in _read(folder / GAMES) if game["number"] in known}
        self._file = (folder / GAMES).open("ab")

    def enter(self, game: GameResult) -> None:
        """Write a finished game to disk."""
        self._file.write(json.dumps(game, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.games[game["number"]] = game

    def in_order(self) -> list[GameResult]:
        """All finished games by number, whatever order they ended in."""
        return [self.games[number] for number in sorted(self.games)]

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def dumps(data: Any) -> str:
    """JSON a person can read, the same bytes for the same data."""
    return json.dumps(data, indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def write(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(text, encoding="utf-8", newline="\n")
    draft.replace(path)


def _begin(folder: Path, settings: dict[str, Any]) -> None:
    """Delete the games of an older tournament before its settings: no games are left without settings."""
    for old in (*(folder / RECORDS).glob("*.jsonl"), folder / GAMES):
        old.unlink(missing_ok=True)
    write(folder / SETTINGS, dumps(settings))


def _compare(folder: Path, settings: dict[str, Any]) -> None:
    try:
        there = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
    except (ValueError, FileNotFoundError):
        raise Damaged(folder / SETTINGS) from None
    different = [key for key in settings if not isinstance(there, dict) or there.get(key) != settings[key]]
    if different:
        raise OtherTournament(folder, different)


def _read(path: Path) -> Iterator[GameResult]:
    """The games of a journal; an incomplete last line, left by a killed run, is cut off."""
    if not path.exists():
        return
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    for number, line in enumerate(whole.split(b"\n")[:-1], 1):
        try:
            game = json.loads(line)
        except ValueError:
            game = None
        if not isinstance(game, dict) or "number" not in game:
            raise Damaged(path, number)
        yield game
