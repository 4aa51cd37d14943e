"""Plant each bug in a copy of the source, run the tests that should notice it, and print the score."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutants.mutations import BROWSER_TESTS, RULES, Bug, sample
from tests.mutants.planted import PLANTED

ROOT = Path(__file__).parents[2]
SEED = 2026
LONGEST = 300
"""Seconds after which a run counts as noticed: the bug made something wait forever."""


def main() -> int:
    """Planted bugs that survive are a failure; random ones are counted, for some change nothing at all."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument(
        "--sample", type=int, default=40, help="how many random mutations of the rules to try"
    )
    parser.add_argument("--jobs", type=int, default=2, help="how many to try at once")
    parser.add_argument("--only", default="", help="only the planted bugs with this in their name")
    chosen = parser.parse_args()
    planted = [bug for bug in PLANTED if chosen.only in bug.name]
    made = [
        bug for files, tests in RULES for bug in sample(ROOT, files, tests, chosen.sample // len(RULES), SEED)
    ]
    made = [] if chosen.only else made
    check_tests_pass([*planted, *made])
    survivors = score("Planted bugs", planted, chosen.jobs)
    if made:
        score("Random mutations of the rules", made, chosen.jobs)
    return 1 if survivors else 0


def check_tests_pass(bugs: list[Bug]) -> None:
    """A test that fails without any bug would seem to notice them all."""
    needed = dict.fromkeys(bug.tests for bug in bugs)
    in_python = tuple(test for tests in needed if tests != BROWSER_TESTS for test in tests)
    for tests in filter(None, (in_python, BROWSER_TESTS if BROWSER_TESTS in needed else ())):
        with tempfile.TemporaryDirectory() as folder:
            _copied(Path(folder), ("src", "tests", "examples", "docs", "web"))
            if _fails(Path(folder), tests, None):
                raise SystemExit(f"{' '.join(tests)}: these tests fail without any bug")


def score(what: str, bugs: list[Bug], jobs: int) -> list[Bug]:
    """Try all of them; those that no test noticed."""
    survivors = []
    with ThreadPoolExecutor(jobs) as pool:
        for bug, seen in zip(bugs, pool.map(_is_noticed, bugs), strict=True):
            print(f"  {'noticed' if seen else 'SURVIVED'}: {bug.name}", flush=True)
            if not seen:
                survivors.append(bug)
    print(f"{what}: {len(bugs) - len(survivors)} of {len(bugs)} noticed", flush=True)
    return survivors


def _is_noticed(bug: Bug) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        _copied(copy, ("src", "tests", "examples", "web" if bug.tests == BROWSER_TESTS else "docs"))
        target = copy / bug.file
        source = target.read_text(encoding="utf-8")
        if source.count(bug.old) != 1:
            raise SystemExit(f"{bug.name}: {bug.file} does not have this text once: {bug.old!r}")
        target.write_text(source.replace(bug.old, bug.new), encoding="utf-8")
        return _fails(copy, bug.tests)


def _copied(copy: Path, folders: Iterable[str]) -> None:
    ignore = shutil.ignore_patterns("node_modules", "static", "__pycache__")
    for name in folders:
        shutil.copytree(ROOT / name, copy / name, ignore=ignore)
    for file in ("pyproject.toml", "README.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / file, copy / file)
    if (copy / "web").exists():
        (copy / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())


def _fails(copy: Path, tests: tuple[str, ...], longest: int | None = LONGEST) -> bool:
    if tests == BROWSER_TESTS:
        command, folder = ["npm", "--silent", "run", "test"], copy / "web"
    else:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not compiled"]
        command, folder = [*command, *tests], copy
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "ROSTRA_JIT": "0"}
    try:
        run = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=longest
        )
    except subprocess.TimeoutExpired:
        return True
    if run.returncode not in (0, 1, 2):  # 2: the bug is noticed as early as on import
        raise SystemExit(f"the tests could not run:\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
    return run.returncode != 0


sys.exit(main())
