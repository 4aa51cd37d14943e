"""The database's schema, grown step by step: files of SQL, numbered from the first on."""

from __future__ import annotations

import sqlite3
from importlib import resources

APPLICATION = 0x726F7374
"""Marks a SQLite file as ours (``rost``)."""


class NotOurs(Exception):
    """A database that this program must not touch; the text says why."""


def steps() -> list[tuple[int, str]]:
    """The numbers and the SQL of all migrations, in order."""
    files = (file for file in resources.files(__name__).iterdir() if file.name.endswith(".sql"))
    return sorted((int(file.name[:4]), file.read_text("utf-8")) for file in files)


def version(database: sqlite3.Connection) -> int:
    """How far a database has grown; 0 for an empty one."""
    tables = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if tables == 0:
        return 0
    if database.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise NotOurs("it belongs to another program")
    return int(database.execute("SELECT max(version) FROM versions").fetchone()[0])


def check(database: sqlite3.Connection) -> None:
    """``NotOurs`` for a database of another program, or of a newer one of ours."""
    reached, known = version(database), steps()[-1][0]
    if reached > known:
        raise NotOurs(f"it was made by a newer rostra (schema {reached}, this one knows {known})")


def migrate(database: sqlite3.Connection) -> None:
    """Bring a database up to date, each step whole or not at all."""
    reached = version(database)
    for number, sql in steps():
        if number > reached:
            take(database, number, sql)


def take(database: sqlite3.Connection, number: int, sql: str) -> None:
    """Take one step."""
    first = (
        f"PRAGMA application_id = {APPLICATION};"
        "CREATE TABLE versions (version INTEGER PRIMARY KEY, at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP);"
    )
    try:
        database.executescript(
            f"BEGIN IMMEDIATE; {first if number == 1 else ''} {sql}"
            f"; INSERT INTO versions (version) VALUES ({number}); COMMIT;"
        )
    except sqlite3.Error:
        if database.in_transaction:
            database.rollback()
        raise
