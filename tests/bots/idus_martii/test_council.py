"""The last round reckoned through: the chance to win of each choice, world by world and card by card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from rostra.bots.idus_martii.beliefs import belief
from rostra.bots.idus_martii.cards import BALLOTS
from rostra.bots.idus_martii.council import Council
from rostra.bots.idus_martii.manners import Customs, customs
from rostra.games.idus_martii.components import YELLOW
from tests.bots.idus_martii.known import ended
from tests.bots.last_round import table

PRAETOR, FIRST, SECOND = 0, 1, 2
MARKERS = (8, 7)


def cases(seat: int, stage: str) -> Iterator[tuple[float, list[int], Customs]]:
    """How likely each world and manner is, what everybody is in it, and how they play."""
    there = table(stage=stage, ballots={} if stage == "vote" else {"1": "red", "2": "green"})
    thought = belief(there.view(seat), there.events(seat))
    for world, model in product(range(thought.worlds.count), range(len(thought.models))):
        sides = np.insert(thought.worlds.kinds[:, world], seat, thought.own.cards[0])
        yield (
            float(thought.joint[world, model]),
            [int(side) for side in sides],
            customs(5, 10, thought.models[model]),
        )


def won(sides: list[int], cards: tuple[int, int], seat: int) -> float:
    return ended(sides, (MARKERS[0] + cards.count(0), MARKERS[1] + cards.count(1)), seat)


def test_a_vote_counts_with_the_veto_and_the_best_card_after_it() -> None:
    there = table()
    legal = there.legal(FIRST)
    stays, goes = np.zeros(BALLOTS), np.zeros((BALLOTS, BALLOTS))
    for weight, sides, now in cases(FIRST, "vote"):
        vote = now.vote[sides[SECOND], *MARKERS]
        veto = now.veto[sides[PRAETOR], *MARKERS].copy()
        veto[YELLOW] = 1.0
        for card, other, new in product(range(BALLOTS), repeat=3):
            half, exchange = weight * float(vote[other]) / 2, now.replace[sides[SECOND], *MARKERS, other, new]
            stays[card] += half * veto[other] * exchange * won(sides, (card, new), FIRST)
            goes[card, new] += half * veto[card] * won(sides, (new, other), FIRST)
        for card, other in product(range(BALLOTS), repeat=2):
            half = weight * float(vote[other]) / 2
            stays[card] += half * (2 - veto[other] - veto[card]) * won(sides, (card, other), FIRST)
    np.fill_diagonal(goes, 0.0)
    values = Council(there.view(FIRST), there.events(FIRST)).values(legal)
    assert values == pytest.approx(stays + goes.max(axis=1), abs=1e-6)


def test_a_look_counts_with_the_better_of_veto_and_none() -> None:
    there = table(stage="peek", ballots={"1": "red", "2": "green"})
    expected = []
    for looked, other in ((FIRST, SECOND), (SECOND, FIRST)):
        veto, none = np.zeros(BALLOTS), np.zeros(BALLOTS)
        for weight, sides, now in cases(PRAETOR, "peek"):
            vote, exchange = now.vote[:, *MARKERS], now.replace[sides[looked], *MARKERS]
            for card, beside in product(range(BALLOTS), repeat=2):
                likely = weight * float(vote[sides[looked], card] * vote[sides[other], beside])
                none[card] += likely * won(sides, (card, beside), PRAETOR)
                for new in range(BALLOTS):
                    veto[card] += likely * exchange[card, new] * won(sides, (new, beside), PRAETOR)
        none[YELLOW] = 0.0  # It must be exchanged.
        expected.append(float(np.maximum(veto, none).sum()))
    values = Council(there.view(PRAETOR), there.events(PRAETOR)).values(there.legal(PRAETOR))
    assert values == pytest.approx(expected, abs=1e-6)


def test_who_expects_others_to_reckon_still_gives_chances() -> None:
    there = table()
    for share in (0.0, 0.3, 1.0):
        values = Council(there.view(FIRST), there.events(FIRST), share).values(there.legal(FIRST))
        assert all(0 <= value <= 1 for value in values)
        assert max(values) == values[1]  # Red, for a Traitor who is one behind.
