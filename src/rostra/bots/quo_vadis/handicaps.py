"""The best bot with one ability taken away, to measure what negotiating and keeping promises are worth."""

from __future__ import annotations

from rostra.bots.quo_vadis.best import FAST_MARGIN, PLAYOUT_WEIGHT, Fast
from rostra.bots.quo_vadis.evaluators import BlendedEvaluator, Evaluator, NetworkEvaluator, PlayoutEvaluator


class Silent(Fast):
    """Never offers, counters or pledges, but answers what is offered to it."""

    offers = False


class Mute(Silent):
    """Makes no deals at all."""

    accepts = False


class Liar(Fast):
    """Promises freely, and keeps no promise that nobody enforces unless that pays."""

    honest = False


class Frugal(Fast):
    """Makes five playouts for every move, about a hundred in a decision, to compare with other searches."""

    @staticmethod
    def make_evaluator() -> Evaluator:
        """The network without look-ahead, and five playouts for every move."""
        network, playouts = NetworkEvaluator(playouts=0), PlayoutEvaluator(quick=5, deep=5)
        return BlendedEvaluator(network, playouts, PLAYOUT_WEIGHT, FAST_MARGIN)
