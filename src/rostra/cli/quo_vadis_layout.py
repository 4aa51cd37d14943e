"""Where the parts of the board of Quo Vadis? stand in the terminal: large, and for a window of 80 by 24."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rostra.cli.canvas import Point


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything is drawn."""

    is_large: bool
    """Whether committees are boxes, rather than letters on a line."""
    senate: Point
    corners: Mapping[str, Point]
    """The upper left corner of each committee."""
    routes: Mapping[str, tuple[Point, ...]]
    """The corners of each path: from the edge it leaves, or from beside it, to its arrowhead."""
    places: Mapping[str, Point]
    """The middle of each laurel place."""


WIDTHS = {1: 8, 3: 14, 5: 22}
"""How wide a committee is drawn in a box, by its seats."""
SENATE_SIZE = (32, 5)

LARGE = Layout(
    is_large=True,
    senate=(34, 2),
    corners={
        "A1": (8, 27), "A2": (8, 20), "A3": (10, 14), "A4": (6, 4),
        "B1": (22, 27), "B2": (29, 20), "C1": (39, 14),
        "D1": (63, 27), "D2": (63, 20), "D3": (69, 10),
        "E1": (80, 27), "E2": (86, 20), "E3": (86, 14), "E4": (80, 4),
    },
    routes={
        "A1-A2": ((12, 27), (12, 23)),
        "A2-A3": ((12, 20), (12, 17)),
        "A3-A4": ((16, 14), (16, 7)),
        "A4-S": ((19, 5), (33, 5)),
        "B1-A3": ((22, 28), (19, 28), (19, 17)),
        "B1-B2": ((33, 27), (33, 23)),
        "B2-C1": ((36, 21), (42, 21), (42, 17)),
        "C1-S": ((50, 14), (50, 7)),
        "D1-D2": ((67, 27), (67, 23)),
        "D2-C1": ((63, 21), (57, 21), (57, 17)),
        "D2-D3": ((73, 20), (73, 13)),
        "D3-E4": ((76, 11), (83, 11), (83, 7)),
        "E1-D2": ((80, 28), (74, 28), (74, 23)),
        "E1-E2": ((90, 27), (90, 23)),
        "E2-E3": ((90, 20), (90, 17)),
        "E3-E4": ((90, 14), (90, 7)),
        "E4-S": ((80, 5), (66, 5)),
    },
    places={
        "A3-A4": (16, 10), "A4-S": (26, 5), "B1-A3": (19, 25), "B1-B2": (33, 25), "C1-S": (50, 10),
        "D2-C1": (57, 19), "D2-D3": (73, 16), "E1-D2": (74, 25), "E1-E2": (90, 25), "E4-S": (73, 5),
    },
)  # fmt: skip
"""98 columns and 31 lines."""

SMALL = Layout(
    is_large=False,
    senate=(17, 0),
    corners={
        "A1": (1, 10), "A2": (1, 7), "A3": (1, 4), "A4": (1, 0),
        "B1": (9, 10), "B2": (20, 7), "C1": (20, 4),
        "D1": (38, 10), "D2": (40, 7), "D3": (43, 3),
        "E1": (44, 10), "E2": (48, 7), "E3": (48, 4), "E4": (44, 0),
    },
    routes={
        "A1-A2": ((3, 9), (3, 8)),
        "A2-A3": ((3, 6), (3, 5)),
        "A3-A4": ((4, 3), (4, 1)),
        "A4-S": ((8, 0), (16, 0)),
        "B1-A3": ((8, 10), (7, 10), (7, 5)),
        "B1-B2": ((18, 10), (22, 10), (22, 8)),
        "B2-C1": ((22, 6), (22, 5)),
        "C1-S": ((24, 3), (24, 1)),
        "D1-D2": ((40, 9), (40, 8)),
        "D2-C1": ((39, 7), (27, 7), (27, 5)),
        "D2-D3": ((45, 6), (45, 4)),
        "D3-E4": ((45, 2), (45, 1)),
        "E1-D2": ((45, 9), (45, 8)),
        "E1-E2": ((50, 9), (50, 8)),
        "E2-E3": ((50, 6), (50, 5)),
        "E3-E4": ((50, 3), (50, 1)),
        "E4-S": ((43, 0), (35, 0)),
    },
    places={
        "A3-A4": (4, 2), "A4-S": (12, 0), "B1-A3": (7, 8), "B1-B2": (22, 9), "C1-S": (24, 2),
        "D2-C1": (33, 7), "D2-D3": (45, 5), "E1-D2": (45, 9), "E1-E2": (50, 9), "E4-S": (39, 0),
    },
)  # fmt: skip
"""53 columns and 12 lines; a laurel may cover a stroke of its path."""
