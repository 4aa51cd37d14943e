"""Servers with a bug: ``python -m tests.server.chaos.planted BUG serve ...``. Will the checker see it?"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from rostra.cli import main
from rostra.server.catching_up import CatchingUp
from rostra.server.storage.postgres import PostgresStorage


def epoch() -> None:
    """Bots and clocks write, whoever holds the lease."""
    PostgresStorage._check_lease = lambda *_: None  # type: ignore[method-assign]


def commit() -> None:
    """What is to be written is acknowledged and shown at once."""
    append = PostgresStorage.append

    def early(self: PostgresStorage, *what: Any, **more: Any) -> asyncio.Future[None]:
        append(self, *what, **more)
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    PostgresStorage.append = early  # type: ignore[assignment, method-assign]


def catch_up() -> None:
    """Nobody reads what other servers have written."""
    CatchingUp.hint = lambda *_: None  # type: ignore[method-assign]


BUGS = {bug.__name__: bug for bug in (epoch, commit, catch_up)}

if __name__ == "__main__":
    BUGS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
