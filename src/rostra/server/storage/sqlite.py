"""Storage in SQLite: one file in WAL mode, written by one thread that commits in groups."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Generic, TypeVar

import msgspec

from rostra.server.storage.database import lock_database, open_database
from rostra.server.storage.interface import (
    ChatRow,
    Conflict,
    Entry,
    SeatRow,
    StorageError,
    StoredTable,
    TableRow,
)

T = TypeVar("T", bound=msgspec.Struct)
R = TypeVar("R")

MAX_BATCH = 256
"""Jobs in one commit."""
_OPEN = "status <> 'over'"


class _Mapper(Generic[T]):
    """Maps between a struct and the columns of its table; some columns hold JSON."""

    def __init__(self, kind: type[T], *json: str) -> None:
        self._kind, self._json = kind, json
        self._fields = kind.__struct_fields__
        self._flags = {field.name for field in msgspec.structs.fields(kind) if field.type is bool}
        self.columns = ", ".join(f'"{name}"' for name in self._fields)
        self.places = ", ".join("?" * len(self._fields))

    def values(self, row: T) -> list[Any]:
        """The values of the columns."""
        return [self._value(name, getattr(row, name)) for name in self._fields]

    def _value(self, name: str, value: Any) -> Any:
        is_json = name in self._json and value is not None
        return msgspec.json.encode(value).decode() if is_json else value

    def struct(self, values: tuple[Any, ...]) -> T:
        """The struct with these values."""
        row = dict(zip(self._fields, values, strict=True))
        for name in self._json:
            row[name] = None if row[name] is None else msgspec.json.decode(row[name])
        for name in self._flags:
            row[name] = bool(row[name])
        return msgspec.convert(row, self._kind)


_TABLES = _Mapper(TableRow, "variants", "options", "clock")
_SEATS = _Mapper(SeatRow)
_LOG = _Mapper(Entry, "action", "reasons")
_CHATS = _Mapper(ChatRow, "to")


class SqliteStorage:
    """Implements ``Storage`` in one file."""

    def __init__(self, path: Path) -> None:
        """Open the file, or create it; ``StorageError`` says what is wrong with it."""
        self._lock = lock_database(path)
        try:
            self._writer = GroupCommit(open_database(path))
        except StorageError:
            self._lock.release()
            raise

    async def close(self) -> None:
        """Finish what was begun."""
        await self._writer.close()
        self._lock.release()

    def time_commits(self, tell: Callable[[float], None]) -> None:
        """Tell how long each commit takes."""
        self._writer.tell_seconds = tell

    async def ping(self) -> None:
        """Answer."""
        await self._execute("SELECT version FROM versions LIMIT 1")

    def _execute(self, sql: str, *values: Any) -> asyncio.Future[list[Any]]:
        """Execute one statement as a transaction."""
        return self._writer.run(lambda db: db.execute(sql, values).fetchall())

    # Tables

    async def create_table(
        self, table: TableRow, seats: list[SeatRow], rematch_of: str | None = None
    ) -> None:
        """Store a new table."""

        def work(db: sqlite3.Connection) -> None:
            insert = f"INSERT INTO tables ({_TABLES.columns}) VALUES ({_TABLES.places})"
            db.execute(insert, _TABLES.values(table))
            _put_seats(db, table.id, seats)
            if rematch_of is not None:
                link = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"
                if db.execute(link, (table.id, rematch_of)).rowcount == 0:
                    raise Conflict("There is a rematch already.")

        await self._writer.run(work)

    async def find_table(self, table: str) -> StoredTable | None:
        """A table and its seats."""
        found = await self._find("WHERE id = ?", table)
        return found[0] if found else None

    async def find_code(self, code: str) -> str | None:
        """The open table with this code."""
        found = await self._execute(f"SELECT id FROM tables WHERE code = ? AND {_OPEN}", code)
        return str(found[0][0]) if found else None

    async def listed_tables(self, since: float, limit: int) -> list[StoredTable]:
        """The latest listed tables that wait or play."""
        where = f"WHERE listed AND {_OPEN} AND created >= ? ORDER BY created DESC LIMIT ?"
        return await self._find(where, since, limit)

    async def tables_of(self, owner: str, limit: int) -> list[StoredTable]:
        """The tables where somebody has a seat."""
        where = (
            "WHERE id IN (SELECT table_id FROM seats WHERE owner = ?)"
            " ORDER BY status = 'over', created DESC LIMIT ?"
        )
        return await self._find(where, owner, limit)

    async def _find(self, where: str, *values: Any) -> list[StoredTable]:
        def work(db: sqlite3.Connection) -> list[StoredTable]:
            rows = db.execute(f"SELECT {_TABLES.columns} FROM tables {where}", values).fetchall()
            return [(_TABLES.struct(row), _seats(db, row[0])) for row in rows]

        return await self._writer.run(work)

    async def count_open_tables(self, host: str) -> tuple[int, int]:
        """How many open tables a host has, and how many there are in all."""
        sql = f"SELECT coalesce(sum(host = ?), 0), count(*) FROM tables WHERE {_OPEN}"
        ((hosted, total),) = await self._execute(sql, host)
        return int(hosted), int(total)

    async def tables_in_play(self) -> list[str]:
        """All tables in play."""
        return [str(id) for (id,) in await self._execute("SELECT id FROM tables WHERE status = 'playing'")]

    async def delete_waiting_tables(self, before: float) -> None:
        """Delete tables created before that time whose game has not begun."""
        await self._execute("DELETE FROM tables WHERE status = 'waiting' AND created < ?", before)

    async def save_seats(self, table: TableRow, seats: list[SeatRow], token: str | None = None) -> None:
        """Store who sits where, and the table's host, status and beginning."""

        def work(db: sqlite3.Connection) -> None:
            if token is not None and db.execute("DELETE FROM tokens WHERE hash = ?", (token,)).rowcount == 0:
                raise Conflict("The token was used already.")
            update = (
                "UPDATE tables SET host = ?, status = iif(status = 'over', status, ?), began = ?,"
                " seats_version = seats_version + 1 WHERE id = ? AND seats_version = ?"
            )
            values = (table.host, table.status, table.began, table.id, table.seats_version)
            if db.execute(update, values).rowcount == 0:
                raise Conflict("The seats have changed.")
            _put_seats(db, table.id, seats)

        await self._writer.run(work)

    # The log

    async def read_log(self, table: str) -> list[Entry]:
        """The log of a table."""
        sql = f"SELECT {_LOG.columns} FROM log WHERE table_id = ? ORDER BY number"
        rows = await self._execute(sql, table)
        return await asyncio.to_thread(lambda: [_LOG.struct(row) for row in rows])  # there may be thousands

    def append(self, table: str, entry: Entry, over: bool) -> Awaitable[None]:
        """Begin to append an entry to a log."""
        values = (table, *_LOG.values(entry))

        def work(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO log (table_id, {_LOG.columns}) VALUES (?, {_LOG.places})", values)
            if over:
                db.execute("UPDATE tables SET status = 'over' WHERE id = ?", (table,))

        return self._writer.run(work)

    # Chat and notes

    async def latest_chats(self, table: str, limit: int) -> list[ChatRow]:
        """The latest chat messages, oldest first."""
        chats: list[ChatRow] = []
        for part in ("number > 0 ORDER BY number DESC", "number < 0 ORDER BY number"):
            sql = f"SELECT {_CHATS.columns} FROM chats WHERE table_id = ? AND {part} LIMIT ?"
            chats += [_CHATS.struct(row) for row in await self._execute(sql, table, limit)]
        return sorted(chats, key=lambda chat: (chat.at, abs(chat.number)))

    async def append_chat(self, table: str, chat: ChatRow) -> None:
        """Store a chat message."""
        insert = f"INSERT INTO chats (table_id, {_CHATS.columns}) VALUES (?, {_CHATS.places})"
        await self._execute(insert, table, *_CHATS.values(chat))

    async def read_notes(self, table: str) -> dict[int, str]:
        """The private notes, by seat."""
        return dict(await self._execute("SELECT seat, text FROM notes WHERE table_id = ?", table))

    async def save_notes(self, table: str, seat: int, text: str) -> None:
        """Store the notes of a seat."""
        await self._execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", table, seat, text)

    # Tokens that bring seats to another device

    async def save_token(self, token: str, table: str, owner: str) -> None:
        """Store the hash of a token."""
        await self._execute("INSERT OR REPLACE INTO tokens VALUES (?, ?, ?)", token, table, owner)

    async def find_token(self, token: str) -> tuple[str, str] | None:
        """The table and the owner of the seats behind a token."""
        found = await self._execute("SELECT table_id, owner FROM tokens WHERE hash = ?", token)
        return (str(found[0][0]), str(found[0][1])) if found else None


def _seats(db: sqlite3.Connection, table: str) -> list[SeatRow]:
    sql = f"SELECT {_SEATS.columns} FROM seats WHERE table_id = ? ORDER BY seat"
    return [_SEATS.struct(row) for row in db.execute(sql, (table,))]


def _put_seats(db: sqlite3.Connection, table: str, seats: list[SeatRow]) -> None:
    sql = f"INSERT OR REPLACE INTO seats (table_id, {_SEATS.columns}) VALUES (?, {_SEATS.places})"
    db.executemany(sql, [(table, *_SEATS.values(seat)) for seat in seats])


@dataclass(slots=True, eq=False)
class Job:
    """Work to do in a transaction, and the future of whoever waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class GroupCommit:
    """Runs jobs on one connection in one thread, in the order they came, and commits them in groups.

    A commit waits for the disk. Meanwhile new jobs queue up, and the next commit takes all of them. So the
    disk decides how many commits there are in a second, but not how many moves.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._closed = False
        self.tell_seconds: Callable[[float], None] = lambda seconds: None
        """Called with how long each commit took, in the thread of the database."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="rostra-database", daemon=True)
        self._thread.start()

    def run(self, work: Callable[[sqlite3.Connection], R]) -> asyncio.Future[R]:
        """Begin to do this work in a transaction; it is committed when the future is done."""
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        if self._closed:
            done.set_exception(StorageError("The database is closed."))
        else:
            self._jobs.put(Job(work, done))
        return done

    async def close(self) -> None:
        """Finish the jobs in the queue, and close the database."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        running = True
        while running:
            job = self._jobs.get()
            batch: list[Job] = []
            while job is not None:
                batch.append(job)
                if len(batch) == MAX_BATCH:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            running = job is not None
            if batch:
                begun = perf_counter()
                self._commit(batch)
                self.tell_seconds(perf_counter() - begun)
                _deliver(batch)
        with suppress(sqlite3.Error):
            self._connection.close()

    def _commit(self, batch: list[Job]) -> None:
        """Commit all jobs in one transaction; if that fails, each in its own, so that only one fails."""
        try:
            self._transaction(batch)
        except sqlite3.Error as error:
            if len(batch) == 1:
                batch[0].error = StorageError(str(error))
                return
            for job in batch:
                self._commit([job])

    def _transaction(self, batch: list[Job]) -> None:
        database = self._connection
        try:
            database.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._attempt(job)
            database.execute("COMMIT")
        except sqlite3.Error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise

    def _attempt(self, job: Job) -> None:
        """Do one job; a conflict or an error of its own undoes this job alone."""
        database = self._connection
        job.error = None
        database.execute("SAVEPOINT job")
        try:
            job.result = job.work(database)
        except (sqlite3.IntegrityError, Conflict) as error:
            database.execute("ROLLBACK TO job")
            job.error = Conflict(str(error))
        except sqlite3.Error:
            raise
        except Exception as error:
            database.execute("ROLLBACK TO job")
            job.error = StorageError(type(error).__name__)  # its text might quote what is stored
        database.execute("RELEASE job")


def _deliver(batch: list[Job]) -> None:
    """Wake those who wait, with one call into each loop."""
    for loop in {job.done.get_loop() for job in batch}:
        with suppress(RuntimeError):  # nobody waits in a loop that was closed
            loop.call_soon_threadsafe(_resolve, [job for job in batch if job.done.get_loop() is loop])


def _resolve(batch: list[Job]) -> None:
    for job in batch:
        if job.done.cancelled():
            continue
        if job.error is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(job.error)
