"""The database goes away while people play: they are told, nothing is lost, and it goes on by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rostra.server.storage import group_commit
from rostra.server.storage.interface import Away, Storage
from tests.server.conftest import MEMORY
from tests.server.harness import Client, Server, moves, open_server, run, sit_down
from tests.server.postgres import Cluster, cluster
from tests.server.test_storage import FULL, SEATS, entry, opened

PLACE = {"type": "place", "committee": "A1"}


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machines that run tests may be slow."""
    monkeypatch.setattr(group_commit, "PATIENCE", 50.0)


async def intents(server: Server, table: str) -> list[str | None]:
    return [one.intent for one in await server.services.storage.read_log(table)]


async def told(client: Client, paused: bool) -> None:
    await client.until(lambda: client.of("paused") and client.of("paused")[-1]["paused"] is paused)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_move_waits_for_a_database_that_restarts(postgres: Cluster, folder: Path, mode: str) -> None:
    async def story() -> None:
        async with open_server(folder, database=postgres.new_database()) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            await asyncio.to_thread(postgres.stop, mode)
            try:
                waiting = asyncio.create_task(clients[0].act(PLACE, id="once"))
                for client in clients:
                    await told(client, True)
                assert not waiting.done()
                assert clients[1].view(1)["turn"] == 1, "what is not committed is not shown"
            finally:
                await asyncio.to_thread(postgres.start)
            assert (await waiting)["type"] == "ack"
            for client in clients:
                await told(client, False)
            assert (await clients[0].act(PLACE, id="once"))["type"] == "ack", "the same once more"
            await clients[1].play({"type": "place", "committee": "B1"}, 1)
            assert (await intents(server, table)).count("once") == 1

    run(story)


def test_bots_go_on_when_the_database_is_back(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, database=postgres.new_database()) as server:
            host = server.person()
            bots = [{"kind": "bot", "level": "random"}] * 2
            table = await host.create_table(players=3, seats=[{"kind": "me", "name": "Ada"}, *bots])
            client = await host.join(table)
            await client.turn()
            await asyncio.to_thread(postgres.stop)
            waiting = asyncio.create_task(client.act(moves(client.legal())[0]))
            await told(client, True)
            turn = client.view()["turn"]
            await asyncio.to_thread(postgres.start)
            assert (await waiting)["type"] == "ack"
            await client.until(lambda: client.view()["turn"] >= turn + 3)

    run(story)


def test_who_waits_too_long_is_told_and_nothing_is_shown(
    postgres: Cluster, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "PATIENCE", 0.0)

    async def story() -> None:
        async with open_server(folder, database=postgres.new_database()) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            await asyncio.to_thread(postgres.stop)
            try:
                refused = await clients[0].ask(type="chat", seat=0, to=None, text="Is anybody there?")
                assert refused["why"]["kind"] == "server-one-moment"
                await told(await server.person().join(table), True)
                refused = await clients[0].act(PLACE, id="first")
                assert refused["why"]["kind"] == "server-one-moment"
                await server.people[0].post(
                    "/tables",
                    {
                        "game": "quo-vadis",
                        "players": 3,
                        "seats": [{"kind": "me", "name": "A"}, {"kind": "friend"}, {"kind": "friend"}],
                    },
                    status=503,
                )
            finally:
                await asyncio.to_thread(postgres.start)
            await told(clients[1], False)
            await clients[0].play(PLACE)
            await clients[1].turn(1)
            assert "first" not in await intents(server, table)

    run(story)


def test_nobody_is_replaced_for_the_time_in_which_nobody_could_act(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, database=postgres.new_database()) as server:
            clock = {"kind": "live", "seconds": 60}
            clients = await sit_down(server, players=3, options={"start": 0}, clock=clock)
            graces = [message["waiting"][0]["grace"] for message in clients[0].of("clock")]
            live = server.registry.live(clients[0].messages[0]["table"]["table"])
            assert live is not None
            live._time.now = lambda: graces[-1] - 1  # type: ignore[method-assign]
            await live.go_on()
            await clients[0].until(
                lambda: clients[0].of("clock")[-1]["waiting"][0]["grace"] > graces[-1] + 10
            )

    run(story)


def test_a_standby_takes_the_place_of_a_database_that_dies(folder: Path) -> None:
    """What it has not confirmed is not acknowledged (``synchronous_standby_names``), so nothing is lost."""

    async def story(primary: Cluster, standby: Cluster) -> None:
        name = primary.new_database().rpartition("/")[2]
        address = f"postgresql://rostra@127.0.0.1:{primary.port},127.0.0.1:{standby.port}/{name}"
        async with open_server(folder, database=address) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            assert (await clients[0].act(PLACE, id="before"))["type"] == "ack"
            await clients[1].turn(1)
            await asyncio.to_thread(primary.stop, "immediate")
            try:
                waiting = asyncio.create_task(
                    clients[1].act({"type": "place", "committee": "B1"}, 1, id="while")
                )
                await told(clients[0], True)
                await asyncio.to_thread(standby.promote)
                assert (await waiting)["type"] == "ack"
                await told(clients[0], False)
                await clients[2].turn(2)
                await clients[2].play({"type": "place", "committee": "D1"}, 2)
                assert (await intents(server, table))[:2] == ["before", "while"]
            finally:
                await asyncio.to_thread(primary.start)

    memory = MEMORY if MEMORY.is_dir() else None
    with cluster(memory) as primary, cluster(memory, primary=primary) as standby:
        with primary.connect(primary.address("postgres")) as database:
            database.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            database.execute("SELECT pg_reload_conf()")
        run(lambda: story(primary, standby))


async def lose_the_answer(storage: Storage, postgres: Cluster, address: str) -> None:
    """The commit is made, but the connection is gone before it is answered."""
    database = storage._writer._database  # type: ignore[attr-defined]
    execute = type(database).execute

    def lost(sql: str, values: object = ()) -> object:
        rows = execute(database, sql, values)
        if sql.startswith("INSERT INTO log") or sql == "COMMIT":
            del database.execute
            database._connection.close()
            execute(database, "SELECT 1")
        return rows

    database.execute = lost


def test_an_entry_whose_answer_was_lost_counts_once(postgres: Cluster) -> None:
    async def story() -> None:
        address = postgres.new_database()
        async with opened(address) as storage:
            await storage.create_table(FULL, SEATS)
            await lose_the_answer(storage, postgres, address)
            await storage.append("t", entry(1, intent="a"), over=False)
            assert await storage.read_log("t") == [entry(1, intent="a")]
            await lose_the_answer(storage, postgres, address)
            both = (
                storage.append("t", entry(2), over=False),
                storage.append("t", entry(3, intent="c"), over=False),
            )
            await asyncio.gather(*both)
            assert [one.number for one in await storage.read_log("t")] == [1, 2, 3]
            await lose_the_answer(storage, postgres, address)
            with pytest.raises(Away):
                await storage.save_notes("t", 0, "whether this is stored nobody knows")
            await lose_the_answer(storage, postgres, address)
            assert len(await storage.read_log("t")) == 3, "reading is done again"

    run(story)


def test_a_connection_that_is_ended_is_not_noticed(postgres: Cluster) -> None:
    async def story() -> None:
        address = postgres.new_database()
        async with opened(address) as storage:
            await storage.create_table(FULL, SEATS)
            away: list[bool] = []
            storage.watch(away.append)
            for number in range(1, 5):
                with postgres.connect(address) as other:
                    other.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                await storage.append("t", entry(number), over=number == 4)
            assert len(await storage.read_log("t")) == 4
            assert away == [], "there was nobody to wait for"

    run(story)
