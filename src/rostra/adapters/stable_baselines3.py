"""Many games, in each of which one seat learns, as Stable-Baselines3 has it. Needs the extra ``learners``."""

from __future__ import annotations

from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from rostra.adapters.gymnasium import LearnerVector

__all__ = ["LearnerVecEnv"]


class LearnerVecEnv(VecEnv):  # type: ignore[misc]
    """The games of a ``LearnerVector``, with masks where MaskablePPO looks for them."""

    def __init__(self, game: str, num_envs: int, players: int, **options: Any) -> None:
        self.games = LearnerVector(game, num_envs, players, **options)
        self.render_mode = None
        self._actions: Any = None
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> dict[str, Any]:
        """Begin all games, with the seed that was set, if any."""
        seen, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        return seen

    def step_async(self, actions: Any) -> None:
        """Take the actions."""
        self._actions = actions

    def step_wait(self) -> tuple[dict[str, Any], Any, Any, list[dict[str, Any]]]:
        """One decision of the learner in every game, and all that follows."""
        seen, rewards, over, _, info = self.games.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(over):
            infos[row] = {"terminal_observation": info["final_obs"][row], "TimeLimit.truncated": False}
        return seen, rewards.astype(np.float32), over, infos

    def action_masks(self) -> Any:
        """``[num_envs, actions]``: what is legal."""
        return self.games.action_masks()

    def close(self) -> None:
        """End the threads."""
        self.games.close()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """What a method gives, by rows."""
        found = getattr(self, method_name)(*args, **kwargs)
        return [found[row] for row in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, which is the same for all rows."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute for all rows."""
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No row is."""
        return [False for _ in self._get_indices(indices)]
