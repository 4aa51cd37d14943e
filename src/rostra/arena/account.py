"""What is written down of a finished game: plain data, one line of JSON."""

from __future__ import annotations

from typing import Any

from rostra.arena.match import Match
from rostra.arena.tournament import Fixture

Account = dict[str, Any]
"""A finished game as the journal keeps it. Nothing in it depends on the machine but ``times``."""

FORFEIT = "forfeit"


def account(fixture: Fixture, match: Match) -> Account:
    """The account of a game that is over, or that a bot forfeited."""
    return {
        "number": fixture.number,
        "seed": fixture.seed,
        "seating": list(fixture.seating),
        **_outcome(match),
        "turns": match.table.turn,
        "actions": match.actions,
        **_talk(match),
        "chances": [place.chances for place in match.places],
        "times": {
            "decide": [place.deciding for place in match.places],
            "wall": [place.waiting for place in match.places],
            "react": [place.reacting for place in match.places],
        },
    }


def _outcome(match: Match) -> Account:
    """How it ended; a forfeited game has no winners."""
    if match.forfeit is not None:
        lost = {"seat": match.forfeit.seat, "why": match.forfeit.why, "trace": match.forfeit.trace}
        return {
            "winners": [], "reason": FORFEIT, "scores": None, "faction": None, "hands": None, "forfeit": lost
        }  # fmt: skip
    result = match.table.result or {}
    scores = result["scores"]
    seats = range(len(match.places))
    return {
        "winners": result["winners"],
        "reason": result["reason"],
        "scores": None if scores is None else [scores.get(seat) for seat in seats],
        "faction": result["faction"],
        "hands": _hands(match),
        "forfeit": None,
    }


def _hands(match: Match) -> list[str] | None:
    """The side each seat was on at the end of Idus Martii (I16); ``mixed`` for two different cards."""
    over = next(event for event in reversed(match.table.events(None)) if event["kind"] == "over")
    if "hands" not in over:
        return None
    return [cards[0] if len(set(cards)) == 1 else "mixed" for cards in over["hands"]]


def _talk(match: Match) -> Account:
    """What was said: deals are told to those who know them, so every seat is asked."""
    told = [event for place in match.places for event in match.table.events(place.seat)]

    def deals(kind: str) -> int:
        return len({event["deal"] for event in told if event["kind"] == kind})

    promises = {
        (event["deal"], event["clause"]): event["status"] for event in told if event["kind"] == "promise"
    }
    return {
        "offers": deals("offer"),
        "struck": deals("struck"),
        "void": deals("void"),
        "broken": sum(status == "broken" for status in promises.values()),
        "claims": sum(event["kind"] == "claim" for event in match.table.events(None)),
    }
