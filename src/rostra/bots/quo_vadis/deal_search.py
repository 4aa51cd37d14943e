"""Which deals there could be: whose consent, at which price, would leave everybody who signs better off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import log, prod

from rostra.bots.quo_vadis.candidates import (
    Candidate,
    can_pay,
    consents_used,
    deals_used,
    state_after,
)
from rostra.bots.quo_vadis.characters import regard
from rostra.bots.quo_vadis.context import DecisionContext, Forecast, differences
from rostra.bots.quo_vadis.deal_gain import PAYING
from rostra.bots.quo_vadis.evaluators import Chances, Evaluator
from rostra.bots.quo_vadis.policy import SHARE
from rostra.bots.quo_vadis.pricing import trust, value_of_consent
from rostra.bots.quo_vadis.seat_view import ends
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.components import FROM, NUMBER_OF_PATH, PLACE_COUNT
from rostra.games.quo_vadis.deals.clauses import Help, Support
from rostra.games.quo_vadis.schema import PayClause
from rostra.kernel.game import Action

HIGHEST_PRICE, LOWEST_PRICE = 8, -3
"""What one helper is paid at most, and at least: below 0, who gains more by the advance pays for it."""
COALITIONS = 8
"""How many coalitions are evaluated deeply and priced: those with the highest joint gain at first sight."""
LEEWAY = 0.05
"""How much the player to move may seem to lose by a deal that is still evaluated deeply."""
COMPANY = 0.9
"""With every additional helper a deal is a little less likely to be struck."""
GENEROSITY = 0.7
"""The share of their gain that the player to move keeps at least when they ask for a favour."""
TRACE = 0.02
"""A chance so small that a multiple of it says nothing."""
LEAST = 0.004
"""No gain counts for less than this in a product of gains."""
PROMISED_ROUNDS = 2
"""For how many rounds support is promised in return."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A deal about one advance."""

    candidate: Candidate
    """The advance, with all that is paid when it is made."""
    supports: tuple[Support, ...]
    """The consents that are asked for."""
    prices: tuple[int, ...]
    """What each helper gets; below 0, what they pay."""
    chances: Chances
    first_sight: Chances
    """The chances by quick evaluation alone."""
    is_deep: bool = False
    """Whether the chances are those of a deep evaluation at this very price."""
    own_bonus: bool = True
    """Whether the player to move would use the bonus of Q14 like this anyway."""
    returns_support: bool = False
    """Whether the helpers are promised the same."""

    def is_like(self, other: Proposal) -> bool:
        """Whether it is the same as another but for its price."""
        same = self.supports == other.supports and self.own_bonus == other.own_bonus
        return same and self.returns_support == other.returns_support

    @property
    def helpers(self) -> tuple[int, ...]:
        """Whose consent is asked for."""
        return tuple(support.by for support in self.supports)

    def promises(self, mover: int, turn: int, players: int) -> list[Help]:
        """What the helpers are promised, if they are."""
        until = turn + PROMISED_ROUNDS * players
        return [Help(mover, support.by, ends(support.path)[0], until) for support in self.supports]

    def offer(self, mover: int, turn: int, players: int) -> Action:
        """The action that offers the deal."""
        clauses: list[Action] = []
        promises = self.promises(mover, turn, players)
        for support, price, promise in zip(self.supports, self.prices, promises, strict=True):
            helper, path = support.by, support.path
            clauses.append({"kind": "support", "by": helper, "path": path, "votes": support.votes})
            if price:
                by, to = (mover, helper) if price > 0 else (helper, mover)
                clauses.append({"kind": "pay", "by": by, "to": to, "value": abs(price)})
            if self.returns_support:
                back = {"kind": "support", "by": mover, "for": helper, "from": promise.committee}
                clauses.append({**back, "until": promise.until})
        if not self.own_bonus:
            clauses.append({"kind": "do", "by": mover, "action": shown(self.candidate.bonus)})
        return {"type": "offer", "clauses": clauses}


class DealSearch:
    """The deals of one turn, compared with what the player to move would do without them."""

    def __init__(
        self,
        evaluator: Evaluator,
        forecast: Forecast,
        without: Chances,
        seed: int,
        trusted: float = 0.0,
        honest: bool = True,
    ) -> None:
        """``without`` is what is to be expected without a deal, evaluated deeply with this seed.

        ``trusted`` is how far others trust the player to move, ``honest`` whether they keep their promises.
        """
        self.evaluator, self.seed = evaluator, seed
        self.trusted, self.honest = trusted, honest
        self.turn, self.mover = forecast.turn, forecast.turn.mover
        self.without = without
        self._without_quickly = forecast.expected()
        self.lowest = 0
        """The lowest price that is tried."""
        self.regard = [1.0] * self.turn.players
        """How much a deal with each seat appeals, whatever it brings."""

    @classmethod
    def of(cls, context: DecisionContext, honest: bool = True) -> DealSearch:
        """The deals that could be made."""
        trusted = trust(context.seen, context.seen.mover)
        search = cls(context.evaluator, context.forecast, context.expected, context.seed, trusted, honest)
        search.regard = regard(context.manner, context.remembered, context.leader)
        search.lowest = LOWEST_PRICE
        return search

    def gains(self, chances: Chances) -> Chances:
        """What everybody gains by a deal."""
        return differences(chances, self.without)

    def gain(self, proposal: Proposal, seat: int) -> float:
        """What a seat gains by a deal."""
        return proposal.chances[seat] - self.without[seat]

    def smallest_gain(self, proposal: Proposal) -> float:
        """What the least lucky of those who sign gains."""
        gains = self.gains(proposal.chances)
        return min(gains[seat] for seat in (self.mover, *proposal.helpers))

    def proposals(
        self,
        places: Iterable[int] = range(PLACE_COUNT),
        helper: int | None = None,
        leeway: float = 0.0,
    ) -> list[Proposal]:
        """Every deal found by which the player to move gains; on some places only, or with one helper.

        With some leeway they may seem to lose by it.
        """
        unpriced = self._evaluated_quickly(
            [
                proposal
                for place in places
                for supports in self.turn.coalitions(place)
                if helper is None or [support.by for support in supports] == [helper]
                for proposal in self._unpriced(supports)
            ]
        )
        unpriced = [each for group in _by_coalition(unpriced) for each in self._with_best_bonus(group)]
        lowest = self._without_quickly[self.mover] - LEEWAY
        possible = [proposal for proposal in unpriced if proposal.chances[self.mover] > lowest]
        worthwhile = sorted(possible, key=self._joint_gain, reverse=True)[:COALITIONS]
        found = self._evaluated_deeply(worthwhile)
        found += [each for proposal in found[: len(worthwhile)] for each in self._with_promise(proposal)]
        return [each for each in found if self.gain(each, self.mover) > self.evaluator.margin - leeway]

    def deepened(self, proposal: Proposal) -> Proposal:
        """A deal evaluated deeply at its very price."""
        if proposal.is_deep:
            return proposal
        states = [state_after(self.turn.state, proposal.candidate)]
        (found,) = self.evaluator.evaluate_deeply(states, self.seed, self.turn.vows)
        return replace(proposal, chances=found, is_deep=True)

    def refined(self, proposals: Sequence[Proposal], new: Proposal) -> list[Proposal]:
        """All deals after one was evaluated deeply: its like are corrected by the nearest of them."""
        known = [new, *(each for each in proposals if each.is_deep and each.is_like(new))]

        def corrected(each: Proposal) -> Proposal:
            if each.is_deep or not each.is_like(new):
                return each
            near = min(known, key=lambda other: abs(sum(other.prices) - sum(each.prices)))
            if near.prices == each.prices:
                return near
            return replace(each, chances=_as_deeply(each.first_sight, near.first_sight, near.chances))

        return [corrected(each) for each in proposals]

    def acceptable(self, proposals: Sequence[Proposal], leeway: float = 0.0) -> list[Proposal]:
        """Those by which the player to move gains, and everybody else who signs, give or take the leeway."""
        least = self.evaluator.margin
        return [
            each
            for each in proposals
            if self.gain(each, self.mover) > least and self.smallest_gain(each) > least - leeway
        ]

    def fair(self, proposals: Sequence[Proposal], by: int, leeway: float = 0.0) -> list[Proposal]:
        """Those that bring everybody whom the proposer asks the share they want of what others gain."""
        return [each for each in proposals if self._is_fair(each, by, leeway)]

    def _is_fair(self, proposal: Proposal, by: int, leeway: float) -> bool:
        gains = {seat: self.gain(proposal, seat) for seat in (self.mover, *proposal.helpers)}
        paying = [seat for seat, price in zip(proposal.helpers, proposal.prices, strict=True) if price < 0]
        for asked in gains.keys() - {by}:
            most = max(gain for seat, gain in gains.items() if seat != asked)
            if gains[asked] <= (PAYING if asked in paying else SHARE) * most - leeway:
                return False
        return True

    def best_by_coalition(self, proposals: Sequence[Proposal], weight: float) -> list[Proposal]:
        """The best deal of each coalition, by the product of gains; the player to move's favourite first.

        ``weight`` is how much the gains of helpers count beside those of the player to move.
        """
        best: dict[frozenset[int], tuple[float, Proposal]] = {}
        for proposal in proposals:
            gains = self.gains(proposal.chances)
            theirs = sum(log(max(LEAST, gains[seat])) for seat in proposal.helpers)
            score = log(gains[self.mover]) + weight * theirs
            key = frozenset(proposal.helpers)
            if key not in best or score > best[key][0]:
                best[key] = (score, proposal)
        return sorted((proposal for _, proposal in best.values()), key=self._appeal, reverse=True)

    def favours(self, proposals: Sequence[Proposal]) -> list[Proposal]:
        """The deals that bring the helpers most without costing the player to move too much of their gain.

        They are for helpers who may see it differently: by this evaluation they do not gain.
        """
        best: dict[frozenset[int], Proposal] = {}
        for proposal in sorted(proposals, key=lambda each: -self.gain(each, self.mover)):
            first = best.setdefault(frozenset(proposal.helpers), proposal)
            is_enough = self.gain(proposal, self.mover) >= GENEROSITY * self.gain(first, self.mover)
            if is_enough and not proposal.returns_support:
                best[frozenset(proposal.helpers)] = proposal
        return sorted(best.values(), key=self._appeal, reverse=True)

    def _appeal(self, proposal: Proposal) -> float:
        liked = prod(self.regard[seat] for seat in proposal.helpers)
        return self.gains(proposal.chances)[self.mover] * COMPANY ** len(proposal.supports) * liked

    def _joint_gain(self, proposal: Proposal) -> float:
        """What all who sign gain together, at first sight."""
        signed = (self.mover, *proposal.helpers)
        return sum(proposal.chances[seat] - self._without_quickly[seat] for seat in signed)

    def _evaluated_quickly(self, proposals: Sequence[Proposal]) -> list[Proposal]:
        candidates = [proposal.candidate for proposal in proposals]
        found = self.evaluator.evaluate_quickly(self.turn.state, candidates) if candidates else []
        return [
            replace(each, chances=row, first_sight=row) for each, row in zip(proposals, found, strict=True)
        ]

    def _evaluated_deeply(self, unpriced: Sequence[Proposal]) -> list[Proposal]:
        """Unpriced deals evaluated deeply, then priced ones: the difference a price makes shows quickly."""
        priced = [(i, each) for i, proposal in enumerate(unpriced) for each in self._priced(proposal)]
        quickly = self._evaluated_quickly([*unpriced, *(proposal for _, proposal in priced)])
        states = [state_after(self.turn.state, proposal.candidate) for proposal in unpriced]
        deeply = self.evaluator.evaluate_deeply(states, self.seed, self.turn.vows) if states else []
        found = [replace(each, chances=row, is_deep=True) for each, row in zip(quickly, deeply, strict=False)]
        for (i, _), each in zip(priced, quickly[len(unpriced) :], strict=True):
            chances = _as_deeply(each.first_sight, found[i].first_sight, found[i].chances)
            found.append(replace(each, chances=chances))
        return found

    def _unpriced(self, supports: tuple[Support, ...]) -> Iterator[Proposal]:
        """The advance for nothing, with every use of its bonus; nothing if a deal forbids it."""
        move = self.turn.advance_with(supports)
        if not self.turn.permits(move):
            return
        due = deals_used(self.turn.struck, *consents_used(move))
        payments = tuple(payment for deal in due for payment in deal.payments)
        for bonus in self.turn.bonus_moves(move):
            yield Proposal(Candidate(move, bonus, payments), supports, (0,) * len(supports), [], [])

    def _with_best_bonus(self, proposals: list[Proposal]) -> list[Proposal]:
        """Caesar goes where the player to move wants him or, promised, where it is best for all who sign."""
        own = max(proposals, key=lambda proposal: proposal.chances[self.mover])
        best = max(proposals, key=self._joint_gain)
        return [own] if best is own else [own, replace(best, own_bonus=False)]

    def _priced(self, proposal: Proposal) -> Iterator[Proposal]:
        """The same deal at every price that can be paid (Q20), except nothing."""
        one = len(proposal.supports) == 1
        lowest, highest = self.lowest // (1 if one else 3), HIGHEST_PRICE if one else HIGHEST_PRICE // 2 + 1
        hands = self.turn.hands_after(proposal.candidate.move)
        for prices in product(range(lowest, highest + 1), repeat=len(proposal.supports)):
            payments = tuple(
                PayClause(self.mover, seat, price) if price > 0 else PayClause(seat, self.mover, -price)
                for seat, price in zip(proposal.helpers, prices, strict=True)
                if price
            )
            due = (*proposal.candidate.payments, *payments)
            if payments and can_pay(hands, due):
                yield replace(proposal, candidate=proposal.candidate._replace(payments=due), prices=prices)

    def _with_promise(self, proposal: Proposal) -> Iterator[Proposal]:
        """The same deal for a promise of support, if a senator stays behind who can keep it later."""
        below = FROM[NUMBER_OF_PATH[proposal.supports[0].path]]
        is_last = self.turn.ends_game(proposal.candidate.move)
        if self.turn.state.members[self.mover][below] > 1 and not is_last:
            chances = list(proposal.chances)
            for seat in proposal.helpers:
                chances[seat] += value_of_consent(chances[seat]) * self.trusted
            yield replace(proposal, chances=chances, returns_support=True)


def _as_deeply(first_sight: Chances, like: Chances, deeply: Chances) -> Chances:
    """Chances at first sight, corrected by those of a deal like it, at first sight and evaluated deeply.

    In proportion, so that chances stay chances: a difference could take them below 0.
    """
    found = [
        max(0.0, (one + TRACE) * (new + TRACE) / (old + TRACE) - TRACE)
        for one, old, new in zip(first_sight, like, deeply, strict=True)
    ]
    scale = sum(deeply) / sum(found) if any(found) else 0.0
    return [scale * chance for chance in found]


def _by_coalition(proposals: Sequence[Proposal]) -> Iterable[list[Proposal]]:
    groups: dict[tuple[Support, ...], list[Proposal]] = {}
    for proposal in proposals:
        groups.setdefault(proposal.supports, []).append(proposal)
    return groups.values()
