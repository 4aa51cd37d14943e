"""What a second thread brings when many games are stepped together.

This goes by the clock: processor time does not tell what threads gain. Whatever else runs takes a core away,
so the fastest of many short runs counts on either side, one thread and two in turn. On a busy machine the
figures are still too low.
"""

from __future__ import annotations

from collections.abc import Iterator

from bench import vector
from bench.report import Note, Row
from bench.timing import most_by_the_clock, paces
from rostra.kernel import jit

RUNS, SECONDS = 60, 0.03
TARGETS = {256: 1.0, 1_024: 1.9, 4_096: 1.9}
"""How many times faster than one, by the number of games."""


def rows() -> Iterator[Row | Note]:
    """``step`` and ``run`` on two threads to one."""
    if not jit.available():
        yield Note("Numba is not installed, or ROSTRA_JIT=0: threads are left out")
        return
    for games, target in TARGETS.items():
        works = [
            work(vector.BARGAINING, games, threads)
            for work in (vector.step, vector.run)
            for threads in (1, 2)
        ]
        step, step_2, run, run_2 = map(most_by_the_clock, paces(*works, runs=RUNS, seconds=SECONDS))
        what = f"{vector.BARGAINING}, {games:,} games, 2 threads to 1, by the clock"
        yield Row(f"{what}, step", step_2 / step, "times", at_least=target)
        yield Row(f"{what}, run", run_2 / run, "times")
