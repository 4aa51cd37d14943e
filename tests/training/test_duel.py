"""Two files of weights at one table."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from rostra.bots import quo_vadis
from rostra.bots.quo_vadis.candidates import Turn
from rostra.bots.quo_vadis.network import FILE
from rostra.games.quo_vadis.rules import begin, configure
from rostra.games.quo_vadis.state import LAYOUT
from rostra.kernel.chance import sow
from training.__main__ import save
from training.duel import ORDERS, taught, won
from training.fitting import Network

pytestmark = pytest.mark.compiled
PACKAGED = Path(str(resources.files(quo_vadis))) / FILE


@pytest.fixture
def untaught(tmp_path: Path) -> Path:
    path = tmp_path / "untaught.npz"
    save(Network.new(1), path)
    return path


def test_each_bot_judges_by_its_own_file(untaught: Path) -> None:
    state = LAYOUT.new()
    configure(state, players=4)
    sow(state, 1, 0)
    begin(state)
    moves = Turn(state).candidates()
    rows = [taught(path).make_evaluator().evaluate_quickly(state, moves) for path in (untaught, PACKAGED)]
    assert all(row == [0.25] * 4 for row in rows[0]), "who knows nothing thinks all seats are alike"
    assert not any(row == [0.25] * 4 for row in rows[1])


def test_the_same_game_is_told_from_either_side(untaught: Path) -> None:
    one = won(PACKAGED, untaught, 1, 0)
    assert one in (0.0, 1.0)
    assert won(untaught, PACKAGED, 1, len(ORDERS) - 1) == 1.0 - one
