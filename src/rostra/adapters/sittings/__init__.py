"""One playing of a game as a learner meets it: a seat acts, and an action is a number.

A sitting is thinner than a table. It keeps no record and tells no story; bargaining has its bounded form (ask
a seat for one consent at a price, and it consents or refuses), and so have claims.
"""

from __future__ import annotations

from typing import Any

from rostra.adapters.sittings.idus_martii import IdusMartii
from rostra.adapters.sittings.quo_vadis import QuoVadis
from rostra.adapters.sittings.sitting import Observation, Sitting
from rostra.kernel.game import brief

__all__ = ["IdusMartii", "Observation", "QuoVadis", "Sitting", "sitting"]

_sittings: tuple[type[Sitting], ...] = (QuoVadis, IdusMartii)
SITTINGS = {kind.rules.name: kind for kind in _sittings}


def sitting(game: str, **options: Any) -> Sitting:
    """A sitting of a game, by its name."""
    if game not in SITTINGS:
        raise ValueError(f"There is no game {brief(game, 40)!r}; there are {', '.join(SITTINGS)}.")
    return SITTINGS[game](**options)
