"""The games in PettingZoo: ``env`` for one seat at a time, ``parallel_env`` for all of them in cycles."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import numpy
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from rostra import games
from rostra.adapters.idus_martii import IdusMartii
from rostra.adapters.quo_vadis import QuoVadis
from rostra.adapters.single_game import SingleGame
from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.games.quo_vadis.game import GAME as QUO_VADIS
from rostra.kernel.game import IllegalAction, InvalidInput

__all__ = ["RostraEnv", "RostraParallelEnv", "env", "idus_martii", "parallel_env", "quo_vadis", "raw_env"]

Seen = dict[str, Any]
"""An observation and the mask of legal actions."""
Step = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]
"""Observations, rewards, terminations, truncations, infos."""

SPECIAL: dict[str, Any] = {QUO_VADIS.name: QuoVadis, IDUS_MARTII.name: IdusMartii}
"""The games whose single game offers more than their rules do."""
RENDER_MODES = ("ansi", "human")
SEED_BITS = 48


class _Agents:
    """What both kinds of environment share: a single game whose seats are agents, ``seat_0`` and so on."""

    possible_agents: list[str]
    agents: list[str]

    def _set_up(
        self,
        game: str,
        render_mode: str | None,
        illegal: str,
        relative: bool,
        options: dict[str, Any],
        parallel: bool,
    ) -> None:
        if illegal not in ("raise", "random"):
            raise InvalidInput("learner-illegal")
        kind = games.named(game)
        self.single: SingleGame = SPECIAL[game](**options) if game in SPECIAL else SingleGame(kind, **options)
        self.metadata = {
            "name": f"rostra_{game.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": parallel,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.single.players)]
        self.agents = []
        self._seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._wait = self.single.actions
        """The action of a seat that has nothing to do, where all act in cycles."""
        self._actions = self.single.actions + parallel
        self._illegal = illegal
        self._numbers = [
            [*(self.single.numbering(seat) if relative else range(self._wait)), self._wait]
            for seat in range(self.single.players)
        ]
        """For each seat and action of an agent, the action of the single game."""
        self._named = [{number: action for action, number in enumerate(row)} for row in self._numbers]
        self._choice = numpy.random.default_rng()
        self._action_spaces = {name: spaces.Discrete(self._actions) for name in self.possible_agents}
        self._observation_spaces = {name: self._space() for name in self.possible_agents}

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.single.size,), numpy.uint8),
                "action_mask": spaces.Box(0, 1, (self._actions,), numpy.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """An observation and a mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions, legal or not; in cycles the last is to wait."""
        return self._action_spaces[agent]

    def render(self) -> str | None:
        """The open table as text: returned in mode ``ansi``, printed in mode ``human``."""
        if self.render_mode == "ansi":
            return self.single.picture()
        if self.render_mode == "human":
            print(self.single.picture(), end="\n\n")  # noqa: T201
        return None

    def _begin(self, seed: int | None) -> None:
        """Begin a new game; without a seed, one is drawn."""
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        self._choice = numpy.random.default_rng(seed)
        self.single.begin(seed)
        self.agents = self.possible_agents[:]

    def _seen(self, agent: str, legal: Iterable[int]) -> Seen:
        """What a seat may know and do."""
        seat = self._seat_of[agent]
        mask = numpy.zeros(self._actions, numpy.int8)
        for action in legal:
            mask[self._named[seat][action]] = 1
        return {"observation": self.single.observe(seat), "action_mask": mask}

    def _chosen(self, seat: int, action: int) -> int:
        """The action of the single game that an agent means.

        One that is not legal raises an error and changes nothing (B3), or some legal action takes its place,
        as ``illegal`` says.
        """
        legal = self.single.legal(seat)
        number: int = self._numbers[seat][action]
        if number in legal:
            return number
        if self._illegal == "raise":
            raise IllegalAction(f"Action {action} of seat {seat} is not legal now: the mask shows which are.")
        return int(self._choice.choice(legal))


class RostraEnv(_Agents, AECEnv[str, Seen, int | None], EzPickle):  # type: ignore[misc]
    """One game: a seat that must act acts, then the next. Rewards come at the end: 1 for a winner, else 0.

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
        self._set_up(game, render_mode, illegal, relative, options, parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed and the same actions give the same game (B2)."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._acting()

    def observe(self, agent: str) -> Seen:
        """What a seat may know; the mask of a seat that is not to act is all zeros."""
        acts = agent == self.agent_selection and not self.single.over
        return self._seen(agent, self.single.legal(self._seat_of[agent]) if acts else [])

    def step(self, action: int | None) -> None:
        """The selected seat acts; a seat whose game has ended leaves with ``None``."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that must act cannot leave"
        seat = self._seat_of[self.agent_selection]
        self.single.play(seat, self._chosen(seat, action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.single.over:
            self._end()
        else:
            self.agent_selection = self._acting()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _acting(self) -> str:
        return self.possible_agents[self.single.to_act[0]]

    def _end(self) -> None:
        truncated = self.single.truncated
        self.rewards = dict(zip(self.agents, self.single.rewards(), strict=True))
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.terminations = dict.fromkeys(self.agents, not truncated)


class RostraParallelEnv(_Agents, ParallelEnv[str, Seen, int], EzPickle):  # type: ignore[misc]
    """One game in cycles, in each of which all seats act; ``max_cycles`` truncates it after that many.

    Both Aediles vote in one cycle, without knowing each other's card (I5). A seat with nothing to do has one
    legal action, to wait, which is the last number of the action space.
    """

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
        self._set_up(game, render_mode, illegal, relative, options, parallel=True)
        self._max_cycles = max_cycles
        self._cycle = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game; the same seed and the same actions give the same game (B2)."""
        self._begin(seed)
        self._cycle = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """Everybody acts; only what the seats that must act do counts."""
        names = self.possible_agents
        chosen = [(seat, self._chosen(seat, actions[names[seat]])) for seat in self.single.to_act]
        for seat, action in chosen:
            self.single.play(seat, action)
        self._cycle += 1
        over = self.single.over
        truncated = self.single.truncated if over else self._cycle == self._max_cycles
        observations = self._observations()
        rewards = dict(zip(self.agents, self.single.rewards(), strict=True))
        terminations = dict.fromkeys(self.agents, over and not truncated)
        truncations = dict.fromkeys(self.agents, truncated)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Seen]:
        acting = self.single.to_act
        return {
            name: self._seen(name, self.single.legal(seat) if seat in acting else [self._wait])
            for name, seat in self._seat_of.items()
        }


raw_env = RostraEnv
parallel_env = RostraParallelEnv


def env(game: str, **options: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """A game, one seat at a time; the options are those of ``quo_vadis`` and ``idus_martii``."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(RostraEnv(game, **options)))


def quo_vadis(players: int = 4, **options: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """Quo Vadis?: ``variants``, ``turn_limit``, ``asks`` a turn and their ``top_price``, ``start``."""
    return env(QUO_VADIS.name, players=players, **options)


def idus_martii(players: int = 5, **options: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """Idus Martii: ``start``, and ``claims`` for what is said at the table."""
    return env(IDUS_MARTII.name, players=players, **options)
