"""The endgame solver: states go in, and everybody's exact chances come out; and an evaluator that asks it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rostra.bots.quo_vadis.candidates import Candidate, state_after
from rostra.bots.quo_vadis.endgame_moves import PARTS, put_on_top
from rostra.bots.quo_vadis.endgame_search import STOPPED, Limits, SearchBuffers, search
from rostra.bots.quo_vadis.evaluators import Chances, Evaluator
from rostra.bots.quo_vadis.transposition_table import WORDS, TranspositionTable
from rostra.games.quo_vadis.actions import CORE_ACTIONS
from rostra.games.quo_vadis.components import KINDS, MAX_PLAYERS, NO_LAUREL
from rostra.games.quo_vadis.deals.clauses import Promise
from rostra.games.quo_vadis.rules import draw_laurel, on_board, winner
from rostra.games.quo_vadis.state import ACTION, BONUS, LAYOUT, OVER, State
from rostra.kernel import jit

NODES = 20_000
"""How many positions are searched by default, at most."""
TURNS = 24
"""How many turns ahead there is room for by default; ``transposition_table.LONGEST`` is the most."""
MOST_MOVES = 640
"""Moves in one position, deals at every price among them; the rare positions with more are not solved."""

FEW_SENATORS = 6
"""With no more senators below the Senate, all the rest of a game may be searched."""
MANY_NODES = 600_000
"""How many positions are searched then, at most."""


class EndgameSolver:
    """Searches the end of a game; one for each thread."""

    def __init__(self, nodes: int = NODES, turns: int = TURNS) -> None:
        """Make room for as many positions, and turns ahead, as are searched in one go."""
        self._search = jit.compiled(search)
        self._buffers = _buffers(nodes, turns)
        self._nodes = nodes
        self._turns = turns
        self._generation = 0

    def chances(self, states: Sequence[State], top_price: int = 0) -> list[list[float]] | None:
        """The exact chances of everybody in each of several states; ``None`` when that is too much in all.

        What is found below one of them is remembered for the others. There must be a turn limit (Q17).
        """
        self._generation += 1
        left = self._nodes
        found = []
        for state in states:
            total = [0.0] * state.players
            for weight, drawn in possible_draws(state):
                limits = Limits(drawn.turn_limit, True, top_price, left, self._generation)
                nodes = self._search_below(drawn, limits)
                if nodes == STOPPED:
                    return None
                left -= nodes
                for seat in range(state.players):
                    total[seat] += weight * float(self._buffers.found[seat])
            found.append(total)
        return found

    def _search_below(self, state: State, limits: Limits) -> int:
        """Leave the chances of a state in ``buffers.found``; how many nodes that took, or STOPPED."""
        if state.stage == OVER:
            for seat in range(state.players):
                self._buffers.found[seat] = float(seat == winner(state))
            return 0
        if state.stage not in (ACTION, BONUS) or not 0 <= limits.last_turn - state.turn < self._turns:
            return STOPPED
        self._set_root(state)
        return int(self._search(self._buffers, limits))

    def _set_root(self, state: State) -> None:
        states = self._buffers.states
        if jit.available():
            LAYOUT.write(state, states)
        else:
            states[0] = LAYOUT.copy(state)
        states[0].asks_allowed = 0
        states[0].consular = 0


def possible_draws(state: State) -> list[tuple[float, State]]:
    """The state with each laurel that may have been turned up, and how likely that is.

    A place without a laurel while there is a stock is one whose laurel nobody has seen yet (Q11).
    """
    if state.stocked == 0 or NO_LAUREL not in state.laurels or state.stage == OVER:
        return [(1.0, state)]
    found = []
    stock = state.stock[: state.stocked]
    for kind in sorted(set(stock)):
        drawn = LAYOUT.copy(state)
        put_on_top(drawn, kind)
        drawn.laurels[drawn.laurels.index(NO_LAUREL)] = draw_laurel(drawn)
        found.append((stock.count(kind) / len(stock), drawn))
    return found


def _buffers(nodes: int, turns: int) -> SearchBuffers:
    """Room in the form the search runs in; each turn may have a bonus (Q14)."""
    lines = 1 << (2 * nodes).bit_length()
    depth = 2 * turns + 3
    return SearchBuffers(
        known=TranspositionTable(
            _zeros(int, lines, WORDS), _zeros(float, lines, MAX_PLAYERS), _zeros(int, lines)
        ),
        states=LAYOUT.records(depth) if jit.available() else [LAYOUT.new() for _ in range(depth)],
        keys=_zeros(int, depth, WORDS),
        moves=_zeros(int, depth, MOST_MOVES, PARTS),
        values=_zeros(float, depth, MOST_MOVES, MAX_PLAYERS),
        trials=_zeros(int, depth, MOST_MOVES * (KINDS - 1), 2),
        weights=_zeros(float, depth, MOST_MOVES * (KINDS - 1)),
        counts=_zeros(int, depth, 3),
        outcomes=_zeros(float, 1 << MAX_PLAYERS, MAX_PLAYERS),
        legal=_zeros(int, CORE_ACTIONS),
        found=_zeros(float, MAX_PLAYERS),
        notes=_zeros(int, 1),
    )


def _zeros(kind: type, *shape: int) -> Any:
    """An array when compiled, lists when interpreted, so that numbers are Python's own."""
    if jit.available():
        import numpy

        return numpy.zeros(shape, dtype=numpy.int64 if kind is int else numpy.float64)
    if len(shape) == 1:
        return [kind()] * shape[0]
    return [_zeros(kind, *shape[1:]) for _ in range(shape[0])]


# Evaluating by it


class EndgameEvaluator:
    """Judges exactly in the last turns before a turn limit (Q17), sooner with few senators."""

    def __init__(self, other: Evaluator, solver: EndgameSolver, turns: int) -> None:
        """It tries from ``turns`` before the limit on; ``other`` judges before, or if that is too much."""
        self.other, self.solver, self.turns = other, solver, turns
        self.margin = other.margin
        self._in_use: EndgameSolver | None = None

    @property
    def simulations(self) -> int:
        """How many playouts there have been so far."""
        return self.other.simulations

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """The chances after each candidate."""
        solver = self._solver_for(state)
        found = solver and solver.chances([state_after(state, candidate) for candidate in candidates])
        self._in_use = solver if found else None
        return found or self.other.evaluate_quickly(state, candidates)

    def evaluate_deeply(
        self, states: Sequence[State], seed: int, vows: Sequence[Promise] = ()
    ) -> list[Chances]:
        """The chances in each state, exact if the quick ones before were: one measure for a decision."""
        found = self._in_use and self._in_use.chances(states)
        return found or self.other.evaluate_deeply(states, seed, vows)

    def evaluate_under(self, vows: Sequence[Promise], state: State, seed: int) -> list[Chances]:
        """As the other does: exact search knows of no vows."""
        return self.other.evaluate_under(vows, state, seed)

    def _solver_for(self, state: State) -> EndgameSolver | None:
        """A solver that may be able to search the rest of the game."""
        left = state.turn_limit - state.turn
        if 0 <= left < self.turns:
            return self.solver
        below = sum(state.reserve[seat] + on_board(state, seat) for seat in range(state.players))
        return self._large_solver if 0 <= left < TURNS and below <= FEW_SENATORS else None

    @cached_property
    def _large_solver(self) -> EndgameSolver:
        return EndgameSolver(MANY_NODES)
