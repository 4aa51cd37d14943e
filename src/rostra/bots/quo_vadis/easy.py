"""An easy opponent: plays at random but likes to go forward, and is generous with consent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rostra.bots.bot import Events, Legal, Reasons, View
from rostra.bots.chance import chance, pick, pick_weighted
from rostra.bots.quo_vadis.promises import keeping, must_refuse
from rostra.bots.quo_vadis.sight import MOVES, Sight
from rostra.kernel.game import Action

EAGERNESS = {"advance": 6.0, "place": 3.0, "caesar": 0.5, "decline": 1.0, "remove": 1.0}
ASKS = 0.5
"""How often an easy bot asks for consent when it cannot advance without."""
CONSENTS = 0.6
"""How often it gives consent for nothing when asked."""
PLEDGES = 0.15
"""How often it gives consent unasked."""


@dataclass(slots=True)
class Easy:
    """Mostly random, but not silly."""

    seed: int
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer what is offered, now and then ask for consent, then move."""
        sight = Sight(view, seat)
        answer = self._answer(sight, legal)
        if answer is not None:
            return answer
        moves = keeping(sight, [action for action in legal if action["type"] in MOVES])
        if not waited and view["stage"] == "action" and not any(a["type"] == "advance" for a in moves):
            if any(deal["by"] == seat and deal["status"] == "open" for deal in sight.deals):
                return None
            request = self._request(sight)
            if request is not None:
                return request
        return self._move(sight, moves) if moves else None

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Answer offers; pledge now and then."""
        sight = Sight(view, seat)
        answer = self._answer(sight, legal)
        if answer is not None or seat == sight.mover:
            return answer
        pledges = [action for action in legal if action["type"] == "pledge"]
        if pledges and not must_refuse(sight) and self._chance(sight, "pledge") < PLEDGES:
            already = any(pledge["seat"] == seat for pledge in view["pledges"])
            return None if already else pick(pledges, self.seed, seat, *sight.moment, "which")
        return None

    def _chance(self, sight: Sight, what: str) -> float:
        return chance(self.seed, sight.seat, *sight.moment, what)

    def _move(self, sight: Sight, moves: Sequence[Action]) -> Action:
        moment = (self.seed, sight.seat, *sight.moment, sight.view["reserve"][sight.seat])
        kinds = sorted({move["type"] for move in moves})
        kind = pick_weighted(kinds, [EAGERNESS[kind] for kind in kinds], *moment, "kind")
        return pick([move for move in moves if move["type"] == kind], *moment, "move")

    def _request(self, sight: Sight) -> Action | None:
        """Ask one seat for the only consent that is lacking, for nothing."""
        if self._chance(sight, "ask") > ASKS or any(deal["by"] == sight.seat for deal in sight.deals):
            return None
        others = [seat for seat in range(sight.players) if seat != sight.seat]
        asks = [
            {"kind": "support", "by": other, "path": path, "votes": 1}
            for path in sight.paths_of(sight.seat)
            if sight.lacking(path) == 1
            for other in others
            if sight.spare(other, path)
        ]
        if not asks:
            return None
        return {"type": "offer", "clauses": [pick(asks, self.seed, sight.seat, *sight.moment, "whom")]}

    def _answer(self, sight: Sight, legal: Legal) -> Action | None:
        """Yes to a payment and often to a plain request; no to what costs laurels or asks for more."""
        for action in legal:
            if action["type"] == "reject":
                accept = {"type": "accept", "deal": action["deal"]}
                deal = next(deal for deal in sight.deals if deal["deal"] == action["deal"])
                return accept if accept in legal and self._likes(sight, deal) else action
        return None

    def _likes(self, sight: Sight, deal: dict[str, Any]) -> bool:
        mine = [clause for clause in deal["clauses"] if clause["by"] == sight.seat]
        if any(clause["kind"] != "support" for clause in mine) or must_refuse(sight):
            return False
        paid = any(clause["kind"] == "pay" and clause["to"] == sight.seat for clause in deal["clauses"])
        return paid or self._chance(sight, f"answer {deal['deal']}") < CONSENTS
