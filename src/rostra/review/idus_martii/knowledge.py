"""By what could be known: every seat's belief after every action, and what moved it.

The beliefs are those of the bots, over all worlds. How far an action moved a belief is the total variation
distance of what a seat could think of another's faction before and after: it is bounded, means the same
before and after a card was put away, and adds up to a figure for the whole table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from rostra.bots.idus_martii.beliefs import Belief, belief
from rostra.bots.idus_martii.history import DecisionContext
from rostra.bots.idus_martii.value_table import values_before_round
from rostra.bots.idus_martii.worlds import FACTION_COUNT, Floats
from rostra.games.idus_martii.components import FACTIONS
from rostra.review.idus_martii.truth import OpenPosition
from rostra.review.idus_martii.value import BeliefStep, Exposure, RoundChance, SeatBelief, TellingAction
from rostra.table.table import Table

TOLD = 3
"""How many actions that told most there are, and how many steps of each."""
DIGITS = 6
"""Of the probabilities that are written down."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a seat knows at a moment, and what it could believe."""

    context: DecisionContext
    believed: Belief
    factions: Floats
    """How likely each seat is of each faction; its own cards it knows: seat, faction."""

    @classmethod
    def of(cls, context: DecisionContext, before: Knowledge | None = None) -> Knowledge:
        """What a seat could believe; nothing new where it has seen nothing new."""
        if before is not None and _evidence(context) == _evidence(before.context):
            return cls(context, before.believed, before.factions)
        believed = belief(context)
        rows = [_known(context.hand) if s == context.seat else believed.factions(s) for s in _seats(context)]
        return cls(context, believed, np.stack(rows))


def _seats(context: DecisionContext) -> range:
    return range(context.players)


def _evidence(context: DecisionContext) -> object:
    """All that a belief depends on."""
    return context.turn, context.hand, context.history.rounds, context.history.claims


def _known(hand: tuple[int, ...]) -> Floats:
    return np.array([hand.count(faction) / len(hand) for faction in range(FACTION_COUNT)])


@dataclass(slots=True)
class Witnesses:
    """All seats, watching a game as it is played again."""

    table: Table
    now: list[Knowledge] = field(default_factory=list)
    factions: list[Floats] = field(default_factory=list)
    """After the deal, then after every action: observer, subject, faction."""
    beliefs: list[SeatBelief] = field(default_factory=list)
    round_chances: list[RoundChance] = field(default_factory=list)

    def watch(self, number: int | None, at: OpenPosition | None) -> None:
        """See what an action brought; ``at`` is where it led, unless that is the end."""
        before: Sequence[Knowledge | None] = self.now or [None] * self.table.setup.players
        views = self.table.views(range(len(before)))
        contexts = [DecisionContext(view, self.table.events(seat)) for seat, view in enumerate(views)]
        self.now = [Knowledge.of(*pair) for pair in zip(contexts, before, strict=True)]
        self.factions.append(np.stack([known.factions for known in self.now]))
        if at is None:
            return
        for known, earlier in zip(self.now, before, strict=True):
            if earlier is None or known.believed is not earlier.believed:
                self._note(number, known, at)
            if earlier is None or known.context.turn > earlier.context.turn:
                self._note_chance(number, known)

    def _note(self, number: int | None, known: Knowledge, at: OpenPosition) -> None:
        seat, rows = known.context.seat, np.round(known.factions, DIGITS).tolist()
        likely = round(float(known.believed.weights[at.world(seat)]), DIGITS)
        self.beliefs.append(SeatBelief(number, at.turn, seat, rows, likely))

    def _note_chance(self, number: int | None, known: Knowledge) -> None:
        """A round begins (a game that begins in the middle of one has no such moment before the next)."""
        context, believed = known.context, known.believed
        if context.view.stage in ("assign", "vote") and not context.view.laid:
            values = values_before_round(believed.observer, context.seat, context.turn, context.markers)
            chance = float(believed.weights @ values)
            self.round_chances.append(RoundChance(number, context.turn, context.seat, chance))


def telling_actions(factions: Sequence[Floats]) -> list[TellingAction]:
    """The actions that told most, given everybody's beliefs after the deal and after every action."""
    moved = [_moved(before, after) for before, after in pairwise(factions)]
    order = sorted(range(len(moved)), key=lambda number: -moved[number].sum())
    return [_telling(number, factions, moved[number]) for number in order[:TOLD] if moved[number].any()]


def _moved(before: Floats, after: Floats) -> Floats:
    """How far everybody's beliefs moved, without what they know of themselves: observer, subject."""
    distance: Floats = np.abs(after - before).sum(axis=2) / 2
    np.fill_diagonal(distance, 0.0)
    return distance


def _telling(number: int, factions: Sequence[Floats], moved: Floats) -> TellingAction:
    largest = np.argsort(-moved, axis=None, kind="stable")[:TOLD]
    steps = []
    for observer, subject in (divmod(int(place), len(moved)) for place in largest):
        before, after = (_rounded(factions[moment][observer, subject]) for moment in (number, number + 1))
        steps.append(BeliefStep(number, observer, subject, before, after, float(moved[observer, subject])))
    return TellingAction(number, float(moved.sum()), steps)


def _rounded(row: Floats) -> list[float]:
    found: list[float] = np.round(row, DIGITS).tolist()
    return found


def exposures(factions: Sequence[Floats], kept: Sequence[int]) -> list[Exposure]:
    """What the others could know of every seat, given the factions they ended with."""
    return [_exposure(factions, seat, faction) for seat, faction in enumerate(kept)]


def _exposure(factions: Sequence[Floats], seat: int, faction: int) -> Exposure:
    others = [other for other in range(len(factions[0])) if other != seat]
    known = [float(beliefs[others, seat, faction].mean()) for beliefs in factions]
    rises = [after - before for before, after in pairwise(known)]
    rise = max(rises, default=0.0)
    informed = max(others, key=lambda other: factions[-1][other, seat, faction])
    gave_away = rises.index(rise) if rise > 0 else None
    return Exposure(seat, FACTIONS[faction], known, gave_away, max(rise, 0.0), informed)
