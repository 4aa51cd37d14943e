"""The value table is exact: it says what comes out when every card is turned up one after the other."""

from __future__ import annotations

from itertools import combinations, product
from math import exp

import numpy as np
import pytest

from rostra.bots.idus_martii.opponent_model import NOISY, SHARP, PlayerModel, policy
from rostra.bots.idus_martii.value_table import (
    SAME_FACTION_BIAS,
    STEPS,
    values_after_count,
    values_after_discard,
)
from rostra.bots.idus_martii.worlds import FACTION_COUNT, HIGHER, LOWER, Observer
from rostra.games.idus_martii.components import YELLOW
from tests.bots.idus_martii.model_player import ended

Markers = tuple[int, int]
PLAYERS = 5


def counts(hands: list[int], turn: int, markers: Markers, model: PlayerModel) -> dict[Markers, float]:
    """Where the markers stand after a round with Aediles and Praetor with these hands, card by card."""
    now = policy(PLAYERS, turn, model)
    low, high, praetor = hands
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


def value(hands: list[int], turn: int, markers: Markers, seat: int, model: PlayerModel) -> float:
    """The chance of a seat to win before a round of the second phase, by every way the rounds may go."""
    if turn > 2 * PLAYERS or max(markers) > 13:
        return ended(hands, markers, seat)
    consul = turn - PLAYERS - 1
    total = weights = 0.0
    others = [other for other in range(PLAYERS) if other != consul]
    for low, high in combinations(others, 2):
        for praetor in {*others} - {low, high}:
            roles = [hands[low], hands[high], hands[praetor]]
            weight = exp(SAME_FACTION_BIAS * roles.count(hands[consul]))
            weights += weight
            for after, chance in counts(roles, turn, markers, model).items():
                total += weight * chance * value(hands, turn + 1, after, seat, model)
    return total / weights


@pytest.mark.parametrize("model", [SHARP, NOISY])
@pytest.mark.parametrize("markers", [(9, 7), (12, 4), (13, 3)])
def test_the_last_rounds_come_out_as_they_do_world_by_world(markers: Markers, model: PlayerModel) -> None:
    own = Observer(PLAYERS, 0, 2, (0, 1))
    found = values_after_count(own, 2, 9, markers, model)
    worlds = own.worlds(9).T
    for number in (0, len(worlds) // 2, len(worlds) - 1):
        hands = [int(side) for side in np.insert(worlds[number], 2, 0)]
        for step, (up, down) in enumerate(STEPS[:4]):
            by_hand = value(hands, 10, (markers[0] + up, markers[1] + down), 2, model)
            assert found[number, step] == pytest.approx(by_hand, abs=1e-5)


def test_in_the_first_phase_a_round_leads_to_the_next() -> None:
    """Seat 2 chooses a side at the end of the third round, then seats 4, 0 and 1 have the roles."""
    own, markers = Observer(PLAYERS, 0, 3, (0, 2)), (3, 1)
    found, after = values_after_count(own, 3, 3, markers), (4, 2)
    worlds, then = own.worlds(3), own.worlds(4)
    for number in (0, 40, 79):
        hands = worlds[:, number]
        keep = policy(PLAYERS, 3, SHARP).keep_lower[hands[2], *after]
        expected = 0.0
        for side, chance in ((LOWER[hands[2]], keep), (HIGHER[hands[2]], 1 - keep)):
            chosen = np.array([hands[0], hands[1], side, hands[3]])
            place = int(np.nonzero((then == chosen[:, None]).all(axis=0))[0][0])
            next_round = values_after_count(own, 3, 4, after)[place]
            for stand, likely in counts([chosen[0], chosen[1], chosen[3]], 4, after, SHARP).items():
                step = STEPS.index((stand[0] - after[0], stand[1] - after[1]))
                expected += float(chance) * likely * next_round[step]
        assert found[number, STEPS.index((1, 1))] == pytest.approx(expected, abs=1e-5)


def test_the_better_card_is_worth_more_to_keep() -> None:
    own = Observer(PLAYERS, 0, 3, (1, 0))
    loyalist, traitor = (values_after_discard(own, 4, (6, 2), side).mean() for side in (0, 1))
    assert 0 < traitor < loyalist < 1


def test_somebody_wins_in_every_world() -> None:
    """When all have chosen, those of one faction win together, and one of the factions always does."""
    spectator = Observer(PLAYERS, 1, PLAYERS, ())
    hands = spectator.worlds(8)
    chances = np.stack([values_after_count(spectator, seat, 8, (7, 5)) for seat in range(PLAYERS)])
    everything = np.all([(hands == side).any(axis=0) for side in range(FACTION_COUNT)], axis=0)
    first = [np.argmax(hands == side, axis=0) for side in range(FACTION_COUNT)]
    total = sum(chances[seats, np.arange(hands.shape[1])] for seats in first)
    assert total[everything] == pytest.approx(1.0, abs=1e-5)
