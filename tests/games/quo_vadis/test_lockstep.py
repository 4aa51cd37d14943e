"""Lockstep: the rules compiled and interpreted play the same games, field by field (B2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rostra.games.quo_vadis.environment import RULES
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import begin, configure, is_over, play
from rostra.games.quo_vadis.state import LAYOUT, State
from rostra.kernel import simulator
from rostra.kernel.chance import draw, sow
from rostra.kernel.jit import compiled, interpreted

from .cores import CONFIGURATIONS

pytestmark = pytest.mark.compiled

WHOLE_GAMES = {"plain": 18, "open-handed": 24, "asking": 4, "reduced": 15, "election": 15}
"""Games compared after every action, for each number of players."""
ENDS = {"plain": 450, "open-handed": 450, "asking": 30, "reduced": 250, "election": 250}
"""Games compared at their ends."""
TABLES = [(players, name) for players in (3, 4, 5) for name in CONFIGURATIONS]


class Side:
    """One of the two that play in lockstep: a state and the rules to play it by."""

    def __init__(self, s: Any, out: Any, by: Callable[..., Any]) -> None:
        self.s, self.out = s, out
        self._sow, self._begin, self._is_over = by(sow), by(begin), by(is_over)
        self._legal_actions, self._draw, self._play = by(legal_actions), by(draw), by(play)
        self._random_game = by(simulator.random_game, **RULES.bound())

    def begin(self, seed: int) -> None:
        self._sow(self.s, seed, 0)
        self._begin(self.s)

    def step(self) -> bool:
        """One random action, or ``False`` when it is over."""
        if self._is_over(self.s):
            return False
        count = self._legal_actions(self.s, self.out)
        self._play(self.s, self.out[self._draw(self.s, count)])
        return True

    def to_the_end(self) -> int:
        return int(self._random_game(self.s, self.out))


def both(players: int, name: str) -> tuple[Side, Side]:
    """The two sides, set up for the same kind of game."""
    numpy = pytest.importorskip("numpy")
    s: State = LAYOUT.new()
    configure(s, players=players, **CONFIGURATIONS[name])
    records = LAYOUT.records()
    LAYOUT.write(s, records)
    out = numpy.zeros(RULES.actions, dtype=numpy.int64)
    return Side(s, [0] * RULES.actions, interpreted), Side(records[0], out, compiled)


def assert_same(plain: Side, fast: Side) -> None:
    if LAYOUT.plain(plain.s) != LAYOUT.plain(fast.s):
        for field, value in LAYOUT.plain(plain.s).items():
            assert value == LAYOUT.plain(fast.s)[field], field


@pytest.mark.parametrize(("players", "name"), TABLES)
def test_B2_whole_games_agree_after_every_action(players: int, name: str) -> None:
    plain, fast = both(players, name)
    for seed in range(WHOLE_GAMES[name]):
        plain.begin(seed)
        fast.begin(seed)
        assert_same(plain, fast)
        while plain.step():
            assert fast.step()
            assert_same(plain, fast)
        assert not fast.step()


@pytest.mark.parametrize(("players", "name"), TABLES)
def test_B2_games_end_alike(players: int, name: str) -> None:
    plain, fast = both(players, name)
    for seed in range(1_000, 1_000 + ENDS[name]):
        plain.begin(seed)
        fast.begin(seed)
        assert plain.to_the_end() == fast.to_the_end()
        assert_same(plain, fast)
