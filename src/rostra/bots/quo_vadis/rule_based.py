"""A rule-based bot: it takes what brings most now, pays what consent is worth, and keeps its promises."""

from __future__ import annotations

from math import ceil
from typing import Any

from rostra.bots.bot import Events, Legal, View, uniform
from rostra.bots.quo_vadis.greedy import HeuristicBot, accepting
from rostra.bots.quo_vadis.heuristics import (
    LOSS_TO_OTHERS,
    ONE_LAUREL,
    Clause,
    DealValue,
    price_of_the_end,
    value_of_advance,
    value_of_move,
)
from rostra.bots.quo_vadis.seat_view import SeatView, ends, must_refuse, promised_committees
from rostra.kernel.game import Action

ENOUGH = 0.2
"""What a deal must bring to be accepted."""
PROPOSES = 0.12
"""How often it offers its consent for a price, unasked."""
PLEDGES = 0.5
"""How often it gives a consent that costs it nothing."""
CENSUS = 0.3
OFFERS_A_TURN = 2
FAIR = 0.3
"""Which share of a gain others want for helping to it."""
WORTH_ASKING = 1.0
"""By how much an advance must beat the best move without consent to be asked for."""
WORTH_SELLING = 3
"""The laurel from which on others pay for consent."""
PROMISED_ROUNDS = 2
"""For how many rounds it promises support in return."""
HAGGLE = 3
"""How much more than what was offered it asks for at most."""


class RuleBased(HeuristicBot):
    """Greedy, with judgement."""

    def value(self, seen: SeatView, move: Action) -> float:
        """What it brings now and later; among moves about as good the choice varies."""
        return value_of_move(seen, move) + 0.3 * self.draw(seen, "".join(map(str, move.values())))

    def reply(self, seen: SeatView, deal: dict[str, Any], best: float) -> Action | None:
        """Accept what gains; ask for more where little is missing."""
        values = self._values(seen)
        value = values.of(deal["clauses"], best)
        return accepting(deal) if value >= ENOUGH else _counter_offer(seen, deal, value)

    def request(self, seen: SeatView, best: float) -> Action | None:
        """Pay what a consent is worth."""
        return _request(self._values(seen), best)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Answer offers, keep promises of support, consent where that costs nothing, or offer to."""
        seen = SeatView(view, seat)
        answer = self.answer(seen, legal, events, 0.0)
        if answer is not None or seat == seen.mover:
            return answer
        if any(action["type"] == "census" for action in legal) and self.draw(seen, "census") < CENSUS:
            return {"type": "census"}
        if view["stage"] != "action" or must_refuse(seen):
            return None
        values = self._values(seen)
        return self._pledge(values, legal) or self._offer_consent(values)

    def _values(self, seen: SeatView) -> DealValue:
        return DealValue(seen, envy=0.2 + 0.15 * uniform(self.seed, seen.seat, "envy"))

    def _pledge(self, values: DealValue, legal: Legal) -> Action | None:
        """A consent that was promised, or that brings more than it costs."""
        seen = values.seen
        promised = promised_committees(seen)
        for action in legal:
            if action["type"] != "pledge" or action["votes"] != 1:
                continue
            path = action["path"]
            earned = ONE_LAUREL if seen.view["ones"] and seen.consents_lacking(path) else 0.0
            costs_nothing = earned > values.harm(path) and self.draw(seen, f"pledge {path}") < PLEDGES
            if ends(path)[0] in promised or costs_nothing:
                return action
        return None

    def _offer_consent(self, values: DealValue) -> Action | None:
        seen = values.seen
        is_quiet = not any(seen.seat in (deal["by"], *deal["to"]) for deal in seen.deals)
        if is_quiet and self.draw(seen, "propose") < PROPOSES:
            return _offer_consent(values)
        return None


def _request(values: DealValue, best: float) -> Action | None:
    """The player to move asks for the consents it lacks, for laurels or for a promise of the same."""
    seen = values.seen
    if sum(deal["by"] == seen.seat for deal in seen.deals) >= OFFERS_A_TURN:
        return None
    found: list[tuple[float, str, list[Clause]]] = []
    for path in seen.open_paths(seen.seat):
        lacking = seen.consents_lacking(path)
        surplus = value_of_advance(seen, seen.seat, path) - best - LOSS_TO_OTHERS * lacking
        if lacking and surplus > WORTH_ASKING:
            clauses = _priced_supports(values, path, lacking, surplus)
            if clauses:
                found.append((surplus, path, clauses))
    return {"type": "offer", "clauses": max(found)[2]} if found else None


def _priced_supports(values: DealValue, path: str, lacking: int, surplus: float) -> list[Clause]:
    """Whose consent is asked for, and what each gets for it; nothing when that is not worth it."""
    seen = values.seen
    clauses: list[Clause] = []
    debts: list[int] = []
    for helper in _helpers(seen, path):
        votes = min(lacking, seen.consents_left(helper, path))
        clauses.append({"kind": "support", "by": helper, "path": path, "votes": votes})
        fair = _fair_price(seen, path, votes)
        prices = (p for p in range(fair, fair + 3) if p == 0 or values.can_pay([*debts, p], path))
        price = next(prices, None)
        if price is None and seen.senators_in(ends(path)[0], seen.seat) > 1:
            promise = {"kind": "support", "by": seen.seat, "for": helper, "from": ends(path)[0]}
            clauses.append({**promise, "until": seen.turn + PROMISED_ROUNDS * seen.players})
        elif price is None or (sum(debts) + price) * (1 + LOSS_TO_OTHERS) >= surplus:
            return []
        elif price:
            debts.append(price)
            clauses.append({"kind": "pay", "by": seen.seat, "to": helper, "value": price})
        lacking -= votes
        if lacking == 0:
            return clauses
    return []


def _helpers(seen: SeatView, path: str) -> list[int]:
    """Who stands below a path and has not yet been asked about it this turn, the poorest first."""
    asked = {
        clause["by"]
        for deal in seen.deals
        if deal["by"] == seen.seat
        for clause in deal["clauses"]
        if clause.get("path") == path
    }
    others = [seat for seat in range(seen.players) if seat != seen.seat and seat not in asked]
    return sorted((seat for seat in others if seen.consents_left(seat, path)), key=seen.wealth)


def _fair_price(seen: SeatView, path: str, votes: int) -> int:
    """What a helper will want beside the I laurels, as far as can be guessed."""
    if ends(path)[1] == "S" and seen.places_left == 1:
        return ceil(price_of_the_end(seen))
    earned: float = ONE_LAUREL * min(votes, seen.view["ones"])
    return max(0, ceil(FAIR * value_of_advance(seen, seen.seat, path) - earned))


def _offer_consent(values: DealValue) -> Action | None:
    """Another seat offers the player to move its consent, for a price that makes up for what it costs."""
    seen = values.seen
    for path in seen.open_paths(seen.mover):
        lacking = seen.consents_lacking(path)
        if not lacking or seen.harvest(path) < WORTH_SELLING or seen.consents_left(seen.seat, path) < lacking:
            continue
        price = max(1, ceil(values.harm(path) - ONE_LAUREL * lacking + 0.2))
        if price < seen.harvest(path):
            support = {"kind": "support", "by": seen.seat, "path": path, "votes": lacking}
            return {"type": "offer", "clauses": [support, _payment(seen, price)]}
    return None


def _counter_offer(seen: SeatView, deal: dict[str, Any], value: float) -> Action | None:
    """A better price for the same consent, once, if a little more would make the offer good."""
    if deal["by"] != seen.mover or deal["to"] != [seen.seat] or deal["answers"] is not None:
        return None
    if any(other["by"] == seen.seat for other in seen.deals):
        return None
    paths = [c["path"] for c in deal["clauses"] if c["kind"] == "support" and "path" in c]
    if len(paths) != 1:
        return None
    paid = sum(c["value"] for c in deal["clauses"] if c["kind"] == "pay" and c["to"] == seen.seat)
    more = max(1, ceil(0.2 - value))
    if more > HAGGLE or paid + more >= value_of_advance(seen, seen.mover, paths[0]):
        return None
    kept = [clause for clause in deal["clauses"] if clause["kind"] not in ("pay", "note")]
    clauses = [*kept, _payment(seen, paid + more)]
    return {"type": "offer", "clauses": clauses, "answers": deal["deal"], "because": "too-little"}


def _payment(seen: SeatView, value: int) -> Clause:
    return {"kind": "pay", "by": seen.mover, "to": seen.seat, "value": value}
