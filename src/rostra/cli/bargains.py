"""Deals in plain words: an offer as the one who makes it says it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rostra.cli.phrases import listed, seat_name
from rostra.words import say

Data = Mapping[str, Any]


def offer(game: str, event: Data) -> str:
    """Who offers what to whom, as he says it; of a private offer outsiders know no more than that."""
    by, to, clauses = event["by"], event["to"], event.get("clauses")
    manner = "whisper" if event["private"] else "aloud" if event.get("answers") is None else "answer"
    words = {
        "deal": event["deal"],
        "by": seat_name(game, by),
        "to": listed([seat_name(game, seat) for seat in to]),
        "manner": "secret" if clauses is None else manner,
        "said": "" if clauses is None else speech(game, clauses, by, to),
    }
    return say("event-quo-vadis-offer", words)


def speech(game: str, clauses: Sequence[Data], by: int, to: Sequence[int]) -> str:
    """What somebody says who offers a deal: "you give a vote on B1-A3 and I pay you 2"."""
    said = listed([_clause(game, clause, by, to) for clause in clauses if clause["kind"] != "note"])
    terms = [f"{said[0].upper()}{said[1:]}."] if said else []
    return " ".join([*terms, *(clause["text"] for clause in clauses if clause["kind"] == "note")])


def _clause(game: str, said: Data, speaker: int, to: Sequence[int]) -> str:
    """One clause in the words of the one who offers it."""

    def role(seat: int) -> str:
        return "me" if seat == speaker else "you" if list(to) == [seat] else "other"

    kind = "promised-support" if said["kind"] == "support" and "for" in said else said["kind"]
    words = {key: value for key, value in said.items() if isinstance(value, str | int)}
    words |= {"who": role(said["by"]), "by": seat_name(game, said["by"])}
    for key in ("to", "for", "against"):
        if key in said:
            name = {"who": role(said[key]), "name": seat_name(game, said[key])}
            words["whom"] = say("event-say-whom", name)
    if "action" in said:
        words["action"] = action(said["action"])
    if "votes" in said:
        words["counted"] = say("event-say-votes", {"votes": said["votes"]})
    statement = say(f"event-say-{kind}", words)
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
