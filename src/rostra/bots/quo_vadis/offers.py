"""Offers worth making: asking for consent, selling it, and asking for more."""

from __future__ import annotations

from math import ceil

from rostra.bots.quo_vadis import worth
from rostra.bots.quo_vadis.bargain import ONE_LAUREL, Clause, Trader, price_of_the_end
from rostra.bots.quo_vadis.sight import Sight, ends
from rostra.bots.quo_vadis.worth import GIVEN_AWAY
from rostra.kernel.game import Action

OFFERS_A_TURN = 2
FAIR = 0.3
"""Which part of a gain others want for helping to it."""
WORTH_ASKING = 1.0
"""How much better than the best move without it an advance must be."""
WORTH_SELLING = 3
"""The laurel that makes others pay for consent."""
HAGGLE = 3
"""How much more than what was offered is asked for at most."""


def request(trader: Trader, best: float) -> Action | None:
    """The player to move asks for the consents it lacks, for laurels or for a promise of the same."""
    sight = trader.sight
    if sum(deal["by"] == sight.seat for deal in sight.deals) >= OFFERS_A_TURN:
        return None
    found: list[tuple[float, str, list[Clause]]] = []
    for path in sight.paths_of(sight.seat):
        lacking = sight.lacking(path)
        surplus = worth.of_advance(sight, sight.seat, path) - best - GIVEN_AWAY * lacking
        if lacking and surplus > WORTH_ASKING:
            clauses = _terms(trader, path, lacking, surplus)
            if clauses:
                found.append((surplus, path, clauses))
    return {"type": "offer", "clauses": max(found)[2]} if found else None


def _terms(trader: Trader, path: str, lacking: int, surplus: float) -> list[Clause]:
    """Whose consent is asked for, and what each gets for it; nothing when that is not worth it."""
    sight = trader.sight
    clauses: list[Clause] = []
    debts: list[int] = []
    for helper in _helpers(sight, path):
        votes = min(lacking, sight.spare(helper, path))
        clauses.append({"kind": "support", "by": helper, "path": path, "votes": votes})
        fair = _fair_price(sight, path, votes)
        price = next((p for p in range(fair, fair + 3) if p == 0 or trader.can_pay([*debts, p], path)), None)
        if price is None and sight.standing(sight.seat, ends(path)[0]) > 1:
            clauses.append(_favour(sight, helper, ends(path)[0]))
        elif price is None or (sum(debts) + price) * (1 + GIVEN_AWAY) >= surplus:
            return []
        elif price:
            debts.append(price)
            clauses.append({"kind": "pay", "by": sight.seat, "to": helper, "value": price})
        lacking -= votes
        if lacking == 0:
            return clauses
    return []


def _helpers(sight: Sight, path: str) -> list[int]:
    """Who stands below a path and has not yet been asked about it this turn, the poorest first."""
    asked = {
        clause["by"]
        for deal in sight.deals
        if deal["by"] == sight.seat
        for clause in deal["clauses"]
        if clause.get("path") == path
    }
    others = [seat for seat in range(sight.players) if seat != sight.seat and seat not in asked]
    return sorted((seat for seat in others if sight.spare(seat, path)), key=sight.fortune)


def _fair_price(sight: Sight, path: str, votes: int) -> int:
    """What a helper will want beside the I laurels, as far as can be guessed."""
    if ends(path)[1] == "S" and sight.places_left == 1:
        return ceil(price_of_the_end(sight))
    earned: float = ONE_LAUREL * min(votes, sight.view["ones"])
    return max(0, ceil(FAIR * worth.of_advance(sight, sight.seat, path) - earned))


def _favour(sight: Sight, helper: int, committee: str) -> Clause:
    """A promise of the same: consent in the same committee, within two rounds."""
    until = sight.turn + 2 * sight.players
    return {"kind": "support", "by": sight.seat, "for": helper, "from": committee, "until": until}


def proposal(trader: Trader) -> Action | None:
    """Another seat offers the player to move its consent, for a price that makes up for what it costs."""
    sight = trader.sight
    for path in sight.paths_of(sight.mover):
        lacking = sight.lacking(path)
        if not lacking or sight.harvest(path) < WORTH_SELLING or sight.spare(sight.seat, path) < lacking:
            continue
        price = max(1, ceil(trader.harm(path) - ONE_LAUREL * lacking + 0.2))
        if price < sight.harvest(path):
            support = {"kind": "support", "by": sight.seat, "path": path, "votes": lacking}
            return {"type": "offer", "clauses": [support, _payment(sight, price)]}
    return None


def counter(trader: Trader, deal: Clause, value: float) -> Action | None:
    """A better price for the same consent, once, where a little more would make the offer good."""
    sight = trader.sight
    if deal["by"] != sight.mover or deal["to"] != [sight.seat] or deal["answers"] is not None:
        return None
    if any(other["by"] == sight.seat for other in sight.deals):
        return None
    paths = [c["path"] for c in deal["clauses"] if c["kind"] == "support" and "path" in c]
    if len(paths) != 1:
        return None
    paid = sum(c["value"] for c in deal["clauses"] if c["kind"] == "pay" and c["to"] == sight.seat)
    more = max(1, ceil(0.2 - value))
    if more > HAGGLE or paid + more >= worth.of_advance(sight, sight.mover, paths[0]):
        return None
    kept = [clause for clause in deal["clauses"] if clause["kind"] not in ("pay", "note")]
    return {"type": "offer", "clauses": [*kept, _payment(sight, paid + more)], "answers": deal["deal"]}


def _payment(sight: Sight, value: int) -> Clause:
    return {"kind": "pay", "by": sight.mover, "to": sight.seat, "value": value}
