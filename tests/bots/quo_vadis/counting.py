"""A bot that negotiates like the best one but evaluates by counting laurels: quick, and easy to check."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rostra.bots.quo_vadis.candidates import Candidate, state_after
from rostra.bots.quo_vadis.evaluators import Chances, Evaluator
from rostra.bots.quo_vadis.search import SearchBot
from rostra.bots.quo_vadis.seat_view import STEPS
from rostra.games.quo_vadis.components import COMMITTEES, SENATE
from rostra.games.quo_vadis.deals.clauses import Help, Promise
from rostra.games.quo_vadis.rules import arrival, winner
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import OVER, State

LAUREL, STEP, ENTERED = 0.1, 0.05, 1.0


def strength(s: State, seat: int) -> float:
    """Laurels, steps taken upwards, and whether the seat is in the Senate."""
    steps = sum(s.members[seat][c] * (6 - STEPS[COMMITTEES[c]]) for c in range(SENATE))
    return LAUREL * purse(s, seat) + STEP * steps + ENTERED * (arrival(s, seat) < s.arrived)


def chances(s: State) -> Chances:
    """Everybody's chances: known at the end, before that by strength."""
    if s.stage == OVER:
        return [float(seat == winner(s)) for seat in range(s.players)]
    odds = [exp(strength(s, seat)) for seat in range(s.players)]
    return [each / sum(odds) for each in odds]


class CountingEvaluator:
    """Counts."""

    margin = 0.002
    simulations = 0

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """By counting after each."""
        return [chances(state_after(state, candidate)) for candidate in candidates]

    def evaluate_deeply(
        self, states: Sequence[State], seed: int, vows: Sequence[Promise] = ()
    ) -> list[Chances]:
        """By counting."""
        return [chances(state) for state in states]

    def evaluate_under(self, vows: Sequence[Promise], state: State, seed: int) -> list[Chances]:
        """By counting: a vow is like a step back, a promise of help like a step forward."""
        odds = [exp(strength(state, seat)) for seat in range(state.players)]
        for vow in vows:
            odds[vow.by] *= exp(-STEP)
            if isinstance(vow, Help):
                odds[vow.to] *= exp(STEP)
        return [[each / sum(odds) for each in odds]]


class CountingBot(SearchBot):
    """Negotiates by counting."""

    @staticmethod
    def make_evaluator() -> Evaluator:
        """Nothing to compile."""
        return CountingEvaluator()

    def evaluator(self) -> Evaluator | None:
        """It needs no warming up."""
        return CountingEvaluator()
