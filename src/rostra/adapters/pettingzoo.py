"""The games in PettingZoo: ``env`` for one seat at a time, ``parallel_env`` for all of them in cycles."""

from __future__ import annotations

import copy
import secrets
from typing import Any, Self

import numpy
import numpy.typing
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from rostra import games
from rostra.adapters.idus_martii import IdusMartii
from rostra.adapters.quo_vadis import QuoVadis
from rostra.adapters.single_game import Observation, SingleGame, checked_seed, next_seed, whole
from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.games.quo_vadis.game import GAME as QUO_VADIS
from rostra.kernel.chance import RNG, SEED_BITS, WORD, draw, sow
from rostra.kernel.game import IllegalAction, InvalidInput

__all__ = ["RostraEnv", "RostraParallelEnv", "env", "idus_martii", "parallel_env", "quo_vadis", "raw_env"]

Mask = numpy.typing.NDArray[numpy.int8]
Seen = dict[str, Any]
"""An observation and the mask of legal actions."""
Step = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]
"""Observations, rewards, terminations, truncations, infos."""

SPECIAL: dict[str, Any] = {QUO_VADIS.name: QuoVadis, IDUS_MARTII.name: IdusMartii}
"""The games whose single game offers more than their rules do."""
RENDER_MODES = ("ansi", "human")
VERSION = 1
"""What a version shows and accepts never changes: where observations or actions must, it is the next."""


class _Agents:
    """What both kinds of environment share: a single game whose seats are agents, ``seat_0`` and so on."""

    possible_agents: list[str]
    agents: list[str]
    rng: list[int]
    """What replacements of illegal actions are drawn from."""

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
        single: SingleGame = SPECIAL[game](**options) if game in SPECIAL else SingleGame(kind, **options)
        self.metadata = {
            "name": f"rostra_{game.replace('-', '_')}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": parallel,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(single.players)]
        self._seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._wait = single.actions
        """The action of a seat that has nothing to do, where all act in cycles."""
        self._actions = single.actions + parallel
        self._illegal = illegal
        seats = range(single.players)
        self._numbers = numpy.array(
            [[*(single.numbering(seat) if relative else range(self._wait)), self._wait] for seat in seats]
        )
        """For each seat and action of an agent, the action of the single game."""
        self._names = numpy.argsort(self._numbers, axis=1)
        """For each seat and action of the single game, the action of the agent."""
        self.action_spaces = {name: spaces.Discrete(self._actions) for name in self.possible_agents}
        self.observation_spaces = {name: self._space(single) for name in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (single.players * single.size,), numpy.uint8)
        self._fixed = frozenset([*vars(self), "_fixed"])
        """What never changes; all other attributes make up what is saved."""
        self._kind = (game, single.players, self._actions, single.size, relative)
        """What environments must agree in to take saved games of each other."""
        self.single = single
        self.agents = []
        self.game_seed = secrets.randbits(SEED_BITS)
        """The seed of the game being played."""
        self.rng = [0] * RNG[0]
        self._masks: dict[str, Mask] = {}

    def _space(self, single: SingleGame) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (single.size,), numpy.uint8),
                "action_mask": spaces.Box(0, 1, (self._actions,), numpy.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """An observation and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions, legal or not; in cycles the last is to wait."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """What a seat may know and do: nothing where it is not its turn, or to wait."""
        observation = self.single.observe(self._seat_of[agent])
        return {"observation": observation, "action_mask": self._masks[agent].copy()}

    def state(self) -> Observation:
        """What all seats know together, one observation after the other: for critics that see everything."""
        return self.single.state()

    def render(self) -> str | None:
        """The open table as text: returned in mode ``ansi``, printed in mode ``human``."""
        if self.render_mode == "ansi":
            return self.single.picture()
        if self.render_mode == "human":
            print(self.single.picture(), end="\n\n")  # noqa: T201
        return None

    def save(self) -> dict[str, Any]:
        """Everything about the game as it stands, to go back to with ``restore`` as often as one likes."""
        return {name: _copied(value) for name, value in vars(self).items() if name not in self._fixed}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from what was saved here, or in another environment made with the same options."""
        if saved.get("_kind") != self._kind:
            raise InvalidInput("learner-saved")
        vars(self).update(_copied(saved))

    def clone(self) -> Self:
        """An independent environment that stands where this one does; faster than ``copy.deepcopy``."""
        twin = copy.copy(self)
        vars(twin).update(self.save())
        return twin

    def _begin(self, seed: int | None) -> None:
        """Begin a new game; without a seed, with the one that follows from the latest."""
        self.game_seed = next_seed(self.game_seed) if seed is None else checked_seed(seed)
        sow(self, self.game_seed & WORD, ~(self.game_seed >> 32) & WORD)
        self.single.begin(self.game_seed)
        self.agents = self.possible_agents[:]

    def _show(self, idle: list[int]) -> dict[str, dict[str, Any]]:
        """Find out what every seat may do, where one that is not asked has these actions; the infos."""
        asked = self._asked()
        for name, seat in self._seat_of.items():
            mask = numpy.zeros(self._actions, numpy.int8)
            mask[self._names[seat, self.single.legal(seat) if seat in asked else idle]] = 1
            self._masks[name] = mask
        return {agent: {"action_mask": self._masks[agent].copy()} for agent in self.agents}

    def _asked(self) -> tuple[int, ...]:
        return self.single.to_act

    def _gains(self) -> dict[str, float]:
        """What every agent gets now that others are asked; to be called once for each action."""
        return dict(zip(self.agents, self.single.gains(self._asked()), strict=True))

    def _chosen(self, agent: str, action: Any) -> tuple[int, int]:
        """The seat of an agent, and the action of the single game that it means.

        One that is not legal raises an error and changes nothing (B3), or some legal action takes its place,
        as ``illegal`` says.
        """
        seat, mask, number = self._seat_of[agent], self._masks[agent], whole(action)
        if not 0 <= number < self._actions or not mask[number]:
            if self._illegal == "raise":
                raise IllegalAction(f"Action {number} of {agent} is not legal now: the mask shows which are.")
            legal = mask.nonzero()[0]
            number = int(legal[draw(self, len(legal))])
        return seat, int(self._numbers[seat, number])


class RostraEnv(_Agents, AECEnv[str, Seen, int | None]):  # type: ignore[misc]
    """One game: a seat that must act acts, then the next.

    Seats in observations, and with ``relative`` in actions too, are counted from the seat that acts. Options:
    those of ``quo_vadis`` or ``idus_martii``, and the ``rewards``, their ``shaping`` and its ``discount``
    (``adapters/rewards.py``).
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
        super().__init__()
        self._set_up(game, render_mode, illegal, relative, options, parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed and the same actions give the same games (B2)."""
        self._begin(seed)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        """The selected seat acts; a seat whose game has ended leaves with ``None``."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.single.play(*self._chosen(self.agent_selection, action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.terminations = dict.fromkeys(self.agents, self.single.over)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Turn to the next seat to act; when the game is over, all leave, beginning with the last to act."""
        for seat in self._asked():
            self.agent_selection = self.possible_agents[seat]
        self.rewards, self.infos = self._gains(), self._show(idle=[])

    def _asked(self) -> tuple[int, ...]:
        return self.single.to_act[:1]


class RostraParallelEnv(_Agents, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
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
        self._max_cycles = max_cycles
        self._set_up(game, render_mode, illegal, relative, options, parallel=True)
        self._cycle = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game; the same seed and the same actions give the same games (B2)."""
        self._begin(seed)
        self._gains()
        self._cycle = 0
        infos = self._show(idle=[self._wait])
        return self._observations(), infos

    def step(self, actions: dict[str, int]) -> Step:
        """Everybody acts; only what the seats that must act do counts."""
        names = self.possible_agents
        chosen = [self._chosen(names[seat], actions[names[seat]]) for seat in self.single.to_act]
        for seat, action in chosen:
            self.single.play(seat, action)
        self._cycle += 1
        over = self.single.over
        truncated = not over and self._cycle == self._max_cycles
        infos = self._show(idle=[self._wait])
        rewards = self._gains()
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, truncated)
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return self._observations(), rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Seen]:
        return {name: self.observe(name) for name in self.possible_agents}


def _copied(value: Any) -> Any:
    """A copy that shares nothing that can change."""
    if isinstance(value, dict):
        return {name: _copied(each) for name, each in value.items()}
    return value.copy() if hasattr(value, "copy") else value


raw_env = RostraEnv
parallel_env = RostraParallelEnv


def env(game: str, **options: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """A game, one seat at a time; the options are those of ``quo_vadis`` and ``idus_martii``."""
    return OrderEnforcingWrapper(RostraEnv(game, **options))


def quo_vadis(players: int = 4, **options: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """Quo Vadis?: ``variants``, ``turn_limit``, ``asks`` a turn and their ``top_price``, ``start``."""
    return env(QUO_VADIS.name, players=players, **options)


def idus_martii(players: int = 5, **options: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """Idus Martii: ``start``, and ``claims`` for what is said at the table."""
    return env(IDUS_MARTII.name, players=players, **options)
