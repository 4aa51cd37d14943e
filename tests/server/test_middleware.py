"""The middleware: identities, origins, host names and security headers."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rostra.server.addresses import Addresses
from rostra.server.middleware import CONTENT_SECURITY_POLICY
from tests.server.harness import Server, built_client, open_server, run


async def handshake(server: Server, table: str, headers: dict[str, str], host: str = "127.0.0.1") -> int:
    """The status of an attempt to open a WebSocket with these headers, calling the server by this name."""
    address = f"ws://{host}:{server.port}/ws/tables/{table}"
    try:
        async with connect(address, additional_headers=headers, host="127.0.0.1", port=server.port):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_the_first_call_gives_a_secret_and_a_page_does_not(folder: Path) -> None:
    async def story() -> None:
        async with (
            open_server(folder) as server,
            httpx.AsyncClient(base_url=server.origin, verify=False) as web,
        ):
            page = {"accept": "text/html,*/*", "sec-fetch-mode": "navigate", "sec-fetch-site": "cross-site"}
            assert "set-cookie" not in (await web.get("/join/ABCD", headers=page)).headers
            assert "set-cookie" not in (await web.get("/api/games", headers=page)).headers
            cookie = (await web.get("/api/games")).headers["set-cookie"]
            secret, *rules = cookie.split("; ")
            assert len(secret.removeprefix("rostra=")) == 43
            assert set(rules) == {"Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Strict"}
            assert "set-cookie" not in (await web.get("/api/games")).headers, "one is enough"
            web.cookies.clear()
            web.cookies.set("rostra", "too-short", "127.0.0.1")
            assert "set-cookie" in (await web.get("/api/games")).headers
        async with open_server(folder, addresses=Addresses(public="https://rostra.example")) as server:
            answer = await server.person().http.get("/api/games")
            assert answer.headers["set-cookie"].endswith("; Secure")
            assert "strict-transport-security" in answer.headers

    run(story)


def test_the_database_keeps_no_secret(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            table = await ada.create_table()
            token = (await ada.post(f"/tables/{table}/link"))["token"]
            kept = b"".join(path.read_bytes() for path in folder.iterdir())
            assert table.encode() in kept
            assert (ada.secret or "?").encode() not in kept
            assert token.encode() not in kept

    run(story)


def test_sockets_open_from_the_servers_own_origin_only(folder: Path) -> None:
    async def story() -> None:
        public = Addresses(public="https://rostra.example")
        async with open_server(folder, addresses=public) as server:
            host = server.person()
            table = await host.create_table()
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


def test_every_answer_is_locked_down(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, built_client(folder)) as server:
            web = server.person().http
            for path in ("/", "/api/games", "/api/nothing", "/nothing.js", "/sw.js"):
                headers = (await web.get(path)).headers
                assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["cross-origin-opener-policy"] == "same-origin"
                assert headers["cross-origin-resource-policy"] == "same-origin"
                assert "permissions-policy" in headers
                assert "server" not in headers
            assert (await web.get("/api/games")).headers["cache-control"] == "no-store"
            for unsafe in ("unsafe-inline", "unsafe-eval", "http:", "*"):
                assert unsafe not in CONTENT_SECURITY_POLICY

    run(story)
