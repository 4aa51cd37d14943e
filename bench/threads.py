"""What a second thread brings when many games are stepped together.

This goes by the clock: processor time does not tell what threads gain. Whatever else runs takes a core away,
so the fastest of many short runs counts, one thread and two in turn. On a busy machine the figures are still
too low. ``cores free`` is what two threads would gain if no core was ever taken away and none waited for the
other, worked out from processor time: it bears a busy machine, and is too high.
"""

from __future__ import annotations

from collections.abc import Iterator

from bench import vector
from bench.report import Note, Row
from bench.timing import by_the_clock, paces, times_as_fast
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
        step, step_2, run, run_2 = paces(*works, runs=RUNS, seconds=SECONDS)
        for name, one, two, wanted in (("step", step, step_2, target), ("run", run, run_2, None)):
            what = f"{vector.BARGAINING}, {games:,} games, {name}, 2 threads to 1"
            yield Row(f"{what}, by the clock", by_the_clock(two, one), "times", at_least=wanted)
            yield Row(f"{what}, cores free", 2 * times_as_fast(two, one), "times")
