"""Deals: what those that were struck brought to whom, and the best of those that nobody made."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import msgspec

from rostra.bots.bot import View
from rostra.bots.quo_vadis.candidates import state_after
from rostra.bots.quo_vadis.context import DecisionContext, Forecast, differences
from rostra.bots.quo_vadis.deal_search import DealSearch, Proposal
from rostra.bots.quo_vadis.evaluators import Chances, Evaluator
from rostra.games.quo_vadis.components import NUMBER_OF_PLACE
from rostra.games.quo_vadis.deals.clauses import Promise, read
from rostra.review.quo_vadis.gains import Deal, gains_by_deal, signatories, worth_of_promises
from rostra.review.quo_vadis.value import Gain, KeptPromise, MissedDeal, StruckDeal
from rostra.review.quo_vadis.walk import Step
from rostra.review.value import Moment

CLEAR = 0.02
"""What everybody must gain by a deal that nobody made, as a chance to win: clearly more than the noise."""


# Deals that were struck


def struck(step: Step, evaluator: Evaluator) -> list[StruckDeal]:
    """The deal that an action struck, if it did; what became of it is not known yet."""
    numbers = [event["deal"] for event in step.events if event["kind"] == "struck"]
    offered = [event for event in step.events if event["kind"] == "offer" and "clauses" in event]
    return [
        judged(step, deal, evaluator) for deal in (*step.before["deals"], *offered) if deal["deal"] in numbers
    ]


def judged(step: Step, deal: Deal, evaluator: Evaluator) -> StruckDeal:
    """What a deal brings to whom, judged before an action that offers or strikes it."""
    (truth,) = step.contexts(step.before["to_move"], evaluator, truly=True)
    true_gains = gains_by_deal([truth], deal)
    known = {
        seat: true_gains if step.knew_all(seat) else gains_by_deal(step.contexts(seat, evaluator), deal)
        for seat in signatories(deal)
    }
    nash = _nash(truth, deal)
    return StruckDeal(
        deal=deal["deal"],
        number=step.number,
        turn=step.turn,
        by=deal["by"],
        to=deal["to"],
        private=deal["private"],
        clauses=deal["clauses"],
        binding=deal["binding"],
        status="struck",
        gains=_gains({seat: row[seat] for seat, row in known.items()}, true_gains, nash),
        promises=_promises(truth, deal),
    )


def _gains(known: dict[int, float], true_gains: Chances, nash: dict[int, float]) -> list[Gain]:
    joint = sum(true_gains[seat] for seat in known)
    return [
        Gain(seat, gain, true_gains[seat], true_gains[seat] / joint if joint > 0.0 else None, nash.get(seat))
        for seat, gain in known.items()
    ]


def _nash(truth: DecisionContext, deal: Deal) -> dict[int, float]:
    """The shares of the joint gain in the best deal among the same seats; none if there is none."""
    seats, mover = set(signatories(deal)), truth.seen.mover
    paths = {clause["path"] for clause in deal["clauses"] if clause["kind"] == "support" and "path" in clause}
    if mover not in seats or not paths:
        return {}
    search = DealSearch.of(truth)
    proposals = search.proposals([NUMBER_OF_PLACE[path] for path in paths])
    rows = [
        {seat: search.gain(each, seat) for seat in seats}
        for each in proposals
        if {mover, *each.helpers} == seats and search.smallest_gain(each) > 0.0
    ]
    if not rows:
        return {}
    best = max(rows, key=lambda row: prod(row.values()))
    return {seat: gain / sum(best.values()) for seat, gain in best.items()}


def _promises(truth: DecisionContext, deal: Deal) -> list[KeptPromise]:
    seen, found = truth.seen, []
    for number, given in enumerate(deal["clauses"]):
        clause = read(given, seen.players, seen.turn)
        if isinstance(clause, Promise):
            worth = worth_of_promises(truth, [clause]) if clause.until > seen.turn else [0.0] * seen.players
            found.append(KeptPromise(number, clause.by, given, worth, "open"))
    return found


def with_ends(deals: Sequence[StruckDeal], last: View, curve: Sequence[Moment]) -> list[StruckDeal]:
    """The deals with what became of them and of their promises; ``last`` is how the table was left."""
    status = {deal["deal"]: deal["status"] for deal in last["deals"]}
    ledger = {(entry["deal"], entry["clause"]): entry["status"] for entry in last["ledger"]}
    ended = {
        (event["deal"], event["clause"]): at
        for at, moment in enumerate(curve)
        for event in moment.events
        if event["kind"] == "promise"
    }
    found = []
    for deal in deals:
        promises = []
        for promise in deal.promises:
            key = deal.deal, promise.clause
            at = ended.get(key)
            promises.append(
                msgspec.structs.replace(
                    promise,
                    status=ledger.get(key, "lapsed"),
                    number=None if at is None else curve[at].number,
                    change=None if at is None else differences(curve[at].chances, curve[at - 1].chances),
                )
            )
        found.append(msgspec.structs.replace(deal, status=status[deal.deal], promises=promises))
    return found


# Deals that nobody made


def missed(step: Step, evaluator: Evaluator) -> MissedDeal | None:
    """The best deal that could have been struck before a move that was made without any."""
    if step.before["stage"] != "action" or step.kind not in ("place", "advance", "caesar"):
        return None
    helped = any(seat != step.seat for seat in step.action.get("with", ()))
    if helped or any(deal["status"] == "struck" for deal in step.before["deals"]):
        return None
    (truth,) = step.contexts(step.seat, evaluator, truly=True)
    search = DealSearch.of(truth)
    proposals = [each for each in search.proposals() if not each.returns_support]
    best = search.best_by_coalition(search.acceptable(proposals), 1.0)
    found = next((each for each in best if is_clear(search, truth.forecast, each, truth.fresh_seed)), None)
    if found is None:
        return None
    gains = search.gains(found.chances)
    signed = {seat: gains[seat] for seat in (step.seat, *found.helpers)}
    offer = found.offer(step.seat, step.turn, truth.seen.players)
    return MissedDeal(step.number, step.turn, step.seat, offer, _gains(signed, gains, {}))


def is_clear(search: DealSearch, now: Forecast, proposal: Proposal, seed: int) -> bool:
    """Whether everybody who signs gains clearly, and does so with a fresh seed too."""
    if search.smallest_gain(proposal) <= CLEAR:
        return False
    before = now.expected_deeply(search.evaluator, seed)
    (later,) = search.evaluator.evaluate_deeply([state_after(search.turn.state, proposal.candidate)], seed)
    return all(later[seat] - before[seat] > CLEAR for seat in (search.mover, *proposal.helpers))
