"""A table without one of its actions is the table where it was never played, and little is played again."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import rostra
from rostra.kernel.game import Event
from rostra.table.table import MARK_EVERY, MOST_MARKS
from tests.choosing import chosen
from tests.games.quo_vadis.deals.random_bargains import next_move
from tests.watching import Move, everything

Chooser = Callable[[rostra.Table, random.Random], Move]


def _claiming(table: rostra.Table, choice: random.Random) -> Move:
    if choice.random() < 0.3:
        claim = {"type": "claim", "about": "vote", "round": choice.randint(1, 4), "card": "red"}
        return choice.randrange(table.setup.players), claim
    return chosen(table, choice)


TABLES: dict[str, tuple[dict[str, Any], Chooser]] = {
    "deals": ({"game": "quo-vadis", "players": 4, "options": {"turn_limit": 60}}, next_move),
    "election": ({"game": "quo-vadis", "players": 3, "variants": ("consular-election", "census")}, next_move),
    "claims": ({"game": "idus-martii", "players": 5}, _claiming),
}


def _without(record: dict[str, Any], number: int) -> rostra.Table | None:
    """The table of the record without an action, as far as it can be played."""
    actions = [entry for index, entry in enumerate(record["actions"]) if index != number]
    try:
        return rostra.replay({**record, "actions": actions, "result": None})
    except ValueError:
        return None


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", TABLES)
def test_an_undone_action_has_never_been(kind: str, seed: int) -> None:
    setup, choose = TABLES[kind]
    choice = random.Random(seed)
    table = rostra.new_table(seed=seed, **setup)
    undone = 0
    for _ in range(150):
        if table.result is not None:
            break
        table.play(*choose(table, choice))
        if choice.random() < 0.3:
            before, record = everything(table), table.record()
            number = max(0, len(record["actions"]) - choice.choice((1, 1, 1, 2, 3, 20)))
            expected = _without(record, number)
            if expected is None:
                with pytest.raises(rostra.IllegalAction):
                    table.undo(number)
                assert everything(table) == before
            else:
                undone += 1
                table.undo(number)
                assert everything(table) == everything(expected)
                assert not record["actions"][1:] or table.can_undo() == expected.can_undo()
    assert undone


def _pledging(actions: int) -> rostra.Table:
    """A table where one seat pledges and retracts for as long as anybody likes."""
    table = rostra.new_table("quo-vadis", 3, 1, options={"start": 0})
    for seat in range(3):
        table.play(seat, {"type": "place", "committee": "B1"})
    pledge = {"type": "pledge", "path": "B1-A3", "votes": 1}
    retract = {"type": "retract", "path": "B1-A3"}
    for number in range(actions - 3):
        table.play(1, retract if number % 2 else pledge)
    return table


@pytest.mark.parametrize("actions", [100, 2000])
def test_an_undo_plays_few_actions_again_however_long_the_game(
    actions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _pledging(actions)
    played: list[Any] = []
    play = rostra.Table.play

    def counting(table: rostra.Table, *move: Any) -> None:
        played.append(move)
        play(table, *move)

    monkeypatch.setattr(rostra.Table, "play", counting)
    for back in range(1, 41):
        number = actions - back
        expected = table.replayed_by_undo(number)
        played.clear()
        table.undo(number)
        assert len(played) == expected < MARK_EVERY


def test_a_table_keeps_few_moments_to_come_back_to_and_all_can_be_undone() -> None:
    table = _pledging(1001)
    assert len(table._marks) == MOST_MARKS
    begun = 0
    while len(table.record()["actions"]) > 3:
        last = len(table.record()["actions"]) - 1
        begun += table.replayed_by_undo(last) > MARK_EVERY
        table.undo(last)
    assert begun <= 2, "once far back, the moments around there are marked again"
    assert table.events(0) == _pledging(3).events(0)


def test_events_cost_what_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _pledging(500)
    many = len(table.events(0))
    shown: list[Event] = []

    def show(event: Event) -> dict[str, Any]:
        shown.append(event)
        return {}

    monkeypatch.setattr(Event, "shown", show)
    assert len(table.events(0, since=many - 2)) == 2
    assert len(shown) == 2, "nobody looks through the events before"
