"""The endgame solver: a state goes in; everybody's exact chances, and what to do, come out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from rostra.bots.quo_vadis.endgame_moves import HELPERS, PARTS, put_on_top
from rostra.bots.quo_vadis.endgame_search import (
    CLOSE,
    CUT_OFF,
    MOVES,
    STOPPED,
    Limits,
    SearchBuffers,
    is_agreed,
    search,
)
from rostra.bots.quo_vadis.policy import FIRST, FIRST_PRICE, MOVE, SECOND, SECOND_PRICE
from rostra.bots.quo_vadis.transposition_table import WORDS, TranspositionTable
from rostra.games.quo_vadis.actions import CORE_ACTIONS
from rostra.games.quo_vadis.components import KINDS, MAX_PLAYERS, NO_LAUREL, NOBODY
from rostra.games.quo_vadis.rules import draw_laurel, winner
from rostra.games.quo_vadis.state import ACTION, BONUS, LAYOUT, OVER, State
from rostra.kernel import jit

NODES = 20_000
"""How many positions are searched by default, at most."""
TURNS = 24
"""How many turns ahead there is room for by default; ``transposition_table.LONGEST`` is the most."""
MOST_MOVES = 640
"""Moves in one position, deals at every price among them; the rare positions with more are not solved."""


@dataclass(frozen=True, slots=True)
class SolvedMove:
    """Something the player to move can do, perhaps by a deal."""

    action: int
    prices: dict[int, int]
    """Whose consent it still needs, and what each would be paid; if nobody's, it can be played now."""
    agreed: bool
    """Whether they would consent."""
    chances: tuple[float, ...]
    """Everybody's chance of winning after it."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What comes of a position."""

    chances: tuple[float, ...]
    """Everybody's chance of winning when all play their best and deal where it serves both."""
    moves: tuple[SolvedMove, ...]
    seat: int
    """Who is to move."""
    exact: bool
    """Whether every line was played to its end; else some were judged at the horizon."""
    nodes: int

    @property
    def best(self) -> SolvedMove:
        """The best the player can do now, without further deals; the first of several."""
        return max((move for move in self.moves if not move.prices), key=self._rounded)

    def _rounded(self, move: SolvedMove) -> float:
        return round(move.chances[self.seat] / CLOSE)


class EndgameSolver:
    """Searches the end of a game; one for each thread."""

    def __init__(self, nodes: int = NODES, turns: int = TURNS) -> None:
        """Make room for as many positions, and turns ahead, as are searched in one go."""
        self._search = jit.compiled(search)
        self._buffers = _buffers(nodes, turns)
        self._nodes = nodes
        self._turns = turns
        self._generation = 0

    def solve(
        self, state: State, turns: int | None = None, *, with_deals: bool = True, top_price: int = 0
    ) -> Solution | None:
        """Look ``turns`` ahead, this one included; ``None`` when that is too much to search.

        Others consent where ``state.open_handed`` says so; or, with deals, when it leaves them no worse off
        than refusing, for at most ``top_price``; or else not at all. Consents given already this turn can be
        used in any case. The search knows what is in the stock, but not its order.
        """
        if state.stage == OVER:
            return None
        self._generation += 1
        last = state.turn + (self._turns if turns is None else min(turns, self._turns)) - 1
        limits = Limits(last, with_deals, top_price, self._nodes, self._generation)
        nodes = self._search_below(state, limits)
        return None if nodes == STOPPED else self._solution(state, nodes)

    def chances(self, states: Sequence[State], top_price: int = 0) -> list[list[float]] | None:
        """The exact chances of everybody in each of several states; ``None`` when that is too much in all.

        What is found below one of them is remembered for the others. There must be a turn limit (Q17).
        """
        self._generation += 1
        left = self._nodes
        found = []
        for state in states:
            total = [0.0] * state.players
            for weight, drawn in _possible_draws(state):
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

    def _solution(self, state: State, nodes: int) -> Solution:
        b, players = self._buffers, state.players
        paid = [i for i in range(b.counts[0][MOVES]) if b.values[0][i][state.to_move] >= 0.0]
        asked = reduce(or_, (int(b.moves[0][i][HELPERS]) for i in paid), 0)
        moves = tuple(
            SolvedMove(
                action=int(b.moves[0][i][MOVE]),
                prices=_prices(b.moves[0][i]),
                agreed=is_agreed(int(b.moves[0][i][HELPERS]), b.values[0][i], b.outcomes, asked),
                chances=_chances(b.values[0][i], players),
            )
            for i in paid
        )
        exact = bool(b.notes[CUT_OFF] == 0)
        return Solution(_chances(b.found, players), moves, state.to_move, exact, nodes)


def _possible_draws(state: State) -> list[tuple[float, State]]:
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


def _prices(move: Any) -> dict[int, int]:
    parts = ((FIRST, FIRST_PRICE), (SECOND, SECOND_PRICE))
    return {int(move[seat]): int(move[price]) for seat, price in parts if move[seat] != NOBODY}


def _chances(values: Any, players: int) -> tuple[float, ...]:
    return tuple(float(value) for value in values[:players])


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
