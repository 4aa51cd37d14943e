"""The door to the exact search: a state goes in, what everybody's chances are and what to do comes out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from rostra.bots.quo_vadis.appraisal.deeds import FIRST, FIRST_PRICE, SECOND, SECOND_PRICE
from rostra.bots.quo_vadis.endgame.agreement import CLOSE, is_possible
from rostra.bots.quo_vadis.endgame.keys import WORDS, Memory
from rostra.bots.quo_vadis.endgame.moves import HELPERS, MOVE, PARTS, put_on_top
from rostra.bots.quo_vadis.endgame.search import CUT_OFF, MOVES, STOPPED, Desk, Terms, search, standing
from rostra.games.quo_vadis.actions import CORE_ACTIONS
from rostra.games.quo_vadis.components import KINDS, MAX_PLAYERS, NO_LAUREL, NOBODY
from rostra.games.quo_vadis.interlude import winner
from rostra.games.quo_vadis.setup import draw_laurel
from rostra.games.quo_vadis.state import ACTION, BONUS, LAYOUT, OVER, State
from rostra.kernel import jit

NODES = 20_000
"""So many positions are looked at by default, at most."""
TURNS = 24
"""So many turns ahead there is room for by default; at most ``keys.LONGEST`` can be told apart."""
ROOM = 640
"""Moves at one position, deals at every price among them; rare are positions with more, and not solved."""


@dataclass(frozen=True, slots=True)
class Move:
    """Something the player to move can do, perhaps by a deal."""

    action: int
    prices: dict[int, int]
    """Whose consent it still needs, and what each would be paid; of nobody: it can be played now."""
    agreed: bool
    """Whether they would consent."""
    chances: tuple[float, ...]
    """Everybody's chance to win after it."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What comes of a position."""

    chances: tuple[float, ...]
    """Everybody's chance to win when all play their best and deal where it serves both."""
    moves: tuple[Move, ...]
    seat: int
    """Who is to move."""
    exact: bool
    """Whether every line was played to its end; else some were judged at the horizon."""
    nodes: int

    @property
    def best(self) -> Move:
        """The best the player can do now, without further deals; the first of several."""
        return max((move for move in self.moves if not move.prices), key=self._rounded)

    def _rounded(self, move: Move) -> float:
        return round(move.chances[self.seat] / CLOSE)


class Endgame:
    """Somebody who looks through the end of a game; one for each thread."""

    def __init__(
        self,
        nodes: int = NODES,
        turns: int = TURNS,
        judge: Callable[..., None] = standing,
        mind: Any = 0,
    ) -> None:
        """Set up a board with room for so many positions, and turns ahead, as are looked at in one go.

        ``judge(s, mind, values)`` is a rule that judges at the horizon.
        """
        self._search = jit.compiled(search, judge=judge)
        self._desk = _desk(nodes, turns)
        self._mind = mind
        self._nodes = nodes
        self._turns = turns
        self._stamp = 0

    def solve(
        self, state: State, turns: int | None = None, *, bargain: bool = True, top_price: int = 0
    ) -> Solution | None:
        """Look so many turns ahead, this one counted; ``None`` when that is too much to look through.

        Others consent where ``state.open_handed`` says so; or, with ``bargain``, when it leaves them no worse
        off than refusing, for at most ``top_price`` laurels' worth; or else not at all. Consents given
        already this turn can be used in any case. The stock's order is not looked at, only what is in it.
        """
        if state.stage == OVER:
            return None
        self._stamp += 1
        last = state.turn + (self._turns if turns is None else min(turns, self._turns)) - 1
        nodes = self._search_below(state, Terms(last, bargain, top_price, self._nodes, self._stamp))
        return None if nodes == STOPPED else self._solution(state, nodes)

    def chances(self, states: Sequence[State], top_price: int = 0) -> list[list[float]] | None:
        """The exact chances of everybody in each of several states; ``None`` when that is too much in all.

        What is found below one of them is remembered for the others. There must be a turn limit (Q17).
        """
        self._stamp += 1
        left = self._nodes
        found = []
        for state in states:
            total = [0.0] * state.players
            for weight, laid in turned_up(state):
                nodes = self._search_below(laid, Terms(laid.turn_limit, True, top_price, left, self._stamp))
                if nodes == STOPPED:
                    return None
                left -= nodes
                for seat in range(state.players):
                    total[seat] += weight * float(self._desk.found[seat])
            found.append(total)
        return found

    def _search_below(self, state: State, terms: Terms) -> int:
        """Leave the chances of a state in ``desk.found``; how many nodes that took, or STOPPED."""
        if state.stage == OVER:
            for seat in range(state.players):
                self._desk.found[seat] = float(seat == winner(state))
            return 0
        if state.stage not in (ACTION, BONUS) or not 0 <= terms.last_turn - state.turn < self._turns:
            return STOPPED
        self._lay(state)
        return int(self._search(self._desk, terms, self._mind))

    def _lay(self, state: State) -> None:
        if jit.available():
            LAYOUT.write(state, self._desk.states)
        else:
            self._desk.states[0] = LAYOUT.copy(state)
        self._desk.states[0].asks_allowed = 0
        self._desk.states[0].consular = 0

    def _solution(self, state: State, nodes: int) -> Solution:
        desk, players = self._desk, state.players
        paid = [i for i in range(desk.counts[0][MOVES]) if desk.values[0][i][state.to_move] >= 0.0]
        asked = reduce(or_, (int(desk.moves[0][i][HELPERS]) for i in paid), 0)
        moves = tuple(
            Move(
                action=int(desk.moves[0][i][MOVE]),
                prices=_prices(desk.moves[0][i]),
                agreed=is_possible(int(desk.moves[0][i][HELPERS]), desk.values[0][i], desk.outcomes, asked),
                chances=_chances(desk.values[0][i], players),
            )
            for i in paid
        )
        exact = bool(desk.notes[CUT_OFF] == 0)
        return Solution(_chances(desk.found, players), moves, state.to_move, exact, nodes)


def turned_up(state: State) -> list[tuple[float, State]]:
    """What may lie on the board, and how likely that is.

    A place without a laurel while there is a stock is one whose laurel nobody has seen yet (Q11).
    """
    if state.stocked == 0 or NO_LAUREL not in state.laurels or state.stage == OVER:
        return [(1.0, state)]
    found = []
    stock = state.stock[: state.stocked]
    for kind in sorted(set(stock)):
        laid = LAYOUT.copy(state)
        put_on_top(laid, kind)
        laid.laurels[laid.laurels.index(NO_LAUREL)] = draw_laurel(laid)
        found.append((stock.count(kind) / len(stock), laid))
    return found


def _prices(move: Any) -> dict[int, int]:
    parts = ((FIRST, FIRST_PRICE), (SECOND, SECOND_PRICE))
    return {int(move[seat]): int(move[price]) for seat, price in parts if move[seat] != NOBODY}


def _chances(values: Any, players: int) -> tuple[float, ...]:
    return tuple(float(value) for value in values[:players])


def _desk(nodes: int, turns: int) -> Desk:
    """Room in the form the search runs in; each turn may have a bonus (Q14)."""
    lines = 1 << (2 * nodes).bit_length()
    depth = 2 * turns + 3
    memory = Memory(_room(int, lines, WORDS), _room(float, lines, MAX_PLAYERS), _room(int, lines))
    return Desk(
        memory=memory,
        states=LAYOUT.records(depth) if jit.available() else [LAYOUT.new() for _ in range(depth)],
        keys=_room(int, depth, WORDS),
        moves=_room(int, depth, ROOM, PARTS),
        values=_room(float, depth, ROOM, MAX_PLAYERS),
        trials=_room(int, depth, ROOM * (KINDS - 1), 2),
        weights=_room(float, depth, ROOM * (KINDS - 1)),
        counts=_room(int, depth, 3),
        outcomes=_room(float, 1 << MAX_PLAYERS, MAX_PLAYERS),
        legal=_room(int, CORE_ACTIONS),
        found=_room(float, MAX_PLAYERS),
        notes=_room(int, 1),
    )


def _room(kind: type, *shape: int) -> Any:
    """Zeros: an array when compiled, lists when interpreted, so that numbers are Python's own."""
    if jit.available():
        import numpy

        return numpy.zeros(shape, dtype=numpy.int64 if kind is int else numpy.float64)
    if len(shape) == 1:
        return [kind()] * shape[0]
    return [_room(kind, *shape[1:]) for _ in range(shape[0])]
