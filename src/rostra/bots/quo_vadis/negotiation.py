"""Negotiation: which deal to offer, of those that a search finds.

A request for consent, consent sold to a player who does not ask, a counter-offer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rostra.bots.quo_vadis.acceptance import Acceptance, open_deal
from rostra.bots.quo_vadis.candidates import state_after
from rostra.bots.quo_vadis.context import DecisionContext
from rostra.bots.quo_vadis.deal_gain import DOUBTFUL, LOOKS, gain_by, net_payment, wanted_gain
from rostra.bots.quo_vadis.deal_search import DealSearch, Proposal
from rostra.bots.quo_vadis.policy import SHARE
from rostra.bots.quo_vadis.pricing import cost, promises_in
from rostra.bots.quo_vadis.seat_view import (
    REFUSED_AT_THE_END,
    REFUSED_TURNS,
    ends,
    may_do_a_favour,
    refused_lately,
    silent_seats,
)
from rostra.games.quo_vadis.components import NUMBER_OF_PLACE, PLACE_COUNT
from rostra.kernel.game import Action

TRIES, FEWER = 10, 4
"""How often a best deal is looked for: each time one more is evaluated deeply, or turns out not to hold; and
how often among those by which others seem to gain too little."""
ALLOWANCE = 0.05
"""How much less than they want others may seem to gain by an offer that they might sign all the same."""
NAMED, WORTH_SAYING = 3, 0.02
"""How many prices are tried, the lowest first, before a seat names one; and how much the other player may
seem to lose by it."""
FAVOURS = 2
"""How many favours, the best ones, are evaluated deeply."""
WON = 0.99
"""With such a chance a game is as good as won: a consent that brings it is asked of everybody who has it."""
BETTER = 0.002
"""How much more an offer must bring somebody who refused one before in the same turn."""


def request_consent(context: DecisionContext, honest: bool) -> Proposal | None:
    """What the player to move offers: better for those asked than anything they refused of late."""
    seen = context.seen
    made = [deal for deal in seen.deals if deal["by"] == seen.seat]
    if len(made) >= context.manner.offers or any(deal["status"] == "struck" for deal in made):
        return None
    if not any(True for place in range(PLACE_COUNT) for _ in context.turn.coalitions(place)):
        return None
    search = DealSearch.of(context, honest)
    found = [each for each in search.proposals() if min(each.prices) >= 0]  # nobody pays to consent on demand
    proposals = [each for each in improving(context, search, found, made) if not _is_refused(context, each)]
    silent, weight = silent_seats(seen, context.events), context.manner.gives * (1.0 + len(made))
    heard = [proposal for proposal in proposals if silent.isdisjoint(proposal.helpers)]
    best = _best_signed(context, search, heard, weight)
    if best is None and silent:  # asked last: while an answer is waited for, nobody else is asked
        best = _best_signed(context, search, proposals, weight)
    if best is not None:
        return best
    # Favours: of those who may do one, and not for laurels that will not count any more.
    kind = {seat for seat in range(seen.players) if may_do_a_favour(seen, seat, context.events)} - silent
    asked = [each for each in proposals if {*each.helpers} <= kind or each.chances[seen.seat] > WON]
    favours = search.favours([each for each in asked if not (any(each.prices) and _is_last(context, each))])
    deepened = map(search.deepened, favours[:FAVOURS])
    return next((each for each in deepened if _holds_afresh(context, search, each, ())), None)


def offer_consent(context: DecisionContext, pledges: Sequence[Action]) -> Proposal | None:
    """What another seat offers a player who seems not to ask: its consent, for its share of what it is worth.

    A gift that makes somebody else the winner would be none, nor one for which there is no I laurel (Q10).
    """
    seat = context.seen.seat
    places = {NUMBER_OF_PLACE[pledge["path"]] for pledge in pledges}
    coalitions = (supports for place in places for supports in context.turn.coalitions(place))
    if not any(len(supports) == 1 and supports[0].by == seat for supports in coalitions):
        return None
    search = DealSearch.of(context)
    proposals = [
        proposal
        for proposal in search.proposals(places, seat)
        if search.gain(proposal, seat) >= SHARE * search.gain(proposal, search.mover)
        and (context.turn.state.ones or any(proposal.prices) or proposal.returns_support)
    ]
    return _best(context, search, proposals, 1.0 / context.manner.gives)


def counter_offer(context: DecisionContext, deal: Mapping[str, Any]) -> Proposal | None:
    """A better price for the same consent, if the other player would still gain by it."""
    search = DealSearch.of(context)
    return _best(context, search, _dearer(context, search, deal), 1.0 / context.manner.gives)


def named_price(context: DecisionContext, deal: Mapping[str, Any]) -> Proposal | None:
    """The lowest price for the same consent, even if the other player seems to lose: they may differ."""
    dearer = _dearer(context, DealSearch.of(context), deal, WORTH_SAYING)
    in_order = sorted((each for each in dearer if each.own_bonus), key=lambda each: each.prices)
    return next(filter(partial(_is_wanted, context), in_order[:NAMED]), None)


def _dearer(
    context: DecisionContext, search: DealSearch, deal: Mapping[str, Any], leeway: float = 0.0
) -> list[Proposal]:
    """The same consent for more than was offered; nothing if this seat has made an offer in this turn."""
    seen, seat = context.seen, context.seen.seat
    is_request = deal["by"] == seen.mover and deal["to"] == [seat] and deal["answers"] is None
    if not is_request or any(other["by"] == seat for other in seen.deals):
        return []
    offered = context.effect_of(deal)
    paid = -net_payment(offered, seat)
    before = context.gains(offered)[seat]
    places = {NUMBER_OF_PLACE[support.path] for support in offered.supports}
    proposals = []
    for proposal in search.proposals(places, seat, leeway):
        gains = search.gains(proposal.chances)
        least = max(before + BETTER, wanted_gain(context, deal, gains, [search.mover]))
        if proposal.prices[0] > paid and any(proposal.prices) and gains[seat] > least:
            proposals.append(proposal)
    return proposals


def as_pledge(proposal: Proposal, pledges: Sequence[Action]) -> Action | None:
    """The pledge that gives the same: consent for nothing needs no deal."""
    (support,) = proposal.supports
    if proposal.prices != (0,) or proposal.returns_support or not proposal.own_bonus:
        return None
    wanted = (support.path, support.votes)
    return next((pledge for pledge in pledges if (pledge["path"], pledge["votes"]) == wanted), None)


def improving(
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
        and not any(_is_no_better(context, proposal, deal) for deal in made)
    ]


def _is_no_better(context: DecisionContext, proposal: Proposal, deal: Mapping[str, Any]) -> bool:
    """Whether a deal asks for what was asked for before, and neither pays nor promises more for it.

    No price is better for a consent that ends the game.
    """
    offered = context.effect_of(deal)
    paid = sum(net_payment(offered, support.by) for support in offered.supports)
    is_same = proposal.supports == offered.supports and proposal.returns_support <= promises_in(deal)
    return is_same and (_is_last(context, proposal) or sum(proposal.prices) <= -paid)


def _is_last(context: DecisionContext, proposal: Proposal) -> bool:
    """Whether a deal is about an advance that ends the game: what is paid or promised for it is of no use."""
    return context.turn.ends_game(proposal.candidate.move)


def _is_refused(context: DecisionContext, proposal: Proposal) -> bool:
    """Whether others have refused a deal of late, or one that was as good for them.

    Whoever would not end the game will not do so in other company either.
    """
    if not _is_last(context, proposal):
        before = refused_lately(context.seen, context.events, REFUSED_TURNS)
        return any(_is_no_better(context, proposal, deal) for deal in before)
    refused = refused_lately(context.seen, context.events, REFUSED_AT_THE_END)
    asked = [support for deal in refused for support in context.effect_of(deal).supports]
    return any(support.by in proposal.helpers and ends(support.path)[1] == "S" for support in asked)


def _best_signed(
    context: DecisionContext, search: DealSearch, proposals: Sequence[Proposal], weight: float
) -> Proposal | None:
    """The best deal that all who are asked would sign; if there is none, the best that they should.

    They may judge it otherwise than this search does, and sign what seems to bring them too little.
    """
    acceptance, should = Acceptance(context), None
    for proposal in _best_first(context, search, proposals, weight):
        if acceptance.is_signed(_as_offer(context, proposal)):
            return proposal
        should = should or proposal
    others = _best_first(context, search, proposals, weight, ALLOWANCE)
    return next((each for each in others if acceptance.is_signed(_as_offer(context, each))), should)


def _as_offer(context: DecisionContext, proposal: Proposal) -> Action:
    return proposal.offer(context.seen.mover, context.seen.turn, context.seen.players)


def _best(
    context: DecisionContext, search: DealSearch, proposals: Sequence[Proposal], weight: float
) -> Proposal | None:
    """The best deal that this seat, which is not to move, would sign too if it were asked.

    The search goes by one use of the bonus of Q14, and the player to move may have a better one.
    """
    found = _best_first(context, search, proposals, weight)
    return next(filter(partial(_is_wanted, context), found), None)


def _is_wanted(context: DecisionContext, proposal: Proposal) -> bool:
    """Whether this seat would sign a deal that it could offer, if somebody else did."""
    gain, wanted = gain_by(context, open_deal(context.seen, context.events, _as_offer(context, proposal)))
    return gain > wanted


def _best_first(
    context: DecisionContext,
    search: DealSearch,
    proposals: Sequence[Proposal],
    weight: float,
    leeway: float = 0.0,
) -> Iterator[Proposal]:
    """Deals that all who sign still gain by, evaluated deeply, the highest product of gains first.

    With some leeway those who are asked may seem to gain less: whether they would sign is to be found out.
    """
    for _ in range(FEWER if leeway else TRIES):
        fair = search.fair(search.acceptable(proposals, leeway), context.seen.seat, leeway)
        found = search.best_by_coalition(fair, weight)
        if not found:
            return
        best = found[0]
        if not best.is_deep:
            proposals = search.refined(proposals, search.deepened(best))
            continue
        if _holds_afresh(context, search, best, () if leeway else best.helpers):
            yield best
        proposals = [each for each in proposals if each is not best]


def _holds_afresh(
    context: DecisionContext, search: DealSearch, proposal: Proposal, helpers: Sequence[int]
) -> bool:
    """Whether a deal is good for the player to move, and for these helpers, with the fresh seed too.

    What is promised in return must be worth it, played out.
    """
    signed, margin, price = (search.mover, *helpers), context.evaluator.margin, 0.0
    if proposal.returns_support and search.honest:
        state = state_after(context.turn.state, proposal.candidate)
        price = cost(context, state, proposal.promises(search.mover, context.seen.turn, state.players))
    rows = [search.gains(proposal.chances)]
    for look in range(1, max(LOOKS, context.looks - 1)):
        rows.append(context.gains_afresh(proposal.candidate, look))
        gains = [sum(row[seat] for row in rows) / len(rows) for seat in signed]
        least = min([gains[0] - price, *gains[1:]])
        if not margin < least < margin + DOUBTFUL:
            break
    return least > margin
