"""Judges that need no compiler: what they say is nonsense, or nearly so, but always the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rostra.bots.bot import uniform
from rostra.bots.quo_vadis.candidates import Candidate, state_after
from rostra.bots.quo_vadis.evaluators import Chances
from rostra.games.quo_vadis.components import VALUE
from rostra.games.quo_vadis.rules import winner
from rostra.games.quo_vadis.state import OVER, State
from rostra.review.quo_vadis.judge import Judge
from rostra.review.quo_vadis.reviewer import reviews
from rostra.review.quo_vadis.value import QuoVadisReview


class Laurels:
    """Judges by nothing but laurels: everybody's chance is their share of all that is held."""

    margin, simulations = 0.01, 0

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        return [self._chances(state_after(state, candidate)) for candidate in candidates]

    def evaluate_deeply(self, states: Sequence[State], seed: int, vows: Sequence[Any] = ()) -> list[Chances]:
        return [self._chances(state) for state in states]

    def evaluate_under(self, vows: Sequence[Any], state: State, seed: int) -> list[Chances]:
        return [self._chances(state)]

    def _chances(self, state: State) -> Chances:
        if state.stage == OVER:
            return [float(seat == winner(state)) for seat in range(state.players)]
        return shares([1.0 + hand for hand in hands(state)])


class Dice(Laurels):
    """Says anything at all, but the same of the same board."""

    def _chances(self, state: State) -> Chances:
        board = str((state.turn, state.to_move, state.laurels, state.holdings, state.members, state.caesar))
        return shares([0.1 + uniform(board, seat) for seat in range(state.players)])


def reviewed(record: dict[str, Any], evaluator: Laurels) -> QuoVadisReview:
    """What such a judge says of a game."""
    *_, found = reviews(record, 1.0, Judge(evaluator, record["seed"]))
    return found


def hands(state: State) -> list[int]:
    """What everybody's laurels are worth."""
    return [
        sum(count * value for count, value in zip(hand, VALUE, strict=True))
        for hand in state.holdings[: state.players]
    ]


def shares(values: Sequence[float]) -> list[float]:
    """Each value as a share of all."""
    return [value / sum(values) for value in values]
