"""Medians of several runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

RUNS = 5
SECONDS = 0.6
"""How long one run goes on at least."""


@dataclass(frozen=True, slots=True)
class Pace:
    """What one run did in how much time."""

    games: int
    actions: float
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Whole games a second."""
        return self.games / self.seconds

    @property
    def actions_per_second(self) -> float:
        """Decisions of players a second; chance is not counted."""
        return self.actions / self.seconds


@dataclass(frozen=True, slots=True)
class Work:
    """Games to play, a batch at a time."""

    play: Callable[[int], float]
    """Plays a batch with seeds from the number given on; how many actions it took."""
    games: int
    """How many games a batch has."""

    def pace(self) -> Pace:
        """Play batches until the time is up."""
        played = 0
        actions = 0.0
        begun = time.perf_counter()
        while (seconds := time.perf_counter() - begun) < SECONDS:
            actions += self.play(played)
            played += self.games
        return Pace(played, actions, seconds)


def paces(*works: Work) -> list[list[Pace]]:
    """Several runs of each work, in turn, so that a busy moment of the machine hits them all alike.

    A first batch of each is not counted: it may compile and fill caches.
    """
    for work in works:
        work.play(0)
    rounds = [[work.pace() for work in works] for _ in range(RUNS)]
    return [list(runs) for runs in zip(*rounds, strict=True)]


def median_games(runs: Sequence[Pace]) -> float:
    """Games a second in the middle run."""
    return median(run.games_per_second for run in runs)


def median_actions(runs: Sequence[Pace]) -> float:
    """Actions a second in the middle run."""
    return median(run.actions_per_second for run in runs)
