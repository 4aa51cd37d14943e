"""How a round goes among players who all reckon: counterfactual regret (CFR+) over its votes, look and veto.

What everybody may believe about the three who have roles is where it begins; each of them knows his own cards
besides. What the count leads to is worth what the lattice says, so nobody looks further than that.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from rostra.bots.bot import Events, View
from rostra.bots.idus_martii.beliefs import Belief, Own, weighed
from rostra.bots.idus_martii.cards import BALLOTS, KINDS
from rostra.bots.idus_martii.chronicle import Round, before_the_votes
from rostra.bots.idus_martii.lattice import leaves
from rostra.bots.idus_martii.manners import Floats
from rostra.bots.idus_martii.track import STEP, STEPS
from rostra.games.idus_martii.components import YELLOW

ROUNDS_OF_REGRET = 40


@dataclass(slots=True)
class Conduct:
    """What the three do; also how much they regret, or how often they did, each thing."""

    votes: Floats
    """Which card an Aedile lays: Aedile, kind, card."""
    exchanges: Floats
    """Which one he lays instead: Aedile, kind, card before, card after."""
    looks: Floats
    """Whose card the Praetor looks at: kind, Aedile."""
    vetoes: Floats
    """Whether he has it exchanged: Aedile, kind, card, no or yes."""

    def parts(self) -> tuple[Floats, Floats, Floats, Floats]:
        """All of it."""
        return self.votes, self.exchanges, self.looks, self.vetoes


def conduct(view: View, events: Events) -> Conduct:
    """What the three who have roles do in this round, reckoning with what anybody may believe of them."""
    onlooker = Own(view["players"], view["start"], view["players"], ())
    roles, markers = view["roles"], view["markers"]
    seats = (*roles["aediles"], roles["praetor"])
    where = markers["loyalist"], markers["traitor"]
    return _conduct(onlooker, before_the_votes(view, events), view["turn"], seats, where)


@lru_cache(maxsize=16)
def _conduct(
    onlooker: Own, rounds: tuple[Round, ...], turn: int, seats: tuple[int, ...], markers: tuple[int, int]
) -> Conduct:
    thought = weighed(onlooker, rounds, turn)
    return reckoned(_worth(thought, seats, markers), first_phase=turn <= onlooker.players)


def reckoned(worth: Floats, *, first_phase: bool, rounds: int = ROUNDS_OF_REGRET) -> Conduct:
    """The average of so many rounds of regret."""
    free = _free(first_phase=first_phase)
    regrets, total = (tuple(np.zeros_like(part) for part in free.parts()) for _ in range(2))
    now = _matched(regrets, free)
    for number in range(1, rounds + 1):
        values, reach = _values(now, worth), _reach(now)
        total = tuple(t + number * r * n for t, r, n in zip(total, reach, now.parts(), strict=True))
        regrets = tuple(
            np.maximum(r + np.where(f > 0, v - (v * n).sum(axis=-1, keepdims=True), 0.0), 0.0)
            for r, v, n, f in zip(regrets, values, now.parts(), free.parts(), strict=True)
        )
        now = _matched(regrets, free)
    return _matched(total, free)


def _worth(thought: Belief, seats: tuple[int, ...], markers: tuple[int, int]) -> Floats:
    """The chance of each of the three to win, times that of their kinds: who, kinds of all three, cards.

    The Aediles come first and the Praetor last, as everywhere here.
    """
    own = thought.own
    place = np.zeros(thought.worlds.count, dtype=np.int64)
    for seat in seats:
        place = place * KINDS + thought.worlds.kinds[own.row(seat)]
    found = np.zeros((len(seats), KINDS**3, len(STEPS)))
    for who, seat in enumerate(seats):
        weighed = thought.weights[:, None] * leaves(own, seat, thought.turn, markers)
        for step in range(len(STEPS)):
            found[who, :, step] = np.bincount(place, weights=weighed[:, step], minlength=KINDS**3)
    return found.reshape(len(seats), KINDS, KINDS, KINDS, len(STEPS))[..., STEP]


def _free(*, first_phase: bool) -> Conduct:
    """1 for all that is allowed: yellow in the second phase only (I10), and another card instead (I11)."""
    cards = np.ones(BALLOTS)
    cards[YELLOW] = not first_phase
    demands = np.ones((2, KINDS, BALLOTS, 2))
    demands[:, :, YELLOW] = (0, 1)
    return Conduct(
        votes=np.broadcast_to(cards, (2, KINDS, BALLOTS)).copy(),
        exchanges=np.broadcast_to(cards * (1 - np.eye(BALLOTS)), (2, KINDS, BALLOTS, BALLOTS)).copy(),
        looks=np.ones((KINDS, 2)),
        vetoes=demands,
    )


def _matched(weights: tuple[Floats, ...], free: Conduct) -> Conduct:
    """What is done by these weights; anything allowed where there are none."""
    parts = []
    for weight, allowed in zip(weights, free.parts(), strict=True):
        total = weight.sum(axis=-1, keepdims=True)
        even = allowed / allowed.sum(axis=-1, keepdims=True)
        parts.append(np.where(total > 0, weight / np.where(total > 0, total, 1.0), even))
    return Conduct(*parts)


def _reach(now: Conduct) -> tuple[Floats, ...]:
    """How likely each of the three comes to a choice by the choices he has made before."""
    return np.ones(1), now.votes[..., None], np.ones(1), now.looks.T[:, :, None, None]


def _values(now: Conduct, worth: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """What each choice is worth to him who makes it, as far as chance and the others lead there."""
    votes, exchanges = np.zeros_like(now.votes), np.zeros_like(now.exchanges)
    looks, vetoes = np.zeros_like(now.looks), np.zeros_like(now.vetoes)
    for one in (0, 1):
        # One is the Aedile looked at, the other not; his kind and card come first.
        mine, theirs, judge = (
            np.swapaxes(np.swapaxes(values, 0, 1), -1, -2) if one else values
            for values in (worth[one], worth[1 - one], worth[2])
        )
        vote, other = now.votes[one], now.votes[1 - one]
        looked, demanded, instead = now.looks[:, one], now.vetoes[one], now.exchanges[one]
        becomes = np.einsum("pv,avn->apvn", demanded[..., 1], instead)
        becomes += np.einsum("pv,vn->pvn", demanded[..., 0], np.eye(BALLOTS))
        to_judge = np.einsum("abpnc,bc->apn", judge, other)
        to_one = np.einsum("abpnc,bc,p->apn", mine, other, looked)
        votes[one] += np.einsum("apvn,apn->av", becomes, to_one)
        exchanges[one] = np.einsum("pv,apn->avn", demanded[..., 1], to_one)
        ends = np.einsum("av,apvn->apn", vote, becomes)
        votes[1 - one] += np.einsum("apn,abpnc->bc", ends * looked[:, None], theirs)
        looks[:, one] = np.einsum("apn,apn->p", ends, to_judge)
        vetoes[one, ..., 1] = np.einsum("av,avn,apn->pv", vote, instead, to_judge)
        vetoes[one, ..., 0] = np.einsum("av,apv->pv", vote, to_judge)
    return votes, exchanges, looks, vetoes
