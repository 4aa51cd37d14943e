"""The pages of the two games as environments say what the code says, and have the same headings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from rostra.games.idus_martii import observation as idus
from rostra.games.idus_martii.environment import RULES as IDUS_MARTII
from rostra.games.quo_vadis import observation as quo
from rostra.games.quo_vadis.environment import RULES as QUO_VADIS
from rostra.kernel.rules import Cells, starts

PAGES = Path(__file__).parents[2] / "docs" / "environments"
HEADINGS = ["Observation", "Actions", "Rewards", "Variants", "Speed"]
TABLES: list[tuple[str, Sequence[Cells]]] = [
    ("quo-vadis", quo.CELLS),
    ("idus-martii", idus.CELLS[: -16 * len(idus.PAST)]),
    ("idus-martii", idus.PAST),
]


def text(page: str) -> str:
    return (PAGES / f"{page}.md").read_text("utf-8")


@pytest.mark.parametrize(("page", "cells"), TABLES)
def test_every_cell_is_on_its_page(page: str, cells: Sequence[Cells]) -> None:
    for some, start in zip(cells, starts(cells), strict=False):
        shape = " × ".join(map(str, some.shape)) or "1"
        assert f"| {start} | `{some.name}` | {shape} | {some.top} | {some.meaning} |" in text(page)


@pytest.mark.parametrize("environment", [QUO_VADIS, IDUS_MARTII], ids=lambda each: each.name)
def test_both_pages_have_the_same_headings_and_the_right_sizes(environment: object) -> None:
    assert isinstance(environment, type(QUO_VADIS))
    page = text(environment.name)
    assert re.findall(r"^## (.*)$", page, re.MULTILINE) == HEADINGS
    assert f"A row of {starts(environment.cells)[-1]} bytes" in page
    assert f"{environment.actions} numbers" in page
