"""What `make` says while one waits, and what it leaves behind."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

import make_step

HOME = Path(__file__).parents[1]
RESULTS = {"/arena-results/", "/benchmark-results/", "/exploit-results/", ".DS_Store"}
"""What people made, and what their system did."""
SAYING = [sys.executable, "-c", "print('Collecting numpy'); print('done'); raise SystemExit({code})"]


def step(code: int) -> list[str]:
    return [word.replace("{code}", str(code)) for word in SAYING]


def told(log: str) -> str:
    """What was said, whatever the seconds."""
    return re.sub(r"\d+ s\b", "N s", log)


def test_in_a_log_a_step_is_a_line_at_its_beginning_and_one_at_its_end() -> None:
    log = StringIO()
    assert make_step.run("Installing", step(0), log) == 0
    assert told(log.getvalue()) == "Installing\nInstalling: N s\n"


def test_a_long_step_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_step, "LOG_TICK", 0.05)
    log = StringIO()
    slow = [sys.executable, "-uc", "import time; print('Collecting numpy'); time.sleep(0.5)"]
    assert make_step.run("Installing", slow, log) == 0
    assert "Installing (N s) Collecting numpy\n" in told(log.getvalue())


def test_a_step_that_fails_shows_everything_it_said() -> None:
    log = StringIO()
    assert make_step.run("Installing", step(3), log) == 3
    assert log.getvalue().endswith("Installing: failed\nCollecting numpy\ndone\n")


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_in_a_terminal_a_step_is_one_line_which_changes() -> None:
    screen = Terminal()
    assert make_step.run("Installing", [sys.executable, "-c", "import time; time.sleep(1)"], screen) == 0
    first, *_, last = told(screen.getvalue()).split("\r\x1b[K")[1:]
    assert first == "Installing (N s) "
    assert last == "Installing: N s\n"


def test_make_clean_leaves_nothing_that_git_ignores_but_results(tmp_path: Path) -> None:
    shutil.copyfile(HOME / "Makefile", tmp_path / "Makefile")
    ignored = [line for line in (HOME / ".gitignore").read_text("utf-8").split() if line not in RESULTS]
    paths = [tmp_path / line.replace("*", "x").strip("/") for line in ignored]
    paths += [tmp_path / "src" / "rostra" / "__pycache__", tmp_path / "training" / "__pycache__"]
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch() if path.suffix == ".json" else path.mkdir()
    subprocess.run(["make", "-s", "clean"], cwd=tmp_path, check=True, capture_output=True)
    assert [path for path in paths if path.exists()] == []
