"""What bots said of their chances, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rostra.arena.report.marks import element, line, mark, picture, text
from rostra.arena.report.scales import Scale

WIDTH, HEIGHT, LEFT, TOP, FOOT, RIGHT = 380.0, 330.0, 54.0, 10.0, 42.0, 20.0


def reliability(
    curves: Mapping[int, Sequence[Mapping[str, Any]]], title: str, said_words: str, won_words: str
) -> str:
    """A curve for every player (by number) beside the diagonal where words and facts agree."""
    across = Scale(0, 1, LEFT, WIDTH - RIGHT)
    up = Scale(0, 1, HEIGHT - FOOT, TOP)
    drawn = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        drawn += [
            line(across(tick), TOP, across(tick), HEIGHT - FOOT, "grid"),
            line(LEFT, up(tick), WIDTH - RIGHT, up(tick), "grid"),
            text(f"{tick:.0%}", x=across(tick), y=HEIGHT - FOOT + 14, class_="tick", text_anchor="middle"),
            text(f"{tick:.0%}", x=LEFT - 5, y=up(tick) + 4, class_="tick", text_anchor="end"),
        ]
    drawn.append(line(across(0), up(0), across(1), up(1), "beside"))
    for player, curve in curves.items():
        drawn += _curve(player, curve, across, up)
    drawn += [
        text(said_words, x=(LEFT + WIDTH - RIGHT) / 2, y=HEIGHT - 6, class_="tick", text_anchor="middle"),
        text(won_words, transform=f"translate(11 {(TOP + HEIGHT - FOOT) / 2}) rotate(-90)",
             class_="tick", text_anchor="middle"),
    ]  # fmt: skip
    return picture(WIDTH, HEIGHT, title, *drawn)


def _curve(player: int, curve: Sequence[Mapping[str, Any]], across: Scale, up: Scale) -> list[str]:
    places = [(across(point["said"]), up(point["won"]["value"])) for point in curve]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    drawn = [element("polyline", points=path, class_=f"curve p{player % 8}")]
    for (x, y), point in zip(places, curve, strict=True):
        if point["won"]["low"] is not None:
            low, high = up(point["won"]["low"]), up(point["won"]["high"])
            drawn.append(line(x, low, x, high, f"whisker thin p{player % 8}"))
        drawn.append(mark(player, x, y, 4))
    return drawn
