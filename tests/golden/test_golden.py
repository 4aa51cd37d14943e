"""Whole games kept as text: they are played today as they were then.

``ROSTRA_GOLDEN=write pytest tests/golden`` plays and writes them anew; then read what has changed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import rostra

from .playthrough import read, told
from .scenes import SCENES, ending

FOLDER = Path(__file__).parent

ENDINGS = {
    "quo-vadis": {"senate-full", "turn-limit", "turn-limit, nobody"},
    "idus-martii": {
        *(
            f"{reason}, {faction}"
            for reason in ("ides-of-march", "failed-conspiracy")
            for faction in ("traitor",)
        ),
        *("ides-of-march, loyalist", "ides-of-march, merchant", "ides-of-march, merchant, nobody"),
        *("failed-conspiracy, loyalist", "failed-conspiracy, merchant"),
    },
}
"""Every way to end that people would tell apart."""


def golden(name: str) -> str:
    """The kept text of a game; written first if that is asked for."""
    path = FOLDER / f"{name}.txt"
    if os.environ.get("ROSTRA_GOLDEN") == "write":
        path.write_text(told(SCENES[name].arguments(), SCENES[name].moves()), encoding="utf-8")
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SCENES)
def test_a_kept_game_is_still_played_identically(name: str) -> None:
    text = golden(name)
    setup, moves = read(text)
    assert setup == SCENES[name].arguments()
    assert told(setup, moves).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", SCENES)
def test_a_kept_game_ends_as_its_scene_says(name: str) -> None:
    setup, moves = read(golden(name))
    table = rostra.new_table(**setup)
    for seat, action in moves:
        assert table.result is None
        table.play(seat, action)
    assert table.result is not None
    assert ending(table.result) == SCENES[name].ends


def test_every_number_of_players_and_every_ending_is_kept() -> None:
    for game, counts in (("quo-vadis", {3, 4, 5}), ("idus-martii", {5, 6, 7, 8})):
        scenes = [scene for scene in SCENES.values() if scene.game == game]
        assert {scene.players for scene in scenes} == counts
        assert {scene.ends for scene in scenes} == ENDINGS[game]
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCENES)


def test_the_kept_games_show_everything_that_can_happen() -> None:
    """Each kind of action of the rules is played somewhere."""
    kinds = {action["type"] for name in SCENES for _, action in read(golden(name))[1]}
    quo_vadis = {"place", "advance", "caesar", "decline", "pledge", "retract", "census", "remove"}
    idus_martii = {"assign", "vote", "peek", "veto", "approve", "replace", "discard"}
    assert kinds == quo_vadis | idus_martii
