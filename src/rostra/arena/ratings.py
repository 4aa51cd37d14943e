"""OpenSkill ratings, when the library is there (``rostra[arena]``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from rostra.arena.account import Account


def ratings(games: Iterable[Account], names: Sequence[str]) -> dict[str, dict[str, float]] | None:
    """Every player's rating after all games in order; ``None`` without the library.

    Each seat is a side of its own in the model of Plackett and Luce. A player with several seats changes by
    the mean of what they change by. Skill stands still (tau 0).
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model: Any = PlackettLuce(tau=0)
    rated = {name: model.rating(name=name) for name in names}
    for game in games:
        seating = game["seating"]
        if len(set(seating)) > 1:
            sides = [[model.rating(rated[name].mu, rated[name].sigma)] for name in seating]
            after = model.rate(sides, ranks=ranks(game))
            for name in set(seating):
                mine = [side[0] for side, player in zip(after, seating, strict=True) if player == name]
                rated[name] = model.rating(fmean(r.mu for r in mine), fmean(r.sigma for r in mine), name)
    return {
        name: {"mu": round(rating.mu, 4), "sigma": round(rating.sigma, 4)} for name, rating in rated.items()
    }


def ranks(game: Account) -> list[int]:
    """The place every seat ended on, 0 the best: winners, then others by their score, then those without one.

    Whoever forfeits a game is last, and all others are level.
    """
    if game["forfeit"] is not None:
        return [int(seat == game["forfeit"]["seat"]) for seat in range(len(game["seating"]))]
    scores = game["scores"] or [None] * len(game["seating"])
    merits = [
        (seat in game["winners"], score is not None, score or 0)
        for seat, score in enumerate(scores)
    ]  # fmt: skip
    return [sum(other > mine for other in set(merits)) for mine in merits]
