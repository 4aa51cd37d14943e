"""Several servers on one database: whoever is where, all see one game, and no write is lost under another."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rostra.server import sharing
from rostra.server.game_log import GameLog
from rostra.server.storage import leases
from rostra.server.storage.connection import Connection
from rostra.server.storage.interface import Away, LeaseLost, Storage
from rostra.server.storage.listening import Listening
from tests.server.harness import Client, Person, Server, moves, open_server, play_out, run
from tests.server.postgres import Cluster
from tests.server.test_monitoring import metrics_of
from tests.server.test_storage import FULL, SEATS, entry, opened

PLACE = {"type": "place", "committee": "A1"}
OFFER = {"type": "offer", "clauses": [{"kind": "pay", "by": 1, "to": 0, "value": 1}]}


@asynccontextmanager
async def two_servers(
    postgres: Cluster, folder: Path, **services: Any
) -> AsyncIterator[tuple[Server, Server]]:
    address = postgres.new_database()
    async with (
        open_server(folder, database=address, **services) as one,
        open_server(folder, database=address, **services) as other,
    ):
        yield one, other


def moved(person: Person, server: Server) -> Person:
    """The same person, at another server."""
    again = server.person()
    again.http.cookies.set("rostra", person.secret or "", "127.0.0.1")
    return again


async def apart(
    one: Server, other: Server, game: str = "quo-vadis", **setup: Any
) -> tuple[str, list[Client]]:
    """A table whose people sit at the two servers in turn."""
    host = one.person()
    table = await host.create_table(game, **setup)
    players = (await host.get(f"/tables/{table}"))["players"]
    clients = [await host.join(table)]
    for seat in range(1, players):
        server = (one, other)[seat % 2]
        friend = server.person()
        await friend.post(f"/tables/{table}/seats/{seat}", {"name": f"Friend {seat}"})
        clients.append(await friend.join(table))
    for seat, client in enumerate(clients):
        await client.until(lambda client=client, seat=seat: seat in client.latest)  # type: ignore[misc]
    return table, clients


def test_a_move_at_one_server_is_seen_at_the_other(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            _, clients = await apart(one, other, players=3, options={"start": 0})
            await clients[0].play(PLACE)
            await clients[1].turn(1)
            await clients[1].play({"type": "place", "committee": "B1"}, 1)
            await clients[2].turn(2)
            assert clients[0].events[0][: len(clients[1].events[1])] == clients[1].events[1]

    run(story)


def test_a_server_lets_go_of_a_table_at_which_only_others_play(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            table, clients = await apart(one, other, players=3, options={"start": 0})
            await clients[1].leave()  # the only one there
            assert other.registry.live(table) is not None
            await clients[0].play(PLACE)
            while other.registry.live(table) is not None:
                await asyncio.sleep(0.01)
            friend = await other.people[0].join(table)
            await friend.turn(1)
            await friend.play({"type": "place", "committee": "B1"}, 1)
            await clients[2].turn(2)

    run(story)


@pytest.mark.parametrize("game", ["quo-vadis", "idus-martii"])
def test_a_game_over_two_servers_is_one_game(postgres: Cluster, folder: Path, game: str) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            table, clients = await apart(one, other, game)
            await play_out(clients, random.Random(1))
            for server in (one, other):
                live = server.registry.live(table)
                assert live is not None
                async with live.lock:
                    log = await live.log()
                assert log.is_over
                assert live.row.status == "over"
                for seat, client in enumerate(clients):
                    assert len(client.events[seat]) == len(log.events[seat])
            digests = {
                (await live.log()).table.digest() for s in (one, other) if (live := s.registry.live(table))
            }
            assert len(digests) == 1

    run(story)


@pytest.mark.parametrize("hints", [True, False])
def test_seats_talk_and_notes_come_over(
    postgres: Cluster, folder: Path, hints: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not hints:
        monkeypatch.setattr(Listening, "_run", lambda self: None)
        monkeypatch.setattr(sharing, "LOOK", 0.05)

    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            table, clients = await apart(one, other, players=3, options={"start": 0})
            await clients[0].play(PLACE)
            await clients[1].turn(1)
            await clients[0].ask(type="chat", seat=0, to=None, text="Salve")
            await clients[1].ask(type="chat", seat=1, to=None, text="Et tu")
            for client in clients:
                await client.until(lambda client=client: len(client.of("chat")) == 2)  # type: ignore[misc]
                assert [chat["text"] for chat in client.of("chat")] == ["Salve", "Et tu"]
                assert [chat["chat"] for chat in client.of("chat")] == [1, 2]
            second = await moved(one.people[0], other).join(table)
            await clients[0].send(type="note", seat=0, text="A plan")
            await second.until(lambda: second.of("notes"))
            assert second.of("notes")[-1]["text"] == "A plan"

    run(story)


def test_what_is_read_of_others_and_how_late_is_counted(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            _, clients = await apart(one, other, players=3, options={"start": 0})
            await clients[0].play(PLACE)
            await clients[1].turn(1)
            reader, writer = await metrics_of(other), await metrics_of(one)
            assert reader["rostra_catch_ups_total"] >= 1
            assert reader["rostra_lag_seconds_count"] == 1
            assert 0 <= reader["rostra_lag_seconds_sum"] < 60
            assert writer["rostra_lag_seconds_count"] == 0, "what it wrote itself is not late"
            assert reader["rostra_takeovers_total"] == writer["rostra_takeovers_total"] == 0
            assert reader["rostra_conflicts_total"] == writer["rostra_conflicts_total"] == 0

    run(story)


async def behind(one: Server, other: Server) -> tuple[str, Person, list[Client]]:
    """A table where the first server does not know yet that somebody at the second has offered something."""
    host = one.person()
    table = await host.create_table(players=3, options={"start": 0})
    friends = [server.person() for server in (other, one)]
    for seat, friend in enumerate(friends, 1):
        await friend.get("/games")  # which brings a cookie
        await moved(friend, one).post(f"/tables/{table}/seats/{seat}", {"name": f"F {seat}"})
    clients = [await person.join(table) for person in (host, *friends)]
    await clients[1].play(OFFER, 1)
    assert not has_offer(clients[0], 0)
    return table, friends[0], clients


def has_offer(client: Client, seat: int) -> bool:
    return any(event["kind"] == "offer" for event in client.events[seat])


@pytest.fixture
def _no_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """No hints and no looks: servers learn what others have written only when they need it."""
    monkeypatch.setattr(Listening, "_run", lambda self: None)
    monkeypatch.setattr(sharing, "LOOK", 3600.0)


@pytest.mark.usefixtures("_no_news")
def test_whoever_writes_second_reads_and_plays_again(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            table, _, clients = await behind(one, other)
            await clients[0].play(PLACE)
            assert has_offer(clients[0], 0), "it was read first"
            refused = await clients[1].act(OFFER, 1)
            assert refused["stale"], "the turn is over, which it had not seen"
            await clients[1].play({"type": "place", "committee": "B1"}, 1)
            assert len(await one.services.storage.read_log(table)) == 3
            counts = [server.services.metrics.conflicts._value.get() for server in (one, other)]
            assert counts == [1, 1]

    run(story)


@pytest.mark.usefixtures("_no_news")
def test_nobody_is_sent_back_by_a_server_that_knows_less(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            table, friend, clients = await behind(one, other)
            seen = clients[1].seen(1)
            again = await moved(friend, one).join(table, seen={"1": seen})
            assert [(sync["from"], sync["seen"]) for sync in again.of("sync")] == [(seen, seen)]
            assert has_offer(clients[0], 0), "by the way, the others there have learnt it too"
            watcher = await other.person().join(table)
            seen = watcher.seen(None)
            await clients[0].play(PLACE)
            again = await other.person().join(table, greet=False)
            await again.send(type="hello", watched=seen)
            await again.until(lambda: again.of("sync"))
            assert again.of("sync")[0]["from"] == seen < again.seen(None), "spectators count too"

    run(story)


@pytest.mark.usefixtures("_no_news")
def test_a_server_that_cannot_know_what_somebody_has_seen_asks_them_to_wait(
    postgres: Cluster, folder: Path
) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            table, friend, clients = await behind(one, other)
            one.services.is_paused = True  # the database is away
            again = await moved(friend, one).join(table, greet=False)
            await again.send(type="hello", seen={"1": clients[1].seen(1)})
            assert await again.closed() == 1013
            before = await moved(friend, one).join(table, seen={"1": 1})
            assert before.of("paused")

    run(story)


@pytest.mark.usefixtures("_no_news")
def test_an_action_upon_what_the_server_does_not_know_yet_is_not_stale(
    postgres: Cluster, folder: Path
) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            table, friend, clients = await behind(one, other)
            again = await moved(friend, one).join(table)
            (withdraw,) = (action for action in clients[1].legal(1) if action["type"] == "withdraw")
            answer = await again.act(withdraw, 1, seen=clients[1].seen(1))
            assert answer["type"] == "ack", answer

    run(story)


@pytest.mark.usefixtures("_no_news")
def test_what_is_read_again_after_a_failure_is_told_to_all(
    postgres: Cluster, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            table, _, clients = await behind(one, other)

            async def away(*what: object) -> None:
                raise Away("The answer was lost.")

            with monkeypatch.context() as patched:
                patched.setattr(one.services.storage, "append", away)
                refused = await clients[0].act(PLACE)
            assert refused["why"]["kind"] == "server-one-moment"
            await one.person().join(table)  # for whom it is read
            await clients[0].until(lambda: has_offer(clients[0], 0))
            await clients[2].until(lambda: has_offer(clients[2], 2))

    run(story)


def test_the_beginning_is_told_once(postgres: Cluster, folder: Path) -> None:
    """Also to somebody whose server learns later than they that they have a seat."""

    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            host, friends = one.person(), [one.person() for _ in range(2)]
            table = await host.create_table(players=3)
            clients = [await host.join(table)]
            for seat, friend in enumerate(friends, 1):
                await friend.get("/games")
                clients.append(await moved(friend, other).join(table))
                await friend.post(f"/tables/{table}/seats/{seat}", {"name": f"F {seat}"})
            for seat, client in enumerate(clients):
                await client.until(lambda client=client, seat=seat: seat in client.latest)  # type: ignore[misc]
                await client.until(lambda client=client: client.of("clock"))  # type: ignore[misc]
                told = [(sync["seat"], sync["from"]) for sync in client.of("sync")]
                assert told == [(seat, 0)]

    run(story)


def test_a_lease_has_one_holder_and_its_epoch_is_checked(postgres: Cluster) -> None:
    async def story() -> None:
        address = postgres.new_database()

        async def lapse() -> None:
            with postgres.connect(address) as database:
                database.execute("UPDATE workers SET until = now() - interval '1 second'")

        async with opened(address) as one, opened(address) as other:
            await one.create_table(FULL, SEATS)
            assert (await one.share(["t", "nowhere"], [], {})).epochs == {"t": 1}
            assert (await other.share(["t"], [], {})).epochs == {}
            assert (await one.share(["t"], [], {})).epochs == {"t": 1}, "it is renewed"
            await one.append("t", entry(1), over=False, epoch=1)
            await lapse()
            with pytest.raises(LeaseLost):
                await one.append("t", entry(2), over=False, epoch=1)
            assert (await other.share(["t"], [], {})).epochs == {"t": 2}
            assert (await one.share(["t"], [], {})).epochs == {}
            for epoch in (1, 2):
                with pytest.raises(LeaseLost):
                    await one.append("t", entry(2), over=epoch == 1, epoch=epoch)
                with pytest.raises(LeaseLost):
                    await one.save_seats(FULL, SEATS, epoch=epoch)
            await other.append("t", entry(2), over=False, epoch=2)
            await other.save_seats(FULL, SEATS, epoch=2)
            assert (await other.share([], ["t"], {})).epochs == {}
            assert (await one.share(["t"], [], {})).epochs == {"t": 3}, (
                "given up, so there is nothing to wait for"
            )
            assert len(await one.read_log("t")) == 2

    run(story)


def test_the_leases_of_a_server_that_has_died_are_free_at_once(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE", 3600.0)
    monkeypatch.setattr(leases, "ABSENCE", 0.0)

    async def story() -> None:
        address = postgres.new_database()
        async with opened(address) as one, opened(address) as other:
            await one.create_table(FULL, SEATS)
            assert (await one.share(["t"], [], {})).epochs == {"t": 1}
            assert (await other.share(["t"], [], {})).epochs == {}
            with postgres.connect(address) as database:
                database.execute(
                    "SELECT pg_terminate_backend(session, 5000) FROM workers WHERE id = %s",
                    (one._worker,),  # type: ignore[attr-defined]
                )
            assert (await other.share(["t"], [], {})).epochs == {"t": 2}
            with pytest.raises(LeaseLost):
                await one.append("t", entry(1), over=False, epoch=1)

    run(story)


def test_servers_never_wait_each_for_the_other(postgres: Cluster) -> None:
    """In a group, what locks the same is done in the same order everywhere; else PostgreSQL undoes it."""

    async def story() -> None:
        address = postgres.new_database()

        def begin(storage: Storage, names: str) -> tuple[list[str], list[asyncio.Future[None]]]:
            done: list[str] = []

            def lock(db: Connection, name: str) -> None:
                done.append(name)
                db.execute("SELECT pg_advisory_xact_lock(?), pg_sleep(0.1)", (ord(name),))

            run = storage._writer.run  # type: ignore[attr-defined]
            run(lambda db: db.execute("SELECT pg_sleep(0.2)"))  # meanwhile the others gather
            return done, [run(partial(lock, name=name), name) for name in names]

        async with opened(address) as one, opened(address) as other:
            begun = [begin(one, "abc"), begin(other, "cab")]
            for done, jobs in begun:
                await asyncio.gather(*jobs)
                assert done == ["a", "b", "c"], "in order, and only once"

    run(story)


def test_clocks_are_looked_at_by_those_who_hold_the_lease(postgres: Cluster) -> None:
    async def story() -> None:
        address = postgres.new_database()
        async with opened(address) as one:
            await one.create_table(FULL, SEATS)
            async with opened(address) as other:
                await other.share(["t"], [], {})
                assert await one.due_tables(9.0) == []
                assert await other.due_tables(9.0) == ["t"]
            assert await one.due_tables(9.0) == ["t"], "whoever leaves gives up everything"

    run(story)


def test_bots_of_a_table_act_at_one_server_only(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            host, bots = one.person(), [{"kind": "bot", "level": "random"}] * 3
            seats = [{"kind": "me", "name": "Ada"}, *bots]
            table = await host.create_table(players=4, seats=seats, options={"turn_limit": 12})
            clients = [await host.join(table), await moved(host, other).join(table)]
            watcher = await other.person().join(table)
            await play_out(clients[1:], random.Random(1))
            await watcher.until(lambda: watcher.view(None)["result"])
            lives = [server.registry.live(table) for server in (one, other)]
            assert [live is not None for live in lives] == [True, True]
            assert sum(server.services.metrics.leases._value.get() for server in (one, other)) == 1
            entries = await one.services.storage.read_log(table)
            assert [entry.number for entry in entries] == [*range(1, len(entries) + 1)]

    run(story)


def test_another_server_takes_over_when_one_stands_still(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            host, bots = one.person(), [{"kind": "bot", "level": "random"}] * 2
            table = await host.create_table(players=3, seats=[{"kind": "me", "name": "Ada"}, *bots])
            first = await host.join(table)
            await first.turn()
            live = one.registry.live(table)
            assert live is not None
            while not live.is_in_charge:
                await asyncio.sleep(0.01)
            for task in one.registry._tasks:
                task.cancel()  # it says no more that it lives, and looks no more
            second = await moved(host, other).join(table)
            taken = other.registry.live(table)
            assert taken is not None
            while not taken.is_in_charge:
                await asyncio.sleep(0.01)
            assert (live.epoch, taken.epoch) == (1, 2)
            counts = [server.services.metrics.takeovers._value.get() for server in (one, other)]
            assert counts == [0, 1]
            turn = second.view()["turn"]
            await second.play(moves(second.legal())[0])
            await second.until(lambda: second.view()["turn"] >= turn + 3)
            entries = await other.services.storage.read_log(table)
            assert len({entry.number for entry in entries}) == len(entries)

    run(story)


def test_a_server_that_stops_hands_over_its_people_and_its_bots(
    postgres: Cluster, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gives up its leases: nobody has to wait until they end, which would be in an hour."""
    monkeypatch.setattr(leases, "LEASE", 3600.0)

    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            host, bots = one.person(), [{"kind": "bot", "level": "random"}] * 2
            table = await host.create_table(players=3, seats=[{"kind": "me", "name": "Ada"}, *bots])
            client = await host.join(table)
            await client.turn()
            seen, events = client.seen(), client.events[0]
            one.uvicorn.should_exit = True
            assert await client.closed() == 1012
            again = await moved(host, other).join(table, seen={"0": seen})
            again.events[0] = events + again.of("sync")[0]["events"]
            turn = again.view()["turn"]
            for _ in range(2):
                await again.turn()
                await again.play(moves(again.legal())[0])
            await again.until(lambda: again.view()["turn"] >= turn + 5)
            assert not [told for told in again.of("sync")[1:] if told["from"] == 0], "no event came again"

    run(story)


def test_who_is_connected_is_known_at_every_server(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            table, clients = await apart(one, other, players=3, options={"start": 0})
            watcher = await other.person().join(table)

            def connected(client: Client) -> list[bool]:
                return [seat["connected"] for seat in client.of("presence")[-1]["table"]["seats"]]

            for client in (*clients, watcher):
                await client.until(lambda client=client: connected(client) == [True] * 3)  # type: ignore[misc]
            await clients[0].until(lambda: clients[0].of("presence")[-1]["spectators"] == 1)
            await one.people[0].post(f"/tables/{table}/vote", {"end": True})
            info = await one.people[0].get(f"/tables/{table}")
            assert info["vote"]["needed"] == 2, "those at the other server count"
            await clients[1].leave()
            await watcher.until(lambda: connected(watcher) == [True, False, True])
            await clients[0].until(lambda: connected(clients[0]) == [True, False, True])

    run(story)


async def hop(
    people: list[Person], table: str, seat: int, acknowledged: list[str], chance: random.Random
) -> Client:
    """Play a seat to the end, now at one server, now at the other; what is in doubt is sent again."""
    client = await people[0].join(table)
    number = 0
    while True:
        if client.code is not None or chance.random() < 0.2:
            await client.leave()
            client = await chance.choice(people).join(table)
        await client.until(lambda client=client: seat in client.latest)  # type: ignore[misc]
        if client.view(seat)["result"]:
            return client
        choices = moves(client.legal(seat))
        if seat not in client.view(seat)["to_act"] or not choices:
            await asyncio.sleep(0.005)
            continue
        intent = f"{seat}-{number}"
        answer = await client.act(chance.choice(choices), seat, id=intent)
        if answer["type"] == "ack":
            acknowledged.append(intent)
        if answer["type"] == "ack" or answer["why"]["kind"] != "server-one-moment":
            number += 1


@pytest.mark.parametrize("seed", range(int(os.environ.get("ROSTRA_HOP_SEEDS", "1"))))
def test_people_hop_between_servers_while_connections_break(
    postgres: Cluster, folder: Path, seed: int
) -> None:
    """What was acknowledged is in the log once, and what each of them was told is all of one story."""

    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            address = one.services.storage._address  # type: ignore[attr-defined]
            host, bots = one.person(), [{"kind": "bot", "level": "random"}] * 2
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}, *bots]
            table = await host.create_table(players=5, seats=seats, options={"turn_limit": 30})
            people = [[host, moved(host, other)]]
            for seat in (1, 2):
                friend = one.person()
                await friend.post(f"/tables/{table}/seats/{seat}", {"name": f"Friend {seat}"})
                people.append([friend, moved(friend, other)])
            acknowledged: list[str] = []

            async def break_connections() -> None:
                while True:
                    known = len(acknowledged)
                    while len(acknowledged) < known + 2:
                        await asyncio.sleep(0.01)
                    with postgres.connect(address) as database:
                        database.execute(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                        )

            breaking = asyncio.create_task(break_connections())
            chance = random.Random(seed)
            clients = await asyncio.gather(
                *(hop(person, table, seat, acknowledged, chance) for seat, person in enumerate(people))
            )
            breaking.cancel()
            row, _ = await one.services.storage.find_table(table) or (None, None)
            assert row is not None
            entries = await one.services.storage.read_log(table)
            log = GameLog(row, entries)
            assert log.is_over
            intents = [entry.intent for entry in entries]
            assert all(intents.count(intent) == 1 for intent in acknowledged)
            for seat, client in enumerate(clients):
                assert client.events[seat] == [json.loads(bytes(event)) for event in log.events[seat]]

    run(story)
