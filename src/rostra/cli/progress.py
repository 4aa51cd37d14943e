"""How far something is: a bar in a terminal, plain lines in a log."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from rostra.kernel.compiling import COMPILER
from rostra.words import say


class Report(Protocol):
    """Called whenever a part is done."""

    def __call__(self, done: int, planned: int, what: str = "", /) -> None:
        """How many parts are done, of how many, and what is being done now."""


@contextmanager
def progress(
    unit: str, line: Callable[[int, int, str], str | None], *, quiet: bool = False
) -> Iterator[Report]:
    """Report on standard error. Where that is no terminal, ``line`` says what is worth a line, or None."""
    if quiet:
        yield lambda done, planned, what="": None
    elif sys.stderr.isatty() and os.environ.get("TERM") != "dumb":
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = BarColumn(), MofNCompleteColumn(), TextColumn(unit), TimeRemainingColumn()
        described = TextColumn("{task.description} {task.fields[compiling]}")
        with Progress(*columns, described, console=Console(stderr=True)) as bar:
            task = bar.add_task("", total=None, compiling="")

            def compiling(rule: str | None, done: int, planned: int) -> None:
                more = "" if rule is None else say("compiling-now", {"done": done, "planned": planned})
                bar.update(task, compiling=more)

            before, COMPILER.watcher = COMPILER.watcher, compiling
            try:
                yield lambda done, planned, what="": bar.update(
                    task, completed=done, total=planned, description=what
                )
            finally:
                COMPILER.watcher = before
    else:
        yield lambda done, planned, what="": _print(line(done, planned, what))


def _print(line: str | None) -> None:
    if line is not None:
        print(line, file=sys.stderr, flush=True)
