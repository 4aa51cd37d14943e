"""Bots' remarks at a web table: lines, not text; few; kept; and none from bots without a character."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rostra.bots import Bot
from rostra.bots.bot import RandomPlayer
from rostra.server import remarks
from rostra.server.services import Pace
from tests.server.harness import open_server, run
from tests.server.test_characters import bot

AT_ONCE = Pace(0.0, 0.0)


def at_random(game: str, level: str, seed: int) -> Bot:
    return RandomPlayer(seed)


async def talk(folder: Path, level: str) -> list[dict[str, Any]]:
    """What bots say in a game among themselves, as somebody who watches hears it, and as it is kept."""
    async with open_server(folder, make_bot=at_random, pace=AT_ONCE) as server:
        ada = server.person()
        setup: dict[str, Any] = {"players": 3, "options": {"turn_limit": 60, "start": 0}}
        table = await ada.create_table(seats=[bot(level)] * 3, **setup)
        watcher = await ada.join(table)
        await watcher.until(lambda: watcher.of("presence")[-1]["table"]["status"] == "over")
        await watcher.ask(type="chat", seat=None, to=None, text="Good night")
        *heard, last = watcher.of("chat")
        assert last["text"] == "Good night"
        late = await server.person().join(table)
        assert [chat for chat in late.of("chat") if "line" in chat] == heard
        return heard


def test_remarks_are_lines_and_few(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remarks, "LIKELY", dict.fromkeys(remarks.LIKELY, 1.0))

    async def story() -> None:
        said = await talk(folder, "novice")
        names = [each["line"]["name"] for each in said]
        assert 2 <= len(said) <= remarks.MOST_AT_TABLE
        assert names[0] == "remark-greeting"
        assert names[-1] in ("remark-won", "remark-lost")
        seats = [each["from"]["seat"] for each in said]
        assert max(map(seats.count, seats)) <= remarks.MOST_OF_BOT
        assert all(each["text"] is None for each in said)
        characters = {each["from"]["seat"]: each["line"]["data"]["character"] for each in said}
        assert all(characters[each["from"]["seat"]] == each["line"]["data"]["character"] for each in said)

    run(story)


def test_bots_of_the_ladder_say_nothing(folder: Path) -> None:
    async def story() -> None:
        assert await talk(folder, "greedy") == []

    run(story)
