"""Every table of every page is one to Markdown: GitHub and the site show it as a table."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import FENCE, HOME, text

PAGES = sorted(
    path.relative_to(HOME).as_posix()
    for path in [*HOME.glob("*.md"), *(HOME / "docs").rglob("*.md"), HOME / "web" / "README.md"]
)
RULE = re.compile(r"\|?( *:?-{3,}:? *\|)+( *:?-{3,}:? *)?")
"""The line below the head of a table."""


def problems(page: str) -> list[str]:
    """What is wrong with the tables of a text."""
    lines = FENCE.sub(lambda fenced: "\n" * fenced[0].count("\n"), page).split("\n")
    rules = [number for number, line in enumerate(lines) if RULE.fullmatch(line.strip())]
    outside = sum(line.lstrip().startswith("|") for line in lines) - sum(_length(lines, n) for n in rules)
    found = [problem for rule in rules for problem in _problems(lines, rule)]
    return [*found, f"{outside} rows belong to no table"] if outside else found


def _problems(lines: list[str], rule: int) -> list[str]:
    width = _cells(lines[rule])
    rows = range(rule - 1, rule - 1 + _length(lines, rule))
    found = [
        f"line {n + 1} has {_cells(lines[n])} cells, not {width}" for n in rows if _cells(lines[n]) != width
    ]
    if rule >= 2 and lines[rule - 2].strip():
        found.append(f"line {rule} begins a table without an empty line before it")
    return found


def _length(lines: list[str], rule: int) -> int:
    """How many lines a table has, given the one below its head."""
    end = next((n for n in range(rule, len(lines)) if not lines[n].lstrip().startswith("|")), len(lines))
    return end - rule + 1


def _cells(line: str) -> int:
    return len(re.split(r"(?<!\\)\|", re.sub(r"^\||\|$", "", line.strip())))


@pytest.mark.parametrize("page", PAGES)
def test_every_table_of_a_page_is_shown_as_one(page: str) -> None:
    assert problems(text(page)) == []


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("text\n| a | b |\n|---|---|\n| 1 | 2 |", "without an empty line before"),
        ("\n| a | b |\n|---|---|\n| 1 | 2 | 3 |", "has 3 cells, not 2"),
        ("\n| a | b |\n|---|\n| 1 | 2 |", "has 2 cells, not 1"),
        ("\n| a | b |\n| 1 | 2 |", "belong to no table"),
    ],
)
def test_a_table_that_is_none_is_found(table: str, problem: str) -> None:
    assert problem in " ".join(problems(table))
    assert problems("\n| a | b |\n|---|---|\n| `x \\| y` | 2 |\n\nmore") == []
