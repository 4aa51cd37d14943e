"""What people at a table do, as their messages say it."""

from __future__ import annotations

from collections.abc import Callable

from rostra.kernel.game import IllegalAction, Refusal
from rostra.protocol.client import Act, Check, Note, Say, Undo
from rostra.protocol.server import Ack, Checked, Refused
from rostra.protocol.wire import write
from rostra.server.problems import Problem, why, why_not
from rostra.server.storage.interface import Conflict, Entry
from rostra.server.tables.audience import Listener
from rostra.server.tables.chronicle import Chronicle
from rostra.server.tables.keeper import Keeper, stored


class Visitors:
    """The people at one table. What they may not do is a ``Problem``."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._room = keeper.room
        self._house = keeper.house

    async def hello(self, listener: Listener, seen: dict[int, int]) -> None:
        """Somebody comes to the table, or asks for everything again."""
        async with self._keeper.lock:
            if self._room.row.status != "waiting":
                await self._keeper.chronicle()
            is_new = self._room.audience.join(listener)
            self._keeper.herald.greet(listener, seen, self._keeper.waiting)
            if is_new:
                self._keeper.herald.presence()

    def goodbye(self, listener: Listener) -> None:
        """Somebody goes."""
        if self._room.audience.leave(listener):
            self._keeper.herald.presence()

    async def act(self, listener: Listener, said: Act) -> None:
        """Somebody plays an action."""
        async with self._keeper.lock:
            chronicle = await self._seated(listener, said.seat)
            if _answered(listener, chronicle, said):
                return
            if chronicle.is_stale(said.seat, said.seen):
                listener.send(write(Refused(said.id, why_not("stale"), stale=True)))
                self._keeper.herald.catch_up(listener, {said.seat: said.seen})
                return
            now = self._house.time.now()
            try:
                await self._keeper.enter(
                    chronicle,
                    lambda game: game.play(said.seat, said.action, said.id, now),
                    _acknowledge(listener, said.id),
                )
            except IllegalAction as illegal:
                if illegal.refusal is None:
                    raise
                listener.send(write(Refused(said.id, why(illegal.refusal), stale=False)))

    async def undo(self, listener: Listener, said: Undo) -> None:
        """Somebody takes his last action back."""
        async with self._keeper.lock:
            chronicle = await self._seated(listener, said.seat)
            if _answered(listener, chronicle, said):
                return
            if chronicle.undoable(said.seat) is None:
                raise Problem("no-undo")
            now = self._house.time.now()
            try:
                await self._keeper.enter(
                    chronicle,
                    lambda game: game.undo(said.seat, said.id, now),
                    _acknowledge(listener, said.id),
                )
            except ValueError:  # what others did since cannot stand without it
                raise Problem("no-undo") from None

    async def check(self, listener: Listener, said: Check) -> None:
        """Somebody asks whether an action is legal."""
        async with self._keeper.lock:
            chronicle = await self._seated(listener, said.seat)
            found = chronicle.table.consider(said.seat, said.action)
            if isinstance(found, Refusal):
                listener.send(write(Checked(said.id, why(found), None)))
            else:
                listener.send(write(Checked(said.id, None, found)))

    async def _seated(self, listener: Listener, seat: int) -> Chronicle:
        """The game, for one who acts for a seat that is his own."""
        self._check_seat(listener, seat)
        if self._room.seats[seat].absent:
            raise Problem("held-by-bot")
        return await self._keeper.chronicle()

    def _check_seat(self, listener: Listener, seat: int) -> None:
        if seat not in self._room.audience.seats_of(listener.identity):
            raise Problem("not-yours")

    async def say(self, listener: Listener, said: Say) -> None:
        """Somebody talks; what was said before is not said again."""
        room = self._room
        if listener.identity is None:
            raise Problem("no-identity")
        async with self._keeper.lock:
            if said.seat not in room.audience.ears_of(listener):
                raise Problem("not-yours")
            if not room.talk.was_said(listener.identity, said.id):
                await self._say(listener.identity, said)
            seen = 0 if room.chronicle is None else len(room.chronicle.told[said.seat])
            listener.send(write(Ack(said.id, seen)))

    async def _say(self, author: str, said: Say) -> None:
        room = self._room
        now = self._house.time.now()
        chat = room.talk.worded(said, author, room.seats, room.row.options.private, now)
        with stored():
            try:
                await self._house.storage.say(room.row.id, chat)
            except Conflict:
                return  # said so long ago that only the database remembers
        room.talk.add(chat)
        self._keeper.herald.chat(chat)

    async def note(self, listener: Listener, said: Note) -> None:
        """Somebody notes something for himself."""
        async with self._keeper.lock:
            self._check_seat(listener, said.seat)
            with stored():
                await self._house.storage.note(self._room.row.id, said.seat, said.text)
            self._room.notes[said.seat] = said.text
            self._keeper.herald.notes(said.seat, listener)


def _answered(listener: Listener, chronicle: Chronicle, said: Act | Undo) -> bool:
    """Answer an intent that counts already as it was answered then."""
    seen = chronicle.answer(said.seat, said.id)
    if seen is not None:
        listener.send(write(Ack(said.id, seen)))
    return seen is not None


def _acknowledge(listener: Listener, intent: str) -> Callable[[Entry], None]:
    return lambda entry: listener.send(write(Ack(intent, entry.seen)))
