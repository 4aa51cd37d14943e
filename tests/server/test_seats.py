"""Tables are laid, filled, found, left, brought back and played again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx

from rostra.server.addresses import Addresses
from tests.server.harness import FakeTime, open_server, play_out, run, sit_down

FREE = {"kind": "friend"}


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
            table = await ada.lay()
            token = (await ada.post(f"/tables/{table}/link"))["token"]
            kept = b"".join(path.read_bytes() for path in folder.iterdir())
            assert table.encode() in kept
            assert (ada.secret or "?").encode() not in kept
            assert token.encode() not in kept

    run(story)


def test_the_host_fills_and_empties_seats_and_the_last_one_begins(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            seats = [{"kind": "me", "name": "Balbus"}, FREE, FREE, FREE]
            table = await ada.lay(seats=seats, listed=True)
            info = await ada.post(f"/tables/{table}/seats/1/bot", {"level": "greedy"})
            assert info["seats"][1]["kind"] == "bot"
            assert info["seats"][1]["name"] not in (None, "Balbus")
            await ada.call("DELETE", f"/tables/{table}/seats/1")
            await ada.post(f"/tables/{table}/seats/1/bot", {"level": "none"}, 404)
            await ada.post(f"/tables/{table}/seats/9/bot", {"level": "greedy"}, 404)
            await ada.post(f"/tables/{table}/seats/1/bot", {"level": "greedy"})
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"}, 409)
            await bob.post(f"/tables/{table}/seats/2", {"name": "balbus"}, 409)
            await bob.post(f"/tables/{table}/seats/2", {"name": "  Bob   the  Builder "})
            info = await bob.get(f"/tables/{table}")
            assert info["seats"][2]["name"] == "Bob the Builder"
            assert (info["status"], info["yours"], info["host"]) == ("waiting", [2], False)
            await bob.call("DELETE", f"/tables/{table}/seats/2")
            await bob.post(f"/tables/{table}/seats/3", {"name": "Bob"})
            info = await bob.post(f"/tables/{table}/seats/2", {"name": "Rob"})
            assert (info["status"], info["yours"]) == ("playing", [2, 3])
            late = server.person()
            assert (await late.post(f"/tables/{table}/seats/2", {"name": "Eve"}, 409))["error"] == {
                "kind": "table-full",
                "message": "Every seat is taken.",
            }

    run(story)


def test_two_people_take_the_last_seat_at_once_and_one_gets_it(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Eva"}, FREE]
            table = await ada.lay(players=3, seats=seats)
            people = [server.person() for _ in range(5)]
            for person in people:
                await person.get("/games")

            async def take(person: Any, name: str) -> int:
                headers = {"content-type": "application/json"}
                body = f'{{"name": "{name}"}}'
                path = f"/api/tables/{table}/seats/2"
                return int((await person.http.post(path, content=body, headers=headers)).status_code)

            statuses = await asyncio.gather(*(take(p, f"Name {n}") for n, p in enumerate(people)))
            assert sorted(statuses) == [200, 409, 409, 409, 409]
            assert (await ada.get(f"/tables/{table}"))["status"] == "playing"

    run(story)


def test_tables_are_found_in_the_lobby_by_code_and_among_mine(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, addresses=Addresses(lan="http://192.168.1.5:8000")) as server:
            ada, bob = server.person(), server.person()
            open_table = await ada.lay(listed=True)
            secret_table = await ada.lay()
            assert [t["table"] for t in (await bob.get("/tables"))["tables"]] == [open_table]
            assert {t["table"] for t in (await ada.get("/tables/mine"))["tables"]} == {
                open_table,
                secret_table,
            }
            assert (await bob.get("/tables/mine"))["tables"] == []
            info = await bob.get(f"/tables/{secret_table}")
            assert (await bob.get(f"/codes/{info['code']}"))["table"] == secret_table
            assert info["link"] == f"http://192.168.1.5:8000/join/{info['code']}"
            qr = await bob.http.get(f"/api/qr/{info['code']}")
            assert qr.headers["content-type"] == "image/svg+xml"
            assert qr.text.startswith("<svg")
            assert "<script" not in qr.text
            await bob.get("/qr/nonsense", 404)

    run(story)


def test_tables_nobody_came_to_are_forgotten(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            ada = server.person()
            waiting = await ada.lay()
            bots = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "greedy"}] * 2]
            playing = await ada.lay(players=3, seats=bots)
            while len((await ada.get("/tables/mine"))["tables"]) == 2:
                time.go_on(60 * 60 * 24)
            await ada.get(f"/tables/{playing}")
            assert waiting not in [t["table"] for t in (await ada.get("/tables/mine"))["tables"]]

    run(story)


def test_a_lost_seat_is_brought_back_by_its_link_once(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            chairs = await sit_down(server, players=3, options={"start": 0})
            table = chairs[0].messages[0]["table"]["table"]
            ada, phone = server.people[0], server.person()
            old = (await ada.post(f"/tables/{table}/link"))["token"]
            token = (await ada.post(f"/tables/{table}/link"))["token"]
            await phone.post("/back", {"token": old}, 404)
            watching = await phone.come(table)
            assert set(watching.latest) == {None}
            assert await phone.post("/back", {"token": token}) == {"table": table, "seats": [0]}
            await watching.until(lambda: 0 in watching.latest)
            assert watching.of("presence")[-1]["table"]["host"]
            await chairs[0].until(lambda: None in chairs[0].latest)
            assert chairs[0].of("presence")[-1]["table"]["yours"] == []
            refused = await chairs[0].act({"type": "place", "committee": "A1"})
            assert refused["why"]["kind"] == "server-not-yours"
            await watching.play({"type": "place", "committee": "A1"})
            await server.person().post("/back", {"token": token}, 404)

    run(story)


def test_a_rematch_has_the_same_people_and_is_made_once(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            chairs = await sit_down(server, players=3, options={"turn_limit": 3}, listed=True)
            table = chairs[0].messages[0]["table"]["table"]
            people = server.people
            assert (await people[0].post(f"/tables/{table}/rematch", status=409))["error"][
                "kind"
            ] == "not-over"
            await play_out(chairs, random.Random(5))
            made = await asyncio.gather(
                *(person.post(f"/tables/{table}/rematch", status=201) for person in people)
            )
            assert made[0] == made[1] == made[2]
            for chair in chairs:
                await chair.until(lambda chair=chair: chair.of("presence")[-1]["table"]["rematch"])  # type: ignore[misc]
            again = await people[1].get(f"/tables/{made[0]['table']}")
            before = await people[1].get(f"/tables/{table}")
            assert before["rematch"] == again["table"]
            assert again["status"] == "playing"
            assert again["yours"] == [1]
            same = ("game", "players", "edition", "variants", "options", "clock", "listed")
            assert all(again[key] == before[key] for key in same)
            assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in before["seats"]]
            chair = await people[1].come(again["table"])
            assert 1 in chair.latest
            assert await people[2].post(f"/tables/{table}/rematch", status=201) == made[0]

    run(story)
