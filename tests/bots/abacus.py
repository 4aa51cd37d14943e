"""A bot that bargains like the best one but judges by counting laurels: quick, and easy to reckon after."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rostra.bots.quo_vadis.negotiator import Negotiator
from rostra.bots.quo_vadis.outlook import Appraiser, Chances
from rostra.bots.quo_vadis.prospects import Prospect, after
from rostra.bots.quo_vadis.sight import STEPS
from rostra.games.quo_vadis.components import COMMITTEES, SENATE
from rostra.games.quo_vadis.interlude import arrival, winner
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import OVER, State

LAUREL, STEP, ENTERED = 0.1, 0.05, 1.0


def strength(s: State, seat: int) -> float:
    """Laurels, steps taken upwards, and whether the seat is in the Senate."""
    steps = sum(s.members[seat][c] * (6 - STEPS[COMMITTEES[c]]) for c in range(SENATE))
    return LAUREL * purse(s, seat) + STEP * steps + ENTERED * (arrival(s, seat) < s.arrived)


def chances(s: State) -> Chances:
    """Everybody's chances: known at the end, before that by strength."""
    if s.stage == OVER:
        return [float(seat == winner(s)) for seat in range(s.players)]
    odds = [exp(strength(s, seat)) for seat in range(s.players)]
    return [each / sum(odds) for each in odds]


class Abacus:
    """Counts."""

    margin = 0.002
    simulations = 0

    def glance(self, state: State, prospects: Sequence[Prospect]) -> list[Chances]:
        """By counting after each."""
        return [chances(after(state, prospect)) for prospect in prospects]

    def look(self, states: Sequence[State], seed: int) -> list[Chances]:
        """By counting."""
        return [chances(state) for state in states]


class Counter(Negotiator):
    """Bargains by counting."""

    @staticmethod
    def make() -> Appraiser:
        """An abacus."""
        return Abacus()

    def appraiser(self) -> Appraiser | None:
        """An abacus needs no warming."""
        return Abacus()
