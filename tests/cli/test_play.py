"""``rostra play``: whole games by scripted fingers, and no secret on anybody else's screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rostra.cli import files, main
from rostra.cli.play import Session


@pytest.fixture
def fingers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What is typed, line by line; after the last line the input ends. Whatever is kept is kept elsewhere."""
    lines: list[str] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", Typed(lines))
    return lines


class Typed:
    """Standard input from a list that is filled later."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def readline(self) -> str:
        return self.lines.pop(0) + "\n" if self.lines else ""


@pytest.mark.parametrize(
    ("game", "players", "humans"),
    [
        ("quo-vadis", 3, 1),
        ("quo-vadis", 4, 2),
        ("quo-vadis", 5, 5),
        ("idus-martii", 5, 1),
        ("idus-martii", 8, 8),
    ],
)
def test_a_game_is_played_to_its_end_and_kept(
    game: str,
    players: int,
    humans: int,
    fingers: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fingers.extend(["1"] * 5000)
    kept = tmp_path / "kept.jsonl"
    arguments = ["play", game, "--players", str(players), "--humans", str(humans), "--seed", "3"]
    assert main([*arguments, "--save", str(kept)]) == 0
    told = capsys.readouterr().out
    assert "win" in told
    assert "rostra replay" in told
    record = files.read(str(kept)).record
    assert record is not None
    assert record["result"] is not None


def test_the_same_seed_and_fingers_give_the_same_game(
    fingers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    fingers.extend(["1"] * 20)
    assert main(["play", "--seed", "8"]) == 0
    first = capsys.readouterr().out
    fingers.extend(["1"] * 20)
    assert main(["play", "--seed", "8"]) == 0
    assert capsys.readouterr().out == first


def test_a_wrong_answer_gets_a_clear_sentence(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    fingers.extend(["", "0", "99", "-1", "place", "²", "1" * 5000, "?", "b", "q"])
    assert main(["play", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert told.count("Please type a number from 1 to ") == 7
    assert "One action a turn" in told
    assert told.count("QUO VADIS?") == 2
    assert told.endswith("Farewell. The game was not finished.\n")


def test_the_end_of_the_input_ends_the_game_politely(
    fingers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "idus-martii", "--seed", "1"]) == 0
    assert capsys.readouterr().out.endswith("Farewell. The game was not finished.\n")


def test_a_record_may_be_kept_at_the_end(
    fingers: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    fingers.extend(["1"] * 5000)
    assert main(["play", "idus-martii", "--seed", "2"]) == 0
    assert (tmp_path / "1").exists()


def test_a_record_that_cannot_be_kept_is_no_traceback(
    fingers: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fingers.extend(["1"] * 5000)
    assert main(["play", "idus-martii", "--seed", "2", "--save", str(tmp_path / "no" / "where")]) == 2
    assert "Cannot write" in capsys.readouterr().err


def test_a_curtain_stands_between_two_people(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    fingers.extend(["1"] * 40)
    assert main(["play", "idus-martii", "--humans", "5", "--seed", "2"]) == 0
    seats = set()
    for part in capsys.readouterr().out.split("Pass the keyboard to ")[1:]:
        seat = part.split(",")[0]
        seats.add(seat)
        assert f"{seat} (you)" in part
        assert part.count("(you)") == part.count(f"{seat} (you)")
        board = part.split("Suffragium")[0]
        assert board.count("[Loyalist]") + board.count("[Traitor]") + board.count("[Merchant]") <= 2
    assert len(seats) > 2


def test_consent_is_asked_for_and_given(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    fingers.extend(["2", "5", "maybe", "yes", "1"] * 400)
    assert main(["play", "--players", "3", "--humans", "3", "--seed", "5"]) == 0
    told = capsys.readouterr().out
    assert "Ask Blue aloud: consent for " in told
    assert "Please answer 1 for yes or 2 for no." in told
    assert " gives consent on " in told


def test_bots_can_be_asked_why(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    fingers.extend(["w", *["1"] * 2, "w", "q"])
    assert main(["play", "--players", "3", "--seed", "4", "--level", "greedy"]) == 0
    told = capsys.readouterr().out
    assert ": I place a senator in " in told or ": I advance along " in told
    assert " laurels, against " in told


def test_in_idus_martii_reasons_are_told_when_nothing_is_secret_any_more(
    fingers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """B1: a bot's reasons for a vote tell what it is."""
    fingers.extend(["w", *["1"] * 5000])
    assert main(["play", "idus-martii", "--seed", "2", "--save", "kept"]) == 0
    told = capsys.readouterr().out
    assert "Ask when the game is over." in told
    assert "% to win" not in told


def test_a_game_may_be_explained_when_it_is_over(
    fingers: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One "w" at the last question, then Enter: everything before is answered with the first choice."""
    ask = Session.line
    last = ["w", ""]

    def line(self: Session, question: str) -> str:
        answer = ask(self, question)
        return last.pop(0) if question.startswith("Save the record?") else answer

    monkeypatch.setattr(Session, "line", line)
    fingers.extend(["1"] * 5000)
    assert main(["play", "idus-martii", "--seed", "2"]) == 0
    told = capsys.readouterr().out
    assert "% to win" in told.split("Save the record?")[1]
    assert "% to win" not in told.split("Save the record?")[0]


def test_an_unknown_level_is_a_clear_sentence(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--level", "divine"]) == 2
    assert "There is no bot of level 'divine'" in capsys.readouterr().err


def test_a_bot_asked_for_a_vote_answers_in_its_own_way(
    fingers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    fingers.extend(["2", "1"] * 300)
    assert main(["play", "--players", "3", "--seed", "5", "--save", "kept"]) == 0
    told = capsys.readouterr().out
    assert "Red to " in told
    assert re.search(r"(agrees|says yes|shakes hands|takes).* deal \d+", told)
