"""``make bench``: whether a target holds, what is said of a busy machine, and the JSON beside the table."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from bench import __main__ as command
from bench import machine
from bench.machine import Load, Meter
from bench.report import Note, Row, Section, summary
from bench.timing import Pace, Work, by_the_clock, median_actions, paces, times_as_fast


def pace(actions: float, seconds: float = 1.0, elapsed: float = 1.0) -> Pace:
    return Pace(1, actions, seconds, elapsed)


def test_a_target_holds_or_not_or_there_is_none() -> None:
    assert Row("speed", 3.0, "times", at_least=3).holds
    assert Row("speed", 2.99, "times", at_least=3).holds is False
    assert Row("weight", 9.0, "kB", below=9).holds is False
    assert Row("speed", 2.0, "times").holds is None
    assert str(Row("speed", 2.0, "times", at_least=3)).split()[-4:] == ["at", "least", "3.00", "NO"]


def test_the_summary_names_what_is_missed() -> None:
    fast, slow = Row("fast", 4.0, "times", at_least=3), Row("slow", 2.0, "times", at_least=3)
    told = summary([Section("rules", [fast, slow, Note("left out")], Load(1.0, 0.0, 0.0))])
    assert told.startswith("1 of 2 targets hold.\nMissed: slow")
    assert "fast" not in told


def test_figures_are_per_processor_second_and_threads_by_the_clock() -> None:
    one = [pace(100, seconds=1, elapsed=8), pace(50, seconds=2, elapsed=4), pace(90, seconds=3, elapsed=3)]
    assert median_actions(one) == 30
    two = [pace(100, seconds=2, elapsed=8), pace(300, seconds=4, elapsed=2)]
    assert by_the_clock(two, one) == 1.5


def test_a_comparison_is_the_median_of_the_rounds_both_took_turns_in() -> None:
    ours, theirs = [pace(30), pace(400), pace(20)], [pace(10), pace(100), pace(10)]
    assert times_as_fast(ours, theirs) == 3


def test_works_take_turns_after_a_batch_that_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr("time.process_time", lambda: len(played))

    def work(name: str) -> Work:
        def play(_seed: int) -> float:
            played.append(name)
            return 5

        return Work(play, games=1)

    first, second = paces(work("a"), work("b"), runs=2, seconds=1)
    assert played == ["a", "b", "a", "b", "a", "b"]
    assert [run.actions for run in (*first, *second)] == [5, 5, 5, 5]


def test_a_busy_machine_is_noticed() -> None:
    assert Load(1.0, 0.5, 0.0).is_busy
    assert Load(1.0, 0.0, 0.5).is_busy
    assert not Load(1.0, 0.01, 0.01).is_busy
    assert not Load(1.0, None, None).is_busy


def test_what_the_process_does_itself_is_not_the_load_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter((0.0, 10.0))
    own = iter((1.0, 9.0))
    system = iter(((50.0, 1.0), (63.0, 2.0)))
    monkeypatch.setattr("time.perf_counter", lambda: next(seconds))
    monkeypatch.setattr(machine, "_own", lambda: next(own))
    monkeypatch.setattr(machine, "_system", lambda: next(system))
    load = Meter().read()
    assert (load.ours, load.others, load.stolen) == pytest.approx((0.8, 0.5, 0.1))


@pytest.fixture
def section(monkeypatch: pytest.MonkeyPatch) -> str:
    """A section that takes no time."""

    def rows() -> Iterator[Row | Note]:
        yield Note("nothing left out")
        yield Row("a toy", 5.0, "games/s", at_least=4)

    module = ModuleType("bench.toy")
    module.rows = rows  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "bench.toy", module)
    monkeypatch.setitem(command.SECTIONS, "toy", "a toy")
    monkeypatch.setattr("time.sleep", lambda _: None)
    return "toy"


def test_the_figures_are_written_as_json_beside_the_table(
    section: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main([section, "--json", str(tmp_path / "bench.json")]) == 0
    told = capsys.readouterr().out
    assert "5.00 games/s" in told
    assert "Load averages" in told
    written = json.loads((tmp_path / "bench.json").read_text())
    assert written["versions"]["numpy"]
    (found,) = written["sections"]
    assert found["rows"] == [
        {"note": "nothing left out"},
        {"what": "a toy", "figure": 5.0, "unit": "games/s", "at_least": 4, "holds": True},
    ]


def test_help_lists_the_sections_and_no_other_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--help"])
    told = capsys.readouterr().out
    assert all(name in told for name in command.SECTIONS)
    with pytest.raises(SystemExit):
        command.main(["chess"])
    assert "no section chess" in capsys.readouterr().err


@pytest.mark.parametrize("name", command.SECTIONS)
def test_every_section_is_there(name: str) -> None:
    assert (Path(command.__file__).parent / f"{name}.py").exists()
