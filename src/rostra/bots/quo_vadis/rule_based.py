"""A rule-based opponent: takes what brings most now, pays what consent is worth, and keeps its word."""

from __future__ import annotations

from typing import Any

from rostra.bots.bot import Events, Legal, View
from rostra.bots.chance import chance
from rostra.bots.quo_vadis import offers, worth
from rostra.bots.quo_vadis.bargain import ONE_LAUREL, Trader
from rostra.bots.quo_vadis.plain import Plain, accepting
from rostra.bots.quo_vadis.promises import must_refuse, promised_committees
from rostra.bots.quo_vadis.sight import Sight, ends
from rostra.kernel.game import Action

ENOUGH = 0.2
"""What a deal must bring to be accepted."""
PROPOSES = 0.12
"""How often it offers its consent for a price, unasked."""
PLEDGES = 0.5
"""How often it gives a consent that costs it nothing."""
CENSUS = 0.3


class RuleBased(Plain):
    """Greedy, with sense."""

    def worth(self, sight: Sight, move: Action) -> float:
        """What it brings now and later; of moves about as good, not always the same one."""
        return worth.of_move(sight, move) + 0.3 * self.chance(sight, "".join(map(str, move.values())))

    def reply(self, sight: Sight, deal: dict[str, Any], best: float) -> Action | None:
        """Accept what gains, ask for more where that is near."""
        trader = self._trader(sight)
        value = trader.value(deal["clauses"], best)
        return accepting(deal) if value >= ENOUGH else offers.counter(trader, deal, value)

    def request(self, sight: Sight, best: float) -> Action | None:
        """Pay what a consent is worth."""
        return offers.request(self._trader(sight), best)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Answer offers, keep promises of support, consent where that costs nothing, or offer to."""
        sight = Sight(view, seat)
        answer = self.answer(sight, legal, 0.0)
        if answer is not None or seat == sight.mover:
            return answer
        if any(action["type"] == "census" for action in legal) and self.chance(sight, "census") < CENSUS:
            return {"type": "census"}
        if view["stage"] != "action" or must_refuse(sight):
            return None
        trader = self._trader(sight)
        return self._pledge(trader, legal) or self._proposal(trader)

    def _trader(self, sight: Sight) -> Trader:
        return Trader(sight, envy=0.2 + 0.15 * chance(self.seed, sight.seat, "envy"))

    def _pledge(self, trader: Trader, legal: Legal) -> Action | None:
        """A consent that was promised, or that brings more than it costs."""
        sight = trader.sight
        promised = promised_committees(sight)
        for action in legal:
            if action["type"] != "pledge" or action["votes"] != 1:
                continue
            path = action["path"]
            earned = ONE_LAUREL if sight.view["ones"] and sight.lacking(path) else 0.0
            costs_nothing = earned > trader.harm(path) and self.chance(sight, f"pledge {path}") < PLEDGES
            if ends(path)[0] in promised or costs_nothing:
                return action
        return None

    def _proposal(self, trader: Trader) -> Action | None:
        sight = trader.sight
        quiet = not any(sight.seat in (deal["by"], *deal["to"]) for deal in sight.deals)
        if quiet and self.chance(sight, "propose") < PROPOSES:
            return offers.proposal(trader)
        return None
