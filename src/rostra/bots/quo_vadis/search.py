"""Bots that search: they move, offer and answer by everybody's chance of winning, as an evaluator sees it."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import cache
from typing import Any

from rostra.bots.bot import TOLD, Events, Legal, Option, Reasons, View
from rostra.bots.quo_vadis import negotiation
from rostra.bots.quo_vadis.candidates import (
    Candidate,
    Turn,
    can_pay,
    consents_used,
    deals_used,
    state_after,
)
from rostra.bots.quo_vadis.context import DecisionContext
from rostra.bots.quo_vadis.evaluators import Evaluator, PlayoutEvaluator, sequential_halving
from rostra.bots.quo_vadis.excuses import excuse, excuse_of_honour
from rostra.bots.quo_vadis.negotiation import Proposal
from rostra.bots.quo_vadis.rule_based import RuleBased
from rostra.bots.quo_vadis.seat_view import (
    MOVES,
    SeatView,
    distrust,
    ends,
    moves_keeping_promises,
    must_refuse,
    promised_committees,
    seems_not_to_ask,
    value_of_promises,
    would_break_promise,
)
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.rules import begin, configure
from rostra.games.quo_vadis.state import LAYOUT
from rostra.kernel import jit
from rostra.kernel.chance import sow
from rostra.kernel.game import Action

EVALUATED_DEEPLY = 6
"""How many moves, the best at first sight, are evaluated deeply."""
HOPELESS = -0.1
"""A deal that seems to lose this much at first sight is not evaluated deeply."""
AGREED = 0.1
"""How much worse than others a move may seem that was agreed on."""
ENDLESS, YIELDING = 25, 0.01
"""After how many rounds it yields to deals, and by how much with every further round."""


class SearchBot(ABC):
    """Moves and negotiates by chances of winning; without an evaluator, as the rule-based bot does."""

    offers = True
    """Whether it offers, counters and pledges."""
    accepts = True
    honest = True
    """Whether it keeps promises that nobody enforces."""
    waits_for_warm_up = False
    """Whether it waits until everything is compiled, rather than play by simple rules until then."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.reasons: Reasons | None = None
        self._fallback = RuleBased(seed)
        self._evaluator: Evaluator | None = None
        if jit.available():
            warm_up(self.make_evaluator)

    @staticmethod
    @abstractmethod
    def make_evaluator() -> Evaluator:
        """What judges states."""

    def prepare(self) -> None:
        """Wait until it is ready to search, where it ever will be."""
        if self._evaluator is None and jit.available():
            warm_up(self.make_evaluator).result()
            self._evaluator = self.make_evaluator()

    def evaluator(self) -> Evaluator | None:
        """What judges states; ``None`` while nothing is compiled, because it would take too long."""
        can_search = self._evaluator is None and jit.available()
        if can_search and (self.waits_for_warm_up or warm_up(self.make_evaluator).done()):
            self.prepare()
        return self._evaluator

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer what is offered, offer what is best for all who sign, then make the best move."""
        context = self._context(view, seat, events)
        if context is None:
            done = self._fallback.decide(view, legal, seat, events, waited=waited or not self.offers)
            self.reasons = self._fallback.reasons
            return done
        moves = [action for action in legal if action["type"] in MOVES]
        if not moves:
            return None
        answer = self._answer(context, legal)
        if answer is not None:
            return answer
        if not waited and self.offers and view["stage"] == "action":
            if context.seen.awaits_answer():
                return None
            proposal = negotiation.request_consent(context, self.honest)
            if proposal is not None:
                return self._offer(context, proposal)
        if self.honest:
            moves = moves_keeping_promises(context.seen, context.turn.state, moves)
        return self._move(context, moves)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Answer offers, keep promises of support, and sell consent to a player who seems not to ask."""
        if any(action["type"] == "reject" for action in legal):
            context = self._context(view, seat, events)
            if context is None:
                return self._fallback.react(view, legal, seat, events)
            return self._answer(context, legal)
        pledges = [action for action in legal if action["type"] == "pledge"]
        if not pledges or not self.offers:
            return None
        seen = SeatView(view, seat)
        if must_refuse(seen) and self.honest:
            return None
        promised = _promised(seen, pledges) if self.honest else None
        if promised is not None or any(deal["by"] == seat for deal in seen.deals):
            return promised
        if not seems_not_to_ask(seen, events):
            return None
        return self._offer_consent(view, pledges, seat, events)

    def _context(self, view: View, seat: int, events: Events) -> DecisionContext | None:
        evaluator = self.evaluator() if view["stage"] in ("action", "bonus") else None
        return None if evaluator is None else DecisionContext.read(view, seat, events, evaluator)

    def _move(self, context: DecisionContext, moves: Sequence[Action]) -> Action:
        """The best of the moves, by quick and by deep evaluation."""
        seat, state = context.seen.seat, context.turn.state
        best_first = [each for each in _best_first(context) if shown(each.move) in moves][:EVALUATED_DEEPLY]
        if not best_first:
            return moves[0]
        states = [state_after(state, candidate) for candidate in best_first]
        deeply = sequential_halving(context.evaluator, states, seat, context.seed)
        quickly = context.evaluator.evaluate_quickly(state, best_first)
        values = [(one[seat] + two[seat]) / 2 for one, two in zip(deeply, quickly, strict=True)]
        scores = [value + _extra(context, each) for value, each in zip(values, best_first, strict=True)]
        best = scores.index(max(scores))
        ranked = sorted(range(len(best_first)), key=lambda i: (i != best, -values[i]))
        options = [Option(shown(best_first[i].move), values[i]) for i in ranked[:TOLD]]
        self.reasons = context.reasons(options)
        return shown(best_first[best].move)

    def _offer(self, context: DecisionContext, proposal: Proposal) -> Action:
        """Offer a deal, and remember why."""
        seen = context.seen
        offer = proposal.offer(seen.mover, seen.turn, seen.players)
        self.reasons = context.reasons([Option(offer, proposal.chances[seen.seat])])
        return offer

    def _offer_consent(
        self, view: View, pledges: Sequence[Action], seat: int, events: Events
    ) -> Action | None:
        context = self._context(view, seat, events)
        proposal = None if context is None else negotiation.offer_consent(context, pledges)
        if context is None or proposal is None:
            return None
        return negotiation.as_pledge(proposal, pledges) or self._offer(context, proposal)

    def _answer(self, context: DecisionContext, legal: Legal) -> Action | None:
        """Accept what brings more than the noise, ask for more where that would do, reject the rest."""
        seen = context.seen
        reject = next((action for action in legal if action["type"] == "reject"), None)
        if reject is None:
            return None
        accept = {"type": "accept", "deal": reject["deal"]}
        deal = next(deal for deal in seen.deals if deal["deal"] == reject["deal"])
        breaks = self.honest and would_break_promise(seen, deal["clauses"])
        countered = any(other["answers"] == deal["deal"] for other in seen.deals if other["by"] == seen.seat)
        if not self.accepts or accept not in legal or breaks:
            return {**reject, "because": excuse_of_honour(seen, context.events)}
        if countered:
            return {**reject, "because": "too-little"}
        gain = _gain(context, deal)
        wanted = context.evaluator.margin + distrust(seen, [deal["by"], *deal["to"]])
        wanted -= YIELDING * context.rounds_after(ENDLESS)
        without = context.expected[seen.seat]
        options = [Option(accept, without + gain), Option(reject, without)]
        if gain > wanted:
            self.reasons = context.reasons(options)
            return accept
        better = negotiation.counter_offer(context, deal, wanted) if self.offers else None
        if better is not None:
            return {**self._offer(context, better), "answers": deal["deal"], "because": "too-little"}
        self.reasons = context.reasons(options[::-1])
        return {**reject, "because": excuse(context, deal, wanted, _gain)}


class Search(SearchBot):
    """Judges by random playouts alone."""

    @staticmethod
    def make_evaluator() -> Evaluator:
        """Random playouts, nothing else."""
        return PlayoutEvaluator(quick=40, deep=200)


def _gain(context: DecisionContext, deal: Mapping[str, Any]) -> float:
    """What a deal adds to this seat's chance of winning, evaluated twice, with seeds that others use too.

    A deal that cannot be paid is no good to anybody.
    """
    seat, effect = context.seen.seat, context.effect_of(deal)
    later = context.forecast_with(effect)
    hands_after = context.turn.hands_after
    if effect.payments and not any(can_pay(hands_after(c.move), c.payments) for c in later.candidates):
        return -1.0
    now = context.forecast.expected()[seat]
    promises = value_of_promises(context.seen, deal, now)
    gain = later.expected()[seat] - now + promises
    if gain < HOPELESS:
        return gain
    one = later.expected_deeply(context.evaluator, context.seed)[seat] - context.expected[seat]
    two = later.expected_deeply(context.evaluator, context.fresh_seed)[seat] - context.expected_afresh[seat]
    return (one + two) / 2 + promises


def _best_first(context: DecisionContext) -> list[Candidate]:
    """The best candidate that begins with each move, the best of these first."""
    forecast, seat = context.forecast, context.seen.seat
    best: dict[int, int] = {}
    for i in forecast.ranked():
        best.setdefault(forecast.candidates[i].move, i)
    candidates = forecast.candidates
    ranked = sorted(best.values(), key=lambda i: -forecast.chances[i][seat] - _extra(context, candidates[i]))
    return [candidates[i] for i in ranked]


def _extra(context: DecisionContext, candidate: Candidate) -> float:
    """What a move is worth besides its chances: what was agreed on is done, and a game must end some time."""
    due = deals_used(context.turn.struck, *consents_used(candidate.move))
    return AGREED * any(deal.supports for deal in due) + context.forecast.push(candidate)


def _promised(seen: SeatView, pledges: Sequence[Action]) -> Action | None:
    """The consent that was promised to the player to move."""
    committees = promised_committees(seen)
    useful = [pledge for pledge in pledges if pledge["votes"] == 1 and ends(pledge["path"])[0] in committees]
    return useful[0] if useful else None


# Warming up: compiling takes a while, and no table waits for it.


@cache
def warm_up(make: Callable[[], Evaluator]) -> Future[None]:
    """Compile in the background whatever an evaluator needs; done when one can be made at once."""
    done: Future[None] = Future()

    def compile_all() -> None:
        try:
            evaluator = make()
            for turn_limit in (0, 2):
                _use(evaluator, turn_limit)
            done.set_result(None)
        except BaseException as error:
            done.set_exception(error)
            raise

    threading.Thread(target=compile_all, name="rostra-warm-up", daemon=True).start()
    return done


def _use(evaluator: Evaluator, turn_limit: int) -> None:
    """Let an evaluator judge something once, early in a game (no limit) or near its end."""
    s = LAYOUT.new()
    configure(s, players=3, turn_limit=turn_limit)
    sow(s, 1, 0)
    begin(s)
    candidates = Turn(s).candidates()
    evaluator.evaluate_quickly(s, candidates)
    evaluator.evaluate_deeply([state_after(s, candidates[0])], 0)
