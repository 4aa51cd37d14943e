"""Headers, files of the client, and the documentation for machines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from rostra.games import GAMES
from rostra.protocol.tables import GamesInfo
from rostra.server.addresses import Addresses
from rostra.server.endpoints import endpoints
from rostra.server.middleware import CONTENT_SECURITY_POLICY
from rostra.server.run import PortTaken, Settings, listen
from tests.server.harness import open_server, run

DOCUMENTED = Path(__file__).parents[2] / "docs" / "protocol.md"


def client(folder: Path) -> Path:
    """A small client, as Vite would build it."""
    built = folder / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Rostra</title>")
    (built / "assets" / "index-abc123.js").write_text("let plain;")
    (built / "assets" / "index-abc123.js.br").write_bytes(b"brotli")
    (built / "assets" / "index-abc123.js.gz").write_bytes(b"gzip")
    (built / "sw.js").write_text("self;")
    (built / "manifest.webmanifest").write_text("{}")
    (folder / "secret.txt").write_text("secret")
    return built


def test_every_answer_is_locked_down(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, client(folder)) as server:
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


def test_files_of_the_client_are_served_and_nothing_else(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, client(folder)) as server:
            web = server.person().http
            plain = await web.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
            assert plain.text == "let plain;"
            assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
            async with web.stream(
                "GET", "/assets/index-abc123.js", headers={"accept-encoding": "gzip, br"}
            ) as squeezed:
                assert squeezed.headers["content-encoding"] == "br"
                assert squeezed.headers["vary"] == "accept-encoding"
            for path in ("/", "/table/k3x9", "/join/ABCD", "/replay", "/rules/quo-vadis", "/back"):
                page = await web.get(path)
                assert page.status_code == 200
                assert page.text.startswith("<!doctype html>")
                assert page.headers["cache-control"] == "no-cache"
                same = await web.get(path, headers={"if-none-match": page.headers["etag"]})
                assert same.status_code == 304
            missing = (
                "/assets/../../secret.txt",
                "/..%2fsecret.txt",
                "/secret.txt",
                "/assets/none",
                "/index-abc123.js.br",
                "/api/none",
            )
            for path in missing:
                answer = await web.get(path)
                assert answer.status_code == 404, path
                assert "secret" not in answer.text
            assert (
                (await web.get("/manifest.webmanifest"))
                .headers["content-type"]
                .startswith("application/manifest+json")
            )

    run(story)


def test_without_a_client_a_page_says_how_to_build_it(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            page = await server.person().http.get("/")
            assert page.status_code == 503
            assert "make play" in page.text

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


def test_the_next_free_port_is_taken_unless_one_was_asked_for(folder: Path) -> None:
    first = listen(Settings(folder / "x", port=18_734))
    port = first.getsockname()[1]
    second = listen(Settings(folder / "x", port=port))
    with pytest.raises(PortTaken):
        listen(Settings(folder / "x", port=port, any_port=False))
    assert second.getsockname()[1] > port
    first.close()
    second.close()


def test_the_games_are_told_as_the_browser_expects_them(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            told = await server.person().get("/games")
            games = msgspec.json.decode(json.dumps(told["games"]), type=GamesInfo)
            assert json.loads(msgspec.json.encode(games)) == told["games"]
            assert told["bots"].keys() == told["games"].keys() == GAMES.keys()

    run(story)
