"""What both kinds of environment share: a sitting, the names of its seats, their spaces and their chance."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import numpy
from gymnasium import spaces

from rostra.adapters.sittings import Sitting, sitting
from rostra.kernel.game import IllegalAction

Seen = dict[str, Any]
"""An observation and the mask of legal actions."""

RENDER_MODES = ("ansi", "human")
SEED_BITS = 48


class Seats:
    """A sitting whose seats have names: ``seat_0`` and so on."""

    def __init__(
        self, game: str, illegal: str, relative: bool, options: dict[str, Any], waits: bool = False
    ) -> None:
        if illegal not in ("raise", "random"):
            raise ValueError("An illegal action is either to 'raise' or to be replaced at 'random'.")
        self.sitting: Sitting = sitting(game, **options)
        self.names = [f"seat_{seat}" for seat in range(self.sitting.players)]
        self.numbers = {name: seat for seat, name in enumerate(self.names)}
        self.wait = self.sitting.actions
        """The action of a seat that has nothing to do, where all act in cycles."""
        self.actions = self.sitting.actions + waits
        self._illegal = illegal
        self._numbers = [
            [*(self.sitting.numbering(seat) if relative else range(self.wait)), self.wait]
            for seat in range(self.sitting.players)
        ]
        """For each seat and action of an agent, the action of the sitting."""
        self._named = [{number: action for action, number in enumerate(row)} for row in self._numbers]
        self._choice = numpy.random.default_rng()
        self.action_spaces = {name: spaces.Discrete(self.actions) for name in self.names}
        self.observation_spaces = {name: self._space() for name in self.names}

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.sitting.size,), numpy.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), numpy.int8),
            }
        )

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed, one is drawn."""
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        self._choice = numpy.random.default_rng(seed)
        self.sitting.begin(seed)

    def seen(self, name: str, legal: Iterable[int]) -> Seen:
        """What a seat may know and do."""
        seat = self.numbers[name]
        mask = numpy.zeros(self.actions, numpy.int8)
        for action in legal:
            mask[self._named[seat][action]] = 1
        return {"observation": self.sitting.observe(seat), "action_mask": mask}

    def chosen(self, seat: int, action: int) -> int:
        """The action of the sitting an agent means; of one that is not legal ``illegal`` says what becomes.

        It is an error and changes nothing (B3), or some legal action takes its place.
        """
        legal = self.sitting.legal(seat)
        number: int = self._numbers[seat][action]
        if number in legal:
            return number
        if self._illegal == "raise":
            raise IllegalAction(f"Action {action} of seat {seat} is not legal now: the mask shows which are.")
        return int(self._choice.choice(legal))

    def render(self, mode: str | None) -> str | None:
        """The open table as text: returned in mode ``ansi``, printed in mode ``human``."""
        if mode == "ansi":
            return self.sitting.picture()
        if mode == "human":
            print(self.sitting.picture(), end="\n\n")  # noqa: T201
        return None


class Seated:
    """An environment whose agents are seats: what PettingZoo asks of both kinds alike."""

    possible_agents: list[str]
    agents: list[str]

    def _sit_down(self, seats: Seats, game: str, render_mode: str | None, parallel: bool) -> None:
        self._seats = seats
        self.metadata = {
            "name": f"rostra_{game.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": parallel,
        }
        self.render_mode = render_mode
        self.possible_agents = seats.names
        self.agents = []

    @property
    def sitting(self) -> Any:
        """The game being played."""
        return self._seats.sitting

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """An observation and a mask."""
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions, legal or not; in cycles the last is to wait."""
        return self._seats.action_spaces[agent]

    def render(self) -> str | None:
        """The open table as text: returned in mode ``ansi``, printed in mode ``human``."""
        return self._seats.render(self.render_mode)
