"""Threads that wait for work: handing some over takes microseconds, ten times less than a pool of futures."""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable
from threading import Lock, Thread
from typing import Any

HEAD_START = 64
"""How many games the thread that hands over work plays until the others are awake."""


def shares(games: int, threads: int, steps: int = 1) -> list[tuple[int, int]]:
    """The games of each thread, first and end, so that all end together; no more threads than it is worth."""
    late = HEAD_START // max(1, steps)
    threads = max(1, min(threads, games, games * steps // (2 * HEAD_START)))
    bounds = [late + (games - late) * share // threads for share in range(threads + 1)]
    return list(zip([0, *bounds[1:-1]], bounds[1:], strict=True))


class Crew:
    """Some threads beside the one that calls."""

    def __init__(self, helpers: int) -> None:
        self._count = helpers
        self._process = 0
        """Threads do not live on in a forked process: there they start anew."""
        self._helpers: list[_Helper] = []

    def share(self, work: Callable[[int], int], parts: int) -> list[int]:
        """Do as many parts of some work, by their numbers, at the same time; what came of each."""
        if parts > 1 and self._process != os.getpid():
            self._start()
        helpers = self._helpers[: parts - 1]
        for part, helper in enumerate(helpers, 1):
            helper.begin(work, part)
        outcomes = [_outcome(work, 0), *(helper.end() for helper in helpers)]
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                raise outcome
        return outcomes

    def close(self) -> None:
        """End the threads; they start again when there is work."""
        _dismiss(self._helpers)
        self._helpers, self._process = [], 0

    def _start(self) -> None:
        self._process = os.getpid()
        self._helpers = [_Helper() for _ in range(self._count)]
        weakref.finalize(self, _dismiss, self._helpers)


class _Helper:
    """A thread that does one piece of work after the other."""

    def __init__(self) -> None:
        self._work: Callable[[int], int] | None = None
        self._part = 0
        self._outcome: Any = None
        self._to_do, self._done = Lock(), Lock()
        self._to_do.acquire()
        self._done.acquire()
        Thread(target=self._serve, name="rostra-games", daemon=True).start()

    def begin(self, work: Callable[[int], int] | None, part: int = 0) -> None:
        """Hand over some work; without any, the thread ends."""
        self._work, self._part = work, part
        self._to_do.release()

    def end(self) -> Any:
        """Wait until it is done; or do it here, if the thread has not woken up yet, as on a busy machine."""
        if self._to_do.acquire(blocking=False):
            assert self._work is not None
            return _outcome(self._work, self._part)
        self._done.acquire()
        return self._outcome

    def _serve(self) -> None:
        while True:
            self._to_do.acquire()
            if self._work is None:
                return
            self._outcome = _outcome(self._work, self._part)
            self._work = None
            self._done.release()


def _outcome(work: Callable[[int], int], part: int) -> Any:
    """What comes of a part of some work, or the error that does."""
    try:
        return work(part)
    except BaseException as error:
        return error


def _dismiss(helpers: list[_Helper]) -> None:
    for helper in helpers:
        helper.begin(None)
    helpers.clear()
