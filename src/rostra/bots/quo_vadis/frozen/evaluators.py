"""Evaluators: everybody's chance of winning in a state, by the network and by playouts.

All budgets are numbers of playouts, not seconds, so the same state is always judged the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy

from rostra.bots.quo_vadis.candidates import Candidate, encoded_rows, play_candidate
from rostra.bots.quo_vadis.determinization import copy_position
from rostra.bots.quo_vadis.frozen.network import evaluate, packaged_weights, set_baseline
from rostra.bots.quo_vadis.frozen.playouts import NO_CANDIDATE, random_playout, truncated_playout
from rostra.bots.quo_vadis.frozen.policy import policy_buffers
from rostra.games.quo_vadis.actions import CORE_ACTIONS
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.games.quo_vadis.state import LAYOUT, State
from rostra.kernel import jit
from rostra.kernel.jit import rule

Chances = list[float]
"""Every seat's chance of winning."""

ROUNDS = 3
"""How far the look-ahead plays on: whole rounds, or some seats would move more often than others."""
NOISE = 0.01
"""By how much players in the look-ahead misjudge their moves, so that not every playout is the same."""
NEXT_SEED = 1 << 20
"""The distance between two seeds: more than the playouts of any evaluation."""
CACHED = 256
"""How many evaluations are remembered: those of a turn are asked for again while it is negotiated."""


class Evaluator(Protocol):
    """Judges states."""

    @property
    def margin(self) -> float:
        """What a deal must bring: less is lost in the noise."""
        ...

    @property
    def simulations(self) -> int:
        """How many playouts there have been so far."""
        ...

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """The chances after each of many candidates in one state."""
        ...

    def evaluate_deeply(self, states: Sequence[State], seed: int) -> list[Chances]:
        """The chances in each of a few states, with care; the same seed gives the same random draws."""
        ...


class NetworkEvaluator:
    """Judges by the value network: quickly by the network alone, deeply after a look-ahead of some rounds."""

    margin = 0.004

    def __init__(self, playouts: int, rounds: int = ROUNDS) -> None:
        """``playouts`` for each state that is evaluated deeply; 0: the network alone."""
        self.playouts, self.rounds = playouts, rounds
        self.simulations = 0
        self._evaluate_candidates = jit.compiled(_evaluate_candidates)
        self._evaluate_state = jit.compiled(_evaluate_state)
        self._look_ahead = jit.compiled(_look_ahead)
        self._is_compiled = jit.available()
        self._root, self._states, trial = _one_state(), _one_state(), _one_state()
        self._buffers = policy_buffers(packaged_weights(), trial)

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """The chances after each candidate, as the network judges."""
        rows = encoded_rows(candidates)
        out = numpy.zeros((len(rows), MAX_PLAYERS))
        self._evaluate_candidates(self._in_form(state), rows, self._buffers, out)
        found: list[Chances] = out[:, : state.players].tolist()
        return found

    def evaluate_deeply(self, states: Sequence[State], seed: int) -> list[Chances]:
        """The chances in each state, by playing on; the same seeds for all states."""
        self.simulations += self.playouts * len(states)
        return [self._evaluate(state, seed) for state in states]

    def _evaluate(self, state: State, seed: int) -> Chances:
        root, out = self._in_form(state), numpy.zeros(MAX_PLAYERS)
        if self.playouts:
            turns = self.rounds * state.players
            self._look_ahead(root, self._states, self._buffers, turns, NOISE, seed, self.playouts, out)
        else:
            self._evaluate_state(root, self._buffers, out)
        return [value / (self.playouts or 1) for value in out[: state.players].tolist()]

    def _in_form(self, state: State) -> Any:
        if not self._is_compiled:
            return state
        LAYOUT.write(state, self._root)
        return self._root[0]


@rule
def _evaluate_candidates(root: State, candidates: Any, p: Any, out: Any) -> None:
    """Write into each row of ``out`` the chances after one of the candidates."""
    trial = p.trial[0]
    set_baseline(root, p.weights, p.network)
    for row in range(len(candidates)):
        copy_position(root, trial)
        play_candidate(trial, candidates[row])
        evaluate(trial, p.weights, p.network, out[row])


@rule
def _evaluate_state(s: State, p: Any, out: Any) -> None:
    set_baseline(s, p.weights, p.network)
    evaluate(s, p.weights, p.network, out)


@rule
def _look_ahead(
    root: State, states: Any, p: Any, turns: int, noise: float, seed: int, count: int, out: Any
) -> None:
    """Add to ``out`` the chances at the end of ``count`` playouts, with consecutive seeds."""
    set_baseline(root, p.weights, p.network)
    for game in range(count):
        truncated_playout(root, states[0], p, turns, noise, seed + game)
        for seat in range(root.players):
            out[seat] += p.values[seat]


class PlayoutEvaluator:
    """Judges by random playouts alone."""

    def __init__(self, quick: int, deep: int, margin: float = 0.01) -> None:
        """How many playouts there are for every candidate, and for every state evaluated deeply."""
        self.quick, self.deep, self.margin = quick, deep, margin
        self.simulations = 0
        self._play = jit.compiled(_play_out)
        self._root, self._states = LAYOUT.records(1), LAYOUT.records(1)
        self._legal, self._weights = (numpy.zeros(CORE_ACTIONS, numpy.int64) for _ in range(2))

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """The chances after each candidate."""
        return self._evaluate(state, encoded_rows(candidates), state.turn, self.quick)

    def evaluate_deeply(self, states: Sequence[State], seed: int) -> list[Chances]:
        """The chances in each state."""
        as_it_is = encoded_rows([Candidate(NO_CANDIDATE)])
        return [self._evaluate(state, as_it_is, seed, self.deep)[0] for state in states]

    def _evaluate(self, state: State, rows: Any, seed: int, count: int) -> list[Chances]:
        LAYOUT.write(state, self._root)
        out = numpy.zeros((len(rows), MAX_PLAYERS))
        self._play(self._root[0], rows, self._states, self._legal, self._weights, seed, count, out)
        self.simulations += count * len(rows)
        found: list[Chances] = (out[:, : state.players] / count).tolist()
        return found


@rule
def _play_out(
    root: State, candidates: Any, states: Any, legal: Any, weights: Any, seed: int, count: int, out: Any
) -> None:
    """Add to each row of ``out`` who wins ``count`` playouts after one of the candidates.

    All candidates get the same seeds: common random numbers make them comparable.
    """
    for row in range(len(candidates)):
        for game in range(count):
            first = random_playout(root, states[0], candidates[row], legal, weights, seed + game)
            if first >= 0:
                out[row][first] += 1.0


class BlendedEvaluator:
    """The mean of the network, which is precise, and of random playouts, which overlook nothing large."""

    def __init__(
        self, network: NetworkEvaluator, playouts: PlayoutEvaluator, weight: float, margin: float
    ) -> None:
        """``weight`` is that of the playouts."""
        self.network, self.playouts, self.weight, self.margin = network, playouts, weight, margin
        self._cache: dict[tuple[int, str], Chances] = {}

    @property
    def simulations(self) -> int:
        """How many playouts both have made."""
        return self.network.simulations + self.playouts.simulations

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """The chances after each candidate.

        A few playouts tell moves apart, but not prices, nor one place for Caesar from another: the difference
        these make is left to the network.
        """
        found = self.network.evaluate_quickly(state, candidates)
        first: dict[int, int] = {}
        for i, candidate in enumerate(candidates):
            first.setdefault(candidate.move, i)
        played = self.playouts.evaluate_quickly(state, [candidates[i] for i in first.values()])
        shifts = {
            move: [two - one for one, two in zip(found[i], row, strict=True)]
            for (move, i), row in zip(first.items(), played, strict=True)
        }
        return [
            [one + self.weight * shift for one, shift in zip(row, shifts[candidate.move], strict=True)]
            for row, candidate in zip(found, candidates, strict=True)
        ]

    def evaluate_deeply(self, states: Sequence[State], seed: int) -> list[Chances]:
        """The chances in each state; what was evaluated with the same seed a moment ago is remembered."""
        if len(self._cache) > CACHED:
            self._cache.clear()
        return [self._evaluate(state, seed) for state in states]

    def _evaluate(self, state: State, seed: int) -> Chances:
        key = seed, str(LAYOUT.plain(state))
        if key not in self._cache:
            (one,), (two,) = (each.evaluate_deeply([state], seed) for each in (self.network, self.playouts))
            self._cache[key] = weighted_mean([(one, 1 - self.weight), (two, self.weight)])
        return self._cache[key]


def _one_state() -> Any:
    return LAYOUT.records(1) if jit.available() else [LAYOUT.new()]


def weighted_mean(rows: Sequence[tuple[Chances, float]]) -> Chances:
    """The mean of several rows by their weights."""
    return [sum(row[seat] * weight for row, weight in rows) for seat in range(len(rows[0][0]))]


def sequential_halving(evaluator: Evaluator, states: Sequence[State], seat: int, seed: int) -> list[Chances]:
    """The chances in each state: evaluate all deeply, then the better half for a seat again, and so on.

    All states of a round get the same seed; each state's chances are the mean over its rounds.
    """
    found: list[list[Chances]] = [[] for _ in states]
    left = list(range(len(states)))
    while left:
        for i, row in zip(left, evaluator.evaluate_deeply([states[i] for i in left], seed), strict=True):
            found[i].append(row)
        seed += NEXT_SEED
        left.sort(key=lambda i: -_mean(found[i])[seat])
        left = left[: len(left) // 2]
    return [_mean(rows) for rows in found]


def _mean(rows: Sequence[Chances]) -> Chances:
    return weighted_mean([(row, 1 / len(rows)) for row in rows])
