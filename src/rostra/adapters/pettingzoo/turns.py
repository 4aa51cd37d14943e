"""The game as an AEC environment: the seat that must act acts, then whoever must act next."""

from __future__ import annotations

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from rostra.adapters.pettingzoo.seats import Seated, Seats, Seen


class RostraEnv(Seated, AECEnv[str, Seen, int | None], EzPickle):  # type: ignore[misc]
    """One game. Rewards come at its end: 1 for a winner, 0 for the others.

    Seats in observations, and with ``relative`` in actions too, are counted from the seat that acts.
    """

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        illegal: str = "raise",
        relative: bool = True,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, render_mode=render_mode, illegal=illegal, relative=relative, **options)
        AECEnv.__init__(self)
        self._sit_down(Seats(game, illegal, relative, options), game, render_mode, False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed and the same actions give the same game (B2)."""
        self._seats.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._acting()

    def observe(self, agent: str) -> Seen:
        """What a seat may know; the mask of a seat that is not to act is all zeros."""
        acts = agent == self.agent_selection and not self.sitting.over
        return self._seats.seen(agent, self.sitting.legal(self._seats.numbers[agent]) if acts else [])

    def step(self, action: int | None) -> None:
        """The selected seat acts; a seat whose game has ended leaves with ``None``."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that must act cannot leave"
        seat = self._seats.numbers[self.agent_selection]
        self.sitting.play(seat, self._seats.chosen(seat, action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.sitting.over:
            self._end()
        else:
            self.agent_selection = self._acting()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _acting(self) -> str:
        return self._seats.names[self._seats.sitting.to_act[0]]

    def _end(self) -> None:
        truncated = self.sitting.truncated
        self.rewards = dict(zip(self.agents, self.sitting.rewards(), strict=True))
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.terminations = dict.fromkeys(self.agents, not truncated)

    def close(self) -> None:
        """There is nothing to close."""
