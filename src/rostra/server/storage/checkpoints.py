"""Checkpoints: what was committed moves from the write-ahead log (WAL) into the database file."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

log = logging.getLogger("rostra.server")

PERIOD = 1.0
"""Seconds between two checkpoints."""
LONGEST_WAL = 10_000
"""Pages; a commit that finds a longer WAL makes a checkpoint itself, after which the WAL begins anew."""


class Checkpoints:
    """Makes checkpoints in a thread and on a connection of its own, so that no commit waits for them.

    By itself SQLite makes one in every commit that finds the WAL longer than 1,000 pages, and all moves in
    that commit wait until two files are on the disk. A checkpoint beside commits never catches up with them
    while they go on, and so the WAL would grow. Hence ``LONGEST_WAL``: such a commit has little left to do.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._closed = Event()
        self._thread = Thread(target=self._run, name="rostra-checkpoints", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Make no more of them; whoever closes the database last makes the last one."""
        self._closed.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        failed = False
        with closing(sqlite3.connect(self._path, isolation_level=None)) as database:
            while not self._closed.wait(PERIOD):
                try:
                    database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                    failed = False
                except sqlite3.Error as error:  # nothing is lost: it is in the WAL
                    if not failed:
                        log.warning("The database cannot be written, only its WAL: %s", error)
                    failed = True
