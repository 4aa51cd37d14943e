"""How far a long run has come: a bar where the library for it is there, plain lines where not."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rostra.words import say


@contextmanager
def bar(quiet: bool = False) -> Iterator[Callable[[int, int], None]]:
    """What to tell of every step, on standard error: how many are done, of how many."""
    if quiet:
        yield lambda done, planned: None
        return
    try:
        from tqdm import tqdm
    except ImportError:
        yield _plain
        return
    shown: list[tqdm] = []

    def step(done: int, planned: int) -> None:
        if not shown:  # only now it is known where it begins and ends
            unit = f" {say('arena-unit')}"
            shown.append(tqdm(total=planned, initial=done, unit=unit, dynamic_ncols=True, smoothing=0.05))
        shown[0].update(done - shown[0].n)

    try:
        yield step
    finally:
        for started in shown:
            started.close()


def _plain(done: int, planned: int) -> None:
    """A line at every tenth of the way."""
    if planned and (done * 10 // planned) != ((done - 1) * 10 // planned):
        print(say("arena-progress", {"done": done, "planned": planned}), file=sys.stderr)
