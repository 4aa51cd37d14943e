"""The judge: everybody's chance to win at a moment of the game, with all hands open."""

from __future__ import annotations

from rostra.bots.bot import View, uniform
from rostra.bots.quo_vadis.best import FAST_MARGIN
from rostra.bots.quo_vadis.candidates import DealEffect, Turn
from rostra.bots.quo_vadis.context import Forecast
from rostra.bots.quo_vadis.endgame import possible_draws
from rostra.bots.quo_vadis.evaluators import (
    BlendedEvaluator,
    Chances,
    Evaluator,
    NetworkEvaluator,
    PlayoutEvaluator,
    weighted_mean,
)
from rostra.games.quo_vadis.actions import read
from rostra.games.quo_vadis.components import NO_LAUREL
from rostra.games.quo_vadis.rules import winner
from rostra.games.quo_vadis.state import BONUS, OVER, State
from rostra.kernel import jit
from rostra.review.quo_vadis.calibration import Calibration, packaged, terms_of
from rostra.review.quo_vadis.strength import Strengths
from rostra.review.quo_vadis.walk import Step, true_state

MOVES = ("place", "advance", "caesar")

PLAYOUTS, UNDER_VOWS, RANDOM_UNDER_VOWS = 16, 20, 400
"""How many playouts there are for every state, and for what promises do, at the usual depth."""
DEEPER = 4
"""How many times as deep a look at what gets a name is."""
ROUNDS = 2
"""How far they play on before the network is asked."""


def evaluator_of(depth: float) -> Evaluator:
    """The value network after a look-ahead; where nothing is compiled, the network alone."""
    if not jit.available():
        return NetworkEvaluator(playouts=0, under_vows=0, is_compiled=False)
    count, vows = (max(1, round(depth * number)) for number in (PLAYOUTS, UNDER_VOWS))
    network = NetworkEvaluator(playouts=count, rounds=ROUNDS, under_vows=vows)
    playouts = PlayoutEvaluator(quick=0, deep=0, under_vows=max(1, round(depth * RANDOM_UNDER_VOWS)))
    return BlendedEvaluator(network, playouts, weight=0.0, margin=FAST_MARGIN)


class Judge:
    """Says everybody's chance to win, with the same seed for a whole game, so that moments compare.

    What it says is calibrated, by what it has learned of the players up to then.
    """

    def __init__(self, evaluator: Evaluator, seed: int, calibration: Calibration | None = None) -> None:
        """``calibration``: another than that of the package."""
        self.evaluator = evaluator
        self.seed = int(uniform("review", seed) * 2**31)
        self.strengths = Strengths()
        self._calibration = calibration or packaged()

    def learn(self, step: Step, still: float) -> None:
        """Learn from a move how well a seat plays; ``still``: how long the table stood still before it."""
        if step.before["stage"] != "action" or step.kind not in MOVES:
            return
        turn = _turn(true_state(step.before, self.seed), step.before, still)
        move = read(turn.state, step.seat, step.action)
        assert isinstance(move, int)
        self.strengths.learn(Forecast.of(self.evaluator, turn), move)

    def chances(self, view: View, still: float) -> Chances:
        """The chances at a moment, as an open view shows it; ``still``: how long the table stood still."""
        return self.chances_in(true_state(view, self.seed), view, still)

    def chances_in(self, state: State, view: View, still: float) -> Chances:
        """The same in a state that differs from what is seen by nothing but a laurel turned up."""
        if state.stage == OVER:
            first = winner(state)
            return [float(seat == first) for seat in range(state.players)]
        strengths = self.strengths.of(state.players)
        found = self._uncalibrated(state, view, still)
        return self._calibration.applied(found, terms_of(state, strengths), strengths)

    def _uncalibrated(self, state: State, view: View, still: float) -> Chances:
        """Where a consent is there to be used, or a bonus, it is what the player to move may do with it."""
        turn = _turn(state, view, still)
        if turn.struck or view["pledges"] or view["granted"] or state.stage == BONUS:
            return Forecast.of(self.evaluator, turn).expected_deeply(self.evaluator, self.seed)
        (found,) = self.evaluator.evaluate_deeply([state], self.seed)
        return found

    def draw(self, view: View, place: int, still: float) -> tuple[Chances, Chances]:
        """The chances before the laurel on a place was turned up, and after it.

        Before is the mean over all that might have been turned up, after is one of these: so luck is zero on
        average by construction.
        """
        state = true_state(view, self.seed)
        drawn = state.laurels[place]
        stock = sorted([*state.stock[: state.stocked], drawn])  # the order tells nothing
        state.stocked = len(stock)
        state.stock[: state.stocked] = stock
        state.laurels[place] = NO_LAUREL
        rows = [
            (later.laurels[place], self.chances_in(later, view, still), weight)
            for weight, later in possible_draws(state)
        ]
        after = next(row for kind, row, _ in rows if kind == drawn)
        return weighted_mean([(row, weight) for _, row, weight in rows]), after


def _turn(state: State, view: View, still: float) -> Turn:
    struck = [DealEffect.of(deal, state) for deal in view["deals"] if deal["status"] == "struck"]
    return Turn(state, struck, still)
