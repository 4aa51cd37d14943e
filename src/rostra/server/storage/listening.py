"""Hints from PostgreSQL: what anybody has written, as soon as it is committed."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread

import psycopg

from rostra.server.storage.postgres_database import beside, connect

CHANNEL = "rostra"
LOOK = 1.0
"""Seconds after which it is seen whether to go on listening."""
RETRY = 0.5
"""Seconds until a lost connection is tried again."""


class Listening:
    """Listens in a thread and on a connection of its own."""

    def __init__(self, address: str, tell: Callable[[list[str]], None]) -> None:
        """``tell`` is called with hints; with none, when some may have been missed."""
        self._address, self._tell = address, tell
        self._closed = Event()
        self._thread = Thread(target=self._run, name="rostra-listening", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                with connect(self._address, beside) as connection:
                    self._listen(connection)
            except psycopg.Error:  # the one who writes says so in the log
                self._closed.wait(RETRY)

    def _listen(self, connection: psycopg.Connection) -> None:
        connection.execute(f"LISTEN {CHANNEL}".encode())
        self._tell([])
        while not self._closed.is_set():
            for told in connection.notifies(timeout=LOOK, stop_after=1):
                self._tell(told.payload.split())
