"""What holds at all servers of a database together: codes, intents, and limits on what does harm to all."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness import GENEROUS, run
from tests.server.postgres import Cluster
from tests.server.test_storage import opened
from tests.server.test_workers import PLACE, apart, moved, two_servers

FEW = replace(
    GENEROUS,
    guesses_per_minute=2,  # so it takes half a minute until there is one more
    open_tables_per_host=3,
    chats_per_minute=1,
    chats_at_once=4,
)

NEW = {
    "game": "quo-vadis",
    "players": 3,
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}],
}


def test_a_code_leads_to_its_table_from_every_server_and_is_given_once(
    postgres: Cluster, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter("BBBB" + "BBBB" + "CCCC")

    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            usual = secrets.choice
            monkeypatch.setattr(
                secrets, "choice", lambda letters: next(drawn) if len(letters) < 26 else usual(letters)
            )
            first = await one.person().create_table()
            second = await other.person().create_table()
            for server in (one, other):
                found = [(await server.person().get(f"/codes/{code}"))["table"] for code in ("BBBB", "CCCC")]
                assert found == [first, second]

    run(story)


def test_an_intent_counts_once_wherever_it_is_sent_again(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            table, clients = await apart(one, other, players=3, options={"start": 0})
            acknowledged = await clients[0].act(PLACE, id="move")
            said = {"type": "chat", "seat": 0, "to": None, "text": "Salve", "id": "talk"}
            await clients[0].send(**said)
            await clients[0].until(lambda: clients[0].of("chat"))
            again = await moved(one.people[0], other).join(table)
            await again.until(lambda: 0 in again.latest)
            assert await again.act(PLACE, id="move") == acknowledged
            await again.send(**said)
            await again.until(lambda: [ack for ack in again.of("ack") if ack["id"] == "talk"])
            assert len(await one.services.storage.read_log(table)) == 1
            assert len(await one.services.storage.latest_chats(table, 9)) == 1

    run(story)


def test_guesses_of_an_address_are_counted_together(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder, limits=FEW) as (one, other):
            people, stranger = [one.person(), other.person()], other.person("127.0.0.2")
            table = await people[0].create_table()
            code = (await people[0].get(f"/tables/{table}"))["code"]
            for person in people:
                await person.get("/codes/QQQQ", status=404)
            for person in people:
                await person.get(f"/codes/{code}", status=429)
            assert (await stranger.get(f"/codes/{code}"))["table"] == table, "others are not concerned"

    run(story)


def test_new_tables_of_an_address_are_counted_together(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder, limits=replace(FEW, tables_per_minute=2)) as (one, other):
            for server in (one, other):
                await server.person().create_table()
            for server in (one, other):
                await server.person().post("/tables", NEW, status=429)

    run(story)


def test_open_tables_of_a_host_and_talk_are_counted_together(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder, limits=FEW) as (one, other):
            table, clients = await apart(one, other, players=3, options={"start": 0})
            host = one.people[0]
            for number in range(2):
                await moved(host, (one, other)[number]).create_table()
            refused = await moved(host, other).post("/tables", NEW, status=429)
            assert refused["error"]["kind"] == "too-many-yours"
            second = await moved(host, other).join(table)
            for number in range(4):
                await clients[0].ask(type="chat", seat=0, to=None, text=f"{number}")
            await second.until(lambda: len(second.of("chat")) == 4)
            answer = await second.ask(type="chat", seat=0, to=None, text="more")
            assert answer["why"]["kind"] == "server-too-fast"

    run(story)


def test_an_allowance_is_whole_again_after_a_minute(postgres: Cluster) -> None:
    address = postgres.new_database()

    def earlier(seconds: int) -> None:
        with postgres.connect(address) as database:
            database.execute(f"UPDATE allowances SET at = at - interval '{seconds} seconds'".encode())

    async def story() -> None:
        async with opened(address) as one, opened(address) as other:
            assert await one.is_left("a", 2)
            assert [await storage.spend("a", 2) for storage in (one, other, one)] == [True, True, False]
            assert not await other.is_left("a", 2)
            assert await other.spend("b", 2)
            earlier(31)
            assert await one.is_left("a", 2), "half of it is back"
            assert [await one.spend("a", 2), await other.spend("a", 2)] == [True, False]
            earlier(61)
            assert [await one.spend("a", 2) for _ in range(3)] == [True, True, False]
            with postgres.connect(address) as database:
                assert database.execute("SELECT key FROM allowances").fetchall() == [("a",)]

    run(story)
