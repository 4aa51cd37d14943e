"""Threads that wait for work: handing some over takes microseconds, ten times less than a pool of futures."""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable
from itertools import count
from threading import Lock, Thread
from time import sleep
from typing import Any

WORTH = 1_024
"""How many actions of games a thread must have to play, or waking it takes longer than it helps."""
HEAD_START = 64
"""How many of them the thread that hands over work plays until the others are awake."""
PATIENCE = 50
"""How often a thread looks for another before it sleeps, or does without: some tens of microseconds."""

Work = Callable[[int], int]
Check = Callable[[int], None]


def shares(games: int, threads: int, steps: int = 1) -> list[tuple[int, int]]:
    """The games of each thread, first and end, so that all end together; no more threads than it is worth."""
    threads = max(1, min(threads, games, games * steps // WORTH))
    late = min(HEAD_START // max(1, steps), games // threads)
    bounds = [late + (games - late) * share // threads for share in range(threads + 1)]
    return list(zip([0, *bounds[1:-1]], bounds[1:], strict=True))


class ThreadPool:
    """Some threads beside the one that calls."""

    def __init__(self, workers: int) -> None:
        self._count = workers
        self._process = 0
        """Threads do not live on in a forked process: there they start anew."""
        self._workers: list[_Worker] = []

    def share(self, work: Work, parts: int, check: Check | None = None) -> list[int]:
        """Do as many parts of some work, by their numbers, at the same time; what came of each.

        If the check of any part raises an error, no part is done, and the error comes out.
        """
        if parts > 1 and self._process != os.getpid():
            self._start()
        task = Task(work, check, parts)
        try:
            outcomes = self._shared(task, self._workers[: parts - 1])
        except BaseException:  # an interrupt, and nobody knows how far the others are: begin with new ones
            task.go = True
            self._workers, self._process = [], 0
            raise
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                raise outcome
        return outcomes

    def _shared(self, task: Task, workers: list[_Worker]) -> list[Any]:
        for part, worker in enumerate(workers, 1):
            worker.begin(task, part)
        task.check_part(0)
        for worker in workers:
            worker.checked(task)
        task.go = True
        return [task.outcome(0), *(worker.end(task) for worker in workers)]

    def close(self) -> None:
        """End the threads; they start again when there is work."""
        _stop(self._workers)
        self._workers, self._process = [], 0

    def _start(self) -> None:
        self._process = os.getpid()
        self._workers = [_Worker() for _ in range(self._count)]
        weakref.finalize(self, _stop, self._workers)


class Task:
    """Some work in parts, which begins when all of them have been checked."""

    def __init__(self, work: Work, check: Check | None, parts: int) -> None:
        self._work, self._check = work, check
        self._done = [check is None] * parts
        self._wrong: BaseException | None = None
        self.go = False
        """Whether all parts have been checked."""

    def check_part(self, part: int) -> None:
        """Check a part, unless that was done."""
        if not self._done[part] and self._check is not None:
            try:
                self._check(part)
            except BaseException as error:
                self._wrong = error
            self._done[part] = True

    def is_checked(self, part: int) -> bool:
        """Whether a part has been checked."""
        return self._done[part]

    def outcome(self, part: int) -> Any:
        """What comes of a part, or the error that does."""
        try:
            if self._wrong is not None:
                raise self._wrong
            return self._work(part)
        except BaseException as error:
            return error


class _Worker:
    """A thread that does one part after the other."""

    def __init__(self) -> None:
        self._task: Task | None = None
        self._part = 0
        self._is_here = False
        """Whether the part was taken back by the thread that handed it over."""
        self._outcome: Any = None
        self._to_do, self._done = Lock(), Lock()
        self._to_do.acquire()
        self._done.acquire()
        Thread(target=self._serve, name="rostra-games", daemon=True).start()

    def begin(self, task: Task, part: int) -> None:
        """Hand over a part."""
        self._task, self._part, self._is_here = task, part, False
        self._to_do.release()

    def stop(self) -> None:
        """End the thread, whatever it was doing; after an interrupt it may not have taken its part yet."""
        self._task = None
        if self._to_do.locked():
            self._to_do.release()

    def checked(self, task: Task) -> None:
        """Wait until the part is checked; take it back if the thread sleeps on, as on a busy machine."""
        for spin in count():
            if task.is_checked(self._part):
                return
            if spin >= PATIENCE and self._to_do.acquire(blocking=False):
                self._is_here = True
                task.check_part(self._part)
            sleep(0)

    def end(self, task: Task) -> Any:
        """Wait until the part is done; or do it here, if the thread has not begun."""
        if self._is_here or self._to_do.acquire(blocking=False):
            return task.outcome(self._part)
        for _ in range(PATIENCE):
            if self._done.acquire(blocking=False):
                return self._outcome
            sleep(0)
        self._done.acquire()
        return self._outcome

    def _serve(self) -> None:
        while True:
            self._to_do.acquire()
            task = self._task
            if task is None:
                return
            task.check_part(self._part)
            while not task.go:
                sleep(0)
            self._outcome = task.outcome(self._part)
            self._task = task = None
            self._done.release()


def _stop(workers: list[_Worker]) -> None:
    for worker in workers:
        worker.stop()
    workers.clear()
