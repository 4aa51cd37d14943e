"""What a seat may believe about the others: every world, weighed by all that was seen (Bayes).

Each thing seen has a chance in each world, by the models of players in ``manners``. How the table as a whole
plays is not known either, so every model has its own weight for every world, and those that foretell best
come to count most. All of them leave room for anything, so nothing is ever certain that is not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from rostra.bots.bot import Events, View
from rostra.bots.idus_martii import talk
from rostra.bots.idus_martii.cards import FACTION, HIGHER, KIND, KINDS, LOWER, SIDES, dealt
from rostra.bots.idus_martii.chronicle import Claim, Round, chronicle
from rostra.bots.idus_martii.evidence import of_roles, of_round
from rostra.bots.idus_martii.manners import STRANGERS, Floats, Models, shared_customs
from rostra.bots.idus_martii.worlds import Ints, Worlds, choosing, dealt_worlds, worlds


@dataclass(frozen=True, slots=True)
class Own:
    """The seat that thinks: its place at the table and its cards, the kept one first.

    Who only looks on has no cards, and the seat after the last.
    """

    players: int
    start: int
    seat: int
    cards: tuple[int, ...]

    @property
    def others(self) -> int:
        """How many seats there are to think about."""
        return self.players - (self.seat < self.players)

    def unseen(self) -> tuple[int, ...]:
        """The cards the others have between them: so many of each faction (I1)."""
        return tuple(count - self.cards.count(side) for side, count in enumerate(dealt(self.players)))

    def row(self, seat: int) -> int:
        """The row of another seat in the worlds."""
        return seat - (seat > self.seat)

    def chooses(self, seat: int) -> int:
        """The round at whose end a seat puts a card away (I8, I13)."""
        place = (seat - self.start) % self.players
        return place + 1 if place else self.players + 1

    def chosen(self, turn: int) -> tuple[int, ...]:
        """The rows of those who have chosen before a round, in the order in which they did."""
        seats = [(self.start + place) % self.players for place in range(1, self.players + 1)]
        return tuple(self.row(seat) for seat in seats if self.chooses(seat) < turn and seat != self.seat)

    def worlds(self, turn: int) -> Worlds:
        """All worlds there are in a round."""
        return worlds(self.others, self.unseen(), self.chosen(turn))

    def kind(self, turn: int) -> int:
        """What the seat itself is in a round."""
        return self.cards[0] if turn > self.chooses(self.seat) else int(KIND[self.cards[0], self.cards[1]])


@dataclass(frozen=True, slots=True)
class Belief:
    """Weights of all worlds."""

    own: Own
    turn: int
    worlds: Worlds
    weights: Floats
    """One for each world; together 1."""
    joint: Floats
    """The same by the manner in which the table plays: world, model."""
    models: Models

    def kinds(self, seat: int) -> Floats:
        """The chance of another seat to be of each kind."""
        row = self.worlds.kinds[self.own.row(seat)]
        return np.bincount(row, weights=self.weights, minlength=KINDS).astype(np.float64)

    def sides(self, seat: int) -> Floats:
        """The chance of another seat to be of each faction; of one with two cards both count half."""
        kinds = self.kinds(seat)
        both = np.concatenate([LOWER, HIGHER])
        halves = np.concatenate([kinds, kinds]) / 2
        return np.bincount(both, weights=halves, minlength=SIDES).astype(np.float64)

    def drawn(self, count: int, chance: np.random.Generator) -> Ints:
        """What every seat is in so many worlds, taken by their weights and spread evenly: world, seat."""
        steps = (np.arange(count) + chance.random()) / count
        places = np.minimum(np.searchsorted(np.cumsum(self.weights), steps), self.worlds.count - 1)
        return np.insert(self.worlds.kinds[:, places].T, self.own.seat, self.own.kind(self.turn), axis=1)


def own_of(view: View) -> Own:
    """The seat that thinks, as its view shows it."""
    cards = [FACTION[card] for card in [*view["hand"], *view["discarded"]]]
    return Own(view["players"], view["start"], view["seat"], (cards[0], cards[1]))


def belief(view: View, events: Events, models: Models = STRANGERS) -> Belief:
    """What the seat of a view may believe, given all it has seen."""
    return weighed(own_of(view), chronicle(view, events), view["turn"], models)


def weighed(own: Own, rounds: tuple[Round, ...], turn: int, models: Models = STRANGERS) -> Belief:
    """What may be believed by one who has seen some rounds."""
    joint = _weighed(own, rounds, models)
    return Belief(own, turn, own.worlds(turn), joint.sum(axis=1), joint, models)


@lru_cache(maxsize=256)
def _weighed(own: Own, rounds: tuple[Round, ...], models: Models) -> Floats:
    """The weight of each world and model after some rounds; the rounds before are often known already."""
    if len(rounds) <= 1:
        joint = _at_first(own, rounds[0].turn if rounds else 1, models)
    else:
        joint = _weighed(own, rounds[:-1], models)
    if rounds:
        joint = _seen(own, rounds[-1], joint, models)
    return joint


def _at_first(own: Own, turn: int, models: Models) -> Floats:
    """The weights before anything was seen; a table may begin in the middle of a game."""
    joint = np.outer(dealt_worlds(own.others, own.unseen())[1], [model.prior for model in models])
    for place in range(len(own.chosen(turn))):
        step = choosing(own.others, own.unseen(), own.chosen(turn)[: place + 1])
        joint = step.carried(joint, np.full(joint.shape, 0.5))
    return joint


def _seen(own: Own, record: Round, joint: Floats, models: Models) -> Floats:
    """The weights when a round has been seen, as far as it was played."""
    kinds = own.worlds(record.turn).kinds
    if record.consul != own.seat:
        joint = joint * of_roles(record, own.players, models)[kinds[own.row(record.consul)]]
    if record.peeked is not None:
        joint = joint * _played(own, record, kinds, models)
    for claim in record.said:
        if claim.seat != own.seat:
            joint = joint * _heard(own, claim, record.turn, kinds)[:, None]
    if record.discarded and record.consul != own.seat:
        step = choosing(own.others, own.unseen(), own.chosen(record.turn + 1))
        joint = step.carried(joint, _keeps_lower(own, record, kinds, models))
    total: float = joint.sum()
    return joint / total


def _heard(own: Own, claim: Claim, turn: int, kinds: Ints) -> Floats:
    """The relative chance to hear a claim about what somebody is: world."""
    speaker = kinds[own.row(claim.seat)]
    if claim.about == "faction":
        return np.asarray(talk.of_faction(claim.card)[speaker])
    if claim.about in talk.OPINIONS and claim.whom != claim.seat:
        whom = own.kind(turn) if claim.whom == own.seat else kinds[own.row(claim.whom)]
        return np.asarray(talk.of_opinion(claim.about)[speaker, whom])
    return np.ones(len(speaker))


def _keeps_lower(own: Own, record: Round, kinds: Ints, models: Models) -> Floats:
    """How likely the Consul keeps the lower of his two cards: world, model."""
    keep = shared_customs(own.players, record.turn, models).keep[:, :, *record.after()]
    chances: Floats = keep.T[kinds[own.row(record.consul)]]
    return chances


def _played(own: Own, record: Round, kinds: Ints, models: Models) -> Floats:
    """The chance of what was seen from the vote to the count: world, model."""
    place: Ints | int = 0
    for seat in record.in_order():
        place = place * KINDS + (own.kind(record.turn) if seat == own.seat else kinds[own.row(seat)])
    chances: Floats = of_round(record, own.seat, own.players, models).reshape(-1, len(models))[place]
    return chances
