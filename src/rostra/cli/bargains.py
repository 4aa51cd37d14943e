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
        "said": "" if clauses is None else speech(game, event),
    }
    return say("event-quo-vadis-offer", words)


def speech(game: str, event: Data) -> str:
    """What somebody says who offers a deal: "You give a vote on B1-A3 and I pay you 2. Agreed?"."""
    clauses = event["clauses"]
    terms = [clause for clause in clauses if clause["kind"] != "note"]
    notes = [clause["text"] for clause in clauses if clause["kind"] == "note"]
    return " ".join([_terms(game, terms, event), *notes] if terms else notes)


def _terms(game: str, terms: Sequence[Data], event: Data) -> str:
    by, to, first = event["by"], event["to"], terms[0]
    words: dict[str, Any] = {"way": way(event)}
    if len(terms) == 1 and first["kind"] == "support" and "for" not in first and list(to) == [first["by"]]:
        counted = say("event-say-votes", {"votes": first["votes"]})
        return opened(say("event-say-request", {**words, "counted": counted, "path": first["path"]}))
    words["terms"] = opened(listed([_clause(game, clause, by, to) for clause in terms]))
    return say("event-say-terms" if event.get("answers") is None else "event-say-counter", words)


def way(event: Data) -> int:
    """In which of three ways something is said: by what it is about, so that it is told the same again."""
    return sum(event.get(key) or 0 for key in ("deal", "turn", "seat", "by")) % 3


def opened(sentence: str) -> str:
    """A sentence with its first letter large."""
    return f"{sentence[0].upper()}{sentence[1:]}"


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
