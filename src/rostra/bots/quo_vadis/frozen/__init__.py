"""The top bot of version 0.1, kept as it was: a yardstick for its successors, never to be improved.

``rostra.bots.quo_vadis.frozen:Fast`` is its form for tournaments. Only what judges and negotiates is kept
here; what a seat sees and which moves there are is read by the modules that every bot uses.
"""

from __future__ import annotations

from rostra.bots.quo_vadis.frozen.evaluators import (
    BlendedEvaluator,
    Evaluator,
    NetworkEvaluator,
    PlayoutEvaluator,
)
from rostra.bots.quo_vadis.frozen.search import SearchBot

PLAYOUT_WEIGHT, MARGIN = 0.4, 0.01


class Fast(SearchBot):
    """Thinks for a few hundredths of a second, for tournaments, which wait until it is ready."""

    waits_for_warm_up = True

    @staticmethod
    def make_evaluator() -> Evaluator:
        """The network without look-ahead, and some playouts for every move."""
        network, playouts = NetworkEvaluator(playouts=0), PlayoutEvaluator(quick=40, deep=30)
        return BlendedEvaluator(network, playouts, PLAYOUT_WEIGHT, MARGIN)
