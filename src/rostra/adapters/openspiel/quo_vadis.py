"""The course of Quo Vadis?: chance says who begins and which laurels are turned up.

Everything else is open: who counts along knows every hand, since harvests and prices are public. So there is
only one state for each memory of a seat, though its observation hides what the others hold (Q12).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Self

from rostra.adapters.openspiel.course import Course, Outcomes
from rostra.adapters.sittings import Observation, QuoVadis
from rostra.games.quo_vadis.actions import ADVANCE, ADVANCE_PATH, CAESAR
from rostra.games.quo_vadis.components import KINDS, LAURELS, NO_LAUREL, NOBODY, PLACE_COUNT, PLACE_ON, PLACES
from rostra.games.quo_vadis.setup import shuffle_stock
from rostra.games.quo_vadis.state import State

BY_CHANCE = -1
"""No seed for the set-up: it is left to chance."""


class QuoVadisCourse(Course):
    """Quo Vadis? with chance as a player, unless a seed fixes the set-up."""

    sitting: QuoVadis

    def __init__(self, sitting: QuoVadis, setup: int = BY_CHANCE, opening: tuple[int, ...] = ()) -> None:
        super().__init__(sitting, starting=setup == BY_CHANCE and sitting.s.start == NOBODY)
        self.outcomes = max(KINDS, sitting.players)
        self.recall = 2 * sitting.length + PLACE_COUNT + 1
        self._covered: tuple[int, ...] = ()
        """Laurel places whose laurel is still to be turned up."""
        if not self._starting:
            self._set_up(max(setup, 0), covered=setup == BY_CHANCE)
        for action in opening:
            self.happen(action) if self.by_chance else self.play(action)

    @classmethod
    def of(cls, sitting: QuoVadis) -> Self:
        """The course that goes on from a sitting as it stands."""
        course = cls(sitting.copy(), setup=0)
        course.sitting = sitting
        return course

    def _begin(self, start: int) -> None:
        """Set up the board, with all laurels covered."""
        self.sitting.s.start = start
        self._set_up(0, covered=True)

    def _set_up(self, seed: int, covered: bool) -> None:
        self.sitting.begin(seed)
        self._covered = tuple(range(PLACE_COUNT)) if covered else ()

    def _is_left_to_chance(self) -> bool:
        """Whether a laurel is to be turned up."""
        return bool(self._covered)

    @property
    def reshuffle(self) -> Callable[[State], None]:
        """Shuffle what is left of the stock."""
        return shuffle_stock

    def _chances(self) -> Outcomes:
        """Which laurel is turned up, as likely as there are of its kind (Q3, Q11)."""
        s = self.sitting.s
        pool = Counter([*s.stock[: s.stocked], *(s.laurels[place] for place in self._covered)])
        return [(kind, pool[kind] / pool.total()) for kind in sorted(pool)]

    def _happen(self, outcome: int) -> None:
        """Exchange the covered laurel for one of the kind that chance names."""
        s = self.sitting.s
        place, *rest = self._covered
        self._covered = tuple(rest)
        drawn = s.laurels[place]
        s.laurels[place] = outcome
        if drawn == outcome:
            return
        if outcome in s.stock[: s.stocked]:
            s.stock[s.stock.index(outcome)] = drawn
        else:
            other = next(other for other in rest if s.laurels[other] == outcome)
            s.laurels[other] = drawn

    def _play(self, action: int) -> None:
        """Play; a laurel that was drawn, or ten of a new game (Q25), are to be turned up."""
        self._own()
        s = self.sitting.s
        stocked, game = s.stocked, s.game
        self.sitting.play(self.moving, action)
        if self.sitting.over:
            return
        if s.game != game:
            self._covered = tuple(range(PLACE_COUNT))
        elif s.stocked < stocked:
            assert ADVANCE <= action < CAESAR
            self._covered = (PLACE_ON[ADVANCE_PATH[action - ADVANCE]],)

    def _observed(self, seat: int) -> Observation:
        """What a seat may know; covered laurels are not seen."""
        return self._table().observe(seat)

    def _picture(self) -> str:
        """The open board; covered laurels are not seen."""
        return self._table().picture()

    def _table(self) -> QuoVadis:
        """The sitting as it lies open: without covered laurels."""
        if not self._covered:
            return self.sitting
        sitting = self.sitting.copy()
        for place in self._covered:
            sitting.s.laurels[place] = NO_LAUREL
        return sitting

    def recalled(self, seat: int, history: list[int]) -> list[int]:
        """Everything that was done and turned up: all of it was public."""
        return [action + 1 for action in history]

    def _happening(self, outcome: int) -> str:
        """What is turned up where."""
        return f"turn up {LAURELS[outcome]} on {PLACES[self._covered[0]]}" if self._covered else str(outcome)

    def another(self, seat: int, history: list[int], chance: Callable[[], float]) -> list[int]:
        """The real one: no other agrees with what was public."""
        return history
