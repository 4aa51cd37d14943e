"""Many random games, compiled, on as many threads as asked for; nothing ever waits for the compiler."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from rostra.kernel import jit, playouts
from rostra.kernel.records import Layout


@dataclass(frozen=True, slots=True)
class Core:
    """A game's rules over integers, as search and simulation use them: all of them compile."""

    layout: Layout[Any]
    max_actions: int
    """More than can ever be legal at once: the length of a buffer for ``legal_actions``."""
    configure: Callable[..., None]
    """Plain Python: write players, variants and options into a state."""
    begin: Callable[[Any], None]
    legal_actions: Callable[[Any, Any], int]
    is_legal: Callable[[Any, int], bool]
    play: Callable[[Any, int], None]
    is_over: Callable[[Any], bool]

    def bound(self) -> dict[str, Callable[..., Any]]:
        """The rules that templates leave open."""
        return {
            "begin": self.begin,
            "legal_actions": self.legal_actions,
            "play": self.play,
            "is_over": self.is_over,
        }


@cache
def warming(core: Core) -> Future[Callable[..., int]]:
    """The compiled playouts of a core, when a thread in the background is done with them."""
    result: Future[Callable[..., int]] = Future()

    def compile_playouts() -> None:
        try:
            random_games = jit.compiled(playouts.random_games, **core.bound())
            random_games(*_desk(core, None, compiled=True), 0, 0)
            result.set_result(random_games)
        except BaseException as error:
            result.set_exception(error)
            raise

    threading.Thread(target=compile_playouts, name="rostra-warming", daemon=True).start()
    return result


class Simulator:
    """Plays random games of one core: interpreted until the compiled rules are warm, then compiled.

    Both play the same games for the same seeds, so nobody can tell but by the speed.
    """

    def __init__(self, core: Core, **configuration: Any) -> None:
        self.core = core
        self._configured = core.layout.new()
        core.configure(self._configured, **configuration)
        self._interpreted = jit.interpreted(playouts.random_games, **core.bound())
        self._warming = warming(core) if jit.available() else None

    def warm(self) -> None:
        """Wait for the compiled rules, where there are any: for those who measure."""
        if self._warming is not None:
            self._warming.result()

    def run(self, games: int, seed: int = 0, threads: int = 1) -> int:
        """Play so many games with consecutive seeds; the number of actions played."""
        shares = [games * (i + 1) // threads - games * i // threads for i in range(threads)]
        seeds = [seed + sum(shares[:i]) for i in range(threads)]
        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(self._share, seeds, shares))

    def _share(self, seed: int, games: int) -> int:
        compiled = self._warming is not None and self._warming.done()
        random_games = self._warming.result() if self._warming and compiled else self._interpreted
        return int(random_games(*_desk(self.core, self._configured, compiled), seed, games))


def _desk(core: Core, configured: Any, compiled: bool) -> tuple[Any, Any]:
    """A state to play in and a buffer for legal actions, of the form the rules run in."""
    state = core.layout.new() if configured is None else core.layout.copy(configured)
    if not compiled:
        return [state], [0] * core.max_actions
    import numpy

    states = core.layout.records()
    core.layout.write(state, states)
    return states, numpy.zeros(core.max_actions, dtype=numpy.int64)
