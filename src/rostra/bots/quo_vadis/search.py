"""A searching opponent: plays hasty games in its head, and bargains by what they show."""

from __future__ import annotations

from rostra.bots.quo_vadis.negotiator import Negotiator
from rostra.bots.quo_vadis.outlook import Appraiser
from rostra.bots.quo_vadis.simulated import Simulated


class Search(Negotiator):
    """Judges by simulated play alone."""

    @staticmethod
    def make() -> Appraiser:
        """Hasty games, nothing else."""
        return Simulated(glances=40, looks=200)
