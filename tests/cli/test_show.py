"""``rostra show``: the boards as golden files, every kind of file, and what is wrong with one in one line."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from rostra.cli import main
from rostra.cli.display import display, names_of, position_game
from rostra.cli.terminal import STYLES
from tests.cli.examples import COMMAND, GOLDEN, agrees, played, positioned, recorded, run

POSITIONS = sorted(path.stem for path in GOLDEN.glob("*.json"))


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_looks_as_in_its_golden_file(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(GOLDEN / f"{name}.json")]) == 0
    assert agrees(f"{name}.txt", capsys.readouterr().out)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_board_fits_a_window_and_knows_its_styles(name: str) -> None:
    position = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    game = position_game(position) or ""
    canvas = display(game).draw(position, names_of(game))
    assert canvas.height <= 41
    for line in canvas.lines():
        assert sum(len(words) for words, _ in line) <= 100
        assert {style for _, style in line} <= {"", *STYLES}


@pytest.mark.parametrize(("name", "seat"), [("quo-vadis-5-players", 3), ("idus-martii-8-players", 3)])
def test_a_seat_sees_its_own_secrets_only(name: str, seat: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(GOLDEN / f"{name}.json"), "--seat", str(seat)]) == 0
    assert agrees(f"{name}-seat-{seat}.txt", capsys.readouterr().out)


def test_where_only_ascii_can_be_written_the_board_is_ascii() -> None:
    shown = run("show", str(GOLDEN / "quo-vadis-5-players.json"), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert shown.returncode == 0
    assert agrees("quo-vadis-5-players-ascii.txt", shown.stdout.decode("ascii"))


def test_colours_only_where_they_are_wanted() -> None:
    board = str(GOLDEN / "quo-vadis-5-players.json")
    assert b"\x1b[" not in run("show", board).stdout
    assert b"\x1b[" not in run("show", board, "--no-color").stdout
    assert b";5;" in run("show", board, "--color", "always", COLORTERM="").stdout
    assert b";2;176;38;30m" in run("show", board, "--color", "always", COLORTERM="truecolor").stdout


def test_a_record_is_shown_after_any_of_its_actions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played("quo-vadis", 3, 5)
    name = recorded(tmp_path / "game.jsonl", table)
    for at in (0, 7, len(table.record()["actions"])):
        assert main(["show", name, "--at", str(at)]) == 0
        there = positioned(tmp_path / "there.json", played("quo-vadis", 3, 5, at).position())
        shown = capsys.readouterr().out
        assert main(["show", there]) == 0
        assert shown == capsys.readouterr().out


def test_a_finished_record_tells_its_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", recorded(tmp_path / "game.jsonl", played("quo-vadis", 3, 5))]) == 0
    assert "wins. Laurels: " in capsys.readouterr().out


def test_a_record_may_be_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = positioned(tmp_path / "record.json", played("quo-vadis", 3, 5, 12).record())
    assert main(["show", name]) == 0
    assert "turn 13" in capsys.readouterr().out


def test_limited_ones_and_elections_are_recognised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played("quo-vadis", 4, 5, 30, variants=("limited-ones", "consular-election"))
    assert main(["show", positioned(tmp_path / "p.json", table.position())]) == 0
    assert "game 1 of 3" in capsys.readouterr().out


def test_standard_input_is_a_file_too() -> None:
    board = GOLDEN / "quo-vadis-5-players.json"
    assert run("show", "-", typed=board.read_bytes()).stdout == run("show", str(board)).stdout


def test_a_pipe_closed_early_is_no_trouble() -> None:
    process = subprocess.Popen(
        [*COMMAND, "replay", str(GOLDEN / "quo-vadis.jsonl")], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) == 141


HEADER = '{"format": "rostra-record", "version": 1, "game": "quo-vadis", "players": 4, "seed": 1}'
WRONG = {
    "empty": b"",
    "blank": b"\n\n",
    "words": b"arma virumque cano\n",
    "list": b"[1, 2]",
    "number": b"7",
    "other-object": b'{"a": 1}',
    "not-utf8": b"\xff\xfe{}",
    "nan": b'{"committees": NaN}',
    "twice": b'{"committees": {}, "committees": {}}',
    "deep": b"[" * 100_000,
    "little-position": b'{"committees": {}}',
    "position-of-words": b'{"committees": 1, "players": "four"}',
    "little-idus": b'{"markers": 7, "players": 5}',
    "version": HEADER.replace("1,", "99,", 1).encode(),
    "players": HEADER.replace("4", "2").encode(),
    "game": HEADER.replace("quo-vadis", "chess").encode(),
    "seed": HEADER.replace("1}", '"x"}').encode(),
    "header-only-half": b'{"format": "rostra-record", "version": 1}',
    "broken-line": HEADER.encode() + b'\n{"seat": 0, "action"\n',
    "no-action": HEADER.encode() + b"\n7\n",
    "no-seat": HEADER.encode() + b'\n{"action": {}}\n',
    "illegal": HEADER.encode() + b'\n{"seat": 0, "action": {"type": "fly"}}\n',
    "actions-no-list": b'{"format": "rostra-record", "actions": 4}',
}


@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_file_gets_one_clear_line(
    command: str, wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / wrong
    path.write_bytes(WRONG[wrong])
    assert main([command, str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("rostra: ")
    assert told.err.count("\n") == 1
    assert len(told.err) < 700
