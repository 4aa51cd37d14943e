"""A reduced Quo Vadis? that is solved by backward induction, and how well a player plays it.

Three players, two senators each, a Senate of two seats, no stock and a turn limit: everything is known.
Others consent when it leaves them no worse off than refusing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from rostra.games.quo_vadis.actions import CAESAR, CORE_ACTIONS
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import begin, configure, play
from rostra.games.quo_vadis.state import ACTION, LAYOUT, OVER, State
from rostra.kernel.chance import draw, sow

from .solutions import PositionSolver, Solution, SolvedMove

LIMIT = 24
REDUCED: dict[str, Any] = {"players": 3, "senators": 2, "senate_seats": 2, "hidden": 0}
CLOSE = 0.02

Chooser = Callable[[State, Sequence[int]], int]
"""A player: takes a state and the moves that are open, those that others agree to included."""


class Truth(NamedTuple):
    """A position and what is known of it."""

    state: State
    solution: Solution

    @property
    def open(self) -> list[SolvedMove]:
        """What the player to move can do, alone or with the consent of others."""
        return [move for move in self.solution.moves if move.agreed]

    def loss(self, action: int) -> float:
        """How much worse than the best a move is."""
        mine = {move.action: move.chances[self.solution.seat] for move in self.open}
        return max(mine.values()) - mine[action]

    @property
    def matters(self) -> bool:
        """Whether there is a wrong move."""
        return any(self.loss(move.action) > CLOSE for move in self.open)


def reached(seed: int, turns_left: int, **configuration: Any) -> State | None:
    """A position ``turns_left`` before the limit, by random forward play; ``None`` if it is over."""
    s = LAYOUT.new()
    configure(s, **{"turn_limit": LIMIT, "start": 0, **REDUCED, **configuration})
    s.open_handed = 1
    sow(s, seed, 0)
    begin(s)
    legal = [0] * CORE_ACTIONS
    while s.stage != OVER and s.turn_limit - s.turn >= turns_left:
        found = legal[: legal_actions(s, legal)]
        forward = [a for a in found if a < CAESAR]
        chosen = forward if forward and draw(s, 5) else found
        play(s, chosen[draw(s, len(chosen))])
    s.open_handed = 0
    return s if s.stage == ACTION else None


def truths(solver: PositionSolver, seeds: range, turns_left: int) -> Iterator[Truth]:
    """Solved positions; those in which any move is as good as another are left out."""
    for seed in seeds:
        state = reached(seed, turns_left)
        solution = state and solver.solve(state)
        if state and solution and solution.exact and Truth(state, solution).matters:
            yield Truth(state, solution)


def losses(chooser: Chooser, positions: Sequence[Truth]) -> list[float]:
    """What the moves of a player lose, compared with the best ones."""
    return [truth.loss(chooser(truth.state, [move.action for move in truth.open])) for truth in positions]


def share_close(lost: Sequence[float]) -> float:
    """How many of the moves are as good as the best, or nearly."""
    return sum(loss <= CLOSE for loss in lost) / len(lost)
