"""How every player did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rostra.arena import statistics
from rostra.arena.account import Account
from rostra.arena.calibration import calibration
from rostra.arena.statistics import shown

Seat = tuple[Account, int]
"""A seat of a game."""


def counts_at(game: Account, seat: int) -> bool:
    """Whether a game counts for a seat: a forfeited one is lost by who forfeited it, and else by nobody."""
    return game["forfeit"] is None or game["forfeit"]["seat"] == seat


def won(seats: Sequence[Seat]) -> list[tuple[int, float]]:
    """Whether each seat won, with the seed of its game."""
    return [(game["seed"], float(seat in game["winners"])) for game, seat in seats]


def standing(name: str, games: Sequence[Account]) -> dict[str, Any]:
    """All there is to say of one player."""
    seats = [
        (game, seat)
        for game in games
        for seat, player in enumerate(game["seating"])
        if player == name and counts_at(game, seat)
    ]
    scores = [(game["seed"], game["scores"][seat] or 0) for game, seat in seats if game["scores"]]
    return {
        "wins": shown(statistics.rate(won(seats))),
        "by_seat": _by_seat(seats),
        "score": shown(statistics.mean(scores, lowest=0)),
        "score_share": shown(statistics.mean(_shares(seats), lowest=0, highest=1)),
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


def _by_seat(seats: Sequence[Seat]) -> dict[str, Any]:
    here = sorted({seat for _, seat in seats})
    return {str(at): shown(statistics.rate(won([s for s in seats if s[1] == at]))) for at in here}


def _shares(seats: Sequence[Seat]) -> Iterator[tuple[int, float]]:
    """What part of all laurels scored in a game was the seat's (Quo Vadis?)."""
    for game, seat in seats:
        total = sum(score or 0 for score in game["scores"] or ())
        if total:
            yield game["seed"], (game["scores"][seat] or 0) / total


def _by_faction(seats: Sequence[Seat]) -> dict[str, Any]:
    """How often the player won on each side it ended on (Idus Martii)."""
    sides = sorted({game["hands"][seat] for game, seat in seats if game["hands"]})
    return {
        side: shown(
            statistics.rate(
                won([(game, at) for game, at in seats if game["hands"] and game["hands"][at] == side])
            )
        )
        for side in sides
    }
