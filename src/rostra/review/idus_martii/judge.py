"""The judge: every seat's chance to win when all cards lie open.

How a table plays is not known, so a chance is the mean over the opponent models, weighted by how well each
has predicted the choices made so far (Bayes), and calibrated.

Luck is the draw of the start player and the deal. Nothing else is drawn but the order in which two cards are
turned up (I7), and that decides nothing; so luck can be expected exactly, by the mean over all deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from rostra.bots.bot import Legal
from rostra.bots.idus_martii.opponent_model import MYOPIC, NOISY, SHARP, Models
from rostra.bots.idus_martii.value_table import values_before_round
from rostra.bots.idus_martii.worlds import Floats, Observer, dealt_worlds, faction_cards
from rostra.kernel.game import Action
from rostra.review.idus_martii.calibration import Calibration, packaged
from rostra.review.idus_martii.truth import OpenPosition, chances, chances_after, likelihood
from rostra.review.value import Cause, Moment
from rostra.table.records import replay
from rostra.table.table import Table

MODELS: Models = (SHARP, NOISY, MYOPIC)
"""How a table may play. Without the one that does anything at all the chances are better calibrated."""


def _prior() -> Floats:
    prior = np.array([model.prior for model in MODELS])
    found: Floats = prior / prior.sum()
    return found


@dataclass(slots=True)
class Judge:
    """Watches a game with all cards open."""

    calibration: Calibration = field(default_factory=packaged)
    weights: Floats = field(default_factory=_prior)
    """How likely the table plays by each model."""

    def chances(self, at: OpenPosition) -> list[float]:
        """Everybody's chance."""
        said = self.weights @ np.stack([chances(at, model) for model in MODELS])
        found: list[float] = self.calibration.applied(said, at.players, at.turn).tolist()
        return found

    def of_options(self, at: OpenPosition, seat: int, legal: Legal) -> list[float]:
        """The chance of a seat with each of its options, as the models play; not calibrated.

        What the judge has learned of the table counts as far as it knew it before.
        """
        return [
            float(self.weights @ [chances_after(at, seat, action, model)[seat] for model in MODELS])
            for action in legal
        ]

    def learn(self, at: OpenPosition, seat: int, action: Action) -> None:
        """Believe more in the models that expected what a seat has done."""
        self.weights = self.weights * [likelihood(at, seat, action, model) for model in MODELS]
        self.weights /= self.weights.sum()

    def opening(self, table: Table) -> list[Moment]:
        """The curve up to the first action; a game that begins in a given position had no luck before it."""
        at = OpenPosition.of(table.position())
        dealt = self.chances(at)
        if table.record()["position"] is not None:
            return [_moment("begin", table.all_events(), dealt)]
        by_place = before_deal(at.players, self.calibration)
        start_known = by_place[(np.arange(at.players) - at.start) % at.players].tolist()
        moments = [_moment("begin", [], start_known)]
        if table.setup.options.get("start") is None:
            anywhere = [float(by_place.mean())] * at.players
            moments = [_moment("begin", [], anywhere), _moment("luck", [], start_known)]
        return [*moments, _moment("luck", table.all_events(), dealt)]


@lru_cache(maxsize=32)
def before_deal(players: int, calibration: Calibration) -> Floats:
    """The chance before the deal, exactly: the mean over all deals (I1); the start player comes first."""
    likely, nobody = dealt_worlds(players, faction_cards(players))[1], Observer(players, 0, players, ())
    found = []
    for seat in range(players):
        said = _prior() @ np.stack([values_before_round(nobody, seat, 1, (0, 0), each) for each in MODELS])
        found.append(likely @ calibration.applied(said, players, turn=1))
    return np.array(found)


def at_rounds(record: dict[str, Any], judge: Judge) -> Iterator[tuple[OpenPosition, list[float]]]:
    """The table and the chances as rounds begin, and nothing between them."""
    table, turn = replay({**record, "actions": [], "result": None}), 0
    for entry in record["actions"]:
        seat, action = entry["seat"], entry["action"]
        at = OpenPosition.of(table.position())
        if at.turn != turn:
            yield at, judge.chances(at)
            turn = at.turn
        if action["type"] != "claim" and len(table.legal(seat)) > 1:
            judge.learn(at, seat, action)
        table.play(seat, action)


def _moment(cause: Cause, events: list[dict[str, Any]], found: list[float]) -> Moment:
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
