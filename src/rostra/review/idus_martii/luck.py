"""Luck: what the draw of the start player and the deal did to every seat's chance.

Nothing else is drawn in Idus Martii but the order in which two cards are turned up (I7), and that decides
nothing. So what luck there is can be expected exactly: by the mean over all ways to deal (I1).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from rostra.bots.idus_martii.value_table import values_before_round
from rostra.bots.idus_martii.worlds import Floats, Observer, dealt_worlds, faction_cards
from rostra.review.idus_martii.truth import OpenPosition, chances
from rostra.review.value import Moment
from rostra.table.table import Table


def opening(table: Table) -> list[Moment]:
    """The curve up to the first action; a game that begins in a given position had no luck before it."""
    at = OpenPosition.of(table.position())
    dealt = chances(at).tolist()
    if table.record()["position"] is not None:
        return [_moment("begin", table.all_events(), dealt)]
    places = (np.arange(at.players) - at.start) % at.players
    by_place = before_deal(at.players)[places]
    moments = [_moment("begin", [], by_place.tolist())]
    if table.setup.options.get("start") is None:
        anywhere = np.full(at.players, by_place.mean())
        moments = [_moment("begin", [], anywhere.tolist()), _moment("luck", [], by_place.tolist())]
    return [*moments, _moment("luck", table.all_events(), dealt)]


@lru_cache(maxsize=8)
def before_deal(players: int) -> Floats:
    """The chance to win before the cards are dealt, the start player first: place."""
    likely = dealt_worlds(players, faction_cards(players))[1]
    nobody = Observer(players, 0, players, ())
    return np.array([likely @ values_before_round(nobody, place, 1, (0, 0)) for place in range(players)])


def _moment(cause: Any, events: list[dict[str, Any]], found: list[float]) -> Moment:
    return Moment(None, 1, cause, None, None, events, found)


def influence(curve: list[Moment]) -> list[list[float]]:
    """How much the actions of each seat changed each seat's chance: who acted, whose chance."""
    players = len(curve[0].chances)
    found = np.zeros((players, players))
    for before, after in pairwise(curve):
        if after.cause == "decision" and after.seat is not None:
            found[after.seat] += np.array(after.chances) - np.array(before.chances)
    rows: list[list[float]] = found.tolist()
    return rows
