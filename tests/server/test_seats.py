"""A seat is never lost: changes of seats are made one after another, and whole or not at all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rostra.server import seats as seating
from rostra.server.errors import RequestError
from rostra.server.identity import hashed
from rostra.server.storage.interface import Conflict
from rostra.server.storage.sqlite import SqliteStorage
from tests.server.harness import Person, Server, open_server, play_out, run, sit_down

FREE = {"kind": "friend"}
ME = {"kind": "me", "name": "Ada"}


def owner(person: Person) -> str:
    """The identity of somebody, as the server knows it."""
    return hashed(person.secret or "")


async def stored_owners(server: Server, table: str) -> list[str | None]:
    stored = await server.services.storage.find_table(table)
    assert stored is not None
    return [seat.owner for seat in stored[1]]


async def attempt(call: Coroutine[Any, Any, Any]) -> Any:
    """The answer to a call, or ``None`` if it was refused."""
    try:
        return await call
    except AssertionError:
        return None


def test_a_hand_over_loses_nothing_whatever_else_happens_to_the_seats(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            for turn in range(12):
                ada, bob, phone = server.person(), server.person(), server.person()
                table = await ada.create_table(players=5, seats=[ME, FREE, FREE, FREE, FREE])
                for person in (bob, phone):
                    await person.get("/games")
                token = (await ada.post(f"/tables/{table}/link"))["token"]
                calls = [
                    phone.post("/back", {"token": token}),
                    bob.post(f"/tables/{table}/seats/1", {"name": "Bob"}),
                    ada.post(f"/tables/{table}/seats/2/bot", {"level": "greedy"}),
                    server.person().post(f"/tables/{table}/seats/3", {"name": "Eve"}),
                ]
                random.Random(turn).shuffle(calls)
                await asyncio.gather(*map(attempt, calls))
                owners = await stored_owners(server, table)
                assert owners[:2] == [owner(phone), owner(bob)]
                assert owners[3] is not None
                async with server.registry.open(table) as live:
                    assert [seat.owner for seat in live.seats] == owners
                    assert live.row.host == owner(phone)

    run(story)


def test_a_hand_over_that_nobody_waits_for_any_more_is_whole(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked is gone while it is being stored. The next change does not undo it."""

    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob, phone = server.person(), server.person(), server.person()
            table = await ada.create_table(players=4)
            for person in (bob, phone):
                await person.get("/games")
            token = (await ada.post(f"/tables/{table}/link"))["token"]
            storing, save = asyncio.Event(), SqliteStorage.save_seats

            async def watched(*arguments: Any) -> None:
                storing.set()
                await save(*arguments)

            monkeypatch.setattr(SqliteStorage, "save_seats", watched)
            async with server.registry.open(table) as live:
                asking = asyncio.create_task(live.seat_changes.transfer(token, owner(phone)))
                await storing.wait()
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
                await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"})
                kept = await stored_owners(server, table)
                assert await server.services.storage.find_token(hashed(token)) is None
                assert kept[:2] == [owner(phone), owner(bob)], "the token is used up, so the seat has moved"
                assert [seat.owner for seat in live.seats] == kept

    run(story)


def test_a_link_to_no_seats_is_refused_and_a_seat_taken_later_is_not_behind_it(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob, phone = server.person(), server.person(), server.person()
            table = await ada.create_table()
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"})
            token = (await bob.post(f"/tables/{table}/link"))["token"]
            await bob.call("DELETE", f"/tables/{table}/seats/1")
            await phone.post("/back", {"token": token}, 404)
            await bob.post(f"/tables/{table}/link", status=403)
            await bob.post(f"/tables/{table}/seats/2", {"name": "Bob"})
            assert (await phone.post("/back", {"token": token}))["seats"] == [2], "it was not used up in vain"

    run(story)


def test_seats_that_another_process_changed_are_read_again_before_they_are_changed(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            table = await ada.create_table()
            watching = await ada.join(table)
            storage = server.services.storage
            stored = await storage.find_table(table)
            assert stored is not None
            row, seats = seating.taken(*stored, 1, "somebody-else", "Eve")
            await storage.save_seats(row, seats)
            with pytest.raises(Conflict):
                await storage.save_seats(row, seats)
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"}, 409)
            info = await bob.post(f"/tables/{table}/seats/2", {"name": "Bob"})
            assert [seat["name"] for seat in info["seats"]] == ["Ada", "Eve", "Bob", None]
            await watching.until(lambda: watching.of("presence")[-1]["table"]["seats"][2]["name"] == "Bob")
            assert watching.of("presence")[-1]["table"]["seats"][1]["name"] == "Eve"

    run(story)


def test_a_stored_end_is_not_undone_by_older_seats(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"turn_limit": 3})
            table = clients[0].messages[0]["table"]["table"]
            storage = server.services.storage
            before = await storage.find_table(table)
            assert before is not None
            await play_out(clients, random.Random(1))
            await storage.save_seats(replace(before[0], status="playing"), before[1])
            after = await storage.find_table(table)
            assert after is not None
            assert after[0].status == "over"

    run(story)


def test_refused_changes_change_nothing(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, eve = server.person(), server.person()
            table = await ada.create_table()
            async with server.registry.open(table) as live:
                before = live.row.seats_version
                with pytest.raises(RequestError):
                    await live.seat_changes.make(lambda row, seats: seating.left(row, seats, 0, "eve"))
                await eve.call("DELETE", f"/tables/{table}/seats/0", status=403)
                assert live.row.seats_version == before
                await ada.call("DELETE", f"/tables/{table}/seats/0")
                assert live.row.seats_version == before + 1

    run(story)
