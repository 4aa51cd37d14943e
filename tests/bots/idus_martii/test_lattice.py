"""The lattice is exact: what it says is what comes out when every card is turned up one after the other."""

from __future__ import annotations

from itertools import combinations, product
from math import exp

import numpy as np
import pytest

from rostra.bots.idus_martii.beliefs import Own
from rostra.bots.idus_martii.cards import HIGHER, LOWER, SIDES
from rostra.bots.idus_martii.lattice import COMPANY, kept, leaves
from rostra.bots.idus_martii.manners import STEADY, WAVERING, Manner, customs
from rostra.bots.idus_martii.track import STEPS
from rostra.games.idus_martii.components import YELLOW
from tests.bots.idus_martii.known import ended

Markers = tuple[int, int]
PLAYERS = 5


def counts(kinds: list[int], turn: int, markers: Markers, manner: Manner) -> dict[Markers, float]:
    """Where the markers stand after a round with Aediles and Praetor of these kinds, card by card."""
    now = customs(PLAYERS, turn, manner)
    low, high, praetor = kinds
    found: dict[Markers, float] = {}
    for swapped, first, second, final in product((False, True), range(3), range(3), range(3)):
        one, other = (high, low) if swapped else (low, high)
        chance = float(now.vote[one, *markers, first] * now.vote[other, *markers, second]) / 2
        veto = 1.0 if first == YELLOW else float(now.veto[praetor, *markers, first])
        chance *= veto * float(now.replace[one, *markers, first, final]) + (1 - veto) * (first == final)
        cards = (final, second)
        after = (markers[0] + cards.count(0), markers[1] + cards.count(1))
        found[after] = found.get(after, 0.0) + chance
    return {after: chance for after, chance in found.items() if chance}


def value(kinds: list[int], turn: int, markers: Markers, seat: int, manner: Manner) -> float:
    """The chance of a seat to win before a round of the second phase, by every way the rounds may go."""
    if turn > 2 * PLAYERS or max(markers) > 13:
        return ended(kinds, markers, seat)
    consul = turn - PLAYERS - 1
    total = weights = 0.0
    others = [other for other in range(PLAYERS) if other != consul]
    for low, high in combinations(others, 2):
        for praetor in {*others} - {low, high}:
            roles = [kinds[low], kinds[high], kinds[praetor]]
            weight = exp(COMPANY * roles.count(kinds[consul]))
            weights += weight
            for after, chance in counts(roles, turn, markers, manner).items():
                total += weight * chance * value(kinds, turn + 1, after, seat, manner)
    return total / weights


@pytest.mark.parametrize("manner", [STEADY, WAVERING])
@pytest.mark.parametrize("markers", [(9, 7), (12, 4), (13, 3)])
def test_the_last_rounds_come_out_as_they_do_world_by_world(markers: Markers, manner: Manner) -> None:
    own = Own(PLAYERS, 0, 2, (0, 1))
    found = leaves(own, 2, 9, markers, manner)
    worlds = own.worlds(9).kinds.T
    for number in (0, len(worlds) // 2, len(worlds) - 1):
        kinds = [int(side) for side in np.insert(worlds[number], 2, 0)]
        for step, (up, down) in enumerate(STEPS[:4]):
            by_hand = value(kinds, 10, (markers[0] + up, markers[1] + down), 2, manner)
            assert found[number, step] == pytest.approx(by_hand, abs=1e-5)


def test_in_the_first_phase_a_round_leads_to_the_next() -> None:
    """Seat 2 chooses a side at the end of the third round, then seats 4, 0 and 1 have the roles."""
    own, markers = Own(PLAYERS, 0, 3, (0, 2)), (3, 1)
    found, after = leaves(own, 3, 3, markers), (4, 2)
    worlds, then = own.worlds(3).kinds, own.worlds(4).kinds
    for number in (0, 40, 79):
        kinds = worlds[:, number]
        keep = customs(PLAYERS, 3, STEADY).keep[kinds[2], *after]
        expected = 0.0
        for side, chance in ((LOWER[kinds[2]], keep), (HIGHER[kinds[2]], 1 - keep)):
            chosen = np.array([kinds[0], kinds[1], side, kinds[3]])
            place = int(np.nonzero((then == chosen[:, None]).all(axis=0))[0][0])
            next_round = leaves(own, 3, 4, after)[place]
            for stand, likely in counts([chosen[0], chosen[1], chosen[3]], 4, after, STEADY).items():
                step = STEPS.index((stand[0] - after[0], stand[1] - after[1]))
                expected += float(chance) * likely * next_round[step]
        assert found[number, STEPS.index((1, 1))] == pytest.approx(expected, abs=1e-5)


def test_the_better_card_is_worth_more_to_keep() -> None:
    own = Own(PLAYERS, 0, 3, (1, 0))
    loyalist, traitor = (kept(own, 4, (6, 2), side).mean() for side in (0, 1))
    assert 0 < traitor < loyalist < 1


def test_somebody_wins_in_every_world() -> None:
    """When all have chosen, those of one faction win together, and one of the factions always does."""
    onlooker = Own(PLAYERS, 1, PLAYERS, ())
    kinds = onlooker.worlds(8).kinds
    chances = np.stack([leaves(onlooker, seat, 8, (7, 5)) for seat in range(PLAYERS)])
    everything = np.all([(kinds == side).any(axis=0) for side in range(SIDES)], axis=0)
    first = [np.argmax(kinds == side, axis=0) for side in range(SIDES)]
    total = sum(chances[seats, np.arange(kinds.shape[1])] for seats in first)
    assert total[everything] == pytest.approx(1.0, abs=1e-5)
