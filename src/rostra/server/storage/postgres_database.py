"""A PostgreSQL database: opened, checked and migrated, with a clear error when that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from rostra.server.storage.connection import Rows, migrations
from rostra.server.storage.interface import InUse, StorageError

OURS = "rostra"
"""The comment on the table of versions that marks a database as ours."""
LOCK = 0x726F7374
"""The advisory lock of whoever migrates (``rost``)."""
IN_USE = LOCK + 1
"""The advisory lock that all servers share."""
DEFAULTS = {
    "application_name": "rostra",
    "connect_timeout": "5",
    "target_session_attrs": "read-write",  # of several hosts, not the standby
    # Half a minute of silence, and the other end is gone.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "4",
    "tcp_user_timeout": "30000",
    # A server that stands still in a transaction must not hold up others for long.
    "options": "-c idle_in_transaction_session_timeout=2s -c lock_timeout=10s",
}
"""What the address of a database may say otherwise."""


class _Claimed(psycopg.Error):
    """Others are using the database."""


Prepare = Callable[[psycopg.Connection], None]
"""What is done on every new connection: ``serving``, ``alone`` or ``beside``."""


class PostgresDatabase:
    """Implements ``Database``."""

    failure: type[Exception] = psycopg.Error
    conflict: type[Exception] = psycopg.IntegrityError

    def __init__(self, address: str, prepare: Prepare) -> None:
        """Open it, and prepare the connection; ``StorageError`` says what is wrong."""
        self._address, self._prepare = address, prepare
        try:
            self._connection = connect(address, prepare)
        except _Claimed as error:
            raise InUse(f"The database cannot be used: {error}.") from None
        except psycopg.Error as error:
            raise StorageError(f"The database cannot be used: {_line(error)}.") from None

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction has begun, and the connection is still there."""
        idle = (TransactionStatus.IDLE, TransactionStatus.UNKNOWN)
        return self._connection.info.transaction_status not in idle

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        """Execute a statement."""
        return self._connection.execute(_translated(sql), values)

    def reason(self, error: Exception) -> str:
        """What went wrong; what the server says of data may quote them."""
        is_about_machine = isinstance(error, psycopg.OperationalError)
        return _line(error) if is_about_machine else type(error).__name__

    def begin(self) -> None:
        """Begin a transaction."""
        self._connection.execute(b"BEGIN")

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Insert rows: one statement with one value, however many rows there are."""
        names = ", ".join(f'"{name}"' for name in columns)
        sql = f"INSERT INTO {table} ({names}) SELECT {names} FROM json_populate_recordset(NULL::{table}, ?)"
        encoded = msgspec.json.encode([dict(zip(columns, row, strict=True)) for row in rows]).decode()
        if not self.in_transaction:
            self.execute(sql, (encoded,))
            return
        self.execute("SAVEPOINT rows")
        try:
            self.execute(sql, (encoded,))
        except psycopg.IntegrityError:
            self.execute("ROLLBACK TO rows")
            raise
        self.execute("RELEASE rows")

    def is_lost(self, error: Exception) -> bool:
        """Whether the connection is gone, or leads to a server that may no longer write."""
        return self._connection.closed or isinstance(error, psycopg.errors.ReadOnlySqlTransaction)

    def reconnect(self) -> None:
        """Connect again, to the first host that can be written."""
        self._connection.close()
        self._connection = connect(self._address, self._prepare)

    def problems(self) -> Iterator[str]:
        """Nothing: PostgreSQL has tools of its own."""
        yield from ()

    def close(self) -> None:
        """Close it."""
        self._connection.close()


@lru_cache(maxsize=500)
def _translated(sql: str) -> bytes:
    """A statement with the places that psycopg knows."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


def serving(connection: psycopg.Connection) -> None:
    """For a server: bring the database up to date, and keep away those who want it for themselves."""
    migrate(connection)
    _claim(connection, "pg_try_advisory_lock_shared", "it is being copied or mended")


def alone(connection: psycopg.Connection) -> None:
    """For somebody who wants it without a server."""
    migrate(connection)
    _claim(connection, "pg_try_advisory_lock", "a server is using it")


def beside(connection: psycopg.Connection) -> None:
    """For somebody who looks at it beside a server; nothing is changed."""
    reached, known = version(connection), migrations("postgres")[-1][0]
    if reached != known:
        raise psycopg.Error(f"it has schema {reached}, not {known}: `rostra serve` migrates it")


def _claim(connection: psycopg.Connection, lock: str, problem: str) -> None:
    if connection.execute(f"SELECT {lock}(%s)".encode(), (IN_USE,)).fetchone() != (True,):
        raise _Claimed(problem)


def connect(address: str, prepare: Prepare) -> psycopg.Connection:
    """A connection that is ready for its use."""
    given = conninfo_to_dict(address)
    more = {name: value for name, value in DEFAULTS.items() if name not in given}
    connection = psycopg.connect(make_conninfo(address, **more), autocommit=True)
    # An entry counts when it is committed, and committed means on the disk.
    durable = "SELECT set_config('synchronous_commit', 'on', false)"
    connection.execute(f"{durable} WHERE current_setting('synchronous_commit') = 'off'".encode())
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: psycopg.Connection) -> None:
    """Bring a database up to date, each migration in a transaction of its own; only one server does so."""
    connection.execute("SELECT pg_advisory_lock(%s)", (LOCK,))
    try:
        reached, known = version(connection), migrations("postgres")
        if reached > known[-1][0]:
            newer = f"it was made by a newer rostra (schema {reached}, this one knows {known[-1][0]})"
            raise psycopg.Error(newer)
        for number, sql in known:
            if number > reached:
                apply(connection, number, sql)
    finally:
        connection.execute("SELECT pg_advisory_unlock(%s)", (LOCK,))


def version(connection: psycopg.Connection) -> int:
    """The last migration a database has had; 0 for an empty one."""
    comment = "SELECT obj_description(to_regclass('versions'), 'pg_class')"
    if connection.execute(comment).fetchone() == (OURS,):
        found = connection.execute("SELECT max(version) FROM versions").fetchone()
        return 0 if found is None else int(found[0])
    if connection.execute("SELECT 1 FROM pg_tables WHERE schemaname = current_schema()").fetchone():
        raise psycopg.Error("it belongs to another program")
    return 0


def apply(connection: psycopg.Connection, number: int, sql: str) -> None:
    """Apply one migration."""
    with connection.transaction():
        if version(connection) == 0:
            connection.execute(
                "CREATE TABLE versions (version INTEGER PRIMARY KEY, at TIMESTAMPTZ NOT NULL DEFAULT now())"
            )
            connection.execute(f"COMMENT ON TABLE versions IS '{OURS}'")
        connection.execute(sql.encode())
        connection.execute("INSERT INTO versions (version) VALUES (%s)", (number,))


def _line(error: Exception) -> str:
    """What a driver says, in one line."""
    return " ".join(str(error).split()).rstrip(".")
