"""The board in the terminal is the printed board: same neighbours, same paths, nothing on top of another."""

from __future__ import annotations

import json
from itertools import combinations, pairwise

import pytest

from rostra.cli import quo_vadis
from rostra.cli.display import names_of
from rostra.cli.quo_vadis import SEATS
from rostra.cli.quo_vadis_layout import LARGE, SENATE_SIZE, SMALL, WIDTHS, Layout
from rostra.games.quo_vadis import components
from tests.cli.examples import GOLDEN

Box = tuple[int, int, int, int]
LAYOUTS = pytest.mark.parametrize("layout", [LARGE, SMALL], ids=["large", "small"])
PAIRS = pytest.mark.parametrize(("one", "other"), list(combinations([*LARGE.corners, "S"], 2)))


def box(layout: Layout, name: str) -> Box:
    """Column, line, width and height."""
    if name == "S":
        return (*layout.senate, *(SENATE_SIZE if layout.is_large else (18, 1)))
    seats = SEATS[name]
    return (*layout.corners[name], *((WIDTHS[seats], 3) if layout.is_large else (4 + seats, 1)))


def middle(layout: Layout, name: str) -> tuple[float, float]:
    x, y, width, height = box(layout, name)
    return x + width / 2, y + height / 2


def on_edge(layout: Layout, name: str, column: int, row: int) -> bool:
    x, y, width, height = box(layout, name)
    inside = x <= column < x + width and y <= row < y + height
    return inside and (column in (x, x + width - 1) or row in (y, y + height - 1))


def beside(layout: Layout, name: str, column: int, row: int) -> bool:
    return any(on_edge(layout, name, column + x, row + y) for x, y in ((0, -1), (0, 1), (1, 0), (-1, 0)))


@LAYOUTS
def test_every_committee_path_and_laurel_place_is_drawn(layout: Layout) -> None:
    assert set(layout.corners) == set(components.COMMITTEES)
    assert set(layout.routes) == set(components.PATHS)
    assert set(layout.places) == set(components.PLACES)


@LAYOUTS
@PAIRS
def test_committees_lie_as_on_the_printed_board(layout: Layout, one: str, other: str) -> None:
    printed = components.BOARD["committees"]
    for axis, along in enumerate("xy"):
        apart = printed[one][along] - printed[other][along]
        if abs(apart) > (60 if layout.is_large else 120):
            assert (middle(layout, one)[axis] - middle(layout, other)[axis]) * apart > 0, along


@LAYOUTS
@pytest.mark.parametrize("path", LARGE.routes)
def test_a_path_runs_from_its_committee_to_the_next(layout: Layout, path: str) -> None:
    below, above = path.split("-")
    starts = on_edge if layout.is_large else beside
    assert starts(layout, below, *layout.routes[path][0])
    assert beside(layout, above, *layout.routes[path][-1])


@LAYOUTS
@PAIRS
def test_no_committee_covers_another(layout: Layout, one: str, other: str) -> None:
    x, y, width, height = box(layout, one)
    left, top, across, down = box(layout, other)
    assert x + width <= left or left + across <= x or y + height <= top or top + down <= y


@LAYOUTS
@pytest.mark.parametrize("path", LARGE.places)
def test_a_laurel_place_lies_on_its_path(layout: Layout, path: str) -> None:
    column, row = layout.places[path]
    corners = layout.routes[path]
    assert any(
        min(a[0], b[0]) <= column <= max(a[0], b[0]) and min(a[1], b[1]) <= row <= max(a[1], b[1])
        for a, b in pairwise(corners)
    )


def test_the_small_board_leaves_room_for_the_players_in_a_window_of_80_columns() -> None:
    position = json.loads((GOLDEN / "quo-vadis-5-players.json").read_text(encoding="utf-8"))
    board = quo_vadis.compact(position, names_of("quo-vadis"))
    assert (board.width, board.height) == (53, 12)
    told = board.plain()
    for committee, senators in position["committees"].items():
        letters = "".join("RBKWY"[seat] for seat in sorted(senators))
        assert f"{committee}[{letters}" in told
