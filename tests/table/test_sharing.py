"""What a table makes once and gives to many: nobody gets another's, and nobody can change what others get."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest

import rostra
from tests.watching import everything, received

from .walks import TABLES, walk

Seat = int | None


def _spoil(data: Any) -> None:
    """Change whatever can be changed, to the bottom."""
    for part in list(data.values() if isinstance(data, dict) else data if isinstance(data, list) else []):
        _spoil(part)
    if isinstance(data, dict):
        data["spoiled"] = True
    elif isinstance(data, list):
        data.append("spoiled")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", TABLES)
def test_changing_what_the_table_gave_changes_nothing_else(kind: str, seed: int) -> None:
    setup, choose = TABLES[kind]
    table, twin = (rostra.new_table(seed=seed, **setup) for _ in range(2))
    seats: tuple[Seat, ...] = (*range(table.setup.players), None)
    for _ in islice(walk(table, choose, seed), 60):
        before = everything(table)
        given = [
            (table.view(seat), table.events(seat), [] if seat is None else table.legal(seat))
            for seat in seats
        ]
        _spoil(
            [*given, table.position(), table.record(), table.result, table.all_events(), table.open_view()]
        )
        assert everything(table) == before
    for entry in table.record()["actions"]:
        twin.play(entry["seat"], entry["action"])
    assert everything(twin) == everything(table), "nor do other tables change"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", TABLES)
def test_a_table_that_was_looked_at_shows_what_a_fresh_one_does(kind: str, seed: int) -> None:
    """All the time, by anybody, in any order, with actions undone in between."""
    setup, choose = TABLES[kind]
    table, choice = rostra.new_table(seed=seed, **setup), random.Random(seed)
    seats: list[Seat] = [*range(table.setup.players), None]
    read = dict.fromkeys(seats, 0)
    for number, _ in enumerate(islice(walk(table, choose, seed), 90), 1):
        for seat in choice.sample(seats, choice.randint(0, len(seats))):
            received(table, seat)
            read[seat] += len(table.events(seat, read[seat]))
            assert read[seat] == len(table.events(seat))
        if choice.random() < 0.2 and _undoes(table, choice):
            read = {seat: min(count, len(table.events(seat))) for seat, count in read.items()}
        if number % 6 == 0 or table.result is not None:
            fresh = rostra.replay({**table.record(), "result": None})
            for seat in choice.sample(seats, len(seats)):
                assert received(table, seat) == received(fresh, seat)
            together = json.dumps(table.views(seats))
            assert together == json.dumps([fresh.view(seat) for seat in seats])


def _undoes(table: rostra.Table, choice: random.Random) -> bool:
    last = len(table.record()["actions"]) - 1
    try:
        table.undo(max(0, last - choice.choice((0, 0, 1, 7))))
    except rostra.IllegalAction:
        return False
    return True


@pytest.mark.parametrize("game", ["quo-vadis", "idus-martii"])
def test_what_all_see_is_made_once_until_something_changes(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = rostra.new_table(game, 5, 1)
    make, made = table._game.seen_by_all, list[Any]()

    def counting(s: Any) -> dict[str, Any]:
        made.append(s)
        return make(s)

    monkeypatch.setattr(table._game, "seen_by_all", counting)
    for seat in (0, 1, 2, 3, 4, None, 0):
        table.view(seat)
    assert len(made) == 1
    seat = table.to_act[0]
    table.play(seat, table.legal(seat)[0])
    assert table.view(0) == table.view(0)
    assert len(made) == 2
