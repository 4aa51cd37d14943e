"""Possible worlds: how many there are, how likely each is, and what a discard does to them."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from rostra.bots.idus_martii.worlds import HAND_OF, HIGHER, LOWER, Observer, dealt_worlds, faction_cards


@pytest.mark.parametrize(("players", "most"), [(5, 139), (6, 547), (7, 2_061), (8, 7_527)])
def test_there_are_as_many_worlds_as_can_be_told_apart(players: int, most: int) -> None:
    observers = [Observer(players, 0, 1, (one, two)) for one in range(3) for two in range(3)]
    counts = [observer.worlds(turn).shape[1] for observer in observers for turn in range(1, players + 3)]
    assert max(counts) == most


def test_dealt_worlds_are_as_likely_as_the_deals_they_stand_for() -> None:
    """Two other seats hold two Loyalists, a Traitor and a Merchant between them."""
    deals = [
        (int(HAND_OF[one, two]), int(HAND_OF[three, four]))
        for one, two, three, four in permutations((0, 0, 1, 2))
    ]
    worlds, likely = dealt_worlds(2, (2, 1, 1))
    found = {(int(first), int(second)): float(p) for (first, second), p in zip(worlds.T, likely, strict=True)}
    assert found == pytest.approx({pair: deals.count(pair) / len(deals) for pair in set(deals)})


@pytest.mark.parametrize("turn", range(1, 7))
def test_a_discard_loses_no_weight_and_leaves_one_card(turn: int) -> None:
    observer = Observer(5, 2, 0, (0, 1))
    consul = (2 + turn - 1) % 5
    if observer.discard_turn(consul) != turn or consul == observer.seat:
        assert observer.discarded(turn + 1) == observer.discarded(turn)
        return
    before, after = observer.worlds(turn), observer.worlds(turn + 1)
    step, row = observer.discard(turn), observer.row(consul)
    weights = np.linspace(1, 2, before.shape[1])[:, None]
    assert step.apply(weights, np.full(weights.shape, 0.25)).sum() == pytest.approx(weights.sum())
    assert (after[row][step.lower] == LOWER[before[row]]).all()
    assert (after[row][step.higher] == HIGHER[before[row]]).all()


def test_everybody_discards_once_and_the_start_player_last() -> None:
    """I8, I13."""
    observer = Observer(5, 2, 0, (0, 1))
    assert [observer.discard_turn(seat) for seat in (3, 4, 0, 1, 2)] == [2, 3, 4, 5, 6]


def test_no_world_has_more_cards_than_there_are() -> None:
    observer = Observer(6, 0, 2, (1, 2))
    hands = observer.worlds(1)
    for faction, count in enumerate(faction_cards(6)):
        held = (LOWER[hands] == faction).sum(axis=0) + (HIGHER[hands] == faction).sum(axis=0)
        assert (held + observer.cards.count(faction) == count).all()
