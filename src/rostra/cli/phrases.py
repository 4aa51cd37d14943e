"""Small pieces of sentences that several parts of the terminal need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rostra.games.quo_vadis.components import LAURELS, VALUE
from rostra.words import say


def seat_name(game: str, seat: int) -> str:
    """What a seat is called: its colour in Quo Vadis?, its number in Idus Martii."""
    return say(f"terminal-seat-{game}", {"seat": seat})


def listed(words: Sequence[str]) -> str:
    """Several things in a row: "a", "a and b", "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return say("terminal-and", {"before": ", ".join(words[:-1]), "last": words[-1]})


def laurels_held(state: Mapping[str, Any], seat: int) -> str:
    """The laurels in front of a seat: each of them where they may be known, else their number."""
    holding = state["holdings"][seat] if state.get("holdings") else None
    if holding is None:
        return say("terminal-laurels-hidden", {"count": state["held"][seat]})
    pieces = [
        name if count == 1 else f"{count}×{name}" for name in LAURELS if (count := holding.get(name, 0))
    ]
    if not pieces:
        return "–"
    return say("terminal-laurels-shown", {"laurels": " ".join(pieces), "value": worth(holding)})


def worth(holding: Mapping[str, int]) -> int:
    """The sum of the values of laurels held (Q16)."""
    return sum(value * holding.get(name, 0) for name, value in zip(LAURELS, VALUE, strict=True))
