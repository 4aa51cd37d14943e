"""Which kind of database it is: a file is SQLite, an address PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from urllib.parse import urlsplit

from rostra.server.storage.connection import Database
from rostra.server.storage.interface import Storage, StorageError
from rostra.server.storage.sqlite import SqliteDatabase, SqliteStorage
from rostra.server.storage.sqlite_file import lock_database, open_database, open_existing, telling_address

SCHEMES = ("postgresql", "postgres")


def is_postgres(database: str) -> bool:
    """Whether this is the address of a PostgreSQL database, and not a file."""
    scheme, separator, _ = database.partition("://")
    return bool(separator) and scheme in SCHEMES


def shown(database: str) -> str:
    """A database as it may be shown: without a password."""
    if not is_postgres(database):
        return database
    parts = urlsplit(database)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{f'{parts.username}@' if parts.username else ''}{host}{parts.path}"


def exists(database: str) -> bool:
    """Whether there is something to read; for an address, that is found out when it is opened."""
    return is_postgres(database) or Path(database).is_file()


def open_storage(database: str) -> Storage:
    """The storage of a server, created or migrated if need be; ``StorageError`` says why not."""
    if not is_postgres(database):
        return SqliteStorage(Path(database))
    with _driver():
        from rostra.server.storage.postgres import PostgresStorage
    return PostgresStorage(database)


def told_address(database: str, address: str) -> AbstractContextManager[None]:
    """While this server runs: tell another that wants the same file where it is. Others share PostgreSQL."""
    return nullcontext() if is_postgres(database) else telling_address(Path(database), address)


@contextmanager
def beside_server(database: str) -> Iterator[Database]:
    """A database of this version, which a server may be using; ``StorageError`` if there is none."""
    if not is_postgres(database):
        yield from _used(SqliteDatabase(open_existing(Path(database))), database)
        return
    with _driver():
        from rostra.server.storage.postgres_database import PostgresDatabase, beside
    yield from _used(PostgresDatabase(database, beside), database)


@contextmanager
def without_server(database: str) -> Iterator[Database]:
    """A database, created or migrated if need be; ``StorageError`` if a server is using it."""
    if is_postgres(database):
        with _driver():
            from rostra.server.storage.postgres_database import PostgresDatabase, alone
        yield from _used(PostgresDatabase(database, alone), database)
        return
    lock = lock_database(Path(database))
    try:
        yield from _used(SqliteDatabase(open_database(Path(database))), database)
    finally:
        lock.release()


def _used(opened: Database, database: str) -> Iterator[Database]:
    with closing(opened):
        try:
            yield opened
        except opened.failure as error:
            raise StorageError(f"The database {shown(database)} failed: {opened.reason(error)}.") from None


@contextmanager
def _driver() -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise StorageError(f"PostgreSQL needs {error.name}: pip install 'rostra[postgres]'.") from None
