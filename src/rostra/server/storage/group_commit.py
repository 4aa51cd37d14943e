"""Jobs for a database, in one thread, committed in groups."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, groupby
from operator import attrgetter
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

from rostra.server.storage.interface import Conflict, Damaged, StorageError

R = TypeVar("R")

MAX_BATCH = 256
"""Jobs in one commit."""


@dataclass(slots=True, eq=False)
class Job:
    """Work to do in a transaction, and the future of whoever waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    into: str | None = None
    """If the work is to insert a row: into which columns of which table."""
    row: Sequence[Any] = ()
    result: Any = None
    error: Exception | None = None


class GroupCommit:
    """Runs jobs on one connection in one thread, in the order they came, and commits them in groups.

    A commit waits for the disk. Meanwhile new jobs queue up, and the next commit takes all of them. So the
    disk decides how many commits there are in a second, but not how many moves.

    Rows for one table that follow each other are inserted by one statement: every statement gives the
    interpreter's lock to the event loop, and then has to wait for it.
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
        return self._begin(work)

    def insert(self, into: str, row: Sequence[Any]) -> asyncio.Future[None]:
        """Begin to insert a row; ``into`` is the table and its columns."""
        return self._begin(lambda db: _insert(db, into, [row]), into, row)

    def _begin(
        self, work: Callable[[sqlite3.Connection], R], into: str | None = None, row: Sequence[Any] = ()
    ) -> asyncio.Future[R]:
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        if self._closed:
            done.set_exception(StorageError("The database is closed."))
        else:
            self._jobs.put(Job(work, done, into, row))
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
        parts = [(into, [*jobs]) for into, jobs in groupby(batch, attrgetter("into"))]
        try:
            if len(parts) > 1:
                database.execute("BEGIN IMMEDIATE")
            for into, jobs in parts:
                if into is not None and self._inserted(into, jobs):
                    continue  # one statement; if it is alone, it is a transaction too
                if not database.in_transaction:
                    database.execute("BEGIN IMMEDIATE")
                for job in jobs:
                    self._attempt(job)
            if database.in_transaction:
                database.execute("COMMIT")
        except sqlite3.Error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise

    def _inserted(self, into: str, jobs: list[Job]) -> bool:
        """Insert the rows of some jobs; ``False``, and none is inserted, if there is a conflict."""
        try:
            _insert(self._connection, into, [job.row for job in jobs])
        except sqlite3.IntegrityError:
            return False
        for job in jobs:
            job.error = None
        return True

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
        except Damaged as error:
            database.execute("ROLLBACK TO job")
            job.error = error
        except sqlite3.Error:
            raise
        except Exception as error:
            database.execute("ROLLBACK TO job")
            job.error = StorageError(type(error).__name__)  # its text might quote what is stored
        database.execute("RELEASE job")


def _insert(database: sqlite3.Connection, into: str, rows: Sequence[Sequence[Any]]) -> None:
    places = f"({', '.join('?' * len(rows[0]))})"
    sql = f"INSERT INTO {into} VALUES {', '.join([places] * len(rows))}"
    database.execute(sql, [*chain.from_iterable(rows)])


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
