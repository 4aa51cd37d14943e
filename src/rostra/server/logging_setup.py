"""Logs: a line with time, level and table for everything, and never a secret, a name or an action."""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
import time
import traceback
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import TracebackType
from typing import TextIO
from urllib.parse import quote

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rostra.server.storage.interface import StorageError

LEVELS = ("debug", "info", "warning", "error")
LONGEST_PATH = 80

access = logging.getLogger("rostra.access")

_table: ContextVar[str | None] = ContextVar("table", default=None)
_TELLING = (OSError, sqlite3.Error, StorageError)
"""Errors whose text is about the machine. That of any other may quote what somebody sent."""
_SECRET_PATHS = re.compile(r"^(/api/codes|/api/qr|/join|/back)/.*", re.DOTALL)
_OUR_TABLE = re.compile(r"[a-z2-9]{1,32}")


@contextmanager
def about_table(table: str) -> Iterator[None]:
    """What is logged in here, and by the tasks that are started in here, carries the id of a table."""
    before = _table.set(table if _OUR_TABLE.fullmatch(table) else "?")
    try:
        yield
    finally:
        _table.reset(before)


def cause(error: BaseException) -> str:
    """An error in one line: its type, and its text if that cannot quote anybody."""
    text = " ".join(str(error).split()) if isinstance(error, _TELLING) else ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


class LineFormatter(logging.Formatter):
    """``2026-03-15T12:00:00.000Z WARNING table=k3x... rostra.server: what happened``."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s.%(msecs)03dZ %(levelname)s %(about)s%(name)s: %(message)s")
        self.datefmt = "%Y-%m-%dT%H:%M:%S"

    def format(self, record: logging.LogRecord) -> str:
        """The line, and a traceback without the texts of errors."""
        table = _table.get()
        record.about = "" if table is None else f"table={table} "
        record.exc_text = None  # another handler may have put all of it there
        return super().format(record)

    def formatException(
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None],
    ) -> str:
        """Where an error came from, with only such texts as cannot quote anybody."""
        error, parts = ei[1], []
        while error is not None:
            frames = traceback.extract_tb(error.__traceback__)
            parts.append("\n".join([cause(error), *(f"  {f.filename}:{f.lineno} {f.name}" for f in frames)]))
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n".join(parts)


def configure(level: str = "warning", access_log: bool = False, stream: TextIO | None = None) -> None:
    """Send what we and the libraries below us log to one stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(LineFormatter())
    logging.basicConfig(handlers=[handler], level="WARNING", force=True)  # libraries may log what they carry
    logging.getLogger("rostra").setLevel(level.upper())
    access.setLevel("INFO" if access_log else "CRITICAL")


class AccessLog:
    """Middleware that logs every request and every connection when it ends."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass a request on; log it if that was asked for."""
        is_logged = scope["type"] in ("http", "websocket") and access.isEnabledFor(logging.INFO)
        return (self._logged if is_logged else self._app)(scope, receive, send)

    async def _logged(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, answer = time.monotonic(), "-"

        async def watch(message: Message) -> None:
            nonlocal answer
            if message["type"] == "http.response.start":
                answer = str(message["status"])
            elif message["type"] == "websocket.close":
                answer = str(message.get("code", 1000))
            await send(message)

        try:
            await self._app(scope, receive, watch)
        finally:
            client = scope.get("client") or ("-", 0)
            seconds = time.monotonic() - begun
            method = scope.get("method", "WS")
            access.info("%s %s %s %s %.4fs", client[0], method, shown_path(scope["path"]), answer, seconds)


def shown_path(path: str) -> str:
    """A path as it is logged: without codes and tokens, without query, printable and not too long."""
    path = _SECRET_PATHS.sub(r"\1/*", path)
    return quote(path[:LONGEST_PATH], safe="/*:.-_")
