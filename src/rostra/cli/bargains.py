"""Deals in plain words: each clause a short statement, the offer read aloud."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rostra.cli.phrases import listed, seat_name
from rostra.words import say

Data = Mapping[str, Any]


def offer(game: str, event: Data) -> str:
    """Who offers what to whom; of a private offer outsiders know no more than that."""
    words = {
        "deal": event["deal"],
        "by": seat_name(game, event["by"]),
        "to": listed([seat_name(game, seat) for seat in event["to"]]),
        "private": "yes" if event["private"] else "no",
    }
    heard = say("event-quo-vadis-offer", words)
    if "clauses" not in event:
        return f"{heard}."
    return f"{heard}: {'; '.join(clause(game, said) for said in event['clauses'])}."


def clause(game: str, said: Data) -> str:
    """One clause: who owes what."""
    kind = said["kind"]
    if kind == "support" and "for" in said:
        kind = "promised-support"
    words = {key: value for key, value in said.items() if isinstance(value, str | int)}
    for key in ("by", "to", "for", "against"):
        if key in said:
            words[key] = seat_name(game, said[key])
    if "action" in said:
        words["action"] = action(said["action"])
    statement = say(f"event-clause-{kind}", words)
    if "until" in said:
        return say("event-clause-until", {"statement": statement, "until": said["until"]})
    return statement


def action(pattern: Data) -> str:
    """What is to be done or avoided; keys left out are free."""
    words = {key: pattern.get(key, "any") for key in ("committee", "path", "to")}
    return say(f"event-doing-{pattern['type']}", words)


def paid(game: str, event: Data) -> str:
    """A debt of a deal, settled."""
    words = {"deal": event["deal"], "value": event["value"]}
    words |= {key: seat_name(game, event[key]) for key in ("by", "to")}
    return say("event-quo-vadis-paid", words)
