"""A damaged row hurts only its table: that one says so, and everything else goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rostra.words import LANGUAGES, say
from tests.server.harness import Person, Server, goes_on, open_server, run, sit_down

PLACE = {"type": "place", "committee": "A1"}

FATAL = {
    "an archive is no archive": "INSERT INTO archive VALUES (?, x'ff')",
    "the options of a table are no JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "the clock of a table is unknown": 'UPDATE tables SET clock = \'{"kind": "sand"}\' WHERE id = ?',
    "a table is of a game that is not there": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "a table has too few players": "UPDATE tables SET players = 1 WHERE id = ?",
    "a table was created at no time": "UPDATE tables SET created = 9e999 WHERE id = ?",
    "a table was created in words": "UPDATE tables SET created = 'yesterday' WHERE id = ?",
    "the code of a table is no text": "UPDATE tables SET code = CAST(x'ff00ff' AS TEXT) WHERE id = ?",
    "the seed of a table is a text": "UPDATE tables SET seed = 'seven' WHERE id = ?",
    "a seat is missing": "DELETE FROM seats WHERE seat = 1 AND table_id = ?",
    "all seats are missing": "DELETE FROM seats WHERE table_id = ?",
    "a name is no text": "UPDATE seats SET name = CAST(x'ff00ff' AS TEXT) WHERE table_id = ?",
    "an owner is a number": "UPDATE seats SET owner = x'00' WHERE seat = 1 AND table_id = ?",
    "the level of a bot is unknown": (
        "UPDATE seats SET kind = 'bot', owner = NULL, level = 'god' WHERE seat = 1 AND table_id = ?"
    ),
    "an action is no JSON": "UPDATE log SET action = 'advance' WHERE number = 1 AND table_id = ?",
    "an action is no action": "UPDATE log SET action = '{}' WHERE number = 1 AND table_id = ?",
    "an action is illegal": (
        """UPDATE log SET action = '{"type": "place", "committee": "S"}' WHERE number = 1 AND table_id = ?"""
    ),
    "an action is no text": "UPDATE log SET action = x'ff' WHERE number = 1 AND table_id = ?",
    "a seat that is not there has acted": "UPDATE log SET seat = 7 WHERE number = 1 AND table_id = ?",
    "an entry undoes what never was": (
        "UPDATE log SET action = NULL, cancels = 9 WHERE number = 1 AND table_id = ?"
    ),
    "an entry is missing": "DELETE FROM log WHERE number = 1 AND table_id = ?",
}
HARMLESS = {
    "a chat message is no text": "UPDATE chats SET text = CAST(x'ff00ff' AS TEXT) WHERE table_id = ?",
    "a whisper is to nobody": "UPDATE chats SET \"to\" = '{' WHERE table_id = ?",
    "notes are no text": "UPDATE notes SET text = CAST(x'ff00ff' AS TEXT) WHERE table_id = ?",
}


async def two_tables(folder: Path) -> tuple[str, str, list[str]]:
    """Two tables in play, both of them listed, the same people at both; their ids and secrets."""
    async with open_server(folder) as server:
        clients = await sit_down(server, players=3, options={"start": 0}, listed=True)
        people = server.people
        first = clients[0].messages[0]["table"]["table"]
        await clients[0].play(PLACE)
        await clients[1].turn(1)
        await clients[1].play({"type": "place", "committee": "B1"}, 1)
        await clients[0].ask(type="chat", seat=0, to=None, text="Salve")
        await clients[0].send(type="note", seat=0, text="remember")
        second = await people[0].create_table(players=3, options={"start": 0}, listed=True)
        for seat in (1, 2):
            await people[seat].post(f"/tables/{second}/seats/{seat}", {"name": f"Friend {seat}"})
        return first, second, [person.secret or "" for person in people]


def damage(folder: Path, sql: str, table: str) -> None:
    with closing(sqlite3.connect(folder / "rostra.sqlite3")) as database:
        assert database.execute(sql, (table,)).rowcount > 0
        database.commit()


def returned(server: Server, secrets: list[str]) -> list[Person]:
    people = [server.person() for _ in secrets]
    for person, secret in zip(people, secrets, strict=True):
        person.http.cookies.set("rostra", secret, "127.0.0.1")
    return people


@pytest.mark.parametrize("kind", FATAL)
def test_a_damaged_table_says_so_and_the_others_go_on(folder: Path, kind: str) -> None:
    async def story() -> None:
        damaged, sound, secrets = await two_tables(folder)
        damage(folder, FATAL[kind], damaged)
        async with open_server(folder) as server:
            people = returned(server, secrets)
            listed = {info["table"] for info in (await people[0].get("/tables"))["tables"]}
            mine = {info["table"] for info in (await people[0].get("/tables/mine"))["tables"]}
            assert sound in listed & mine
            client = await people[0].join(damaged, greet=False)
            assert await client.closed() == 4500
            (error,) = client.of("error")
            assert error["kind"] == "table-broken"
            answer = await people[0].http.post(f"/api/tables/{damaged}/seats/0", json={"name": "Ada"})
            assert answer.json()["error"]["kind"] == "table-broken"
            await goes_on([await person.join(sound) for person in people])
            assert await people[0].create_table(), "and new tables can be made"

    run(story)


@pytest.mark.parametrize("kind", HARMLESS)
def test_damaged_talk_is_left_out_and_the_game_goes_on(folder: Path, kind: str) -> None:
    async def story() -> None:
        table, _, secrets = await two_tables(folder)
        damage(folder, HARMLESS[kind], table)
        async with open_server(folder) as server:
            people = returned(server, secrets)
            clients = [await person.join(table) for person in people]
            await clients[2].turn(2)
            await clients[2].play({"type": "place", "committee": "E1"}, 2)

    run(story)


def test_it_is_said_in_four_languages() -> None:
    for kind in ("server-table-broken", "server-table-other-game"):
        assert len({say(kind, {}, language) for language in LANGUAGES}) == 4
