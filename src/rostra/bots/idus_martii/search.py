"""A searching opponent: weighs every world by what it has seen, and plays each choice out in many of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Any

import numpy as np

from rostra.bots.bot import TOLD, Events, Legal, Option, Reasons, View
from rostra.bots.chance import chance
from rostra.bots.idus_martii.beliefs import Belief, belief
from rostra.bots.idus_martii.cards import BALLOT, FACTION
from rostra.bots.idus_martii.foresight import Moment, prospects
from rostra.bots.idus_martii.story import Teller
from rostra.games.idus_martii.components import NONE
from rostra.kernel.game import Action

SKILL = 0.9
"""How much better than the models the own seat plays, over a whole game: the logarithm of the odds to win."""
FEW = 8
"""Of many choices, this many come into the second look."""


@dataclass(slots=True)
class Search:
    """Plays by what is likely, and by what follows from it."""

    seed: int
    reasons: Reasons | None = None
    simulations: int = 4_000
    """How many games it may play in its head for a decision, all choices together."""

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """The choice that wins most often."""
        if not legal:
            return None
        now = moment(view)
        options = [after(now, action, view) for action in legal]
        seed = int(chance(self.seed, seat, view["turn"], view["stage"], "search") * 2**48)
        values = weigh(belief(view, events), options, seed, self.simulations)
        values = [hopeful(value, 1 - view["turn"] / (2 * view["players"])) for value in values]
        done = self.choose(values, view, seat)
        order = sorted(range(len(legal)), key=lambda place: (place != done, -values[place]))
        told = tuple(Option(legal[place], values[place]) for place in order[:TOLD])
        self.reasons = Reasons(told, values[done], self.simulations)
        return legal[done]

    def choose(self, values: Sequence[float], view: View, seat: int) -> int:
        """The best of several choices."""
        return max(range(len(values)), key=lambda place: values[place])

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Claim something now and then."""
        return None if view["stage"] == "over" else Teller(self.seed, view, seat).claim(events)


def moment(view: View) -> Moment:
    """Where the game stands, as a seat sees it."""
    aediles = view["roles"]["aediles"]
    ballots = [NONE, NONE]
    if view["ballot"] is not None:
        ballots[aediles.index(view["seat"])] = BALLOT[view["ballot"]]
    peeked = NONE if view["peeked"] is None else aediles.index(view["peeked"])
    if view["seen"] is not None:
        ballots[peeked] = BALLOT[view["seen"]]
    return Moment(
        turn=view["turn"],
        markers=(view["markers"]["loyalist"], view["markers"]["traitor"]),
        roles=_holders(view["roles"]),
        last=_holders(view["last"]),
        ballots=(ballots[0], ballots[1]),
        peeked=peeked,
        vetoed=1 if view["stage"] == "replace" else NONE,
        counted=view["stage"] == "discard",
    )


def _holders(roles: Mapping[str, Any] | None) -> tuple[int, ...]:
    """Praetor and Aediles, if there are any."""
    if roles is None or roles["praetor"] is None:
        return (NONE, NONE, NONE)
    return (roles["praetor"], *roles["aediles"])


def after(now: Moment, action: Action, view: View) -> Moment:
    """The moment when an action has been played."""
    kind = action["type"]
    if kind == "assign":
        return replace(now, roles=(action["praetor"], *action["aediles"]))
    if kind == "vote":
        card, first = BALLOT[action["card"]], view["roles"]["aediles"][0] == view["seat"]
        return replace(now, ballots=(card, now.ballots[1]) if first else (now.ballots[0], card))
    if kind == "peek":
        return replace(now, peeked=view["roles"]["aediles"].index(action["aedile"]))
    if kind in ("veto", "approve"):
        return replace(now, vetoed=int(kind == "veto"))
    if kind == "replace":
        return replace(now, new=BALLOT[action["card"]])
    hand = [FACTION[card] for card in view["hand"]]
    hand.remove(FACTION[action["card"]])
    return replace(now, kept=hand[0])


def hopeful(value: float, left: float) -> float:
    """A chance to win with so much of the game left, if the own later choices beat those of the models."""
    odds = max(value, 1e-3) / max(1 - value, 1e-3) * exp(SKILL * left)
    return odds / (1 + odds)


def weigh(thought: Belief, options: Sequence[Moment], seed: int, simulations: int) -> list[float]:
    """The chance to win of each of several choices; of many only the better ones are looked at twice."""
    dice = np.random.default_rng(seed)
    values = prospects(thought, options, dice, simulations // len(options))
    if len(options) > FEW:
        best = sorted(range(len(options)), key=lambda place: -values[place])[:FEW]
        fresh = prospects(thought, [options[place] for place in best], dice, simulations // FEW)
        values = [min(value, *fresh) for value in values]
        for place, value in zip(best, fresh, strict=True):
            values[place] = value
    return values
