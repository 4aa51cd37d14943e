"""A table played from Python, one call at a time: ``legal`` and ``play`` for every action."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import rostra
from bench.report import Row
from bench.timing import Work, median_actions, paces

TARGET = 20_000
TABLES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("Quo Vadis?, 4 players", "quo-vadis", {"players": 4, "options": {"turn_limit": 400}}),
    ("Idus Martii, 5 players", "idus-martii", {"players": 5}),
)


def rows() -> Iterator[Row]:
    """Actions a second at a table of each game."""
    for name, game, setup in TABLES:
        play = partial(_play, game, setup, random.Random(2026))
        (runs,) = paces(Work(play, games=1))
        yield Row(f"{name}, at a table", median_actions(runs), "actions/s", at_least=TARGET)


def _play(game: str, setup: dict[str, Any], chance: random.Random, seed: int) -> int:
    """One random game; how many actions it took."""
    table = rostra.new_table(game, seed=seed, **setup)
    actions = 0
    while table.result is None:
        seat = table.to_act[0]
        table.play(seat, chance.choice(table.legal(seat)))
        actions += 1
    return actions
