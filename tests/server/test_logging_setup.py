"""Logs: time, level and table in every line, and nothing that should stay between people and their table."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from rostra.bots import Reasons
from rostra.server import logging_setup
from tests.server.harness import open_server, run, sit_down

LINE = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [A-Z]+ (table=\S+ )?[\w.]+: .+$")


@pytest.fixture
def logged() -> Iterator[StringIO]:
    """Everything the server logs, at the lowest level."""
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging_setup.LineFormatter())
    ours = [logging.getLogger(name) for name in ("rostra", "uvicorn", "asyncio")]
    before = [(logger, logger.level) for logger in (*ours, logging_setup.access)]
    for logger in ours:
        logger.addHandler(handler)
    logging.getLogger("rostra").setLevel("DEBUG")
    logging_setup.access.setLevel("INFO")
    yield stream
    for logger in ours:
        logger.removeHandler(handler)
    for logger, level in before:
        logger.setLevel(level)


class Talkative:
    """A bot that fails, and says in its error all it knows; or wants what is not legal."""

    reasons: Reasons | None = None

    def __init__(self, game: str, level: str, seed: int) -> None:
        self.level, self.seed = level, seed

    def decide(self, view: Any, legal: Any, seat: int, events: Any, *, waited: bool = False) -> Any:
        raise RuntimeError(f"seed {self.seed}, could do {legal}, sees {view}")

    def react(self, view: Any, legal: Any, seat: int, events: Any) -> Any:
        return {"type": "offer", "secretly": "D2-C1"}


def test_a_line_has_time_level_and_table(folder: Path, logged: StringIO) -> None:
    async def story() -> None:
        async with open_server(folder, make_bot=Talkative) as server:
            ada = server.person()
            seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "random"}] * 2]
            table = await ada.create_table(players=3, seats=seats, options={"start": 1})
            await (await ada.join(table)).turn()
            bot_lines = [line for line in logged.getvalue().splitlines() if "bot" in line.lower()]
            assert any(f"table={table} " in line for line in bot_lines if LINE.match(line))

    run(story)
    first = logged.getvalue().splitlines()[0]
    assert LINE.match(first), first


def test_no_secret_name_or_action_is_ever_logged(folder: Path, logged: StringIO) -> None:
    secrets: list[str] = ["Calpurnia", "psst", "D2-C1", "committee", "A1", "my notes", "malformed-thing"]

    async def story() -> None:
        async with open_server(folder, make_bot=Talkative) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            host = server.people[0]
            table = clients[0].messages[0]["table"]["table"]
            secrets.append(clients[0].messages[0]["table"]["code"])
            token = (await host.post(f"/tables/{table}/link"))["token"]
            secrets.append(token)
            await host.post("/back", {"token": "wrong" + token}, 404)
            await host.get(f"/codes/{secrets[-2]}")
            await host.http.get(f"/join/{secrets[-2]}")
            await host.http.get("/%0a2026-01-01T00:00:00.000Z ERROR forged")
            await clients[0].play({"type": "caesar", "to": "D2-C1"})
            await clients[0].act({"type": "place", "committee": "A1"})
            await clients[1].ask(type="chat", seat=1, to=None, text="psst")
            await clients[1].send(type="note", seat=1, text="my notes")
            await clients[1].send(type="malformed-thing")
            await clients[1].until(lambda: clients[1].of("error"))
            await host.call("DELETE", f"/tables/{table}/seats/0")
            other = server.person()
            seats = [{"kind": "me", "name": "Calpurnia"}, *[{"kind": "bot", "level": "random"}] * 2]
            second = await other.create_table(players=3, seats=seats, options={"start": 1})
            await (await other.join(second)).turn()
            for person in server.people:
                assert person.secret is not None
                secrets.append(person.secret)
        with closing(sqlite3.connect(folder / "rostra.sqlite3")) as database:
            secrets.extend(str(seed) for (seed,) in database.execute("SELECT seed FROM tables"))
            secrets.extend(str(host) for (host,) in database.execute("SELECT host FROM tables"))
            wrong = """UPDATE log SET action = '{"type": "place", "committee": "A1", "secretly": "psst"}'"""
            database.execute(wrong)
            database.commit()
        async with open_server(folder) as server:
            broken = server.person()
            assert await (await broken.join(table, greet=False)).closed() == 4500

    run(story)
    text = logged.getvalue()
    assert "cannot be played" in text
    assert "/api/codes/*" in text
    assert "/join/*" in text
    assert [secret for secret in secrets if secret in text] == []
    assert not any(line.startswith("2026-01-01T00:00:00.000Z ERROR forged") for line in text.splitlines())


def test_the_access_log_is_silent_unless_asked_for(folder: Path, logged: StringIO) -> None:
    logging_setup.access.setLevel("CRITICAL")

    async def story() -> None:
        async with open_server(folder) as server:
            await server.person().get("/games")

    run(story)
    assert "rostra.access" not in logged.getvalue()


def test_the_access_log_tells_who_what_and_how_it_ended(folder: Path, logged: StringIO) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            table = await ada.create_table()
            await ada.get("/tables/nowhere", status=404)
            client = await ada.join(table)
            await client.leave()
            while "WS " not in logged.getvalue():
                await asyncio.sleep(0.001)
            assert re.search(r"rostra.access: 127.0.0.1 POST /api/tables 201 \d", logged.getvalue())
            assert "GET /api/tables/nowhere 404" in logged.getvalue()
            assert f"WS /ws/tables/{table} " in logged.getvalue()

    run(story)


def test_configured_logs_go_to_a_stream_and_libraries_stay_quiet() -> None:
    stream = StringIO()
    root, ours = logging.getLogger(), logging.getLogger("rostra")
    before, levels = [*root.handlers], (root.level, ours.level, logging_setup.access.level)
    try:
        logging_setup.configure("info", stream=stream)
        logging.getLogger("rostra.server").info("Salve")
        logging.getLogger("websockets.client").info("cookie=secret")
        logging_setup.access.info("GET /")
    finally:
        root.handlers[:] = before
        root.setLevel(levels[0])
        ours.setLevel(levels[1])
        logging_setup.access.setLevel(levels[2])
    assert stream.getvalue().count("\n") == 1
    assert LINE.match(stream.getvalue())
