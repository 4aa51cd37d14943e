"""The game as a parallel environment: in each cycle all seats act, most of them by waiting.

Both Aediles vote in one cycle, without knowing each other's card (I5). Whoever has nothing to do has one
legal action, to wait, which is the last number of the action space.
"""

from __future__ import annotations

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from rostra.adapters.pettingzoo.seats import Seated, Seats, Seen

Told = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]
"""Observations, rewards, terminations, truncations, infos."""


class RostraParallelEnv(Seated, ParallelEnv[str, Seen, int], EzPickle):  # type: ignore[misc]
    """One game in cycles; ``max_cycles`` truncates it after so many."""

    def __init__(
        self,
        game: str,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        relative: bool = True,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            max_cycles=max_cycles,
            render_mode=render_mode,
            illegal=illegal,
            relative=relative,
            **options,
        )
        self._sit_down(Seats(game, illegal, relative, options, waits=True), game, render_mode, True)
        self._max_cycles = max_cycles
        self._cycle = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game; the same seed and the same actions give the same game (B2)."""
        self._seats.begin(seed)
        self.agents = self.possible_agents[:]
        self._cycle = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Told:
        """Everybody acts; what those do counts who must act."""
        names = self._seats.names
        chosen = [(seat, self._seats.chosen(seat, actions[names[seat]])) for seat in self.sitting.to_act]
        for seat, action in chosen:
            self.sitting.play(seat, action)
        self._cycle += 1
        over = self.sitting.over
        truncated = self.sitting.truncated if over else self._cycle == self._max_cycles
        observations = self._observations()
        rewards = dict(zip(self.agents, self.sitting.rewards(), strict=True))
        terminations = dict.fromkeys(self.agents, over and not truncated)
        truncations = dict.fromkeys(self.agents, truncated)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Seen]:
        acting = self.sitting.to_act
        return {
            name: self._seats.seen(name, self.sitting.legal(seat) if seat in acting else [self._seats.wait])
            for name, seat in self._seats.numbers.items()
        }
