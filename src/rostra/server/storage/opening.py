"""Which storage a database is: a file is SQLite, an address PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from rostra.server.storage.interface import Storage, StorageError
from rostra.server.storage.sqlite import SqliteStorage

SCHEMES = ("postgresql", "postgres")


def is_postgres(database: str) -> bool:
    """Whether this is the address of a PostgreSQL database, and not a file."""
    scheme, separator, _ = database.partition("://")
    return bool(separator) and scheme in SCHEMES


def open_storage(database: str) -> Storage:
    """The storage in a database, created or migrated if need be; ``StorageError`` says why not."""
    if not is_postgres(database):
        return SqliteStorage(Path(database))
    try:
        from rostra.server.storage.postgres import PostgresStorage
    except ImportError as error:
        wanted = f"PostgreSQL needs {error.name}: pip install 'rostra[postgres]'"
        raise StorageError(wanted) from None
    return PostgresStorage(database)


def shown(database: str) -> str:
    """A database as it may be shown: without a password."""
    if not is_postgres(database):
        return database
    parts = urlsplit(database)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{f'{parts.username}@' if parts.username else ''}{host}{parts.path}"
