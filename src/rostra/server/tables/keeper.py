"""The keeper of a table: everything at it goes through him, one thing after another.

An entry is played, committed, and only then told; while the database commits, the messages are made. If the
commit fails, what was played is forgotten, and the table is read from its log again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from rostra.kernel.game import Action, IllegalAction
from rostra.protocol.server import Waiting
from rostra.protocol.tables import Reasons
from rostra.server.problems import Problem
from rostra.server.storage.interface import Conflict, Entry, StorageError
from rostra.server.tables.chronicle import Chronicle
from rostra.server.tables.clocks import Clockwork
from rostra.server.tables.herald import Herald
from rostra.server.tables.opponents import Glance, Opponents
from rostra.server.tables.room import Room

log = logging.getLogger("rostra.server")

Play = Callable[[Chronicle], Entry]


@contextmanager
def stored() -> Iterator[None]:
    """Turns what goes wrong in the storage into a problem that can be told."""
    try:
        yield
    except StorageError as error:
        log.error("The database refuses: %s", error)
        raise Problem("not-stored") from None
    except Conflict:
        raise Problem("stale") from None


class Keeper:
    """Keeps one table. Who changes anything holds the lock."""

    def __init__(self, room: Room, replace: Callable[[list[int]], Awaitable[None]]) -> None:
        """``replace`` is called with the seats that took too long, without the lock."""
        self.room = room
        self.house = house = room.house
        self.herald = Herald(room)
        self.lock = asyncio.Lock()
        self.clock = Clockwork(room.row.clock, house.time, house.started, self._ring)
        self.bots = Opponents(
            room.row.game, room.row.seed, self, house.time, house.pace, house.pool, house.maker
        )
        self.waiting: list[Waiting] = []
        self._replace = replace

    async def chronicle(self) -> Chronicle:
        """The game, read from the log if need be; ``Problem`` if it has not begun."""
        room = self.room
        if room.row.status == "waiting":
            raise Problem("not-begun")
        if room.chronicle is None:
            with stored():
                entries = await self.house.storage.entries(room.row.id)
            try:
                room.chronicle = await asyncio.to_thread(Chronicle, room.row, entries)
            except ValueError:
                log.exception("The log of table %s cannot be played", room.row.id)
                raise Problem("table-broken") from None
            self.herald.attune(room.chronicle)
            self.look_around()
        return room.chronicle

    def look_around(self) -> None:
        """Set clock and bots going, after the game begins or the seats have changed."""
        room = self.room
        levels: dict[int, str] = {}
        if room.chronicle is not None and not room.chronicle.is_over:
            stand_in = self.house.stand_in(room.row.game)
            levels = {row.seat: row.level or stand_in for row in room.seats if row.is_played_by_bot}
        self.bots.seat(levels)
        self._watch()
        self.bots.stir([*levels])

    def _watch(self) -> None:
        chronicle = self.room.chronicle
        since = {} if chronicle is None or chronicle.is_over else chronicle.waiting
        self.waiting = self.clock.watch(since, self.room.seats)

    async def enter(
        self, chronicle: Chronicle, play: Play, answer: Callable[[Entry], None] | None = None
    ) -> None:
        """Play, commit, answer, tell."""
        room = self.room
        if chronicle.length >= self.house.limits.entries_a_table:
            raise Problem("table-too-long")
        before = chronicle.waiting
        room.chronicle = None  # until it is committed, whatever may happen here
        try:
            entry = play(chronicle)
        except IllegalAction:
            room.chronicle = chronicle  # nothing has changed
            raise
        writing = self.house.storage.write(room.row.id, entry, chronicle.is_over)
        news = self.herald.news(chronicle)  # while the database commits
        with stored():
            await writing
        room.chronicle = chronicle
        if answer is not None:
            answer(entry)
        self.herald.spread(news)
        self._go_on(chronicle, chronicle.waiting != before)
        self.bots.stir([ears for ears, _, _ in news if ears is not None])

    def _go_on(self, chronicle: Chronicle, others_must_act: bool) -> None:
        if chronicle.is_over:
            self.room.row.status = "over"
            self.bots.stop()
        if others_must_act:
            self._watch()
            self.herald.clock(self.waiting)
        if chronicle.is_over:
            self.herald.presence()

    def close(self) -> None:
        """Stop clock and bots."""
        self.clock.stop()
        self.bots.stop()

    # What bots and clocks do

    async def glance(self, seat: int) -> Glance | None:
        """What a bot sees."""
        async with self.lock:
            if not self.room.seats[seat].is_played_by_bot:
                return None
            chronicle = await self.chronicle()
            if chronicle.is_over:
                return None
            table, events = chronicle.table, chronicle.events(seat)
            return Glance(
                seen=len(events),
                turn=table.turn,
                to_act=seat in table.to_act,
                view=table.view(seat),  # its own: it thinks in another thread
                legal=table.legal(seat),
                events=events,
            )

    async def bot_acts(
        self, seat: int, action: Action, seen: int, reasons: Reasons | None = None
    ) -> bool | None:
        """A bot plays an action it thought of when it had seen so much."""
        async with self.lock:
            if not self.room.seats[seat].is_played_by_bot:
                return None
            chronicle = await self.chronicle()
            if chronicle.is_stale(seat, seen) or _crosses(chronicle, seat, action, seen):
                return None
            now = self.house.time.now()
            try:
                await self.enter(chronicle, lambda game: game.play(seat, action, None, now, reasons))
            except IllegalAction:
                return False if seen == len(chronicle.told[seat]) else None
            return True

    async def _ring(self, seats: list[int]) -> None:
        """The clock rings: for those who are warned, or those whose time is up."""
        async with self.lock:
            self._watch()
            self.herald.clock(self.waiting)
        if seats:
            await self._replace(seats)


def _crosses(chronicle: Chronicle, seat: int, action: Action, seen: int) -> bool:
    """Whether a seat has heard more since it thought of something to say: offers would cross each other."""
    talks = action["type"] == "offer" or seat not in chronicle.table.to_act
    return talks and seen != len(chronicle.told[seat])
