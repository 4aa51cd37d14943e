"""Random games from the first to the last action, legal actions enumerated at every step."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bench.report import Note, Row
from bench.timing import Work, by_the_clock, median_actions, median_games, paces
from rostra.games.idus_martii.environment import RULES as IDUS_MARTII
from rostra.games.quo_vadis.environment import RULES as QUO_VADIS
from rostra.kernel import jit
from rostra.kernel.rules import Rules
from rostra.kernel.simulator import Simulator

SCALING = 1.8
"""How many times faster two threads should be than one."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A game as it is measured."""

    name: str
    rules: Rules
    configuration: dict[str, int | None]
    batch: int
    """Compiled games per batch and thread: long enough that starting threads does not count."""
    times: float
    """How many times the actions of OpenSpiel's ``social_deduction`` it should play."""
    target: int | None = None
    """Games per second on one core."""

    def work(self, threads: int = 1) -> Work:
        """Random games, compiled where that is possible."""
        simulator = Simulator(self.rules, **self.configuration)
        simulator.warm()
        games = self.batch * threads if jit.available() else 10
        return Work(lambda seed: simulator.run(games, seed=seed, threads=threads), games)


QUIET = {"players": 4, "turn_limit": None, "asks": 0}
SUBJECTS = (
    # Without bargaining, every consent may be used, or only that of the mover's own senators.
    Subject("Quo Vadis? 4p, all consent", QUO_VADIS, {**QUIET, "open_handed": True}, 2_000, 3, 25_000),
    Subject("Quo Vadis? 4p, nobody consents", QUO_VADIS, QUIET, 2_000, 3, 25_000),
    Subject("Quo Vadis? 4p, bargaining", QUO_VADIS, {"players": 4}, 1_000, 3),
    Subject("Idus Martii 5p", IDUS_MARTII, {"players": 5, "start": -1}, 20_000, 5, 150_000),
    Subject("Idus Martii 8p", IDUS_MARTII, {"players": 8, "start": -1}, 10_000, 4),
)


def rows() -> Iterator[Row | Note]:
    """Each game compiled on one core and on two, and interpreted."""
    for subject in SUBJECTS:
        if jit.available():
            yield from _compiled(subject)
        else:
            yield Note("Numba is not here, or ROSTRA_JIT=0: compiled rules are left out")
        with _interpreted():
            (runs,) = paces(subject.work())
            yield Row(f"{subject.name}, interpreted", median_games(runs), "games/s")
            yield Row(f"{subject.name}, interpreted", median_actions(runs), "actions/s")


def _compiled(subject: Subject) -> Iterator[Row]:
    one, two = paces(subject.work(), subject.work(threads=2), runs=20, seconds=0.1)
    yield Row(f"{subject.name}, one core", median_games(one), "games/s", at_least=subject.target)
    yield Row(f"{subject.name}, one core", median_actions(one), "actions/s")
    what = f"{subject.name}, 2 threads to 1, by the clock"
    yield Row(what, by_the_clock(two, one), "times", at_least=SCALING)


@contextmanager
def _interpreted() -> Iterator[None]:
    before = os.environ.get("ROSTRA_JIT")
    os.environ["ROSTRA_JIT"] = "0"
    try:
        yield
    finally:
        if before is None:
            del os.environ["ROSTRA_JIT"]
        else:
            os.environ["ROSTRA_JIT"] = before
