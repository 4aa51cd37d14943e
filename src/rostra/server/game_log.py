"""A table's log and the game it leads to: the table, the events of every seat, and the intents that count.

Nothing here waits or writes; the live table does. An entry is applied here first and counts when the storage
has it. If that fails, the game log is thrown away and read from the storage again.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from rostra import Table, new_table
from rostra.kernel.game import Action
from rostra.protocol.tables import Reasons
from rostra.server.storage.rows import Entry, TableRow

Viewpoint = int | None
"""Who sees: a seat, or ``None`` for the spectators."""

DIGEST_EVERY = 50
"""Entries."""

_encode = msgspec.json.Encoder().encode


class AnotherGame(ValueError):
    """A log that does not lead to what was played when it was written: rules or rows have changed since."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """An entry that has not been undone, and whether it could be."""

    entry: Entry
    reversible: bool
    waited: dict[int, float]
    """How long each seat that had to act had been waited for."""


class GameLog:
    """A game in play, as its log tells it."""

    def __init__(self, row: TableRow, entries: Iterable[Entry] = ()) -> None:
        self._row = row
        self.table = _new_table(row)
        self.viewpoints: tuple[Viewpoint, ...] = (*range(row.players), None)
        self.events: dict[Viewpoint, list[msgspec.Raw]] = {viewpoint: [] for viewpoint in self.viewpoints}
        """All events each seat has seen, undone or not, encoded. Their numbers only ever grow."""
        self.waiting_since: dict[int, float] = {}
        """The seats that must act, and since when."""
        self._resumed: dict[int, float] = {}
        """Since when, for those who must act again after an undo: their time goes on where it was."""
        self.length = 0
        self.is_agreed_end = False
        """Whether people ended the game by vote: there is no result, and nothing to do any more."""
        self._steps: list[Step] = []
        self._steps_of: dict[int, list[Step]] = {seat: [] for seat in range(row.players)}
        """The same, seat by seat."""
        self._acknowledged: dict[tuple[int, str], int] = {}
        self._last_by_other = dict.fromkeys(self.viewpoints, 0)
        """The latest entry by somebody else that a seat could see."""
        self._stage_start = dict.fromkeys(self.viewpoints, 0)
        """How many events each seat had seen when the present turn and stage began."""
        self._views: dict[Viewpoint, msgspec.Raw] = {}
        self._legal: dict[int, list[Action]] = {}
        self._decoded: dict[Viewpoint, list[dict[str, Any]]] = {
            viewpoint: [] for viewpoint in self.viewpoints
        }
        """Events for bots to read: those of the game as it stands, so nothing undone is among them."""
        self._take_events()
        self._stage = self.table.stage
        self._update_waiting(row.began or row.created)
        for entry in entries:
            self.apply(entry)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.is_agreed_end or self.table.result is not None

    @property
    def reasons(self) -> list[Reasons | None]:
        """Why bots did what they did, action by action of the record; for when the game is over (B1)."""
        return [step.entry.reasons for step in self._steps]

    def acknowledged(self, seat: int, intent: str) -> int | None:
        """What an intent was acknowledged with, if it counts already."""
        return self._acknowledged.get((seat, intent))

    def is_stale(self, seat: int, seen: int) -> bool:
        """Whether the turn or the stage has changed since a seat had seen this many events."""
        return not self._stage_start[seat] <= seen <= len(self.events[seat])

    def view(self, viewpoint: Viewpoint) -> msgspec.Raw:
        """What a seat may know now, encoded; made once, whoever asks."""
        if viewpoint not in self._views:
            self.prepare_views([viewpoint])
        return self._views[viewpoint]

    def prepare_views(self, viewpoints: Sequence[Viewpoint]) -> None:
        """Make the views of several seats together: what they all see is made and encoded once."""
        views = self.table.views(viewpoints)
        if self.is_agreed_end:
            views = [{**view, "to_act": []} for view in views]
        self._views.update(zip(viewpoints, encoded_views(views), strict=True))

    def legal(self, viewpoint: Viewpoint) -> list[Action]:
        """What a seat may do now; found once, whoever asks."""
        if viewpoint is None or self.is_agreed_end:
            return []
        if viewpoint not in self._legal:
            self._legal[viewpoint] = self.table.legal(viewpoint)
        return self._legal[viewpoint]

    def decoded_events(self, viewpoint: Viewpoint) -> list[dict[str, Any]]:
        """What led a seat to where the game is, for a bot in another thread to read; each made once."""
        decoded = self._decoded[viewpoint]
        decoded += self.table.events(viewpoint, len(decoded))
        return list(decoded)

    def play(
        self, seat: int, action: Action, intent: str | None, at: float, reasons: Reasons | None = None
    ) -> Entry:
        """Play an action; the entry to be written, or ``IllegalAction``."""
        return self.apply(Entry(self.length + 1, at, seat, action, None, intent, -1, reasons))

    def undo(self, seat: int, intent: str | None, at: float) -> Entry:
        """Undo what ``last_reversible`` gives; the entry to be written."""
        step = self.last_reversible(seat)
        assert step is not None
        return self.apply(Entry(self.length + 1, at, seat, None, step.entry.number, intent, seen=-1))

    def last_reversible(self, seat: int) -> Step | None:
        """The seat's last action, if it can be undone: as far as the seat can see, nobody has acted since."""
        steps = self._steps_of[seat]
        if self.is_agreed_end or not steps or not steps[-1].reversible:
            return None
        if steps[-1].entry.number < self._last_by_other[seat]:
            return None
        return steps[-1]

    def replayed_by_undo(self, seat: int) -> int:
        """How many actions are played again when a seat undoes its last action."""
        step = self.last_reversible(seat)
        return 0 if step is None else self.table.replayed_by_undo(_index(self._steps, step.entry.number))

    def apply(self, entry: Entry) -> Entry:
        """Apply an entry, new or from the storage; the same, with what it is acknowledged with.

        An ``IllegalAction`` changes nothing.
        """
        before = {viewpoint: len(events) for viewpoint, events in self.events.items()}
        if entry.is_agreed_end:
            self._end()
        elif entry.action is None:
            self._undo(entry)
        else:
            waited = {seat: entry.at - since for seat, since in self.waiting_since.items()}
            self.table.play(entry.seat, entry.action)
            self._take_events()
            step = Step(entry, self.table.can_undo(), waited)
            self._steps.append(step)
            self._steps_of[entry.seat].append(step)
        self._views.clear()
        self._legal.clear()
        self.length = entry.number
        for viewpoint, events in self.events.items():
            if viewpoint != entry.seat and len(events) > before[viewpoint]:
                self._last_by_other[viewpoint] = entry.number
        self._update_stage(entry)
        digest = self._checked_digest(entry)
        entry = msgspec.structs.replace(entry, seen=len(self.events[entry.seat]), digest=digest)
        if entry.intent is not None:
            self._acknowledged[entry.seat, entry.intent] = entry.seen
        return entry

    def _checked_digest(self, entry: Entry) -> str | None:
        """The digest of the state, where the log has or gets one; ``AnotherGame`` if it is another."""
        if entry.digest is None and entry.number % DIGEST_EVERY:
            return None
        digest = self.table.digest()
        known = entry.digest is not None and entry.digest.split(":")[0] == digest.split(":")[0]
        if known and entry.digest != digest:
            raise AnotherGame(f"After entry {entry.number} this is not the game that was played.")
        return digest

    def end_by_vote(self, seat: int, at: float) -> Entry:
        """People agreed to end the game, this seat last; the entry to be written."""
        return self.apply(Entry(self.length + 1, at, seat, None, None, None, seen=-1))

    def _end(self) -> None:
        self.is_agreed_end = True
        event = msgspec.Raw(_encode({"kind": "ended"}))
        for viewpoint in self.viewpoints:
            self.events[viewpoint].append(event)

    def _undo(self, entry: Entry) -> None:
        """Go on as if the entry that is undone had never been. Everybody sees that it was."""
        index = _index(self._steps, entry.cancels)
        step = self._steps[index]
        self.table.undo(index)
        del self._steps[index]
        self._resumed = {seat: entry.at - waited for seat, waited in step.waited.items()}
        of_seat = self._steps_of[step.entry.seat]
        del of_seat[_index(of_seat, entry.cancels)]
        assert step.entry.action is not None
        what = step.entry.action["type"]
        event = msgspec.Raw(_encode({"kind": "undo", "seat": entry.seat, "what": what}))
        for viewpoint in self.viewpoints:
            self.events[viewpoint].append(event)
            self._decoded[viewpoint] = []

    def _take_events(self) -> None:
        """Take over what the latest action has brought; each event is encoded once, for all who saw it."""
        for event in self.table.latest_events():
            encoded = msgspec.Raw(_encode(event.data))
            for viewpoint in self.viewpoints if event.audience is None else event.audience:
                self.events[viewpoint].append(encoded)

    def _update_stage(self, entry: Entry) -> None:
        """Notice a new turn or stage, and whom the table is waiting for."""
        stage = self.table.stage
        if stage != self._stage:
            self._stage = stage
            self._stage_start = {viewpoint: len(events) for viewpoint, events in self.events.items()}
            self.waiting_since = {}
        self.waiting_since = self._resumed | self.waiting_since
        self._resumed = {}
        self._update_waiting(entry.at)

    def _update_waiting(self, at: float) -> None:
        to_act = [] if self.is_agreed_end else self.table.to_act
        self.waiting_since = {seat: self.waiting_since.get(seat, at) for seat in to_act}


def encoded_views(views: Sequence[dict[str, Any]]) -> list[msgspec.Raw]:
    """Views as JSON. Parts that are the same object in all of them are encoded once."""
    if len({(*view,) for view in views}) != 1:
        return [msgspec.Raw(_encode(view)) for view in views]
    pieces: list[list[bytes]] = [[] for _ in views]
    shared: dict[str, Any] = {}
    first, *others = views
    for key, value in first.items():
        for view in others:
            if view[key] is not value:
                break
        else:
            shared[key] = value
            continue
        _share(pieces, shared)
        for piece, view in zip(pieces, views, strict=True):
            piece.append(_encode({key: view[key]})[1:-1])
        shared = {}
    _share(pieces, shared)
    return [msgspec.Raw(b"{%b}" % b",".join(piece)) for piece in pieces]


def _share(pieces: list[list[bytes]], parts: dict[str, Any]) -> None:
    if parts:
        encoded = _encode(parts)[1:-1]
        for piece in pieces:
            piece.append(encoded)


def _index(steps: list[Step], number: int | None) -> int:
    """Which of the steps an entry is, by its number."""
    index = bisect_left(steps, number or 0, key=lambda step: step.entry.number)
    if index == len(steps) or steps[index].entry.number != number:
        raise ValueError(f"There is no entry {number} to undo.")
    return index


def _new_table(row: TableRow) -> Table:
    options = msgspec.structs.asdict(row.options)
    return new_table(row.game, row.players, row.seed, row.edition, row.variants, options, version=row.rules)
