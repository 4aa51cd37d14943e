"""The best opponent: a learned judgement beside simulated play, and fair deals."""

from __future__ import annotations

from rostra.bots.quo_vadis.blended import Blended
from rostra.bots.quo_vadis.endgame.exact import Exact
from rostra.bots.quo_vadis.endgame.solver import Endgame
from rostra.bots.quo_vadis.learned import Learned
from rostra.bots.quo_vadis.negotiator import Negotiator
from rostra.bots.quo_vadis.outlook import Appraiser
from rostra.bots.quo_vadis.simulated import Simulated

HASTE = 0.4
"""How much hasty games count beside the network, which reckons with players who think."""
LAST_TURNS = 4
"""So many turns before a turn limit (Q17) every line of play is looked through."""
MARGIN, WARY = 0.01, 0.013
"""What a deal must bring, in chances to win, and what it must bring who thinks longer. With less, more deals
are regretted; with more, more are let go (docs/strength.md has the figures)."""


class Best(Negotiator):
    """Thinks for up to about a second."""

    @staticmethod
    def make() -> Appraiser:
        """The network with its look-ahead, and hasty games; every line of play in the last turns."""
        thinking = Blended(Learned(looks=50), Simulated(glances=150, looks=1000), HASTE, WARY)
        return Exact(thinking, Endgame(), LAST_TURNS)


class Fast(Best):
    """Thinks for a few hundredths of a second, for tournaments; and these wait until it is ready."""

    patient = True

    @staticmethod
    def make() -> Appraiser:
        """The network at a glance, and some hasty games for every move."""
        return Blended(Learned(looks=0), Simulated(glances=40, looks=30), HASTE, MARGIN)
