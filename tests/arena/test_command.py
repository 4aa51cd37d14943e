"""``rostra arena`` as it is typed."""

from __future__ import annotations

import json
import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from rostra.cli import main

HERE = "tests.arena.players"
SMALL = ["--seeds", "1", "--turn-limit", "30", "--workers", "1", "--quiet"]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def results(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    return found


def test_a_line_up_is_played_and_told(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "quo-vadis", *SMALL, "greedy", "random*2", "--out", "there"]) == 0
    told = capsys.readouterr().out
    assert "greedy" in told
    assert told.splitlines()[-1] == f"Written: {Path('there') / 'report.html'}"
    files = {"tournament.json", "games.jsonl", "times.jsonl", "results.json", "games.csv", "ratings.csv"}
    assert {path.name for path in (here / "there").iterdir()} == files | {"report.html"}
    assert "rostra arena quo-vadis --seeds 1" in (here / "there" / "report.html").read_text(encoding="utf-8")


def test_players_may_stand_anywhere(here: Path) -> None:
    assert main(["arena", "quo-vadis", "greedy", *SMALL, "random", "--out", "there", "random"]) == 0
    assert results(here / "there")["tournament"]["names"] == ["greedy", "random"]


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
    assert results(here / "there")["games"]["played"] == games


def test_a_bot_of_ones_own_is_found_in_the_folder_one_is_in(here: Path) -> None:
    (here / "my_own_bots.py").write_text("from rostra.bots.quo_vadis.greedy import Greedy as Mine\n")
    assert main(["arena", "quo-vadis", "my_own_bots:Mine", "random*2", *SMALL, "--out", "there"]) == 0


def test_other_settings_in_the_same_folder_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "quo-vadis", "greedy", "random*2", *SMALL, "--out", "there"]
    assert main(command) == 0
    assert main([*command, "--seed", "3"]) == 2
    assert "(different: the seed)" in capsys.readouterr().err
    assert main([*command, "--seed", "3", "--no-resume"]) == 0


def test_an_interrupted_run_says_that_it_can_go_on(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "quo-vadis", f"{HERE}:Interrupting", "random*2", *SMALL, "--out", "there"]) == 130
    assert "the same command continues from there" in capsys.readouterr().err


def test_a_damaged_folder_gets_a_clear_sentence(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "quo-vadis", "greedy", "random*2", *SMALL, "--out", "there"]
    assert main(command) == 0
    games = here / "there" / "games.jsonl"
    games.write_bytes(b"{\n" + games.read_bytes())
    assert main(command) == 2
    assert f"Line 1 of {Path('there') / 'games.jsonl'} is damaged" in capsys.readouterr().err
    (here / "there" / "tournament.json").write_text("{", encoding="utf-8")
    assert main(command) == 2
    assert "tournament.json is missing or damaged" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_gets_a_clear_sentence(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "file").touch()
    assert main(["arena", "quo-vadis", "greedy", "random*2", *SMALL, "--out", "file"]) == 2
    assert capsys.readouterr().err == "rostra: Cannot write file: File exists.\n"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("class Mine:\n    pass", "TypeError: Mine() takes no arguments"),
        ("def Mine(seed):\n    return object()", "is not a bot: it has no decide, react, reasons"),
        ("def Mine(seed):\n    return 1 / 0", "ZeroDivisionError"),
        ("def Mine(", "SyntaxError"),
        ("import no_such_thing", "No module named 'no_such_thing'"),
    ],
)
def test_a_bot_of_ones_own_that_is_none_gets_a_clear_sentence(
    code: str, why: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = here.name  # another one each time: a module is imported once
    (here / f"{name}.py").write_text(code, encoding="utf-8")
    assert main(["arena", "quo-vadis", f"{name}:Mine", "random*2", *SMALL]) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess", "rules"], "chess"),
        (["quo-vadis"], "Say who plays"),
        (["quo-vadis", "rules"], "3 to 5 players"),
        (["quo-vadis", "divine*4"], "There is no bot of level 'divine'"),
        (["quo-vadis", "no.where:Bot*4"], "There is no bot at"),
        (["quo-vadis", "rules*x"], "is not a player"),
        (["quo-vadis", "rules*4", "--players", "5"], "has 4 players, not 5"),
        (["quo-vadis", "rules*4", "--seeds", "0"], "one deal"),
        (["quo-vadis", "rules*4", "--seed", "-1"], "0 or more"),
        (["quo-vadis", "rules*4", "--workers", "0"], "From 1 to"),
        (["quo-vadis", "rules*4", "--workers", "100000"], "From 1 to"),
        (["quo-vadis", "--ray", "rules", "rules*4"], "'rules' is not the address of a Ray cluster"),
        (["quo-vadis", "rules*4", "--ray", "--workers", "0"], "From 1 to"),
        (["quo-vadis", "rules*4", "--variants", "chess"], "chess"),
        (["quo-vadis", "rules*4", "--turn-limit", "0"], "turn limit"),
        (["quo-vadis", "rules*4", "--fly"], "--fly"),
        (["quo-vadis", "--matrix", "rules"], "two different players"),
        (["quo-vadis", "rules", "--matrix", "rules", "greedy"], "once"),
        (["quo-vadis", "--replace", "rules"], "rules:best"),
        (["quo-vadis", "--replace", "rules:rules"], "rules:best"),
        (["quo-vadis", "--replace", "rules:greedy", "--matrix", "a", "b"], "not allowed with"),
        (["idus-martii", "rules*5", "--turn-limit", "30"], "no option 'turn_limit'"),
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


def test_a_cluster_that_is_not_there_gets_a_clear_sentence(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    assert main(["arena", "quo-vadis", "greedy", "random*2", *SMALL, "--ray", address]) == 2
    assert "The Ray cluster cannot be reached: Connection refused" in capsys.readouterr().err


def test_without_ray_it_says_what_to_install(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "quo-vadis", "greedy", "random*2", *SMALL, "--ray"]) == 2
    assert "pip install 'rostra[ray]'" in capsys.readouterr().err


def test_help_alone_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--help"]) == 0
    told = capsys.readouterr().out
    assert "rostra arena quo-vadis best rules rules rules" in told
    assert "report.html" in told
    assert all(len(line) <= 110 for line in told.splitlines())
