"""What happened, in plain sentences: events go in, words from the message catalogues come out.

An event of a kind the catalogue does not know, or with data nobody expected, still becomes readable.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rostra.cli import bargains
from rostra.cli.files import shortened
from rostra.cli.phrases import listed, seat_name, worth
from rostra.words import say

Data = Mapping[str, Any]

SEAT_WORDS = {"seat": "who", "aedile": "aedile", "praetor": "praetor", "begins": "begins", "whom": "whom"}
"""The fields that hold one seat, and what its name is called in the catalogue."""


def sentences(game: str, events: Iterable[Data]) -> list[str]:
    """Each event that has something to say as a sentence; the beginning of a turn goes without saying."""
    return [sentence(game, event) for event in _joined(events) if _has_news(event)]


def _has_news(event: Data) -> bool:
    return event.get("kind") != "turn" and not (event.get("kind") == "claims" and not event.get("claims"))


def _joined(events: Iterable[Data]) -> list[Data]:
    """In one breath: what all saw and the card only some did; the last yes and that the deal is struck."""
    joined: list[Data] = []
    for event in events:
        last: Data = joined[-1] if joined else {}
        kinds = (last.get("kind"), event.get("kind"))
        if kinds[1] == f"{kinds[0]}-card":
            joined[-1] = {**last, "card": event.get("card")}
        elif kinds == ("accept", "struck") and last.get("deal") == event.get("deal"):
            joined[-1] = {**last, "kind": "agreed"}
        else:
            joined.append(event)
    return joined


def sentence(game: str, event: Data) -> str:
    """One event in plain words."""
    kind = str(event.get("kind"))
    try:
        words = _WORDED.get((game, kind), _plain)(game, event)
    except Exception:
        words = _unknown(game, event)
    return shortened(words, 1000)


def outcome(game: str, result: Data) -> str:
    """Who won and why."""
    winners = [seat_name(game, seat) for seat in result["winners"]]
    words = {"count": len(winners), "winners": listed(winners), "faction": result.get("faction") or "none"}
    parts = [say(f"terminal-result-{game}", words)]
    scores = result.get("scores")
    if scores:
        ranking = sorted(((int(seat), score) for seat, score in scores.items()), key=lambda pair: -pair[1])
        named = [f"{seat_name(game, seat)} {score}" for seat, score in ranking]
        parts.append(say("terminal-result-scores", {"scores": ", ".join(named)}))
    reason = str(result.get("reason"))
    try:
        parts.append(say(f"terminal-reason-{reason}"))
    except LookupError:
        parts.append(say("terminal-reason-other", {"reason": reason.replace("-", " ")}))
    return " ".join(parts)


def _plain(game: str, event: Data) -> str:
    """An event whose message needs nothing but names and single values."""
    words: dict[str, Any] = {"card": "none", "why": "none", "way": bargains.way(event)}
    for key, value in event.items():
        if key in SEAT_WORDS and value is not None:
            words[SEAT_WORDS[key]] = seat_name(game, value)
        elif key == "card" and value is not None:
            words[key] = say(f"terminal-card-{value}")
        elif isinstance(value, str | int):
            words[key] = value
        elif value is None:
            words[key] = "none"
    return say(f"event-{game}-{event['kind']}", words)


def _advance(game: str, event: Data) -> str:
    """The step, whose votes it took and what it brought."""
    seat = event["seat"]
    below, above = event["path"].split("-")
    place = "S" if above == "S" else "committee"
    words = {"who": seat_name(game, seat), "from": below, "to": above, "place": place}
    parts = [say("event-quo-vadis-advance", words)]
    if event["with"]:
        parts[0] = say("event-advance-with", {"step": parts[0], "votes": votes(game, seat, event["with"])})
    if event.get("laurel"):
        parts.append(say("event-advance-laurel", {"laurel": event["laurel"]}))
    if event.get("ones"):
        ones: Counter[int] = Counter(event["ones"])
        named = [say("event-advance-one", {"who": seat_name(game, s), "count": n}) for s, n in ones.items()]
        parts.append(listed(named))
    if event.get("drawn"):
        parts.append(say("event-advance-drawn", {"laurel": event["drawn"]}))
    return say("event-advance", {"parts": "; ".join(parts)})


def votes(game: str, mover: int, seats: Sequence[int]) -> str:
    """Whose votes were used: the mover's own first."""
    counted = sorted(Counter(seats).items(), key=lambda pair: (pair[0] != mover, pair[0]))
    return listed(
        [
            say("event-own-votes", {"count": count})
            if seat == mover
            else say("event-votes-of", {"count": count, "who": seat_name(game, seat)})
            for seat, count in counted
        ]
    )


def _census(game: str, event: Data) -> str:
    """What everybody had to show, or the sums of it."""
    shown = []
    for seat, holding in enumerate(event["holdings"]):
        value = worth(holding) if isinstance(holding, Mapping) else holding
        shown.append(f"{seat_name(game, seat)} {value}")
    who = seat_name(game, event["seat"])
    return say("event-quo-vadis-census", {"who": who, "sums": ", ".join(shown)})


def _game(game: str, event: Data) -> str:
    """The end of one game of a consular election."""
    sums = ", ".join(f"{seat_name(game, seat)} {value}" for seat, value in _by_seat(event["sums"]))
    words = {"game": event["game"], "sums": sums, "begins": seat_name(game, event["begins"])}
    return say("event-quo-vadis-game", words)


def _by_seat(values: Any) -> list[tuple[int, Any]]:
    """Pairs of seat and value, from a list or from an object whose keys are seats, perhaps as text."""
    if isinstance(values, Mapping):
        return sorted((int(seat), value) for seat, value in values.items())
    return list(enumerate(values))


def _assign(game: str, event: Data) -> str:
    aediles = listed([seat_name(game, seat) for seat in event["aediles"]])
    words = {
        "who": seat_name(game, event["seat"]),
        "praetor": seat_name(game, event["praetor"]),
        "aediles": aediles,
    }
    return say("event-idus-martii-assign", words)


def _count(game: str, event: Data) -> str:
    cards = listed([say(f"terminal-card-{card}") for card in event["cards"]])
    return say("event-idus-martii-count", {"cards": cards, **event["markers"]})


def _round(game: str, event: Data) -> str:
    roles = event["roles"]
    words = {"round": event["turn"], "phase": event["phase"], "consul": seat_name(game, roles["consul"])}
    praetor = roles.get("praetor")
    words["praetor"] = "none" if praetor is None else seat_name(game, praetor)
    words["aediles"] = listed([seat_name(game, seat) for seat in roles.get("aediles") or []])
    return say("event-idus-martii-round", words)


def _hand(game: str, event: Data) -> str:
    cards = listed([say(f"terminal-card-{card}") for card in event["cards"]])
    return say("event-idus-martii-hand", {"who": seat_name(game, event["seat"]), "cards": cards})


def _claim(game: str, event: Data) -> str:
    return _plain(game, {**event, "kind": f"claim-{event['about']}"})


def _claims(game: str, event: Data) -> str:
    truths = [claim["true"] for claim in event["claims"]]
    return say("event-idus-martii-claims", {"true": truths.count(True), "false": truths.count(False)})


def _over(game: str, event: Data) -> str:
    return outcome(game, event)


_WORDED: dict[tuple[str, str], Callable[[str, Data], str]] = {
    ("quo-vadis", "advance"): _advance,
    ("quo-vadis", "census"): _census,
    ("quo-vadis", "game"): _game,
    ("quo-vadis", "offer"): bargains.offer,
    ("quo-vadis", "over"): _over,
    ("quo-vadis", "paid"): bargains.paid,
    ("idus-martii", "assign"): _assign,
    ("idus-martii", "claim"): _claim,
    ("idus-martii", "claims"): _claims,
    ("idus-martii", "count"): _count,
    ("idus-martii", "hand"): _hand,
    ("idus-martii", "round"): _round,
    ("idus-martii", "over"): _over,
}
"""The kinds whose sentences need more than names put in."""


def _unknown(game: str, event: Data) -> str:
    """Something readable for an event nobody has worded: its kind and its fields."""
    fields = []
    for key, value in event.items():
        if key == "kind":
            continue
        if key in SEAT_WORDS and isinstance(value, int):
            fields.append(seat_name(game, value))
        else:
            fields.append(f"{key} {value if isinstance(value, str) else json.dumps(value, default=str)}")
    kind = str(event.get("kind", "event"))
    return f"{kind}: {', '.join(fields)}" if fields else kind
