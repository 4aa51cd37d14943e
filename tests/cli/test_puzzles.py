"""``rostra puzzles``: a puzzle at the keyboard, and a collection from drafts."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import msgspec
import pytest

from rostra.cli import main
from rostra.puzzles.collection import puzzles
from rostra.puzzles.making import Examined
from rostra.puzzles.puzzle import KINDS, Puzzle

ONE_OF_EACH = [next(p for p in puzzles() if p.kind == kind) for kinds in KINDS.values() for kind in kinds]


def typed(monkeypatch: pytest.MonkeyPatch, *lines: object) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=lambda puzzle: puzzle.kind)
def test_the_right_answer_is_told_to_be_right(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "what?", puzzle.answer + 1)
    assert main(["puzzles", "solve", puzzle.name]) == 0
    told = capsys.readouterr().out
    assert "Right" in told.splitlines()[-1]
    assert f"{len(puzzle.choices):>3}  " in told


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=lambda puzzle: puzzle.kind)
def test_after_the_last_try_the_answer_is_told(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = [place + 1 for place in range(len(puzzle.choices)) if place != puzzle.answer]
    typed(monkeypatch, *wrong)
    assert main(["puzzles", "solve", puzzle.name]) == 0
    told = capsys.readouterr().out
    assert told.count("No") >= puzzle.tries
    assert "The answer was: " in told.splitlines()[-1]


def test_today_is_asked_and_can_be_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "q")
    assert main(["puzzles"]) == 0
    assert "You are " in capsys.readouterr().out


def test_an_unknown_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "solve", "nothing"]) == 2
    assert "no puzzle nothing" in capsys.readouterr().err


def test_the_list_names_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(puzzles())


def test_a_collection_is_chosen_from_drafts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drafts, out = tmp_path / "drafts.jsonl", tmp_path / "chosen.jsonl"
    drafts.write_bytes(msgspec.json.encode(Examined("x/game", list(puzzles()[:40]))) + b"\n")
    assert main(["puzzles", "collect", str(drafts), "--most", "1", "--out", str(out)]) == 0
    kept = [msgspec.json.decode(line, type=Puzzle) for line in out.read_bytes().splitlines()]
    assert len({(each.kind, each.grade) for each in kept}) == len(kept) > 4
    assert "puzzles chosen from 40" in capsys.readouterr().out
    assert main(["puzzles", "collect", str(drafts), "--out", str(out), "--without", kept[0].name]) == 0
    assert kept[0].name not in out.read_text("utf-8")


def test_what_is_no_file_of_puzzles_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("nonsense\n", encoding="utf-8")
    assert main(["puzzles", "collect", str(broken), "--out", str(tmp_path / "out")]) == 2
    assert main(["puzzles", "collect", str(tmp_path / "none"), "--out", str(tmp_path / "out")]) == 2
    assert capsys.readouterr().err.count("rostra: ") == 2
