"""The review: what a finished game could have been. ``rostra.review(record)`` gives it as one value.

Praise and blame go by what a seat could know, the story by what was true; the two are kept apart everywhere.
A game that still runs has no review.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from rostra.kernel.game import InvalidInput
from rostra.table.records import replay

if TYPE_CHECKING:
    from rostra.review.value import Review

Progress = Callable[[float], None]
"""Is told from time to time which share of the work is done."""

VERSION = 5
"""Of the judge: counts up whenever it judges the same game in another way, so that no old review is kept."""

REVIEWERS = {
    "quo-vadis": "rostra.review.quo_vadis.reviewer",
    "idus-martii": "rostra.review.idus_martii.reviewer",
}
"""Who reviews each game: a module with ``partial`` and ``luck``; imported when needed."""


def review(record: Any, depth: float = 1.0, progress: Progress | None = None) -> Review:
    """Review a finished game.

    ``depth``: how many times as far as usual the judge looks. The same record and depth give the same review.
    """
    for found in partial(record, depth):
        if progress is not None:
            progress(found.done)
    return found


def partial(record: Any, depth: float = 1.0) -> Iterator[Review]:
    """The review of a finished game as it grows.

    Every value holds all that is known by then, and ``done``, which share of the work that is; the last one
    is the whole review. A record that cannot be reviewed is refused at once, before the first value.
    """
    finished = _finished(record, depth)
    return cast("Iterator[Review]", _reviewer(finished).partial(finished, depth))


def luck(record: Any, depth: float = 1.0) -> list[float]:
    """What chance brought to each seat of a finished game: the part of its review that is cheap to have."""
    finished = _finished(record, depth)
    return cast("list[float]", _reviewer(finished).luck(finished, depth))


def check_game(game: str, variants: Collection[str]) -> None:
    """``InvalidInput`` if such games are not reviewed."""
    if game not in REVIEWERS:
        raise InvalidInput("review-game", {"game": game})
    if "consular-election" in variants:  # Q25: the judge knows too little of it
        raise InvalidInput("review-election")


def _finished(record: Any, depth: float) -> dict[str, Any]:
    """The record of a game that is over, and can be reviewed."""
    if not depth > 0.0:
        raise InvalidInput("review-depth")
    table = replay(record)
    if table.result is None:
        raise InvalidInput("review-running")
    check_game(table.setup.game, table.setup.variants)
    return table.record()


def _reviewer(record: dict[str, Any]) -> Any:
    return import_module(REVIEWERS[record["game"]])


class _Package(ModuleType):
    """The package itself can be called: ``rostra.review(record)`` is its front door."""

    def __call__(self, record: Any, depth: float = 1.0, progress: Progress | None = None) -> Review:
        return review(record, depth, progress)


sys.modules[__name__].__class__ = _Package
