"""A rule-based opponent: takes what brings most now, pays what consent is worth, and keeps its word."""

from __future__ import annotations

from dataclasses import dataclass

from rostra.bots.bot import Events, Legal, Reasons, View, ranking
from rostra.bots.chance import chance
from rostra.bots.quo_vadis import offers, worth
from rostra.bots.quo_vadis.bargain import ONE_LAUREL, Trader
from rostra.bots.quo_vadis.promises import keeping, must_refuse, promised_committees, would_break_word
from rostra.bots.quo_vadis.sight import MOVES, Sight, ends
from rostra.kernel.game import Action

ENOUGH = 0.2
"""What a deal must bring to be accepted."""
PROPOSES = 0.12
"""How often it offers its consent for a price, unasked."""
PLEDGES = 0.5
"""How often it gives a consent that costs it nothing."""
CENSUS = 0.3


@dataclass(slots=True)
class RuleBased:
    """Greedy, with sense."""

    seed: int
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer what is offered, ask for consent where it pays, then make the best move."""
        self.reasons = None
        sight = Sight(view, seat)
        moves = keeping(sight, [action for action in legal if action["type"] in MOVES])
        if not moves:
            return None
        values = [worth.of_move(sight, move) + 0.3 * self._whim(sight, move) for move in moves]
        best = max(values)
        trader = self._trader(sight)
        answer = self._answer(trader, legal, best)
        if answer is not None:
            return answer
        if not waited and view["stage"] == "action":
            if any(deal["by"] == seat and deal["status"] == "open" for deal in sight.deals):
                return None
            request = offers.request(trader, best)
            if request is not None:
                return request
        done = moves[values.index(best)]
        self.reasons = ranking(done, zip(values, moves, strict=True))
        return done

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Answer offers, keep promises of support, consent where that costs nothing, or offer to."""
        sight = Sight(view, seat)
        trader = self._trader(sight)
        answer = self._answer(trader, legal, 0.0)
        if answer is not None or seat == sight.mover:
            return answer
        if any(action["type"] == "census" for action in legal) and self._chance(sight, "census") < CENSUS:
            return {"type": "census"}
        if view["stage"] != "action" or must_refuse(sight):
            return None
        return self._pledge(trader, legal) or self._proposal(trader)

    def _trader(self, sight: Sight) -> Trader:
        return Trader(sight, envy=0.2 + 0.15 * chance(self.seed, sight.seat, "envy"))

    def _chance(self, sight: Sight, what: str) -> float:
        return chance(self.seed, sight.seat, *sight.moment, what)

    def _whim(self, sight: Sight, move: Action) -> float:
        """Of moves about as good, not always the same one."""
        return self._chance(sight, "".join(str(value) for value in move.values()))

    def _answer(self, trader: Trader, legal: Legal, best: float) -> Action | None:
        """Accept what gains, ask for more where that is near, reject the rest."""
        sight = trader.sight
        for action in legal:
            if action["type"] != "reject":
                continue
            accept = {"type": "accept", "deal": action["deal"]}
            deal = next(deal for deal in sight.deals if deal["deal"] == action["deal"])
            value = trader.value(deal["clauses"], best)
            if would_break_word(sight, deal["clauses"]) or accept not in legal:
                return action
            return accept if value >= ENOUGH else offers.counter(trader, deal, value) or action
        return None

    def _pledge(self, trader: Trader, legal: Legal) -> Action | None:
        """A consent that was promised, or that brings more than it costs."""
        sight = trader.sight
        promised = promised_committees(sight)
        for action in legal:
            if action["type"] != "pledge" or action["votes"] != 1:
                continue
            path = action["path"]
            earned = ONE_LAUREL if sight.view["ones"] and sight.lacking(path) else 0.0
            costs_nothing = earned > trader.harm(path) and self._chance(sight, f"pledge {path}") < PLEDGES
            if ends(path)[0] in promised or costs_nothing:
                return action
        return None

    def _proposal(self, trader: Trader) -> Action | None:
        sight = trader.sight
        quiet = not any(sight.seat in (deal["by"], *deal["to"]) for deal in sight.deals)
        if quiet and self._chance(sight, "propose") < PROPOSES:
            return offers.proposal(trader)
        return None
