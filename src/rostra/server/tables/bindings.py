"""Which clauses of an offer the table would enforce (Q19, Q22), for one who is still thinking about it."""

from __future__ import annotations

from typing import Any

from rostra import Table
from rostra.games.quo_vadis.deals.deals import LONG_REACH
from rostra.kernel.game import Action


def bindings(table: Table, action: Action) -> list[bool] | None:
    """For each clause of a legal offer whether it binds; ``None`` for any other action."""
    if action.get("type") != "offer":
        return None
    setup = table.setup
    long = any(name in LONG_REACH for name in (setup.edition, *setup.variants))
    last = table.turn + (setup.players if long else 0)
    return [_binds(clause, table.turn, last) for clause in action["clauses"]]


def _binds(clause: dict[str, Any], turn: int, last: int) -> bool:
    """What can be settled within the reach must be kept; words alone never bind."""
    return bool(clause["kind"] != "note" and clause.get("until", turn) <= last)
