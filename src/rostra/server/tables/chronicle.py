"""A table's log played again: the table, what every seat has been told, and which intents were answered.

Nothing here waits or writes; the keeper of the table does. An entry is played here first and counts when the
storage has it; if that fails, the chronicle is thrown away and made again from the log.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from rostra import Table, new_table
from rostra.kernel.game import Action
from rostra.protocol.tables import Reasons
from rostra.server.storage.interface import Entry, TableRow

Ears = int | None
"""Who hears: a seat, or ``None`` for the spectators."""

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Step:
    """An entry that stands, and whether it could be taken back."""

    entry: Entry
    harmless: bool


class Chronicle:
    """A game in play, as its log tells it."""

    def __init__(self, row: TableRow, entries: Iterable[Entry] = ()) -> None:
        self._row = row
        self.table = _laid(row)
        self.ears: tuple[Ears, ...] = (*range(row.players), None)
        self.told: dict[Ears, list[msgspec.Raw]] = {ears: [] for ears in self.ears}
        """All events each seat was told of, taken back or not: their numbers only grow."""
        self.waiting: dict[int, float] = {}
        """The seats that must act, and since when."""
        self.length = 0
        self._heard = dict.fromkeys(self.ears, 0)
        """How many of the table's own events are in ``told`` already."""
        self._steps: list[Step] = []
        self._answers: dict[tuple[int, str], int] = {}
        self._last_other = dict.fromkeys(self.ears, 0)
        """The latest entry of somebody else that a seat could see."""
        self._since = dict.fromkeys(self.ears, 0)
        """How many events each seat had been told of when the present turn and stage began."""
        self._views: dict[Ears, dict[str, Any]] = {}
        self._read: dict[Ears, list[dict[str, Any]]] = {ears: [] for ears in self.ears}
        """What bots have been told, as they read it."""
        self._listen()
        self._moment = self._now(None)
        self._wait(row.began or row.created)
        for entry in entries:
            self.enter(entry)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.result is not None

    @property
    def reasons(self) -> list[Reasons | None]:
        """Why bots did what they did, action by action of the record; for when the game is over (B1)."""
        return [step.entry.reasons for step in self._steps]

    def answer(self, seat: int, intent: str) -> int | None:
        """What an intent was answered with, if it was."""
        return self._answers.get((seat, intent))

    def is_stale(self, seat: int, seen: int) -> bool:
        """Whether turn or stage have changed since a seat had seen so many events."""
        return not self._since[seat] <= seen <= len(self.told[seat])

    def view(self, ears: Ears) -> dict[str, Any]:
        """What a seat may know now; built once, whoever asks."""
        if ears not in self._views:
            self._views[ears] = self.table.view(ears)
        return self._views[ears]

    def events(self, ears: Ears) -> list[dict[str, Any]]:
        """All events a seat was told of, to be read by a bot in another thread; each is decoded once."""
        read = self._read[ears]
        read += [msgspec.json.decode(event) for event in self.told[ears][len(read) :]]
        return list(read)

    def play(
        self, seat: int, action: Action, intent: str | None, at: float, reasons: Reasons | None = None
    ) -> Entry:
        """Play an action; the entry to be written, or ``IllegalAction``."""
        return self.enter(Entry(self.length + 1, at, seat, action, None, intent, -1, reasons))

    def undo(self, seat: int, intent: str | None, at: float) -> Entry:
        """Take back what ``undoable`` says can be; the entry to be written."""
        step = self.undoable(seat)
        assert step is not None
        return self.enter(Entry(self.length + 1, at, seat, None, step.entry.number, intent, seen=-1))

    def undoable(self, seat: int) -> Step | None:
        """The seat's last action, if it may be taken back: as far as it can see, nobody acted since."""
        mine = next((step for step in reversed(self._steps) if step.entry.seat == seat), None)
        if mine is None or not mine.harmless or mine.entry.number < self._last_other[seat]:
            return None
        return mine

    def enter(self, entry: Entry) -> Entry:
        """Play an entry, new or from the log; as it was answered."""
        before = {ears: len(events) for ears, events in self.told.items()}
        if entry.action is None:
            self._take_back(entry)
        else:
            self.table.play(entry.seat, entry.action)
            self._listen()
            self._steps.append(Step(entry, self.table.can_undo()))
        self._views.clear()
        self.length = entry.number
        for ears, events_told in self.told.items():
            if ears != entry.seat and len(events_told) > before[ears]:
                self._last_other[ears] = entry.number
        self._go_on(entry)
        entry = msgspec.structs.replace(entry, seen=len(self.told[entry.seat]))
        if entry.intent is not None:
            self._answers[entry.seat, entry.intent] = entry.seen
        return entry

    def _take_back(self, entry: Entry) -> None:
        """Play everything again but the entry that is taken back. All see that it was."""
        kept = [step for step in self._steps if step.entry.number != entry.cancels]
        (cancelled,) = (step for step in self._steps if step.entry.number == entry.cancels)
        table = _laid(self._row)
        for step in kept:
            assert step.entry.action is not None
            table.play(step.entry.seat, step.entry.action)
        assert cancelled.entry.action is not None
        what = cancelled.entry.action["type"]
        told = msgspec.Raw(_encode({"kind": "undo", "seat": entry.seat, "what": what}))
        self.table, self._steps = table, kept
        for ears in self.ears:
            self._heard[ears] = len(table.events(ears))
            self.told[ears].append(told)

    def _listen(self) -> None:
        """Note what each seat hears that is new."""
        once: dict[bytes, msgspec.Raw] = {}
        for ears in self.ears:
            events = self.table.events(ears, since=self._heard[ears])
            self._heard[ears] += len(events)
            for event in events:
                encoded = _encode(event)
                self.told[ears].append(once.setdefault(encoded, msgspec.Raw(encoded)))

    def _go_on(self, entry: Entry) -> None:
        """Notice a new turn or stage, and for whom the table waits."""
        now = self._now(entry.seat)
        if now != self._moment:
            self._moment = now
            self._since = {ears: len(events) for ears, events in self.told.items()}
            self.waiting = {}
        self._wait(entry.at)

    def _wait(self, at: float) -> None:
        self.waiting = {seat: self.waiting.get(seat, at) for seat in self.table.to_act}

    def _now(self, ears: Ears) -> tuple[Any, ...]:
        """Game, turn and stage: whoever looks sees the same."""
        view = self.view(ears)
        return view.get("election", {}).get("game"), view["turn"], view["stage"]


def _laid(row: TableRow) -> Table:
    options = msgspec.structs.asdict(row.options)
    return new_table(row.game, row.players, row.seed, row.edition, row.variants, options)
