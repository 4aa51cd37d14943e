"""A player who judges by chances to win: moves, offers, answers. Who judges them is left to an appraiser."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from rostra.bots.bot import TOLD, Events, Legal, Option, Reasons, View
from rostra.bots.quo_vadis import proposing
from rostra.bots.quo_vadis.coalitions import can_pay
from rostra.bots.quo_vadis.negotiation import Bargain
from rostra.bots.quo_vadis.outlook import Appraiser, halved
from rostra.bots.quo_vadis.promises import keeping, must_refuse, promised_committees, would_break_word
from rostra.bots.quo_vadis.prospects import Prospect, Turn, after, consents
from rostra.bots.quo_vadis.rule_based import RuleBased
from rostra.bots.quo_vadis.scene import Scene, scene
from rostra.bots.quo_vadis.sight import MOVES, Sight, ends
from rostra.bots.quo_vadis.terms import used_by
from rostra.bots.quo_vadis.trust import grudge, promises_worth
from rostra.bots.quo_vadis.warming import warming
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.rules import act
from rostra.games.quo_vadis.state import LAYOUT
from rostra.kernel import jit
from rostra.kernel.game import Action

LOOKED_INTO = 6
"""So many moves, the best at a glance, are looked into with care."""
HOPELESS = -0.1
"""What seems to lose so much at a glance is not looked into."""
AGREED = 0.1
"""How much worse than others a move may seem that was agreed on."""
ENDLESS, YIELDING = 25, 0.01
"""After so many rounds letting others go is."""


class Negotiator(ABC):
    """Moves and bargains by chances to win; without an appraiser, as the rule-based bot does."""

    offers = True
    """Whether it offers, counters and pledges."""
    accepts = True
    honest = True
    """Whether it keeps promises that nobody enforces."""
    patient = False
    """Whether it waits until it is ready to think, rather than play by simple rules until then."""

    def __init__(self, seed: int) -> None:
        """Take a place at the table."""
        self.seed = seed
        self.reasons: Reasons | None = None
        self._plain = RuleBased(seed)
        self._appraiser: Appraiser | None = None
        if jit.available():
            warming(self.make)

    @staticmethod
    @abstractmethod
    def make() -> Appraiser:
        """Somebody to judge states."""

    def prepare(self) -> None:
        """Wait until it is ready to think, where it ever will be."""
        if jit.available():
            warming(self.make).result()

    def appraiser(self) -> Appraiser | None:
        """Who judges states; ``None`` where nothing is compiled yet, so that it would take too long."""
        if self._appraiser is None and jit.available():
            if self.patient:
                self.prepare()
            if warming(self.make).done():
                self._appraiser = self.make()
        return self._appraiser

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer what is offered, offer what is best for all who sign, then make the best move."""
        there = self._scene(view, seat, events)
        if there is None:
            done = self._plain.decide(view, legal, seat, events, waited=waited or not self.offers)
            self.reasons = self._plain.reasons
            return done
        moves = [action for action in legal if action["type"] in MOVES]
        if not moves:
            return None
        answer = self._answer(there, legal)
        if answer is not None:
            return answer
        if not waited and self.offers and view["stage"] == "action":
            if there.sight.awaits_an_answer():
                return None
            bargain = proposing.request(there, self.honest)
            if bargain is not None:
                return self._offer(there, bargain)
        return self._move(there, keeping(there.sight, moves) if self.honest else moves)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Answer offers, keep promises of support; sell consent to a player who seems not to ask."""
        if any(action["type"] == "reject" for action in legal):
            there = self._scene(view, seat, events)
            return (
                self._plain.react(view, legal, seat, events) if there is None else self._answer(there, legal)
            )
        pledges = [action for action in legal if action["type"] == "pledge"]
        if not pledges or not self.offers:
            return None
        sight = Sight(view, seat)
        if must_refuse(sight) and self.honest:
            return None
        promised = _promised(sight, pledges) if self.honest else None
        if promised is not None or any(deal["by"] == seat for deal in sight.deals):
            return promised
        return (
            self._propose(view, pledges, seat, events) if proposing.seems_not_to_ask(sight, events) else None
        )

    def _scene(self, view: View, seat: int, events: Events) -> Scene | None:
        appraiser = self.appraiser() if view["stage"] in ("action", "bonus") else None
        return None if appraiser is None else scene(view, seat, events, appraiser)

    def _move(self, there: Scene, moves: Sequence[Action]) -> Action:
        """The best of the moves: at a glance and after a careful look."""
        seat = there.sight.seat
        known = [p for p in _most_liked(there) if shown(p.move) in moves][:LOOKED_INTO]
        if not known:
            return moves[0]
        states = [after(there.turn.state, prospect) for prospect in known]
        looked = halved(there.appraiser, states, seat, there.luck)
        glanced = there.appraiser.glance(there.turn.state, known)
        values = [(one[seat] + two[seat]) / 2 for one, two in zip(looked, glanced, strict=True)]
        liked = [value + _liking(there, p) for value, p in zip(values, known, strict=True)]
        best = liked.index(max(liked))
        ranked = sorted(range(len(known)), key=lambda i: (i != best, -values[i]))
        self.reasons = there.reasons([Option(shown(known[i].move), values[i]) for i in ranked[:TOLD]])
        return shown(known[best].move)

    def _offer(self, there: Scene, bargain: Bargain) -> Action:
        """Say what is offered, and remember why."""
        sight = there.sight
        offer = bargain.offer(sight.mover, sight.turn, sight.players)
        self.reasons = there.reasons([Option(offer, bargain.chances[sight.seat])])
        return offer

    def _propose(self, view: View, pledges: Sequence[Action], seat: int, events: Events) -> Action | None:
        there = self._scene(view, seat, events)
        bargain = None if there is None else proposing.proposal(there, pledges)
        if there is None or bargain is None:
            return None
        return proposing.pledged(bargain, pledges) or self._offer(there, bargain)

    def _answer(self, there: Scene, legal: Legal) -> Action | None:
        """Accept what brings more than its noise, ask for more where that would do, reject the rest."""
        sight = there.sight
        reject = next((action for action in legal if action["type"] == "reject"), None)
        if reject is None:
            return None
        accept = {"type": "accept", "deal": reject["deal"]}
        deal = next(deal for deal in sight.deals if deal["deal"] == reject["deal"])
        broken = self.honest and would_break_word(sight, deal["clauses"])
        countered = any(
            other["answers"] == deal["deal"] for other in sight.deals if other["by"] == sight.seat
        )
        if not self.accepts or accept not in legal or broken or countered:
            return reject
        gain = _gain(there, deal)
        wanted = there.appraiser.margin + grudge(sight, [deal["by"], *deal["to"]])
        wanted -= YIELDING * there.rounds_after(ENDLESS)
        without = there.likely[sight.seat]
        options = [Option(accept, without + gain), Option(reject, without)]
        if gain > wanted:
            self.reasons = there.reasons(options)
            return accept
        better = proposing.counter(there, deal, wanted) if self.offers else None
        if better is not None:
            return {**self._offer(there, better), "answers": deal["deal"]}
        self.reasons = there.reasons(options[::-1])
        return reject


def _gain(there: Scene, deal: Mapping[str, Any]) -> float:
    """What a deal adds to this seat's chance to win, after looking twice, with luck that others have too.

    A deal that cannot be paid is no good to anybody.
    """
    seat, terms = there.sight.seat, there.terms(deal)
    then = there.with_deal(terms)
    if terms.payments and not any(_is_payable(there.turn, prospect) for prospect in then.prospects):
        return -1.0
    words = promises_worth(there.sight, deal, there.now.expected()[seat])
    gain = then.expected()[seat] - there.now.expected()[seat] + words
    if gain < HOPELESS:
        return gain
    one = then.with_care(there.appraiser, there.luck)[seat] - there.likely[seat]
    two = then.with_care(there.appraiser, there.fresh)[seat] - there.again[seat]
    return (one + two) / 2 + words


def _is_payable(turn: Turn, prospect: Prospect) -> bool:
    done = LAYOUT.copy(turn.state)
    act(done, prospect.move)
    return can_pay(done, prospect.payments)


def _most_liked(there: Scene) -> list[Prospect]:
    """The best prospect that begins with each move, the most liked first."""
    now, seat = there.now, there.sight.seat
    best: dict[int, int] = {}
    for i in now.ranked():
        best.setdefault(now.prospects[i].move, i)
    liked = sorted(best.values(), key=lambda i: -now.chances[i][seat] - _liking(there, now.prospects[i]))
    return [now.prospects[i] for i in liked]


def _liking(there: Scene, prospect: Prospect) -> float:
    """What a move is worth besides: what was agreed on is done, and a game must end some time."""
    due = used_by(there.turn.struck, *consents(prospect.move))
    return AGREED * any(terms.supports for terms in due) + there.now.liking(prospect)


def _promised(sight: Sight, pledges: Sequence[Action]) -> Action | None:
    """The consent that was promised to the player to move."""
    committees = promised_committees(sight)
    of_use = [pledge for pledge in pledges if pledge["votes"] == 1 and ends(pledge["path"])[0] in committees]
    return of_use[0] if of_use else None
