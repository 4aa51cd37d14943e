"""What a decision is about: what a seat sees, and what everybody may expect of the turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rostra.bots.bot import Events, Option, Reasons, View
from rostra.bots.chance import chance
from rostra.bots.quo_vadis.appraisal.sampling import sampled
from rostra.bots.quo_vadis.negotiation import Negotiation
from rostra.bots.quo_vadis.outlook import AFRESH, Appraiser, Chances, Outlook, outlook
from rostra.bots.quo_vadis.prospects import Prospect, Turn, after
from rostra.bots.quo_vadis.sight import Sight
from rostra.bots.quo_vadis.terms import Terms, terms_of
from rostra.bots.quo_vadis.trust import trust


@dataclass(frozen=True)
class Scene:
    """A turn in the eyes of one seat."""

    sight: Sight
    events: Events
    appraiser: Appraiser
    turn: Turn
    now: Outlook
    luck: int
    """The luck with which all is judged: the same for everybody, so that they can agree."""
    spent: int
    """The games that had been played on before."""

    @cached_property
    def likely(self) -> Chances:
        """What is to be expected as things are, after a careful look."""
        return self.now.with_care(self.appraiser, self.luck)

    @cached_property
    def again(self) -> Chances:
        """The same with fresh luck."""
        return self.now.with_care(self.appraiser, self.fresh)

    @property
    def fresh(self) -> int:
        """Other luck, to see whether what was chosen was only lucky; the same for everybody, too."""
        return self.luck + AFRESH

    def rounds_after(self, rounds: int) -> float:
        """How many rounds longer than this the game has lasted."""
        return max(0.0, self.sight.turn / self.sight.players - rounds)

    def gains_again(self, prospect: Prospect) -> Chances:
        """What everybody gains by a prospect, with fresh luck."""
        (found,) = self.appraiser.look([after(self.turn.state, prospect)], self.fresh)
        return [later - before for later, before in zip(found, self.again, strict=True)]

    def terms(self, deal: Mapping[str, Any]) -> Terms:
        """What a deal means for the turn."""
        return terms_of(deal, self.sight.mover, self.sight.turn)

    def with_deal(self, terms: Terms) -> Outlook:
        """What is to be expected when a deal is struck and used."""
        return outlook(self.appraiser, self.turn, terms)

    def gains(self, terms: Terms) -> Chances:
        """What everybody gains by a deal, after a careful look."""
        found = self.with_deal(terms).with_care(self.appraiser, self.luck)
        return [later - before for later, before in zip(found, self.likely, strict=True)]

    def negotiation(self, honest: bool = True) -> Negotiation:
        """The deals that could be made."""
        trusted = trust(self.sight, self.sight.mover)
        return Negotiation(self.appraiser, self.now, self.likely, self.luck, trusted, honest)

    def reasons(self, options: Sequence[Option]) -> Reasons:
        """Why something was done: what was done first, and what it is worth."""
        return Reasons(tuple(options), options[0].value, self.appraiser.simulations - self.spent)


def scene(view: View, seat: int, events: Events, appraiser: Appraiser) -> Scene:
    """The turn that is being played, in the eyes of a seat."""
    sight, spent = Sight(view, seat), appraiser.simulations
    luck = int(chance("deals", *sight.moment) * 2**31)
    struck = [terms_of(d, sight.mover, sight.turn) for d in sight.deals if d["status"] == "struck"]
    turn = Turn(sampled(view, seat, events, luck), struck)
    return Scene(sight, events, appraiser, turn, outlook(appraiser, turn), luck, spent)
