"""Jobs for a database, in one thread, committed in groups."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic, perf_counter
from typing import Any, TypeVar

from rostra.server.storage.connection import Connection, Database
from rostra.server.storage.interface import Away, Conflict, Damaged, StorageError

log = logging.getLogger("rostra.server")

R = TypeVar("R")
Columns = tuple[str, tuple[str, ...]]
"""A table and some of its columns."""

MAX_BATCH = 256
"""Jobs in one commit."""
RETRY = 0.25
"""Seconds between two attempts to reach a database that has gone away."""
PATIENCE = 20.0
"""Seconds for which jobs wait for it; those that come later are turned away at once."""


@dataclass(slots=True, eq=False)
class Job:
    """Work to do in a transaction, and the future of whoever waits for it."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    into: Columns | None = None
    """If the work is to insert a row."""
    row: Sequence[Any] = ()
    only_reads: bool = False
    locks: str = ""
    """What it may keep others from writing until the commit: a table, or whatever else has a name."""
    result: Any = None
    error: Exception | None = None


class GroupCommit:
    """Runs jobs on one connection in one thread, in the order they came, and commits them in groups.

    A commit waits for the disk. Meanwhile new jobs queue up, and the next commit takes all of them. So the
    disk decides how many commits there are in a second, but not how many moves.

    Rows for one table that follow each other are inserted by one statement: every statement gives the
    interpreter's lock to the event loop, and then has to wait for it.

    In a group, jobs are done in the order of what they lock, so servers that share a database wait for each
    other at most, and never each for the other.

    A database that goes away is waited for. What was not committed is done again; where that is not known, an
    entry is looked for first, and anything else that writes fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._closed = Event()
        self._away_since: float | None = None
        self._is_committing = False
        """Whether all that may be missing is the answer to a commit."""
        self.tell_away: Callable[[bool], None] = lambda away: None
        """Called when the database goes away and when it is back, in the thread of the database."""
        self.tell_seconds: Callable[[float], None] = lambda seconds: None
        """Called with how long each commit took, in the thread of the database."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="rostra-database", daemon=True)
        self._thread.start()

    def run(self, work: Callable[[Connection], R], locks: str = "") -> asyncio.Future[R]:
        """Begin to do this work in a transaction; it is committed when the future is done."""
        return self._begin(Job(work, _future(), locks=locks))

    def read(self, work: Callable[[Connection], R]) -> asyncio.Future[R]:
        """Begin to do work that writes nothing."""
        return self._begin(Job(work, _future(), only_reads=True))

    def insert(self, into: Columns, row: Sequence[Any]) -> asyncio.Future[None]:
        """Begin to insert a row, which locks what its first column names."""
        job = Job(lambda db: self._database.insert(*into, [row]), _future(), into, row, locks=str(row[0]))
        return self._begin(job)

    def _begin(self, job: Job) -> asyncio.Future[Any]:
        if self._closed.is_set():
            job.done.set_exception(StorageError("The database is closed."))
        else:
            self._jobs.put(job)
        return job.done

    async def close(self) -> None:
        """Finish the jobs in the queue, and close the database."""
        self._closed.set()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        running = True
        while running:
            job = self._next()
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
                batch.sort(key=attrgetter("locks"))
                begun = perf_counter()
                self._commit(batch)
                self.tell_seconds(perf_counter() - begun)
                _deliver(batch)
        with suppress(self._database.failure):
            self._database.close()

    def _next(self) -> Job | None:
        """Wait for a job; meanwhile look for a database that has gone away."""
        while self._away_since is not None:
            try:
                return self._jobs.get(timeout=RETRY)
            except Empty:
                self._reconnect()
        return self._jobs.get()

    def _commit(self, batch: list[Job]) -> None:
        """Commit all jobs in one transaction; if that fails, each in its own, so that only one fails."""
        try:
            self._transaction(batch)
        except self._database.failure as error:
            if self._database.is_lost(error):
                self._commit_again(batch)
            elif len(batch) == 1:
                batch[0].error = StorageError(self._database.reason(error))
            else:
                for job in batch:
                    self._commit([job])

    def _commit_again(self, batch: list[Job]) -> None:
        """The database has gone away: wait for it, and do what was not committed."""
        in_doubt = self._is_committing
        left = batch
        while left and self._is_back():
            try:
                if in_doubt:
                    left = [job for job in left if not self._is_settled(job)]
                    in_doubt = False
                if left:
                    self._commit(left)
                return
            except self._database.failure:  # it has gone away once more
                continue
        for job in left:
            job.error = Away("The database has gone away.")

    def _is_settled(self, job: Job) -> bool:
        """Of a job whose commit may have been lost with its answer: whether there is nothing left to do."""
        job.error = None
        if job.only_reads:
            return False
        if job.into is None:
            job.error = Away("The database has gone away.")
            return True
        table, columns = job.into
        given = [value for value in job.row if value is not None]
        same = (
            f'"{name}" = ?' if value is not None else f'"{name}" IS NULL'
            for name, value in zip(columns, job.row, strict=True)
        )
        return (
            self._database.execute(f"SELECT 1 FROM {table} WHERE {' AND '.join(same)}", given).fetchone()
            is not None
        )

    def _is_back(self) -> bool:
        """Wait until the database is back, but not for long."""
        begun = self._away_since or monotonic()
        while not self._reconnect():
            if monotonic() - begun > PATIENCE or self._closed.wait(RETRY):
                return False
        return True

    def _reconnect(self) -> bool:
        """Try once to reach a database that has gone away."""
        try:
            self._database.reconnect()
        except self._database.failure as error:
            if self._away_since is None:
                self._away_since = monotonic()
                log.warning("The database has gone away: %s", self._database.reason(error))
                self.tell_away(True)
            return False
        if self._away_since is not None:
            log.warning("The database is back after %.1f s", monotonic() - self._away_since)
            self._away_since = None
            self.tell_away(False)
        return True

    def _transaction(self, batch: list[Job]) -> None:
        database, self._is_committing = self._database, False
        parts = [(into, [*jobs]) for into, jobs in groupby(batch, attrgetter("into"))]
        try:
            if len(parts) > 1:
                database.begin()
            for into, jobs in parts:
                self._is_committing = into is not None and len(parts) == 1
                if into is not None and self._inserted(into, jobs):
                    continue  # one statement; if it is alone, it is a transaction too
                self._is_committing = False
                if not database.in_transaction:
                    database.begin()
                for job in jobs:
                    self._attempt(job)
            if database.in_transaction:
                self._is_committing = True
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
        """Do one job; a conflict or an error of its own undoes this job alone. Reading needs no undoing."""
        database = self._database
        job.error = None
        if not job.only_reads:
            database.execute("SAVEPOINT job")
        try:
            job.result = job.work(database)
        except Exception as error:
            job.error = self._own_error(error)
            if not job.only_reads:
                database.execute("ROLLBACK TO job")
        if not job.only_reads:
            database.execute("RELEASE job")

    def _own_error(self, error: Exception) -> Exception:
        """What went wrong with one job; what went wrong with the database is raised again."""
        if isinstance(error, self._database.conflict):
            return Conflict(type(error).__name__)  # its text might quote what is stored
        if isinstance(error, self._database.failure):
            raise error
        return error if isinstance(error, Conflict | Damaged) else StorageError(type(error).__name__)


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


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
