"""What OpenSpiel asks of a game, its states and its observers, over a course of either of our games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy
import pyspiel

from rostra.adapters.openspiel.course import Course

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class RostraGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    def __init__(self, kind: pyspiel.GameType, course: Callable[..., Course], params: dict[str, Any]) -> None:
        known = {name: params.get(name, default) for name, default in kind.parameter_specification.items()}
        self.fresh = course(**known)
        """The course before anything has happened."""
        sitting = self.fresh.sitting
        info = pyspiel.GameInfo(
            num_distinct_actions=sitting.actions,
            max_chance_outcomes=self.fresh.outcomes,
            num_players=sitting.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=sitting.length,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> RostraState:
        """The beginning."""
        return RostraState(self, self.fresh.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RostraObserver:
        """Somebody who looks at states: with perfect recall for information states, or without."""
        if params:
            raise ValueError(f"There are no parameters for observers; {params} were given.")
        return RostraObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class RostraState(pyspiel.State):  # type: ignore[misc]
    """A state of the game; ``course`` is where it stands."""

    def __init__(self, game: RostraGame, course: Course) -> None:
        super().__init__(game)
        self.course = course
        self._player = _player(course)

    def current_player(self) -> int:
        """The seat that acts, or chance, or nobody any more."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self.course.sitting.legal(player)
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen by chance, and how likely it is."""
        return self.course.chances()

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self.course.happen(action)
        else:
            self.course.play(action)
        self._player = _player(self.course)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.course.happening(action)
        return str(self.course.sitting.text(player, action))

    def returns(self) -> list[float]:
        """1 for each winner, 0 for the others and before the end."""
        rewards: list[float] = self.course.sitting.rewards()
        return rewards if self.is_terminal() else [0.0] * len(rewards)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RostraState:
        """A state this player cannot tell from the real one, with a history that leads to it."""
        game: RostraGame = self.get_game()
        history = game.fresh.another(player, self.history(), sampler)
        if history == self.history():
            same: RostraState = self.clone()
            return same
        state = game.new_initial_state()
        for action in history:
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return self.course.picture()


def _player(course: Course) -> int:
    if course.by_chance:
        return CHANCE
    return TERMINAL if course.sitting.over else course.moving


class RostraObserver:
    """What a player sees of a state, and with perfect recall what he remembers."""

    def __init__(self, game: RostraGame, recalls: bool) -> None:
        self._recalls = recalls
        self._size = game.fresh.sitting.size
        self.tensor = numpy.zeros(self._size + (game.fresh.recall if recalls else 0), numpy.float32)
        self.dict = {"observation": self.tensor[: self._size]}
        if recalls:
            self.dict["recalled"] = self.tensor[self._size :]

    def set_from(self, state: RostraState, player: int) -> None:
        """Look at a state as one player."""
        self.tensor.fill(0)
        self.dict["observation"][:] = state.course.observe(player)
        if self._recalls:
            recalled = state.course.recalled(player, state.history())
            self.dict["recalled"][: len(recalled)] = recalled

    def string_from(self, state: RostraState, player: int) -> str:
        """The same as text: the player, the cells that are not 0, and what is recalled."""
        seen = state.course.observe(player)
        cells = seen.nonzero()[0]
        values = zip(cells.tolist(), seen[cells].tolist(), strict=True)
        text = f"seat {player} | {' '.join(f'{cell}:{value}' for cell, value in values)}"
        if not self._recalls:
            return text
        return f"{text} | {' '.join(map(str, state.course.recalled(player, state.history())))}"
