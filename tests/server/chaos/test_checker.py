"""The checker itself, on journals made by hand: nothing is wrong with them, until something is."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rostra import new_table
from tests.server.chaos.checker import check
from tests.server.chaos.journal import Guest, Journal, Json, Stored, TableJournal

SEED, TURNS = 1234567890123, 6
PEOPLE = (0, 1)
"""On seat 2 is a bot."""
GUESTS = [Guest("p0", 0, "secret-of-p0"), Guest("p1", 1, "secret-of-p1"), Guest("s0", None, "secret-of-s0")]
SETUP: Json = {
    "id": "t",
    "game": "quo-vadis",
    "players": 3,
    "seed": hex(SEED),
    "edition": None,
    "variants": [],
    "options": {},
    "clock": {"kind": "live", "seconds": 10},
    "status": "playing",
}


class Made:
    """The journal of a table and what is stored of it, as sound servers would leave them."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, str, Any]] = []
        self.stored: Json = {"table": dict(SETUP), "log": [], "chats": [], "absences": []}
        self._table = new_table("quo-vadis", 3, seed=SEED)
        self.stored["table"]["rules"] = self._table.record()["version"]
        self._seen = {guest.name: 0 for guest in GUESTS}
        for guest in GUESTS:
            self.lines.append((guest.name, "opened", "worker-1"))
            self._sync(guest)
        for _ in range(TURNS):
            self._turn()
        self.whisper()
        for guest in GUESTS:
            self.lines.append((guest.name, "settled", self._seen[guest.name]))

    def _turn(self) -> None:
        (seat,) = self._table.to_act
        action = next(action for action in self._table.legal(seat) if action["type"] == "place")
        self._table.play(seat, action)
        number = len(self.stored["log"]) + 1
        intent = f"i{number}" if seat in PEOPLE else None
        entry = {"number": number, "seat": seat, "action": action, "cancels": None, "intent": intent}
        entry |= {"digest": None, "writer": "worker-1", "holder": "worker-1", "epoch": 1}
        self.stored["log"].append(entry)
        if intent is not None:
            sent = {"type": "act", "id": intent, "seat": seat, "seen": 0, "action": action}
            self.lines.append((f"p{seat}", "sent", sent))
            ack = {"type": "ack", "id": intent, "seen": len(self._table.events(seat))}
            self.lines.append((f"p{seat}", "heard", ack))
        for guest in GUESTS:
            self._sync(guest)

    def _sync(self, guest: Guest) -> None:
        start = self._seen[guest.name]
        events = self._table.events(guest.seat, start)
        legal = [] if guest.seat is None else self._table.legal(guest.seat)
        self._seen[guest.name] += len(events)
        sync = {"type": "sync", "seat": guest.seat, "from": start, "seen": start + len(events), "undo": False}
        shown = {"events": events, "view": self._table.view(guest.seat), "legal": legal}
        self.lines.append((guest.name, "heard", sync | msgspec.to_builtins(shown)))

    def whisper(self, hidden: bool = True) -> None:
        """Seat 1 whispers to seat 2; seat 0 is told that it does."""
        chat = {"type": "chat", "chat": 1, "from": {"seat": 1, "name": "p1"}, "to": [2], "at": 0.0}
        self.lines.append(("p0", "heard", {**chat, "text": None if hidden else "Now!"}))

    def syncs(self, who: str) -> list[Json]:
        """What somebody was told of the game, to be changed."""
        return [told for name, what, told in self.lines if name == who and _is_sync(what, told)]

    def check(self, folder: Path) -> list[str]:
        """What the checker finds wrong."""
        journal = TableJournal(folder, "t", GUESTS)
        for who, what, told in self.lines:
            journal.write(who, 1, what, json.dumps(told))  # type: ignore[arg-type]
        journal.close()
        Journal(folder).store(msgspec.convert(self.stored, Stored))
        return check(folder).violations


def _is_sync(what: str, told: Any) -> bool:
    return what == "heard" and told["type"] == "sync"


def lost(made: Made) -> None:
    made.lines.append(("p0", "sent", {"type": "act", "id": "never", "seat": 0, "seen": 0, "action": {}}))
    made.lines.append(("p0", "heard", {"type": "ack", "id": "never", "seen": 1}))


def invented(made: Made) -> None:
    entry = next(entry for entry in made.stored["log"] if entry["intent"])
    made.lines = [line for line in made.lines if line[2] is None or entry["intent"] not in str(line[2])]


def acknowledged_wrongly(made: Made) -> None:
    next(told for _, what, told in made.lines if what == "heard" and told["type"] == "ack")["seen"] += 1


def missing(made: Made) -> None:
    del made.stored["log"][2]


def impossible(made: Made) -> None:
    made.stored["log"][2]["seat"] = (made.stored["log"][2]["seat"] + 1) % 3


def gap(made: Made) -> None:
    made.lines.remove(("p0", "heard", made.syncs("p0")[2]))


def repeat(made: Made) -> None:
    made.lines.insert(-3, ("p0", "heard", made.syncs("p0")[-1]))


def invented_event(made: Made) -> None:
    made.syncs("p1")[3]["events"][0]["kind"] = "other"


def too_short(made: Made) -> None:
    made.lines.remove(("s0", "heard", made.syncs("s0")[-1]))


def other_hand(made: Made) -> None:
    made.syncs("p0")[-1]["view"] = made.syncs("p1")[-1]["view"]


def other_seat(made: Made) -> None:
    made.syncs("s0")[-1]["seat"] = 0


def seed(made: Made) -> None:
    made.lines.append(("p1", "heard", {"type": "presence", "table": {"seed": SEED}}))


def overheard(made: Made) -> None:
    made.whisper(hidden=False)


def without_lease(made: Made) -> None:
    next(entry for entry in made.stored["log"] if not entry["intent"])["holder"] = "worker-2"


def old_epoch(made: Made) -> None:
    next(entry for entry in made.stored["log"] if not entry["intent"])["epoch"] = 2


def rings_twice(made: Made) -> None:
    one = {"seat": 0, "writer": "worker-1", "holder": "worker-1"}
    times = ((100.0, True), (101.0, False), (102.0, True))
    made.stored["absences"] = [{**one, "at": at, "absent": absent} for at, absent in times]


def test_sound_journals_are_sound(folder: Path) -> None:
    assert Made().check(folder) == []


@pytest.mark.parametrize(
    ("wrong", "seen"),
    [
        (lost, "acknowledged and is stored 0 times"),
        (invented, "nobody sent"),
        (acknowledged_wrongly, "not what its seat had seen then"),
        (missing, "entry 3 is missing"),
        (impossible, "entry 3 cannot be played"),
        (gap, "events and was told from"),
        (repeat, "once more"),
        (invented_event, "was told other events"),
        (too_short, "events at the end"),
        (other_hand, "something else than what it may know"),
        (other_seat, "was shown what seat 0 sees"),
        (seed, "was told a secret"),
        (overheard, "said to others"),
        (without_lease, "worker-2 held the lease"),
        (old_epoch, "of epoch 1, after 2"),
        (rings_twice, "rang twice"),
    ],
)
def test_what_is_wrong_is_seen(folder: Path, wrong: Callable[[Made], None], seen: str) -> None:
    made = Made()
    wrong(made)
    assert any(seen in problem for problem in made.check(folder)), made.check(folder)
