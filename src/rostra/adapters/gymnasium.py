"""One learner against others, as Gymnasium has it: many games or one. Needs the extra ``gymnasium``.

A step is one decision of the learner, and what the others do until it is asked again. Observations come with
the mask of legal actions. What is not legal is refused with ``IllegalAction``, and nothing has changed (B3).
"""

from __future__ import annotations

import copy
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Self

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rostra import games
from rostra.adapters.saved import Saved
from rostra.adapters.seeds import Seeds
from rostra.adapters.single_game import next_seed, whole
from rostra.adapters.table_learners import AgainstBots
from rostra.adapters.vector import NOTHING, vector
from rostra.adapters.vector_steps import PATIENCE
from rostra.kernel.chance import SEED_BITS
from rostra.kernel.game import InvalidInput

__all__ = ["Learner", "LearnerVector", "Policy"]

Policy = Callable[[npt.NDArray[np.uint8], npt.NDArray[np.uint8]], npt.ArrayLike]
"""From observations and masks, one row for each seat that is to act, to their actions."""
Observation = dict[str, Any]


class AgainstPolicy:
    """Rows in which everybody but the learner plays by one policy; at random, all of it is compiled."""

    def __init__(self, game: str, players: int, seats: Any, policy: str | Policy, **options: Any) -> None:
        self.games = vector(game, len(seats), players, **options)
        self.seats, self._policy = seats, policy
        self.games.watched[:] = seats
        self.actions, self.tops = self.games.actions, self.games.tops
        self._pass_on(np.full(len(seats), NOTHING))

    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """What the learners may know."""
        return self.games.observations

    @property
    def masks(self) -> npt.NDArray[np.uint8]:
        """What the learners may do."""
        return self.games.masks

    @property
    def endings(self) -> npt.NDArray[np.uint8]:
        """What the learners saw when the latest games in their rows were over."""
        return self.games.endings

    def reset(self, seed: Seeds | None) -> None:
        """Begin all games, and go on until every learner is asked."""
        self.games.reset(seed)
        self._pass_on(np.full(len(self.seats), NOTHING))

    def act(self, actions: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        """One decision of every learner, and on until all are asked; what they gained, which games ended."""
        return self._pass_on(actions)

    def close(self) -> None:
        """End the threads."""
        self.games.close()

    def save(self) -> Saved:
        """All games as they stand."""
        return self.games.save()

    def restore(self, saved: Saved) -> None:
        """Go on from games that were saved here, or in rows made the same way."""
        self.games.restore(saved)

    def _pass_on(self, actions: Any) -> tuple[Any, Any]:
        if isinstance(self._policy, str):
            self.games.step_watched(actions)
            return self._gains(), self.games.finished.astype(bool)
        self.games.step(actions)
        rewards, over = self._gains(), self.games.finished.astype(bool)
        unasked = np.zeros(len(self.seats), dtype=np.int64)
        while len(rows := np.flatnonzero(self.games.to_move != self.seats)):
            actions = np.full(len(self.seats), NOTHING)
            actions[rows] = self._policy(self.games.observations[rows], self.games.masks[rows])
            self.games.step(actions)
            rewards += np.where(over, 0.0, self._gains())  # a game without the learner does not count
            unasked += over & (self.games.finished == 1)
            over |= self.games.finished.astype(bool)
            if unasked.max() >= PATIENCE:
                raise InvalidInput("learner-never-asked", {"number": int(self.seats[unasked.argmax()])})
        return rewards, over

    def _gains(self) -> Any:
        return self.games.rewards[np.arange(len(self.seats)), self.seats].astype(np.float64)


class LegalActions(spaces.Discrete):  # type: ignore[misc]
    """All actions; without a mask, a sample is one that is legal now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.mask = np.zeros(count, dtype=np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random action that is legal now, or as the mask or probability says."""
        if mask is None and probability is None:
            mask = self.mask
        return super().sample(mask, probability)


class LearnerVector(VectorEnv):  # type: ignore[misc]
    """Many games, in each of which one seat learns. When a game ends, the next begins in the same step.

    ``seat=None``: row i learns on seat i, counted around the table. ``opponents``: ``"random"``, a policy
    from observations and masks to actions, or a level of ``rostra.bots``. Options are those of
    ``rostra.vector``; against bots, those of ``rostra.new_table``.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int,
        seat: int | None = None,
        opponents: str | Policy = "random",
        **options: Any,
    ) -> None:
        games.named(game)
        if seat is not None and not 0 <= seat < players:
            raise InvalidInput("learner-seat", {"last": players - 1})
        seats = np.arange(num_envs) % players if seat is None else np.full(num_envs, seat)
        self.rows: AgainstBots | AgainstPolicy
        if isinstance(opponents, str) and opponents != "random":
            self.rows = AgainstBots(game, players, seats, opponents, **options)
        else:
            self.rows = AgainstPolicy(game, players, seats, opponents, **options)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Dict(
            observation=spaces.Box(np.zeros_like(self.rows.tops), self.rows.tops, dtype=np.uint8),
            action_mask=spaces.Box(0, 1, (self.rows.actions,), dtype=np.int8),
        )
        self.single_action_space = spaces.Discrete(self.rows.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games, and let the others act until the learner is asked."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.rows.reset(seed)
        return self._observation(), {}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """One decision of the learner in every game, and all that follows."""
        rewards, over = self.rows.act(np.asarray(actions))
        info: dict[str, Any] = {}
        if over.any():
            endings = np.full(self.num_envs, None, dtype=object)
            for row in np.flatnonzero(over):
                mask = np.zeros(self.rows.actions, dtype=np.int8)
                endings[row] = {"observation": self.rows.endings[row].copy(), "action_mask": mask}
            info = {"final_obs": endings, "_final_obs": over, "final_info": {}, "_final_info": over}
        return self._observation(), rewards, over, np.zeros(self.num_envs, dtype=bool), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """``[num_envs, actions]``: which actions are legal now."""
        return self.rows.masks.astype(bool)

    def save(self) -> Any:
        """All games as they stand, to go back to with ``restore`` as often as one likes."""
        return self.rows.save()

    def restore(self, saved: Any) -> Observation:
        """Go on from what was saved here, or in another environment made with the same options."""
        self.rows.restore(saved)
        return self._observation()

    def clone(self) -> Self:
        """An independent environment that stands where this one does; so is what ``copy.deepcopy`` gives."""
        return copy.deepcopy(self)

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.rows.close()

    def _observation(self) -> Observation:
        return {
            "observation": self.rows.observations.copy(),
            "action_mask": self.rows.masks.view(np.int8).copy(),
        }


class Learner(gymnasium.Env):  # type: ignore[misc]
    """One game in which one seat learns; at its end it must be reset. The rest is as in ``LearnerVector``."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str, players: int, seat: int = 0, opponents: str | Policy = "random", **options: Any
    ) -> None:
        self._one = LearnerVector(game, 1, players, seat, opponents, **options)
        self.observation_space = self._one.single_observation_space
        self.action_space = LegalActions(self._one.rows.actions)
        self.game_seed = secrets.randbits(SEED_BITS)
        """The seed of the game being played."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and let the others act until the learner is asked.

        Without a seed it is one that follows from the latest.
        """
        super().reset(seed=seed)
        self.game_seed = next_seed(self.game_seed) if seed is None else seed
        observations, info = self._one.reset(seed=self.game_seed)
        return self._shown(observations), info

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One decision of the learner, and all that follows."""
        if not self.action_space.mask.any():
            raise InvalidInput("learner-over")
        observations, rewards, over, _, info = self._one.step([whole(action)])
        seen = self._shown(observations, info["final_obs"][0] if over[0] else None)
        return seen, float(rewards[0]), bool(over[0]), False, {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, under the name that MaskablePPO asks for."""
        return self.action_space.mask.astype(bool)

    def save(self) -> dict[str, Any]:
        """The game as it stands, to go back to with ``restore`` as often as one likes."""
        return {"one": self._one.save(), "seed": self.game_seed, "mask": self.action_space.mask.copy()}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from what was saved here, or in another environment made with the same options."""
        self._one.restore(saved["one"])
        self.game_seed = saved["seed"]
        self.action_space.mask[:] = saved["mask"]

    def clone(self) -> Self:
        """An independent environment that stands where this one does; so is what ``copy.deepcopy`` gives."""
        return copy.deepcopy(self)

    def close(self) -> None:
        """End the threads."""
        self._one.close()

    def _shown(self, observations: Observation, ending: Observation | None = None) -> Observation:
        """What the learner sees now, or at the end of a game."""
        seen = ending or {name: rows[0] for name, rows in observations.items()}
        self.action_space.mask[:] = seen["action_mask"]
        return seen


PLAYERS = {"QuoVadis": ("quo-vadis", 4), "IdusMartii": ("idus-martii", 5)}
"""The games that have an id, and for how many players unless ``gymnasium.make`` is told."""
VERSION = 1
"""What an id shows and accepts never changes: if a game's observations or actions must, its version does."""

for _name, (_game, _players) in PLAYERS.items():
    gymnasium.register(
        f"rostra/{_name}-v{VERSION}",
        "rostra.adapters.gymnasium:Learner",
        vector_entry_point="rostra.adapters.gymnasium:LearnerVector",
        kwargs={"game": _game, "players": _players},
    )
