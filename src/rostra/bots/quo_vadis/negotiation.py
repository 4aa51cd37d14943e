"""Deals the player to move could offer: whose consent, at which price, so that everybody who signs gains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import log

from rostra.bots.quo_vadis.coalitions import advance_with, can_pay, coalitions
from rostra.bots.quo_vadis.outlook import Appraiser, Chances, Outlook
from rostra.bots.quo_vadis.prospects import NONE, Prospect, after, consents
from rostra.bots.quo_vadis.terms import Payment, Support, used_by
from rostra.bots.quo_vadis.trust import favour
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.components import COMMITTEES, FROM, PATH_OF, PLACE_COUNT, PLACES
from rostra.games.quo_vadis.rules import act
from rostra.games.quo_vadis.state import LAYOUT
from rostra.kernel.game import Action

HIGHEST = 8
"""The highest price that is thought of."""
COALITIONS = 8
"""So many coalitions are looked into and priced, those with most to share at a glance."""
LEEWAY = 0.05
"""How much the player to move may lose by a deal at a glance for it to be looked into."""
COMPANY = 0.9
"""With every helper more a deal is a little less likely to be struck."""
GENEROUS = 0.7
"""What the player to move keeps of his gain at least when he asks for a kindness."""
ROUNDS = 2
"""A promise of support is given for so many rounds."""


@dataclass(frozen=True, slots=True)
class Bargain:
    """A deal about one advance."""

    prospect: Prospect
    """The advance, with all that is paid when it is made."""
    supports: tuple[Support, ...]
    """The consents that are asked for."""
    prices: tuple[int, ...]
    """What each helper gets."""
    chances: Chances
    own_bonus: bool = True
    """Whether the player to move would use the bonus of Q14 so anyway."""
    favours: bool = False
    """Whether the helpers are promised the same."""

    @property
    def helpers(self) -> tuple[int, ...]:
        """Whose consent is asked for."""
        return tuple(support.seat for support in self.supports)

    def offer(self, mover: int, turn: int, players: int) -> Action:
        """The deal in words."""
        clauses: list[Action] = []
        for support, price in zip(self.supports, self.prices, strict=True):
            path = PLACES[support.place]
            clauses.append({"kind": "support", "by": support.seat, "path": path, "votes": support.votes})
            if price:
                clauses.append({"kind": "pay", "by": mover, "to": support.seat, "value": price})
            if self.favours:
                below = COMMITTEES[FROM[PATH_OF[support.place]]]
                promise = {"kind": "support", "by": mover, "for": support.seat, "from": below}
                clauses.append({**promise, "until": turn + ROUNDS * players})
        if not self.own_bonus:
            clauses.append({"kind": "do", "by": mover, "action": shown(self.prospect.bonus)})
        return {"type": "offer", "clauses": clauses}


class Negotiation:
    """The deals of one turn, beside what the player to move would do without them."""

    def __init__(
        self,
        appraiser: Appraiser,
        now: Outlook,
        alternative: Chances,
        luck: int,
        trusted: float = 0.0,
        honest: bool = True,
    ) -> None:
        """``alternative`` is what is to be expected without a deal, after a careful look with this luck.

        ``trusted`` is how far others trust the player to move, ``honest`` whether he keeps his word.
        """
        self.appraiser, self.luck = appraiser, luck
        self.trusted, self.honest = trusted, honest
        self.turn, self.mover = now.turn, now.turn.mover
        self.alternative = alternative
        self._glanced = now.expected()

    def gains(self, chances: Chances) -> Chances:
        """What everybody gains by a deal."""
        return [later - before for later, before in zip(chances, self.alternative, strict=True)]

    def bargains(self, places: Iterable[int] = range(PLACE_COUNT)) -> list[Bargain]:
        """Every deal found by which the player to move gains, out of some committees or out of all."""
        unpriced = [
            bargain for place in places for supports in coalitions(self.turn, place)
            for bargain in self._unpriced(supports)
        ]  # fmt: skip
        unpriced = self._judged(unpriced)
        unpriced = [bargain for found in self._grouped(unpriced) for bargain in self._with_bonus(found)]
        lowest = self._glanced[self.mover] - LEEWAY
        mine = [bargain for bargain in unpriced if bargain.chances[self.mover] > lowest]
        worthwhile = sorted(mine, key=self._shared, reverse=True)[:COALITIONS]
        found = self._with_care(worthwhile)
        found += [deal for bargain in found[: len(worthwhile)] for deal in self._promised(bargain)]
        return [deal for deal in found if self.gain(deal, self.mover) > self.appraiser.margin]

    def _with_care(self, unpriced: Sequence[Bargain]) -> list[Bargain]:
        """Deals for nothing after a careful look; then at all prices, whose effect a glance can tell."""
        priced = [(i, deal) for i, bargain in enumerate(unpriced) for deal in self._priced(bargain)]
        glanced = self._judged([*unpriced, *(deal for _, deal in priced)])
        states = [after(self.turn.state, bargain.prospect) for bargain in unpriced]
        looked = self.appraiser.look(states, self.luck) if states else []
        shifts = [
            [two - one for one, two in zip(deal.chances, row, strict=True)]
            for deal, row in zip(glanced, looked, strict=False)
        ]
        kinds = [*range(len(unpriced)), *(i for i, _ in priced)]
        return [
            replace(deal, chances=[one + more for one, more in zip(deal.chances, shifts[i], strict=True)])
            for i, deal in zip(kinds, glanced, strict=True)
        ]

    def looked_into(self, bargain: Bargain) -> Bargain:
        """A deal after a careful look at its very price; without a price it has been looked into."""
        if not any(bargain.prices):
            return bargain
        (found,) = self.appraiser.look([after(self.turn.state, bargain.prospect)], self.luck)
        return replace(bargain, chances=found)

    def put_right(self, bargains: Sequence[Bargain], known: Bargain, seen: Bargain) -> list[Bargain]:
        """Deals after one of them was looked into: where its price was misjudged, so were others like it."""
        paid = sum(known.prices)
        found = []
        for deal in bargains:
            alike = deal.supports == known.supports and deal.own_bonus == known.own_bonus
            part = sum(deal.prices) / paid if alike and paid else 0.0
            rows = zip(deal.chances, known.chances, seen.chances, strict=True)
            found.append(replace(deal, chances=[one + part * (two - off) for one, off, two in rows]))
        return found

    def gain(self, bargain: Bargain, seat: int) -> float:
        """What a seat gains by a deal."""
        return bargain.chances[seat] - self.alternative[seat]

    def fair(self, bargains: Sequence[Bargain]) -> list[Bargain]:
        """Those by which all who sign gain."""
        return [deal for deal in bargains if self.room(deal) > self.appraiser.margin]

    def room(self, bargain: Bargain) -> float:
        """What the least lucky of those who sign gains."""
        gains = self.gains(bargain.chances)
        return min(gains[seat] for seat in (self.mover, *bargain.helpers))

    def chosen(self, bargains: Sequence[Bargain], weight: float) -> list[Bargain]:
        """The best deal of each coalition, by the product of gains; those best for the player to move first.

        ``weight`` is how much the gains of helpers count beside those of the player to move.
        """
        best: dict[frozenset[int], tuple[float, Bargain]] = {}
        for bargain in bargains:
            gains = self.gains(bargain.chances)
            score = log(gains[self.mover]) + weight * sum(log(gains[seat]) for seat in bargain.helpers)
            key = frozenset(bargain.helpers)
            if key not in best or score > best[key][0]:
                best[key] = (score, bargain)
        return sorted((bargain for _, bargain in best.values()), key=self._appeal, reverse=True)

    def hoped_for(self, bargains: Sequence[Bargain]) -> list[Bargain]:
        """The deals that bring the helpers most without taking the player to move more than half of his gain.

        For helpers who may see it otherwise: by this judgement they do not gain.
        """
        best: dict[frozenset[int], Bargain] = {}
        for bargain in sorted(bargains, key=lambda deal: -self.gain(deal, self.mover)):
            first = best.setdefault(frozenset(bargain.helpers), bargain)
            kept = self.gain(bargain, self.mover) >= GENEROUS * self.gain(first, self.mover)
            if kept and not bargain.favours:
                best[frozenset(bargain.helpers)] = bargain
        return sorted(best.values(), key=self._appeal, reverse=True)

    def _appeal(self, bargain: Bargain) -> float:
        return self.gains(bargain.chances)[self.mover] * COMPANY ** len(bargain.supports)

    def _shared(self, bargain: Bargain) -> float:
        """What there is to share at a glance."""
        signed = (self.mover, *bargain.helpers)
        return sum(bargain.chances[seat] - self._glanced[seat] for seat in signed)

    def _judged(self, bargains: Sequence[Bargain]) -> list[Bargain]:
        prospects = [bargain.prospect for bargain in bargains]
        found = self.appraiser.glance(self.turn.state, prospects) if prospects else []
        return [replace(deal, chances=row) for deal, row in zip(bargains, found, strict=True)]

    def _unpriced(self, supports: tuple[Support, ...]) -> Iterator[Bargain]:
        """The advance for nothing, with every use of its bonus."""
        move = advance_with(self.turn.state, supports)
        due = used_by(self.turn.struck, *consents(move))
        payments = tuple(payment for terms in due for payment in terms.payments)
        bonuses = self.turn.bonuses() if self.turn.brings_bonus(move) else [NONE]
        for bonus in bonuses:
            yield Bargain(Prospect(move, bonus, payments), supports, (0,) * len(supports), [])

    def _grouped(self, bargains: Sequence[Bargain]) -> Iterable[list[Bargain]]:
        groups: dict[tuple[Support, ...], list[Bargain]] = {}
        for bargain in bargains:
            groups.setdefault(bargain.supports, []).append(bargain)
        return groups.values()

    def _with_bonus(self, bargains: list[Bargain]) -> list[Bargain]:
        """Caesar goes where the player to move wants him, or, promised, where it is best for all who sign."""
        own = max(bargains, key=lambda bargain: bargain.chances[self.mover])
        best = max(bargains, key=self._shared)
        return [own] if best is own else [own, replace(best, own_bonus=False)]

    def _priced(self, bargain: Bargain) -> Iterator[Bargain]:
        """All prices that can be paid (Q20) but none at all."""
        most = HIGHEST if len(bargain.supports) == 1 else HIGHEST // 2 + 1
        done = LAYOUT.copy(self.turn.state)
        act(done, bargain.prospect.move)
        for prices in product(range(most + 1), repeat=len(bargain.supports)):
            payments = tuple(
                Payment(self.mover, seat, price)
                for seat, price in zip(bargain.helpers, prices, strict=True)
                if price
            )
            due = (*bargain.prospect.payments, *payments)
            if payments and can_pay(done, due):
                yield replace(bargain, prospect=bargain.prospect._replace(payments=due), prices=prices)

    def _promised(self, bargain: Bargain) -> Iterator[Bargain]:
        """For a promise of the same, where an own senator stays behind to keep it."""
        below = FROM[PATH_OF[bargain.supports[0].place]]
        if self.turn.state.members[self.mover][below] > 1:
            chances = list(bargain.chances)
            for seat in bargain.helpers:
                chances[seat] += favour(chances[seat]) * self.trusted
                chances[self.mover] -= favour(chances[self.mover]) if self.honest else 0.0
            yield replace(bargain, chances=chances, favours=True)
