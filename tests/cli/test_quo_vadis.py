"""The board in the terminal is the printed board: same neighbours, same paths, nothing on top of another."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from rostra.cli.quo_vadis import CORNERS, PLACES, ROUTES, SEATS, SENATE, SENATE_SIZE, WIDTHS
from rostra.games.quo_vadis import components

BOXES = {name: (*corner, WIDTHS[SEATS[name]], 3) for name, corner in CORNERS.items()} | {
    "S": (*SENATE, *SENATE_SIZE)
}


def middle(name: str) -> tuple[float, float]:
    x, y, width, height = BOXES[name]
    return x + width / 2, y + height / 2


def on_edge(name: str, column: int, row: int) -> bool:
    x, y, width, height = BOXES[name]
    inside = x <= column < x + width and y <= row < y + height
    return inside and (column in (x, x + width - 1) or row in (y, y + height - 1))


def test_every_committee_path_and_laurel_place_is_drawn() -> None:
    assert set(CORNERS) == set(components.COMMITTEES)
    assert set(ROUTES) == set(components.PATHS)
    assert set(PLACES) == set(components.PLACES)


@pytest.mark.parametrize(("one", "other"), list(combinations(BOXES, 2)))
def test_committees_lie_as_on_the_printed_board(one: str, other: str) -> None:
    printed = components.BOARD["committees"]
    for axis, along in enumerate("xy"):
        apart = printed[one][along] - printed[other][along]
        if abs(apart) > 60:
            assert (middle(one)[axis] - middle(other)[axis]) * apart > 0, along


@pytest.mark.parametrize("path", ROUTES)
def test_a_path_runs_from_its_committee_to_the_next(path: str) -> None:
    below, above = path.split("-")
    assert on_edge(below, *ROUTES[path][0])
    column, row = ROUTES[path][-1]
    assert any(on_edge(above, column + x, row + y) for x, y in ((0, -1), (1, 0), (-1, 0)))


@pytest.mark.parametrize(("one", "other"), list(combinations(BOXES, 2)))
def test_no_committee_covers_another(one: str, other: str) -> None:
    x, y, width, height = BOXES[one]
    left, top, across, down = BOXES[other]
    assert x + width <= left or left + across <= x or y + height <= top or top + down <= y


@pytest.mark.parametrize("path", PLACES)
def test_a_laurel_place_lies_on_its_path(path: str) -> None:
    column, row = PLACES[path]
    corners = ROUTES[path]
    assert any(
        min(a[0], b[0]) <= column <= max(a[0], b[0]) and min(a[1], b[1]) <= row <= max(a[1], b[1])
        for a, b in pairwise(corners)
    )
