"""The schemas are true: every view, event and action of whole games is one of their structs."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rostra
from rostra import Table, bots
from rostra.games.idus_martii import events as im
from rostra.games.idus_martii import schema as idus_martii
from rostra.games.quo_vadis import events as qv
from rostra.games.quo_vadis import schema as quo_vadis
from rostra.table import records

VIEWS: dict[str, Any] = {"quo-vadis": quo_vadis.QuoVadisView, "idus-martii": idus_martii.IdusMartiiView}
ACTIONS: dict[str, Any] = {
    "quo-vadis": quo_vadis.QuoVadisAction,
    "idus-martii": idus_martii.IdusMartiiAction,
}
EVENTS: dict[str, Any] = {
    "quo-vadis": qv.QuoVadisEvent,
    "idus-martii": im.IdusMartiiEvent,
}
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


def _check(data: Any, kind: Any) -> None:
    """It can be read as a struct, strictly, and written again as it was, each part in its place."""
    read = msgspec.convert(data, kind, strict=True)
    assert msgspec.json.encode(read) == msgspec.json.encode(data)


def _check_views(table: Table) -> None:
    for seat in (*range(table.setup.players), None):
        msgspec.convert(table.view(seat), VIEWS[table.setup.game])


def _check_events(table: Table, heard: dict[int | None, int]) -> None:
    for seat in (*range(table.setup.players), None):
        events = table.events(seat, since=heard.get(seat, 0))
        heard[seat] = heard.get(seat, 0) + len(events)
        for event in events:
            _check(event, EVENTS[table.setup.game])


def _choice(table: Table, people: list[bots.Bot], chance: random.Random) -> tuple[int, dict[str, Any]]:
    seat = table.to_act[0]
    action = people[seat].decide(table.view(seat), table.legal(seat), seat, table.events(seat), waited=True)
    if action is None or table.check(seat, action) is not None:
        action = chance.choice(table.legal(seat))
    return seat, action


@pytest.mark.parametrize(
    ("game", "players", "setup"),
    [
        ("quo-vadis", 4, {"options": {"turn_limit": 40, "start": 2}}),
        ("quo-vadis", 3, {"variants": ["census", "consular-election"], "options": {"turn_limit": 20}}),
        ("idus-martii", 5, {"options": {"private": False, "start": 1}}),
        ("idus-martii", 7, {}),
    ],
)
def test_all_of_a_game_of_bots_is_typed(game: str, players: int, setup: dict[str, Any]) -> None:
    table = rostra.new_table(game, players=players, seed=5, **setup)
    people = [bots.player(game, "rules", seed) for seed in range(players)]
    chance = random.Random(5)
    heard: dict[int | None, int] = {}
    while table.result is None:
        for seat, bot in enumerate(people):
            for action in table.legal(seat):
                _check(action, ACTIONS[game])
            reaction = bot.react(table.view(seat), table.legal(seat), seat, table.events(seat)[-20:])
            if reaction is not None and table.check(seat, reaction) is None:
                _check(reaction, ACTIONS[game])
                table.play(seat, reaction)
        if table.result is None:
            table.play(*_choice(table, people, chance))
        _check_views(table)
        _check_events(table, heard)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_all_of_a_recorded_game_is_typed(path: Path) -> None:
    record = records.load(path.read_text())
    table = rostra.replay({**record, "actions": [], "result": None})
    heard: dict[int | None, int] = {}
    for entry in record["actions"]:
        _check(entry["action"], ACTIONS[table.setup.game])
        table.play(entry["seat"], entry["action"])
        _check_events(table, heard)
        _check_views(table)


def test_what_no_event_says_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        qv.read_events([{"kind": "struck", "deal": 1, "by": 2}])
    with pytest.raises(msgspec.ValidationError):
        im.read_events([{"kind": "struck", "deal": 1}])


def test_the_board_is_typed() -> None:
    told = msgspec.json.decode(Path(quo_vadis.__file__).with_name("board.json").read_bytes())
    _check(told, quo_vadis.Board)
