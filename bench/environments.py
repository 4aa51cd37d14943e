"""Environment steps a second, with observations and masks, beside the environments of other libraries.

Ours is ``rostra.vector`` in a compiled loop (see ``bench/vector.py``); one game at a time, it is PettingZoo's
interface on our games beside theirs. How the others are measured is in ``bench/peers.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

from bench import peers, vector
from bench.report import Note, Row
from bench.timing import Work, median_actions, paces, times_as_fast
from rostra.kernel import jit

GAMES = 1_024
TIMES = 5
"""How many times faster ours should be than the best of theirs of similar size."""


def rows() -> Iterator[Row | Note]:
    """Steps per second of ours and of theirs, and how they compare."""
    if not jit.available():
        yield Note("Numba is not installed, or ROSTRA_JIT=0: environments are skipped")
        return
    found = list(peers.works())
    yield from (Note(each) for each in found if isinstance(each, str))
    theirs = {f"{name} ({size})": work for name, size, work in (e for e in found if not isinstance(e, str))}
    ours = {name: vector.run(name, GAMES) for name in vector.GAMES}
    works = theirs | ours | dict(_one_at_a_time())
    runs = dict(zip(works, paces(*works.values()), strict=True))
    figures = {name: median_actions(each) for name, each in runs.items()}
    yield from (Row(what, figures[what], "steps/s") for what in works)
    for size, target in ((peers.LIKE, TIMES), (peers.SMALL, None)):
        of_size = [what for what in theirs if size in what]
        if of_size:
            best = max(of_size, key=figures.__getitem__)
            for name in ours:
                times = times_as_fast(runs[name], runs[best])
                yield Row(f"{name}, to the best peer {size}", times, "times", at_least=target)


def _one_at_a_time() -> Iterator[tuple[str, Work]]:
    """Ours as PettingZoo has it."""
    if find_spec("pettingzoo") is not None:
        from rostra.adapters.pettingzoo import RostraEnv

        for name, game, players in (("Quo Vadis? 4p", "quo-vadis", 4), ("Idus Martii 5p", "idus-martii", 5)):
            env = RostraEnv(game, players=players)
            yield f"{name}, through PettingZoo", Work(peers.pettingzoo(env), games=0)
