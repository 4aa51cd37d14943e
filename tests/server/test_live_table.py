"""Trouble at a table: another writer, a log that cannot be played, a fault. Other tables do not notice."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rostra.server.errors import RequestError
from rostra.server.intents import Intents
from rostra.server.presence import Presence
from rostra.server.storage.rows import Entry
from tests.server.harness import GENEROUS, Person, open_server, play_out, run, sit_down

PLACE = {"type": "place", "committee": "B1"}


def test_a_move_that_another_server_wrote_first_is_found_in_the_log(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            theirs = Entry(1, 0.0, 0, {"type": "place", "committee": "E1"}, None, "theirs", 4)
            await server.services.storage.append(table, theirs, over=False)
            refused = await clients[0].act(PLACE)
            assert refused["stale"]
            await clients[0].until(lambda: clients[0].view()["turn"] == 2)
            assert clients[0].view()["committees"]["E1"] == [0]
            await clients[1].until(lambda: clients[1].view(1)["turn"] == 2)
            answer = await clients[1].act(PLACE, 1, seen=2)
            assert answer["stale"]
            await clients[1].play(PLACE, 1)
            await clients[2].until(lambda: clients[2].view(2)["turn"] == 3)
            kinds = [event["kind"] for event in clients[2].events[2]]
            assert kinds == ["begin", "turn", "place", "turn", "place", "turn"], "nothing was missed"

    run(story)


def test_a_log_that_cannot_be_played_closes_its_own_table_only(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            broken = clients[0].messages[0]["table"]["table"]
            impossible = Entry(1, 0.0, 2, {"type": "place", "committee": "E1"}, None, None, 4)
            await server.services.storage.append(broken, impossible, over=False)
            secret = server.people[0].secret or ""
        async with open_server(folder) as server:
            ada = server.person()
            ada.http.cookies.set("rostra", secret, "127.0.0.1")
            assert await (await ada.join(broken, greet=False)).closed() == 4500
            assert (await ada.get(f"/tables/{broken}"))["status"] == "playing"
            clients = await sit_down(server, players=3, options={"turn_limit": 3})
            await play_out(clients, random.Random(1))

    run(story)


def test_who_cannot_be_greeted_is_sent_away_to_come_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            for trouble in (RequestError("not-stored"), ZeroDivisionError("secret thoughts")):

                async def fail(*asked: Any, trouble: Exception = trouble) -> None:
                    raise trouble

                with monkeypatch.context() as patch:
                    patch.setattr(Presence, "hello", fail)
                    unlucky = await server.people[1].join(table, greet=False)
                    await unlucky.send(type="hello", seen={})
                    assert await unlucky.closed() == 1013
                    assert not unlucky.messages
            again = await server.people[1].join(table)
            assert 1 in again.latest

    run(story)


def test_a_game_without_end_has_an_end(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, limits=replace(GENEROUS, entries_per_table=2)) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            await clients[0].play(PLACE)
            await clients[1].play(PLACE, 1)
            await clients[2].turn(2)
            refused = await clients[2].act(PLACE, 2)
            assert refused["why"]["kind"] == "server-table-too-long"

    run(story)


def test_a_fault_is_answered_and_the_connection_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: Intents, client: Any, message: Any) -> None:
        raise ZeroDivisionError("secret thoughts")

    monkeypatch.setattr(Intents, "check", fail)

    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            refused = await clients[0].ask(type="check", seat=0, action=PLACE)
            assert refused["why"]["kind"] == "server-internal"
            assert "secret" not in str(refused)
            await clients[0].play(PLACE)

    run(story)


def test_nothing_changes_at_a_table_that_is_over(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"turn_limit": 1, "start": 0})
            table = clients[0].messages[0]["table"]["table"]
            await clients[0].play(PLACE)
            ada: Person = server.people[0]
            await clients[0].until(lambda: clients[0].of("presence")[-1]["table"]["status"] == "over")
            await ada.call("DELETE", f"/tables/{table}/seats/0", status=409)
            assert (await clients[0].act(PLACE))["why"]["rule"] == "Q15"
            assert not clients[0].latest[0]["undo"]
            assert clients[0].of("clock")[-1]["waiting"] == []
            assert (await ada.get(f"/codes/{clients[0].messages[0]['table']['code']}", 404))["error"]

    run(story)
