"""The compiler at work: once for all processes that share a cache, watched by whoever waits for it.

Whoever is second waits for the first to finish and loads what it made. At the end of the process the compiler
is stopped between two rules: a thread that is cut off inside it would abort the process.
"""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, NoReturn, Protocol

if sys.platform != "win32":
    import fcntl


class Watcher(Protocol):
    """Is told about every rule that is compiled here, and at last that nothing is any more."""

    def __call__(self, rule: str | None, done: int, planned: int, /) -> None:
        """The rule (``None``: no more), and how many are done of those that are known so far."""


class Compiler:
    """What this process compiles; all of it under the compiler's own lock, so in one thread at once."""

    def __init__(self) -> None:
        self.planned = 0
        """How many rules are known."""
        self.watcher: Watcher | None = None
        self._done: set[Path] = set()
        self._held: list[Path] = []
        self._is_busy = self._is_stopping = False

    def once(
        self, compile_one: Callable[[Any], Any], guard: AbstractContextManager[None], place: Path
    ) -> Callable[[Any], Any]:
        """``compile_one``, by one process at a time: ``place`` is where the others find what came of it."""
        if not self.planned:
            atexit.register(self._stop, guard)
        self.planned += 1

        def compile_alone(signature: Any) -> Any:
            with guard:  # before the file's lock, in every thread, so that no two wait for each other
                if self._is_stopping:
                    raise SystemExit  # with which a thread ends without a word
                try:
                    with self._holding(place):
                        made = compile_one(signature)
                        self._done.add(place)
                        return made
                finally:
                    self._end()

        return compile_alone

    def begin(self, rule: str) -> None:
        """Tell that a rule is compiled now: it is not in the cache."""
        self._is_busy = True
        if self.watcher is not None:
            self.watcher(rule, len(self._done), self.planned)

    def _end(self) -> None:
        if not self._held and self._is_busy:
            self._is_busy = False
            if self.watcher is not None:
                self.watcher(None, len(self._done), self.planned)

    @contextmanager
    def _holding(self, place: Path) -> Iterator[None]:
        """Hold a place; not twice, when a rule calls itself."""
        lock = place.with_name(f"{place.name}.lock")
        with nullcontext() if place in self._held else _locked(lock):
            self._held.append(place)
            try:
                yield
            finally:
                self._held.pop()

    def leave(self, code: int) -> NoReturn:
        """End the process, at once even while a thread compiles: nobody needs that any more."""
        self._is_stopping = True
        if self._is_busy:
            with suppress(OSError, ValueError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)
        sys.exit(code)

    def _stop(self, guard: AbstractContextManager[None]) -> None:
        """At exit, wait until the compiler has finished its rule; it begins no other."""
        self._is_stopping = True
        with guard:
            pass


COMPILER = Compiler()


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """Hold the lock of a file; it goes away with the process. Where there are none, everybody compiles."""
    with ExitStack() as stack:
        if sys.platform != "win32":
            with suppress(OSError):  # a folder that cannot be written, or a file system without locks
                fcntl.flock(stack.enter_context(open(file, "ab")), fcntl.LOCK_EX)
        yield
