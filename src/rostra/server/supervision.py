"""Several servers on one machine: a process that listens, starts them, and replaces those that die."""

from __future__ import annotations

import logging
import os
import signal
import time
import traceback
from collections.abc import Callable

log = logging.getLogger("rostra.server")

SIGNALS = (signal.SIGINT, signal.SIGTERM)
LOOK = 0.1
"""Seconds between two looks whether all are there."""
PAUSE = 0.5
"""Seconds until one that died is replaced, so that one that cannot start does not keep the machine busy."""


def supervise(count: int, work: Callable[[int], None], ended: Callable[[int], None]) -> None:
    """Run ``work`` in so many processes, which are numbered, until told to stop; they stop first.

    ``ended`` is told who has ended, before it is replaced.
    """
    stopping = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True

    for number in SIGNALS:
        signal.signal(number, stop)
    children = {_started(work, worker): worker for worker in range(count)}
    while not stopping:
        time.sleep(LOOK)
        lost = _ended(children)
        for worker in lost:
            log.warning("A worker has ended and is replaced")
            ended(worker)
        for worker in lost:
            time.sleep(PAUSE)
            children[_started(work, worker)] = worker
    while children:
        for child in children:
            os.kill(child, signal.SIGTERM)  # again and again: one that is just starting may not have heard
        time.sleep(PAUSE if len(_ended(children)) == 0 else LOOK)


def _ended(children: dict[int, int]) -> list[int]:
    """The workers that have ended; they are no children any more."""
    return [children.pop(child) for child in list(children) if os.waitpid(child, os.WNOHANG)[0]]


def _started(work: Callable[[int], None], worker: int) -> int:
    """Start a worker; the number of its process."""
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)  # until it is clear to whom they are
    child = os.fork()
    if child == 0:
        for number in SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        code = 1
        try:
            work(worker)
            code = 0
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(code)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    return child
