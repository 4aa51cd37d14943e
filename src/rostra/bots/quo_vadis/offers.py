"""Which offers to make: requests for consent, counter-offers, and consent sold to players who do not ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rostra.bots.bot import Events
from rostra.bots.quo_vadis.candidates import DealEffect
from rostra.bots.quo_vadis.context import DecisionContext
from rostra.bots.quo_vadis.deal_search import DealSearch, Proposal
from rostra.bots.quo_vadis.seat_view import SeatView
from rostra.games.quo_vadis.components import NUMBER_OF_PLACE, PLACE_COUNT, PLACES
from rostra.kernel.game import Action

OFFERS_A_TURN = 3
TRIES, CLOSE = 4, 0.005
"""How often a best deal is looked for; and how far a deep evaluation may be from what was expected of it."""
FAVOURS = 2
"""How many favours, the best ones, are evaluated deeply."""
BETTER = 0.002
"""How much more an offer must bring somebody who refused one before in the same turn."""
QUIET_TURNS = 2
"""A player who has made no offer in this many turns of their own seems not to ask."""


def request_consent(context: DecisionContext, honest: bool) -> Proposal | None:
    """What the player to move offers: better for those asked than anything they refused in this turn."""
    seen = context.seen
    made = [deal for deal in seen.deals if deal["by"] == seen.seat]
    if len(made) >= OFFERS_A_TURN or any(deal["status"] == "struck" for deal in seen.deals):
        return None
    if not any(True for place in range(PLACE_COUNT) for _ in context.turn.coalitions(place)):
        return None
    search = DealSearch.of(context, honest)
    proposals = _improving(context, search, search.proposals(), made)
    best = _best(context, search, proposals, 1.0 + len(made))
    if best is not None:
        return best
    kind = {seat for seat in range(seen.players) if _may_do_a_favour(seen, seat, context.events)}
    favours = search.favours([proposal for proposal in proposals if set(proposal.helpers) <= kind])
    return next((each for each in favours[:FAVOURS] if _holds_afresh(context, search, each, ())), None)


def offer_consent(context: DecisionContext, pledges: Sequence[Action]) -> Proposal | None:
    """What another seat offers a player who seems not to ask: its consent, for what it is worth."""
    seat = context.seen.seat
    places = {NUMBER_OF_PLACE[pledge["path"]] for pledge in pledges}
    coalitions = (supports for place in places for supports in context.turn.coalitions(place))
    if not any(len(supports) == 1 and supports[0].seat == seat for supports in coalitions):
        return None
    search = DealSearch.of(context)
    proposals = [proposal for proposal in search.proposals(places) if proposal.helpers == (seat,)]
    return _best(context, search, proposals, 1.0)


def counter_offer(context: DecisionContext, deal: Mapping[str, Any], wanted: float) -> Proposal | None:
    """A better price for the same consent, once a turn, if the other player would still gain by it."""
    seen, seat = context.seen, context.seen.seat
    is_request = deal["by"] == seen.mover and deal["to"] == [seat] and deal["answers"] is None
    if not is_request or any(other["by"] == seat for other in seen.deals):
        return None
    offered = context.effect_of(deal)
    search = DealSearch.of(context)
    paid = sum(payment.value for payment in offered.payments if payment.to == seat)
    before = context.gains(offered)[seat]
    proposals = [
        proposal
        for proposal in search.proposals({support.place for support in offered.supports})
        if proposal.helpers == (seat,)
        and proposal.prices[0] > paid
        and search.gain(proposal, seat) > max(wanted, before + BETTER)
    ]
    return _best(context, search, proposals, 1.0)


def as_pledge(proposal: Proposal, pledges: Sequence[Action]) -> Action | None:
    """The pledge that gives the same: consent for nothing needs no deal."""
    (support,) = proposal.supports
    if proposal.prices != (0,) or proposal.returns_support or not proposal.own_bonus:
        return None
    wanted = (PLACES[support.place], support.votes)
    return next((pledge for pledge in pledges if (pledge["path"], pledge["votes"]) == wanted), None)


def seems_not_to_ask(seen: SeatView, events: Events) -> bool:
    """Whether the player to move has made no offer in their last turns, nor in this one."""
    turns = 0
    for event in reversed(events):
        if event["kind"] == "offer" and event["by"] == seen.mover:
            return False
        if event["kind"] == "turn" and event["seat"] == seen.mover:
            turns += 1
            if turns > QUIET_TURNS:
                return True
    return False


def _improving(
    context: DecisionContext,
    search: DealSearch,
    proposals: Sequence[Proposal],
    made: Sequence[Mapping[str, Any]],
) -> list[Proposal]:
    """Those that bring everybody asked more than what they were offered before."""
    before: dict[int, float] = {}
    for deal in made:
        gains = context.gains(context.effect_of(deal))
        for seat in deal["to"]:
            before[seat] = max(before.get(seat, -1.0), gains[seat] + BETTER)
    return [
        proposal
        for proposal in proposals
        if all(search.gain(proposal, seat) >= before.get(seat, -1.0) for seat in proposal.helpers)
        and not any(_is_no_better(proposal, context.effect_of(deal)) for deal in made)
    ]


def _is_no_better(proposal: Proposal, offered: DealEffect) -> bool:
    """Whether a deal asks for what was asked for before, and pays no more for it."""
    paid = sum(payment.value for payment in offered.payments)
    is_same = proposal.supports == offered.supports and not proposal.returns_support
    return is_same and sum(proposal.prices) <= paid


def _best(
    context: DecisionContext, search: DealSearch, proposals: Sequence[Proposal], weight: float
) -> Proposal | None:
    """The deal with the highest product of gains that all who sign still gain by, evaluated deeply."""
    for _ in range(TRIES):
        found = search.best_by_coalition(search.acceptable(proposals), weight)
        if not found:
            return None
        best = search.deepened(found[0])
        errors = [abs(a - b) for a, b in zip(best.chances, found[0].chances, strict=True)]
        if max(errors) > CLOSE:
            proposals = search.corrected(proposals, found[0], best)
        elif _holds_afresh(context, search, best, best.helpers):
            return best
        else:
            proposals = [each for each in proposals if each.supports != best.supports]
    return None


def _holds_afresh(
    context: DecisionContext, search: DealSearch, proposal: Proposal, helpers: Sequence[int]
) -> bool:
    """Whether a deal is good for the player to move, and for these helpers, with the fresh seed too."""
    afresh = context.gains_afresh(proposal.candidate)
    gains = [(search.gain(proposal, seat) + afresh[seat]) / 2 for seat in (search.mover, *helpers)]
    return min(gains) > context.evaluator.margin


def _may_do_a_favour(seen: SeatView, seat: int, events: Events) -> bool:
    """Whether a player may accept what seems not to pay for them: not if they refused the last time."""
    asked = {event["deal"] for event in events if event["kind"] == "offer" and event["by"] == seen.seat}
    said = [event["kind"] for event in events if event.get("deal") in asked and event.get("seat") == seat]
    return "reject" not in said[-1:]
