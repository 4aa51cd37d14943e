"""The round that is being played, to its end: every card the others may lay, by their models, world by world.

What the count leads to is worth what the lattice says. The own seat's later choices in the round, once it has
seen more, are the best it then has.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rostra.bots.bot import Events, Legal, View
from rostra.bots.idus_martii.beliefs import belief
from rostra.bots.idus_martii.cards import BALLOT, BALLOTS, FACTION, HIGHER, LOWER
from rostra.bots.idus_martii.lattice import kept, leaves
from rostra.bots.idus_martii.manners import Floats, shared_customs
from rostra.bots.idus_martii.reckoning import conduct
from rostra.bots.idus_martii.repute import names, of_look
from rostra.bots.idus_martii.track import STEP, tally
from rostra.bots.idus_martii.worlds import Ints
from rostra.games.idus_martii.components import YELLOW

BALLOTING = frozenset({"vote", "peek", "veto", "replace"})


class Council:
    """What a seat may expect of the present round, if the others, as often as told, reckon too."""

    def __init__(self, view: View, events: Events, reckons: float = 0.0) -> None:
        self.thought = belief(view, events)
        self.view, self.own, self.known = view, self.thought.own, names(view["players"], events)
        self.share = reckons
        self.conduct = conduct(view, events) if reckons and view["stage"] in BALLOTING else None
        self.markers = view["markers"]["loyalist"], view["markers"]["traitor"]
        customs = shared_customs(self.own.players, self.thought.turn, self.thought.models)
        where = (slice(None), slice(None), *self.markers)
        # The kind comes first here, then the model.
        self.votes, self.vetoes, self.exchanges = (
            np.swapaxes(of[where], 0, 1) for of in (customs.vote, customs.veto, customs.replace)
        )
        self.cards = range(BALLOTS - (view["phase"] == 1))

    def values(self, legal: Legal) -> list[float]:
        """The chance to win with each of the legal actions."""
        kind = legal[0]["type"]
        if kind == "discard":
            return [self._kept(FACTION[action["card"]]) for action in legal]
        self.after = leaves(self.own, self.own.seat, self.thought.turn, self.markers)
        self.leaf = self.after[:, STEP]
        if kind == "assign":
            return self._assigned([(action["praetor"], *action["aediles"]) for action in legal])
        if kind == "peek":
            return [self._looked(action["aedile"]) for action in legal]
        if kind in ("veto", "approve"):
            card = BALLOT[self.view["seen"]]
            veto, approve = self._vetoed(self.thought.joint, self.view["peeked"], card)
            return [veto if action["type"] == "veto" else approve for action in legal]
        if kind == "replace":
            laid = self._laid(self.thought.joint)
            return [float(laid[BALLOT[action["card"]]]) for action in legal]
        return [self._voted(BALLOT[action["card"]]) for action in legal]

    def _kind(self, seat: int) -> Ints:
        """What a seat is: world."""
        if seat == self.own.seat:
            return np.full(self.thought.worlds.count, self.own.kind(self.thought.turn))
        return np.asarray(self.thought.worlds.kinds[self.own.row(seat)])

    def _other(self, aedile: int) -> int:
        low, high = self.view["roles"]["aediles"]
        return int(high if aedile == low else low)

    def _place(self, aedile: int) -> int:
        return int(self.view["roles"]["aediles"].index(aedile))

    def _kept(self, away: int) -> float:
        kind = self.own.kind(self.thought.turn)
        side = int(LOWER[kind] + HIGHER[kind]) - away
        return float(self.thought.weights @ kept(self.own, self.thought.turn, self.markers, side))

    def _assigned(self, ways: Sequence[tuple[int, ...]]) -> list[float]:
        """Each way to hand out the roles (I9)."""
        chances = tally(self.votes, self.vetoes, self.exchanges)
        weighed = np.einsum("wm,wo->wmo", self.thought.joint, self.after)
        kinds = [self._kind(seat) for seat in range(self.own.players)]
        return [
            float((chances[kinds[low], kinds[high], kinds[praetor]] * weighed).sum())
            for praetor, low, high in ways
        ]

    def _mixed(self, modelled: Floats, reckoned: Floats | None) -> Floats:
        """What others do, mostly by their models, else as those who reckon: world, model, and the choice."""
        if reckoned is None:
            return modelled
        return (1 - self.share) * modelled + self.share * reckoned[:, None]

    def _vote(self, aedile: int) -> Floats:
        """How likely an Aedile lays each card: world, model, card."""
        kind, by = self._kind(aedile), self.conduct
        return self._mixed(self.votes[kind], None if by is None else by.votes[self._place(aedile)][kind])

    def _exchange(self, aedile: int) -> Floats:
        """How likely he lays each card instead of each other: world, model, card before, card after."""
        kind, by = self._kind(aedile), self.conduct
        reckoned = None if by is None else by.exchanges[self._place(aedile)][kind]
        return self._mixed(self.exchanges[kind], reckoned)

    def _veto(self, aedile: int) -> Floats:
        """How likely the Praetor has each card of an Aedile exchanged; a yellow one in any case (I11)."""
        kind, by = self._kind(self.view["roles"]["praetor"]), self.conduct
        reckoned = None if by is None else by.vetoes[self._place(aedile), kind, :, 1]
        vetoes = self._mixed(self.vetoes[kind], reckoned).copy()
        vetoes[..., YELLOW] = 1.0
        return vetoes

    def _look(self, aedile: int) -> Floats:
        """How likely the Praetor looks at the card of this Aedile: world, model."""
        kind, by = self._kind(self.view["roles"]["praetor"]), self.conduct
        modelled = of_look(self.known, aedile, self._other(aedile), self.thought.models).T[kind]
        return self._mixed(modelled, None if by is None else by.looks[kind, self._place(aedile)])

    def _laid(self, weights: Floats) -> Floats:
        """The value of each card the own seat, looked at, may lay instead: card."""
        other = self._vote(self._other(self.own.seat))
        found: Floats = np.einsum("wm,wmc,wnc->n", weights, other, self.leaf)
        return found

    def _vetoed(self, weights: Floats, aedile: int, card: int) -> tuple[float, float]:
        """The value of an exchange of the card the own seat has looked at, and of none."""
        weighed = weights[..., None] * self._vote(self._other(aedile))
        instead = self._exchange(aedile)[..., card, :]
        veto = np.einsum("wmc,wmn,wnc->", weighed, instead, self.leaf)
        return float(veto), float(np.einsum("wmc,wc->", weighed, self.leaf[:, card]))

    def _looked(self, aedile: int) -> float:
        """The Praetor looks at a card, and then does what is better (I6); a yellow one is exchanged (I11)."""
        votes, value = self._vote(aedile), 0.0
        for card in self.cards:
            veto, approve = self._vetoed(self.thought.joint * votes[..., card], aedile, card)
            value += veto if card == YELLOW else max(veto, approve)
        return value

    def _voted(self, card: int) -> float:
        """An Aedile lays a card, and another one, the best, if he must (I5, I6, I10, I11)."""
        other = self._other(self.own.seat)
        theirs, vetoes, look = self._vote(other), self._veto(other), self._look(self.own.seat)
        stays = theirs * (1 - vetoes)
        stays += np.einsum("wmv,wmvc->wmc", theirs * vetoes, self._exchange(other))
        value = float(np.einsum("wm,wmc,wc->", self.thought.joint * (1 - look), stays, self.leaf[:, card]))
        seen, veto = self.thought.joint * look, self._veto(self.own.seat)[..., card]
        value += float(self._laid(seen * (1 - veto))[card])
        instead = self._laid(seen * veto)
        return value + max(float(instead[new]) for new in self.cards if new != card)
