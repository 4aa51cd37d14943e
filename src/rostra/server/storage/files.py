"""The database file: opened, checked and locked, with a clear word for whatever is wrong with it."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path

from rostra.server.storage.interface import StorageError
from rostra.server.storage.migrations import NotOurs, check, migrate


class FileLock:
    """Keeps a second server away from the same file: two would not see each other's moves."""

    def __init__(self, path: Path) -> None:
        """Take the lock; ``StorageError`` when somebody has it, or the folder cannot be written."""
        self._path = path.with_name(f"{path.name}.lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StorageError(f"The database {path} cannot be written: {error.strerror}.") from None
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise StorageError(f"The database {path} is in use by another rostra server.") from None

    def release(self) -> None:
        """Let others have it; the system does it for those who are killed."""
        os.close(self._file)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def open_database(path: Path) -> sqlite3.Connection:
    """The database in a file, up to date; nothing in it is lost, whatever is wrong with it."""
    try:
        database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    except sqlite3.Error as error:
        raise StorageError(f"The database {path} cannot be opened: {error}.") from None
    try:
        _prepare(database)
    except NotOurs as error:
        database.close()
        raise StorageError(f"The database {path} was left as it is: {error}.") from None
    except sqlite3.OperationalError as error:
        database.close()
        raise StorageError(f"The database {path} cannot be written: {error}.") from None
    except sqlite3.DatabaseError as error:
        database.close()
        raise StorageError(
            f"The database {path} is damaged or no database ({error}). It was left as it is:"
            " name another file, or put a backup in its place."
        ) from None
    path.chmod(0o600)
    return database


def _prepare(database: sqlite3.Connection) -> None:
    sound = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    if sound != "ok":
        raise sqlite3.DatabaseError(sound)
    check(database)
    # An entry counts when it is committed, and committed means on the disk.
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    migrate(database)
