"""Bots with characters at a web table: different ones, or as the host chose, and kept for good."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rostra import bots
from tests.server.harness import Person, open_server, run
from tests.server.test_bots import Dull

FRIEND = {"kind": "friend"}


def seated(*others: dict[str, Any]) -> dict[str, Any]:
    return {"players": 1 + len(others), "seats": [{"kind": "me", "name": "Ada"}, *others]}


def bot(level: str, **more: str) -> dict[str, Any]:
    return {"kind": "bot", "level": level, **more}


async def characters(ada: Person, table: str) -> list[Any]:
    seats = (await ada.get(f"/tables/{table}"))["seats"]
    return [seat.get("character") for seat in seats[1:]]


def test_bots_of_the_stair_have_different_characters_and_keep_them(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, make_bot=Dull) as server:
            ada = server.person()
            table = await ada.create_table(**seated(bot("novice"), bot("skilled"), FRIEND, bot("best")))
            there = await characters(ada, table)
            assert len({*there} - {None}) == 3
            assert {*there} - {None} <= {*bots.characters("quo-vadis")}
            seats = (await ada.get(f"/tables/{table}"))["seats"]
            assert [seat["level"] for seat in seats[1:]] == ["novice", "skilled", None, "best"]
        async with open_server(folder, make_bot=Dull) as server:
            assert await characters(server.person(), table) == there

    run(story)


def test_the_host_chooses_and_the_ladder_has_none(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, make_bot=Dull) as server:
            ada = server.person()
            chairs = bot("novice", character="hard"), bot("rules"), FRIEND
            table = await ada.create_table(**seated(*chairs))
            await ada.post(f"/tables/{table}/seats/3/bot", {"level": "expert", "character": "generous"})
            assert await characters(ada, table) == ["hard", None, "generous"]

    run(story)


def test_there_is_no_bot_of_a_character_that_is_not_there(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, make_bot=Dull) as server:
            ada = server.person()
            for odd in (bot("novice", character="divine"), bot("rules", character="hard"), bot("divine")):
                await ada.post("/tables", {"game": "quo-vadis", **seated(odd, FRIEND)}, status=404)

    run(story)
