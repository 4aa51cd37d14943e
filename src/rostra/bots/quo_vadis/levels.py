"""The stair of levels for people: the best bot, with a judgement that is blurred step by step.

Each step wins about two games in five among three of the step below (``python -m bench.stair`` measures it).
A weak player sees the same moves and deals as a strong one, and misjudges them: every chance of winning is
multiplied by a random factor that depends on the bot, on the turn and on where the senators would stand.
Prices are judged as they are, so nobody pays three laurels for nothing; and so is one place for Caesar beside
another: of ten moves that are each misjudged the luckiest would nearly always be one of his.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from math import exp

from rostra.bots.quo_vadis.best import FAST_MARGIN, PLAYOUT_WEIGHT, Best
from rostra.bots.quo_vadis.candidates import Candidate
from rostra.bots.quo_vadis.evaluators import (
    BlendedEvaluator,
    Chances,
    Evaluator,
    NetworkEvaluator,
    PlayoutEvaluator,
)
from rostra.games.quo_vadis.actions import CAESAR
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.games.quo_vadis.deals.clauses import Promise
from rostra.games.quo_vadis.state import State


class BlurredEvaluator:
    """Judges as another evaluator does, through a blur."""

    def __init__(self, other: Evaluator, blur: float, seed: int) -> None:
        """``blur`` is the standard deviation of the error, in logarithms of chances."""
        self.other, self.blur, self.seed = other, blur, seed
        self.margin = other.margin

    @property
    def simulations(self) -> int:
        """How many playouts there have been so far."""
        return self.other.simulations

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """The chances after each candidate; what differs in payments or Caesar alone is misjudged alike."""
        found = self.other.evaluate_quickly(state, candidates)
        keys = [f"{state.turn} {min(each.move, CAESAR)}" for each in candidates]
        return [self._blurred(row, key) for row, key in zip(found, keys, strict=True)]

    def evaluate_deeply(
        self, states: Sequence[State], seed: int, vows: Sequence[Promise] = ()
    ) -> list[Chances]:
        """The chances in each state; those with the same senators in the same places are misjudged alike."""
        found = self.other.evaluate_deeply(states, seed, vows)
        return [self._blurred(row, _board(state)) for row, state in zip(found, states, strict=True)]

    def evaluate_under(self, vows: Sequence[Promise], state: State, seed: int) -> list[Chances]:
        """As the other does: only the difference that vows make is asked for, and even the weak see it."""
        return self.other.evaluate_under(vows, state, seed)

    def _blurred(self, chances: Chances, key: str) -> Chances:
        weights = [
            chance * exp(self.blur * error)
            for chance, error in zip(chances, errors(self.seed, key), strict=False)
        ]
        scale = sum(chances) / sum(weights) if any(weights) else 0.0
        return [scale * weight for weight in weights]


def _board(state: State) -> str:
    """Who stands where, and in which turn."""
    return f"{state.turn} {state.arrived} {[list(row) for row in state.members]}"


@lru_cache(maxsize=4096)
def errors(seed: int, key: str) -> tuple[float, ...]:
    """Random numbers, one for each seat, that depend on the key alone; nearly normal, with deviation 1."""
    digest = blake2b(f"{seed}|{key}".encode(), digest_size=8 * MAX_PLAYERS).digest()
    halves = [int.from_bytes(digest[i : i + 2], "big") / 65536 for i in range(0, len(digest), 2)]
    return tuple((sum(halves[i : i + 4]) - 2.0) * 3**0.5 for i in range(0, len(halves), 4))


class Blurred(Best):
    """A level below the best: little thinking, through a blur."""

    blur = 0.0

    @staticmethod
    def make_evaluator() -> Evaluator:
        """The network without look-ahead, and a few playouts for every move."""
        network = NetworkEvaluator(playouts=0, under_vows=4)
        playouts = PlayoutEvaluator(quick=10, deep=10, under_vows=40)
        return BlendedEvaluator(network, playouts, PLAYOUT_WEIGHT, FAST_MARGIN)

    def evaluator(self) -> Evaluator | None:
        """What judges states, misjudging them a little."""
        found = super().evaluator()
        return None if found is None else BlurredEvaluator(found, self.blur, self.seed)


class Novice(Blurred):
    """Beaten by somebody who has just read the rules."""

    blur = 1.6


class Beginner(Blurred):
    """Sees what is large."""

    blur = 1.2


class Casual(Blurred):
    """Plays now and then."""

    blur = 0.9


class Regular(Blurred):
    """Plays every week."""

    blur = 0.67


class Skilled(Blurred):
    """Overlooks little."""

    blur = 0.46


class Strong(Blurred):
    """Overlooks hardly anything."""

    blur = 0.3


class Expert(Blurred):
    """Judges well, and thinks ahead less than the best."""

    blur = 0.14
