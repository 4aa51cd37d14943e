"""The search of the endgame with all it finds: every move, who agrees to it, and what comes of each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from rostra.bots.quo_vadis.endgame import EndgameSolver
from rostra.bots.quo_vadis.endgame_moves import HELPERS
from rostra.bots.quo_vadis.endgame_search import CLOSE, CUT_OFF, MOVES, STOPPED, Limits, is_agreed
from rostra.bots.quo_vadis.policy import FIRST, FIRST_PRICE, MOVE, SECOND, SECOND_PRICE
from rostra.games.quo_vadis.components import NOBODY
from rostra.games.quo_vadis.state import OVER, State


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


class PositionSolver(EndgameSolver):
    """Solves single positions."""

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


def _prices(move: Any) -> dict[int, int]:
    parts = ((FIRST, FIRST_PRICE), (SECOND, SECOND_PRICE))
    return {int(move[seat]): int(move[price]) for seat, price in parts if move[seat] != NOBODY}


def _chances(values: Any, players: int) -> tuple[float, ...]:
    return tuple(float(value) for value in values[:players])
