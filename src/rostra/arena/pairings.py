"""Who beats whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rostra.arena import statistics
from rostra.arena.account import Account
from rostra.arena.lineups import loner
from rostra.arena.ratings import ranks
from rostra.arena.standings import counts_at
from rostra.arena.statistics import shown

Cells = dict[str, dict[str, Any]]


def matrix(names: Sequence[str], games: Sequence[Account]) -> Cells:
    """The win rate of one player (row) among copies of another (column)."""
    observed: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for game in games:
        pair = loner(tuple(game["seating"]))
        if pair is not None and counts_at(game, seat := game["seating"].index(pair[0])):
            observed.setdefault(pair, []).append((game["seed"], float(seat in game["winners"])))
    return _cells(names, observed)


def head_to_head(names: Sequence[str], games: Sequence[Account]) -> Cells:
    """How often a seat of one player (row) ended ahead of a seat of another; level counts half."""
    observed: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for game in games:
        places = ranks(game)
        for one, row in enumerate(game["seating"]):
            for two, column in enumerate(game["seating"]):
                if row != column:
                    points = (1 + (places[one] < places[two]) - (places[one] > places[two])) / 2
                    observed.setdefault((row, column), []).append((game["seed"], points))
    return _cells(names, observed)


def _cells(names: Sequence[str], observed: dict[tuple[str, str], list[tuple[int, float]]]) -> Cells:
    return {
        row: {
            column: shown(statistics.rate(observed[row, column]))
            for column in names
            if (row, column) in observed
        }
        for row in names
        if any((row, column) in observed for column in names)
    }


def replacement(old: str, new: str, games: Sequence[Account]) -> dict[str, Any]:
    """What replacing one player by another changes for the seat: the same deal, the same seat, both ways."""
    pairs = list(_changes(old, new, games))
    seats = sorted({seat for _, seat, _ in pairs})
    return {
        "old": old,
        "new": new,
        "gain": _gain((seed, change) for seed, _, change in pairs),
        "by_seat": {
            str(at): _gain((seed, change) for seed, seat, change in pairs if seat == at) for at in seats
        },
    }


def _gain(changes: Iterable[tuple[int, int]]) -> dict[str, Any] | None:
    return shown(statistics.mean(changes, lowest=-1, highest=1))


def _changes(old: str, new: str, games: Sequence[Account]) -> Iterator[tuple[int, int, int]]:
    """Seed, seat, and whether the seat won more: 1, 0 or -1."""
    before = {game["seed"]: game for game in games if set(game["seating"]) == {old}}
    for game in games:
        if new in game["seating"] and game["seed"] in before:
            seat, was = game["seating"].index(new), before[game["seed"]]
            if counts_at(game, seat) and counts_at(was, seat):
                yield game["seed"], seat, int(seat in game["winners"]) - int(seat in was["winners"])
