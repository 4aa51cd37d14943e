"""How often each number came."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from rostra.arena.report.marks import element, line, picture, text
from rostra.arena.report.scales import Scale, nice

WIDTH, HEIGHT, MARGIN, TOP, FOOT = 380.0, 200.0, 14.0, 30.0, 26.0
MOST_BARS = 30


def histogram(counts: Mapping[int, int], mean: float, title: str, mean_words: str) -> str:
    """A bar for every number, or for every few where there are many; the mean is a line."""
    low, high = min(counts), max(counts)
    width = max(1, int(nice(ceil((high - low + 1) / MOST_BARS)))) if high - low + 1 > MOST_BARS else 1
    bars: dict[int, int] = {}
    for number, often in counts.items():
        bars[number // width] = bars.get(number // width, 0) + often
    first, last = min(bars) * width, (max(bars) + 1) * width
    across = Scale(first - 0.5, last - 0.5, MARGIN, WIDTH - MARGIN)
    up = Scale(0, max(bars.values()), HEIGHT - FOOT, TOP)
    drawn = [
        element(
            "rect",
            element("title", f"{_span(bar * width, width)}: {often}"),
            x=across(bar * width - 0.5) + 0.6,
            width=max(0.8, across(bar * width + width - 0.5) - across(bar * width - 0.5) - 1.2),
            y=up(often),
            height=HEIGHT - FOOT - up(often),
            class_="bar",
        )
        for bar, often in sorted(bars.items())
    ]
    drawn.append(line(MARGIN, HEIGHT - FOOT, WIDTH - MARGIN, HEIGHT - FOOT))
    whole = [tick for tick in across.ticks(7) if tick == int(tick)]
    drawn += [
        text(int(tick), x=across(tick), y=HEIGHT - 8, class_="tick", text_anchor="middle") for tick in whole
    ]
    drawn.append(line(across(mean), 6, across(mean), HEIGHT - FOOT, "beside"))
    anchor = "start" if across(mean) < WIDTH / 2 else "end"
    shift = 5 if anchor == "start" else -5
    drawn.append(text(mean_words, x=across(mean) + shift, y=16, class_="figure", text_anchor=anchor))
    return picture(WIDTH, HEIGHT, title, *drawn)


def _span(first: int, width: int) -> str:
    return str(first) if width == 1 else f"{first}–{first + width - 1}"
