"""Whole tournaments: the same results again, however often killed and by however many workers played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra.arena.journal import GAMES, RECORDS, SETTINGS, TIMES, Damaged, Journal, OtherTournament
from rostra.arena.runner import run
from rostra.arena.tournament import Tournament, replacements, rotations
from rostra.arena.workers import WorkerLost
from rostra.table import records

HERE = "tests.arena.players"
OPTIONS = {"turn_limit": 30}


def small(*players: str, seeds: int = 2, seed: int = 0) -> Tournament:
    names = players or ("greedy", "random", "random")
    return Tournament("quo-vadis", tuple(rotations(names)), seeds, seed, options=OPTIONS)


def untimed(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    del found["time"]
    return found


def test_results_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    for workers in (1, 2):
        run(small(f"{HERE}:Knowing", "greedy", "random"), tmp_path / str(workers), workers=workers)
    assert untimed(tmp_path / "1") == untimed(tmp_path / "2")
    assert (tmp_path / "1" / "games.csv").read_bytes() == (tmp_path / "2" / "games.csv").read_bytes()
    assert (tmp_path / "1" / "ratings.csv").read_bytes() == (tmp_path / "2" / "ratings.csv").read_bytes()
    assert (tmp_path / "1" / GAMES).read_bytes() == (tmp_path / "2" / GAMES).read_bytes()


def test_a_game_whose_times_were_lost_is_played_again(tmp_path: Path) -> None:
    run(small(), tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    (tmp_path / TIMES).write_bytes(b"".join((tmp_path / TIMES).read_bytes().splitlines(keepends=True)[1:]))
    done: list[int] = []
    run(small(), tmp_path, progress=lambda number, planned: done.append(number))
    assert done == [5, 6]
    assert (tmp_path / GAMES).read_bytes() == before


def test_another_seed_is_another_tournament(tmp_path: Path) -> None:
    for seed in (0, 1):
        run(small(seed=seed), tmp_path / str(seed))
    assert untimed(tmp_path / "0")["players"] != untimed(tmp_path / "1")["players"]


def test_a_killed_run_goes_on_after_its_last_whole_line(tmp_path: Path) -> None:
    run(small(), tmp_path / "whole")
    lines = (tmp_path / "whole" / GAMES).read_bytes().splitlines(keepends=True)
    run(small(), tmp_path / "torn")
    (tmp_path / "torn" / GAMES).write_bytes(b"".join(lines[:3]) + lines[3][:100])
    seen: list[tuple[int, int]] = []
    run(small(), tmp_path / "torn", progress=lambda done, planned: seen.append((done, planned)))
    assert seen == [(3, 6), (4, 6), (5, 6), (6, 6)]
    assert untimed(tmp_path / "torn") == untimed(tmp_path / "whole")
    assert (tmp_path / "torn" / GAMES).read_bytes().startswith(b"".join(lines[:3]))


def test_a_finished_tournament_is_not_played_again_and_can_be_made_longer(tmp_path: Path) -> None:
    steps: list[int] = []
    run(small(), tmp_path / "long")
    run(small(), tmp_path / "long", progress=lambda done, planned: steps.append(done))
    assert steps == [6]
    run(small(seeds=3), tmp_path / "long")
    run(small(seeds=3), tmp_path / "fresh")
    assert untimed(tmp_path / "long") == untimed(tmp_path / "fresh")


def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    with Journal(tmp_path, small()):
        pass
    with pytest.raises(OtherTournament) as refused:
        Journal(tmp_path, small(seed=5))
    assert refused.value.differences == ["seed"]
    with Journal(tmp_path, small(seed=5), resume=False) as journal:
        assert journal.games == {}


def test_games_without_their_settings_are_left_alone(tmp_path: Path) -> None:
    run(small(), tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    (tmp_path / SETTINGS).unlink()
    with pytest.raises(Damaged, match=SETTINGS):
        run(small(), tmp_path)
    assert (tmp_path / GAMES).read_bytes() == before


@pytest.mark.parametrize("damage", [b"{", b"null", b"{}", b"\xff", b""])
def test_a_damaged_line_is_named_and_nothing_is_lost(tmp_path: Path, damage: bytes) -> None:
    run(small(), tmp_path)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:2], damage + b"\n", *lines[3:]])
    (tmp_path / GAMES).write_bytes(damaged)
    with pytest.raises(Damaged, match="line 3"):
        run(small(), tmp_path)
    assert (tmp_path / GAMES).read_bytes() == damaged


def test_beginning_anew_leaves_nothing_of_the_old_games(tmp_path: Path) -> None:
    run(small(), tmp_path, keep_records=True)
    run(small(seeds=1, seed=3), tmp_path, keep_records=True, resume=False)
    assert len(list((tmp_path / RECORDS).iterdir())) == 3
    assert len((tmp_path / GAMES).read_bytes().splitlines()) == 3


def test_forfeits_do_not_stop_a_tournament(tmp_path: Path) -> None:
    found = run(small(f"{HERE}:Raising", "random", "random"), tmp_path)
    assert found["games"]["forfeited"] == found["games"]["played"] == 6
    assert found["games"]["forfeits"][0]["player"] == f"{HERE}:Raising"
    assert found["players"][f"{HERE}:Raising"]["wins"]["value"] == 0
    assert found["players"]["random"]["wins"] is None
    assert "RuntimeError" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_games_cut_by_the_limit_are_counted(tmp_path: Path) -> None:
    tournament = Tournament("quo-vadis", (("random",) * 3,), seeds=2, options={"turn_limit": 5})
    found = run(tournament, tmp_path)
    assert found["games"]["cut"] == 2
    assert found["length"]["counts"] == {"5": 2}


def test_a_worker_that_is_killed_is_told_and_what_was_played_is_kept(tmp_path: Path) -> None:
    with pytest.raises(WorkerLost):
        run(small(f"{HERE}:Killing", "random", "random"), tmp_path, workers=2)
    assert not (tmp_path / "results.json").exists()


def test_records_can_be_replayed(tmp_path: Path) -> None:
    run(small(), tmp_path, keep_records=True)
    kept = sorted((tmp_path / "records").iterdir())
    assert len(kept) == 6
    games = [json.loads(line) for line in (tmp_path / GAMES).read_text(encoding="utf-8").splitlines()]
    for path, game in zip(kept, games, strict=True):
        table = rostra.replay(records.load(path.read_text(encoding="utf-8")))
        assert table.result is not None
        assert table.result["winners"] == game["winners"]


def test_a_replacement_in_idus_martii(tmp_path: Path) -> None:
    tournament = Tournament(
        "idus-martii", tuple(replacements("random", "greedy", 5)), seeds=2, replaced=("random", "greedy")
    )
    found = run(tournament, tmp_path)
    assert found["games"]["played"] == 12
    assert found["replaced"]["gain"]["count"] == 10
    assert set(found["replaced"]["by_seat"]) == {"0", "1", "2", "3", "4"}
    assert found["factions"]
    with Journal(tmp_path, tournament) as journal:
        before = [game for game in journal.in_order() if "greedy" not in game["seating"]]
    wins = sum(len(game["winners"]) for game in before)
    after = found["players"]["greedy"]["wins"]
    assert found["replaced"]["gain"]["value"] == pytest.approx(after["value"] - wins / 10, abs=1e-6)
