"""Whatever is thrown at the server is refused, and the table goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rostra.server.addresses import Addresses
from rostra.server.limits import Limits
from tests.server.harness import GENEROUS, Chair, Json, Server, open_server, run, sit_down

PLACE = {"type": "place", "committee": "A1"}


async def goes_on(chairs: list[Chair]) -> None:
    """The player to move can still move, and all see it."""
    seat = chairs[0].view(0)["to_act"][0]
    turn = chairs[0].view(0)["turn"]
    await chairs[seat].play(PLACE | {"committee": "B1"}, seat)
    for other, chair in enumerate(chairs):
        await chair.until(lambda chair=chair, other=other: chair.view(other)["turn"] == turn + 1)  # type: ignore[misc]


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
            chairs = await sit_down(server, players=3, options={"start": 0})
            for number, frame in enumerate(UNREADABLE, 1):
                await chairs[0].socket.send(frame)
                await chairs[0].until(lambda number=number: len(chairs[0].of("error")) == number)  # type: ignore[misc]
                error = chairs[0].messages[-1]
                assert error["kind"] == "unreadable", frame
                assert len(error["message"]) < 400
            await goes_on(chairs)

    run(story)


def test_deep_and_strange_actions_are_refused(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            chairs = await sit_down(server, players=3, options={"start": 0})
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
                assert (await chairs[0].act(action))["type"] == "refused"
            await goes_on(chairs)

    run(story)


def test_a_huge_message_closes_its_own_connection_only(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            chairs = await sit_down(server, players=3, options={"start": 0})
            thrower = await server.people[2].come(chairs[0].messages[0]["table"]["table"])
            await thrower.send(type="chat", id="x", seat=2, to=None, text="x" * 20_000)
            assert await thrower.closed() == 1009
            await goes_on(chairs)

    run(story)


def test_nothing_is_answered_before_hello(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            chairs = await sit_down(server, players=3, options={"start": 0})
            table = chairs[0].messages[0]["table"]["table"]
            rude = await server.people[0].come(table, greet=False)
            await rude.send(type="act", id="x", seat=0, seen=0, action=PLACE)
            await rude.until(lambda: rude.of("error"))
            assert [message["kind"] for message in rude.messages] == ["hello-first"]
            await rude.send(type="ping")
            await rude.until(lambda: rude.of("pong"))
            await goes_on(chairs)

    run(story)


def test_forged_seats_are_refused(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            chairs = await sit_down(server, players=3, options={"start": 0})
            table = chairs[0].messages[0]["table"]["table"]
            stranger = await server.person().come(table)
            assert stranger.of("welcome")[0]["yours"] == []
            for chair, seat in ((chairs[1], 0), (chairs[1], 2), (chairs[1], 7), (stranger, 0)):
                intents = (
                    {"type": "act", "seen": 2, "action": PLACE},
                    {"type": "check", "action": PLACE},
                    {"type": "undo"},
                    {"type": "chat", "text": "It was me.", "to": None},
                )
                for intent in intents:
                    refused = await chair.ask(seat=seat, **intent)
                    assert refused["why"]["kind"] == "server-not-yours"
                errors = len(chair.of("error"))
                await chair.send(type="note", seat=seat, text="mine")
                await chair.send(type="return", seat=seat)
                await chair.until(lambda chair=chair, errors=errors: len(chair.of("error")) >= errors + 2)  # type: ignore[misc]
            assert set(stranger.latest) == {None}
            assert set(chairs[1].latest) == {1}
            await goes_on(chairs)

    run(story)


def test_other_peoples_tables_are_theirs(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            chairs = await sit_down(server, players=3, options={"start": 0})
            table = chairs[0].messages[0]["table"]["table"]
            thief = server.person()
            await thief.get("/games")
            for path, status in ((f"/tables/{table}/link", 403), (f"/tables/{table}/rematch", 403)):
                await thief.post(path, status=status)
            await thief.call("DELETE", f"/tables/{table}/seats/0", status=403)
            await thief.post(f"/tables/{table}/seats/0", {"name": "Thief"}, 409)
            await thief.post(f"/tables/{table}/seats/0/bot", {"level": "greedy"}, 403)
            await thief.post("/back", {"token": "guess"}, 404)
            for path in (f"/tables/{table}/record", f"/tables/{table}/replay"):
                await thief.get(path, 409)
                await server.people[0].get(path, 409)
            assert (await thief.get(f"/tables/{table}"))["yours"] == []
            waiting = await server.people[0].lay()
            await thief.post(f"/tables/{waiting}/seats/1/bot", {"level": "greedy"}, 403)
            await thief.call("DELETE", f"/tables/{waiting}/seats/0", status=403)
            await goes_on(chairs)

    run(story)


def test_a_table_that_does_not_exist_closes_with_its_own_code(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            nobody = await server.person().come("nowhere", greet=False)
            assert await nobody.closed() == 4404
            await server.person().get("/tables/nowhere", 404)

    run(story)


async def handshake(server: Server, table: str, headers: dict[str, str], host: str = "127.0.0.1") -> int:
    """The status of an attempt to open a WebSocket with these headers, calling the server by this name."""
    address = f"ws://{host}:{server.port}/ws/tables/{table}"
    try:
        async with connect(address, additional_headers=headers, host="127.0.0.1", port=server.port):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_sockets_open_from_the_servers_own_origin_only(folder: Path) -> None:
    async def story() -> None:
        public = Addresses(public="https://rostra.example")
        async with open_server(folder, addresses=public) as server:
            host = server.person()
            table = await host.lay()
            here = f"127.0.0.1:{server.port}"
            for origin, status in (
                (f"http://{here}", 101),
                ("https://rostra.example", 101),
                ("https://evil.example", 403),
                ("http://127.0.0.1:1", 403),
                (f"http://{here}.evil.example", 403),
                ("null", 403),
                ("http://[", 403),
            ):
                assert await handshake(server, table, {"Origin": origin}) == status, origin
            assert await handshake(server, table, {}) == 101, "a program that is no browser"

    run(story)


def test_calls_that_change_something_cannot_come_from_elsewhere(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            await ada.get("/games")
            new = {"game": "quo-vadis", "players": 3, "seats": [{"kind": "friend"}] * 3}
            json_type = {"content-type": "application/json"}
            attempts = [
                ({}, 415),
                ({"content-type": "text/plain"}, 415),
                ({"content-type": "application/x-www-form-urlencoded"}, 415),
                ({**json_type, "origin": "https://evil.example"}, 403),
                ({**json_type, "origin": "null"}, 403),
                ({**json_type, "sec-fetch-site": "cross-site"}, 403),
                ({**json_type, "sec-fetch-site": "same-site"}, 403),
                ({**json_type, "origin": server.origin, "sec-fetch-site": "same-origin"}, 201),
                ({"content-type": "application/json; charset=utf-8"}, 201),
            ]
            for headers, status in attempts:
                answer = await ada.http.post("/api/tables", content=json.dumps(new), headers=headers)
                assert answer.status_code == status, (headers, answer.text)
            assert len((await ada.get("/tables/mine"))["tables"]) == 0

    run(story)


def test_a_foreign_name_for_this_server_is_not_answered(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            async with httpx.AsyncClient(base_url=server.origin, verify=False) as client:
                for host, status in (
                    ("evil.example", 421),
                    (f"evil.example:{server.port}", 421),
                    ("", 421),
                    ("[", 421),
                    ("localhost:9", 200),
                    ("192.168.1.5:8000", 200),
                    ("[::1]:8000", 200),
                ):
                    answer = await client.get("/api/games", headers={"host": host})
                    assert answer.status_code == status, host
            assert await handshake(server, "x", {"Origin": "http://evil.example"}, "evil.example") == 403

    run(story)


def asked(game: str = "quo-vadis", players: int = 3, *seats: dict[str, str], **more: str) -> bytes:
    """A call for a table with these seats, and friends on the others."""
    friends = [{"kind": "friend"}] * (players - len(seats))
    return json.dumps({"game": game, "players": players, "seats": [*seats, *friends], **more}).encode()


BROKEN = [
    (b"", "unreadable"),
    (b"nonsense", "unreadable"),
    (b"\xff\xfe", "unreadable"),
    (b"[" * 10_000, "unreadable"),
    (b"{" + b" " * 20_000 + b"}", "too-large"),
    (asked("chess"), "bad-setup"),
    (asked("quo-vadis", 6), "bad-setup"),
    (asked("idus-martii", 4), "bad-setup"),
    (b'{"game": "quo-vadis", "players": 3, "seats": [{"kind": "friend"}]}', "bad-setup"),
    (asked(edition="1066"), "bad-setup"),
    (asked("quo-vadis", 3, {"kind": "bot", "level": "god"}), "no-such-level"),
    (asked("quo-vadis", 3, {"kind": "me", "name": "\u202eadA"}), "bad-name"),
    (asked("quo-vadis", 3, {"kind": "me", "name": "x" * 25}), "bad-name"),
    (asked("quo-vadis", 3, {"kind": "me", "name": " "}), "bad-name"),
    (asked("quo-vadis", 3, {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "ADA"}), "name-taken"),
]


def test_broken_bodies_are_refused(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            for body, kind in BROKEN:
                headers = {"content-type": "application/json"}
                answer = await server.person().http.post("/api/tables", content=body, headers=headers)
                assert 400 <= answer.status_code < 500
                assert answer.json()["error"]["kind"] == kind, body[:100]
                assert answer.json()["error"]["message"]
                assert "set-cookie" not in answer.headers
            assert (await server.person().get("/tables"))["tables"] == []

    run(story)


def test_a_flood_is_refused_and_then_cut_off(folder: Path) -> None:
    async def story() -> None:
        limits = Limits(calls_per_second=1e6, calls_at_once=1e6, messages_per_second=5, dropped_messages=30)
        async with open_server(folder, limits=limits) as server:
            chairs = await sit_down(server, players=3, options={"start": 0})
            flooder = await server.person().come(chairs[0].messages[0]["table"]["table"])
            for _ in range(200):
                await flooder.socket.send('{"type": "ping"}')
            assert await flooder.closed() == 1008
            assert "too-fast" in [error["kind"] for error in flooder.of("error")]
            await goes_on(chairs)

    run(story)


def test_calls_have_limits(folder: Path) -> None:
    async def story() -> None:
        limits = Limits(calls_per_second=0.001, calls_at_once=8, open_tables_per_host=2, open_tables=3)
        async with open_server(folder, limits=limits) as server:
            ada, bob = server.person(), server.person()
            new = {"game": "quo-vadis", "players": 3, "seats": [{"kind": "friend"}] * 3}
            await ada.post("/tables", new, 201)
            await ada.post("/tables", new, 201)
            assert (await ada.post("/tables", new, 429))["error"]["kind"] == "too-many-yours"
            await bob.post("/tables", new, 201)
            assert (await bob.post("/tables", new, 503))["error"]["kind"] == "too-many-tables"
            for _ in range(3):
                await bob.get("/games")
            assert (await bob.get("/games", 429))["error"]["kind"] == "too-fast"

    run(story)


def test_codes_cannot_be_found_by_trying(folder: Path) -> None:
    async def story() -> None:
        limits = Limits(calls_per_second=1e6, calls_at_once=1e6, guesses_per_minute=5)
        async with open_server(folder, limits=limits) as server:
            ada = server.person()
            made = await ada.post(
                "/tables", {"game": "quo-vadis", "players": 3, "seats": [{"kind": "friend"}] * 3}, 201
            )
            assert (await ada.get(f"/codes/{made['code'].lower()}"))["table"] == made["table"]
            for _ in range(5):
                await ada.get("/codes/AEIO", 404)
            await ada.get(f"/codes/{made['code']}", 429)

    run(story)


def test_too_many_connections_are_turned_away(folder: Path) -> None:
    async def story() -> None:
        limits = Limits(
            calls_per_second=1e6, calls_at_once=1e6, connections_per_identity=2, connections_per_table=3
        )
        async with open_server(folder, limits=limits) as server:
            ada, bob = server.person(), server.person()
            table = await ada.lay()
            for _ in range(2):
                await ada.come(table)
            assert await (await ada.come(table, greet=False)).closed() == 1013
            await bob.come(table)
            assert await (await bob.come(table, greet=False)).closed() == 1013

    run(story)


def test_a_reader_that_does_not_read_is_dropped(folder: Path) -> None:
    async def story() -> None:
        limits = replace(GENEROUS, outbox_bytes=20_000)
        async with open_server(folder, send_buffer=8192, limits=limits) as server:
            chairs = await sit_down(server, players=3, options={"start": 0})
            lazy = await server.person().come(chairs[0].messages[0]["table"]["table"], receive_buffer=8192)
            await chairs[0].until(lambda: chairs[0].of("presence")[-1]["spectators"] == 1)
            lazy.socket.transport.pause_reading()
            for _ in range(100):
                await lazy.send(type="hello", seen={})
            await chairs[0].until(lambda: chairs[0].of("presence")[-1]["spectators"] == 0)
            lazy.socket.transport.resume_reading()
            await goes_on(chairs)

    run(story)


def test_generous_limits_are_for_tests_only() -> None:
    assert Limits().messages_per_second == 20
    assert GENEROUS.messages_per_second > Limits().messages_per_second
