"""Learners among players by a policy, at the speed of ``rostra.vector``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from rostra.adapters.vector import NOTHING, vector

Policy = Callable[[npt.NDArray[np.uint8], npt.NDArray[np.uint8]], npt.ArrayLike]
"""From observations and masks, one row for each seat that is to act, to their actions."""


class AgainstPolicy:
    """Rows in which everybody but the learner plays by one policy."""

    def __init__(self, game: str, players: int, seats: Any, policy: str | Policy, **options: Any) -> None:
        self.games = vector(game, len(seats), players, **options)
        self.seats, self._policy = seats, policy
        self.games.watched[:] = seats
        self.actions, self.tops = self.games.actions, self.games.tops
        self.observations, self.masks = self.games.observations, self.games.masks
        self.endings = self.games.endings

    def reset(self, seed: int | Sequence[int] | None) -> None:
        """Begin all games, and go on until every learner is asked."""
        self.games.reset(seed)
        self._pass_on(np.zeros(len(self.seats)), np.zeros(len(self.seats), dtype=bool))

    def act(self, actions: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        """One decision of every learner, and on until all are asked; what they gained, which games ended."""
        self.games.step(actions)
        return self._pass_on(self._gains(), self.games.finished.astype(bool))

    def close(self) -> None:
        """Let the threads go."""
        self.games.close()

    def _pass_on(self, rewards: Any, over: Any) -> tuple[Any, Any]:
        while len(rows := np.flatnonzero(self.games.to_move != self.seats)):
            actions = np.full(len(self.seats), NOTHING)
            actions[rows] = self._chosen(rows)
            self.games.step(actions)
            rewards += self._gains()
            over |= self.games.finished.astype(bool)
        return rewards, over

    def _chosen(self, rows: Any) -> Any:
        if isinstance(self._policy, str):
            return self.games.any_action[rows]
        return self._policy(self.games.observations[rows], self.games.masks[rows])

    def _gains(self) -> Any:
        return self.games.rewards[np.arange(len(self.seats)), self.seats].astype(np.float64)
