"""Tables from one database to another, of whatever kind: each in a transaction of its own, and compared."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from msgspec.structs import replace

from rostra.server.storage import reading
from rostra.server.storage.connection import Connection, Database, transaction
from rostra.server.storage.interface import StorageError
from rostra.server.storage.rows import CHATS, LOG, TABLES, Unreadable
from rostra.server.storage.sql_storage import put_table

AT_ONCE = 500
"""Entries that are inserted with one statement."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What became of a table."""

    table: str
    became: Literal["copied", "there", "damaged"]
    problem: str = ""


def copy(source: Database, target: Database) -> Iterator[Copied]:
    """Copy all tables that are not there yet, people, and bans. Damaged tables stay behind."""
    there = {id for (id,) in target.execute("SELECT id FROM tables")}
    tables = source.execute(f"SELECT {TABLES.columns} FROM tables ORDER BY created").fetchall()
    for row in tables:
        id = str(row[0])
        if id in there:
            yield Copied(id, "there")
            continue
        try:
            with transaction(target):
                _copy_table(source, target, row)
        except Unreadable as error:
            yield Copied(id, "damaged", str(error))
        else:
            yield Copied(id, "copied")
    _link_rematches(source, target)
    known = ("people", "passkeys", "sessions", "leagues", "results", "ratings", "keys", "subscriptions")
    for table in ("bans", "closings", *known):
        _copy_rows(source, target, table, "ON CONFLICT DO NOTHING")


def _copy_table(source: Database, target: Database, row: tuple[Any, ...]) -> None:
    table, seats = reading.table(source, row)
    id, log = table.id, reading.log(source, table.id)
    entries = reading.entries(log)
    taken = target.execute("SELECT 1 FROM tables WHERE code = ? AND status <> 'over'", (table.code,))
    put_table(target, replace(table, rematch=None, code="" if taken.fetchone() else table.code), seats)
    for (data,) in log[0]:
        target.execute("INSERT INTO archive VALUES (?, ?)", (id, data))
    for start in range(0, len(log[1]), AT_ONCE):
        rows = [(id, *values) for values in log[1][start : start + AT_ONCE]]
        target.insert("log", ("table_id", *LOG.fields), rows)
    insert = f"INSERT INTO chats (table_id, {CHATS.columns}) VALUES (?, {CHATS.places})"
    for values in source.execute(f"SELECT {CHATS.columns} FROM chats WHERE table_id = ?", (id,)).fetchall():
        with suppress(Unreadable):
            target.execute(insert, (id, *CHATS.values(CHATS.struct(values))))
    for name in ("notes", "tokens", "notices"):
        _copy_rows(source, target, name, "", f"WHERE table_id = '{id}'")
    if reading.entries(reading.log(target, id)) != entries:
        raise StorageError(f"Table {id} is not the same in its copy.")


def _copy_rows(source: Connection, target: Connection, table: str, conflict: str, where: str = "") -> None:
    for row in source.execute(f"SELECT * FROM {table} {where}").fetchall():
        target.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))}) {conflict}", row)


def _link_rematches(source: Connection, target: Connection) -> None:
    """Tables refer to their rematches, so that comes when all are there."""
    link = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL AND ? IN (SELECT id FROM tables)"
    sql = "SELECT id, rematch FROM tables WHERE rematch IS NOT NULL"
    for id, rematch in source.execute(sql).fetchall():
        target.execute(link, (rematch, id, rematch))
