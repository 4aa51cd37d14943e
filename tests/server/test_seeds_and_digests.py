"""Seeds that nobody can search, and digests that tell when a log leads to another game."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rostra import new_table, replay
from rostra.protocol.tables import NoClock, Options
from rostra.server import game_log
from rostra.server.bots import bot_seed
from rostra.server.game_log import DIGEST_EVERY, AnotherGame, GameLog
from rostra.server.storage.rows import Entry, TableRow
from rostra.table import records
from tests.server.harness import open_server, play_out, run, sit_down

ROW = TableRow(
    *("table", "code", "host", 0.0, "quo-vadis", 4, 2026, None, [], Options(), NoClock(), False),
    status="playing",
    began=0.0,
)


def test_the_server_chooses_seeds_of_128_bits_and_stores_them_whole(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    seeds = iter([2**128 - 1, 2**127 + 12_345_678_901_234_567_890, 7])

    def randbits(bits: int) -> int:
        asked.append(bits)
        return next(seeds)

    monkeypatch.setattr("rostra.server.lobby.secrets.randbits", randbits)

    async def story() -> None:
        for seed in (2**128 - 1, 2**127 + 12_345_678_901_234_567_890, 7):
            async with open_server(folder) as server:
                clients = await sit_down(server, players=3, options={"turn_limit": 3, "start": 0})
                table = clients[0].messages[0]["table"]["table"]
                await clients[0].play({"type": "place", "committee": "B1"})
                secrets = [person.secret or "" for person in server.people]
            async with open_server(folder) as server:
                back = []
                for secret in secrets:
                    person = server.person()
                    person.http.cookies.set("rostra", secret, "127.0.0.1")
                    back.append(await person.join(table))
                await play_out(back, random.Random(1))
                record = records.load(await server.people[0].get(f"/tables/{table}/record"))
                assert record["seed"] == seed
                assert replay(record).record()["actions"] == record["actions"]
                shown = await server.people[0].get(f"/tables/{table}/replay")
                assert shown["setup"]["seed"] == seed

    run(story)
    assert asked == [128] * 3


def test_seeds_that_differ_in_any_bit_make_different_games() -> None:
    tables = [new_table("quo-vadis", 4, seed) for seed in (0, *(1 << bit for bit in range(128)))]
    assert len({table.digest() for table in tables}) == 129
    with pytest.raises(ValueError, match="A seed is a whole number"):
        new_table("quo-vadis", 4, 2**128)


def test_the_seeds_of_bots_are_as_hard_to_search() -> None:
    large = {bot_seed(2**127 + table, seat) for table in range(5) for seat in range(4)}
    assert len(large) == 20
    assert max(large).bit_length() > 100
    assert bot_seed(5, 1).bit_length() <= 48, "at tables from before, bots stay who they were"


def _entries(count: int) -> list[Entry]:
    log, chance, entries = GameLog(ROW), random.Random(1), list[Entry]()
    while len(entries) < count:
        seat = log.table.to_act[0]
        choices = [a for a in log.table.legal(seat) if a["type"] != "advance" or a["path"][-1] != "S"]
        entries.append(log.play(seat, chance.choice(choices), None, 0.0))
    return entries


def test_a_log_has_a_digest_every_so_often_and_loads_with_it_or_without() -> None:
    entries = _entries(2 * DIGEST_EVERY + 10)
    assert [entry.number for entry in entries if entry.digest] == [DIGEST_EVERY, 2 * DIGEST_EVERY]
    whole = GameLog(ROW, entries)
    old = GameLog(ROW, [msgspec.structs.replace(entry, digest=None) for entry in entries])
    assert old.table.digest() == whole.table.digest()
    later = [msgspec.structs.replace(entry, digest=entry.digest and "2:more") for entry in entries]
    assert GameLog(ROW, later).length == len(entries), "made in a way this version does not know"


def test_a_log_that_can_be_played_but_leads_to_another_game_says_so() -> None:
    row = msgspec.structs.replace(ROW, options=Options(start=0))
    log = GameLog(row)
    entries = [
        log.play(number % 4, {"type": "caesar", "to": ("D2-C1", "C1-S")[number % 2]}, None, 0.0)
        for number in range(DIGEST_EVERY)
    ]
    assert GameLog(row, entries).length == DIGEST_EVERY
    with pytest.raises(AnotherGame, match=f"After entry {DIGEST_EVERY}"):
        GameLog(msgspec.structs.replace(row, seed=2027), entries)


def test_a_table_that_would_be_another_game_says_so_and_the_others_go_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_log, "DIGEST_EVERY", 1)

    async def story() -> None:
        async with open_server(folder) as server:
            tables: list[Any] = []
            for _ in range(2):
                clients = await sit_down(server, players=3, options={"start": 0})
                tables.append(clients[0].messages[0]["table"]["table"])
                await clients[0].play({"type": "place", "committee": "B1"})
            secrets = [person.secret or "" for person in server.people]
        with sqlite3.connect(folder / "rostra.sqlite3") as database:
            database.execute(
                "UPDATE log SET action = ? WHERE table_id = ?",
                ('{"type":"place","committee":"D1"}', tables[0]),
            )
        database.close()
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            ada.http.cookies.set("rostra", secrets[0], "127.0.0.1")
            bob.http.cookies.set("rostra", secrets[3], "127.0.0.1")
            changed = await ada.join(tables[0], greet=False)
            assert await changed.closed() == 4500
            (error,) = changed.of("error")
            assert error["kind"] == "table-other-game"
            sound = await bob.join(tables[1])
            assert sound.view()["turn"] == 2

    run(story)
