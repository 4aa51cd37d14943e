"""The registry: the games of the house, and those of other modules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rostra import games

OTHER = """
from rostra import games
from rostra.games.quo_vadis.game import QuoVadis

class Other(QuoVadis):
    name = "other"

games.register(Other())
"""


def test_each_game_is_found_by_its_name() -> None:
    assert len(games.GAMES) == 2
    for name, game in games.GAMES.items():
        assert games.named(name) is game
        assert game.name == name


@pytest.mark.parametrize("name", ["chess", "", None, 1, []])
def test_a_game_nobody_knows_is_refused(name: object) -> None:
    with pytest.raises(ValueError, match=r"There is no game .*; there are quo-vadis, idus-martii"):
        games.named(name)


def test_games_of_other_modules_are_known_in_every_process(tmp_path: Path) -> None:
    (tmp_path / "other_game.py").write_text(OTHER, "utf-8")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    run = subprocess.run(
        [sys.executable, "-c", "import rostra.games; print(*rostra.games.GAMES)"],
        env=os.environ | {"ROSTRA_GAMES": " other_game,", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == ["quo-vadis", "idus-martii", "other"]
