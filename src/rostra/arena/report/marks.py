"""Pieces of SVG and HTML as text: elements, numbers, and the mark of each player."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin

COLOURS = 8
"""Players have a colour (the classes ``p0`` to ``p7`` of the style sheet) and a shape."""
CORNERS = (0, 4, 3, 4, 5)
"""Disc, square, triangle, diamond, pentagon."""
TURNED = (0, 0.25, 0, 0, 0)


def element(name: str, *children: str, **attributes: object) -> str:
    """An element; ``class_`` is class, and underscores are hyphens. Children are markup already."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    inner = "".join(children)
    return f"<{name}{written}>{inner}</{name}>"


def text(words: object, **attributes: object) -> str:
    """Words in a picture."""
    return element("text", escape(str(words), quote=False), **attributes)


def line(x1: float, y1: float, x2: float, y2: float, class_: str = "axis") -> str:
    """A straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def picture(width: float, height: float, title: str, *children: str) -> str:
    """A picture that takes the width it gets, with words for those who do not see it."""
    return element(
        "svg",
        element("title", escape(title, quote=False)),
        *children,
        viewBox=f"0 0 {_plain(width)} {_plain(height)}",
        role="img",
        xmlns="http://www.w3.org/2000/svg",
    )


def mark(player: int, x: float, y: float, size: float = 5) -> str:
    """The mark of a player, counted from 0: colour and shape."""
    class_ = f"mark p{player % COLOURS}"
    shape = player % len(CORNERS)
    if CORNERS[shape] == 0:
        return element("circle", cx=x, cy=y, r=size, class_=class_)
    corners = CORNERS[shape]
    around = [2 * pi * (corner + TURNED[shape] * 2) / corners for corner in range(corners)]
    points = " ".join(f"{_plain(x + 1.2 * size * sin(a))},{_plain(y - 1.2 * size * cos(a))}" for a in around)
    return element("polygon", points=points, class_=class_)


def _plain(value: object) -> str:
    """A number with no more digits than a picture needs."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
