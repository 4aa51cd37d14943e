"""The games in OpenSpiel: import this, then ``pyspiel.load_game("rostra_quo_vadis(players=3)")``.

Here are the games that say what is left to chance in them: those with a ``ChanceGame``.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any

import numpy
import pyspiel

from rostra.adapters.chance_game import ChanceGame
from rostra.adapters.idus_martii_chance import IdusMartiiChance
from rostra.adapters.quo_vadis import QuoVadisChance
from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.games.quo_vadis.game import GAME as QUO_VADIS
from rostra.kernel.game import InvalidInput

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class RostraGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    def __init__(self, kind: pyspiel.GameType, chance_game: type[ChanceGame], params: dict[str, Any]) -> None:
        self.fresh = chance_game.of(**{**chance_game.parameters, **params})
        """The game before anything has happened."""
        single = self.fresh.single
        info = pyspiel.GameInfo(
            num_distinct_actions=single.actions,
            max_chance_outcomes=self.fresh.outcomes,
            num_players=single.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=single.length,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is stored as its name and its parameters."""
        return _loaded, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> RostraState:
        """The beginning."""
        return RostraState(self, self.fresh.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RostraObserver:
        """Somebody who looks at states: with perfect recall for information states, or without."""
        if params:
            raise InvalidInput("learner-observer", {"given": str(params)})
        return RostraObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class RostraState(pyspiel.State):  # type: ignore[misc]
    """A state of the game, which ``chance_game`` holds."""

    def __init__(self, game: RostraGame, chance_game: ChanceGame) -> None:
        super().__init__(game)
        self.chance_game = chance_game
        self._player = _player(chance_game)

    def current_player(self) -> int:
        """The seat that acts, or chance, or nobody at the end."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self.chance_game.single.legal(player)
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen by chance, and how likely it is."""
        return self.chance_game.chance_outcomes()

    def apply_action(self, action: int) -> None:
        """Play an action or an outcome of chance: a whole number, for OpenSpiel would cut off fractions."""
        super().apply_action(index(action))

    def apply_action_with_legality_check(self, action: int) -> None:
        """The same, or an error where it is not legal."""
        super().apply_action_with_legality_check(index(action))

    def child(self, action: int) -> RostraState:
        """The state after an action."""
        after: RostraState = super().child(index(action))
        return after

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self.chance_game.apply_chance(action)
        else:
            self.chance_game.play(action)
        self._player = _player(self.chance_game)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.chance_game.outcome_text(action)
        return str(self.chance_game.single.text(player, action))

    def returns(self) -> list[float]:
        """1 for each winner, 0 for the others and before the end."""
        rewards: list[float] = self.chance_game.single.rewards()
        return rewards if self.is_terminal() else [0.0] * len(rewards)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RostraState:
        """A state this player cannot tell from the real one, with a history that leads to it."""
        game: RostraGame = self.get_game()
        history = game.fresh.resampled(player, self.history(), sampler)
        if history == self.history():
            same: RostraState = self.clone()
            return same
        state = game.new_initial_state()
        for action in history:
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return self.chance_game.picture()


def _player(chance_game: ChanceGame) -> int:
    if chance_game.is_chance_node:
        return CHANCE
    return TERMINAL if chance_game.single.over else chance_game.acting


class RostraObserver:
    """What a player sees of a state, and with perfect recall what they remember."""

    def __init__(self, game: RostraGame, recalls: bool) -> None:
        self._recalls = recalls
        self._size = game.fresh.single.size
        self.tensor = numpy.zeros(self._size + (game.fresh.recall_size if recalls else 0), numpy.float32)
        self.dict = {"observation": self.tensor[: self._size]}
        if recalls:
            self.dict["recalled"] = self.tensor[self._size :]

    def set_from(self, state: RostraState, player: int) -> None:
        """Look at a state as one player."""
        self.tensor.fill(0)
        self.dict["observation"][:] = state.chance_game.observe(player)
        if self._recalls:
            recalled = state.chance_game.recalled(player, state.history())
            self.dict["recalled"][: len(recalled)] = recalled

    def string_from(self, state: RostraState, player: int) -> str:
        """The same as text: the player, the cells that are not 0, and what is recalled."""
        seen = state.chance_game.observe(player)
        cells = seen.nonzero()[0]
        values = zip(cells.tolist(), seen[cells].tolist(), strict=True)
        text = f"seat {player} | {' '.join(f'{cell}:{value}' for cell, value in values)}"
        if not self._recalls:
            return text
        return f"{text} | {' '.join(map(str, state.chance_game.recalled(player, state.history())))}"


def _loaded(name: str, parameters: dict[str, Any]) -> RostraGame:
    """A stored game; it is of this module, so that whoever loads it has registered it."""
    game: RostraGame = pyspiel.load_game(name, parameters)
    return game


def short_name(game: str) -> str:
    """The name of a game in other libraries: ``rostra_quo_vadis``."""
    return f"rostra_{game.replace('-', '_')}"


def _register(game: str, chance_game: type[ChanceGame]) -> None:
    kind = pyspiel.GameType(
        short_name=short_name(game),
        long_name=chance_game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=chance_game.players[-1],
        min_num_players=chance_game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=chance_game.parameters,
    )

    class Registered(
        RostraGame
    ):  # a class: OpenSpiel lets go of it without the GIL, which nothing else survives
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, chance_game, params or {})

    pyspiel.register_game(kind, Registered)


_register(QUO_VADIS.name, QuoVadisChance)
_register(IDUS_MARTII.name, IdusMartiiChance)
