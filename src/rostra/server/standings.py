"""How a finished game ended for every seat: on which side it was, and in which place."""

from __future__ import annotations

from collections.abc import Sequence

from rostra import Table
from rostra.server.storage.rows import Standing


def standings(table: Table) -> list[Standing]:
    """All seats of a game that is over, in the order of the seats."""
    result = table.result
    assert result is not None
    seats, winners, scores = range(table.setup.players), result["winners"], result["scores"] or {}
    merits = [(seat in winners, seat in scores, scores.get(seat) or 0) for seat in seats]
    places = [1 + sum(other > mine for other in merits) for mine in merits]
    sides = _sides(table, result["faction"] is not None)
    return [Standing(seat, sides[seat], places[seat], seat in winners) for seat in seats]


def _sides(table: Table, by_faction: bool) -> Sequence[int]:
    """Who played together: those whose last card is of the same faction (I16); else nobody with another."""
    seats = range(table.setup.players)
    if not by_faction:
        return seats
    factions = [hand[0] for hand in table.position()["hands"]]
    return [factions.index(faction) for faction in factions]
