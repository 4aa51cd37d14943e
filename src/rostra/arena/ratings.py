"""Players compared: ratings, win-rate matrix, head to head, and one player replaced by another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from rostra.arena import statistics
from rostra.arena.match import GameResult
from rostra.arena.statistics import shown
from rostra.arena.tournament import lone_player

Cells = dict[str, dict[str, Any]]


def ratings(games: Iterable[GameResult], names: Sequence[str]) -> dict[str, dict[str, float]]:
    """Every player's OpenSkill rating after all games in order.

    Each seat is a team of its own in the Plackett-Luce model. A player with several seats changes by the mean
    of what they change by. Skill stands still (tau 0).
    """
    model: Any = PlackettLuce(tau=0)
    rated = {name: model.rating(name=name) for name in names}
    for game in games:
        seating = game["seating"]
        if len(set(seating)) > 1:
            teams = [[model.rating(rated[name].mu, rated[name].sigma)] for name in seating]
            after = model.rate(teams, ranks=ranks(game))
            for name in set(seating):
                own = [team[0] for team, player in zip(after, seating, strict=True) if player == name]
                rated[name] = model.rating(fmean(r.mu for r in own), fmean(r.sigma for r in own), name)
    return {
        name: {"mu": round(rating.mu, 4), "sigma": round(rating.sigma, 4)} for name, rating in rated.items()
    }


def ranks(game: GameResult) -> list[int]:
    """The rank of every seat, 0 the best: winners, then others by their score, then those without one.

    A seat that forfeits is last, and all others tie.
    """
    if game["forfeit"] is not None:
        return [int(seat == game["forfeit"]["seat"]) for seat in range(len(game["seating"]))]
    scores = game["scores"] or [None] * len(game["seating"])
    merits = [
        (seat in game["winners"], score is not None, score or 0)
        for seat, score in enumerate(scores)
    ]  # fmt: skip
    return [sum(other > mine for other in set(merits)) for mine in merits]


def counts_for(game: GameResult, seat: int) -> bool:
    """Whether a game counts for a seat: a forfeited one counts only for the seat that forfeited it."""
    return game["forfeit"] is None or game["forfeit"]["seat"] == seat


def matrix(names: Sequence[str], games: Sequence[GameResult]) -> Cells:
    """The win rate of one player (row) among copies of another (column)."""
    observed: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for game in games:
        pair = lone_player(tuple(game["seating"]))
        if pair is not None and counts_for(game, seat := game["seating"].index(pair[0])):
            observed.setdefault(pair, []).append((game["seed"], float(seat in game["winners"])))
    return _cells(names, observed)


def head_to_head(names: Sequence[str], games: Sequence[GameResult]) -> Cells:
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


def replacement(old: str, new: str, games: Sequence[GameResult]) -> dict[str, Any]:
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


def _changes(old: str, new: str, games: Sequence[GameResult]) -> Iterator[tuple[int, int, int]]:
    """Seed, seat, and whether the seat won more: 1, 0 or -1."""
    before = {game["seed"]: game for game in games if set(game["seating"]) == {old}}
    for game in games:
        if new in game["seating"] and game["seed"] in before:
            seat, without = game["seating"].index(new), before[game["seed"]]
            if counts_for(game, seat) and counts_for(without, seat):
                yield game["seed"], seat, int(seat in game["winners"]) - int(seat in without["winners"])
