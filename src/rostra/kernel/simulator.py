"""Many random games, compiled, on as many threads as asked for."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from rostra.kernel import jit, playouts
from rostra.kernel.records import Layout


@dataclass(frozen=True, slots=True)
class Core:
    """A game's rules over integers, as search and simulation use them: all of them compile."""

    layout: Layout[Any]
    max_actions: int
    """How many actions can be legal at once: the length of a buffer for ``legal_actions``."""
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


class Simulator:
    """Plays random games of one core; compiled where it can be."""

    def __init__(self, core: Core, **configuration: Any) -> None:
        self.core = core
        self._configured = core.layout.new()
        core.configure(self._configured, **configuration)
        self._random_games = jit.compiled(playouts.random_games, **core.bound())

    def run(self, games: int, seed: int = 0, threads: int = 1) -> int:
        """Play so many games with consecutive seeds; the number of actions played."""
        shares = [games * (i + 1) // threads - games * i // threads for i in range(threads)]
        seeds = [seed + sum(shares[:i]) for i in range(threads)]
        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(self._share, seeds, shares))

    def _share(self, seed: int, games: int) -> int:
        if jit.available():
            import numpy

            states = self.core.layout.records()
            self.core.layout.write(self._configured, states)
            out: Any = numpy.zeros(self.core.max_actions, dtype=numpy.int64)
        else:
            states = [self.core.layout.copy(self._configured)]
            out = [0] * self.core.max_actions
        return int(self._random_games(states, out, seed, games))
