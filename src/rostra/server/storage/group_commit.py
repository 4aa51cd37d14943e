"""Jobs for a database, in one thread, committed in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

from rostra.server.storage.connection import Connection, Database
from rostra.server.storage.interface import Conflict, Damaged, StorageError

R = TypeVar("R")
Columns = tuple[str, tuple[str, ...]]
"""A table and some of its columns."""

MAX_BATCH = 256
"""Jobs in one commit."""


@dataclass(slots=True, eq=False)
class Job:
    """Work to do in a transaction, and the future of whoever waits for it."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    into: Columns | None = None
    """If the work is to insert a row."""
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

    def __init__(self, database: Database) -> None:
        self._database = database
        self._closed = False
        self.tell_seconds: Callable[[float], None] = lambda seconds: None
        """Called with how long each commit took, in the thread of the database."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="rostra-database", daemon=True)
        self._thread.start()

    def run(self, work: Callable[[Connection], R]) -> asyncio.Future[R]:
        """Begin to do this work in a transaction; it is committed when the future is done."""
        return self._begin(work)

    def insert(self, into: Columns, row: Sequence[Any]) -> asyncio.Future[None]:
        """Begin to insert a row."""
        return self._begin(lambda db: self._database.insert(*into, [row]), into, row)

    def _begin(
        self, work: Callable[[Connection], R], into: Columns | None = None, row: Sequence[Any] = ()
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
        with suppress(self._database.failure):
            self._database.close()

    def _commit(self, batch: list[Job]) -> None:
        """Commit all jobs in one transaction; if that fails, each in its own, so that only one fails."""
        try:
            self._transaction(batch)
        except self._database.failure as error:
            if len(batch) == 1:
                batch[0].error = StorageError(self._database.reason(error))
                return
            for job in batch:
                self._commit([job])

    def _transaction(self, batch: list[Job]) -> None:
        database = self._database
        parts = [(into, [*jobs]) for into, jobs in groupby(batch, attrgetter("into"))]
        try:
            if len(parts) > 1:
                database.begin()
            for into, jobs in parts:
                if into is not None and self._inserted(into, jobs):
                    continue  # one statement; if it is alone, it is a transaction too
                if not database.in_transaction:
                    database.begin()
                for job in jobs:
                    self._attempt(job)
            if database.in_transaction:
                database.execute("COMMIT")
        except database.failure:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise

    def _inserted(self, into: Columns, jobs: list[Job]) -> bool:
        """Insert the rows of some jobs; ``False``, and none is inserted, if there is a conflict."""
        try:
            self._database.insert(*into, [job.row for job in jobs])
        except self._database.conflict:
            return False
        for job in jobs:
            job.error = None
        return True

    def _attempt(self, job: Job) -> None:
        """Do one job; a conflict or an error of its own undoes this job alone."""
        database = self._database
        job.error = None
        database.execute("SAVEPOINT job")
        try:
            job.result = job.work(database)
        except (database.conflict, Conflict) as error:
            database.execute("ROLLBACK TO job")
            job.error = Conflict(type(error).__name__)  # its text might quote what is stored
        except Damaged as error:
            database.execute("ROLLBACK TO job")
            job.error = error
        except database.failure:
            raise
        except Exception as error:
            database.execute("ROLLBACK TO job")
            job.error = StorageError(type(error).__name__)
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
