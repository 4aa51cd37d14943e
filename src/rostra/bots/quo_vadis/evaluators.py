"""Evaluators: everybody's chance of winning in a state, by the network, by playouts, by exact search.

All budgets are numbers of playouts, not seconds, so the same state is always judged the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy

from rostra.bots.quo_vadis.candidates import Candidate, encoded_rows, play_candidate, state_after
from rostra.bots.quo_vadis.determinization import copy_position
from rostra.bots.quo_vadis.network import Weights, evaluate, packaged_weights, set_baseline
from rostra.bots.quo_vadis.playouts import NO_CANDIDATE, random_playout, truncated_playout
from rostra.bots.quo_vadis.policy import policy_buffers
from rostra.bots.quo_vadis.threats import with_threats
from rostra.bots.quo_vadis.vows import no_vows, write_vows
from rostra.games.quo_vadis.actions import CORE_ACTIONS
from rostra.games.quo_vadis.components import MAX_PLAYERS, SENATE
from rostra.games.quo_vadis.deals.clauses import Promise
from rostra.games.quo_vadis.state import LAYOUT, State
from rostra.kernel import jit
from rostra.kernel.jit import rule

Chances = list[float]
"""Every seat's chance of winning."""

ROUNDS = 1
"""How far the look-ahead plays on: whole rounds, or some seats would move more often than others. Further on,
simulated players do more and more of what real ones would not."""
NOISE = 0.01
"""By how much players in the look-ahead misjudge their moves, so that not every playout is the same."""
ROUNDS_UNDER_VOWS = 6
"""How far it plays on where vows are judged."""
UNDER_VOWS = 10
"""How many playouts there are for every state that is judged under vows."""
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

    def evaluate_deeply(
        self, states: Sequence[State], seed: int, vows: Sequence[Promise] = ()
    ) -> list[Chances]:
        """The chances in each of a few states, with care, while everybody keeps these vows.

        The same seed gives the same random draws.
        """
        ...

    def evaluate_under(self, vows: Sequence[Promise], state: State, seed: int) -> list[Chances]:
        """The chances in a state if everybody keeps these vows: one row for each way of judging, if any."""
        ...


class NetworkEvaluator:
    """Judges by the value network: quickly by the network alone, deeply after a look-ahead of some rounds."""

    margin = 0.004

    def __init__(
        self,
        playouts: int,
        rounds: int = ROUNDS,
        under_vows: int = UNDER_VOWS,
        is_compiled: bool | None = None,
        most_turns: int | None = None,
    ) -> None:
        """``playouts`` for each state that is evaluated deeply; 0: the network alone.

        ``most_turns``: how many turns one round of them may have altogether, so that large tables have fewer.
        ``under_vows``: playouts for each state that is evaluated under vows; 0: it cannot judge them.
        ``is_compiled``: whether rules are compiled; where they can be, if nothing is said.
        """
        self.playouts, self.rounds, self.under_vows = playouts, rounds, under_vows
        self._most_turns = most_turns
        self.simulations = 0
        self._is_compiled = jit.available() if is_compiled is None else is_compiled
        form = jit.compiled if self._is_compiled else _interpreted
        self._evaluate_candidates = form(_evaluate_candidates)
        self._evaluate_state = form(_evaluate_state)
        self._look_ahead = form(_look_ahead)
        self._root, self._states = (_one_state(self._is_compiled) for _ in range(2))
        self.use(packaged_weights())

    def use(self, weights: Weights) -> None:
        """Judge by these weights from now on."""
        self._buffers = policy_buffers(weights, _one_state(self._is_compiled))

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """The chances after each candidate, as the network judges."""
        rows = encoded_rows(candidates)
        out = numpy.zeros((len(rows), MAX_PLAYERS))
        self._evaluate_candidates(self._in_form(state), rows, self._buffers, out)
        found: list[Chances] = out[:, : state.players].tolist()
        return found

    def evaluate_deeply(
        self, states: Sequence[State], seed: int, vows: Sequence[Promise] = ()
    ) -> list[Chances]:
        """The chances in each state, by playing on; the same seeds for all states."""
        if self.playouts:
            return [self._played_on(state, seed, vows, self.rounds, self._count(state)) for state in states]
        return [self._at_once(state) for state in states]

    def _count(self, state: State) -> int:
        most = self.playouts if self._most_turns is None else self._most_turns // state.players
        return min(self.playouts, most)

    def _at_once(self, state: State) -> Chances:
        out = numpy.zeros(MAX_PLAYERS)
        self._evaluate_state(self._in_form(state), self._buffers, out)
        found: Chances = out[: state.players].tolist()
        return found

    def evaluate_under(self, vows: Sequence[Promise], state: State, seed: int) -> list[Chances]:
        """By playing on, further than usual, while everybody keeps these vows."""
        if not self.under_vows:
            return []
        return [self._played_on(state, seed, vows, ROUNDS_UNDER_VOWS, self.under_vows)]

    def _played_on(
        self, state: State, seed: int, vows: Sequence[Promise], rounds: int, count: int
    ) -> Chances:
        turns, root, out = rounds * state.players, self._in_form(state), numpy.zeros(MAX_PLAYERS)
        self.simulations += count
        write_vows(self._buffers.vows, vows)
        self._look_ahead(root, self._states, self._buffers, turns, NOISE, seed, count, out)
        return [value / count for value in out[: state.players].tolist()]

    def _in_form(self, state: State) -> Any:
        return _in_form(state, self._root, self._is_compiled)


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
    """Add to ``out`` the chances that ``count`` playouts find, with consecutive seeds."""
    set_baseline(root, p.weights, p.network)
    for game in range(count):
        truncated_playout(root, states[0], p, turns, noise, seed + game, out)


class PlayoutEvaluator:
    """Judges by random playouts alone."""

    def __init__(self, quick: int, deep: int, margin: float = 0.01, under_vows: int = 400) -> None:
        """How many playouts there are for every candidate, for every state evaluated deeply, under vows."""
        self.under_vows = under_vows
        self.quick, self.deep, self.margin = quick, deep, margin
        self.simulations = 0
        self._vows = no_vows()
        self._play = jit.compiled(_play_out)
        self._root, self._states = _one_state(jit.available()), _one_state(jit.available())
        self._legal, self._weights = (numpy.zeros(CORE_ACTIONS, numpy.int64) for _ in range(2))

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """The chances after each candidate."""
        return self._evaluate(state, encoded_rows(candidates), state.turn, self.quick)

    def evaluate_deeply(
        self, states: Sequence[State], seed: int, vows: Sequence[Promise] = ()
    ) -> list[Chances]:
        """The chances in each state."""
        return [self._played_out(state, seed, vows, self.deep) for state in states]

    def evaluate_under(self, vows: Sequence[Promise], state: State, seed: int) -> list[Chances]:
        """By playing to the end while everybody keeps these vows."""
        return [self._played_out(state, seed, vows, self.under_vows)]

    def _played_out(self, state: State, seed: int, vows: Sequence[Promise], count: int) -> Chances:
        write_vows(self._vows, vows)
        (found,) = self._evaluate(state, encoded_rows([Candidate(NO_CANDIDATE)]), seed, count)
        write_vows(self._vows, ())
        return found

    def _evaluate(self, state: State, rows: Any, seed: int, count: int) -> list[Chances]:
        root = _in_form(state, self._root, jit.available())
        out = numpy.zeros((len(rows), MAX_PLAYERS))
        buffers = self._states, self._legal, self._weights, self._vows
        self._play(root, rows, *buffers, seed, count, out)
        self.simulations += count * len(rows)
        found: list[Chances] = (out[:, : state.players] / count).tolist()
        return found


@rule
def _play_out(
    root: State,
    candidates: Any,
    states: Any,
    legal: Any,
    weights: Any,
    v: Any,
    seed: int,
    count: int,
    out: Any,
) -> None:
    """Add to each row of ``out`` who wins ``count`` playouts after one of the candidates.

    All candidates get the same seeds: common random numbers make them comparable.
    """
    for row in range(len(candidates)):
        for game in range(count):
            first = random_playout(root, states[0], candidates[row], legal, weights, v, seed + game)
            if first >= 0:
                out[row][first] += 1.0


class BlendedEvaluator:
    """The mean of the network, which is precise, and of random playouts, which overlook nothing large."""

    def __init__(
        self, network: NetworkEvaluator, playouts: PlayoutEvaluator, weight: float, margin: float
    ) -> None:
        """``weight`` is that of the playouts; with none, they only judge what vows do."""
        self.network, self.playouts, self.weight, self.margin = network, playouts, weight, margin
        self._cache: dict[tuple[int, bytes, str], Chances] = {}
        self._cache_quickly: dict[tuple[bytes, tuple[Candidate, ...]], list[Chances]] = {}
        self._cache_under_vows: dict[tuple[int, bytes, str], list[Chances]] = {}

    @property
    def simulations(self) -> int:
        """How many playouts both have made."""
        return self.network.simulations + self.playouts.simulations

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """The chances after each candidate.

        A few playouts tell moves apart, but not prices, nor one place for Caesar from another: the difference
        these make is left to the network.
        """
        if not self.weight:
            return self._with_threats(state, candidates, self.network.evaluate_quickly(state, candidates))
        key = LAYOUT.key(state), tuple(candidates)
        if len(self._cache_quickly) > CACHED:
            self._cache_quickly.clear()
        if key not in self._cache_quickly:
            found = self._shifted(self.network.evaluate_quickly(state, candidates), state, candidates)
            self._cache_quickly[key] = self._with_threats(state, candidates, found)
        return self._cache_quickly[key]

    def _with_threats(
        self, state: State, candidates: Sequence[Candidate], found: list[Chances]
    ) -> list[Chances]:
        if state.free[SENATE] > 2:
            return found
        later = (state_after(state, candidate) for candidate in candidates)
        return [with_threats(each, row) for each, row in zip(later, found, strict=True)]

    def _shifted(self, found: list[Chances], state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """What the network says, shifted for each move by what playouts say of it."""
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

    def evaluate_deeply(
        self, states: Sequence[State], seed: int, vows: Sequence[Promise] = ()
    ) -> list[Chances]:
        """The chances in each state; what was evaluated with the same seed a moment ago is remembered."""
        if len(self._cache) > CACHED:
            self._cache.clear()
        return [self._evaluate(state, seed, vows) for state in states]

    def _evaluate(self, state: State, seed: int, vows: Sequence[Promise]) -> Chances:
        key = seed, LAYOUT.key(state), str(vows)
        if key not in self._cache:
            (found,) = self.network.evaluate_deeply([state], seed, vows)
            if self.weight:
                (played,) = self.playouts.evaluate_deeply([state], seed, vows)
                found = weighted_mean([(found, 1 - self.weight), (played, self.weight)])
            self._cache[key] = with_threats(state, found)
        return self._cache[key]

    def evaluate_under(self, vows: Sequence[Promise], state: State, seed: int) -> list[Chances]:
        """By the network and by playouts, one row each; remembered, too."""
        key = seed, LAYOUT.key(state), str(vows)
        if len(self._cache_under_vows) > CACHED:
            self._cache_under_vows.clear()
        if key not in self._cache_under_vows:
            judges: tuple[Evaluator, ...] = (self.network, self.playouts)
            rows = [row for judge in judges for row in judge.evaluate_under(vows, state, seed)]
            self._cache_under_vows[key] = rows
        return self._cache_under_vows[key]


def _interpreted(function: Callable[..., Any]) -> Callable[..., Any]:
    return function


def _one_state(is_compiled: bool) -> Any:
    return LAYOUT.records(1) if is_compiled else [LAYOUT.new()]


def _in_form(state: State, root: Any, is_compiled: bool) -> Any:
    """A state in the form that rules run in, compiled or not."""
    if not is_compiled:
        return state
    LAYOUT.write(state, root)
    return root[0]


def weighted_mean(rows: Sequence[tuple[Chances, float]]) -> Chances:
    """The mean of several rows by their weights."""
    return [sum(row[seat] * weight for row, weight in rows) for seat in range(len(rows[0][0]))]


def sequential_halving(
    evaluator: Evaluator, states: Sequence[State], seat: int, seed: int, vows: Sequence[Promise] = ()
) -> list[Chances]:
    """The chances in each state: evaluate all deeply, then the better half for a seat again, and so on.

    All states of a round get the same seed; each state's chances are the mean over its rounds.
    """
    found: list[list[Chances]] = [[] for _ in states]
    left = list(range(len(states)))
    while left:
        rows = evaluator.evaluate_deeply([states[i] for i in left], seed, vows)
        for i, row in zip(left, rows, strict=True):
            found[i].append(row)
        seed += NEXT_SEED
        left.sort(key=lambda i: -_mean(found[i])[seat])
        left = left[: len(left) // 2]
    return [_mean(rows) for rows in found]


def _mean(rows: Sequence[Chances]) -> Chances:
    return weighted_mean([(row, 1 / len(rows)) for row in rows])
