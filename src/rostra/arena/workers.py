"""The workers: games played in separate processes, by default one for each core, or on a cluster."""

from __future__ import annotations

import multiprocessing
import os
import platform
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from typing import Any

from rostra.arena.cluster import Cluster
from rostra.arena.match import GameResult, Match, game_result
from rostra.arena.tournament import Fixture, Tournament
from rostra.kernel import jit
from rostra.review import luck
from rostra.table.records import dump

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
"""A worker uses one thread: the other cores are for other workers. Ray sees to that by itself."""
LUCK_DIGITS = 6
_WARM: set[tuple[str, str]] = set()
"""The players of games that this process has let play already."""


class WorkerLost(Exception):
    """A worker process was killed during a game."""


class OtherProgram(Exception):
    """Another machine of the cluster has other rules or bots, and would play another tournament."""


def play_all(
    tournament: Tournament,
    fixtures: Sequence[Fixture],
    workers: int | Cluster,
    keep_records: bool = False,
) -> Iterator[GameResult]:
    """Play games and yield the result of each as soon as it is over.

    Which worker plays a game, and when, changes nothing about it.
    """
    if not fixtures:
        return
    if isinstance(workers, Cluster):
        there = partial(_play_there, tournament, tournament.as_json(), keep_record=keep_records)
        yield from _spread(workers, there, fixtures, lambda: workers.places, workers.lost)
        return
    here, count = partial(play, tournament, keep_record=keep_records), min(workers, len(fixtures))
    if count == 1:
        _warm(tournament)
        yield from map(here, fixtures)
        return
    with _one_thread_each(), _pool(tournament, count) as pool:
        try:
            yield from _spread(pool, here, fixtures, lambda: 2 * count, BrokenProcessPool)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _spread(
    pool: Executor,
    play_one: Callable[[Fixture], GameResult],
    fixtures: Sequence[Fixture],
    places: Callable[[], int],
    lost: type[Exception],
) -> Iterator[GameResult]:
    """Have a pool play, each game where there is a place; ``lost`` is what is raised when it is broken."""
    waiting, running = iter(fixtures), set[Future[GameResult]]()
    try:
        while True:
            # Only a few games are queued, so that an interrupt need not wait for thousands.
            room = max(0, places() - len(running))
            running |= {pool.submit(play_one, fixture) for fixture in islice(waiting, room)}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except OtherProgram:
        raise  # Ray's errors are also those of the task
    except lost as error:
        raise WorkerLost from error


def play(tournament: Tournament, fixture: Fixture, keep_record: bool = False) -> GameResult:
    """Play one game; with its ``record``, if that is wanted."""
    match = Match(tournament.table(fixture), tournament.bots(fixture))
    match.play()
    result = game_result(fixture, match)
    if tournament.luck:
        result["luck"] = _luck(match)
    return result | {"record": dump(match.table.record())} if keep_record else result


def _luck(match: Match) -> list[float] | None:
    """What chance brought to each seat; nobody judges a game that was not finished."""
    if match.forfeit is not None:
        return None
    return [round(each, LUCK_DIGITS) for each in luck(match.table.record())]


def _play_there(
    tournament: Tournament, settings: dict[str, Any], fixture: Fixture, keep_record: bool
) -> GameResult:
    """Play one game on a cluster, if it would be the same game here as where it was asked for."""
    if tournament.as_json() != settings:
        raise OtherProgram(platform.node())
    _warm(tournament)
    return play(tournament, fixture, keep_record)


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
    for index, name in enumerate(tournament.names):
        if not jit.available() or (tournament.game, name) in _WARM:
            continue
        _WARM.add((tournament.game, name))
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
