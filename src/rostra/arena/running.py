"""Running a tournament: what is finished already is read, the rest is played, and all of it is written up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rostra.arena import sheets
from rostra.arena.journal import RECORDS, Journal, dumps, write
from rostra.arena.report.page import page
from rostra.arena.results import results
from rostra.arena.tournament import Tournament
from rostra.arena.workers import played

Progress = Callable[[int, int], None]
"""Told how many games are finished, of how many."""


def run(
    tournament: Tournament,
    folder: Path,
    *,
    workers: int = 1,
    resume: bool = True,
    keep_records: bool = False,
    command: str = "",
    language: str = "en",
    progress: Progress = lambda done, planned: None,
) -> dict[str, Any]:
    """Play a tournament into a folder, and give its results. An interrupted one can be run again."""
    with Journal(folder, tournament, resume) as journal:
        planned = tournament.seeds * len(tournament.seatings)
        left = [fixture for fixture in tournament.fixtures() if fixture.number not in journal.games]
        keep = folder / RECORDS if keep_records else None
        if keep is not None:
            keep.mkdir(exist_ok=True)
        progress(len(journal.games), planned)
        for game in played(tournament, left, min(workers, max(1, len(left))), keep):
            journal.enter(game)
            progress(len(journal.games), planned)
        games = journal.in_order()
    found = results(tournament, games)
    write(folder / "results.json", dumps(found))
    write(folder / "games.csv", sheets.games_csv(games))
    write(folder / "ratings.csv", sheets.ratings_csv(found))
    write(folder / "report.html", page(found, command, language))
    return found
