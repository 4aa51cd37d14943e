"""The calibration of Idus Martii: who is sure of too much becomes less sure, and the order stays."""

from __future__ import annotations

import numpy as np
import pytest

from rostra.review.idus_martii.calibration import Calibration, packaged, progress
from training.idus_calibration import UNCHANGED, fitted

CHANCES = np.array([0.0, 0.1, 0.5, 0.9, 1.0])


def test_chances_stay_chances_in_their_order() -> None:
    for turn in (1, 5, 10):
        found = packaged().applied(CHANCES, 5, turn)
        assert (np.diff(found) > 0).all()
        assert found[0] > 0.0
        assert found[-1] < 1.0


def test_without_weights_nothing_changes() -> None:
    assert UNCHANGED.applied(CHANCES, 5, 3) == pytest.approx(CHANCES, abs=1e-5)


def test_the_weights_of_the_first_round_give_way_to_those_of_the_last() -> None:
    assert (progress(5, 1), progress(5, 10)) == (0.0, 1.0)
    changing = Calibration(first=1.0, last=0.5, shift=0.0)
    first, last = (changing.applied(np.array([0.8]), 5, turn)[0] for turn in (1, 10))
    assert first == pytest.approx(0.8)
    assert last == pytest.approx(2 / 3)  # the odds of 4 become 2


def test_the_fit_finds_how_far_a_judge_exaggerates() -> None:
    """A judge says 0.8 where 0.6 is true, and 0.2 where 0.4 is."""
    told = [(0.8, game % 2, float(game % 10 < 6)) for game in range(100)]
    told += [(0.2, game % 2, float(game % 10 < 4)) for game in range(100)]
    found = fitted(told).applied(np.array([0.8, 0.2]), 5, 1)
    assert found == pytest.approx([0.6, 0.4], abs=0.01)
