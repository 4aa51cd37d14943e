"""Fitting the network to chances: cross-entropy over the seats, by Adam, in plain NumPy."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy
from numpy.typing import NDArray

from rostra.bots.quo_vadis.features import FEATURES
from rostra.bots.quo_vadis.network import FIRST, SECOND, Weights
from rostra.games.quo_vadis.components import MAX_PLAYERS

Array = NDArray[numpy.float32]
BATCH = 1024
RATE = 2e-3
DECAY = 1e-5
CHUNK = 1 << 14


@dataclass(frozen=True, slots=True)
class Lesson:
    """States of games, in the order in which they were played, one game after the other."""

    rows: NDArray[numpy.float16]
    """``[states, MAX_PLAYERS, FEATURES]``; half precision, since there are many."""
    players: NDArray[numpy.int64]
    won: NDArray[numpy.int64]
    """The seat that won from there."""
    left: NDArray[numpy.int64]
    """How many states of the same game follow."""

    @classmethod
    def joined(cls, parts: list[Lesson]) -> Lesson:
        """Several as one."""
        return cls(
            numpy.concatenate([part.rows for part in parts]),
            numpy.concatenate([part.players for part in parts]),
            numpy.concatenate([part.won for part in parts]),
            numpy.concatenate([part.left for part in parts]),
        )

    def outcomes(self) -> Array:
        """Who won, as chances."""
        return numpy.eye(MAX_PLAYERS, dtype=numpy.float32)[self.won]

    def targets(self, chances: Array, trust: float) -> Array:
        """What to learn, TD(λ): the chances in the next state, and its target with the weight ``trust``."""
        found = self.outcomes()
        for number in range(1, int(self.left.max(initial=0)) + 1):
            states = numpy.flatnonzero(self.left == number)
            found[states] = (1 - trust) * chances[states + 1] + trust * found[states + 1]
        return found


@dataclass(slots=True)
class Network:
    """Weights that learn."""

    weights: Weights
    _moments: list[list[Array]] = field(default_factory=list)
    _steps: int = 0

    @classmethod
    def new(cls, seed: int) -> Network:
        """A network that knows nothing."""
        chance = numpy.random.default_rng(seed)
        inner = chance.normal(0, FEATURES**-0.5, (FEATURES + 1, FIRST))
        own = chance.normal(0, FIRST**-0.5, (FIRST, SECOND))
        shared = chance.normal(0, FIRST**-0.5 / MAX_PLAYERS, (FIRST + 1, SECOND))
        made = (inner, own, shared, numpy.zeros(SECOND))
        return cls(Weights(*(each.astype(numpy.float32) for each in made)))

    def chances(self, lesson: Lesson) -> Array:
        """Everybody's chances in each state."""
        parts = [
            self._forward(lesson.rows[at : at + CHUNK], lesson.players[at : at + CHUNK])[-1]
            for at in range(0, len(lesson.won), CHUNK)
        ]
        return numpy.concatenate(parts)

    def loss(self, lesson: Lesson) -> float:
        """The mean cross-entropy of the winners."""
        won = self.chances(lesson)[numpy.arange(len(lesson.won)), lesson.won]
        return float(-numpy.log(won + 1e-9).mean())

    def fit(self, lesson: Lesson, targets: Array, epochs: int, seed: int) -> None:
        """Go over all states ``epochs`` times, in batches, with a falling learning rate."""
        chance = numpy.random.default_rng(seed)
        batches = max(1, len(targets) // BATCH)
        for epoch in range(epochs):
            order = chance.permutation(len(targets))
            for batch in range(batches):
                part = order[batch * BATCH : (batch + 1) * BATCH]
                done = (epoch * batches + batch) / (epochs * batches)
                slopes = self.slopes(lesson.rows[part], lesson.players[part], targets[part])
                self._adam(slopes, RATE * (1 - done) + 1e-5)

    def _forward(
        self, rows: NDArray[numpy.float16], players: NDArray[numpy.int64]
    ) -> tuple[Array, Array, Array, Array, Array]:
        """The rows in single precision, the first layers, their sum, the second layers, and the chances."""
        inner, own, shared, outer = self.weights
        seats = numpy.arange(MAX_PLAYERS) < players[:, None]
        given = rows.astype(numpy.float32)
        first = numpy.maximum(given @ inner[:FEATURES] + inner[FEATURES], 0) * seats[:, :, None]
        pooled = first.sum(axis=1)
        for_all = pooled @ shared[:FIRST] + shared[FIRST]
        second = numpy.maximum(first @ own + for_all[:, None], 0)
        logits = numpy.where(seats, second @ outer, numpy.float32(-1e9))
        raised = numpy.exp(logits - logits.max(axis=1, keepdims=True))
        return given, first, pooled, second, raised / raised.sum(axis=1, keepdims=True)

    def slopes(
        self, rows: NDArray[numpy.float16], players: NDArray[numpy.int64], targets: Array
    ) -> list[Array]:
        """How the mean cross-entropy of some states changes with every weight."""
        given, first, pooled, second, chances = self._forward(rows, players)
        wrong = (chances - targets) / numpy.float32(len(rows))
        second_back = (wrong[:, :, None] * self.weights.outer) * (second > 0)
        for_all_back = second_back.sum(axis=1)
        first_back = (
            second_back @ self.weights.own.T + (for_all_back @ self.weights.shared[:FIRST].T)[:, None]
        )
        first_back *= first > 0
        inner, shared = numpy.empty_like(self.weights.inner), numpy.empty_like(self.weights.shared)
        inner[:FEATURES] = given.reshape(-1, FEATURES).T @ first_back.reshape(-1, FIRST)
        inner[FEATURES] = first_back.sum(axis=(0, 1))
        own = first.reshape(-1, FIRST).T @ second_back.reshape(-1, SECOND)
        shared[:FIRST] = pooled.T @ for_all_back
        shared[FIRST] = for_all_back.sum(axis=0)
        outer = wrong.reshape(-1) @ second.reshape(-1, SECOND)
        return [inner, own, shared, outer]

    def _adam(self, slopes: list[Array], rate: float) -> None:
        if not self._moments:
            self._moments = [[numpy.zeros_like(slope) for slope in slopes] for _ in range(2)]
        self._steps += 1
        correction = (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for i, (weight, slope) in enumerate(zip(self.weights, slopes, strict=True)):
            slope += DECAY * weight
            mean, square = self._moments[0][i], self._moments[1][i]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= rate * correction * mean / (numpy.sqrt(square) + 1e-8)
