"""Datasets: what is written can be read again, and shows a seat nothing but what it saw."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra.table.records import load, replay

pytest.importorskip("pyarrow", reason="pyarrow is not installed: no datasets")

import pyarrow.parquet as pq

from rostra.arena.dataset import DECISIONS, GAMES, Plan, played, write
from rostra.cli import main

SHIPPED = Path(__file__).parents[2] / "examples" / "datasets"
QUO_VADIS = Plan("quo-vadis", 2, ("random", "greedy", "rules"), 3, 1, {"turn_limit": 40})
IDUS_MARTII = Plan("idus-martii", 2, ("rules", "search"), 5, 1)
PLANS = pytest.mark.parametrize("plan", [QUO_VADIS, IDUS_MARTII], ids=lambda plan: plan.game)


def read(folder: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    games, decisions = (pq.read_table(folder / name).to_pylist() for name in (GAMES, DECISIONS))
    return games, decisions


def follow(games: list[dict[str, Any]], decisions: list[dict[str, Any]]) -> int:
    """Play every game again beside its decisions: each shows its seat's view and what it then did."""
    followed = 0
    for game in games:
        record = load(game["record"])
        table = replay({**record, "actions": [], "result": None})
        rows = [row for row in decisions if row["game"] == game["game"]]
        assert len(rows) == game["actions"] == len(record["actions"])
        for row, entry in zip(rows, record["actions"], strict=True):
            assert (row["seat"], json.loads(row["action"])) == (entry["seat"], entry["action"])
            assert row["player"] == game["players"][row["seat"]]
            assert json.loads(row["view"]) == json.loads(json.dumps(table.view(row["seat"])))
            assert json.loads(row["legal"]) == table.legal(row["seat"])
            assert row["won"] == (row["seat"] in game["winners"])
            table.play(entry["seat"], entry["action"])
            followed += 1
        assert table.result is not None, "only finished games are told: they have no secrets left"
        assert table.result["winners"] == game["winners"]
    return followed


@PLANS
def test_what_is_written_is_what_was_played(plan: Plan, tmp_path: Path) -> None:
    write(plan, tmp_path)
    games, decisions = read(tmp_path)
    assert len(games) == plan.games
    assert follow(games, decisions) == len(decisions)
    assert [row["entry"] for row in decisions if row["game"] == 1] == list(range(games[1]["actions"]))


@PLANS
def test_the_same_plan_gives_the_same_games(plan: Plan) -> None:
    assert list(played(plan)) == list(played(plan))


def test_reasons_and_beliefs_are_told_where_bots_have_them(tmp_path: Path) -> None:
    write(IDUS_MARTII, tmp_path)
    _, decisions = read(tmp_path)
    searched = [row for row in decisions if row["player"] == "search"]
    assert searched
    for row in searched:
        assert len(row["beliefs"]) == IDUS_MARTII.players
        assert all(sum(seat) == pytest.approx(1.0, abs=1e-4) for seat in row["beliefs"])
        if row["had_to_act"]:
            assert 0 <= row["chance"] <= 1
            assert row["options"][0]["action"] == row["action"], "what was done comes first"
    assert all(row["beliefs"] is None for row in decisions if row["player"] == "rules")


def test_the_files_say_how_they_were_made(tmp_path: Path) -> None:
    write(QUO_VADIS, tmp_path)
    for name in (GAMES, DECISIONS):
        about = json.loads(pq.read_schema(tmp_path / name).metadata[b"rostra"])
        assert about["format"] == "1"
        assert about["version"] == rostra.__version__
        assert (about["game"], about["seed"], about["levels"]) == ("quo-vadis", 1, list(QUO_VADIS.levels))


def test_an_interrupted_run_leaves_no_half_dataset(tmp_path: Path) -> None:
    def interrupt(done: int, planned: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(QUO_VADIS, tmp_path, interrupt)
    assert not list(tmp_path.glob("*.parquet"))


def test_one_command_makes_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = f"dataset idus-martii --games 1 --levels greedy,rules --seed 3 --out {tmp_path / 'made'} --quiet"
    assert main(asked.split()) == 0
    assert str(tmp_path / "made") in capsys.readouterr().out
    games, _ = read(tmp_path / "made")
    assert set(games[0]["players"]) <= {"greedy", "rules"}


@pytest.mark.parametrize("wrong", ["--games 0", "--levels nobody", "--seed -1", "--players 2"])
def test_what_cannot_be_is_refused_in_a_line(
    wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(f"dataset idus-martii --out {tmp_path / 'none'} {wrong}".split()) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("game", ["quo-vadis", "idus-martii"])
def test_the_shipped_dataset_is_small_and_can_be_played_again(game: str) -> None:
    files = [SHIPPED / game / name for name in (GAMES, DECISIONS)]
    assert sum(file.stat().st_size for file in files) < 500_000
    games, decisions = read(SHIPPED / game)
    assert {row["player"].split(".")[-1] for row in decisions} == {
        "random", "greedy", "rules", "search", "best:Fast"
    }  # fmt: skip
    for row in games:
        table = replay(load(row["record"]))
        assert table.result is not None
        assert table.result["winners"] == row["winners"]
