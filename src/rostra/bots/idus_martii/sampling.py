"""Whole states that agree with everything a seat knows, drawn by what it believes."""

from __future__ import annotations

import numpy as np

from rostra.bots.bot import Events, View
from rostra.bots.idus_martii.beliefs import Belief, belief
from rostra.bots.idus_martii.cards import BALLOT, FACTION, HIGHER, LOWER, SIDES
from rostra.bots.idus_martii.manners import STEADY, customs
from rostra.games.idus_martii.components import HAND, NO_CARD, NOBODY, YELLOW
from rostra.games.idus_martii.setup import configure
from rostra.games.idus_martii.state import LAYOUT, STAGES, State
from rostra.kernel.chance import halves, sow


def sampled(view: View, seat: int, events: Events, seed: int) -> State:
    """A state as it may be, given what a seat has seen; the same seed gives the same state."""
    dice = np.random.default_rng([seed, seat, view["turn"]])
    s = LAYOUT.new()
    configure(s, view["players"])
    sow(s, *halves(int(dice.integers(2**63))))
    _copy_open(s, view)
    _draw_hands(s, view, belief(view, events), dice)
    _draw_ballots(s, view, dice)
    return s


def _copy_open(s: State, view: View) -> None:
    """What everybody sees."""
    s.start, s.phase, s.round = view["start"], view["phase"], view["round"]
    s.stage = STAGES.index(view["stage"])
    roles, last = view["roles"], view["last"]
    s.consul = roles["consul"]
    s.praetor = NOBODY if roles["praetor"] is None else roles["praetor"]
    s.aediles = [*roles["aediles"]] or [NOBODY, NOBODY]
    s.last_praetor = NOBODY if last is None else last["praetor"]
    s.last_aediles = [NOBODY, NOBODY] if last is None else [*last["aediles"]]
    s.markers = [view["markers"]["loyalist"], view["markers"]["traitor"]]
    s.peeked = NOBODY if view["peeked"] is None else s.aediles.index(view["peeked"])
    s.ballots, s.turned = [NO_CARD, NO_CARD], [NO_CARD, NO_CARD]


def _draw_hands(s: State, view: View, thought: Belief, dice: np.random.Generator) -> None:
    """The own cards, and for the others a world with the cards they may have put away."""
    own = thought.own
    kinds = thought.drawn(1, dice)[0]
    s.hands = [[NO_CARD] * HAND for _ in s.hands]
    s.discarded = [NO_CARD for _ in s.discarded]
    others = [seat for seat in range(s.players) if seat != own.seat]
    left = list(own.unseen())
    for seat in others:
        held = [int(LOWER[kinds[seat]]), int(HIGHER[kinds[seat]])][: view["cards"][seat]]
        s.hands[seat] = [*held, NO_CARD][:HAND]
        for card in held:
            left[card] -= 1
    away = dice.permutation([side for side in range(SIDES) for _ in range(left[side])])
    for seat, card in zip([o for o in others if view["cards"][o] == 1], away, strict=True):
        s.discarded[seat] = int(card)
    s.hands[own.seat] = [*(FACTION[card] for card in view["hand"]), NO_CARD][:HAND]
    s.discarded[own.seat] = FACTION[view["discarded"][0]] if view["discarded"] else NO_CARD


def _draw_ballots(s: State, view: View, dice: np.random.Generator) -> None:
    """The cards that lie face down: what the seat knows, and else what such an Aedile would lay."""
    votes = customs(s.players, view["turn"], STEADY).vote
    for place, aedile in enumerate(s.aediles):
        if aedile not in view["laid"]:
            continue
        known = view["ballot"] if aedile == view["seat"] else view["seen"] if place == s.peeked else None
        if known is None and place == s.peeked and view["yellow"]:
            known = "yellow"
        # An Aedile with two cards to choose from votes like one who keeps the first of them.
        chances = votes[s.hands[aedile][0], s.markers[0], s.markers[1]].copy()
        if place == s.peeked:
            chances[YELLOW] = 0.0  # It would lie open.
        drawn = int(dice.choice(len(chances), p=chances / chances.sum()))
        s.ballots[place] = drawn if known is None else BALLOT[known]
