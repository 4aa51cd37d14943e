"""What several runs of some work come to, in processor time, each in turn with what it is compared to.

Processor time is that of the whole process, all its threads together: what else the machine does is not
counted, and a peer that computes in threads of its own gains nothing by it. Only what two threads gain is
measured by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

RUNS = 7
SECONDS = 0.4
"""How much processor time one run takes at least."""


@dataclass(frozen=True, slots=True)
class Pace:
    """What one run did in how much time."""

    games: int
    actions: float
    seconds: float
    """Processor time of the whole process."""
    elapsed: float
    """Time by the clock."""

    @property
    def games_per_second(self) -> float:
        """Whole games per processor second."""
        return self.games / self.seconds

    @property
    def actions_per_second(self) -> float:
        """Decisions of players per processor second; chance is not counted."""
        return self.actions / self.seconds


@dataclass(frozen=True, slots=True)
class Work:
    """Games to play, a batch at a time."""

    play: Callable[[int], float]
    """Plays a batch with seeds from the number given on; how many actions it took."""
    games: int
    """How many games a batch has."""

    def pace(self, at_least: float) -> Pace:
        """Play batches for so much processor time."""
        played = 0
        actions = 0.0
        clock, begun = time.perf_counter(), time.process_time()
        while (seconds := time.process_time() - begun) < at_least:
            actions += self.play(played)
            played += self.games
        return Pace(played, actions, seconds, time.perf_counter() - clock)


def paces(*works: Work, runs: int = RUNS, seconds: float = SECONDS) -> list[list[Pace]]:
    """Several runs of each work, in turn, so that a busy moment of the machine hits them all alike.

    A first batch of each is not counted: it may compile and fill caches.
    """
    for work in works:
        work.play(0)
    rounds = [[work.pace(seconds) for work in works] for _ in range(runs)]
    return [list(several) for several in zip(*rounds, strict=True)]


def median_games(runs: Sequence[Pace]) -> float:
    """Games per processor second in the middle run."""
    return median(run.games_per_second for run in runs)


def median_actions(runs: Sequence[Pace]) -> float:
    """Actions per processor second in the middle run."""
    return median(run.actions_per_second for run in runs)


def times_as_fast(ours: Sequence[Pace], theirs: Sequence[Pace]) -> float:
    """How many times the actions per processor second, in the middle of the rounds both took turns in."""
    rounds = zip(ours, theirs, strict=True)
    return median(one.actions_per_second / other.actions_per_second for one, other in rounds)


def by_the_clock(several: Sequence[Pace], one: Sequence[Pace]) -> float:
    """How many times as fast several threads are as one, in the fastest run of each.

    Several threads go by the clock; one goes by its processor time, which is what the clock says when nobody
    takes the core away. So a busy machine makes the figure too low, never too high.
    """
    return max(run.actions / run.elapsed for run in several) / max(run.actions_per_second for run in one)
