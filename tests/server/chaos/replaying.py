"""A stored game, played again from its first entry: what each seat was to see of it, and when.

Of rostra it uses the public table alone (``new_table``): what a game is. What a log, an undo and a stream of
events are is said here once more.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

import msgspec

from rostra import Table, new_table
from tests.server.chaos.journal import Entry, Json, Stored

Viewpoint = int | None
"""A seat, or ``None`` for spectators."""
Moment = tuple[Viewpoint, int]
"""Who sees, and how many events they have seen."""


class Story:
    """What happened at a table, as its log tells it."""

    def __init__(self, stored: Stored, wanted: Container[Moment] = ()) -> None:
        """Of the ``wanted`` moments it also finds what could be shown."""
        self._setup, self._wanted = stored.table, wanted
        self._table = self._new_table()
        self._played: list[Entry] = []
        self._taken: dict[Viewpoint, int] = {}
        """How many events of the game as it stands are among the events."""
        self.is_ended_by_vote = False
        viewpoints: list[Viewpoint] = [*range(self._setup["players"]), None]
        self.events: dict[Viewpoint, list[Json]] = {viewpoint: [] for viewpoint in viewpoints}
        """What each seat sees happen, from the beginning to the end, what was undone too."""
        self.seen_after: list[dict[Viewpoint, int]] = []
        """How many events each had seen after so many entries."""
        self.shown: dict[Moment, list[Json]] = {}
        """What could be shown to somebody who had seen so many: it may change without an event for them."""
        self.problems: list[str] = []
        self._take_events()
        for number, entry in enumerate(stored.log, 1):
            if entry.number != number:
                self.problems.append(f"entry {number} is missing")
                return
            try:
                self._apply(entry)
            except ValueError as error:
                self.problems.append(f"entry {number} cannot be played: {error}")
                return
            if entry.digest is not None and entry.digest != self._table.digest():
                self.problems.append(f"entry {number} leads to another game")
                return

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.is_ended_by_vote or self._table.result is not None

    def _new_table(self) -> Table:
        row = self._setup
        setup = {name: row[name] for name in ("game", "players", "edition", "variants", "options")}
        return new_table(**setup, seed=int(row["seed"], 16), version=row["rules"])

    def _apply(self, entry: Entry) -> None:
        if entry.action is not None:
            self._table.play(entry.seat, entry.action)
            self._played.append(entry)
        elif entry.cancels is not None:
            self._undo(entry)
        else:
            self.is_ended_by_vote = True
            self._tell({"kind": "ended"})
        self._take_events()

    def _undo(self, entry: Entry) -> None:
        """Play everything again but what was undone."""
        (undone,) = (one for one in self._played if one.number == entry.cancels)
        assert undone.action is not None
        self._played.remove(undone)
        self._table = self._new_table()
        for one in self._played:
            assert one.action is not None
            self._table.play(one.seat, one.action)
        self._taken = {viewpoint: len(self._table.events(viewpoint)) for viewpoint in self.events}
        self._tell({"kind": "undo", "seat": entry.seat, "what": undone.action["type"]})

    def _tell(self, event: Json) -> None:
        for events in self.events.values():
            events.append(event)

    def _take_events(self) -> None:
        """Note what everybody has seen now, and what they could be shown."""
        for viewpoint, events in self.events.items():
            new = self._table.events(viewpoint, self._taken.get(viewpoint, 0))
            self._taken[viewpoint] = self._taken.get(viewpoint, 0) + len(new)
            events += _as_json(new)
            if (viewpoint, len(events)) in self._wanted:
                self.shown.setdefault((viewpoint, len(events)), []).append(self._shown(viewpoint))
        self.seen_after.append({viewpoint: len(events) for viewpoint, events in self.events.items()})

    def _shown(self, viewpoint: Viewpoint) -> Json:
        view: Json = self._table.view(viewpoint)
        legal = [] if viewpoint is None else self._table.legal(viewpoint)
        if self.is_ended_by_vote:
            view, legal = {**view, "to_act": []}, []
        shown: Json = _as_json({"view": view, "legal": legal})
        return shown


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
