"""``rostra arena`` as it is typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rostra.cli import main

SMALL = ["--seeds", "1", "--turn-limit", "30", "--workers", "1", "--quiet"]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def results(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    return found


def test_a_line_up_is_played_and_told(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "quo-vadis", *SMALL, "greedy", "random*2", "--out", "there"]) == 0
    told = capsys.readouterr().out
    assert "greedy" in told
    assert told.splitlines()[-1] == f"Written: {Path('there') / 'report.html'}"
    files = {"tournament.json", "games.jsonl", "results.json", "games.csv", "ratings.csv", "report.html"}
    assert {path.name for path in (here / "there").iterdir()} == files
    assert "rostra arena quo-vadis --seeds 1" in (here / "there" / "report.html").read_text(encoding="utf-8")


def test_players_may_stand_anywhere(here: Path) -> None:
    assert main(["arena", "quo-vadis", "greedy", *SMALL, "random", "--out", "there", "random"]) == 0
    assert results(here / "there")["tournament"]["names"] == ["greedy", "random"]  # type: ignore[index]


def test_a_folder_is_named_after_what_is_played(here: Path) -> None:
    assert main(["arena", "quo-vadis", "greedy", "random*2", *SMALL]) == 0
    assert [path.name for path in (here / "arena-results").iterdir()] == [
        "quo-vadis-greedy-random-2-3p-seed0"
    ]


@pytest.mark.parametrize(
    ("words", "games"),
    [
        (["--matrix", "greedy", "random", "--players", "3"], 6),
        (["greedy", "rules", "--each-against", "random,greedy", "--players", "3"], 9),
        (["--replace", "random:greedy", "--players", "3"], 4),
        (["greedy", "random", "random", "--all-orders"], 3),
        (["greedy", "random", "rules", "--all-orders"], 6),
    ],
)
def test_every_way_of_asking(here: Path, words: list[str], games: int) -> None:
    assert main(["arena", "quo-vadis", *words, *SMALL, "--out", "there"]) == 0
    assert results(here / "there")["games"]["played"] == games  # type: ignore[index]


def test_a_bot_of_ones_own_is_found_in_the_folder_one_is_in(here: Path) -> None:
    (here / "my_own_bots.py").write_text("from rostra.bots.quo_vadis.greedy import Greedy as Mine\n")
    assert main(["arena", "quo-vadis", "my_own_bots:Mine", "random*2", *SMALL, "--out", "there"]) == 0


def test_other_settings_in_the_same_folder_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "quo-vadis", "greedy", "random*2", *SMALL, "--out", "there"]
    assert main(command) == 0
    assert main([*command, "--seed", "3"]) == 2
    assert "(different: the seed)" in capsys.readouterr().err
    assert main([*command, "--seed", "3", "--no-resume"]) == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess", "rules"], "chess"),
        (["quo-vadis"], "Say who plays"),
        (["quo-vadis", "rules"], "3 to 5 players"),
        (["quo-vadis", "divine*4"], "There is no bot of level 'divine'"),
        (["quo-vadis", "no.where:Bot*4"], "There is no bot at"),
        (["quo-vadis", "rules*x"], "is no player"),
        (["quo-vadis", "rules*4", "--players", "5"], "has 4 players, not 5"),
        (["quo-vadis", "rules*4", "--seeds", "0"], "one deal"),
        (["quo-vadis", "rules*4", "--seed", "-1"], "from 0 on"),
        (["quo-vadis", "rules*4", "--workers", "0"], "one worker"),
        (["quo-vadis", "rules*4", "--variants", "chess"], "chess"),
        (["quo-vadis", "rules*4", "--turn-limit", "0"], "turn limit"),
        (["quo-vadis", "rules*4", "--fly"], "--fly"),
        (["quo-vadis", "--matrix", "rules"], "two different players"),
        (["quo-vadis", "rules", "--matrix", "rules", "greedy"], "once"),
        (["quo-vadis", "--replace", "rules"], "rules:best"),
        (["quo-vadis", "--replace", "rules:rules"], "rules:best"),
        (["quo-vadis", "--replace", "rules:greedy", "--matrix", "a", "b"], "not allowed with"),
        (["idus-martii", "rules*5", "--turn-limit", "30"], "only the options"),
        (["idus-martii", "rules*4"], "5 to 8 players"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_arguments_get_a_clear_sentence(
    words: list[str], why: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert why in told.err
    assert told.err.count("\n") == 1
    assert list(here.iterdir()) == []


def test_help_alone_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--help"]) == 0
    told = capsys.readouterr().out
    assert "rostra arena quo-vadis best rules rules rules" in told
    assert "report.html" in told
    assert all(len(line) <= 110 for line in told.splitlines())
