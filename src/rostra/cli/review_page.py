"""A review as one HTML file that needs nothing else: the curve, how everybody did, and what mattered."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib import resources

from rostra.cli.narrate import Narrator, narrator, outcome
from rostra.cli.review_curve import initials, picture, sign
from rostra.cli.review_essence import Line, Section, points, sections
from rostra.games import named
from rostra.review.value import Balance, Review, Summary
from rostra.words import NameOf, say, spoken

STYLE = resources.files(__package__).joinpath("review.css").read_text("utf-8")
PARTS = ("luck", "own", "others")
"""Where a chance comes from."""


def page(found: Review, name: NameOf | None = None) -> str:
    """The page."""
    tell = narrator(found.game, name)
    title = escape(say("review-title", {"game": named(found.game).title}))
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style>"
    )
    parts = [
        f"<h1>{title}</h1><p>{escape(outcome(found.game, found.result, name))}</p>",
        f'<div class="curve"><h2>{escape(say("review-curve"))}</h2>{picture(found, tell)}</div>',
        _seats(found, tell),
        *map(_section, sections(found, name)),
    ]
    return f'<!doctype html><html lang="{spoken()}"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def _seats(found: Review, tell: Narrator[object]) -> str:
    most = max(0.1, *(abs(getattr(each, part)) for each in found.balances for part in PARTS))
    letters = initials([tell.name(seat) for seat in range(found.players)])
    cards = (
        _seat(how, whence, tell.name(how.seat), letters[how.seat], most)
        for how, whence in zip(found.summaries, found.balances, strict=True)
    )
    return (
        f'<section><h2>{escape(say("review-seats"))}</h2><div class="seats">{"".join(cards)}</div></section>'
    )


def _seat(how: Summary, whence: Balance, name: str, initial: str, most: float) -> str:
    picture = f'<svg viewBox="-32 -32 64 66" aria-hidden="true">{sign(how.seat, initial, 1)}</svg>'
    accuracy = say("review-accuracy", {"decisions": how.decisions})
    sizes = say("review-sizes", {"sizes": f"{how.inaccuracies} / {how.mistakes} / {how.blunders}"})
    rows = "".join(_bars(whence, most))
    return (
        f'<div class="seat"><h3>{picture}{escape(name)}</h3>'
        f'<p class="accuracy"><b>{how.accuracy:.0f}</b> {escape(accuracy)}<br>{escape(sizes)}</p>'
        f"<table><tbody>{rows}</tbody></table></div>"
    )


def _bars(whence: Balance, most: float) -> Iterator[str]:
    """A bar to the right for what brought the seat nearer to winning, and one to the left for the rest."""
    for part in PARTS:
        change: float = getattr(whence, part)
        width = 50 * abs(change) / most
        left = 50 - width if change < 0 else 50
        bar = f'<i class="{part}" style="left:{left:.1f}%;width:{width:.1f}%"></i>'
        label = escape(say("review-part", {"part": part}))
        yield f'<tr><th scope="row">{label}</th><td class="bar">{bar}</td><td>{points(change)}</td></tr>'


def _section(section: Section) -> str:
    lines = "".join(map(_line, section.lines))
    return f"<section><h2>{escape(section.title.rstrip(':'))}</h2><ul>{lines}</ul></section>"


def _line(line: Line) -> str:
    return f'<li class="{line.size or "plain"}">{escape(line.text)}</li>'
