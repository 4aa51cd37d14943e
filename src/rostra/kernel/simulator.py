"""Many random games, compiled, on as many threads as asked for; nothing ever waits for the compiler.

``begin``, ``random_action``, ``play`` and ``is_over`` are left open in the templates here; ``Simulator``
fills in a game's.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import Any

from rostra.kernel import jit
from rostra.kernel.chance import sow
from rostra.kernel.jit import rule
from rostra.kernel.records import Layout
from rostra.kernel.rules import Rules


@rule
def random_game(s: Any, out: Any) -> int:
    """Play from here to the end, every legal action equally likely; how many actions it took."""
    actions = 0
    while not is_over(s):  # type: ignore[name-defined] # noqa: F821
        play(s, random_action(s, s, out))  # type: ignore[name-defined] # noqa: F821
        actions += 1
    return actions


@rule
def random_games(states: Any, buffers: Any, first_seed: int, games: int) -> int:
    """Play ``games`` new games with consecutive seeds in the state ``states[0]``; the actions of all.

    The buffer is the field of a record: compiled code counts references to arrays, not to those in records.
    """
    s = states[0]
    out = buffers[0].cells
    actions = 0
    for game in range(games):
        sow(s, first_seed + game, 0)
        begin(s)  # type: ignore[name-defined] # noqa: F821
        actions += random_game(s, out)
    return actions


class Simulator:
    """Plays random games of one game: interpreted until the compiled rules are ready, then compiled.

    Both play the same games for the same seeds, so only the speed tells them apart.
    """

    def __init__(self, rules: Rules, **configuration: Any) -> None:
        self.rules = rules
        self._configured = rules.layout.new()
        rules.configure(self._configured, **configuration)
        self._interpreted = jit.interpreted(random_games, **rules.bound())
        self._compiled = _compiled_in_background(rules) if jit.available() else None

    def warm(self) -> None:
        """Wait for the compiled rules, where there are any: for those who measure."""
        if self._compiled is not None:
            self._compiled.result()

    def run(self, games: int, seed: int = 0, threads: int = 1) -> int:
        """Play this many games with consecutive seeds; the number of actions played."""
        shares = [games * (i + 1) // threads - games * i // threads for i in range(threads)]
        seeds = [seed + sum(shares[:i]) for i in range(threads)]
        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(self._share, seeds, shares))

    def _share(self, seed: int, games: int) -> int:
        if self._compiled is not None and self._compiled.done():
            return int(self._compiled.result()(*_compiled_form(self.rules, self._configured), seed, games))
        states, buffers = [self.rules.layout.copy(self._configured)], [_buffer(self.rules).new()]
        return int(self._interpreted(states, buffers, seed, games))


@cache
def _compiled_in_background(rules: Rules) -> Future[Callable[..., int]]:
    """The compiled random games of a game, as soon as a background thread is done with them."""
    result: Future[Callable[..., int]] = Future()

    def compile_games() -> None:
        try:
            compiled = jit.compiled(random_games, jit.UNCHECKED, **rules.bound())
            compiled(*_compiled_form(rules, rules.layout.new()), 0, 0)
            result.set_result(compiled)
        except BaseException as error:
            result.set_exception(error)
            raise

    threading.Thread(target=compile_games, name="rostra-compiling", daemon=True).start()
    return result


def _compiled_form(rules: Rules, state: Any) -> tuple[Any, Any]:
    """A state to play in and a buffer for legal actions, as compiled rules take them."""
    states = rules.layout.records()
    rules.layout.write(state, states)
    return states, _buffer(rules).records()


def _buffer(rules: Rules) -> Layout[Any]:
    return Layout("legal_actions", {"cells": (rules.actions,)})
