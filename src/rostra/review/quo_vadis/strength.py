"""How well everybody plays, as far as their moves tell.

Nobody tells the judge who sits at the table. It weighs a few models of a player, from one who overlooks
nothing to one who does anything at all, by how well each has predicted the moves made so far (Bayes).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log

from rostra.bots.quo_vadis.context import Forecast

BLURS = (0.05, 0.2, 0.5, 1.2, 1e6)
"""The models: by how much a player misjudges the logarithm of their chance after each move."""
SCORES = tuple(1.0 - place / (len(BLURS) - 1) for place in range(len(BLURS)))
"""The strength of each model, from 1 down to 0."""
NOTHING_SEEN = (0.0,) * len(BLURS)
LEAST = 1e-4
"""Smaller chances are alike."""


class Strengths:
    """Everybody's strength, learned move by move."""

    def __init__(self) -> None:
        self._likelihoods: dict[int, list[float]] = {}
        """Of each seat that has moved: for each model, the logarithm of how likely its moves were."""

    def learn(self, forecast: Forecast, move: int) -> None:
        """Believe more in the models that expected a move."""
        values = best_by_move(forecast)
        if move not in values or len(values) < 2:
            return
        row = self._likelihoods.setdefault(forecast.turn.mover, [0.0] * len(BLURS))
        for model, blur in enumerate(BLURS):
            row[model] += _likelihood(values, move, blur)

    def of(self, players: int) -> list[float]:
        """The strength of every seat, from 0 to 1, as it must be expected now."""
        return [_expected(self._likelihoods.get(seat, NOTHING_SEEN)) for seat in range(players)]


def best_by_move(forecast: Forecast) -> dict[int, float]:
    """Every move, and the chance of the player to move after it, if its bonus is used best."""
    found: dict[int, float] = {}
    for candidate, row in zip(forecast.candidates, forecast.chances, strict=True):
        found[candidate.move] = max(found.get(candidate.move, 0.0), row[forecast.turn.mover])
    return found


def _likelihood(values: Mapping[int, float], move: int, blur: float) -> float:
    """The logarithm of how likely a model makes a move."""
    scores = {each: log(max(LEAST, value)) / blur for each, value in values.items()}
    highest = max(scores.values())
    return scores[move] - highest - log(sum(exp(score - highest) for score in scores.values()))


def _expected(likelihoods: Sequence[float]) -> float:
    weights = [exp(each - max(likelihoods)) for each in likelihoods]
    return sum(weight * score for weight, score in zip(weights, SCORES, strict=True)) / sum(weights)
