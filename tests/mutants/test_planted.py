"""Planted bugs stay plantable: each stands in for a text that its file has, and can be run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.mutations import BROWSER_TESTS, Bug
from tests.mutants.planted import PLANTED

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("bug", PLANTED, ids=lambda bug: bug.name)
def test_a_planted_bug_replaces_a_text_that_stands_once_in_its_file(bug: Bug) -> None:
    source = (ROOT / bug.file).read_text(encoding="utf-8")
    assert source.count(bug.old) == 1, f"plant it anew: {bug.file} does not have this once: {bug.old!r}"
    assert bug.new != bug.old
    if bug.file.endswith(".py"):
        compile(source.replace(bug.old, bug.new), bug.file, "exec")


@pytest.mark.parametrize("bug", PLANTED, ids=lambda bug: bug.name)
def test_the_tests_that_should_notice_a_planted_bug_are_there(bug: Bug) -> None:
    assert bug.tests == BROWSER_TESTS or all((ROOT / test).exists() for test in bug.tests)


def test_no_two_planted_bugs_have_the_same_name() -> None:
    assert len({bug.name for bug in PLANTED}) == len(PLANTED)
