"""Actions known beforehand: games that bots have played are played again, so that nobody has to choose.

Bots bargain and claim, so these games are full of talk, unlike random ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import rostra
from bench.report import Row
from bench.timing import Work, median_actions, paces
from rostra.arena.match import Match
from rostra.arena.tournament import Fixture, Tournament

LEVEL = "greedy"
GAMES = {"Quo Vadis? 4p": ("quo-vadis", 4), "Idus Martii 5p": ("idus-martii", 5)}
SCRIPTS = 5


def rows() -> Iterator[Row]:
    """At a table: the actions alone, and with what each seat is shown after each."""
    for name in GAMES:
        plain, shown = paces(Work(_replays(name), games=1), Work(_replays(name, shown=True), games=1))
        what = f"{name}, a game of bots again"
        yield Row(f"{what}, play", median_actions(plain), "actions/s")
        yield Row(f"{what}, play, all views and events", median_actions(shown), "actions/s")


def _replays(name: str, shown: bool = False) -> Any:
    scripts = _scripts(name)

    def play(seed: int) -> float:
        record = scripts[seed % SCRIPTS]
        table = rostra.new_table(record["game"], record["players"], record["seed"])
        seen = [0] * record["players"]
        for entry in record["actions"]:
            table.play(entry["seat"], entry["action"])
            if shown:
                _show(table, seen)
        return len(record["actions"])

    return play


def _show(table: rostra.Table, seen: list[int]) -> None:
    for seat, known in enumerate(seen):
        table.view(seat)
        seen[seat] += len(table.events(seat, since=known))


@cache
def _scripts(name: str) -> list[dict[str, Any]]:
    """The records of some games."""
    game, players = GAMES[name]
    tournament = Tournament(game, ((LEVEL,) * players,), SCRIPTS)
    matches = []
    for number in range(SCRIPTS):
        fixture = Fixture(number, number, tournament.seatings[0])
        match = Match(tournament.table(fixture), tournament.bots(fixture))
        match.play()
        matches.append(match)
    return [match.table.record() for match in matches]
