"""Decisions: what each one cost against the best thing the seat could have done."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from typing import NamedTuple

from rostra.bots.quo_vadis.candidates import Candidate, state_after
from rostra.bots.quo_vadis.context import DecisionContext
from rostra.bots.quo_vadis.evaluators import Evaluator
from rostra.games.quo_vadis.actions import read, shown
from rostra.games.quo_vadis.deals.clauses import Support
from rostra.kernel.game import Action
from rostra.review.quo_vadis.gains import Deal, gains_by_deal, gains_by_pledge
from rostra.review.quo_vadis.walk import Step
from rostra.review.value import STAKE, Decision, size_of

COMPARED = 4
"""How many other moves, the best at first sight, are judged beside the one that was made."""

LOOKS = 2
"""How many seeds a look takes."""

Contexts = Sequence[DecisionContext]
Options = dict[int, tuple[Candidate, float]]
"""Moves, each with its best bonus and a chance to win."""


class Weighed(NamedTuple):
    """What a decision cost, and what would have been better."""

    loss: float
    stake: float
    """What the best option is worth against the worst."""
    best: Action | None = None


NOTHING = Weighed(0.0, 0.0)


def judged(
    step: Step, evaluator: Evaluator, struck: Container[int], deeper: Evaluator | None = None
) -> Decision | None:
    """A decision and its loss; ``None`` for what decides nothing, as an offer that is never ``struck``.

    What would get a name is looked at again by a ``deeper`` evaluator with other draws, and that counts: of
    many small differences those that chance made larger are noticed first.
    """
    offered = next((event["deal"] for event in step.events if event["kind"] == "offer"), None)
    if step.kind not in _KINDS or (offered is not None and offered not in struck):
        return None
    kind, weigh = _KINDS[step.kind]
    contexts = step.contexts(step.seat, evaluator)
    known = weigh(contexts, step)
    if deeper is not None and size_of(known.loss, known.stake >= STAKE):
        again = weigh([_again(context, deeper) for context in contexts], step)
        known = again._replace(stake=max(known.stake, again.stake))
    true = known
    if not step.knew_all(step.seat):
        true = weigh(step.contexts(step.seat, evaluator, truly=True), step)
    matters = known.stake >= STAKE
    return Decision(
        number=step.number,
        turn=step.turn,
        seat=step.seat,
        kind=kind,
        action=step.action,
        best=known.best,
        loss=known.loss,
        true_loss=true.loss,
        matters=matters,
        size=size_of(known.loss, matters),
    )


def _again(context: DecisionContext, deeper: Evaluator) -> DecisionContext:
    """The same turn for another look, with seeds that were not used yet."""
    return replace(context, evaluator=deeper, seed=context.seed_of(LOOKS))


# Moves


def _move(contexts: Contexts, step: Step) -> Weighed:
    """A move against the others: the best is chosen with one seed and measured with another."""
    done = read(contexts[0].turn.state, step.seat, step.action)
    assert isinstance(done, int)
    worlds = [_best_by_move(context, step.seat, done) for context in contexts]
    quick = {move: sum(found[move][1] for found in worlds) / len(worlds) for move in worlds[0]}
    stake = max(quick.values()) - min(quick.values())
    if len(quick) < 2 or stake < STAKE / 2:
        return NOTHING
    others = sorted((move for move in quick if move != done), key=lambda move: -quick[move])[:COMPARED]
    deep = _deeply(contexts, worlds, [done, *others], fresh=False)
    best = max(deep, key=lambda move: deep[move])
    if best == done:
        return Weighed(0.0, stake)
    again = _deeply(contexts, worlds, [done, best], fresh=True)
    loss = max(0.0, min(deep[best] - deep[done], again[best] - again[done]))
    return Weighed(loss, max(stake, loss), shown(best) if loss > 0.0 else None)


def _best_by_move(context: DecisionContext, seat: int, done: int) -> Options:
    """Every move with its best bonus, and the seat's chance after it at first sight."""
    found: Options = {}
    for candidate, row in zip(context.forecast.candidates, context.forecast.chances, strict=True):
        if candidate.move not in found or row[seat] > found[candidate.move][1]:
            found[candidate.move] = candidate, row[seat]
    if done not in found:  # it broke a promise
        (row,) = context.evaluator.evaluate_quickly(context.turn.state, [Candidate(done)])
        found[done] = Candidate(done), row[seat]
    return found


def _deeply(
    contexts: Contexts, worlds: Sequence[Options], moves: Sequence[int], fresh: bool
) -> dict[int, float]:
    """The chance of the seat after each of some moves, in the mean over all worlds."""
    total = dict.fromkeys(moves, 0.0)
    for context, found in zip(contexts, worlds, strict=True):
        states = [state_after(context.turn.state, found[move][0]) for move in moves]
        rows = context.evaluator.evaluate_deeply(states, context.fresh_seed if fresh else context.seed)
        for move, row in zip(moves, rows, strict=True):
            total[move] += row[context.seen.seat] / len(contexts)
    return total


# Offers, answers, pledges


def _offer(contexts: Contexts, step: Step) -> Weighed:
    """An offer that was struck costs what its maker lost by it."""
    deal = next(event for event in step.events if event["kind"] == "offer" and "clauses" in event)
    gain = _gain(contexts, step, deal)
    return Weighed(max(0.0, -gain), abs(gain))


def _answer(contexts: Contexts, step: Step) -> Weighed:
    """To accept against to reject."""
    deal = next(each for each in step.before["deals"] if each["deal"] == step.action["deal"])
    gain = _gain(contexts, step, deal)
    missed = -gain if step.kind == "accept" else gain
    other = {"type": "reject" if step.kind == "accept" else "accept", "deal": deal["deal"]}
    return Weighed(max(0.0, missed), abs(gain), other if missed > 0.0 else None)


def _gain(contexts: Contexts, step: Step, deal: Deal) -> float:
    """What a seat gains by a deal; the player to move may leave its support unused, and then it is void."""
    gain = gains_by_deal(contexts, deal)[step.seat]
    may_leave_it = step.seat == step.before["to_move"] and any(
        clause["kind"] == "support" and "path" in clause for clause in deal["clauses"]
    )
    return max(0.0, gain) if may_leave_it else gain


def _pledge(contexts: Contexts, step: Step) -> Weighed:
    """Consent for nothing against none."""
    support = Support(step.seat, step.action["path"], step.action["votes"])
    gain = gains_by_pledge(contexts, support)[step.seat]
    return Weighed(max(0.0, -gain), abs(gain))


_KINDS: dict[str, tuple[str, Callable[[Contexts, Step], Weighed]]] = {
    **dict.fromkeys(("place", "advance", "caesar", "decline"), ("move", _move)),
    "offer": ("offer", _offer),
    **dict.fromkeys(("accept", "reject"), ("answer", _answer)),
    "pledge": ("pledge", _pledge),
}
"""The actions that decide something."""
