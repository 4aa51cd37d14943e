"""Databases of earlier versions, kept as files: their games go on as if nothing had happened."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, open_server, run

FOLDER = Path(__file__).parent / "databases"
VERSIONS = sorted(path.stem for path in FOLDER.glob("*.sqlite3"))


def received(client: Client, seat: int) -> str:
    """A digest of all that a seat was told, and of what it may do."""
    latest = client.latest[seat]
    told = [client.events[seat], latest["view"], latest["legal"], latest["undo"]]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


@pytest.mark.parametrize("version", VERSIONS)
def test_everybody_finds_their_table_as_they_left_it(version: str, folder: Path) -> None:
    known: dict[str, Any] = json.loads((FOLDER / f"{version}.json").read_text())
    shutil.copy(FOLDER / f"{version}.sqlite3", folder / "rostra.sqlite3")

    async def story() -> None:
        async with open_server(folder) as server:
            for name, table in known["tables"].items():
                for seat, before in enumerate(table["people"]):
                    person = server.person()
                    person.http.cookies.set("rostra", before["secret"], "127.0.0.1")
                    client = await person.join(table["table"])
                    await client.until(lambda client=client, seat=seat: seat in client.latest)  # type: ignore[misc]
                    assert client.seen(seat) == before["seen"], (name, seat)
                    assert received(client, seat) == before["received"], (name, seat)
            host = server.person()
            host.http.cookies.set("rostra", known["waiting"]["secret"], "127.0.0.1")
            assert (await host.get(f"/tables/{known['waiting']['table']}"))["status"] == "waiting"

    run(story)
