"""The worker pool: games played in separate processes, by default one for each core."""

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

from rostra.arena.match import GameResult, Match, game_result
from rostra.arena.tournament import Fixture, Tournament
from rostra.kernel import jit
from rostra.table.records import dump

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
"""A worker uses one thread: the other cores are for other workers."""


class WorkerLost(Exception):
    """A worker process was killed during a game."""


def play_all(
    tournament: Tournament, fixtures: Iterable[Fixture], workers: int, records: Path | None = None
) -> Iterator[GameResult]:
    """Play games and yield the result of each as soon as it is over; ``records`` is a folder to keep them in.

    Which worker plays a game, and when, changes nothing about it.
    """
    if workers == 1:
        _warm(tournament)
        for fixture in fixtures:
            yield play(tournament, fixture, records)
        return
    with _one_thread_each(), _pool(tournament, workers) as pool:
        waiting = iter(fixtures)
        # Only a few games are queued, so that an interrupt need not wait for thousands.
        running = {pool.submit(play, tournament, f, records) for f in islice(waiting, 2 * workers)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                running |= {pool.submit(play, tournament, f, records) for f in islice(waiting, len(done))}
        except BrokenProcessPool as error:
            raise WorkerLost from error
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def play(tournament: Tournament, fixture: Fixture, records: Path | None = None) -> GameResult:
    """Play one game."""
    match = Match(tournament.table(fixture), tournament.bots(fixture))
    match.play()
    if records is not None:
        text = dump(match.table.record())
        (records / f"game-{fixture.number:06}.jsonl").write_text(text, encoding="utf-8")
    return game_result(fixture, match)


def _pool(tournament: Tournament, workers: int) -> ProcessPoolExecutor:
    # Forking a process with threads, which compilers and libraries start, may hang: workers are spawned.
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=spawn, initializer=_begin, initargs=(tournament,))


def _begin(tournament: Tournament) -> None:
    """Set up a worker: an interrupt ends it silently, and it is warm before its first game."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_exit_with_parent, name="rostra-orphan", daemon=True).start()
    _warm(tournament)


def _exit_with_parent() -> None:
    """Exit with the parent: if it was killed, a worker would wait forever for its next game."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _warm(tournament: Tournament) -> None:
    """Let every player decide once, so that nothing is compiled or loaded while games are timed."""
    if not jit.available():
        return
    for index, name in enumerate(tournament.names):
        fixture = Fixture(0, -1 - index, (name,) * tournament.players)
        with suppress(Exception):  # a bot that fails here fails in its games too, and is reported there
            Match(tournament.table(fixture), tournament.bots(fixture)).play(until_turn=2)


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Processes started inside this context use one thread each."""
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
