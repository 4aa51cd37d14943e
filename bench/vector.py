"""``rostra.vector``: many games at once, with observations and masks, beside Pgx's smallest game.

Every step plays a random legal action in every game and writes the observation and the mask of the seat that
follows, and a game that ends begins anew. ``run`` draws the actions inside, as Pgx does it in its loop here;
``step`` takes them through NumPy, with the check that all are legal, as a learner would do it.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import rostra
from bench import peers
from bench.report import Note, Row
from bench.timing import Work, median_actions, paces, times_as_fast
from rostra.kernel import jit

SIZES = (64, 1_024, 16_384)
BATCH = 65_536
"""Actions per batch, about."""
RUN, STEP = 4_000_000, 3_000_000
"""Steps per second with bargaining."""
OTHERS = 3_000_000
"""Steps per second of the other games, in a loop inside."""
PEER = "kuhn_poker"

BARGAINING, IDUS = "Quo Vadis? 4p, bargaining", "Idus Martii 5p"
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    BARGAINING: ("quo-vadis", 4, {}),
    "Quo Vadis? 4p, no bargaining": ("quo-vadis", 4, {"asks": 0}),
    IDUS: ("idus-martii", 5, {}),
}


def rows() -> Iterator[Row | Note]:
    """At each size with bargaining, then the other games."""
    if not jit.available():
        yield Note("Numba is not installed, or ROSTRA_JIT=0: many games at once are left out")
        return
    if find_spec("pgx") is None:
        yield Note("Pgx is not installed here: nothing to compare with")
    for games in SIZES:
        yield from _beside_pgx(games)
    for name in [*GAMES][1:]:
        running, stepping = map(median_actions, paces(run(name, SIZES[1]), step(name, SIZES[1])))
        yield Row(f"{name}, {SIZES[1]:,} games, run", running, "steps/s", at_least=OTHERS)
        yield Row(f"{name}, {SIZES[1]:,} games, step", stepping, "steps/s")


def _beside_pgx(games: int) -> Iterator[Row]:
    works = [run(BARGAINING, games), step(BARGAINING, games)]
    if find_spec("pgx") is not None:
        works.append(Work(peers.pgx(PEER, games), games=0))
    running, stepping, *theirs = paces(*works)
    what = f"{BARGAINING}, {games:,} games"
    yield Row(f"{what}, run", median_actions(running), "steps/s", at_least=RUN)
    yield Row(f"{what}, step", median_actions(stepping), "steps/s", at_least=STEP)
    for kuhn in theirs:
        yield Row(f"Pgx {PEER}, {games:,} games", median_actions(kuhn), "steps/s")
        yield Row(f"{what}, run, to Pgx {PEER}", times_as_fast(running, kuhn), "times", at_least=1)


def run(name: str, games: int, threads: int = 1) -> Work:
    """Random games in a compiled loop."""
    game, players, options = GAMES[name]
    env = rostra.vector(game, games, players, threads=threads, **options)
    steps = max(1, BATCH // games)

    def play(_seed: int) -> float:
        env.run(steps)
        return steps * games

    return Work(play, games=0)


def step(name: str, games: int, threads: int = 1) -> Work:
    """Random games with NumPy in between."""
    game, players, options = GAMES[name]
    env = rostra.vector(game, games, players, threads=threads, **options)
    steps = max(1, BATCH // games)

    def play(_seed: int) -> float:
        for _ in range(steps):
            env.step(env.any_action)
        return steps * games

    return Work(play, games=0)
