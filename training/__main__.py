"""Train the value network of the Quo Vadis? bots by self-play: ``make train``."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any

import numpy

from rostra.arena.cluster import Cluster
from rostra.bots import quo_vadis
from rostra.bots.quo_vadis import network
from rostra.bots.quo_vadis.features import FEATURES
from rostra.bots.quo_vadis.policy import policy_buffers
from rostra.games.quo_vadis.components import MAX_PLAYERS, MIN_PLAYERS
from rostra.games.quo_vadis.rules import configure
from rostra.games.quo_vadis.state import LAYOUT
from rostra.kernel import jit
from training.fitting import Lesson, Network
from training.selfplay import self_play

TURN_LIMIT = 250
STATES_A_GAME = 60
SHARES = {3: 0.2, 4: 0.6, 5: 0.2}
"""The share of the games with each number of players."""
PARTS = 20
"""In so many parts the games of a round with some number of players are played."""
KEPT = 6
"""It learns from the states of this many rounds of games, the last ones."""
EPOCHS = 2
"""How often it goes over them after each round."""
TRUST = 0.8
"""λ of TD(λ): how much of a target is who won in the end, rather than what it thinks a little later."""


def games(weights: network.Weights, noise: float, players: int, count: int, seed: int) -> Lesson:
    """The states of ``count`` games of the network against itself, and who won from there."""
    configured = LAYOUT.new()
    configure(configured, players, turn_limit=TURN_LIMIT)
    states = LAYOUT.records(1)
    LAYOUT.write(configured, states)
    rows = numpy.zeros((count * STATES_A_GAME, MAX_PLAYERS, FEATURES), numpy.float32)
    won, left = numpy.zeros(len(rows), numpy.int64), numpy.zeros(len(rows), numpy.int64)
    buffers = policy_buffers(weights, LAYOUT.records(1))
    kept = jit.compiled(self_play)(states, buffers, noise, seed, count, rows, won, left)
    return Lesson(rows[:kept].astype(numpy.float16), numpy.full(kept, players), won[:kept], left[:kept])


def lesson(weights: network.Weights, count: int, noise: float, seed: int, pool: Executor) -> Lesson:
    """The games of one round, with all numbers of players; the same ones, whoever plays them."""
    tasks = []
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        share = round(count * SHARES[players] / PARTS)
        tasks += [(players, share, seed + 10_000_000 * players + i * share) for i in range(PARTS)]
    return Lesson.joined(list(pool.map(partial(games, weights, noise), *zip(*tasks, strict=True))))


def train(rounds: int, count: int, seed: int, pool: Executor, out: Path) -> Network:
    """Play and learn by turns; what was learnt so far is written after each round."""
    learner = Network.new(seed)
    lessons: list[Lesson] = []
    for number in range(rounds):
        start = time.perf_counter()
        noise = 1.0 if number == 0 else max(0.01, 0.06 / number)
        new = lesson(learner.weights, count, noise, seed + number * 1_000_000, pool)
        played, before = time.perf_counter() - start, learner.loss(new)
        # The first games were played by a network that knew nothing: forget them at once.
        lessons = [*lessons[-(KEPT - 1) :], new] if number > 1 else [new]
        known = Lesson.joined(lessons)
        targets = known.targets(learner.chances(known), TRUST if number > 1 else 1.0)
        learner.fit(known, targets, EPOCHS, seed + number)
        save(learner, out)
        took = time.perf_counter() - start
        print(
            f"round {number + 1:2} of {rounds}: {len(new.won):7,} states, noise {noise:.3f}, "
            f"loss on new games {before:.4f}, after learning {learner.loss(new):.4f}, "
            f"{took:.0f} s, {played:.0f} of them playing",
            flush=True,
        )
    return learner


def main(arguments: Sequence[str] | None = None) -> None:
    """Train and write the weights into the package."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    default = Path(str(resources.files(quo_vadis))) / network.FILE
    parser.add_argument("--rounds", type=int, default=15, help="rounds of playing and learning")
    parser.add_argument("--games", type=int, default=4000, help="games a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster instead")
    parser.add_argument("--out", type=Path, default=default, help="where the weights go")
    asked = parser.parse_args(arguments)
    pool = ThreadPoolExecutor(asked.threads) if asked.ray is None else Cluster(asked.ray or None)
    with pool:
        train(asked.rounds, asked.games, asked.seed, pool, asked.out)
    print(f"The weights are in {asked.out}")


def save(learner: Network, path: Path) -> None:
    """Write the weights."""
    arrays: dict[str, Any] = learner.weights._asdict()
    numpy.savez_compressed(path, **arrays)


if __name__ == "__main__":
    main()
