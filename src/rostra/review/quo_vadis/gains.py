"""What a deal, a pledge or promises add to everybody's chance to win, against the best without them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rostra.bots.quo_vadis.candidates import DealEffect, state_after
from rostra.bots.quo_vadis.context import DecisionContext, Forecast, differences
from rostra.bots.quo_vadis.deal_gain import can_be_paid
from rostra.bots.quo_vadis.evaluators import Chances, weighted_mean
from rostra.bots.quo_vadis.pricing import lasting_promises, trust
from rostra.games.quo_vadis.deals.clauses import Promise, Support
from rostra.games.quo_vadis.state import OVER

UNCHANGED = 0.005
"""What changes less for everybody at first sight is not looked at deeply."""

Deal = Mapping[str, Any]
"""A deal as a view shows it, or as it was offered."""


def signatories(deal: Deal) -> list[int]:
    """Everybody who must agree, whoever offers it first."""
    return [deal["by"], *deal["to"]]


def gains_by_deal(contexts: Sequence[DecisionContext], deal: Deal) -> Chances:
    """What everybody gains if a deal is struck and used; nothing if it cannot be paid.

    Promises count as far as the seat that looks at them may trust in them.
    """
    return _mean([_gains_by_deal(context, deal) for context in contexts])


def _gains_by_deal(context: DecisionContext, deal: Deal) -> Chances:
    effect = context.effect_of(deal)
    later = context.forecast_with(effect)
    if effect.payments and not can_be_paid(context, effect, later):
        return [0.0] * context.turn.players
    promised = _promised(context, deal, later)
    return [sum(pair) for pair in zip(_gains(context, later), promised, strict=True)]


def _gains(context: DecisionContext, later: Forecast) -> Chances:
    """What everybody gains by what may happen; a deep look only where the first one sees a difference."""
    quickly = differences(later.expected(), context.forecast.expected())
    if max(map(abs, quickly)) < UNCHANGED:
        return [0.0] * context.turn.players
    return context.gains_twice(later)


def gains_by_pledge(contexts: Sequence[DecisionContext], support: Support) -> Chances:
    """What everybody gains by consent for nothing, whether it is used or not."""
    effect = DealEffect(supports=(support,))
    found = []
    for context in contexts:
        candidates = context.turn.candidates(effect)
        chances = context.evaluator.evaluate_quickly(context.turn.state, candidates)
        found.append(_gains(context, Forecast(context.turn, candidates, chances)))
    return _mean(found)


def _promised(context: DecisionContext, deal: Deal, later: Forecast) -> Chances:
    lasting = lasting_promises(context.seen, deal)
    doubtful = {clause.by for clause, binds in lasting if not binds} - {context.seen.seat}
    share = min((trust(context.seen, seat) for seat in doubtful), default=1.0)
    worth = worth_of_promises(context, [clause for clause, _ in lasting], later)
    return [share * change for change in worth]


def worth_of_promises(
    context: DecisionContext, promises: Sequence[Promise], later: Forecast | None = None
) -> Chances:
    """What everybody gains if promises are kept, as far as all ways of judging agree.

    ``later``: what may happen in the turn.
    """
    nothing = [0.0] * context.turn.players
    later = later or context.forecast
    state = state_after(context.turn.state, later.candidates[later.ranked()[0]])
    if not promises or state.stage == OVER:
        return nothing
    before = context.evaluator.evaluate_under(context.turn.vows, state, context.seed)
    after = context.evaluator.evaluate_under([*context.turn.vows, *promises], state, context.seed)
    changes = [differences(two, one) for one, two in zip(before, after, strict=True)]
    return [_agreed(each) for each in zip(*changes, strict=True)] or nothing


def _agreed(changes: Sequence[float]) -> float:
    """The smallest of several changes of one sign; nothing if they contradict each other."""
    if min(changes) > 0.0:
        return min(changes)
    return min(0.0, max(changes))


def _mean(rows: Sequence[Chances]) -> Chances:
    return weighted_mean([(row, 1 / len(rows)) for row in rows])
