"""Short names for the pictures of a report, where a bot's whole name is too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any


def labels(names: Iterable[str]) -> dict[str, str]:
    """What each player is called: ``package.module:Name`` is Name, unless others are called so too."""
    short = {name: name.rpartition(":")[2] for name in names}
    often = Counter(short.values())
    return {name: label if often[label] == 1 else name for name, label in short.items()}


def labelled(results: Mapping[str, Any]) -> dict[str, Any]:
    """The results with everybody called by a short name."""
    called = labels(results["tournament"]["names"])

    def by_label(players: Mapping[str, Any] | None) -> dict[str, Any] | None:
        return None if players is None else {called[name]: data for name, data in players.items()}

    def pairs(cells: Mapping[str, Any]) -> dict[str, Any]:
        return {called[row]: by_label(columns) for row, columns in cells.items()}

    replaced, games = results["replaced"], results["games"]
    lost = [{**one, "player": called[one["player"]]} for one in games["forfeits"]]
    return {
        **results,
        "tournament": {**results["tournament"], "names": list(called.values())},
        "games": {**games, "forfeits": lost},
        **{key: by_label(results[key]) for key in ("players", "ratings", "time")},
        **{key: pairs(results[key]) for key in ("matrix", "head_to_head")},
        "replaced": replaced and {**replaced, "old": called[replaced["old"]], "new": called[replaced["new"]]},
    }
