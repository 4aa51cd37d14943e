"""The last round of Idus Martii, with everything still open: a table that tests change a little."""

from __future__ import annotations

from typing import Any

import rostra

POSITION: dict[str, Any] = {
    "players": 5,
    "start": 0,
    "phase": 2,
    "round": 5,
    "roles": {"consul": 4, "praetor": 0, "aediles": [1, 2]},
    "last": {"praetor": 1, "aediles": [0, 2]},
    "hands": [["loyalist"], ["traitor"], ["loyalist"], ["merchant"], ["traitor"]],
    "discarded": [["traitor"], ["traitor"], ["loyalist"], ["merchant"], ["loyalist"]],
    "markers": {"loyalist": 8, "traitor": 7},
    "stage": "vote",
    "ballots": {},
    "peeked": None,
}


def table(**changes: Any) -> rostra.Table:
    """A table at that moment, but for the changes."""
    return rostra.new_table("idus-martii", seed=1, position={**POSITION, **changes})
