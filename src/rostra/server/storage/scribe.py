"""The one thread that writes: jobs that wait together are committed together.

A commit waits for the disk. While it does, new jobs gather, and the next commit takes them all; so the disk
sets how often there is a commit, but not how many moves a second there are.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from rostra.server.storage.interface import Conflict, StorageError

T = TypeVar("T")

MOST_JOBS = 256
"""Jobs in one commit."""


@dataclass(slots=True, eq=False)
class Job:
    """Something to do in a transaction, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class Scribe:
    """Does jobs on one connection, in the order they came."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._closed = False
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="rostra-scribe", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Begin to do this in a transaction; when the future is done, it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._closed:
            done.set_exception(StorageError("The database is closed."))
        else:
            self._jobs.put(Job(work, done))
        return done

    async def close(self) -> None:
        """Finish the jobs there are, and close the database."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going_on = True
        while going_on:
            job = self._jobs.get()
            batch: list[Job] = []
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_JOBS:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            going_on = job is not None
            if batch:
                self._commit(batch)
                _deliver(batch)
        with suppress(sqlite3.Error):
            self._connection.close()

    def _commit(self, batch: list[Job]) -> None:
        """All in one transaction; if that fails, each in one of its own, so that only the guilty fail."""
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
        """One job, undone by itself when somebody else was first."""
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
            job.error = StorageError(repr(error))
        database.execute("RELEASE job")


def _deliver(batch: list[Job]) -> None:
    """Tell those who wait, with one call into each loop."""
    for loop in {job.done.get_loop() for job in batch}:
        with suppress(RuntimeError):  # a loop that was closed waits for nothing
            loop.call_soon_threadsafe(_resolve, [job for job in batch if job.done.get_loop() is loop])


def _resolve(batch: list[Job]) -> None:
    for job in batch:
        if job.done.cancelled():
            continue
        if job.error is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(job.error)
