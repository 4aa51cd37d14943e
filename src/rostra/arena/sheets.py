"""Results as CSV, for spreadsheets and notebooks."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Any

from rostra.arena.account import Account

GAME = (
    "number",
    "seed",
    "reason",
    "faction",
    "turns",
    "actions",
    "offers",
    "struck",
    "void",
    "broken",
    "claims",
)
SEAT = ("seat", "player", "won", "score", "side", "forfeited")


def games_csv(games: Iterable[Account]) -> str:
    """A row for every seat of every game."""
    return _csv((*GAME, *SEAT), (row for game in games for row in _seats(game)))


def _seats(game: Account) -> Iterable[list[Any]]:
    lost = game["forfeit"]
    for seat, player in enumerate(game["seating"]):
        yield [
            *(game[key] for key in GAME),
            seat,
            player,
            int(seat in game["winners"]),
            game["scores"][seat] if game["scores"] else None,
            game["hands"][seat] if game["hands"] else None,
            int(lost is not None and lost["seat"] == seat),
        ]


def ratings_csv(results: dict[str, Any]) -> str:
    """A row for every player."""
    rows = []
    for name, player in results["players"].items():
        rating = (results["ratings"] or {}).get(name) or {}
        wins = player["wins"] or {}
        rows.append([name, *(wins.get(key) for key in ("count", "value", "low", "high")),
                     rating.get("mu"), rating.get("sigma")])  # fmt: skip
    return _csv(("player", "seats", "win_rate", "low", "high", "mu", "sigma"), rows)


def _csv(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    sheet = StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return sheet.getvalue()
