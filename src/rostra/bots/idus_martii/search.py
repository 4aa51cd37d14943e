"""A searching opponent: weighs every world by what it has seen, and reckons the round through in each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from rostra.bots.bot import Events, Legal, Reasons, View, ranking
from rostra.bots.idus_martii.council import Council
from rostra.bots.idus_martii.story import Teller
from rostra.kernel.game import Action

SKILL = 0.9
"""How much better than the models the own seat plays, over a whole game: the logarithm of the odds to win."""


@dataclass(slots=True)
class Search:
    """Plays by what is likely, and by what follows from it."""

    seed: int
    reasons: Reasons | None = None
    reckons: float = 0.0
    """How often it expects the others to reckon, in this round, as it does itself."""

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """The choice that is likeliest to win."""
        if not legal:
            return None
        left = 1 - view["turn"] / (2 * view["players"])
        values = [hopeful(value, left) for value in Council(view, events, self.reckons).values(legal)]
        done = self.choose(values, view, seat)
        self.reasons = ranking(legal[done], zip(values, legal, strict=True), values[done])
        return legal[done]

    def choose(self, values: Sequence[float], view: View, seat: int) -> int:
        """The best of several choices."""
        return max(range(len(values)), key=lambda place: values[place])

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Claim something now and then."""
        return None if view["stage"] == "over" else Teller(self.seed, view, seat).claim(events)


def hopeful(value: float, left: float) -> float:
    """A chance to win with so much of the game left, if the own later choices beat those of the models."""
    odds = max(value, 1e-3) / max(1 - value, 1e-3) * exp(SKILL * left)
    return odds / (1 + odds)
