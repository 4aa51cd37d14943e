"""A long game costs no more by the move than a short one, and loading it plays it once."""

from __future__ import annotations

import random
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rostra import Table, new_table
from rostra.games.quo_vadis import positions
from rostra.kernel.game import Event
from rostra.protocol.tables import NoClock, Options
from rostra.server import game_log, intents
from rostra.server.broadcast import encoded_sync
from rostra.server.game_log import GameLog, encoded_views
from rostra.server.storage.rows import Entry, TableRow
from rostra.table.table import MARK_EVERY
from tests.choosing import chosen
from tests.games.quo_vadis.deals.random_bargains import next_move
from tests.server.harness import open_server, run, sit_down
from tests.watching import Move

ROW = TableRow(
    *("table", "code", "host", 0.0, "quo-vadis", 4, 2026, None, [], Options(), NoClock(), False),
    status="playing",
    began=0.0,
)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often actions are played, and events turned into JSON."""
    counts: Counter[str] = Counter()
    for kind, name in ((Table, "play"), (Event, "shown")):
        monkeypatch.setattr(kind, name, _counting(counts, name, getattr(kind, name)))
    return counts


def _counting(counts: Counter[str], name: str, method: Any) -> Any:
    def call(*args: Any) -> Any:
        counts[name] += 1
        return method(*args)

    return call


def _move(log: GameLog, chance: random.Random) -> Entry:
    seat = log.table.to_act[0]
    choices = [a for a in log.table.legal(seat) if a["type"] != "advance" or a["path"][-1] != "S"]
    return log.play(seat, chance.choice(choices), None, 0.0)


def _game(length: int, undos: int) -> tuple[GameLog, list[Entry]]:
    log, entries, chance = GameLog(ROW), list[Entry](), random.Random(1)
    while len(entries) < length:
        entries.append(_move(log, chance))
        if undos and chance.random() < 0.4 and log.last_reversible(entries[-1].seat):
            entries.append(log.undo(entries[-1].seat, None, 0.0))
            undos -= 1
    return log, entries


def test_loading_plays_every_action_once_and_few_again_for_an_undo(counted: Counter[str]) -> None:
    log, entries = _game(600, undos=20)
    cancelled = sum(entry.cancels is not None for entry in entries)
    assert cancelled == 20
    counted.clear()
    loaded = GameLog(ROW, entries)
    assert counted["play"] <= len(entries) - cancelled + cancelled * MARK_EVERY
    assert loaded.events == log.events
    assert loaded.table.record() == log.table.record()
    for viewpoint in loaded.viewpoints:
        assert encoded_sync(loaded, viewpoint, 0) == encoded_sync(log, viewpoint, 0)


def test_a_move_of_a_long_game_touches_as_few_events_as_one_of_a_short_game(counted: Counter[str]) -> None:
    touched = []
    for length in (20, 400):
        log, _ = _game(length, undos=0)
        counted.clear()
        for _ in range(20):
            seen = {viewpoint: len(events) for viewpoint, events in log.events.items()}
            before = Counter(counted)
            _move(log, random.Random(2))
            for viewpoint, count in seen.items():
                encoded_sync(log, viewpoint, count)
            spent = counted - before
            assert spent["shown"] == 0, "events are encoded as they are"
        touched.append(counted["play"])
    assert touched == [20, 20]


def test_a_long_undo_leaves_the_event_loop_free(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[bool] = []
    undo = GameLog.undo

    def watched(log: GameLog, *args: Any) -> Entry:
        where.append(threading.current_thread() is threading.main_thread())
        return undo(log, *args)

    monkeypatch.setattr(GameLog, "undo", watched)

    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            for longest in (intents.LONG_UNDO, -1):
                monkeypatch.setattr(intents, "LONG_UNDO", longest)
                await clients[0].play({"type": "place", "committee": "B1"})
                answer = await clients[0].ask(type="undo", seat=0)
                assert answer["type"] == "ack"
                await clients[0].until(lambda seen=answer["seen"]: clients[0].seen(0) >= seen)  # type: ignore[misc]

    run(story)
    assert where == [True, False]


def test_what_everybody_sees_is_made_and_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[str] = Counter()
    for name in ("committees", "pledges"):
        monkeypatch.setattr(positions, name, _counting(made, name, getattr(positions, name)))
    encoded: list[Any] = []

    def encoding(value: Any) -> bytes:
        encoded.append(value)
        return msgspec.json.encode(value)

    monkeypatch.setattr(game_log, "_encode", encoding)
    log, _ = _game(20, undos=0)
    made.clear()
    encoded.clear()
    log.prepare_views(log.viewpoints)
    assert made == {"committees": 1, "pledges": 1}
    assert sum("committees" in part for part in encoded) == 1
    for viewpoint in log.viewpoints:
        assert bytes(log.view(viewpoint)) == msgspec.json.encode(log.table.view(viewpoint))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "players", "choose"), [("quo-vadis", 4, next_move), ("idus-martii", 5, chosen)]
)
def test_views_made_together_are_those_made_alone(
    game: str, players: int, choose: Callable[[Table, random.Random], Move], seed: int
) -> None:
    """Word for word, with private deals and failed ones among them, to the end."""
    options = {"turn_limit": 40} if game == "quo-vadis" else {}
    table, chance = new_table(game, players, seed, options=options), random.Random(seed)
    seats = (*range(players), None)
    for _ in range(200):
        together = encoded_views(table.views(seats))
        assert [bytes(view) for view in together] == [msgspec.json.encode(table.view(seat)) for seat in seats]
        if table.result is not None:
            break
        table.play(*choose(table, chance))
