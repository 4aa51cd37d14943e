"""The journal of a tournament: a line for every finished game, so a killed run loses only unfinished ones.

Times depend on the machine and have a file of their own, so two runs of a tournament have the same journal.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from rostra.arena.match import GameResult
from rostra.arena.tournament import Tournament

SETTINGS, GAMES, TIMES, RECORDS = "tournament.json", "games.jsonl", "times.jsonl", "records"


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
        times = {line["number"]: line["times"] for line in _read(folder / TIMES, "times")}
        self.games = {
            game["number"]: game | {"times": times[game["number"]]}
            for game in _read(folder / GAMES)
            if game["number"] in known and game["number"] in times
        }
        self._times, self._file = (folder / TIMES).open("ab"), (folder / GAMES).open("ab")

    def enter(self, game: GameResult) -> None:
        """Write a finished game to disk; it counts once its own line is there, which is the last."""
        number, record = game["number"], game.pop("record", None)
        if record is not None:
            (self.folder / RECORDS / f"game-{number:06}.jsonl").write_text(record, encoding="utf-8")
        _append(self._times, {"number": number, "times": game["times"]})
        _append(self._file, {key: value for key, value in game.items() if key != "times"})
        self.games[number] = game

    def sort(self) -> None:
        """Put the lines into the order of the games, whatever order they ended in."""
        for path in (self.folder / TIMES, self.folder / GAMES):
            lines = {line["number"]: line for line in _read(path)}
            write(path, "".join(_line(lines[number]) for number in sorted(lines)))

    def in_order(self) -> list[GameResult]:
        """All finished games by number, whatever order they ended in."""
        return [self.games[number] for number in sorted(self.games)]

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._times.close()
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
    for old in (*(folder / RECORDS).glob("*.jsonl"), folder / GAMES, folder / TIMES):
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


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


def _append(file: BinaryIO, data: dict[str, Any]) -> None:
    file.write(_line(data).encode())
    file.flush()
    os.fsync(file.fileno())


def _read(path: Path, *needed: str) -> Iterator[dict[str, Any]]:
    """The lines of a journal; an incomplete last one, left by a killed run, is cut off."""
    if not path.exists():
        return
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    for number, line in enumerate(whole.split(b"\n")[:-1], 1):
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or not {"number", *needed} <= found.keys():
            raise Damaged(path, number)
        yield found
