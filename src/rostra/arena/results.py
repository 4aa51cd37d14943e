"""From finished games to results: everything the report shows, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rostra.arena import statistics
from rostra.arena.account import FORFEIT, Account
from rostra.arena.pairings import head_to_head, matrix, replacement
from rostra.arena.ratings import ratings
from rostra.arena.standings import standing
from rostra.arena.statistics import quantile, shown
from rostra.arena.tournament import Tournament

FORMAT, VERSION = "rostra-arena", 1
SAID = ("offers", "struck", "void", "broken", "claims")
"""What is counted of the talk in a game."""


def results(tournament: Tournament, games: Sequence[Account]) -> dict[str, Any]:
    """The results of a tournament; only what is under ``time`` depends on the machine."""
    names = tournament.names
    finished = [game for game in games if game["forfeit"] is None]
    return {
        "format": FORMAT,
        "version": VERSION,
        "tournament": {**tournament.as_json(), "seeds": tournament.seeds, "names": names},
        "games": _counts(tournament, games),
        "players": {name: standing(name, games) for name in names},
        "ratings": ratings(games, names),
        "matrix": matrix(names, games),
        "head_to_head": head_to_head(names, games),
        "replaced": replacement(*tournament.replaced, games) if tournament.replaced else None,
        "factions": _factions(finished),
        "length": _spread([(game["seed"], game["turns"]) for game in finished]),
        **{what: _said(what, finished) for what in SAID},
        "time": {name: _time(name, games) for name in names},
    }


def _counts(tournament: Tournament, games: Sequence[Account]) -> dict[str, Any]:
    reasons = Counter(game["reason"] for game in games)
    return {
        "played": len(games),
        "planned": tournament.seeds * len(tournament.seatings),
        "reasons": dict(sorted(reasons.items())),
        "cut": reasons["turn-limit"],
        "forfeited": reasons[FORFEIT],
        "forfeits": [_lost(game) for game in games if game["forfeit"] is not None],
    }


def _lost(game: Account) -> dict[str, Any]:
    seat = game["forfeit"]["seat"]
    return {
        "game": game["number"],
        "player": game["seating"][seat],
        "seat": seat,
        "why": game["forfeit"]["why"],
    }


def _factions(finished: Sequence[Account]) -> dict[str, Any]:
    """How often each side won (Idus Martii)."""
    sides = sorted({game["faction"] for game in finished if game["faction"]})
    return {
        side: shown(statistics.rate((game["seed"], game["faction"] == side) for game in finished))
        for side in sides
    }


def _said(what: str, finished: Sequence[Account]) -> dict[str, Any] | None:
    counts = [(game["seed"], game[what]) for game in finished]
    return _spread(counts) if any(count for _, count in counts) else None


def _spread(counts: Sequence[tuple[int, int]]) -> dict[str, Any] | None:
    """The mean of a count, and how often each number came."""
    if not counts:
        return None
    often = Counter(count for _, count in counts)
    return {
        "mean": shown(statistics.mean(counts, lowest=0)),
        "counts": {str(number): often[number] for number in sorted(often)},
    }


def _time(name: str, games: Sequence[Account]) -> dict[str, Any]:
    """How long the player took, in milliseconds."""
    seats = [(game, seat) for game in games for seat, player in enumerate(game["seating"]) if player == name]
    return {
        what: _quantiles(sorted(time for game, seat in seats for time in game["times"][what][seat]))
        for what in ("decide", "wall", "react")
    }


def _quantiles(microseconds: Sequence[int]) -> dict[str, Any] | None:
    if not microseconds:
        return None
    found = {
        "p50": quantile(microseconds, 0.5),
        "p95": quantile(microseconds, 0.95),
        "max": microseconds[-1],
    }
    return {"count": len(microseconds), **{key: round(value / 1000, 3) for key, value in found.items()}}
