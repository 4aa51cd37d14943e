"""A PostgreSQL server for tests: Debian's, in a temporary folder, on a free port, never as root."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

INSTALLED = Path("/usr/lib/postgresql")
USER = "postgres"
"""Who runs the server where we are root, which PostgreSQL refuses."""
QUICK = ("-c", "fsync=off", "-c", "full_page_writes=off", "-c", "shared_buffers=16MB")
"""A test that loses power has other worries."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest version first."""
    found = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return None if on_path is None else Path(on_path).resolve().parent


class Cluster:
    """A server with databases for tests; it can be stopped and started while somebody uses it."""

    def __init__(
        self, folder: Path, bin: Path, settings: tuple[str, ...] = QUICK, primary: Cluster | None = None
    ) -> None:
        """An empty one, or a standby of another."""
        self._folder, self._bin, self._settings = folder, bin, settings
        self._user = USER if os.geteuid() == 0 else None
        self._numbers = count()
        self.port = 0
        if self._user is not None:
            shutil.chown(folder, self._user)
        if primary is None:
            made = ("--auth=trust", "--username=rostra", "--encoding=UTF8", "--locale=C")
            self._run("initdb", "--no-sync", *made)
        else:
            source = ("--host=127.0.0.1", f"--port={primary.port}", "--username=rostra")
            self._run("pg_basebackup", "--no-sync", "--checkpoint=fast", "--write-recovery-conf", *source)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])

    def start(self) -> None:
        """Start, and wait until it answers."""
        listen = ["-p", str(self.port), "-c", "listen_addresses=127.0.0.1", "-k", str(self._folder)]
        options = " ".join((*listen, *self._settings))
        log = str(self._folder / "log")
        self._run("pg_ctl", "start", "--wait", f"--log={log}", f"--options={options}")

    def stop(self, mode: str = "fast") -> None:
        """Stop; ``immediate`` is a crash."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def promote(self) -> None:
        """Make a standby the one that can be written."""
        self._run("pg_ctl", "promote", "--wait")

    @property
    def pid(self) -> int:
        """The number of its first process."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def connect(self, address: str) -> psycopg.Connection:
        """A connection for a test."""
        return psycopg.connect(address, autocommit=True)

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://rostra@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *options: str) -> None:
        command = [str(self._bin / program), "--pgdata", str(self._folder / "data"), *options]
        done = subprocess.run(
            command,
            user=self._user,
            group=self._user,
            extra_groups=None if self._user is None else [],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # a pipe would stay open as long as the server
            stderr=subprocess.DEVNULL,
            check=False,
        )
        assert done.returncode == 0, f"{program} {' '.join(options)}: {self._said()}"

    def _said(self) -> str:
        log = self._folder / "log"
        return log.read_text() if log.exists() else "no log"


@contextmanager
def cluster(
    parent: Path | None = None, settings: tuple[str, ...] = QUICK, primary: Cluster | None = None
) -> Iterator[Cluster]:
    """A server that runs; perhaps a standby of another."""
    bin = programs()
    assert bin is not None
    with tempfile.TemporaryDirectory(prefix="rostra-pg-", dir=parent, ignore_cleanup_errors=True) as name:
        opened = Cluster(Path(name), bin, settings, primary)
        opened.start()
        try:
            yield opened
        finally:
            opened.stop("immediate")
