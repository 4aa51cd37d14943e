"""The database file: locked, opened, checked and migrated, with a clear error when that fails."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from rostra.server.storage.checkpoints import LONGEST_WAL
from rostra.server.storage.connection import migrations
from rostra.server.storage.interface import InUse, StorageError

APPLICATION = 0x726F7374
"""Marks a SQLite file as ours (``rost``)."""

PAGE = 4096
"""Bytes of a page."""


class NotOurs(Exception):
    """A database that this program must not touch; the text says why."""


def lock_database(path: Path) -> BaseFileLock:
    """Keep a second server away from the same file: neither would see the other's moves."""
    path = path.resolve()  # whatever links lead to it
    address = _address_file(path)
    lock = FileLock(path.with_name(f"{path.name}.lock"), timeout=0, mode=0o600, thread_local=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
        address.unlink(missing_ok=True)  # of a server that was killed
    except Timeout:
        raise InUse(_in_use(path, address)) from None
    except OSError as error:
        raise StorageError(f"The database {path} cannot be written: {error.strerror}.") from None
    return lock


@contextmanager
def telling_address(path: Path, address: str) -> Iterator[None]:
    """Tell a second server, as long as the first has the database, where that is."""
    file = _address_file(path.resolve())
    with suppress(OSError):
        file.write_text(address, encoding="utf-8")
    try:
        yield
    finally:
        with suppress(OSError):
            file.unlink()


def _address_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.address")


def _in_use(path: Path, address: Path) -> str:
    try:
        where = f"the rostra server at {address.read_text('utf-8')}"
    except OSError:
        where = "another rostra server"
    return f"The database {path} is in use by {where}."


def open_existing(path: Path) -> sqlite3.Connection:
    """A database of this version beside a server that may be running; nothing in it is changed."""
    if not path.is_file():
        raise StorageError(f"There is no database {path}.")
    try:
        database = sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)
        database.text_factory = _text
        database.execute("PRAGMA foreign_keys = ON")
        reached, known = version(database), migrations("sqlite")[-1][0]
    except NotOurs as error:
        raise StorageError(f"The database {path} cannot be used: {error}.") from None
    except sqlite3.Error as error:
        raise StorageError(f"The database {path} cannot be opened: {error}.") from None
    if reached != known:
        database.close()
        raise StorageError(
            f"The database {path} has schema {reached}, not {known}: `rostra serve` migrates it."
        )
    return database


def open_database(path: Path) -> sqlite3.Connection:
    """The database in a file, up to date. A file that is not right is left as it is."""
    try:
        database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    except sqlite3.Error as error:
        raise StorageError(f"The database {path} cannot be opened: {error}.") from None
    database.text_factory = _text
    try:
        _prepare(database)
    except NotOurs as error:
        database.close()
        raise StorageError(f"The database {path} was left as it is: {error}.") from None
    except sqlite3.OperationalError as error:
        database.close()
        raise StorageError(f"The database {path} cannot be written: {error}.") from None
    except sqlite3.DatabaseError as error:
        database.close()
        raise StorageError(
            f"The database {path} is damaged, or not a database ({error}). It was left as it is:"
            " name another file, or restore a backup."
        ) from None
    path.chmod(0o600)
    return database


def _text(data: bytes) -> str | bytes:
    """A text; one that is none is left as it is, so that only whoever needs it stumbles over it."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def _prepare(database: sqlite3.Connection) -> None:
    sound = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    if sound != "ok":
        raise sqlite3.DatabaseError(sound)
    reached, known = version(database), migrations("sqlite")[-1][0]
    if reached > known:
        raise NotOurs(f"it was made by a newer rostra (schema {reached}, this one knows {known})")
    # An entry counts when it is committed, and committed means on the disk.
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_WAL}")
    database.execute(f"PRAGMA journal_size_limit = {LONGEST_WAL * PAGE}")
    database.execute("PRAGMA foreign_keys = ON")
    migrate(database)


def version(database: sqlite3.Connection) -> int:
    """The last migration a database has had; 0 for an empty one."""
    tables = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if tables == 0:
        return 0
    if database.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise NotOurs("it belongs to another program")
    return int(database.execute("SELECT max(version) FROM versions").fetchone()[0])


def migrate(database: sqlite3.Connection) -> None:
    """Bring a database up to date, each migration in a transaction of its own."""
    reached = version(database)
    for number, sql in migrations("sqlite"):
        if number > reached:
            apply(database, number, sql)


def apply(database: sqlite3.Connection, number: int, sql: str) -> None:
    """Apply one migration."""
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
