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


def supervise(count: int, work: Callable[[], None]) -> None:
    """Run ``work`` in so many processes until told to stop; they stop first."""
    stopping = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True

    for number in SIGNALS:
        signal.signal(number, stop)
    children = {_started(work) for _ in range(count)}
    while not stopping:
        time.sleep(LOOK)
        for _ in range(len(_ended(children))):
            log.warning("A worker has ended and is replaced")
            time.sleep(PAUSE)
            children.add(_started(work))
    while children:
        for child in children:
            os.kill(child, signal.SIGTERM)  # again and again: one that is just starting may not have heard
        time.sleep(PAUSE if len(_ended(children)) == 0 else LOOK)


def _ended(children: set[int]) -> set[int]:
    """Those that have ended; they are no children any more."""
    ended = {child for child in children if os.waitpid(child, os.WNOHANG)[0]}
    children -= ended
    return ended


def _started(work: Callable[[], None]) -> int:
    """Start a process; its number."""
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)  # until it is clear to whom they are
    child = os.fork()
    if child == 0:
        for number in SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        code = 1
        try:
            work()
            code = 0
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(code)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    return child
