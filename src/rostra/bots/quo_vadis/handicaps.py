"""The best bot with a hand tied behind its back, to see what bargaining and keeping one's word are worth."""

from __future__ import annotations

from rostra.bots.quo_vadis.best import HASTE, MARGIN, Fast
from rostra.bots.quo_vadis.blended import Blended
from rostra.bots.quo_vadis.learned import Learned
from rostra.bots.quo_vadis.outlook import Appraiser
from rostra.bots.quo_vadis.simulated import Simulated


class Silent(Fast):
    """Never offers, counters or pledges, but answers what is offered to it."""

    offers = False


class Mute(Silent):
    """Makes no deals at all."""

    accepts = False


class Liar(Fast):
    """Promises freely, and keeps no promise that nobody enforces unless that pays."""

    honest = False


class Frugal(Fast):
    """Plays on five hasty games for every move: about a hundred in a decision, beside others who search."""

    @staticmethod
    def make() -> Appraiser:
        """The network at a glance, and five hasty games for every move."""
        return Blended(Learned(looks=0), Simulated(glances=5, looks=5), HASTE, MARGIN)
