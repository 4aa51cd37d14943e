"""The WebSocket: whatever is thrown at it is refused, and the table goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rostra.server.limits import Limits
from tests.server.harness import GENEROUS, Json, goes_on, open_server, run, sit_down

PLACE = {"type": "place", "committee": "A1"}


ACT = '{"type": "act", "id": "x", "seat": 0, "seen": 0, "action": '


UNREADABLE: list[str | bytes] = [
    "",
    "nonsense",
    "[]",
    "null",
    "3",
    "{}",
    '{"type": "sync"}',
    '{"type": 3}',
    '{"type": "act"}',
    '{"type": "act", "id": "", "seat": 0, "seen": 0, "action": {}}',
    '{"type": "act", "id": "' + 41 * "x" + '", "seat": 0, "seen": 0, "action": {}}',
    '{"type": "act", "id": "x", "seat": -1, "seen": 0, "action": {}}',
    '{"type": "act", "id": "x", "seat": 0, "seen": -1, "action": {}}',
    '{"type": "act", "id": "x", "seat": 0, "seen": 1e99, "action": {}}',
    '{"type": "act", "id": "\\ud800", "seat": 0, "seen": 0, "action": {}}',
    ACT + "[]}",
    ACT + 5000 * "[" + 5000 * "]" + "}",
    ACT + 2500 * '{"a":' + "1" + 2500 * "}" + "}",
    ACT + '{"type": NaN}}',
    '{"type": "chat", "id": "x", "seat": 0, "text": ""}',
    '{"type": "chat", "id": "x", "seat": 0, "to": [], "text": "hi"}',
    '{"type": "hello", "seen": {"a": 1}}',
    '{"type": "hello", "seen": {"0": "many"}}',
    b"\x00\x01\xff",
    b'{"type": "ping"}',
]


def test_what_cannot_be_read_is_answered_with_an_error(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            for number, frame in enumerate(UNREADABLE, 1):
                await clients[0].socket.send(frame)
                await clients[0].until(lambda number=number: len(clients[0].of("error")) == number)  # type: ignore[misc]
                error = clients[0].messages[-1]
                assert error["kind"] == "unreadable", frame
                assert len(error["message"]) < 400
            await goes_on(clients)

    run(story)


def test_deep_and_strange_actions_are_refused(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            deep: object = {}
            for _ in range(400):
                deep = {"clauses": [deep]}
            strange: list[Json] = [
                {"type": "offer", "clauses": [deep]},
                {"type": "offer", "clauses": [{"kind": "do", "by": 0, "action": deep}]},
                {"type": "advance", "path": "B1-A3", "with": [10**30]},
                {"type": "accept", "deal": 10**40},
                {"type": "offer", "clauses": [{"kind": "note", "by": 1, "text": "a\u202eb"}]},
            ]
            for action in strange:
                assert (await clients[0].act(action))["type"] == "refused"
            await goes_on(clients)

    run(story)


def test_a_huge_message_closes_its_own_connection_only(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            thrower = await server.people[2].join(clients[0].messages[0]["table"]["table"])
            await thrower.send(type="chat", id="x", seat=2, to=None, text="x" * 20_000)
            assert await thrower.closed() == 1009
            await goes_on(clients)

    run(story)


def test_nothing_is_answered_before_hello(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            rude = await server.people[0].join(table, greet=False)
            await rude.send(type="act", id="x", seat=0, seen=0, action=PLACE)
            await rude.until(lambda: rude.of("error"))
            assert [message["kind"] for message in rude.messages] == ["hello-first"]
            await rude.send(type="ping")
            await rude.until(lambda: rude.of("pong"))
            await goes_on(clients)

    run(story)


def test_forged_seats_are_refused(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            stranger = await server.person().join(table)
            assert stranger.of("welcome")[0]["yours"] == []
            for client, seat in ((clients[1], 0), (clients[1], 2), (clients[1], 7), (stranger, 0)):
                intents = (
                    {"type": "act", "seen": 2, "action": PLACE},
                    {"type": "check", "action": PLACE},
                    {"type": "undo"},
                    {"type": "chat", "text": "It was me.", "to": None},
                )
                for intent in intents:
                    refused = await client.ask(seat=seat, **intent)
                    assert refused["why"]["kind"] == "server-not-yours"
                errors = len(client.of("error"))
                await client.send(type="note", seat=seat, text="mine")
                await client.send(type="return", seat=seat)
                await client.until(lambda client=client, errors=errors: len(client.of("error")) >= errors + 2)  # type: ignore[misc]
            assert set(stranger.latest) == {None}
            assert set(clients[1].latest) == {1}
            await goes_on(clients)

    run(story)


def test_a_table_that_does_not_exist_closes_with_its_own_code(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            nobody = await server.person().join("nowhere", greet=False)
            assert await nobody.closed() == 4404
            await server.person().get("/tables/nowhere", 404)

    run(story)


def test_a_flood_is_refused_and_then_cut_off(folder: Path) -> None:
    async def story() -> None:
        limits = Limits(calls_per_second=1e6, calls_at_once=1e6, messages_per_second=5, dropped_messages=30)
        async with open_server(folder, limits=limits) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            flooder = await server.person().join(clients[0].messages[0]["table"]["table"])
            for _ in range(200):
                await flooder.socket.send('{"type": "ping"}')
            assert await flooder.closed() == 1008
            assert "too-fast" in [error["kind"] for error in flooder.of("error")]
            await goes_on(clients)

    run(story)


def test_too_many_connections_are_turned_away(folder: Path) -> None:
    async def story() -> None:
        limits = Limits(
            calls_per_second=1e6, calls_at_once=1e6, connections_per_identity=2, connections_per_table=3
        )
        async with open_server(folder, limits=limits) as server:
            ada, bob = server.person(), server.person()
            table = await ada.create_table()
            for _ in range(2):
                await ada.join(table)
            assert await (await ada.join(table, greet=False)).closed() == 1013
            await bob.join(table)
            assert await (await bob.join(table, greet=False)).closed() == 1013

    run(story)


def test_a_reader_that_does_not_read_is_dropped(folder: Path) -> None:
    async def story() -> None:
        limits = replace(GENEROUS, outbox_bytes=20_000)
        async with open_server(folder, send_buffer=8192, limits=limits) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            lazy = await server.person().join(clients[0].messages[0]["table"]["table"], receive_buffer=8192)
            await clients[0].until(lambda: clients[0].of("presence")[-1]["spectators"] == 1)
            lazy.socket.transport.pause_reading()
            for _ in range(100):
                await lazy.send(type="hello", seen={})
            await clients[0].until(lambda: clients[0].of("presence")[-1]["spectators"] == 0)
            lazy.socket.transport.resume_reading()
            await goes_on(clients)

    run(story)


def test_generous_limits_are_for_tests_only() -> None:
    assert Limits().messages_per_second == 20
    assert GENEROUS.messages_per_second > Limits().messages_per_second
