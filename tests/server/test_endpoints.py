"""The HTTP endpoints: what they refuse, how often they may be called, and how they are documented."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec

from rostra.games import GAMES
from rostra.protocol.tables import GamesInfo
from rostra.server.addresses import Addresses
from rostra.server.endpoints import endpoints
from rostra.server.limits import Limits
from rostra.words import say
from tests.server.harness import goes_on, open_server, run, sit_down

PLACE = {"type": "place", "committee": "A1"}


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


DOCUMENTED = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_other_peoples_tables_are_theirs(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
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
            waiting = await server.people[0].create_table()
            await thief.post(f"/tables/{waiting}/seats/1/bot", {"level": "greedy"}, 403)
            await thief.call("DELETE", f"/tables/{waiting}/seats/0", status=403)
            await goes_on(clients)

    run(story)


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


def test_what_is_wrong_with_a_set_up_can_be_said_in_any_language(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            body = json.loads(asked("quo-vadis", 6))
            error = (await server.person().post("/tables", body, 400))["error"]
            problem = error["data"]["problem"]
            assert problem["kind"] == "setup-players"
            german = say(problem["kind"], problem["data"], "de")
            assert say(problem["kind"], problem["data"]) in error["message"]
            assert german not in error["message"]

    run(story)


def test_calls_have_limits(folder: Path) -> None:
    async def story() -> None:
        limits = Limits(calls_per_second=0.001, calls_at_once=8, open_tables_per_host=2, open_tables=3)
        async with open_server(folder, limits=limits) as server:
            ada, bob = server.person(), server.person()
            new = {"game": "quo-vadis", "players": 3, "seats": [{"kind": "friend"}] * 3}
            for _ in range(2):
                await ada.join((await ada.post("/tables", new, 201))["table"])
            assert (await ada.post("/tables", new, 429))["error"]["kind"] == "too-many-yours"
            await bob.join((await bob.post("/tables", new, 201))["table"])
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


def test_wrong_methods_and_paths_are_answered_in_json(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            assert (await ada.call("DELETE", "/games", status=405))["error"]["kind"] == "wrong-method"
            assert (await ada.get("/none", 404))["error"]["kind"] == "no-such-page"
            assert (await ada.get("/tables/x/seats/y", 404))["error"]["kind"] == "no-such-page"

    run(story)


def test_every_call_is_documented_for_people_and_machines(folder: Path) -> None:
    async def story() -> None:
        page = DOCUMENTED.read_text()
        async with open_server(folder) as server:
            document = await server.person().get("/openapi.json")
            known = endpoints(server.registry)
            assert sum(len(path) for path in document["paths"].values()) == len(known)
            for call in known:
                path = re.sub(r":\w+}", "}", call.path)
                assert f"`{call.method} {path}`" in page, call
                operation = document["paths"][path][call.method.lower()]
                assert operation["summary"]
                assert str(call.status) in operation["responses"]
            ids = [op["operationId"] for path in document["paths"].values() for op in path.values()]
            assert len(set(ids)) == len(ids)
            schemas = document["components"]["schemas"]
            references = re.findall(r"#/components/schemas/(\w+)", str(document))
            assert set(references) <= set(schemas)

    run(story)


def test_links_are_for_those_who_get_them() -> None:
    here, number = "http://localhost:8000", "http://192.168.1.5:8000"
    assert Addresses().link("/join/X", here) == f"{here}/join/X"
    assert Addresses(lan=number).link("/join/X", here) == f"{number}/join/X"
    assert Addresses(lan=number).link("/join/X", "http://rome.local:8000") == "http://rome.local:8000/join/X"
    public = Addresses(public="https://rostra.example", lan=number)
    assert public.link("/join/X", here) == "https://rostra.example/join/X"
    assert public.is_ours("rostra.example")
    assert not public.is_ours("rostra.example.evil.example")


def test_the_games_are_told_as_the_browser_expects_them(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            told = await server.person().get("/games")
            games = msgspec.json.decode(json.dumps(told["games"]), type=GamesInfo)
            assert json.loads(msgspec.json.encode(games)) == told["games"]
            assert told["bots"].keys() == told["games"].keys() == GAMES.keys()

    run(story)
