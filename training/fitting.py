"""Fitting the network to who won: cross-entropy over the seats, by Adam, in plain NumPy."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy
from numpy.typing import NDArray

from rostra.bots.quo_vadis.features import FEATURES
from rostra.bots.quo_vadis.network import HIDDEN, Weights

Array = NDArray[numpy.float32]
BATCH = 1024
RATE = 2e-3
DECAY = 1e-5


@dataclass(slots=True)
class Network:
    """Weights that learn."""

    inner: Array
    outer: Array
    _moments: list[list[Array]] = field(default_factory=list)
    _steps: int = 0

    @classmethod
    def new(cls, seed: int) -> Network:
        """A network that knows nothing."""
        chance = numpy.random.default_rng(seed)
        inner = chance.normal(0, FEATURES**-0.5, (FEATURES + 1, HIDDEN)).astype(numpy.float32)
        return cls(inner, numpy.zeros(HIDDEN, numpy.float32))

    def weights(self) -> Weights:
        """The weights as the bots use them."""
        return Weights(self.inner.astype(numpy.float64), self.outer.astype(numpy.float64))

    def loss(self, rows: Array, seats: NDArray[numpy.bool_], won: NDArray[numpy.int64]) -> float:
        """The mean cross-entropy of the winners."""
        chances = self._forward(rows, seats)[2]
        return float(-numpy.log(chances[numpy.arange(len(won)), won] + 1e-9).mean())

    def fit(
        self, rows: Array, seats: NDArray[numpy.bool_], won: NDArray[numpy.int64], epochs: int, seed: int
    ) -> None:
        """Go over all states ``epochs`` times, in batches, with a falling learning rate."""
        chance = numpy.random.default_rng(seed)
        batches = max(1, len(won) // BATCH)
        for epoch in range(epochs):
            order = chance.permutation(len(won))
            for batch in range(batches):
                part = order[batch * BATCH : (batch + 1) * BATCH]
                done = (epoch * batches + batch) / (epochs * batches)
                self._step(rows[part], seats[part], won[part], RATE * (1 - done) + 1e-5)

    def _forward(self, rows: Array, seats: NDArray[numpy.bool_]) -> tuple[Array, Array, Array]:
        hidden = numpy.maximum(rows @ self.inner[:FEATURES] + self.inner[FEATURES], 0)
        logits = numpy.where(seats, hidden @ self.outer, -1e9)
        raised = numpy.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, logits, raised / raised.sum(axis=1, keepdims=True)

    def _step(self, rows: Array, seats: NDArray[numpy.bool_], won: NDArray[numpy.int64], rate: float) -> None:
        hidden, _, chances = self._forward(rows, seats)
        wrong = chances / numpy.float32(len(won))
        wrong[numpy.arange(len(won)), won] -= numpy.float32(1 / len(won))
        outer = numpy.einsum("bs,bsh->h", wrong, hidden)
        back = (wrong[:, :, None] * self.outer) * (hidden > 0)
        inner = numpy.empty_like(self.inner)
        inner[:FEATURES] = rows.reshape(-1, FEATURES).T @ back.reshape(-1, HIDDEN)
        inner[FEATURES] = back.sum(axis=(0, 1))
        self._adam([inner + DECAY * self.inner, outer + DECAY * self.outer], rate)

    def _adam(self, slopes: list[Array], rate: float) -> None:
        if not self._moments:
            self._moments = [[numpy.zeros_like(slope) for slope in slopes] for _ in range(2)]
        self._steps += 1
        correction = (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for i, (weight, slope) in enumerate(zip((self.inner, self.outer), slopes, strict=True)):
            mean, square = self._moments[0][i], self._moments[1][i]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= rate * correction * mean / (numpy.sqrt(square) + 1e-8)
