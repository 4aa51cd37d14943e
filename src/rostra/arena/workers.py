"""Games played in processes of their own, as many at once as there are cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path

from rostra.arena.account import Account, account
from rostra.arena.match import Match
from rostra.arena.tournament import Fixture, Tournament
from rostra.kernel import jit
from rostra.table import records

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
"""A worker is one thread: the cores are for other workers."""


class WorkerLost(Exception):
    """A worker died under a game: something outside killed it."""


def played(
    tournament: Tournament, fixtures: Iterable[Fixture], workers: int, keep: Path | None = None
) -> Iterator[Account]:
    """Play games, and give each as soon as it is over; ``keep`` is a folder for their records.

    Which worker plays a game, and when, changes nothing about it.
    """
    if workers == 1:
        _warm(tournament)
        for fixture in fixtures:
            yield play(tournament, fixture, keep)
        return
    with _one_thread_each(), _pool(tournament, workers) as pool:
        waiting = iter(fixtures)
        # A few games ahead and no more, so that an interrupt need not wait for thousands.
        running = {pool.submit(play, tournament, f, keep) for f in islice(waiting, 2 * workers)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                running |= {pool.submit(play, tournament, f, keep) for f in islice(waiting, len(done))}
        except BrokenProcessPool as error:
            raise WorkerLost from error
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def play(tournament: Tournament, fixture: Fixture, keep: Path | None = None) -> Account:
    """Play one game."""
    match = Match(tournament.table(fixture), tournament.bots(fixture))
    match.play()
    if keep is not None:
        text = records.dump(match.table.record())
        (keep / f"game-{fixture.number:06}.jsonl").write_text(text, encoding="utf-8")
    return account(fixture, match)


def _pool(tournament: Tournament, workers: int) -> ProcessPoolExecutor:
    # Forking with threads about, as compilers and libraries have them, may hang: every worker begins anew.
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=spawn, initializer=_begin, initargs=(tournament,))


def _begin(tournament: Tournament) -> None:
    """A worker dies of an interrupt without a word, and is warm before its first game."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_leave_with_parent, name="rostra-orphan", daemon=True).start()
    _warm(tournament)


def _leave_with_parent() -> None:
    """A worker whose parent was killed would wait for its next game for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _warm(tournament: Tournament) -> None:
    """Let every player decide once, so that nothing is compiled or loaded while games are timed."""
    if not jit.available():
        return
    for place, name in enumerate(tournament.names):
        fixture = Fixture(0, -1 - place, (name,) * tournament.players)
        with suppress(Exception):  # who fails here fails in its games too, and there it is told
            Match(tournament.table(fixture), tournament.bots(fixture)).play(until_turn=2)


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Processes started meanwhile keep to one thread."""
    before = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
