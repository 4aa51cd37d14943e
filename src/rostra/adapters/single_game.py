"""One game as a learner plays it: a seat acts, and an action is a number.

A single game is thinner than a table: it keeps no record and reports no events. What is said between moves
has a bounded form here, if any: asks and answers in Quo Vadis?, claims in Idus Martii.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from operator import index
from typing import Any, Self

import numpy
import numpy.typing

from rostra import games
from rostra.adapters.rewards import final_rewards, reward_of
from rostra.kernel.chance import SEED_BITS, sow_seed
from rostra.kernel.game import Game, InvalidInput, Setup

Observation = numpy.typing.NDArray[numpy.uint8]


class SingleGame:
    """One game, played by its interpreted rules. Games with more to offer have a class of their own."""

    actions: int
    """How many actions there are: they are numbered from 0."""
    size: int
    """How many cells an observation has."""
    s: Any
    """The whole state, secrets included."""

    def __init__(
        self,
        game: Game[Any],
        players: int | None = None,
        rewards: str = "win",
        shaping: float = 0.0,
        discount: float = 1.0,
        **options: Any,
    ) -> None:
        self.game = game
        self.rules = game.rules.with_memory()
        self.reward = reward_of(self.rules, rewards, shaping, discount)
        self._potentials: dict[int, float] = {}
        """The potential of each seat when it was last asked."""
        self.players = self.rules.players[0] if players is None else players
        self.actions = self.rules.actions
        self.size = sum(cells.count for cells in self.rules.cells)
        self.s = self.rules.layout.new()
        self.configure(**options)

    def configure(self, **options: Any) -> None:
        """Write players and options into the state, or ``InvalidInput``."""
        self.game.validated(Setup(self.game.name, self.players, 0))
        self.rules.configure(self.s, players=self.players, **options)

    def begin(self, seed: int) -> None:
        """Begin a new game; the same seed and the same actions give the same game (B2)."""
        sow_seed(self.s, seed)
        self.rules.begin(self.s)
        self._potentials = {}

    def copy(self) -> Self:
        """An independent game in the same state."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.s = self.rules.layout.copy(self.s)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """What is stored: the state as plain data, the game by its name."""
        stored = {**self.__dict__, "game": self.game.name, "s": self.rules.layout.plain(self.s)}
        del stored["rules"]
        return stored

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__dict__.update(stored)
        self.game = games.named(stored["game"])
        self.rules = self.game.rules.with_memory()
        self.s = self.rules.layout.restored(stored["s"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.rules.is_over(self.s)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act; none at the end."""
        return () if self.over else (self.rules.acting(self.s),)

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat that must act, ascending."""
        out = [0] * self.rules.actions
        return out[: self.rules.legal_actions(self.s, out)]

    def play(self, seat: int, action: int) -> None:
        """Play a legal action of a seat that must act."""
        self.rules.play(self.s, action)

    def rewards(self) -> list[float]:
        """What each seat gets when the game is over, without shaping; 0 before the end."""
        return final_rewards(self.rules, self.s, self.reward.kind) if self.over else [0.0] * self.players

    def gains(self, asked: Iterable[int]) -> list[float]:
        """What each seat gets, shaping included, now that these seats are asked: to be called once."""
        gains = self.rewards()
        shaping, discount = self.reward.shaping, self.reward.discount
        if self.over:
            for seat, before in self._potentials.items():
                gains[seat] -= shaping * before
            self._potentials = {}
        elif shaping:
            now = {seat: self.rules.potential(self.s, seat) for seat in asked}
            for seat in now.keys() & self._potentials.keys():
                gains[seat] = shaping * (discount * now[seat] - self._potentials[seat])
            self._potentials = {**self._potentials, **now}
        return gains

    def observe(self, seat: int) -> Observation:
        """What a seat may know (B1), seats counted from itself."""
        seen = numpy.zeros(self.size, numpy.uint8)
        self.rules.observe(self.s, seat, seen)
        return seen

    def state(self) -> Observation:
        """What all seats know together, one observation after the other: for critics that see everything."""
        return numpy.concatenate([self.observe(seat) for seat in range(self.players)])

    def numbering(self, seat: int) -> list[int]:
        """For each action with seats counted from this one, its number."""
        numbers = list(self.rules.numbering(self.players, seat))
        return numbers + list(range(len(numbers), self.actions))

    def text(self, seat: int, action: int) -> str:
        """An action of a seat in a few words."""
        return " ".join(_word(value) for value in self.rules.shown(action).values())

    def picture(self) -> str:
        """What lies open on the table, as a few lines of text."""
        return "\n".join(f"{name}  {value}" for name, value in self.game.view(self.s, None).items())


def whole(action: Any) -> int:
    """An action as a number, or ``InvalidInput``: neither a fraction nor true or false is one."""
    try:
        if isinstance(action, bool):
            raise TypeError
        return index(action)
    except TypeError:
        raise InvalidInput("learner-whole", {"given": repr(action)}) from None


def checked_seed(seed: Any) -> int:
    """A seed as a number, or ``InvalidInput``."""
    number = index(seed)
    if not 0 <= number < 2**SEED_BITS:
        raise InvalidInput("setup-seed")
    return number


def next_seed(seed: int) -> int:
    """The seed of the episode after the one with this seed: far from it, and the same on every machine.

    Were it the next number, environments with neighbouring seeds would all play the same games.
    """
    digest = hashlib.blake2b(seed.to_bytes(SEED_BITS // 8, "little"), digest_size=8)
    return int.from_bytes(digest.digest(), "little") >> 2


def _word(value: Any) -> str:
    return "-".join(map(str, value)) or "alone" if isinstance(value, list) else str(value)
