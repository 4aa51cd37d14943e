"""The charts of a report, as SVG and HTML: scales, marks, and one function for each kind of chart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, cos, floor, log10, pi, sin
from typing import Any

from rostra.arena.formatting import Formatter

WIDTH = 380.0
"""The width of every chart; the page scales it."""
ROW_HEIGHT, LABEL_MARGIN, LONGEST_LABEL = 43.0, 12.0, 22
MOST_BARS = 30
COLOURS = 8
"""Players have a colour (the classes ``p0`` to ``p7`` of the style sheet) and a shape."""
CORNERS = (0, 4, 3, 4, 5)
"""Disc, square, triangle, diamond, pentagon."""
TURNED = (0, 0.25, 0, 0, 0)

Cells = Mapping[str, Mapping[str, Mapping[str, Any] | None]]


@dataclass(frozen=True, slots=True)
class Area:
    """The part of a chart that values are drawn in; labels are around it."""

    left: float
    right: float
    top: float
    bottom: float


HISTOGRAM_HEIGHT, HISTOGRAM = 200.0, Area(14, WIDTH - 14, 30, 174)
RELIABILITY_HEIGHT, RELIABILITY = 330.0, Area(54, WIDTH - 20, 10, 288)


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
    """Words in a chart."""
    return element("text", escape(str(words), quote=False), **attributes)


def line(x1: float, y1: float, x2: float, y2: float, class_: str = "axis") -> str:
    """A straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def svg(width: float, height: float, title: str, *children: str) -> str:
    """A chart that takes the width it gets, with a title for screen readers."""
    return element(
        "svg",
        element("title", escape(title, quote=False)),
        *children,
        viewBox=f"0 0 {_plain(width)} {_plain(height)}",
        role="img",
        xmlns="http://www.w3.org/2000/svg",
    )


def marker(player: int, x: float, y: float, size: float = 5) -> str:
    """The marker of a player, counted from 0: colour and shape."""
    class_ = f"mark p{player % COLOURS}"
    shape = player % len(CORNERS)
    if CORNERS[shape] == 0:
        return element("circle", cx=x, cy=y, r=size, class_=class_)
    corners = CORNERS[shape]
    around = [2 * pi * (corner + TURNED[shape] * 2) / corners for corner in range(corners)]
    points = " ".join(f"{_plain(x + 1.2 * size * sin(a))},{_plain(y - 1.2 * size * cos(a))}" for a in around)
    return element("polygon", points=points, class_=class_)


def _plain(value: object) -> str:
    """A number with no more digits than a chart needs."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


@dataclass(frozen=True, slots=True)
class Scale:
    """Values from ``low`` to ``high`` along one side of a chart."""

    low: float
    high: float
    start: float
    end: float
    is_logarithmic: bool = False

    def __call__(self, value: float) -> float:
        """Where a value is drawn; values outside the scale are drawn at its edge."""
        clipped = min(self.high, max(self.low, value))
        low, high, at = (log10(v) if self.is_logarithmic else v for v in (self.low, self.high, clipped))
        return self.start + (at - low) / (high - low) * (self.end - self.start)

    def ticks(self, about: int = 5) -> list[float]:
        """Round values to label."""
        if self.is_logarithmic:
            return [10.0**power for power in range(ceil(log10(self.low)), floor(log10(self.high)) + 1)]
        step = round_step((self.high - self.low) / about)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [round(k * step, 10) for k in range(first, last + 1)]


def round_step(step: float) -> float:
    """The next larger step of 1, 2, 5, 10, ..."""
    power = 10.0 ** floor(log10(step))
    return next(m * power for m in (1, 2, 5, 10) if m * power >= step * 0.999)


@dataclass(frozen=True, slots=True)
class Row:
    """A value, the interval around it, and whose it is."""

    label: str
    player: int
    value: float
    low: float | None = None
    high: float | None = None
    words: str = ""
    """The value in words."""
    end: float | None = None
    """Something further out, such as the longest time."""


def interval_chart(
    rows: Sequence[Row],
    scale: Scale,
    title: str,
    number: Callable[[float], str],
    reference: float | None = None,
) -> str:
    """Values with their intervals, one below the other; ``reference`` is drawn as a dashed line."""
    top, bottom = 6.0, 6.0 + ROW_HEIGHT * len(rows)
    drawn = [line(scale(tick), top, scale(tick), bottom, "grid") for tick in scale.ticks()]
    drawn += [
        text(number(tick), x=scale(tick), y=bottom + 18, class_="tick", text_anchor="middle")
        for tick in scale.ticks()
    ]
    if reference is not None:
        drawn.append(line(scale(reference), top, scale(reference), bottom, "beside"))
    for place, row in enumerate(rows):
        drawn += _row(row, scale, top + ROW_HEIGHT * place)
    return svg(WIDTH, bottom + 26, title, *drawn)


def horizontal_scale(low: float, high: float, is_logarithmic: bool = False) -> Scale:
    """A scale across an interval chart."""
    return Scale(low, high if high > low else low + 1, 24, WIDTH - 24, is_logarithmic)


def _row(row: Row, scale: Scale, top: float) -> list[str]:
    middle = top + 28
    label = row.label if len(row.label) <= LONGEST_LABEL else "…" + row.label[1 - LONGEST_LABEL :]
    drawn = [
        text(label, x=LABEL_MARGIN, y=top + 14, class_="label"),
        text(row.words, x=WIDTH - LABEL_MARGIN, y=top + 14, class_="figure", text_anchor="end"),
    ]
    if row.end is not None:
        drawn.append(line(scale(row.value), middle, scale(row.end), middle, "end"))
    if row.low is not None and row.high is not None:
        drawn.append(
            line(scale(row.low), middle, scale(row.high), middle, f"whisker p{row.player % COLOURS}")
        )
    drawn.append(marker(row.player, scale(row.value), middle))
    return drawn


def histogram(counts: Mapping[int, int], mean: float, title: str, mean_words: str) -> str:
    """A bar for every number, or for a range of numbers where there are many; the mean is a line."""
    low, high = min(counts), max(counts)
    width = max(1, int(round_step(ceil((high - low + 1) / MOST_BARS)))) if high - low + 1 > MOST_BARS else 1
    bars: dict[int, int] = {}
    for number, count in counts.items():
        bars[number // width] = bars.get(number // width, 0) + count
    first, last = min(bars) * width, (max(bars) + 1) * width
    across = Scale(first - 0.5, last - 0.5, HISTOGRAM.left, HISTOGRAM.right)
    up = Scale(0, max(bars.values()), HISTOGRAM.bottom, HISTOGRAM.top)
    drawn = [
        element(
            "rect",
            element("title", f"{_range(bar * width, width)}: {count}"),
            x=across(bar * width - 0.5) + 0.6,
            width=max(0.8, across(bar * width + width - 0.5) - across(bar * width - 0.5) - 1.2),
            y=up(count),
            height=HISTOGRAM.bottom - up(count),
            class_="bar",
        )
        for bar, count in sorted(bars.items())
    ]
    drawn.append(
        line(
            HISTOGRAM.left,
            HISTOGRAM.bottom,
            HISTOGRAM.right,
            HISTOGRAM.bottom,
        )
    )
    whole = [tick for tick in across.ticks(7) if tick == int(tick)]
    drawn += [
        text(int(tick), x=across(tick), y=HISTOGRAM_HEIGHT - 8, class_="tick", text_anchor="middle")
        for tick in whole
    ]
    drawn.append(line(across(mean), 6, across(mean), HISTOGRAM.bottom, "beside"))
    anchor = "start" if across(mean) < WIDTH / 2 else "end"
    shift = 5 if anchor == "start" else -5
    drawn.append(text(mean_words, x=across(mean) + shift, y=16, class_="figure", text_anchor=anchor))
    return svg(WIDTH, HISTOGRAM_HEIGHT, title, *drawn)


def _range(first: int, width: int) -> str:
    return str(first) if width == 1 else f"{first}–{first + width - 1}"


def reliability_chart(
    curves: Mapping[int, Sequence[Mapping[str, Any]]], title: str, said_words: str, won_words: str
) -> str:
    """A curve for every player (by number) and the diagonal on which predictions are right."""
    across = Scale(0, 1, RELIABILITY.left, RELIABILITY.right)
    up = Scale(0, 1, RELIABILITY.bottom, RELIABILITY.top)
    drawn = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        drawn += [
            line(across(tick), RELIABILITY.top, across(tick), RELIABILITY.bottom, "grid"),
            line(RELIABILITY.left, up(tick), RELIABILITY.right, up(tick), "grid"),
            text(
                f"{tick:.0%}",
                x=across(tick),
                y=RELIABILITY.bottom + 14,
                class_="tick",
                text_anchor="middle",
            ),
            text(f"{tick:.0%}", x=RELIABILITY.left - 5, y=up(tick) + 4, class_="tick", text_anchor="end"),
        ]
    drawn.append(line(across(0), up(0), across(1), up(1), "beside"))
    for player, curve in curves.items():
        drawn += _curve(player, curve, across, up)
    drawn += [
        text(
            said_words,
            x=(RELIABILITY.left + RELIABILITY.right) / 2,
            y=RELIABILITY_HEIGHT - 6,
            class_="tick",
            text_anchor="middle",
        ),
        text(won_words, transform=f"translate(11 {(RELIABILITY.top + RELIABILITY.bottom) / 2}) rotate(-90)",
             class_="tick", text_anchor="middle"),
    ]  # fmt: skip
    return svg(WIDTH, RELIABILITY_HEIGHT, title, *drawn)


def _curve(player: int, curve: Sequence[Mapping[str, Any]], across: Scale, up: Scale) -> list[str]:
    places = [(across(point["said"]), up(point["won"]["value"])) for point in curve]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    drawn = [element("polyline", points=path, class_=f"curve p{player % COLOURS}")]
    for (x, y), point in zip(places, curve, strict=True):
        if point["won"]["low"] is not None:
            low, high = up(point["won"]["low"]), up(point["won"]["high"])
            drawn.append(line(x, low, x, high, f"whisker thin p{player % COLOURS}"))
        drawn.append(marker(player, x, y, 4))
    return drawn


def heat_table(
    cells: Cells, rows: Sequence[str], columns: Mapping[str, str], corner: str, words: Formatter
) -> str:
    """A table of shares with their intervals; ``columns`` are keys and headings."""
    head = element("tr", element("th", escape(corner)), *(element("th", escape(h)) for h in columns.values()))
    body = [
        element(
            "tr",
            element("th", escape(row)),
            *(_cell(cells.get(row, {}).get(key), words) for key in columns),
        )
        for row in rows
    ]
    return element("div", element("table", element("thead", head), element("tbody", *body)), class_="scroll")


def _cell(share: Mapping[str, Any] | None, words: Formatter) -> str:
    if share is None:
        return element("td", "–", class_="none")
    ends = ""
    if share["low"] is not None:
        ends = element("small", f"{words.number(100 * share['low'])} – {words.number(100 * share['high'])}")
    return element(
        "td",
        element("b", words.percent(share["value"])),
        ends,
        class_="heat",
        style=f"--share:{share['value']:.3f}",
    )
