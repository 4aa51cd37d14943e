"""A review as one HTML file that needs nothing else: the curve as SVG, then the essence in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from rostra.cli.narrate import narrator
from rostra.games import named
from rostra.review.value import Moment, Review
from rostra.words import say

WIDTH, HEIGHT, LEFT, TOP = 960, 320, 40, 12
"""The picture, and the room for its labels."""
COLOURS = ("#c0392b", "#2471a3", "#1d1d1b", "#b7950b", "#1e8449", "#7d3c98", "#ca6f1e", "#5d6d7e")
STYLE = (
    ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;"
    "padding:0 1rem}svg{width:100%;height:auto;background:#fff;border-radius:8px}pre{white-space:pre-wrap;"
    "font:15px/1.5 ui-monospace,monospace}.key{display:flex;flex-wrap:wrap;gap:1rem}"
    ".key i{display:inline-block;width:1em;height:.25em;margin-right:.4em;vertical-align:middle}"
)
SIZES = {"inaccuracy": 3, "mistake": 5, "blunder": 7}
"""How large the mark of a decision is."""


def page(found: Review, told: Sequence[str]) -> str:
    """The page."""
    title = escape(say("review-title", {"game": named(found.game).title}))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = f"<h1>{title}</h1>{picture(found)}{_key(found)}<pre>{escape(chr(10).join(told))}</pre>"
    head += f"<style>{STYLE}</style>"
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>\n'


def picture(found: Review) -> str:
    """Everybody's chance to win over the game, with a disc for each decision that has a name."""
    marks = "".join([*_axis(), *(_line(found.curve, seat) for seat in range(found.players)), *_discs(found)])
    label = escape(say("review-curve"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{marks}</svg>'


def _axis() -> Iterator[str]:
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        yield f'<line x1="{LEFT}" x2="{WIDTH - 8}" y1="{y}" y2="{y}" stroke="#ddd"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end" font-size="12">{percent}</text>'


def _line(curve: Sequence[Moment], seat: int) -> str:
    points = " ".join(f"{_x(i, curve)},{_y(each.chances[seat])}" for i, each in enumerate(curve))
    colour = COLOURS[seat]
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _discs(found: Review) -> Iterator[str]:
    at = {each.number: i for i, each in enumerate(found.curve) if each.cause == "decision"}
    for each in found.decisions:
        if each.size is None:
            continue
        i = at[each.number]
        x, y = _x(i, found.curve), _y(found.curve[i].chances[each.seat])
        title = escape(f"{each.turn}: {each.size}")
        yield (
            f'<circle cx="{x}" cy="{y}" r="{SIZES[each.size]}" fill="{COLOURS[each.seat]}" fill-opacity=".6">'
            f"<title>{title}</title></circle>"
        )


def _key(found: Review) -> str:
    tell = narrator(found.game)
    seats = (
        f'<span><i style="background:{COLOURS[seat]}"></i>{escape(tell.name(seat))}</span>'
        for seat in range(found.players)
    )
    return f'<p class="key">{"".join(seats)}</p>'


def _x(i: int, curve: Sequence[Moment]) -> float:
    return round(LEFT + (WIDTH - LEFT - 8) * i / max(1, len(curve) - 1), 1)


def _y(chance: float) -> float:
    return round(TOP + (HEIGHT - 2 * TOP) * (1 - chance), 1)
