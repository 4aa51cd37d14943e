"""The strongest bot: the value network beside random playouts, exact search near a turn limit, fair deals."""

from __future__ import annotations

from rostra.bots.quo_vadis.endgame import EndgameEvaluator, EndgameSolver
from rostra.bots.quo_vadis.evaluators import (
    BlendedEvaluator,
    Evaluator,
    NetworkEvaluator,
    PlayoutEvaluator,
)
from rostra.bots.quo_vadis.search import SearchBot

PLAYOUT_WEIGHT = 0.1
"""How much random playouts count beside the network, which expects players who think."""
LAST_TURNS = 4
"""From how many turns before a turn limit (Q17) on every line of play is searched."""
MARGIN, FAST_MARGIN = 0.017, 0.01
"""What a deal must bring, as a chance of winning. With less, more deals are regretted; with more, more are
let go (``python -m bench.deal_audit`` counts both)."""


class Best(SearchBot):
    """Thinks for up to about a second."""

    looks = 4

    @staticmethod
    def make_evaluator() -> Evaluator:
        """The network with its look-ahead beside playouts; exact search in the last turns."""
        network, playouts = (
            NetworkEvaluator(playouts=100, under_vows=40),
            PlayoutEvaluator(quick=120, deep=800, under_vows=1500),
        )
        blended = BlendedEvaluator(network, playouts, PLAYOUT_WEIGHT, MARGIN)
        return EndgameEvaluator(blended, EndgameSolver(), LAST_TURNS)

    @staticmethod
    def make_simple_evaluator() -> Evaluator | None:
        """The network alone, interpreted: it judges moves and prices well, and no promises."""
        return NetworkEvaluator(playouts=0, under_vows=0, is_compiled=False)


class Fast(Best):
    """Thinks for a few hundredths of a second, for tournaments, which wait until it is ready."""

    waits_for_warm_up = True
    looks = 3
    explains = False

    @staticmethod
    def make_evaluator() -> Evaluator:
        """The network with fewer playouts; random ones only judge what vows do."""
        network, playouts = NetworkEvaluator(playouts=6, most_turns=24), PlayoutEvaluator(quick=0, deep=0)
        return BlendedEvaluator(network, playouts, 0.0, FAST_MARGIN)


class Hurried(Fast):
    """Best at a web table while many bots think at once. No table waits until it is ready."""

    waits_for_warm_up = False
    explains = True
