"""Bots that search: they move, offer and answer by everybody's chance of winning, as an evaluator sees it."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import cache, cached_property
from typing import Any

from rostra.bots.bot import TOLD, Events, Legal, Option, Reasons, View, pick
from rostra.bots.quo_vadis import negotiation
from rostra.bots.quo_vadis.candidates import (
    Turn,
    consents_used,
    deals_used,
    progress,
    state_after,
)
from rostra.bots.quo_vadis.characters import PLAIN
from rostra.bots.quo_vadis.context import DecisionContext
from rostra.bots.quo_vadis.deal_gain import gain_by
from rostra.bots.quo_vadis.deal_search import Proposal
from rostra.bots.quo_vadis.determinization import known_hands
from rostra.bots.quo_vadis.evaluators import Evaluator, PlayoutEvaluator, sequential_halving
from rostra.bots.quo_vadis.excuses import excuse, excuse_at_sight, excuse_of_honour
from rostra.bots.quo_vadis.pricing import (
    promises_in,
)
from rostra.bots.quo_vadis.rule_based import RuleBased
from rostra.bots.quo_vadis.seat_view import (
    MOVES,
    SeatView,
    ends,
    moves_keeping_promises,
    must_refuse,
    promised_committees,
    seems_not_to_ask,
    would_break_promise,
)
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.rules import begin, configure
from rostra.games.quo_vadis.schema import Because
from rostra.games.quo_vadis.state import LAYOUT
from rostra.kernel import jit
from rostra.kernel.chance import sow
from rostra.kernel.game import Action

CENSUS: Action = {"type": "census"}
EVALUATED_DEEPLY = 6
"""How many moves, the best at first sight, are evaluated deeply."""
OPENING_ROUNDS, ALIKE = 3, 0.01
"""How many rounds the opening lasts, and how much worse than the best a move may seem that is made in it."""
AGREED = 0.1
"""How much worse than others a move may seem that this seat has signed for. A deal is evaluated more often
than a move: to strike one and then do something else would be to follow the noise."""


class SearchBot(ABC):
    """Moves and negotiates by chances of winning; without an evaluator, as the rule-based bot does."""

    offers = True
    """Whether it offers, counters and pledges."""
    accepts = True
    honest = True
    """Whether it keeps promises that nobody enforces."""
    manner = PLAIN
    """How it bargains."""
    looks = 3
    """How often it evaluates a deal that would only just be signed."""
    explains = True
    """Whether it finds out what is wrong with an offer that it turns down, and names its price; or only looks
    at the clauses."""
    waits_for_warm_up = False
    """Whether it waits until everything is compiled, rather than play as well as it can until then."""

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

    @staticmethod
    def make_simple_evaluator() -> Evaluator | None:
        """What judges states where nothing is compiled, at once; ``None`` if nothing can."""
        return None

    def prepare(self) -> None:
        """Wait until it is ready to search, where it ever will be."""
        if self._evaluator is None and jit.available():
            warm_up(self.make_evaluator).result()
            self._evaluator = self.make_evaluator()

    def think_with(self, other: SearchBot) -> None:
        """Share the evaluator of another of its kind that is ready, and what that remembers."""
        self._evaluator = other._evaluator

    def evaluator(self) -> Evaluator | None:
        """What judges states; while nothing is compiled, the simple one, if there is one."""
        can_search = self._evaluator is None and jit.available()
        if can_search and (self.waits_for_warm_up or warm_up(self.make_evaluator).done()):
            self.prepare()
        return self._evaluator or self._simple_evaluator

    @cached_property
    def _simple_evaluator(self) -> Evaluator | None:
        return self.make_simple_evaluator()

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer what is offered, offer what is best for all who sign, then make the best move."""
        context = self._context(view, seat, events)
        if context is None:
            quiet = waited or not self.offers
            done = _refusal(view, legal, seat) or self._fallback.decide(
                view, legal, seat, events, waited=quiet
            )
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
        """Answer offers, demand a census, keep promises of support, sell consent to whoever does not ask."""
        if any(action["type"] == "reject" for action in legal):
            context = self._context(view, seat, events)
            if context is None:
                return _refusal(view, legal, seat) or self._fallback.react(view, legal, seat, events)
            return self._answer(context, legal)
        if CENSUS in legal and None in known_hands(view, events):
            return CENSUS
        pledges = [action for action in legal if action["type"] == "pledge"]
        if not pledges or not self.offers:
            return None
        seen = SeatView(view, seat)
        if must_refuse(seen) and self.honest:
            return None
        promised = _promised(seen, pledges) if self.honest else None
        if promised is not None or any(deal["by"] == seat for deal in seen.deals):
            return promised
        if not self.manner.is_forward and not seems_not_to_ask(seen, events):
            return None
        return self._offer_consent(view, pledges, seat, events)

    def _context(self, view: View, seat: int, events: Events) -> DecisionContext | None:
        evaluator = self.evaluator() if view["stage"] in ("action", "bonus") else None
        if evaluator is None:
            return None
        return DecisionContext.read(view, seat, events, evaluator, self.manner, self.looks)

    def _move(self, context: DecisionContext, moves: Sequence[Action]) -> Action:
        """The best of the moves, by quick and by deep evaluation."""
        seat, forecast = context.seen.seat, context.forecast
        found = [(i, shown(forecast.candidates[i].move)) for i in _best_first(context)]
        likely = [(i, move) for i, move in found if move in moves][:EVALUATED_DEEPLY]
        if not likely:
            return moves[0]
        states = [state_after(context.turn.state, forecast.candidates[i]) for i, _ in likely]
        deeply = sequential_halving(context.evaluator, states, seat, context.seed, context.turn.vows)
        values = {
            i: (row[seat] + forecast.chances[i][seat]) / 2 for (i, _), row in zip(likely, deeply, strict=True)
        }
        best = self._one_of_the_best(context, {i: values[i] + _extra(context, i) for i in values})
        likely.sort(key=lambda each: (each[0] != best, -values[each[0]]))
        self.reasons = context.reasons([Option(move, values[i]) for i, move in likely[:TOLD]])
        return likely[0][1]

    def _one_of_the_best(self, context: DecisionContext, values: Mapping[int, float]) -> int:
        """The best candidate; in the opening, any that is hardly worse: not all games begin alike."""
        seen, moves = context.seen, context.forecast.candidates
        best = max(values, key=lambda i: values[i])
        if seen.turn > OPENING_ROUNDS * seen.players:
            return best
        is_near = {i for i in values if values[i] >= values[best] - ALIKE}
        alike = [i for i in is_near if progress(moves[i].move) == progress(moves[best].move)]
        return pick(sorted(alike), "opening", self.seed, seen.seat, *seen.moment)

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
        deal = seen.deal(reject["deal"])
        breaks = self.honest and would_break_promise(seen, deal["clauses"])
        countered = any(other["answers"] == deal["deal"] for other in seen.deals if other["by"] == seen.seat)
        if not self.accepts or accept not in legal or breaks:
            return {**reject, "because": excuse_of_honour(seen, context.events)}
        if countered:  # the counter-offer has said why
            return reject
        gain, wanted = gain_by(context, deal)
        without = context.expected[seen.seat]
        options = [Option(accept, min(1.0, max(0.0, without + gain))), Option(reject, without)]
        self.reasons = context.reasons(options if gain > wanted else options[::-1])
        return accept if gain > wanted else self._refuse(context, deal, reject)

    def _refuse(self, context: DecisionContext, deal: Mapping[str, Any], reject: Action) -> Action:
        """Turn an offer down and say why; name a price where one would do."""
        seen, may_counter = context.seen, self.offers and not context.threat()
        better = negotiation.counter_offer(context, deal) if may_counter else None
        because = "too-little" if better is not None else self._excuse(context, deal)
        if may_counter and self.explains and because in ("too-little", "too-dear"):
            better = better or negotiation.named_price(context, deal)
        if better is not None:
            return {**self._offer(context, better), "answers": deal["deal"], "because": because}
        has_spoken = not self.explains or any(each["by"] == seen.seat for each in seen.deals)
        if because == "too-little" and not has_spoken:  # no price would do: nobody should go on raising it
            because = "rather-not"
        return {**reject, "because": because}

    def _excuse(self, context: DecisionContext, deal: Mapping[str, Any]) -> Because:
        if not self.explains:
            return excuse_at_sight(context.seen, deal)
        return excuse(context, deal, context.evaluator.margin, lambda *what: gain_by(*what)[0])


class Search(SearchBot):
    """Judges by random playouts alone."""

    @staticmethod
    def make_evaluator() -> Evaluator:
        """Random playouts, nothing else."""
        return PlayoutEvaluator(quick=40, deep=200)


def _refusal(view: View, legal: Legal, seat: int) -> Action | None:
    """The answer to an offer with promises where these cannot be judged."""
    reject = next((action for action in legal if action["type"] == "reject"), None)
    if reject is None or not promises_in(SeatView(view, seat).deal(reject["deal"])):
        return None
    return {**reject, "because": "rather-not"}


def _best_first(context: DecisionContext) -> list[int]:
    """The best candidate that begins with each move, the best of these first."""
    forecast, seat = context.forecast, context.seen.seat
    best: dict[int, int] = {}
    for i in forecast.ranked():
        best.setdefault(forecast.candidates[i].move, i)
    return sorted(best.values(), key=lambda i: -forecast.chances[i][seat] - _extra(context, i))


def _extra(context: DecisionContext, i: int) -> float:
    """What a candidate is worth besides its chances: what was agreed on is done, and a game must end."""
    due = deals_used(context.signed, *consents_used(context.forecast.candidates[i].move))
    return AGREED * any(deal.supports for deal in due) + context.forecast.push(i)


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
    evaluator.evaluate_under((), s, 0)
