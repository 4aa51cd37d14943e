"""``rostra replay``: as a story where nobody watches, under one's fingers in a terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rostra.cli import files, main
from rostra.cli.replay import walk
from tests.cli.examples import GOLDEN, Terminal, agrees

STORIES = ["quo-vadis", "idus-martii"]


@pytest.mark.parametrize("name", STORIES)
def test_without_a_terminal_every_action_is_told_then_the_board(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(GOLDEN / f"{name}.jsonl")]) == 0
    assert agrees(f"{name}-story.txt", capsys.readouterr().out)


@pytest.mark.parametrize("name", STORIES)
def test_every_action_has_something_to_tell(name: str) -> None:
    found = files.read(str(GOLDEN / f"{name}.jsonl"))
    steps = walk(found)
    assert len(steps) == len(found.actions) + 1
    assert all(step.told for step in steps[1:])
    assert steps[-1].state["stage"] == "over"


def test_a_seat_is_told_what_it_saw(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN / "idus-martii.jsonl"), "--seat", "1"]) == 0
    told = capsys.readouterr().out
    assert "lays a card face down." in told
    assert "Seat 1 (you)" in told


def test_a_position_cannot_be_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN / "quo-vadis-5-players.json")]) == 2
    assert "rostra show" in capsys.readouterr().err


def test_an_action_that_cannot_be_played_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (GOLDEN / "quo-vadis.jsonl").read_text(encoding="utf-8").splitlines()
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join([*lines[:4], '{"seat": 0, "action": {"type": "decline"}}']), encoding="utf-8")
    assert main(["replay", str(broken)]) == 2
    assert "Action 4 of the record" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX terminal")
def test_in_a_terminal_keys_step_through_it() -> None:
    screens = Terminal("replay", str(GOLDEN / "quo-vadis.jsonl"))
    last = len(files.read(str(GOLDEN / "quo-vadis.jsonl")).actions)
    screens.expect(f" 0 of {last} ")
    for keys, at in (
        ("\r", 1),
        (" ", 2),
        ("n", 3),
        ("\x1b[C", 4),
        ("b", 3),
        ("\x1b[D", 2),
        ("g17\r", 17),
        ("g 20\r", 20),
    ):
        screens.type(keys)
        screens.expect(f" {at} of {last} ")
    screens.type("g\r")
    screens.expect(f" 20 of {last} ")
    screens.type("e")
    screens.expect(f" {last} of {last} ")
    screens.type("g999999\r")
    screens.expect(f" {last} of {last} ")
    screens.type("q")
    assert screens.ended() == 0
