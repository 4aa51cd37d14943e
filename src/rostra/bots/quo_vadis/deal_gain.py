"""What a deal adds to a seat's chance of winning, and how much it should add to be signed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rostra.bots.quo_vadis.candidates import MOST_PAYMENTS, DealEffect, can_pay
from rostra.bots.quo_vadis.characters import demand
from rostra.bots.quo_vadis.context import DecisionContext, Forecast
from rostra.bots.quo_vadis.evaluators import Chances
from rostra.bots.quo_vadis.policy import SHARE
from rostra.bots.quo_vadis.pricing import (
    distrust,
    most_worth,
    promises_in,
    value_of_consent,
    value_of_promises,
)
from rostra.bots.quo_vadis.seat_view import SeatView
from rostra.games.quo_vadis.schema import PayClause

HOPELESS = -0.1
"""A deal that seems to lose this much at first sight is not evaluated deeply."""
PATIENCE, HASTY = 4, 0.03
"""How many offers of one seat are weighed with care in a turn, and what any further one must bring at first
sight to be weighed at all."""
CAUTION = 0.01
"""How much more a deal with promises must bring: they are judged with more noise than moves."""
ENDLESS, YIELDING = 35, 0.003
"""After how many rounds it wants less, and by how much with every further round; never less than nothing."""
LOOKS, DOUBTFUL = 2, 0.02
"""How often a deal is evaluated; more often if it brings no more than this beyond what it must."""
PAYING = 1.0
"""The share that a seat wants where it consents and even pays, or has lost its patience. Whoever knows what
others would just sign asks for just that, for a laurel on top of the consent, and again and again."""
UNPAID = 1.0
"""What a seat wants where it is to pay for its own consent without need: no deal brings so much."""


def gain_by(context: DecisionContext, deal: Mapping[str, Any]) -> tuple[float, float]:
    """What a deal adds to this seat's chance of winning, and how much of that it wants.

    Evaluated several times, with seeds that others use too, more often where it would only just be signed:
    whoever makes many offers finds those that luck favours. A deal that cannot be paid is no good to anybody.
    """
    seen, seat, effect = context.seen, context.seen.seat, context.effect_of(deal)
    parties = [party for party in (deal["by"], *deal["to"]) if party != seat]
    others = parties or [seen.mover]  # consent for nothing is for the player to move, who need not sign
    later = context.forecast_with(effect)
    if effect.payments and (_pays_a_broker(seen, effect) or not can_be_paid(context, effect, later)):
        return -1.0, 0.0
    gain = later.expected()[seat] - context.forecast.expected()[seat] - context.threat()
    is_weary = sum(other["by"] == deal["by"] for other in seen.deals) > PATIENCE
    if is_weary and (promises_in(deal) or (effect.conduct and seat != seen.mover)):
        return -1.0, 0.0
    if gain < (HASTY if is_weary else HOPELESS):
        return gain, HASTY
    if promises_in(deal) and gain + most_worth(context, deal) <= 0.0:
        return gain, 0.0
    promises = value_of_promises(context, deal, later)
    if gain + promises < HOPELESS:
        return gain + promises, 0.0
    found = promises, 0.0
    for looks in (LOOKS, context.looks):
        gains = _gains(context, effect, later, range(looks))
        share = PAYING if is_weary or pays_to_consent(effect, seat) else SHARE
        found = gains[seat] + promises, wanted_gain(context, deal, gains, others, share)
        if not 0.0 < found[0] - found[1] < DOUBTFUL:
            break
    if found[0] > found[1] and pays_to_consent(effect, seat) and _pays_for_nothing(context, deal, effect):
        return found[0], UNPAID
    return found


def _pays_a_broker(seen: SeatView, effect: DealEffect) -> bool:
    """Whether a seat is to pay somebody for a consent that others give: it can ask those itself."""
    giving = {support.by for support in effect.supports}
    paid = {debt.to for debt in effect.payments if debt.by == seen.seat}
    return bool(giving) and not paid <= {*giving, seen.mover}


def _pays_for_nothing(context: DecisionContext, deal: Mapping[str, Any], effect: DealEffect) -> bool:
    """Whether a seat that consents is to pay on demand, or for what the player to move would do anyway.

    To pay for a move that would not be made otherwise may be wise; but whoever wants it can offer that.
    """
    is_demanded = deal["by"] != context.seen.seat and not effect.conduct
    return is_demanded or _would_come_free(context, effect)


def _would_come_free(context: DecisionContext, effect: DealEffect) -> bool:
    """Whether the player to move gains by the same deal without being paid: then nobody need pay for it."""
    free = context.gains(replace(effect, payments=()))
    return free[context.seen.mover] > context.evaluator.margin


def _gains(context: DecisionContext, effect: DealEffect, later: Forecast, looks: Sequence[int]) -> Chances:
    """What the turn brings everybody with the deal, promises aside; to be spared a threat is no gain.

    Who else would do what is an opinion, and others may sell what they would not have done anyway: of that
    nobody else gains more than by a consent.
    """
    seat, gains = context.seen.seat, context.gains_at(later, looks)
    if effect.conduct and not effect.supports and seat != context.seen.mover:
        plain = context.gains_at(context.forecast_with(replace(effect, conduct=())), looks)[seat]
        gains[seat] = min(gains[seat], plain + value_of_consent(context.expected[seat]))
    gains[seat] -= sum(map(context.threat, looks)) / len(looks)
    return gains


def wanted_gain(
    context: DecisionContext,
    deal: Mapping[str, Any],
    gains: Chances,
    others: Sequence[int],
    share: float = SHARE,
) -> float:
    """How much a deal must bring this seat, which wants a share of what it brings others."""
    seen = context.seen
    wanted = max(context.evaluator.margin, share * max(gains[party] for party in others))
    wanted = demand(context.manner, wanted, gains, context.leader, others, context.remembered)
    rounds = max(0.0, seen.turn / seen.players - ENDLESS)
    wanted = max(0.0, wanted - YIELDING * rounds) + CAUTION * promises_in(deal)
    return wanted + distrust(seen, others)


def pays_to_consent(effect: DealEffect, seat: int) -> bool:
    """Whether a seat gives its consent in a deal, and pays more than it gets."""
    return net_payment(effect, seat) > 0 and any(support.by == seat for support in effect.supports)


def net_payment(effect: DealEffect, seat: int) -> int:
    """What a seat pays in a deal, less what it gets."""
    return sum(debt.value * ((debt.by == seat) - (debt.to == seat)) for debt in effect.payments)


def can_be_paid(context: DecisionContext, effect: DealEffect, later: Forecast) -> bool:
    """Whether what a deal owes can be paid, even if the same was promised in every deal made in secret.

    And whether it can be judged: what would be left out of the account would seem to cost nothing.
    """
    if any(len(each.payments) > MOST_PAYMENTS for each in later.candidates):
        return False
    secret = tuple(
        PayClause(debt.by, other, debt.value)
        for debt in effect.payments
        if debt.by != context.seen.seat
        for other in context.seen.whispering_with(debt.by)
        if other != debt.by
    )
    hands_after = context.turn.hands_after
    return any(can_pay(hands_after(each.move), (*secret, *each.payments)) for each in later.candidates)
