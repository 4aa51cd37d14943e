"""The benchmark: a protocol that never changes, and a results file that says what it is worth."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from rostra.arena import benchmark
from rostra.arena.benchmark import Protocol, evaluate, protocol, versions
from rostra.arena.statistics import Estimate, mean_of_independent
from rostra.cli import main

V1 = "b9275c3840fdfbca"
"""The digest of the file. If you changed the protocol, make it a new version instead."""
TASKS = {task.name: task for task in protocol("v1").tasks}


def small(*names: str, deals: int = 2) -> Protocol:
    """A part of the protocol that is played in no time."""
    return replace(protocol("v1"), deals=deals, tasks=tuple(TASKS[name] for name in names))


def test_a_published_protocol_never_changes() -> None:
    assert versions() == ["v1"]
    text = (resources.files("rostra.arena") / "protocols" / "v1.toml").read_bytes()
    assert hashlib.sha256(text).hexdigest()[:16] == V1


@pytest.mark.parametrize("name", TASKS)
def test_frozen_opponents_play_as_they_did(name: str) -> None:
    """If this fails, a bot or a rule plays otherwise: results before and after cannot be compared."""
    assert TASKS[name].digest() == TASKS[name].frozen


def test_tasks_have_deals_of_their_own_so_that_they_are_independent() -> None:
    assert len({task.seed for task in TASKS.values()}) == len(TASKS)


def test_an_agent_sits_on_every_seat_with_the_same_deals() -> None:
    tournament = TASKS["quo-vadis-4p-rules"].tournament("greedy", 3)
    assert [seating.index("greedy") for seating in tournament.seatings] == [0, 1, 2, 3]
    assert tournament.seeds == 3


def test_the_results_file_says_what_was_played_with_what_and_how_it_went(tmp_path: Path) -> None:
    out = tmp_path / "greedy.json"
    steps: list[tuple[int, int]] = []
    by = small("idus-martii-5p-random", "idus-martii-5p-rules")
    found = evaluate("greedy", by, out, progress=lambda done, planned: steps.append((done, planned)))
    assert json.loads(out.read_text("utf-8")) == found
    first, second = found["tasks"]
    assert (first["opponents"], first["deals"], first["games"], first["wins"]["count"]) == (
        "random",
        2,
        10,
        10,
    )
    assert set(first["by_seat"]) == {"0", "1", "2", "3", "4"}
    assert found["scores"]["idus-martii"]["value"] == pytest.approx(
        (first["wins"]["value"] + second["wins"]["value"]) / 2, abs=1e-5
    )
    assert found["made_with"]["code"]
    assert steps[-1] == (20, 20)


def test_a_short_run_is_marked_and_a_full_one_goes_on_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rostra.kernel.jit.available", lambda: True)
    out, by = tmp_path / "greedy.json", small("idus-martii-5p-random")
    short = evaluate("greedy", by, out, deals=1)
    assert (short["deals"], short["comparable"], short["reservations"]) == (1, False, ["fewer-deals"])
    steps: list[int] = []
    full = evaluate("greedy", by, out, progress=lambda done, planned: steps.append(done))
    assert steps[0] == 5
    assert (full["deals"], full["comparable"]) == (2, True)


def test_other_opponents_and_too_much_time_are_reservations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rostra.kernel.jit.available", lambda: True)
    by = small("idus-martii-5p-random")
    thawed = replace(by, milliseconds=0, tasks=tuple(replace(task, frozen="") for task in by.tasks))
    found = evaluate("greedy", thawed, tmp_path / "greedy.json")
    assert found["reservations"] == [
        "over-budget: idus-martii-5p-random",
        "other-opponents: idus-martii-5p-random",
    ]
    assert not found["comparable"]


def test_the_code_of_an_agent_from_elsewhere_is_part_of_the_result() -> None:
    assert benchmark._code("rules") is None
    known = benchmark._code("tests.arena.players:Knowing")
    assert known == benchmark._code("tests.arena.players:Knowing")
    assert known is not None


def test_every_task_counts_the_same_in_the_score() -> None:
    found = mean_of_independent([Estimate(1.0, 0.7, 1.0, 400), Estimate(0.5, 0.1, 0.8, 10)])
    assert found is not None
    assert (found.value, found.count) == (0.75, 410)
    assert found.low == pytest.approx(0.75 - 0.5 / 2)
    assert found.high == pytest.approx(0.75 + 0.3 / 2)


def test_a_task_that_was_never_won_still_makes_the_score_uncertain() -> None:
    never = mean_of_independent([Estimate(0.0, 0.0, 0.3, 10)] * 4)
    assert never is not None
    assert never.high == pytest.approx(0.15)
    assert (never.value, never.low) == (0, 0)


def test_where_a_task_has_no_interval_the_score_has_none() -> None:
    alone = mean_of_independent([Estimate(0.5, None, None, 4), Estimate(0.5, 0.1, 0.8, 10)])
    assert alone == Estimate(0.5, None, None, 14)
    assert mean_of_independent([]) is None


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "protocol", lambda name: small("idus-martii-5p-random"))


@pytest.mark.usefixtures("tiny")
def test_the_command_writes_the_file_and_prints_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["benchmark", "greedy", "--seeds", "1", "--workers", "1"]) == 0
    said = capsys.readouterr()
    assert "idus-martii-5p-random" in said.out
    assert "only the first deals" in said.out
    assert "5 of 5 games" in said.err
    written: dict[str, Any] = json.loads(
        (tmp_path / "benchmark-results" / "greedy-v1.json").read_text("utf-8")
    )
    assert written["agent"] == "greedy"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["nobody"], "no bot of level"),
        (["rules", "--protocol", "v0"], "no protocol v0"),
        (["rules", "--workers", "0"], "workers"),
        (["rules", "--seeds", "101"], "1 to 100 deals"),
    ],
)
def test_what_cannot_be_evaluated_gets_a_sentence(
    words: list[str],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["benchmark", *words]) == 2
    assert complaint in capsys.readouterr().err
