"""Running a tournament: finished games are read, the others played, and the results written to a folder."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from rostra.arena.cluster import Cluster
from rostra.arena.journal import RECORDS, Journal, dumps, write
from rostra.arena.match import GameResult
from rostra.arena.report import report
from rostra.arena.results import results
from rostra.arena.tournament import Tournament
from rostra.arena.workers import play_all

Progress = Callable[[int, int], None]
"""Called with how many games are finished, of how many."""

GAME_COLUMNS = (
    "number", "seed", "reason", "faction", "turns", "actions", "offers", "struck", "void", "broken", "claims"
)  # fmt: skip
SEAT_COLUMNS = ("seat", "player", "won", "score", "side", "forfeited", "luck")
PLAYER_COLUMNS = ("player", "seats", "win_rate", "low", "high", "mu", "sigma")


def run(
    tournament: Tournament,
    folder: Path,
    *,
    workers: int | Cluster = 1,
    resume: bool = True,
    keep_records: bool = False,
    command: str = "",
    language: str = "en",
    progress: Progress = lambda done, planned: None,
) -> dict[str, Any]:
    """Play a tournament into a folder and return its results. An interrupted one can be run again.

    ``workers`` is how many processes play, or the cluster that does.
    """
    with Journal(folder, tournament, resume) as journal:
        planned = tournament.seeds * len(tournament.seatings)
        left = [fixture for fixture in tournament.fixtures() if fixture.number not in journal.games]
        if keep_records:
            (folder / RECORDS).mkdir(exist_ok=True)
        progress(len(journal.games), planned)
        for game in play_all(tournament, left, workers, keep_records):
            journal.enter(game)
            progress(len(journal.games), planned)
        journal.sort()
        games = journal.in_order()
    found = results(tournament, games)
    write(folder / "results.json", dumps(found))
    seats = (row for game in games for row in _seats(game))
    write(folder / "games.csv", _csv((*GAME_COLUMNS, *SEAT_COLUMNS), seats))
    write(folder / "ratings.csv", _ratings_csv(found))
    write(folder / "report.html", report(found, command, language))
    return found


def _seats(game: GameResult) -> Iterable[list[Any]]:
    """A row for every seat."""
    forfeit = game["forfeit"]
    for seat, player in enumerate(game["seating"]):
        yield [
            *(game[key] for key in GAME_COLUMNS),
            seat,
            player,
            int(seat in game["winners"]),
            game["scores"][seat] if game["scores"] else None,
            game["hands"][seat] if game["hands"] else None,
            int(forfeit is not None and forfeit["seat"] == seat),
            game["luck"][seat] if game.get("luck") else None,
        ]


def _ratings_csv(found: dict[str, Any]) -> str:
    """A row for every player."""
    rows = []
    for name, player in found["players"].items():
        wins, rating = player["wins"] or {}, found["ratings"][name]
        figures = (wins.get(key) for key in ("count", "value", "low", "high"))
        rows.append([name, *figures, rating["mu"], rating["sigma"]])
    return _csv(PLAYER_COLUMNS, rows)


def _csv(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    sheet = StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return sheet.getvalue()
