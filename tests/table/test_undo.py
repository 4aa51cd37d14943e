"""A table without one of its actions is the table where it was never played, and little is played again."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rostra
from rostra.kernel.game import Event
from rostra.table.table import MARK_EVERY, MOST_MARKS
from tests.watching import everything

from .walks import TABLES


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


def test_events_are_made_once_and_only_when_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Event] = []
    show = Event.shown

    def counting(event: Event) -> dict[str, Any]:
        shown.append(event)
        return show(event)

    monkeypatch.setattr(Event, "shown", counting)
    table = _pledging(500)
    assert not shown
    for _ in range(2):
        everybody = [table.events(seat) for seat in (0, 1, 2, None)]
        assert len(shown) <= len(everybody[0])
    before = len(shown)
    table.play(2, {"type": "pledge", "path": "B1-A3", "votes": 1})
    assert len(table.events(0, since=len(everybody[0]))) == len(table.events(1, since=len(everybody[0]))) == 1
    assert len(shown) == before + 1, "nobody looks through the events before"
