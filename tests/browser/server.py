"""A server as people start it: a process of its own, on loopback, with its data in a folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import TracebackType

from rostra import Table
from rostra.server.game_log import GameLog
from rostra.server.storage import reading
from rostra.server.storage.rows import TABLES
from rostra.server.storage.sqlite import SqliteDatabase
from rostra.server.storage.sqlite_file import open_existing

CLIENT = Path(__file__).parents[2] / "src" / "rostra" / "server" / "static" / "index.html"
ENVIRONMENT = {"ROSTRA_JIT": "0", "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"}


class Server:
    """``rostra serve``, until it is closed."""

    def __init__(self, folder: Path, bot_delay: float = 0, options: dict[str, str] | None = None) -> None:
        assert CLIENT.exists(), "The browser client is not built: run `make client`."
        self._database = folder / "rostra.sqlite3"
        self._log = folder / "server.log"
        self._bot_delay = bot_delay
        self._options = options or {}
        self._port = 0
        self._open()

    def _open(self) -> None:
        command = [sys.executable, "-c", "import sys; from rostra.cli import main; sys.exit(main())", "serve"]
        options: dict[str, object] = {
            "port": self._port,
            "database": self._database,
            "bot-delay": self._bot_delay,
        }
        for name, value in (options | self._options).items():
            command += [f"--{name}", str(value)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | ENVIRONMENT
            )
        self._port = self._announced()

    def _announced(self) -> int:
        """The port it says it listens at."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"The server did not open: {line}{self._log.read_text()}"
        return int(found[1])

    def played(self, table: str) -> Table:
        """A table as its log leads to it: what only the server knows."""
        with closing(SqliteDatabase(open_existing(self._database))) as database:
            rows = database.execute(f"SELECT {TABLES.columns} FROM tables WHERE id = ?", (table,))
            row, _ = reading.table(database, rows.fetchall()[0])
            return GameLog(row, reading.entries(reading.log(database, table))).table

    @property
    def port(self) -> int:
        return self._port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def kill(self) -> None:
        """SIGKILL: it cannot say goodbye."""
        self._process.kill()
        self._process.wait()
        self._shut()

    def reopen(self) -> None:
        """The same database, the same port."""
        self._open()

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._shut()

    def complaints(self) -> str:
        """What it wrote to its log: nothing, when all is well."""
        return self._log.read_text()

    def _shut(self) -> None:
        if self._process.stdout is not None:
            self._process.stdout.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.returncode is None:
            self.close()
