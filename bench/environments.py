"""Environment steps a second, with observations and masks, beside the environments of other libraries.

Ours: every step plays a random legal action in every game and writes the observation and the mask of the seat
that follows, and a game that ends begins anew. ``compiled loop``: actions are drawn inside, as Pgx does it;
``NumPy loop``: they go through NumPy, with the check that all are legal, as a learner would do it.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import rostra
from bench import openspiel, peers
from bench.report import Note, Row
from bench.timing import Work, median_actions, paces
from rostra.kernel import jit

GAMES = 256
"""Games on each core: their states fit its cache."""
MANY = 4096
STEPS = 25
TARGET = 3_000_000
TIMES = 5
"""How many times faster ours should be than the best of theirs of similar size."""

OURS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Quo Vadis?, 4 players, bargaining": ("quo-vadis", 4, {}),
    "Quo Vadis?, 4 players, no bargaining": ("quo-vadis", 4, {"asks": 0}),
    "Idus Martii, 5 players": ("idus-martii", 5, {}),
}


def rows() -> Iterator[Row | Note]:
    """Steps per second of ours and of theirs, and how they compare."""
    if not jit.available():
        yield Note("Numba is not installed, or ROSTRA_JIT=0: environments are skipped")
        return
    for name in OURS:
        yield from _ours(name)
    found = [each if isinstance(each, tuple) else Note(each) for each in peers.works()]
    theirs = {
        f"{name} ({size})": work for name, size, work in (each for each in found if isinstance(each, tuple))
    }
    works = theirs | {name: _loop(name) for name in OURS}
    figures = dict(zip(works, map(median_actions, paces(*works.values())), strict=True))
    yield from (each for each in found if isinstance(each, Note))
    yield from (Row(f"{what}, one core", figures[what], "steps/s") for what in theirs)
    yield from _rollouts()
    for size, target in ((peers.LIKE, TIMES), (peers.SMALL, None)):
        best = max((figures[what] for what in theirs if size in what), default=None)
        if best is not None:
            for name in OURS:
                yield Row(f"{name}, to the best peer {size}", figures[name] / best, "times", at_least=target)


def _ours(name: str) -> Iterator[Row]:
    works = (_loop(name), _loop(name, threads=2), _loop(name, games=MANY), _stepped(name))
    one, two, many, stepped = map(median_actions, paces(*works))
    yield Row(f"{name}, one core", one, "steps/s", at_least=TARGET)
    yield Row(f"{name}, two cores", two, "steps/s")
    yield Row(f"{name}, one core, {MANY} games", many, "steps/s")
    yield Row(f"{name}, one core, NumPy loop", stepped, "steps/s")


def _loop(name: str, threads: int = 1, games: int = GAMES) -> Work:
    """Random games in a compiled loop."""
    game, players, options = OURS[name]
    env = rostra.vector(game, games * threads, players, threads=threads, **options)
    steps = max(1, STEPS * GAMES * 10 // games)

    def play(_seed: int) -> float:
        env.run(steps)
        return steps * env.num_envs

    return Work(play, games=0)


def _stepped(name: str) -> Work:
    """Random games with NumPy in between."""
    game, players, options = OURS[name]
    env = rostra.vector(game, GAMES, players, **options)

    def play(_seed: int) -> float:
        for _ in range(STEPS):
            env.step(env.any_action)
        return STEPS * env.num_envs

    return Work(play, games=0)


def _rollouts() -> Iterator[Row]:
    """OpenSpiel's core without observations."""
    if find_spec("pyspiel") is not None:
        import pyspiel

        for name in openspiel.GAMES:
            (runs,) = paces(openspiel.rollouts(pyspiel, name))
            yield Row(f"OpenSpiel {name}, C++ rollouts, nothing observed", median_actions(runs), "actions/s")
