"""From finished games to results: everything the report shows, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from rostra.arena import statistics
from rostra.arena.match import FORFEIT, GameResult
from rostra.arena.ratings import counts_for, head_to_head, matrix, ratings, replacement
from rostra.arena.statistics import calibration, shown
from rostra.arena.tournament import Tournament

FORMAT, VERSION = "rostra-arena", 1
COUNTED = ("offers", "struck", "void", "broken", "claims")
"""What is counted of the talk in a game."""

Seat = tuple[GameResult, int]
"""A seat of a game."""


def results(tournament: Tournament, games: Sequence[GameResult]) -> dict[str, Any]:
    """The results of a tournament; only what is under ``time`` depends on the machine."""
    names = tournament.names
    finished = [game for game in games if game["forfeit"] is None]
    return {
        "format": FORMAT,
        "version": VERSION,
        "tournament": {**tournament.as_json(), "seeds": tournament.seeds, "names": names},
        "games": _counts(tournament, games),
        "players": {name: player_results(name, games) for name in names},
        "ratings": ratings(games, names),
        "matrix": matrix(names, games),
        "head_to_head": head_to_head(names, games),
        "replaced": replacement(*tournament.replaced, games) if tournament.replaced else None,
        "factions": _factions(finished),
        "length": _distribution([(game["seed"], game["turns"]) for game in finished]),
        **{what: _talk_distribution(what, finished) for what in COUNTED},
        "time": {name: _time(name, games) for name in names},
    }


def _counts(tournament: Tournament, games: Sequence[GameResult]) -> dict[str, Any]:
    reasons = Counter(game["reason"] for game in games)
    return {
        "played": len(games),
        "planned": tournament.seeds * len(tournament.seatings),
        "reasons": dict(sorted(reasons.items())),
        "cut": reasons["turn-limit"],
        "forfeited": reasons[FORFEIT],
        "forfeits": [_forfeited(game) for game in games if game["forfeit"] is not None],
    }


def _forfeited(game: GameResult) -> dict[str, Any]:
    seat = game["forfeit"]["seat"]
    return {
        "game": game["number"],
        "player": game["seating"][seat],
        "seat": seat,
        "why": game["forfeit"]["why"],
    }


def _factions(finished: Sequence[GameResult]) -> dict[str, Any]:
    """How often each faction won, where a game has factions."""
    factions = sorted({game["faction"] for game in finished if game["faction"]})
    return {
        faction: shown(statistics.rate((game["seed"], game["faction"] == faction) for game in finished))
        for faction in factions
    }


def _talk_distribution(what: str, finished: Sequence[GameResult]) -> dict[str, Any] | None:
    counts = [(game["seed"], game[what]) for game in finished]
    return _distribution(counts) if any(count for _, count in counts) else None


def _distribution(counts: Sequence[tuple[int, int]]) -> dict[str, Any] | None:
    """The mean of a count, and how often each number occurred."""
    if not counts:
        return None
    occurrences = Counter(count for _, count in counts)
    return {
        "mean": shown(statistics.mean(counts, lowest=0)),
        "counts": {str(number): occurrences[number] for number in sorted(occurrences)},
    }


def _time(name: str, games: Sequence[GameResult]) -> dict[str, Any]:
    """How long the player took, in milliseconds."""
    seats = [(game, seat) for game in games for seat, player in enumerate(game["seating"]) if player == name]
    return {
        what: _quantiles([time for game, seat in seats for time in game["times"][what][seat]])
        for what in ("decide", "wall", "react")
    }


def _quantiles(microseconds: Sequence[int]) -> dict[str, Any] | None:
    """Median, 95th percentile and maximum, each a time that was measured."""
    if not microseconds:
        return None
    found = np.quantile(microseconds, (0.5, 0.95, 1), method="inverted_cdf")
    named = zip(("p50", "p95", "max"), found, strict=True)
    return {"count": len(microseconds), **{key: round(float(value) / 1000, 3) for key, value in named}}


def player_results(name: str, games: Sequence[GameResult]) -> dict[str, Any]:
    """The results of one player."""
    seats = [
        (game, seat)
        for game in games
        for seat, player in enumerate(game["seating"])
        if player == name and counts_for(game, seat)
    ]
    scores = [(game["seed"], game["scores"][seat] or 0) for game, seat in seats if game["scores"]]
    return {
        "wins": _win_rate(seats),
        "without_luck": _without_luck(seats),
        "by_seat": {
            str(at): _win_rate([s for s in seats if s[1] == at]) for at in sorted({seat for _, seat in seats})
        },
        "score": shown(statistics.mean(scores, lowest=0)),
        "score_share": shown(statistics.mean(_score_shares(seats), lowest=0, highest=1)),
        "by_faction": _by_faction(seats),
        "calibration": calibration(
            [
                (game["seed"], chance, seat in game["winners"])
                for game, seat in seats
                for chance in game["chances"][seat]
            ]
        ),
        "forfeits": sum(game["forfeit"] is not None for game, _ in seats),
    }


def _win_rate(seats: Sequence[Seat]) -> dict[str, Any] | None:
    return shown(statistics.rate((game["seed"], float(seat in game["winners"])) for game, seat in seats))


def _without_luck(seats: Sequence[Seat]) -> dict[str, Any] | None:
    """The win rate adjusted for luck, and how many times as many games would be needed without that."""
    judged = [
        (game["seed"], float(seat in game["winners"]), game["luck"][seat])
        for game, seat in seats
        if game.get("luck") is not None
    ]
    if not judged:
        return None
    plain, adjusted = [(seed, won) for seed, won, _ in judged], statistics.without_luck(judged)
    before, after = (found and found.width for found in map(statistics.mean, (plain, adjusted)))
    return {
        "wins": shown(statistics.mean(adjusted, lowest=0, highest=1)),
        "worth": round((before / after) ** 2, 3) if before and after else None,
    }


def _score_shares(seats: Sequence[Seat]) -> Iterator[tuple[int, float]]:
    """The seat's share of all points scored in a game."""
    for game, seat in seats:
        total = sum(score or 0 for score in game["scores"] or ())
        if total:
            yield game["seed"], (game["scores"][seat] or 0) / total


def _by_faction(seats: Sequence[Seat]) -> dict[str, Any]:
    """How often the player won with each faction it ended in."""
    seats = [(game, seat) for game, seat in seats if game["hands"]]
    factions = sorted({game["hands"][seat] for game, seat in seats})
    return {
        faction: _win_rate([(game, seat) for game, seat in seats if game["hands"][seat] == faction])
        for faction in factions
    }
