"""Tables are created, filled, found, left, moved to another device and played again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from rostra.server.addresses import Addresses
from tests.server.harness import FakeTime, open_server, play_out, run, sit_down

FREE = {"kind": "friend"}


def test_the_host_fills_and_empties_seats_and_the_last_one_begins(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            seats = [{"kind": "me", "name": "Balbus"}, FREE, FREE, FREE]
            table = await ada.create_table(seats=seats, listed=True)
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
            info = await ada.post(f"/tables/{table}/seats/2", {"name": "Rob"})
            assert (info["status"], info["yours"]) == ("playing", [0, 2])
            late = server.person()
            assert (await late.post(f"/tables/{table}/seats/2", {"name": "Eve"}, 409))["error"] == {
                "kind": "table-full",
                "message": "Every seat is taken.",
            }

    run(story)


def test_only_somebody_with_every_seat_chooses_the_seed(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            mine = [{"kind": "me", "name": name} for name in ("Ada", "Balbus", "Cassia")]
            made = [await ada.create_table(players=3, seats=mine, seed=seed) for seed in (7, 7, 8)]
            laurels = []
            for table in made:
                client = await ada.join(table)
                await client.until(lambda client=client: 0 in client.latest)  # type: ignore[misc]
                laurels.append(client.view(0)["laurels"])
            assert laurels[0] == laurels[1] != laurels[2]
            for other in (FREE, {"kind": "bot", "level": "greedy"}):
                setup = {"game": "quo-vadis", "players": 3, "seats": [*mine[:2], other], "seed": 7}
                assert (await ada.post("/tables", setup, 400))["error"]["kind"] == "bad-setup"

    run(story)


def test_two_people_take_the_last_seat_at_once_and_one_gets_it(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Eva"}, FREE]
            table = await ada.create_table(players=3, seats=seats)
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
            open_table = await ada.create_table(listed=True)
            secret_table = await ada.create_table()
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


def test_a_game_of_one_person_is_not_for_others_to_watch(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            me, bot = {"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "greedy"}
            await ada.create_table(players=3, seats=[me, bot, bot], listed=True)
            await ada.create_table(players=3, seats=[me, {"kind": "me", "name": "Bea"}, bot], listed=True)
            filled = await ada.create_table(players=3, seats=[me, bot, FREE], listed=True)
            joined = await ada.create_table(players=3, seats=[me, bot, FREE], listed=True)
            await ada.post(f"/tables/{filled}/seats/2/bot", {"level": "greedy"})
            await bob.post(f"/tables/{joined}/seats/2", {"name": "Bob"})
            listed = (await server.person().get("/tables"))["tables"]
            assert [table["table"] for table in listed] == [joined]

    run(story)


def test_tables_nobody_came_to_are_forgotten(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            ada = server.person()
            waiting = await ada.create_table()
            bots = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "greedy"}] * 2]
            playing = await ada.create_table(players=3, seats=bots)
            while len((await ada.get("/tables/mine"))["tables"]) == 2:
                time.advance(60 * 60 * 24)
            await ada.get(f"/tables/{playing}")
            assert waiting not in [t["table"] for t in (await ada.get("/tables/mine"))["tables"]]

    run(story)


def test_a_lost_seat_is_brought_back_by_its_link_once(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            ada, phone = server.people[0], server.person()
            old = (await ada.post(f"/tables/{table}/link"))["token"]
            token = (await ada.post(f"/tables/{table}/link"))["token"]
            await phone.post("/back", {"token": old}, 404)
            watching = await phone.join(table)
            assert set(watching.latest) == {None}
            assert await phone.post("/back", {"token": token}) == {"table": table, "seats": [0]}
            await watching.until(lambda: 0 in watching.latest)
            assert watching.of("presence")[-1]["table"]["host"]
            await clients[0].until(lambda: None in clients[0].latest)
            assert clients[0].of("presence")[-1]["table"]["yours"] == []
            refused = await clients[0].act({"type": "place", "committee": "A1"})
            assert refused["why"]["kind"] == "server-not-yours"
            await watching.play({"type": "place", "committee": "A1"})
            await server.person().post("/back", {"token": token}, 404)

    run(story)


def test_a_rematch_has_the_same_people_and_is_made_once(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"turn_limit": 3}, listed=True)
            table = clients[0].messages[0]["table"]["table"]
            people = server.people
            assert (await people[0].post(f"/tables/{table}/rematch", status=409))["error"][
                "kind"
            ] == "not-over"
            await play_out(clients, random.Random(5))
            made = await asyncio.gather(
                *(person.post(f"/tables/{table}/rematch", status=201) for person in people)
            )
            assert made[0] == made[1] == made[2]
            for client in clients:
                await client.until(lambda client=client: client.of("presence")[-1]["table"]["rematch"])  # type: ignore[misc]
            again = await people[1].get(f"/tables/{made[0]['table']}")
            before = await people[1].get(f"/tables/{table}")
            assert before["rematch"] == again["table"]
            assert again["status"] == "playing"
            assert again["yours"] == [1]
            same = ("game", "players", "edition", "variants", "options", "clock", "listed")
            assert all(again[key] == before[key] for key in same)
            assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in before["seats"]]
            client = await people[1].join(again["table"])
            assert 1 in client.latest
            assert await people[2].post(f"/tables/{table}/rematch", status=201) == made[0]

    run(story)
