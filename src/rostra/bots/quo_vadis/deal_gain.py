"""What a deal adds to a seat's chance of winning, and how much it should add to be signed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rostra.bots.quo_vadis.candidates import DealEffect, can_pay
from rostra.bots.quo_vadis.characters import demand
from rostra.bots.quo_vadis.context import DecisionContext, Forecast
from rostra.bots.quo_vadis.evaluators import Chances
from rostra.bots.quo_vadis.pricing import (
    distrust,
    most_worth,
    promises_in,
    value_of_consent,
    value_of_promises,
)
from rostra.games.quo_vadis.schema import PayClause

HOPELESS = -0.1
"""A deal that seems to lose this much at first sight is not evaluated deeply."""
PATIENCE, HASTY = 4, 0.03
"""How many offers of one seat are weighed with care in a turn, and what any further one must bring at first
sight."""
CAUTION = 0.01
"""How much more a deal with promises must bring: they are judged with more noise than moves."""
ENDLESS, YIELDING = 35, 0.003
"""After how many rounds it wants less, and by how much with every further round; never less than nothing."""
LOOKS, DOUBTFUL = 2, 0.02
"""How often a deal is evaluated; more often if it brings no more than this beyond what it must."""
SHARE = 0.25
"""Which share of what another gains by a deal this seat wants to gain."""


def gain_by(context: DecisionContext, deal: Mapping[str, Any]) -> tuple[float, float]:
    """What a deal adds to this seat's chance of winning, and how much of that it wants.

    Evaluated several times, with seeds that others use too, more often where it would only just be signed:
    whoever makes many offers finds those that luck favours. A deal that cannot be paid is no good to anybody.
    """
    seen, seat, effect = context.seen, context.seen.seat, context.effect_of(deal)
    others = [party for party in (deal["by"], *deal["to"]) if party != seat]
    later = context.forecast_with(effect)
    if effect.payments and not can_be_paid(context, effect, later):
        return -1.0, 0.0
    gain = later.expected()[seat] - context.forecast.expected()[seat]
    if gain < HOPELESS or sum(other["by"] == deal["by"] for other in seen.deals) > PATIENCE:
        is_doubtful = promises_in(deal) or (effect.conduct and seat != seen.mover)
        return (-1.0 if is_doubtful else gain), HASTY + distrust(seen, others)
    if promises_in(deal) and gain + most_worth(context, deal) <= 0.0:
        return gain, 0.0
    promises = value_of_promises(context, deal, later)
    if gain + promises < HOPELESS:
        return gain + promises, 0.0
    found = promises, 0.0
    for looks in (LOOKS, context.looks):
        gains = _gains(context, effect, later, range(looks))
        found = gains[seat] + promises, _wanted(context, deal, gains, others)
        if not 0.0 < found[0] - found[1] < DOUBTFUL:
            break
    return found


def _gains(context: DecisionContext, effect: DealEffect, later: Forecast, looks: Sequence[int]) -> Chances:
    """What the turn brings everybody with the deal, promises aside.

    Who else would do what is an opinion, and others may sell what they would not have done anyway: of that
    nobody else gains more than by a consent.
    """
    seat, gains = context.seen.seat, context.gains_at(later, looks)
    if effect.conduct and not effect.supports and seat != context.seen.mover:
        plain = context.gains_at(context.forecast_with(replace(effect, conduct=())), looks)[seat]
        gains[seat] = min(gains[seat], plain + value_of_consent(context.expected[seat]))
    return gains


def _wanted(
    context: DecisionContext, deal: Mapping[str, Any], gains: Chances, others: Sequence[int]
) -> float:
    """How much a deal must bring this seat."""
    seen = context.seen
    wanted = max(context.evaluator.margin, SHARE * max(gains[party] for party in others))
    wanted = demand(context.manner, wanted, gains, context.leader, others, context.remembered)
    rounds = max(0.0, seen.turn / seen.players - ENDLESS)
    wanted = max(0.0, wanted - YIELDING * rounds) + CAUTION * promises_in(deal)
    return wanted + distrust(seen, others)


def can_be_paid(context: DecisionContext, effect: DealEffect, later: Forecast) -> bool:
    """Whether what a deal owes can be paid, even if the same was promised in every deal made in secret."""
    secret = tuple(
        PayClause(debt.by, other, debt.value)
        for debt in effect.payments
        if debt.by != context.seen.seat
        for other in context.seen.whispering_with(debt.by)
        if other != debt.by
    )
    hands_after = context.turn.hands_after
    return any(can_pay(hands_after(each.move), (*secret, *each.payments)) for each in later.candidates)
