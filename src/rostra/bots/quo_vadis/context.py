"""The decision context: the view and events read once, and what everybody may expect of the turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import exp
from typing import Any

from rostra.bots.bot import Events, Option, Reasons, View, uniform
from rostra.bots.quo_vadis.candidates import (
    Candidate,
    DealEffect,
    Turn,
    progress,
    state_after,
    without_consents,
)
from rostra.bots.quo_vadis.characters import PLAIN, Manner, remembered
from rostra.bots.quo_vadis.determinization import determinize
from rostra.bots.quo_vadis.evaluators import NEXT_SEED, Chances, Evaluator, weighted_mean
from rostra.bots.quo_vadis.policy import FOR_ANOTHER
from rostra.bots.quo_vadis.seat_view import SeatView, turns_stood_still
from rostra.games.quo_vadis.components import SENATE
from rostra.games.quo_vadis.deals.clauses import Promise, Support, read
from rostra.games.quo_vadis.state import ACTION

TEMPERATURE = 0.01
"""Of the softmax over moves: how much worse a move may seem that is still made every now and then."""
LIKELY = 4
"""How many of the best moves count as likely."""
OPENING, EARLY_ROUNDS, EARLY_PUSH = 2, 8, 0.012
"""After the opening rounds going forward is worth more and more for its own sake, up to what is lost in the
noise anyway: somebody must begin."""
STILL_PUSH, MOST_STILL = 0.015, 0.1
"""What moving Caesar costs for every turn that the table has stood still, and at most. Everybody judges that
somebody else should begin, and as they all wait, nothing comes of it."""
LATE, LATE_PUSH, MOST_PUSH = 16, 0.007, 0.5
"""From which round on moving Caesar is worth less and less, by how much a round, and how much at most."""
REAL, HANDED, NOISE = 0.1, 0.5, 0.01
"""Whoever has a real chance does not hand the game to another, who would win it with that chance at least,
only to take it forward: not if that costs more than what is lost in the noise."""
STALEMATE, DECIDED, GIVING_IN = 3, 1, 0.02
"""After how many rounds of standing still players let somebody else win, after how many if it is decided who
does and they have nothing to lose, and what it is worth to them with every further turn. At the last place in
the Senate everybody can keep everybody else out for ever, and a chance that nobody can ever use is none.
Those with least to lose give in first."""
SURE = 0.75
"""Who wins with this chance, whatever one does, is taken for the winner."""


@dataclass(frozen=True)
class Forecast:
    """The candidates of a turn, with everybody's chances after each."""

    turn: Turn
    candidates: list[Candidate]
    chances: list[Chances]

    @classmethod
    def of(cls, evaluator: Evaluator, turn: Turn, deal: DealEffect | None = None) -> Forecast:
        """What may happen as things are; or, if a deal is struck, when it is used."""
        if deal is None:
            candidates = turn.candidates()
        else:
            candidates = turn.candidates_using(deal) or turn.candidates(deal)
        return cls(turn, candidates, evaluator.evaluate_quickly(turn.state, candidates))

    def push(self, i: int) -> float:
        """What a candidate is worth besides the chances it brings: it takes the game forward, or back.

        A game that is won is ended at once. To let somebody else win at once is worse than to wait, however
        long the game has lasted, until the table stands still.
        """
        row, move = self.chances[i], self.candidates[i].move
        if max(row) == 1.0:
            ends = self.turn.ends_game(move)
            if row[self.turn.mover] == 1.0:
                return MOST_PUSH if ends else 0.0
            return self._giving_in - self._waiting - (2 * FOR_ANOTHER if ends else FOR_ANOTHER)
        forward = progress(move)
        if forward < 0.0:
            return -self._waiting
        return self._giving_in - self._waiting if self._hands_over(i) else forward * self._early

    def _hands_over(self, i: int) -> bool:
        """Whether a candidate makes a winner of another, of somebody who had a real chance."""
        row, mover = self.chances[i], self.turn.mover
        lost = self._best_chance - row[mover]
        return self._best_chance > REAL and lost > NOISE and max(row) > max(HANDED, row[mover])

    @cached_property
    def _giving_in(self) -> float:
        """What it is worth that somebody else wins at last."""
        if self.turn.state.free[SENATE] > 1:
            return 0.0
        is_decided = self._best_chance < NOISE and min(max(row) for row in self.chances) > SURE
        borne = (DECIDED if is_decided else STALEMATE) * self.turn.players
        return min(MOST_PUSH, GIVING_IN * max(0.0, self.turn.still - borne))

    @cached_property
    def _best_chance(self) -> float:
        return max(row[self.turn.mover] for row in self.chances)

    @cached_property
    def _early(self) -> float:
        return EARLY_PUSH * min(1.0, max(0.0, self._rounds - OPENING) / EARLY_ROUNDS)

    @cached_property
    def _waiting(self) -> float:
        """What it costs to wait for others."""
        still = min(MOST_STILL, STILL_PUSH * max(0.0, self.turn.still - 1.0))
        late = min(MOST_PUSH, LATE_PUSH * max(0.0, self._rounds - LATE))
        return self._early + still + late

    @property
    def _rounds(self) -> float:
        return self.turn.state.turn / self.turn.players

    def ranked(self) -> list[int]:
        """The indices of the candidates, the player to move's favourite first."""
        return sorted(range(len(self.candidates)), key=lambda i: -self._score(i))

    def expected(self) -> Chances:
        """Everybody's chances, weighted by what the player to move is likely to do."""
        likely = self.ranked()[:LIKELY]
        weights = self._weights(likely, [0.0] * LIKELY)
        return weighted_mean(list(zip([self.chances[i] for i in likely], weights, strict=True)))

    def expected_deeply(self, evaluator: Evaluator, seed: int) -> Chances:
        """The same after a deep evaluation of what is likely."""
        likely = self.ranked()[:LIKELY]
        later = [state_after(self.turn.state, self.candidates[i]) for i in likely]
        found = evaluator.evaluate_deeply(later, seed, self.turn.vows)
        mover = self.turn.mover
        shifts = [(row[mover] - self.chances[i][mover]) / 2 for i, row in zip(likely, found, strict=True)]
        return weighted_mean(list(zip(found, self._weights(likely, shifts), strict=True)))

    def _score(self, i: int) -> float:
        return self.chances[i][self.turn.mover] + self.push(i)

    def _weights(self, likely: Sequence[int], shifts: Sequence[float]) -> list[float]:
        """How likely each of some candidates is: a softmax over their scores and what a deep look added."""
        scores = [self._score(i) + shift for i, shift in zip(likely, shifts, strict=False)]
        weights = [exp((score - max(scores)) / TEMPERATURE) for score in scores]
        return [weight / sum(weights) for weight in weights]


@dataclass(frozen=True)
class DecisionContext:
    """A turn as one seat sees it."""

    seen: SeatView
    events: Events
    evaluator: Evaluator
    turn: Turn
    forecast: Forecast
    seed: int
    """Of all random draws: the same for everybody, so that they can agree."""
    simulations_before: int
    manner: Manner = PLAIN
    looks: int = 3
    """How often a deal that would only just be signed is evaluated; one's own offer, once less."""

    @classmethod
    def read(
        cls,
        view: View,
        seat: int,
        events: Events,
        evaluator: Evaluator,
        manner: Manner = PLAIN,
        looks: int = 3,
        world: int = 0,
    ) -> DecisionContext:
        """The turn that is being played, as a seat sees it; ``world``: which guess at what it cannot see."""
        seen, before = SeatView(view, seat), evaluator.simulations
        seed = int(uniform("deals", *seen.moment) * 2**31)
        state = determinize(view, seat, events, seed + world)
        effects = [DealEffect.of(deal, state, seat) for deal in struck_deals(seen, events)]
        turn = Turn(state, effects, turns_stood_still(events), vows_in_force(seen))
        return cls(seen, events, evaluator, turn, Forecast.of(evaluator, turn), seed, before, manner, looks)

    @property
    def fresh_seed(self) -> int:
        """Another seed, to see whether what was chosen was only lucky; the same for everybody, too."""
        return self.seed_of(1)

    def seed_of(self, look: int) -> int:
        """The seed of the first look at something (0), of the second, and so on."""
        return self.seed + look * NEXT_SEED

    @cached_property
    def expected(self) -> Chances:
        """What is to be expected as things are, evaluated deeply."""
        return self.expected_at(0)

    def expected_at(self, look: int) -> Chances:
        """The same at another look."""
        if look not in self._expected:
            self._expected[look] = self.forecast.expected_deeply(self.evaluator, self.seed_of(look))
        return self._expected[look]

    @cached_property
    def _expected(self) -> dict[int, Chances]:
        return {}

    def threat(self, look: int = 0) -> float:
        """What this seat loses by what others have agreed on in this turn, in deals without it.

        Whoever can bind themselves to a move that hurts somebody could sell the way out, and whoever has a
        consent already could have the next one for less. To be spared that is no gain.
        """
        if self._undisturbed is None:
            return 0.0
        before = self._undisturbed.expected_deeply(self.evaluator, self.seed_of(look))
        return max(0.0, before[self.seen.seat] - self.expected_at(look)[self.seen.seat])

    @cached_property
    def _undisturbed(self) -> Forecast | None:
        """What might happen without the deals of others; ``None`` if they have made none that matter here."""
        struck: list[DealEffect] = []
        dropped: list[Support] = []
        for deal, effect in zip(struck_deals(self.seen, self.events), self.turn.struck, strict=True):
            if self._is_party(deal):
                struck.append(effect)
            elif effect.supports and self.turn.state.stage == ACTION:
                dropped += effect.supports
            else:
                struck.append(replace(effect, conduct=()))
        if struck == list(self.turn.struck):
            return None
        state = without_consents(self.turn.state, dropped)
        return Forecast.of(self.evaluator, Turn(state, struck, self.turn.still, self.turn.vows))

    @cached_property
    def signed(self) -> list[DealEffect]:
        """The deals of this turn that this seat has signed; others may be struck without asking it."""
        struck = zip(struck_deals(self.seen, self.events), self.turn.struck, strict=True)
        return [effect for deal, effect in struck if self._is_party(deal)]

    def _is_party(self, deal: Mapping[str, Any]) -> bool:
        return self.seen.seat in (deal["by"], *deal["to"])

    @cached_property
    def leader(self) -> int:
        """Who is most likely to win."""
        return self.expected.index(max(self.expected))

    @cached_property
    def remembered(self) -> list[int]:
        """What this seat remembers of how everybody dealt with it."""
        return remembered(self.events, self.seen.seat, self.seen.players)

    def effect_of(self, deal: Mapping[str, Any]) -> DealEffect:
        """What a deal means for the turn."""
        return DealEffect.of(deal, self.turn.state, self.seen.seat)

    def forecast_with(self, deal: DealEffect) -> Forecast:
        """What may happen when a deal is struck and used."""
        return Forecast.of(self.evaluator, self.turn, deal)

    def gains(self, deal: DealEffect) -> Chances:
        """What everybody gains by a deal, evaluated deeply."""
        found = self.forecast_with(deal).expected_deeply(self.evaluator, self.seed)
        return differences(found, self.expected)

    def gains_twice(self, later: Forecast) -> Chances:
        """What everybody gains by what may happen with a deal: the mean of two deep evaluations."""
        return self.gains_at(later, range(2))

    def gains_at(self, later: Forecast, looks: Sequence[int]) -> Chances:
        """The mean of what everybody gains by what may happen with a deal, at several looks."""
        rows = [
            differences(later.expected_deeply(self.evaluator, self.seed_of(look)), self.expected_at(look))
            for look in looks
        ]
        return weighted_mean([(row, 1 / len(rows)) for row in rows])

    def gains_afresh(self, candidate: Candidate, look: int = 1) -> Chances:
        """What everybody gains by a candidate, at another look."""
        later = [state_after(self.turn.state, candidate)]
        (found,) = self.evaluator.evaluate_deeply(later, self.seed_of(look), self.turn.vows)
        return differences(found, self.expected_at(look))

    def reasons(self, options: Sequence[Option]) -> Reasons:
        """Why something was done: what was done first, and what it is worth."""
        simulations = self.evaluator.simulations - self.simulations_before
        return Reasons(tuple(options), options[0].value, simulations)


def struck_deals(seen: SeatView, events: Events) -> list[dict[str, Any]]:
    """The deals struck in this turn whose clauses this seat knows, in the order in which they were struck."""
    order = {event["deal"]: i for i, event in enumerate(events) if event["kind"] == "struck"}
    struck = [deal for deal in seen.deals if deal["status"] == "struck"]
    return sorted(struck, key=lambda deal: order.get(deal["deal"], len(events)))


def vows_in_force(seen: SeatView) -> list[Promise]:
    """What holds beyond this turn: this seat's promises, then those of others that bind them.

    Each once: there is room for so many (``write_vows``), and repeated ones would crowd out the rest.
    """
    promised = sorted(seen.promises_to_keep(), key=lambda clause: clause["by"] != seen.seat)
    found: list[Promise] = []
    for clause in (read(each, seen.players, seen.turn) for each in promised):
        if isinstance(clause, Promise) and clause.until > seen.turn and clause not in found:
            found.append(clause)
    return found


def differences(later: Chances, before: Chances) -> Chances:
    """By how much everybody's chances grow."""
    return [two - one for two, one in zip(later, before, strict=True)]
