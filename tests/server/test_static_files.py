"""The files of the client."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import built_client, open_server, run


def test_files_of_the_client_are_served_and_nothing_else(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, built_client(folder)) as server:
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
