"""The curve of a review as SVG: a line for every seat, that ends in its colour, shape and initial."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from rostra.cli.narrate import Narrator
from rostra.review.value import Moment, Review
from rostra.words import say

WIDTH, HEIGHT = 1000, 340
LEFT, RIGHT, TOP, BOTTOM = 40, 84, 14, 26
"""The picture, and the room for its labels."""
COLOURS = ("#b22a2a", "#2458a6", "#26211f", "#fbf8f1", "#e6b422", "#2e7d45", "#7d3c98", "#d8742a")
DARK_INK = (3, 4, 7)
"""Seats whose colour is too light for white letters."""
SHAPES = (
    "M0-24A24 24 0 1 1 0 24A24 24 0 1 1 0-24Z",
    "M-21-21H21V21H-21Z",
    "M0-27L26 20H-26Z",
    "M0-29L26 0L0 29L-26 0Z",
    "M0-26L26-6L16 24H-16L-26-6Z",
    "M-13-24H13L27 0L13 24H-13L-27 0Z",
    "M-9-26H9V-9H26V9H9V26H-9V9H-26V-9H-9Z",
    "M0-29L8-10L28-9L12 4L18 25L0 13L-18 25L-12 4L-28-9L-8-10Z",
)
"""As the browser draws the seats (``web/src/lib/seats.ts``)."""
SIZES = {"inaccuracy": 4, "mistake": 6, "blunder": 8}
"""How large the mark of a decision is."""


def picture(found: Review, tell: Narrator[object]) -> str:
    """Everybody's chance to win over the game; a mark for each decision that has a name."""
    seats = range(found.players)
    parts = [
        *_axis(found.curve),
        *(f'<path class="edge" d="{_line(found.curve, seat)}"/>' for seat in seats),
        *(f'<path class="line" stroke="{COLOURS[seat]}" d="{_line(found.curve, seat)}"/>' for seat in seats),
        *_marks(found),
        *_ends(found, tell),
        *_moments(found, tell),
    ]
    label = escape(say("review-curve"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def sign(seat: int, initial: str, scale: float = 0.5) -> str:
    """A seat's colour, shape and initial, around 0,0."""
    ink, low = "#231a15" if seat in DARK_INK else "#fff", 9 if seat == 2 else 8
    letter = f'<text y="{low + 1}" text-anchor="middle" font-size="25" fill="{ink}">{escape(initial)}</text>'
    body = f'<path d="{SHAPES[seat]}" fill="{COLOURS[seat]}" stroke="#2b2320" stroke-width="3"/>'
    return f'<g class="sign" transform="scale({scale})">{body}{letter}</g>'


def initials(names: Sequence[str]) -> list[str]:
    """One letter for each seat, no letter twice."""
    taken: list[str] = []
    for seat, name in enumerate(names):
        letters = [letter.upper() for letter in name if letter.isalnum()]
        taken.append(next((letter for letter in letters if letter not in taken), str(seat)))
    return taken


def _axis(curve: Sequence[Moment]) -> Iterator[str]:
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        yield f'<path class="grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
        yield f'<text class="tick" x="{LEFT - 7}" y="{y + 4}" text-anchor="end">{percent}</text>'
    step = max(1, round(curve[-1].turn / 12))
    for i, each in enumerate(curve):
        if i and each.turn != curve[i - 1].turn and each.turn % step == 0:
            x, y = _x(i, curve), HEIGHT - 6
            yield f'<text class="tick" x="{x}" y="{y}" text-anchor="middle">{each.turn}</text>'


def _line(curve: Sequence[Moment], seat: int) -> str:
    return "M" + "L".join(f"{_x(i, curve)} {_y(each.chances[seat])}" for i, each in enumerate(curve))


def _marks(found: Review) -> Iterator[str]:
    at = {each.number: i for i, each in enumerate(found.curve) if each.cause == "decision"}
    for each in found.decisions:
        if each.size is not None:
            i = at[each.number]
            x, y = _x(i, found.curve), _y(found.curve[i].chances[each.seat])
            yield (
                f'<circle class="mark {each.size}" cx="{x}" cy="{y}" r="{SIZES[each.size]}"'
                f' fill="{COLOURS[each.seat]}"/>'
            )


def _ends(found: Review, tell: Narrator[object]) -> Iterator[str]:
    """The signs at the right, moved apart where lines end together."""
    last = found.curve[-1].chances
    letters = initials([tell.name(seat) for seat in range(found.players)])
    order = sorted(range(found.players), key=lambda seat: -last[seat])
    gap = min(34.0, (HEIGHT - TOP - BOTTOM) / max(1, found.players - 1))
    lowest = HEIGHT - BOTTOM - gap * (found.players - 1)
    y = TOP - gap
    for place, seat in enumerate(order):
        y = min(max(_y(last[seat]), y + gap), lowest + gap * place)
        x = WIDTH - RIGHT + 22
        yield f'<g transform="translate({x} {y:.1f})">{sign(seat, letters[seat])}</g>'
        yield f'<text class="value" x="{x + 20}" y="{y + 5:.1f}">{100 * last[seat]:.0f}</text>'


def _moments(found: Review, tell: Narrator[object]) -> Iterator[str]:
    """What happened, and everybody's chance then, where a pointer rests on the curve."""
    curve = found.curve
    for i, each in enumerate(curve):
        start = LEFT if i == 0 else (_x(i - 1, curve) + _x(i, curve)) / 2
        end = WIDTH - RIGHT if i == len(curve) - 1 else (_x(i, curve) + _x(i + 1, curve)) / 2
        chances = ", ".join(
            f"{tell.name(seat)} {100 * chance:.0f} %" for seat, chance in enumerate(each.chances)
        )
        told = escape("\n".join([*tell.sentences(each.events), chances]))
        yield (
            f'<rect x="{start:.1f}" y="{TOP}" width="{end - start:.1f}" height="{HEIGHT - TOP - BOTTOM}"'
            f' fill="transparent"><title>{told}</title></rect>'
        )


def _x(i: int, curve: Sequence[Moment]) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * i / max(1, len(curve) - 1), 1)


def _y(chance: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)
