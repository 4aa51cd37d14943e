"""How a command of the pages is tried: in a short form, or only read where it cannot be run.

A command that no function here knows makes its page fail: a new kind of command must find its place.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
import warnings
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field, replace
from glob import glob
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from rostra import games
from rostra.arena.benchmark import Protocol, Task
from rostra.cli import _parsed, arena, main, warm
from rostra.cli.display import display
from rostra.cli.files import UserError
from rostra.kernel import jit
from tests.docs.pages import HOME, Command

TURNS = 2
"""So long a game of *Quo Vadis?* lasts here."""
REASONS = {
    r"ray start": "needs other machines; tests/arena/test_ray.py plays on a cluster",
    r"rostra arena .*--ray": "needs a cluster; tests/arena/test_ray.py plays on one",
    r".venv/bin/pre-commit install": "writes into the checkout's .git",
}
"""Commands that are not run, and why."""
OPTIONAL = {"gymnasium", "pettingzoo", "pyarrow", "pyspiel", "open_spiel", "torch"}
"""Libraries of extras: where one is not installed, what needs it is not tried."""
BENCHMARKED, SEATINGS = Task.tournament, arena._seatings


class Read(Exception):
    """A program has understood its arguments; it need not go on."""


@dataclass
class Session:
    """Somebody in a folder, who types what a page says."""

    patch: pytest.MonkeyPatch
    numbers: count[int] = field(default_factory=count)

    def type(self, command: Command) -> None:
        """Type a command."""
        for name, value in command.variables.items():
            self.patch.setenv(name, value.removeprefix("/var/backups/"))
        if not command.words or any(re.match(why, " ".join(command.words)) for why in REASONS):
            return
        program, *given = [re.sub(r"\$(\w+)", self._variable, word) for word in command.words]
        words = [file for word in given for file in (is_pattern(word) and sorted(glob(word))) or [word]]
        known = PROGRAMS.get(program.removeprefix(".venv/bin/"))
        assert known is not None, f"tests/docs/trying.py does not know how to try {program}"
        known(self, words)

    def _variable(self, found: re.Match[str]) -> str:
        return os.environ[found[1]]

    def rostra(self, words: Sequence[str]) -> None:
        """``rostra``, in a form that takes no time."""
        with self.patch.context() as patch:
            shorten = SHORTER.get(words[0])
            shorter = shorten(self, patch, list(words)) if shorten else list(words)
            assert main(shorter) == 0, f"rostra {' '.join(shorter)}"

    def python(self, words: Sequence[str]) -> None:
        """A module that understands these arguments; what it does then is tested elsewhere."""
        assert words[0] == "-m", words
        read(words[1], words[2:], self.patch)


def is_pattern(word: str) -> bool:
    """Whether the shell would look for files of such names."""
    return re.fullmatch(r"[\w./*-]*/\*[\w./*-]*", word) is not None


def read(module: str, words: Sequence[str], patch: pytest.MonkeyPatch) -> None:
    """Have a module read its arguments, and go no further."""

    def parse(parser: argparse.ArgumentParser, *arguments: Any) -> None:
        PARSE(parser, *arguments)
        raise Read

    with patch.context() as only_here:
        only_here.setattr(argparse.ArgumentParser, "parse_args", parse)
        only_here.setattr(sys, "argv", [module, *words])
        only_here.syspath_prepend(str(HOME))
        try:
            with warnings.catch_warnings(action="ignore"):  # a test may have imported it already
                runpy.run_module(module, run_name="__main__", alter_sys=True)
        except Read:
            return
        except SystemExit:
            if "--help" in words:
                return
        except ModuleNotFoundError as error:
            if error.name in OPTIONAL:
                return
            raise
    raise AssertionError(f"this is not understood: python -m {module} {' '.join(words)}")


PARSE = argparse.ArgumentParser.parse_args


def _arena(session: Session, patch: pytest.MonkeyPatch, words: list[str]) -> list[str]:
    """Two seatings, for some turns."""
    patch.setattr("rostra.cli.arena._seatings", lambda *asked: SEATINGS(*asked)[:2])
    limit = ["--turn-limit", str(TURNS)] if words[1] == "quo-vadis" else []
    if "--out" in words:  # where the page looks for it afterwards
        limit.append("--no-resume")
    else:
        limit += ["--out", f"arena-{next(session.numbers)}"]
    return [*words, *limit, "--seeds", "1", "--workers", "1", "--quiet"]


def _benchmark(session: Session, patch: pytest.MonkeyPatch, words: list[str]) -> list[str]:
    """One seating of a task of each game, for some turns."""

    def tournament(task: Task, agent: str, deals: int) -> Any:
        whole = BENCHMARKED(task, agent, deals)
        options = {**whole.options, "turn_limit": TURNS} if task.game == "quo-vadis" else whole.options
        return replace(whole, seatings=whole.seatings[:1], options=options)

    def one_of_each(whole: Protocol, game: str | None) -> Protocol:
        tasks = {task.game: task for task in whole.tasks if game in (None, task.game)}
        return replace(whole, tasks=tuple(tasks.values()))

    patch.setattr(Task, "tournament", tournament)
    patch.setattr(Protocol, "of", one_of_each)
    patch.setattr(Task, "digest", lambda task: task.frozen)
    out = [] if "--out" in words else ["--out", f"benchmark-{next(session.numbers)}.json"]
    return [*words, *out, "--seeds", "1", "--workers", "1", "--quiet"]


def _dataset(session: Session, patch: pytest.MonkeyPatch, words: list[str]) -> list[str]:
    if words[1] == "quo-vadis":
        short = replace(display("quo-vadis"), tournament_options={"turn_limit": TURNS})
        patch.setattr("rostra.cli.dataset.display", lambda game: short)
    return [*words, "--games", "1", "--out", f"dataset-{next(session.numbers)}", "--quiet"]


def _only_read(session: Session, patch: pytest.MonkeyPatch, words: list[str]) -> list[str]:
    """It takes long, and is tested where it belongs: here it understands what was typed."""
    _parsed(words)
    return [words[0], "--help"]


def _serve(session: Session, patch: pytest.MonkeyPatch, words: list[str]) -> list[str]:
    """All but serving: what was asked for is understood. tests/server/test_run.py serves."""
    patch.setattr("rostra.server.run.serve", lambda settings, announce: None)
    return words


def _warm(session: Session, patch: pytest.MonkeyPatch, words: list[str]) -> list[str]:
    """Nothing is compiled; tests/cli/test_warm.py compiles everything."""
    patch.setattr(warm, "steps", lambda: iter(()))
    patch.setattr(jit, "available", lambda: True)
    patch.setattr(jit, "cache_folder", lambda: Path("cache"))
    return [*words, "--quiet"]


def _play(session: Session, patch: pytest.MonkeyPatch, words: list[str]) -> list[str]:
    """Some moves, then nothing more to read; at web tables tests/cli/test_web_tables.py sits down."""
    if any("://" in word for word in words):
        return _only_read(session, patch, words)
    patch.setattr("sys.stdin", StringIO("1\n1\n"))
    return [*words, *([] if "--seed" in words else ["--seed", "3"])]


def _admin(session: Session, patch: pytest.MonkeyPatch, words: list[str]) -> list[str]:
    """On a database that is there."""
    from rostra.server.storage.opening import without_server

    if "--database" not in words:
        words = ["admin", "--database", "rostra.sqlite3", *words[1:]]
    with without_server(words[2]):
        pass
    return words


Shorter = Callable[[Session, pytest.MonkeyPatch, list[str]], list[str]]
SHORTER: dict[str, Shorter] = {
    "admin": _admin,
    "arena": _arena,
    "benchmark": _benchmark,
    "dataset": _dataset,
    "play": _play,
    "puzzles": _only_read,
    "serve": _serve,
    "warm": _warm,
}


def _pip(session: Session, words: Sequence[str]) -> None:
    """Nothing is downloaded: what is asked for is the package, with extras that exist."""
    assert words[0] == "install"
    extras = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for asked in (word for word in words[1:] if not word.startswith("-")):
        found = re.fullmatch(r"\.(?:\[([\w,]+)\])?", asked)  # in a checkout, the one way that always works
        assert found is not None, asked
        assert set((found[1] or "fast").split(",")) <= extras.keys(), asked


def _make(session: Session, words: Sequence[str]) -> None:
    """The target is there, and so is everything it is made of."""
    subprocess.run(["make", "-n", *words], cwd=HOME, check=True, capture_output=True)


def _pytest(session: Session, words: Sequence[str]) -> None:
    """Tests that run all tests would never end: what is chosen is there."""
    names = words[words.index("-k") + 1 : words.index("-k") + 2] if "-k" in words else []
    tests = "".join(path.read_text("utf-8") for path in (HOME / "tests").rglob("test_*.py")) if names else ""
    assert all(f"def test_{name}" in tests for name in names)
    assert all((HOME / word).exists() for word in words if word.startswith("tests/"))


def _npm(session: Session, words: Sequence[str]) -> None:
    """The script is there; `make test` runs them."""
    scripts = json.loads((HOME / "web" / "package.json").read_text("utf-8"))["scripts"]
    name = words[1] if words[0] == "run" else words[0]
    assert name in {"install", "test", *scripts}


def _export(session: Session, words: Sequence[str]) -> None:
    for word in words:
        name, _, value = word.partition("=")
        session.patch.setenv(name, value)
        if name == "ROSTRA_GAMES":  # which a new process would read
            session.patch.setattr(games._games, "_others", value.split(","))
            session.patch.delitem(sys.modules, value, raising=False)


def _run_example(session: Session, words: Sequence[str]) -> None:
    """A program of another language that is in the checkout; tests/examples runs it."""
    assert any((HOME / word).is_file() for word in words), words


PROGRAMS: dict[str, Callable[[Session, Sequence[str]], None]] = {
    "rostra": Session.rostra,
    "python": Session.python,
    "pip": _pip,
    "make": _make,
    "pytest": _pytest,
    "npm": _npm,
    "export": _export,
    "node": _run_example,
}

PLACEHOLDERS = {"N": "1", "FILE": "game.jsonl", "COMMAND": "check", "LEVEL": "expert", "K": "1"}


def understood(mentioned: str, patch: pytest.MonkeyPatch) -> None:
    """A command within the text names what is there; one with something left out (…) is not looked at."""
    if "…" in mentioned or "..." in mentioned:
        return
    words = [PLACEHOLDERS.get(word, word).strip("[]") for word in shlex.split(mentioned)]
    if words[0] == "make":
        variables = [word for word in words[1:] if "=" in word]
        _make(None, [*variables, *(word for word in words[1:] if "=" not in word)])  # type: ignore[arg-type]
    elif words[0] == "python":
        read(words[2], words[3:] or ["--help"], patch)
    else:
        _rostra_understands(words[1:])


def _rostra_understands(words: list[str]) -> None:
    """Whole commands are parsed; of those that leave out what they are about, names and options are there."""
    try:
        _parsed(words)
    except SystemExit:
        assert "--help" in words
    except UserError as error:
        if "required" not in str(error):
            raise
        named = [word for word in words if not word.startswith("-")]
        told = StringIO()
        with redirect_stdout(told):
            assert main([*named, "--help"]) == 0
        assert all(word in told.getvalue() for word in words if word.startswith("-"))
