"""The rest of the game, played out in thousands of worlds at once by the models of ``manners``.

Every game is a row of the same arrays, so a step of the game is a few operations on all of them. Choices that
are to be compared are played side by side, with the same worlds and the same chances.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rostra.bots.idus_martii.beliefs import Belief, Own
from rostra.bots.idus_martii.cards import HIGHER, LOWER, SIDES
from rostra.bots.idus_martii.manners import STEADY, Customs, Floats, customs
from rostra.bots.idus_martii.worlds import Ints
from rostra.games.idus_martii.components import GREEN, LIMIT, MERCHANT, NONE, RED, YELLOW

COMPANY = 1.2
"""How much likelier a Consul gives a role to somebody of his own side: the logarithm of the odds."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the game stands for the one who looks ahead; ``NONE`` is what is not known or not decided."""

    turn: int
    markers: tuple[int, int]
    roles: tuple[int, ...] = (NONE, NONE, NONE)
    """Praetor and both Aediles."""
    last: tuple[int, ...] = (NONE, NONE, NONE)
    """Those of the round before (I9)."""
    ballots: tuple[int, int] = (NONE, NONE)
    """What the two Aediles have laid."""
    peeked: int = NONE
    """The place of the Aedile looked at: 0 or 1."""
    vetoed: int = NONE
    """Whether an exchange was demanded: 0 or 1."""
    new: int = NONE
    """The card laid instead."""
    counted: bool = False
    """Whether only the end of the round is left."""
    kept: int = NONE
    """The card that the own seat, Consul now, keeps."""


def prospects(
    belief: Belief, options: Sequence[Moment], dice: np.random.Generator, games: int
) -> list[float]:
    """The chance of the own seat to win after each of several choices, by so many games each."""
    crowd = Crowd(belief, options, dice, games)
    return [float(won.mean()) for won in crowd.played().reshape(len(options), games)]


class Crowd:
    """Many games in one, all in the same round: for each choice one for each world."""

    def __init__(
        self, belief: Belief, options: Sequence[Moment], dice: np.random.Generator, games: int
    ) -> None:
        self.own: Own = belief.own
        self.players, self.limit = self.own.players, LIMIT[self.own.players]
        self.options, self.games, self.dice = len(options), games, dice
        self.rows = np.arange(self.options * games)
        self.turn = options[0].turn
        self.counted = options[0].counted
        self.kinds = np.tile(belief.drawn(games, dice), (self.options, 1))
        """What every seat is: game, seat."""
        self.markers = [self._given([each.markers[side] for each in options]) for side in (0, 1)]
        self.roles = [self._given([each.roles[role] for each in options]) for role in range(3)]
        self.last = [self._given([each.last[role] for each in options]) for role in range(3)]
        self.ballots = [self._given([each.ballots[place] for each in options]) for place in (0, 1)]
        self.peeked = self._given([each.peeked for each in options])
        self.vetoed = self._given([each.vetoed for each in options])
        self.new = self._given([each.new for each in options])
        self.kept = self._given([each.kept for each in options])

    def played(self) -> Floats:
        """Play all games to the end; whether the own seat wins each of them."""
        while True:
            if not self.counted:
                if self.roles[0][0] == NONE:
                    self._assign()
                self._count()
            self._discard()
            if self.turn == 2 * self.players:
                return self._won()
            self._next_round()

    def _given(self, values: list[int]) -> Ints:
        return np.repeat(np.array(values, dtype=np.int64), self.games)

    def _chances(self, *shape: int) -> Floats:
        """Numbers from 0 up to 1, the same for all choices."""
        return np.tile(self.dice.random((*shape, self.games)), self.options)

    @property
    def _consul(self) -> int:
        return (self.own.start + self.turn - 1) % self.players

    @property
    def _where(self) -> tuple[Ints, Ints]:
        return self.markers[0], self.markers[1]

    @property
    def _customs(self) -> Customs:
        return customs(self.players, self.turn, STEADY)

    def _next_round(self) -> None:
        """Roles go left, in the second phase they are yet to be handed out (I8, I13); nothing is laid."""
        self.turn += 1
        self.counted = False
        self.last = self.roles
        seats = [(self._consul + step) % self.players for step in (1, 2, 3)]
        first_phase = self.turn <= self.players
        self.roles = [np.full(len(self.rows), seat if first_phase else NONE) for seat in seats]
        nothing = np.full(len(self.rows), NONE)
        self.ballots = [nothing, nothing]
        self.peeked = self.vetoed = self.new = self.kept = nothing

    def _assign(self) -> None:
        """Roles for the likely friends of the Consul (I9)."""
        liking = -np.log(-np.log(self._chances(self.players).T + 1e-12))
        liking += COMPANY * (self.kinds == self.kinds[:, [self._consul]])
        liking[:, self._consul] = -np.inf
        tired = np.zeros(liking.shape, dtype=bool)
        tired[self.rows, self.last[1]] = tired[self.rows, self.last[2]] = True
        once = self.players == 5  # One of them may then be an Aedile again.
        first = np.where(tired & (not once), -np.inf, liking).argmax(axis=1)
        barred = tired & (tired[self.rows, first] | (not once))[:, None]
        barred[self.rows, first] = True
        second = np.where(barred, -np.inf, liking).argmax(axis=1)
        for seats in (first, second, self.last[0]):
            liking[self.rows, seats] = -np.inf
        self.roles = [liking.argmax(axis=1), first, second]

    def _count(self) -> None:
        """Votes, veto and count (I5 to I7, I10 to I12)."""
        models, where, drawn = self._customs, self._where, self._chances(5)
        kinds = [self.kinds[self.rows, seats] for seats in self.roles]
        laid = [
            np.where(given == NONE, _picked(models.vote[kind, *where], chance), given)
            for kind, chance, given in zip(kinds[1:], drawn, self.ballots, strict=False)
        ]
        second = np.where(self.peeked == NONE, drawn[2] < 0.5, self.peeked == 1)
        looked, other = np.where(second, laid[1], laid[0]), np.where(second, laid[0], laid[1])
        demanded = drawn[3] < models.veto[kinds[0], *where, looked]
        demanded = np.where(self.vetoed == NONE, demanded, self.vetoed == 1)
        aedile = np.where(second, kinds[2], kinds[1])
        instead = _picked(models.replace[aedile, *where, looked], drawn[4])
        instead = np.where(self.new == NONE, instead, self.new)
        final = np.where(demanded | (looked == YELLOW), instead, looked)
        running = (where[0] <= self.limit) & (where[1] <= self.limit)
        for side, card in enumerate((GREEN, RED)):
            steps = (final == card).astype(np.int64) + (other == card)
            self.markers[side] = np.minimum(where[side] + running * steps, self.limit + 1)

    def _discard(self) -> None:
        """The Consul puts a card away, if this is his round for it (I8, I13)."""
        drawn = self._chances()
        if self.turn != self.own.chooses(self._consul):
            return
        kinds = self.kinds[:, self._consul]
        keeps_lower = drawn < self._customs.keep[kinds, *self._where]
        kept = np.where(keeps_lower, LOWER[kinds], HIGHER[kinds])
        self.kinds[:, self._consul] = np.where(self.kept == NONE, kept, self.kept)

    def _won(self) -> Floats:
        """Whether the side of the own seat has won (I14 to I16)."""
        loyalist, traitor = self._where
        there = [(self.kinds == side).any(axis=1) for side in range(SIDES)]
        caught = [loyalist > self.limit, traitor > self.limit]
        running = ~(caught[0] | caught[1])
        # Who wins by a lead needs a rival; who wins because the rival was discovered must be there.
        loyal = (caught[1] & there[0]) | (running & (loyalist - traitor >= 2) & there[1])
        treason = (caught[0] & there[1]) | (running & (traitor - loyalist >= 2) & there[0])
        faction = np.where(loyal, 0, np.where(treason, 1, MERCHANT))
        won: Floats = (self.kinds[:, self.own.seat] == faction).astype(np.float64)
        return won


def _picked(chances: Floats, drawn: Floats) -> Ints:
    """A card for each game, by the chances of each card."""
    not_first = drawn >= chances[:, 0]
    last = drawn >= chances[:, 0] + chances[:, 1]
    return not_first.astype(np.int64) + last
