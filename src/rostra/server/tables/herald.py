"""The herald of a table: tells everybody what he may know, worded once for all who get the same."""

from __future__ import annotations

from collections.abc import Sequence

from rostra.protocol.server import Clocks, FromServer, Notes, Presence, Sync, Waiting, Welcome
from rostra.protocol.wire import write
from rostra.server.storage.interface import ChatRow
from rostra.server.tables.audience import Listener
from rostra.server.tables.chronicle import Chronicle, Ears
from rostra.server.tables.room import Room
from rostra.server.tables.talk import heard

News = list[tuple[Ears, str, int]]
"""For whom, the message, and how many events they will then have been told of."""


class Herald:
    """Speaks to the listeners of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._told: dict[Ears, int] = {}
        """How many events the connections of each seat have been told of."""

    def attune(self, chronicle: Chronicle) -> None:
        """A log was read: what is in it is no news to anybody who comes."""
        for ears, events in chronicle.told.items():
            self._told.setdefault(ears, len(events))

    def greet(self, listener: Listener, seen: dict[int, int], waiting: Sequence[Waiting]) -> None:
        """Tell a newcomer everything."""
        room = self._room
        table = room.info(listener.identity, listener.origin)
        _tell(listener, Welcome(table, table.yours))
        self.catch_up(listener, seen)
        for seat in table.yours:
            if room.notes.get(seat):
                _tell(listener, Notes(seat, room.notes[seat]))
        for chat in room.talk.heard(room.audience.ears_of(listener)):
            _tell(listener, chat)
        if room.chronicle is not None:
            _tell(listener, Clocks(room.house.time.now(), list(waiting)))

    def catch_up(self, listener: Listener, seen: dict[int, int]) -> None:
        """Tell one listener how things stand, for each of its seats."""
        chronicle = self._room.chronicle
        if chronicle is None:
            return
        for ears in self._room.audience.ears_of(listener):
            listener.send(sync(chronicle, ears, 0 if ears is None else seen.get(ears, 0)))

    def news(self, chronicle: Chronicle) -> News:
        """What each seat that somebody listens for must be told after a change, if it saw any of it."""
        news: News = []
        for ears, events in chronicle.told.items():
            told = self._told.get(ears, 0)
            if len(events) > told:
                listens = bool(self._room.audience.at(ears))
                news.append((ears, sync(chronicle, ears, told) if listens else "", len(events)))
        return news

    def spread(self, news: News) -> None:
        """Tell it."""
        for ears, text, told in news:
            self._told[ears] = told
            for listener in self._room.audience.at(ears):
                listener.send(text)

    def presence(self) -> None:
        """Tell everybody who is here."""
        room = self._room
        spectators = len(room.audience.at(None))
        texts: dict[tuple[str | None, str | None], str] = {}
        for listener in room.audience.listeners:
            eyes = listener.identity, listener.origin
            if eyes not in texts:
                texts[eyes] = write(Presence(room.info(*eyes), spectators))
            listener.send(texts[eyes])

    def clock(self, waiting: Sequence[Waiting]) -> None:
        """Tell everybody for whom we wait."""
        text = write(Clocks(self._room.house.time.now(), list(waiting)))
        for listener in self._room.audience.listeners:
            listener.send(text)

    def chat(self, chat: ChatRow) -> None:
        """Tell everybody what he hears of it."""
        for listener in self._room.audience.listeners:
            said = heard(chat, self._room.audience.ears_of(listener))
            if said is not None:
                _tell(listener, said)

    def notes(self, seat: int, writer: Listener) -> None:
        """Tell the other connections of a seat what was noted on one."""
        for listener in self._room.audience.at(seat):
            if listener is not writer:
                _tell(listener, Notes(seat, self._room.notes[seat]))


def sync(chronicle: Chronicle, ears: Ears, since: int) -> str:
    """The state of a seat, and what it saw happen from an event on; all of it, if there is no such event."""
    told = chronicle.told[ears]
    start = since if since <= len(told) else 0
    legal = [] if ears is None else chronicle.table.legal(ears)
    undo = ears is not None and chronicle.undoable(ears) is not None
    return write(Sync(ears, start, len(told), told[start:], chronicle.view(ears), legal, undo))


def _tell(listener: Listener, message: FromServer) -> None:
    listener.send(write(message))
