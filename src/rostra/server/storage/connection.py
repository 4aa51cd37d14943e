"""What the statements of a storage run on: SQLite or PostgreSQL, as far as they are alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import resources
from typing import Any, Protocol


class Rows(Protocol):
    """What a statement found, or how many rows it changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        ...

    def fetchone(self) -> Any:
        """The next row, or ``None``."""
        ...

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """Executes statements."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Rows:
        """Execute a statement in the SQL that both know; every ``?`` stands for a value."""
        ...


class Database(Connection, Protocol):
    """A connection, and what a group commit must know about it. Used by one thread."""

    failure: type[Exception]
    """What it raises when anything is wrong."""
    conflict: type[Exception]
    """What it raises when a row is there already, or belongs to one that is not there."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction has begun."""
        ...

    def reason(self, error: Exception) -> str:
        """What went wrong, without anything that is stored."""
        ...

    def begin(self) -> None:
        """Begin a transaction that will write."""
        ...

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Insert rows with one statement: all of them, or none and ``conflict``."""
        ...

    def is_lost(self, error: Exception) -> bool:
        """Whether this error means that the database has gone away, and may come back."""
        ...

    def reconnect(self) -> None:
        """Connect again; ``failure`` if it has not come back."""
        ...

    def problems(self) -> Iterator[str]:
        """What the database itself finds wrong with what it holds."""
        ...

    def close(self) -> None:
        """Close it."""
        ...


@contextmanager
def transaction(database: Database) -> Iterator[None]:
    """Everything in here counts, or nothing."""
    database.begin()
    try:
        yield
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")


def migrations(kind: str) -> list[tuple[int, str]]:
    """The numbers and the SQL of all migrations of ``sqlite`` or ``postgres``, in order."""
    files = (resources.files(__package__) / "migrations" / kind).iterdir()
    return sorted(
        (int(file.name[:4]), file.read_text("utf-8")) for file in files if file.name.endswith(".sql")
    )


def upsert(keys: str, *columns: str) -> str:
    """What an insertion does if there is a row with the same keys: it puts these columns in its place."""
    return f"ON CONFLICT ({keys}) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in columns)}"
