"""The checker: does what people were told agree with what is stored? It shares no code with the server.

- Every log can be played again, to the game that was played.
- Every intent that was acknowledged is in its log once, and nothing is there that nobody sent.
- What a guest was told is the beginning of what their seat was to see, without gap, repeat or step back; at
  the end it is all of it.
- Bots and clocks acted only where the worker that wrote held the lease of the table, and no clock rang again
  before the time of the seat was over.
- What was shown is what that seat may know and nothing else: events, view and legal actions, whispers, notes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.chaos.journal import Absence, Entry, Guest, Json, Line, Stored, faults, read, stored_tables
from tests.server.chaos.replaying import Story

SYNC = {"type", "seat", "from", "seen", "events", "view", "legal", "undo"}
"""All that a client is told of the game."""
EARLY = 0.9
"""The part of its time after which a clock may ring at the earliest; times are not measured in one place."""
Intent = tuple[int | None, str]
"""A seat, and the name of what it wanted."""


@dataclass
class Findings:
    """What the checker found."""

    violations: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)


def check(folder: Path) -> Findings:
    """Check all that a trial has left in a folder."""
    found = Findings()
    for stored in stored_tables(folder):
        table = _TableCheck(folder, stored, found.counts)
        found.violations += [f"{stored.table['id']}: {problem}" for problem in table.problems()]
    found.counts.update(f"fault: {fault.kind}" for fault in faults(folder))
    return found


class _TableCheck:
    """Checks one table."""

    def __init__(self, folder: Path, stored: Stored, counts: Counter[str]) -> None:
        self._stored, self._counts = stored, counts
        guests, self._lines = read(folder, stored.table["id"])
        self._guests = {guest.name: guest for guest in guests}
        wanted = {
            (line.told["seat"], line.told["seen"]) for line, _ in self._lines if _is_heard(line, "sync")
        }
        self._story = Story(stored, wanted)
        counts["tables"] += 1
        counts["entries"] += len(stored.log)

    def problems(self) -> Iterator[str]:
        """All that is wrong."""
        yield from self._story.problems
        if self._story.problems:
            return  # there is nothing to compare with
        if self._story.is_over != (self._stored.table["status"] == "over"):
            yield f"the table is {self._stored.table['status']}, its game is not"
        yield from self._intents()
        yield from self._leases()
        yield from self._clocks()
        for guest in self._guests.values():
            lines = [(line, raw) for line, raw in self._lines if line.who == guest.name]
            yield from (f"{guest.name}: {problem}" for problem in self._stream(guest, lines))
            yield from (f"{guest.name}: {problem}" for problem in self._secrets(guest, lines))

    # Every acknowledged intent is in the log once

    def _intents(self) -> Iterator[str]:
        sent: dict[Intent, Json] = {}
        written = Counter[Intent]((entry.seat, entry.intent) for entry in self._stored.log if entry.intent)
        entries: dict[Intent, Entry] = {(e.seat, e.intent): e for e in self._stored.log if e.intent}
        said = Counter((chat["seat"], chat["intent"]) for chat in self._stored.chats)
        refused, acknowledged = set[Intent](), set[Intent]()
        for line, _ in self._lines:
            if line.what == "sent" and "id" in line.told:
                sent[line.told["seat"], line.told["id"]] = line.told
            elif line.what == "heard" and line.told.get("id") is not None:
                intent = self._guests[line.who].seat, line.told["id"]
                if line.told["type"] == "refused":
                    refused.add(intent)
                    continue
                acknowledged.add(intent)
                is_chat = sent[intent]["type"] == "chat"
                count = said[intent] if is_chat else written[intent]
                if count != 1:
                    yield f"{intent} was acknowledged and is stored {count} times"
                elif not is_chat:
                    yield from self._acknowledged(intent, entries[intent].number, line.told["seen"])
        self._counts.update(f"acknowledged: {sent[intent]['type']}" for intent in acknowledged)
        self._counts["refused, and stored all the same"] += len((refused & {*entries}) - acknowledged)
        for intent, entry in entries.items():
            if intent not in sent:
                yield f"nobody sent {intent}"
            elif sent[intent].get("action") != entry.action:
                yield f"{intent} is stored as something else"

    def _acknowledged(self, intent: Intent, number: int, seen: int) -> Iterator[str]:
        if self._story.seen_after[number][intent[0]] != seen:
            yield f"{intent} was acknowledged with {seen}, not what its seat had seen then"

    # No bot or clock acted twice for one turn

    def _leases(self) -> Iterator[str]:
        epoch = 0
        for entry in self._stored.log:
            if entry.intent is not None or (entry.action is None and entry.cancels is None):
                continue  # of a person, or the end by vote
            self._counts["entries of bots"] += 1
            if entry.writer != entry.holder:
                yield f"entry {entry.number} is of a bot at {entry.writer}; {entry.holder} held the lease"
            if entry.epoch is None or entry.epoch < epoch:
                yield f"entry {entry.number} is of a bot of epoch {entry.epoch}, after {epoch}"
            epoch = max(epoch, entry.epoch or 0)
        self._counts["takeovers"] += max(0, epoch - 1)

    def _clocks(self) -> Iterator[str]:
        seconds = self._stored.table["clock"].get("seconds", 0)
        returned: dict[int, Absence] = {}
        for one in self._stored.absences:
            if not one.absent:
                returned[one.seat] = one
                continue
            self._counts["rings of clocks"] += 1
            if one.writer != one.holder:
                yield f"the clock of seat {one.seat} rang at {one.writer}, while {one.holder} held the lease"
            if one.seat in returned and one.at - returned[one.seat].at < EARLY * seconds:
                yield f"the clock of seat {one.seat} rang twice: they had just come back"

    # Every stream is a prefix, without gap or repeat

    def _stream(self, guest: Guest, lines: list[tuple[Line, bytes]]) -> Iterator[str]:
        events, have = self._story.events[guest.seat], 0
        may_repeat = False
        for line, _ in lines:
            if line.what == "opened":
                self._counts["connections"] += 1
            if line.what == "opened" or (line.what == "heard" and line.told.get("stale")):
                may_repeat = True  # the next one answers what the guest said to have seen
            if line.what == "settled" and have < line.told:
                yield f"was told {have} events at the end, of {line.told}"
            if not _is_heard(line, "sync"):
                continue
            start, seen = line.told["from"], line.told["seen"]
            self._counts["updates"] += 1
            if start > have:
                yield f"had {have} events and was told from {start} on"
            if start < have and not may_repeat:
                yield f"had {have} events and was told from {start} on, once more"
            if seen < have:
                yield f"had {have} events and was sent back to {seen}"
            if seen > len(events) or line.told["events"] != events[start:seen]:
                yield f"was told other events from {start} to {seen} than there are"
            have, may_repeat = max(have, seen), False

    # No secret went to the wrong client

    def _secrets(self, guest: Guest, lines: list[tuple[Line, bytes]]) -> Iterator[str]:
        others = [other.secret.encode() for other in self._guests.values() if other.secret != guest.secret]
        seed = int(self._stored.table["seed"], 16)
        secrets = [*others, str(seed).encode(), f"{seed:x}".encode()]
        for line, raw in lines:
            if line.what != "heard":
                continue
            if any(secret in raw for secret in secrets):
                yield f"was told a secret in a {line.told['type']}"
            match line.told["type"]:
                case "sync":
                    yield from self._shown(guest, line.told)
                case "chat":
                    yield from self._whispered(guest, line.told)
                case "notes" if line.told["seat"] != guest.seat:
                    yield f"was told the notes of seat {line.told['seat']}"

    def _shown(self, guest: Guest, sync: Json) -> Iterator[str]:
        if sync["seat"] != guest.seat or {*sync} != SYNC:
            yield f"was shown what seat {sync['seat']} sees, with {sorted(sync)}"
            return
        shown = {"view": sync["view"], "legal": sync["legal"]}
        if shown not in self._story.shown.get((guest.seat, sync["seen"]), []):
            yield f"was shown something else than what it may know after {sync['seen']} events"

    def _whispered(self, guest: Guest, chat: Json) -> Iterator[str]:
        speaker = chat["from"]["seat"]
        is_hidden = chat["to"] is not None and guest.seat not in (speaker, *chat["to"])
        if chat["text"] is not None and (is_hidden or (speaker is None and guest.seat is not None)):
            yield f"was told what seat {speaker} said to others"


def _is_heard(line: Line, kind: str) -> bool:
    return line.what == "heard" and line.told["type"] == kind
