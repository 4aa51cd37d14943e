"""What happened, in plain sentences: events go in, words from the message catalogues come out.

The browser tells the same events with the same messages (``web/src/lib/narrate.ts``); one file of events and
their sentences, ``tests/golden/sentences.json``, holds the two together.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct

from rostra.games.idus_martii import events as im
from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.games.quo_vadis import events as qv
from rostra.games.quo_vadis.components import LAURELS, VALUE
from rostra.games.quo_vadis.game import GAME as QUO_VADIS
from rostra.games.quo_vadis.schema import AvoidClause, Clause, DoClause, NoteClause, Pattern, SupportClause
from rostra.words import NameOf, say

Data = Mapping[str, Any]
SEATS = {"seat", "aedile", "praetor", "begins", "whom", "by", "to"}
"""The fields of events that hold a seat."""
SERVER_EVENTS = ("undo", "ended")
E = TypeVar("E")


def seat_name(game: str, seat: int, language: str | None = None) -> str:
    """What a seat is called: its colour in Quo Vadis?, else its number."""
    try:
        return say(f"terminal-seat-{game}", {"seat": seat}, language)
    except LookupError:
        return say("table-seat", {"seat": seat}, language)


def listed(words: Sequence[str], language: str | None = None) -> str:
    """Several things in a row: "a", "a and b", "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", {"before": ", ".join(words[:-1]), "last": words[-1]}, language)


def laurels_held(state: Data, seat: int) -> str:
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


def worth(holding: Mapping[Any, int]) -> int:
    """The sum of the values of laurels held (Q16)."""
    return sum(value * holding.get(name, 0) for name, value in zip(LAURELS, VALUE, strict=True))


def shortened(text: str, length: int = 300) -> str:
    """A text on one line that a terminal can show, not longer than this."""
    cut = text if len(text) <= length else text[:length] + "…"
    return "".join(letter if letter.isprintable() else " " if letter.isspace() else "?" for letter in cut)


def outcome(game: str, result: Data, name: NameOf | None = None, variants: Iterable[str] = ()) -> str:
    """Who won and why."""
    scores = None if "consular-election" in variants else result["scores"]
    return narrator(game, name).outcome(
        result["winners"], result["scores"], result["faction"], result["reason"], level(scores)
    )


def level(scores: Mapping[Any, int] | None) -> list[int]:
    """The seats that share the highest score, so that who came to the Senate first decides (Q16)."""
    best = max(scores.values()) if scores else 0
    first = [int(seat) for seat, score in (scores or {}).items() if score == best]
    return first if len(first) > 1 else []


class Narrator(Generic[E]):
    """Tells the events of a game, with names for seats; of a game it does not know, the bare facts."""

    schema: Any = None
    """What an event of this game can be."""

    def __init__(self, game: str, name: NameOf | None = None, language: str | None = None) -> None:
        self.game = game
        self.name = name or (lambda seat: seat_name(game, seat, language))
        self._language = language

    def sentences(self, events: Iterable[Data]) -> list[str]:
        """Each event that has something to say, two that belong together in one breath."""
        rest = list(events)
        told = []
        while rest:
            first, *rest = rest
            try:
                if first.get("kind") in SERVER_EVENTS:
                    told.append(self._of_server(first))
                    continue
                event = msgspec.convert(first, self.schema)
                following = msgspec.convert(rest[0], self.schema) if rest else None
                joined = following if self.joins(event, following) else None
                words = self.sentence(event, joined)
            except (msgspec.ValidationError, LookupError):
                joined, words = None, self._bare(first)
            if joined is not None:
                del rest[0]
            if words is not None:
                told.append(shortened(words, 1000))
        return told

    def joins(self, event: E, following: E | None) -> bool:
        """Whether two events are told in one breath."""
        return False

    def sentence(self, event: E, joined: E | None) -> str | None:
        """One event, perhaps with another joined to it; ``None`` where it goes without saying."""
        raise LookupError

    def _of_server(self, event: Data) -> str:
        """What a server adds to the game: something is taken back, or the game is ended by vote."""
        who = {"who": self.name(event["seat"])} if "seat" in event else {}
        return self.say(f"event-{event['kind']}", **who)

    def _bare(self, event: Data) -> str:
        """Something readable for an event that has no words: its kind and its fields."""
        fields = [
            self.name(value)
            if key == "seat" and type(value) is int
            else f"{key} {value if isinstance(value, str) else json.dumps(value, default=str)}"
            for key, value in event.items()
            if key != "kind"
        ]
        kind = str(event.get("kind", "event"))
        return f"{kind}: {', '.join(fields)}" if fields else kind

    def plain(self, event: Struct, kind: str = "", **more: Any) -> str:
        """An event whose message needs nothing but names and single values."""
        data = msgspec.to_builtins(event)
        message = f"event-{self.game}-{kind or data.pop('kind')}"
        for key in data.keys() & SEATS:
            if type(data[key]) is int:
                data[key] = self.name(data[key])
        if "card" in data:
            data["card"] = self.card(data["card"])
        words = {key: value for key, value in data.items() if isinstance(value, str | int)}
        return self.say(message, **({"who": data["seat"]} if "seat" in data else {}), **{**words, **more})

    def outcome(
        self,
        winners: Sequence[int],
        scores: Mapping[Any, int] | None,
        faction: str | None,
        reason: str,
        level: Sequence[int] = (),
    ) -> str:
        """Who won and why; of those who are level, whoever came to the Senate first (Q16)."""
        words: dict[str, Any] = {"count": len(winners), "winners": self.names(winners)}
        won = (
            self.say("result-faction", faction=faction, **words)
            if faction
            else self.say("result-won", **words)
        )
        parts = [won]
        if scores:
            ranking = sorted(scores.items(), key=lambda pair: -pair[1])
            ranked = [f"{self.name(int(seat))} {score}" for seat, score in ranking]
            parts.append(self.say("result-scores", reason=reason, scores=", ".join(ranked)))
        if level:
            parts.append(self.say("result-level", who=self.names(level)))
        parts.append(self.say("result-reason", reason=reason))
        return " ".join(parts)

    def votes(self, mover: int, seats: Sequence[int], who: str = "other") -> str:
        """Whose votes are used: the mover's own first."""
        counted = sorted(Counter(seats).items(), key=lambda pair: (pair[0] != mover, pair[0]))
        return self.listed(
            self.say("event-own-votes", count=count, who=who)
            if seat == mover
            else self.say("event-votes-of", count=count, who=self.name(seat))
            for seat, count in counted
        )

    def say(self, message: str, **data: Any) -> str:
        """A message of the catalogue."""
        return say(message, data, self._language)

    def listed(self, words: Iterable[str]) -> str:
        """Several things in a row."""
        return listed(list(words), self._language)

    def names(self, seats: Iterable[int]) -> str:
        """Several seats in a row."""
        return self.listed(map(self.name, seats))

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.say("card-name", card=card)


class QuoVadisNarrator(Narrator[qv.QuoVadisEvent]):
    """Tells what happens in Quo Vadis?."""

    schema = qv.QuoVadisEvent

    def joins(self, event: qv.QuoVadisEvent, following: qv.QuoVadisEvent | None) -> bool:
        """The last yes, and that the deal is struck."""
        match event, following:
            case qv.AcceptEvent(deal=deal), qv.StruckEvent(deal=struck):
                return deal == struck
        return False

    def sentence(self, event: qv.QuoVadisEvent, joined: qv.QuoVadisEvent | None) -> str | None:
        """One event in plain words."""
        match event:
            case qv.TurnEvent():
                return None
            case qv.AdvanceEvent():
                return self._advance(event)
            case qv.OfferEvent():
                return self._offer(event)
            case qv.RejectEvent(because=str()):
                return self.plain(event, "reject-because", why=self._because(event))
            case qv.AcceptEvent() | qv.RejectEvent():
                return self.plain(event, "agreed" if joined else "", way=_way(event.deal, event.seat))
            case qv.CensusEvent():
                return self.plain(event, sums=self._sums(map(worth, event.holdings)))
            case qv.ElectionEvent():
                return self.plain(event, sums=self._sums(event.sums))
            case qv.QuoVadisOverEvent():
                return self.outcome(event.winners, event.scores, None, event.reason, _level(event))
            case _:
                return self.plain(event)

    def _sums(self, values: Iterable[int]) -> str:
        return ", ".join(f"{self.name(seat)} {value}" for seat, value in enumerate(values))

    def _advance(self, event: qv.AdvanceEvent) -> str:
        """The step, whose votes it took and what it brought."""
        below, above = event.path.split("-")
        place = "S" if above == "S" else "committee"
        step = self.plain(event, to=above, place=place, **{"from": below})
        if event.with_:
            step = self.say("event-advance-with", step=step, votes=self.votes(event.seat, event.with_))
        parts = [step]
        if event.laurel is not None:
            parts.append(self.say("event-advance-laurel", laurel=self._laurel(event.laurel)))
        if event.ones:
            earned = Counter(event.ones).items()
            ones = [self.say("event-advance-one", who=self.name(seat), count=n) for seat, n in earned]
            parts.append(self.listed(ones))
        if event.drawn is not None:
            parts.append(self.say("event-advance-drawn", laurel=self._laurel(event.drawn)))
        return self.say("event-advance", parts="; ".join(parts))

    def _laurel(self, kind: str) -> str:
        return self.say("laurel-name", laurel=kind)

    def _offer(self, event: qv.OfferEvent) -> str:
        """Who offers what to whom, in their own words; outsiders hear nothing else of a private offer."""
        if event.clauses is UNSET:
            return self.plain(event, to=self.names(event.to), manner="secret", said="")
        manner = (
            "whisper" if event.private else "answer" if event.answers else "aloud" if event.to else "alone"
        )
        notes = [clause.text for clause in event.clauses if isinstance(clause, NoteClause)]
        terms = [clause for clause in event.clauses if not isinstance(clause, NoteClause)]
        said = " ".join([self._terms(event, terms), *notes] if terms else notes)
        return self.plain(event, to=self.names(event.to), manner=manner, said=said)

    def _terms(self, event: qv.OfferEvent, terms: Sequence[Clause]) -> str:
        """What somebody says who offers a deal: "You give a vote on B1-A3 and I pay you 2. Agreed?"."""
        way = _way(event.deal, event.turn, event.by)
        match terms:
            case [SupportClause(by=by, path=str(path), votes=votes)] if event.to == [by]:
                counted = self.say("event-say-votes", votes=votes)
                return _opened(self.say("event-say-request", way=way, counted=counted, path=path))
        said = _opened(self.listed(self._clause(clause, event) for clause in terms))
        if event.because is not UNSET:
            return self.say("event-say-better", why=self._because(event), terms=said)
        return self.say("event-say-counter" if event.answers else "event-say-terms", way=way, terms=said)

    def _because(self, event: qv.RejectEvent | qv.OfferEvent) -> str:
        """Why an offer will not do, in the words of the one it was made to."""
        return self.say("event-because", because=event.because, way=_way(event.deal))

    def heard(self, clause: Data, seat: int | None) -> str:
        """One clause as somebody hears it whom it may concern: "You pay Anna 2"."""
        if clause["kind"] == "note":
            return self.say("event-clause-note", by=self.name(clause["by"]), text=clause["text"])
        read = msgspec.convert(clause, Clause)
        return _opened(self._spoken(read, lambda who: "you" if who == seat else "other"))

    def _clause(self, clause: Clause, offer: qv.OfferEvent) -> str:
        """One clause in the words of the one who offers it."""
        return self._spoken(clause, lambda seat: _role(seat, offer))

    def _spoken(self, clause: Clause, role: Callable[[int], str]) -> str:
        data = msgspec.to_builtins(clause)
        kind = "promised-support" if "for" in data else data["kind"]
        for key in data.keys() & {"to", "for", "against"}:
            data["whom"] = self.say("event-say-whom", who=role(data[key]), name=self.name(data[key]))
        if "votes" in data:
            data["counted"] = self.say("event-say-votes", votes=data["votes"])
        if isinstance(clause, DoClause | AvoidClause):
            data["action"] = self._doing(clause.action)
        data |= {"who": role(clause.by), "by": self.name(clause.by)}
        statement = self.say(f"event-say-{kind}", **data)
        if "until" in data:
            return self.say("event-clause-until", statement=statement, until=data["until"])
        return statement

    def _doing(self, pattern: Pattern) -> str:
        """What is to be done or avoided; what is left out is free."""
        given = msgspec.to_builtins(pattern)
        words = {key: given.get(key, "any") for key in ("committee", "path", "to")}
        return self.say(f"event-doing-{given['type']}", **words)


class IdusMartiiNarrator(Narrator[im.IdusMartiiEvent]):
    """Tells what happens in Idus Martii."""

    schema = im.IdusMartiiEvent

    def joins(self, event: im.IdusMartiiEvent, following: im.IdusMartiiEvent | None) -> bool:
        """What all saw, and the card that only some know."""
        match event, following:
            case (
                (im.VoteEvent(), im.VoteCardEvent())
                | (im.PeekEvent(), im.PeekCardEvent())
                | (im.ReplaceEvent(), im.ReplaceCardEvent())
                | (im.DiscardEvent(), im.DiscardCardEvent())
            ):
                return True
        return False

    def sentence(self, event: im.IdusMartiiEvent, joined: im.IdusMartiiEvent | None) -> str | None:
        """One event in plain words."""
        match event:
            case im.VoteEvent() | im.PeekEvent() | im.ReplaceEvent() | im.DiscardEvent():
                card = self.card(joined.card) if isinstance(joined, im.CardEvent) else "none"
                return self.plain(event, card=card)
            case im.RoundEvent():
                return self._round(event)
            case im.HandEvent():
                return self.plain(event, cards=self._cards(event.cards))
            case im.AssignEvent():
                return self.plain(event, aediles=self.names(event.aediles))
            case im.CountEvent():
                at = event.markers
                cards = self._cards(event.cards)
                return self.plain(event, cards=cards, loyalist=at.loyalist, traitor=at.traitor)
            case im.ClaimEvent():
                return self.plain(event, f"claim-{event.about}", way=_way(event.turn, event.seat))
            case im.ClaimsEvent():
                truths = [claim.true for claim in event.claims]
                return (
                    self.plain(event, true=truths.count(True), false=truths.count(False)) if truths else None
                )
            case im.IdusMartiiOverEvent():
                return self.outcome(event.winners, None, event.faction, event.reason)
            case _:
                return self.plain(event)

    def _round(self, event: im.RoundEvent) -> str:
        consul, praetor = event.roles.consul, event.roles.praetor
        return self.plain(
            event,
            round=event.turn,
            consul=self.name(consul),
            praetor="none" if praetor is None else self.name(praetor),
            aediles=self.names(event.roles.aediles),
        )

    def _cards(self, cards: Iterable[str]) -> str:
        return self.listed(map(self.card, cards))


_NARRATORS: dict[str, type[Narrator[Any]]] = {
    QUO_VADIS.name: QuoVadisNarrator,
    IDUS_MARTII.name: IdusMartiiNarrator,
}


def narrator(game: str, name: NameOf | None = None, language: str | None = None) -> Narrator[Any]:
    """The one who tells a game."""
    return _NARRATORS.get(game, Narrator)(game, name, language)


def offer_event(by: int, to: Sequence[int], turn: int, clauses: Sequence[Data], deal: int = 0) -> Data:
    """An offer that nobody has made, as the table would tell it."""
    return {
        "kind": "offer",
        "deal": deal,
        "by": by,
        "to": list(to),
        "turn": turn,
        "private": False,
        "answers": None,
        "clauses": list(clauses),
        "binding": [True] * len(clauses),
    }


def _way(*numbers: int) -> int:
    """In which of three ways something is said: by what it is about, so that it is told the same again."""
    return sum(numbers) % 3


def _level(event: qv.QuoVadisOverEvent) -> list[int]:
    """Whom the earlier arrival divides; not in a consular election, whose sums are of three games (Q25)."""
    sums = {str(seat): worth(holding) for seat, holding in enumerate(event.holdings)}
    return level(event.scores) if all(sums[seat] == score for seat, score in event.scores.items()) else []


def _role(seat: int, offer: qv.OfferEvent) -> str:
    return "me" if seat == offer.by else "you" if offer.to == [seat] else "other"


def _opened(sentence: str) -> str:
    """A sentence with its first letter large."""
    return f"{sentence[0].upper()}{sentence[1:]}"
