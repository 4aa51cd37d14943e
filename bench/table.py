"""A table played from Python, one call at a time: what is legal, an action, and what seats see of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
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

Look = Callable[[rostra.Table, int, list[int]], None]
"""Looks at a table after a seat has played; it knows how many events each seat has read."""


def rows() -> Iterator[Row]:
    """Actions a second at a table of each game, by what is looked at after each."""
    for name, game, setup in TABLES:
        works = [Work(partial(_play, look, game, setup, random.Random(2026)), games=1) for look in _LOOKS]
        for look, runs in zip(_LOOKS, paces(*works), strict=True):
            target = TARGET if look in (_nothing, _own) else None
            what = f"{name}, table: {_LOOKS[look]}"
            yield Row(what, median_actions(runs), "actions/s", at_least=target)


def _play(look: Look, game: str, setup: dict[str, Any], chance: random.Random, seed: int) -> int:
    """One random game; how many actions it took."""
    table = rostra.new_table(game, seed=seed, **setup)
    read = [0] * setup["players"]
    actions = 0
    while table.result is None:
        seat = table.to_act[0]
        table.play(seat, chance.choice(table.legal(seat)))
        look(table, seat, read)
        actions += 1
    return actions


def _nothing(table: rostra.Table, seat: int, read: list[int]) -> None:
    """Nobody looks."""


def _own(table: rostra.Table, seat: int, read: list[int]) -> None:
    """The seat sees its view and what is new to it."""
    table.view(seat)
    read[seat] += len(table.events(seat, since=read[seat]))


def _whole(table: rostra.Table, seat: int, read: list[int]) -> None:
    """The seat sees its view and all that it ever saw happen."""
    table.view(seat)
    table.events(seat)


def _everybody(table: rostra.Table, seat: int, read: list[int]) -> None:
    """Every seat sees what it may do, its view and what is new to it."""
    for each in range(len(read)):
        table.legal(each)
        _own(table, each, read)


_LOOKS: dict[Look, str] = {
    _nothing: "legal, play",
    _own: "and own view, new events",
    _everybody: "and that of every seat",
    _whole: "and own view, all own events",
}
