"""While somebody at a terminal waits for the compiler, it says what it does and how far it is."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from typing import Any

from rostra.kernel import jit
from rostra.kernel.compiling import COMPILER
from rostra.words import say


class TerminalWatcher:
    """A bar on standard error while the main thread compiles; nobody waits for the others."""

    def __init__(self) -> None:
        self._bar: Any = None
        self._task: Any = None

    def __call__(self, rule: str | None, done: int, planned: int) -> None:
        """Show how far it is; nothing is left of it in the end."""
        if rule is None:
            self._close()
        elif self._bar is not None or _is_awaited():
            if self._bar is None:
                self._open()
            self._bar.update(self._task, completed=done, total=planned)

    def _open(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

        folder = TextColumn(say("compiling-once", {"folder": str(jit.cache_folder())}))
        columns = folder, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
        self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self._bar.start()
        self._task = self._bar.add_task("")

    def _close(self) -> None:
        if self._bar is not None:
            self._bar.stop()
            self._bar = None


def _is_awaited() -> bool:
    return (
        sys.stderr.isatty()
        and os.environ.get("TERM") != "dumb"
        and threading.current_thread() is threading.main_thread()
        and multiprocessing.parent_process() is None
    )


def watch() -> None:
    """Say it from now on, unless somebody says it already."""
    COMPILER.watcher = COMPILER.watcher or TerminalWatcher()
