"""What may be done, as numbered choices in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rostra.cli.narrate import votes
from rostra.cli.phrases import listed, seat_name
from rostra.words import say

WIDTH = 98
ORDER = ("advance", "ask", "place", "caesar", "decline")
"""The order in which the kinds of choices of Quo Vadis? are offered; others follow as they come."""


def sorted_choices(actions: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Choices of the same kind together, the most telling kinds first."""
    return sorted(actions, key=lambda act: ORDER.index(act["type"]) if act["type"] in ORDER else len(ORDER))


def worded(state: Mapping[str, Any], action: Mapping[str, Any]) -> str:
    """One choice of the seat whose view this is."""
    kind = action["type"]
    if kind == "advance":
        return _advance(state, action)
    words: dict[str, Any] = {key: value for key, value in action.items() if isinstance(value, str | int)}
    if kind == "assign":
        words["aediles"] = listed([str(seat) for seat in action["aediles"]])
    if kind == "peek":
        words["aedile"] = seat_name("idus-martii", action["aedile"])
    if kind in ("vote", "replace", "discard"):
        words["card"] = say(f"terminal-card-{action['card']}")
    if kind == "caesar":
        words["laurel"] = state["laurels"].get(action["to"]) or "none"
    return say(f"terminal-choice-{kind}", words)


def _advance(state: Mapping[str, Any], action: Mapping[str, Any]) -> str:
    path = action["path"]
    below, above = path.split("-")
    lies = state["laurels"].get(path)
    words = {
        "from": below,
        "to": say("terminal-the-senate") if above == "S" else above,
        "laurel": lies if lies and path != state["caesar"] else "none",
        "votes": votes("quo-vadis", state["seat"], action["with"]) or "none",
    }
    return say("terminal-choice-advance", words)


def columns(lines: Sequence[str]) -> list[str]:
    """Numbered lines in as many columns as fit beside each other, read downwards."""
    numbered = [f"{number:>3}  {line}" for number, line in enumerate(lines, 1)]
    widest = max(len(line) for line in numbered) + 2
    across = max(1, min(3, WIDTH // widest, (len(numbered) + 3) // 4))
    deep = -(-len(numbered) // across)
    rows = []
    for row in range(deep):
        rows.append("".join(line.ljust(widest) for line in numbered[row::deep]).rstrip())
    return rows
