"""Rules written once and run twice; and a cache that never plays by old rules."""

from __future__ import annotations

import importlib
import importlib.util
import os
import pickle
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy
import pytest

from rostra.kernel import jit
from rostra.kernel.compiling import COMPILER

from . import toy

CONSTANTS = "FACTOR = {factor}\n"
RULES = """
from constants import FACTOR
from rostra.kernel.jit import compiled, rule, table

SQUARES = table([n * n for n in range(5)])

@rule
def scaled(n):
    return SQUARES[n] * FACTOR

@rule
def both(n):
    return scaled(n) + 1

if __name__ == "__main__":
    print(compiled(both)(3))
"""


def loaded(folder: Path, name: str = "toy_rules") -> ModuleType:
    """The module of rules in this folder."""
    spec = importlib.util.spec_from_file_location(name, folder / "rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with rules that are forgotten after the test."""
    (tmp_path / "constants.py").write_text(CONSTANTS.format(factor=10))
    (tmp_path / "rules.py").write_text(RULES)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(jit, "_rules", set(jit._rules))
    for name in ("toy_rules", "constants"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def test_ROSTRA_JIT_0_leaves_the_rules_interpreted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_JIT", "0")
    rules = loaded(folder)
    assert not jit.available()
    assert type(jit.compiled(rules.both)) is FunctionType
    assert jit.compiled(rules.both)(3) == 91


def test_without_numba_the_rules_are_interpreted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.delenv("ROSTRA_JIT", raising=False)
    rules = loaded(folder)
    assert not jit.available()
    assert jit.compiled(rules.both)(3) == 91


def test_a_table_is_a_tuple_as_long_as_nothing_is_compiled() -> None:
    assert jit.table([1, 2]) == (1, 2)
    assert jit.table([[1, 2], [3, 4]]) == ((1, 2), (3, 4))


def test_a_template_is_filled_in_with_a_games_own_rules() -> None:
    s, out = toy.LAYOUT.new(), [0, 0, 0]
    s.goal, s.count = 20, 18
    filled = jit.interpreted(toy.legal_actions, why_not=lambda s, a: a != 2)
    assert (filled(s, out), out[0]) == (1, 2)
    assert toy.legal_actions(s, out) == 2


@pytest.mark.compiled
def test_the_compiled_twin_gives_what_the_rule_gives(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_CACHE", str(folder / "cache"))
    rules = loaded(folder)
    twin = jit.compiled(rules.both)
    assert type(twin) is not FunctionType
    assert [twin(n) for n in range(5)] == [rules.both(n) for n in range(5)]
    assert jit.compiled(rules.both) is twin
    (cache,) = (folder / "cache").iterdir()
    assert cache.name == f"jit-{jit._fingerprint(rules.both, {})}"
    assert list(cache.rglob("*.nbi"))


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("file", "old", "new", "moves"),
    [
        ("rules.py", "return SQUARES[n] * FACTOR", "return SQUARES[n] + FACTOR", True),
        ("rules.py", "n * n for", "n for", True),
        ("constants.py", "10", "20", True),
        ("rules.py", "@rule", "# said again\n@rule", False),
        ("constants.py", "FACTOR", "OTHER = 1\nFACTOR", False),
    ],
)
def test_the_cache_moves_when_what_the_rule_does_changes_and_only_then(
    folder: Path, file: str, old: str, new: str, moves: bool
) -> None:
    before = jit._fingerprint(loaded(folder).both, {})
    assert jit._fingerprint(loaded(folder).both, {}) == before
    source = folder / file
    source.write_text(source.read_text().replace(old, new, 1))
    sys.modules.pop("constants")
    importlib.invalidate_caches()
    shutil.rmtree(folder / "__pycache__", ignore_errors=True)
    assert (jit._fingerprint(loaded(folder).both, {}) != before) == moves


@pytest.mark.compiled
def test_the_same_template_over_another_games_rules_has_another_cache() -> None:
    def other(s: Any, a: int) -> bool:
        return a == 2

    jit.rule(other)
    own = jit._fingerprint(toy.legal_actions, {})
    assert jit._fingerprint(toy.legal_actions, {"why_not": other}) != own


@pytest.mark.compiled
def test_a_changed_constant_is_never_played_by_old_machine_code(folder: Path) -> None:
    """Numba itself would miss it: the file of the compiled rule is the same."""

    def said() -> str:
        path = os.pathsep.join([*sys.path, str(folder)])
        env = {**os.environ, "ROSTRA_CACHE": str(folder / "cache"), "PYTHONPATH": path, "ROSTRA_JIT": "1"}
        run = [sys.executable, str(folder / "rules.py")]
        return subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout.strip()

    assert said() == "91"
    (folder / "constants.py").write_text(CONSTANTS.format(factor=20))
    assert said() == "181"


@pytest.mark.compiled
def test_the_cache_is_where_the_environment_says(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "jit-0123"
    monkeypatch.setenv("ROSTRA_CACHE", str(folder / "here"))
    assert jit._cache_path("0123") == folder / "here" / name
    monkeypatch.delenv("ROSTRA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "there"))
    assert jit._cache_path("0123") == folder / "there" / "rostra" / name
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(folder / "home"))
    assert jit._cache_path("0123") == folder / "home" / ".cache" / "rostra" / name


@pytest.mark.compiled
@pytest.mark.parametrize("trouble", ["a file in its place", "no right to write"])
def test_where_nothing_can_be_written_the_cache_goes_to_the_temporary_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    cache = folder / "cache"
    monkeypatch.setenv("ROSTRA_CACHE", str(cache))
    monkeypatch.setattr(tempfile, "tempdir", str(folder / "temporary"))
    if trouble == "a file in its place":
        cache.write_text("not a folder")
    else:
        monkeypatch.setattr(os, "access", lambda path, mode: not str(path).startswith(str(cache)))
    path = jit._cache_path("0123")
    assert path.is_relative_to(folder / "temporary")
    rules = loaded(folder)
    assert jit.compiled(rules.both)(2) == 41
    assert list((folder / "temporary").rglob("*.nbi"))


@pytest.mark.compiled
def test_a_cache_that_came_with_an_image_is_used_wherever_the_package_is(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been built in another folder, and its files are younger or older than the cache."""
    monkeypatch.setenv("ROSTRA_CACHE", str(folder / "cache"))
    monkeypatch.setattr(jit, "_twins", {})
    assert jit.compiled(loaded(folder).both)(2) == 41
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    for name in ("rules.py", "constants.py"):
        shutil.copyfile(folder / name, elsewhere / name)
        os.utime(elsewhere / name, (1, 1))
    moved: Any = jit.compiled(loaded(elsewhere).both)
    assert moved(2) == 41
    assert (sum(moved.stats.cache_hits.values()), sum(moved.stats.cache_misses.values())) == (1, 0)


@pytest.mark.compiled
def test_a_cache_that_cannot_be_written_is_still_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_CACHE", str(folder / "cache"))
    monkeypatch.setattr(jit, "_twins", {})
    assert jit.compiled(loaded(folder).both)(2) == 41
    monkeypatch.setattr(tempfile, "tempdir", str(folder / "temporary"))
    monkeypatch.setattr(os, "access", lambda path, mode: not str(path).startswith(str(folder / "cache")))
    again: Any = jit.compiled(loaded(folder).both)
    assert again(2) == 41
    assert again(numpy.int8(3)) == 91  # for which there is nothing in it yet
    assert list((folder / "temporary").rglob("*.nbi"))
    assert (sum(again.stats.cache_hits.values()), sum(again.stats.cache_misses.values())) == (1, 1)


@pytest.mark.compiled
def test_a_cache_written_by_a_version_whose_types_are_gone_is_made_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROSTRA_CACHE", str(folder / "cache"))
    monkeypatch.setattr(jit, "_twins", {})
    assert jit.compiled(loaded(folder).both)(2) == 41
    of_a_gone_type = b"cmodule_that_is_gone\nType\n."  # a pickle
    for index in (folder / "cache").rglob("*.nbi"):
        with index.open("rb") as file:
            version = pickle.load(file)
        index.write_bytes(pickle.dumps(version) + of_a_gone_type)
    jit._twins.clear()
    assert jit.compiled(loaded(folder).both)(2) == 41
    jit._twins.clear()
    again: Any = jit.compiled(loaded(folder).both)
    assert again(2) == 41
    assert sum(again.stats.cache_hits.values()) == 1


@pytest.mark.compiled
def test_rules_whose_source_is_not_there_are_compiled_and_cached(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a program packed into one file."""
    monkeypatch.setenv("ROSTRA_CACHE", str(folder / "cache"))
    monkeypatch.setattr(jit, "_twins", {})
    rules = loaded(folder)
    (folder / "rules.py").unlink()
    assert jit.compiled(rules.both)(2) == 41
    assert list((folder / "cache").rglob("*.nbi"))


SHARING = """
import sys
from rules import both, scaled
from rostra.kernel.jit import compiled

twin, part = compiled(both), compiled(both).py_func.__globals__["scaled"]
print(twin(3), sum(twin.stats.cache_misses.values()) + sum(part.stats.cache_misses.values()))
"""
LEAVING = """
import threading
from rules import both
from rostra.kernel.compiling import COMPILER
from rostra.kernel.jit import compiled

begun = threading.Event()
COMPILER.watcher = lambda rule, done, planned: begun.set()
threading.Thread(target=lambda: compiled(both)(3), daemon=True).start()
begun.wait()
"""


LEAVING_AT_ONCE = (
    LEAVING.replace("begun.set()", "(begun.set(), threading.Event().wait())") + "COMPILER.leave(3)\n"
)


def started(folder: Path, program: str) -> subprocess.Popen[str]:
    """A program beside the rules of the folder, with a cache in it."""
    path = os.pathsep.join([*sys.path, str(folder)])
    env = {**os.environ, "ROSTRA_CACHE": str(folder / "cache"), "PYTHONPATH": path, "ROSTRA_JIT": "1"}
    run = [sys.executable, "-c", program]
    return subprocess.Popen(run, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.compiled
def test_processes_that_begin_together_compile_every_rule_once(folder: Path) -> None:
    together = [started(folder, SHARING) for _ in range(3)]
    said = [process.communicate()[0].split() for process in together]
    assert [answer for answer, _ in said] == ["91"] * 3
    assert sum(int(misses) for _, misses in said) == 2


@pytest.mark.compiled
def test_a_process_that_ends_while_a_thread_compiles_ends_without_a_word(folder: Path) -> None:
    leaving = started(folder, LEAVING)
    assert leaving.communicate() == ("", "")
    assert leaving.returncode == 0


@pytest.mark.compiled
def test_a_command_that_ends_does_not_wait_for_a_thread_that_compiles(folder: Path) -> None:
    leaving = started(folder, LEAVING_AT_ONCE)
    assert leaving.communicate() == ("", "")
    assert leaving.returncode == 3


@pytest.mark.compiled
def test_whoever_waits_is_told_how_far_the_compiler_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_CACHE", str(folder / "cache"))
    told: list[tuple[str | None, int]] = []
    monkeypatch.setattr(COMPILER, "watcher", lambda rule, done, planned: told.append((rule, planned - done)))
    rules = loaded(folder)
    assert jit.compiled(rules.both)(3) == 91
    assert [rule for rule, _ in told] == ["toy_rules.both", "toy_rules.scaled", None]
    assert told[0][1] - told[-1][1] == 2
    monkeypatch.setattr(jit, "_twins", {})
    assert jit.compiled(rules.both)(3) == 91
    assert len(told) == 3, "nothing is said of what is only loaded"


def test_in_here_nothing_is_compiled(folder: Path) -> None:
    rules = loaded(folder)
    with jit.off():
        assert not jit.available()
        assert jit.compiled(rules.both) is rules.both
