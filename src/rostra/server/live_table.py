"""A table in use: everything that happens at it goes through here, one thing at a time.

An action is played, committed to the log, and only then sent to anybody; the messages are encoded while the
database commits. If the commit fails, the game log is thrown away and read from the storage again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from time import perf_counter
from typing import Any, TypeVar

from msgspec.structs import replace

from rostra.kernel.game import Action, IllegalAction
from rostra.protocol.messages import Ack, Clocks, Paused, write
from rostra.protocol.tables import Reasons, TableInfo
from rostra.server import seats as seating
from rostra.server.bots import BotRunner, Observation, Outcome
from rostra.server.broadcast import REMOVED, Broadcast, Client, Updates
from rostra.server.catching_up import CatchingUp
from rostra.server.chat import ChatRoom
from rostra.server.clock import TurnClock
from rostra.server.courtesy import Courtesy
from rostra.server.errors import RequestError
from rostra.server.game_log import AnotherGame, GameLog, Viewpoint
from rostra.server.intents import Intents
from rostra.server.notices import Notices
from rostra.server.presence import Presence
from rostra.server.remarks import Remarks
from rostra.server.seat_changes import SeatChanges
from rostra.server.seats import Seats
from rostra.server.services import Services
from rostra.server.standings import standings
from rostra.server.storage.interface import Conflict, LeaseLost
from rostra.server.storage.rows import ChatRow, Entry, StoredTable, TableRow

logger = logging.getLogger("rostra.server")

R = TypeVar("R")

MAX_TRIES = 5
"""How often something is decided anew when other servers write to the same log."""


class LiveTable:
    """A table, its seats, log, clock, bots and connections. Whoever changes anything holds the lock."""

    def __init__(
        self, services: Services, stored: StoredTable, chats: list[ChatRow], notes: dict[int, str]
    ) -> None:
        self.row, self.seats = stored
        self.lock = asyncio.Lock()
        self.broadcast = Broadcast(self.seats)
        self.clock = TurnClock(self.row.clock, services.time, services.started, self._ring)
        self.bots = BotRunner(services, self, self.row.game, self.row.seed)
        self.courtesy = Courtesy(services, self)
        self._services, self._storage, self._time = services, services.storage, services.time
        self.chat = ChatRoom(services, self, chats, notes)
        self.notices = Notices(services, self)
        self.presence = Presence(services, self)
        self.remarks = Remarks(self)
        self.intents = Intents(services, self)
        self.seat_changes = SeatChanges(services.storage, services.time, self)
        self.catching_up = CatchingUp(services, self)
        self.reached = 0
        """The last entry that we know, or are writing."""
        self.epoch = None if self._storage.is_shared else 0
        """Of the lease under which this server acts for the table; ``None``: another does, or nobody."""
        self._changing: set[asyncio.Task[None]] = set()
        self._log: GameLog | None = None
        """``None`` before the game begins, and when it must be read from the storage."""

    @classmethod
    async def load(cls, services: Services, stored: StoredTable) -> LiveTable:
        """A table from the storage; if its game is on, clock and bots start."""
        id = stored[0].id
        chats = await services.storage.latest_chats(id, services.limits.chats_shown)
        notes = await services.storage.read_notes(id)
        table = cls(services, stored, chats, notes)
        if table.row.status == "playing":
            async with table.lock:
                await table.log()
        return table

    def info(self, identity: str | None, origin: str | None) -> TableInfo:
        """The table as somebody sees it from outside."""
        link = self._services.addresses.link(seating.path(self.row), origin)
        vote = self.presence.end_vote()
        return seating.table_info(self.row, self.seats, identity, link, self.presence.is_connected, vote)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were unloaded."""
        return not self.broadcast.clients and self.bots.are_idle and not self.notices.is_pending

    @property
    def _is_watched(self) -> bool:
        """Whether it matters to anybody that the game goes on now."""
        return bool(self.broadcast.clients) or self.row.is_timed

    @property
    def is_in_charge(self) -> bool:
        """Whether its clock and bots are for this server to run."""
        return self.epoch is not None

    @property
    def needs_charge(self) -> bool:
        """Whether there is anything that one server must do, and this one would."""
        has_bots = any(seat.is_played_by_bot for seat in self.seats)
        is_followed = self.row.is_timed or self.row.webhook is not None
        return self.row.status == "playing" and (is_followed or (has_bots and self._is_watched))

    async def take_charge(self, epoch: int | None) -> None:
        """Hold the lease of the table from now on, or not; the lock is free."""
        async with self.lock:
            self.epoch = epoch
            self._start()

    @property
    def written_epoch(self) -> int | None:
        """What clock and bots write with an entry, where another server could act too."""
        return self.epoch if self._storage.is_shared else None

    async def log(self) -> GameLog:
        """The game log, read from the storage if need be; the lock is held."""
        if self.row.status == "waiting":
            raise RequestError("not-begun")
        if self._log is None:
            entries = await self._storage.read_log(self.row.id)
            try:
                async with self._services.replaying:
                    self._log = await asyncio.to_thread(GameLog, self.row, entries)
                self._start()
            except AnotherGame as error:
                logger.error("%s", error)
                raise RequestError("table-other-game") from None
            except Exception:  # whatever is stored there, it is this table's own affair
                self._log = None
                logger.exception("The log cannot be played")
                raise RequestError("table-broken") from None
            self.reached = self._log.length
            if self._log.is_over:
                self.row.status, self.row.agreed = "over", self._log.is_agreed_end
                # by an action whose sender was gone before it was committed
            self.broadcast.skip(self._log)
            self.broadcast.send_updates(self.broadcast.updates(self._log))  # if it was read before
        return self._log

    @property
    def known_log(self) -> GameLog | None:
        """The game log, if it is at hand."""
        return self._log

    def seen_by(self, viewpoint: Viewpoint) -> int:
        """How many events there are from here, as far as we know."""
        return 0 if self._log is None else len(self._log.events.get(viewpoint, ()))

    def close(self) -> None:
        """Stop clock and bots, and let go of the game, which need not wait for the garbage collector."""
        self.clock.stop()
        self.bots.stop()
        self.catching_up.stop()
        self.notices.stop()
        self._log = None

    async def carry_through(self, change: Coroutine[Any, Any, None]) -> None:
        """Do it to the end, even if whoever asked for it is gone."""
        await asyncio.shield(self.in_background(change))

    def in_background(self, change: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do it, whoever waits for it."""
        changing = asyncio.create_task(change)
        self._changing.add(changing)
        changing.add_done_callback(self._changed)
        return changing

    def _changed(self, changing: asyncio.Task[None]) -> None:
        self._changing.discard(changing)
        if not changing.cancelled():
            changing.exception()  # whoever asked has it, if still there

    # Entries

    async def decide(self, write: Callable[[], Awaitable[R]]) -> R:
        """Decide and write; when another server was first, look at what it wrote and decide again."""
        for _ in range(MAX_TRIES - 1):
            try:
                return await write()
            except LeaseLost:
                self.epoch = None
                await self.show_log()
                raise
            except Conflict:
                self._services.metrics.conflicts.inc()
                await self.show_log()
        return await write()

    async def end(self, seat: int) -> None:
        """End the game before its end, as this seat's vote decides; the lock is held."""
        await self.decide(lambda: self._end(seat))

    async def _end(self, seat: int) -> None:
        log, now = await self.log(), self._time.now()
        await self.append(log, lambda: log.end_by_vote(seat, now))

    async def append(
        self,
        log: GameLog,
        apply: Callable[[], Entry],
        sender: tuple[Client, str] | None = None,
        is_long: bool = False,
        epoch: int | None = None,
    ) -> None:
        """The one way into the log: apply, commit, acknowledge the sender's intent, send to everybody."""
        if log.is_agreed_end:
            raise RequestError("already-over")
        if log.length >= self._services.limits.entries_per_table:
            raise RequestError("table-too-long")
        if self.row.archived is not None:
            await self._storage.revive_table(self.row.id)
            self.row.archived = None
        before = log.waiting_since
        self._log = None  # until it is committed, whatever may happen here
        try:
            entry = await asyncio.to_thread(apply) if is_long else apply()
        except IllegalAction:
            self._log = log  # nothing has changed
            raise
        self.reached = entry.number
        try:
            ended = standings(log.table) if log.table.result is not None else ()
            writing = self._storage.append(self.row.id, entry, log.is_over, epoch, ended)
            updates = self.broadcast.updates(log)  # while the database commits
            await writing
        except BaseException:
            self.reached = 0
            raise
        self._log = log
        metrics, committed = self._services.metrics, perf_counter()
        if sender is not None:
            client, intent = sender
            client.send(write(Ack(intent, entry.seen)))
        self.broadcast.send_updates(updates)
        metrics.fan_out.observe(perf_counter() - committed)
        (metrics.by_bot if sender is None else metrics.by_person).inc()
        self._after_entries(log, log.waiting_since != before, updates)
        self.remarks.hear(log)

    async def show_log(self) -> None:
        """Other servers have written to the log: play what they wrote, and show it. The lock is held."""
        log, entries = self._log, list[Entry]()
        if log is None:
            log, before = await self.log(), None
        else:
            before = log.waiting_since
            entries = await self._storage.read_log(self.row.id, log.length)
            self._log, self.reached = None, 0  # until all of them are played
            for entry in entries:
                log.apply(entry)
            self._log, self.reached = log, log.length
        updates = self.broadcast.updates(log)
        self.broadcast.send_updates(updates)
        for entry in entries:
            self._services.metrics.lag.observe(max(0.0, self._time.now() - entry.at))
        self._after_entries(log, log.waiting_since != before, updates)

    def _after_entries(self, log: GameLog, others_must_act: bool, updates: Updates) -> None:
        """Entries were committed and sent."""
        if log.is_over:
            self.row.status, self.row.agreed = "over", log.is_agreed_end
            self.bots.stop()
        if others_must_act:
            self._watch()
            self.broadcast.send(self.clocks())
        if log.is_over:
            self.broadcast.send_presence(self.info)
        self.courtesy.tell()
        if self.bots.seated:
            self.bots.notify([viewpoint for viewpoint, _, _ in updates if viewpoint is not None])

    # What is stored: seats, a rematch

    async def show_seats(self, row: TableRow, seats: Seats) -> None:
        """These seats are stored: tell everybody. New owners get a sync. The lock is held."""
        begins = self.row.status == "waiting" and row.status == "playing"
        self.row, self.seats = row, seats
        banned = {ban.identity for ban in row.bans}
        for client in [one for one in self.broadcast.clients if one.identity in banned]:
            self.broadcast.leave(client)
            client.close(REMOVED)
        changed = self.broadcast.reseat(seats)
        if row.status == "waiting":
            self.broadcast.send_presence(self.info)
            return
        if begins:
            self._log, self.reached = GameLog(row), 0
            self.broadcast.skip(self._log)
        log = await self.log()
        self._start()
        self.broadcast.send_presence(self.info)
        for client in [*self.broadcast.clients] if begins else changed:
            self.broadcast.sync(client, log, {})
        self.broadcast.send(self.clocks())

    async def read_again(self) -> None:
        """Seats and talk have changed in the storage itself: show them."""
        async with self.lock:
            await self.seat_changes.read()
            await self.chat.catch_up()

    def set_rematch(self, table: str) -> None:
        """The storage knows the rematch of this table: tell everybody. The lock is held."""
        self.row = replace(self.row, rematch=table)
        self.broadcast.send_presence(self.info)

    # Clock and bots

    def _start(self) -> None:
        """Set clock and bots going, after the log was read or the seats have changed."""
        levels: dict[int, str] = {}
        if self._log is not None and not self._log.is_over and self.is_in_charge:
            stand_in = self._services.stand_in_level(self.row.game)
            levels = {row.seat: row.level or stand_in for row in self.seats if row.is_played_by_bot}
        self.bots.pace = self._services.pace.times(self.row.pace)
        self.bots.seat(levels)
        self._watch()
        self.bots.notify([*levels])

    def _watch(self) -> None:
        log = self._log
        since = {} if log is None or log.is_over else log.waiting_since
        self.clock.watch(since, self.seats, rings=self.is_in_charge)
        self.notices.look()

    def clocks(self) -> Clocks:
        """Whose time runs, and since when."""
        return Clocks(self._time.now(), self.clock.waiting)

    async def _ring(self, late: list[int]) -> None:
        """The clock rings: for seats to be warned, or for those whose time is up."""
        async with self.lock:
            self._watch()
            self.broadcast.send(self.clocks())
            waiting = [one for one in self.clock.waiting if one.seat in late]
        if late:
            await self.seat_changes.make(
                lambda row, seats: seating.left_to_bots(row, seats, filter(self.clock.is_late, late)),
                epoch=self.written_epoch,
            )
            self.notices.took_over(waiting)

    def pause(self) -> None:
        """The database has gone away: say so."""
        self.broadcast.send(Paused(paused=True))

    async def go_on(self) -> None:
        """The database is back: show what it has stored, excuse those who could not act, wake the bots."""
        async with self.lock:
            self.clock.excuse()
            self.broadcast.send(Paused(paused=False))
            if self.row.status == "playing":
                await self.show_log()
                self._watch()
                self.broadcast.send(self.clocks())
        self.bots.notify([*self.bots.seated])

    def held_until(self) -> float:
        """When a bot may move, as far as people are concerned."""
        return self.courtesy.until

    @property
    def is_waived(self) -> bool:
        """Whether people do not want to be waited for."""
        return self.courtesy.is_waived

    async def observe(self, seat: int) -> Observation | None:
        """What a bot sees; when nobody watches and no clock runs, it waits until somebody comes."""
        async with self.lock:
            if not self.seats[seat].is_played_by_bot or not self._is_watched or not self.is_in_charge:
                return None
            log = await self.log()
            if log.is_over:
                return None
            table, events = log.table, log.decoded_events(seat)
            return Observation(
                seen=len(log.events[seat]),
                turn=table.turn,
                to_act=seat in table.to_act,
                view=table.view(seat),  # its own: it thinks in another thread
                legal=table.legal(seat),
                events=events,
                person=self.row.host,
            )

    async def play_for_bot(
        self, seat: int, action: Action, seen: int, reasons: Reasons | None = None
    ) -> Outcome:
        """Play an action that a bot chose when it had seen this many events."""
        async with self.lock:
            try:
                return await self.decide(lambda: self._play_for_bot(seat, action, seen, reasons))
            except LeaseLost:
                return "outdated"

    async def _play_for_bot(self, seat: int, action: Action, seen: int, reasons: Reasons | None) -> Outcome:
        if not self.seats[seat].is_played_by_bot or not self.is_in_charge:
            return "outdated"
        log = await self.log()
        if log.is_over:
            return "outdated"
        is_news = seen != len(log.events[seat])
        # Talk from before the latest events would cross what others have said since.
        is_talk = action["type"] == "offer" or seat not in log.table.to_act
        if log.is_stale(seat, seen) or (is_talk and is_news):
            return "outdated"
        now = self._time.now()
        try:
            await self.append(
                log, lambda: log.play(seat, action, None, now, reasons), epoch=self.written_epoch
            )
        except IllegalAction:
            return "outdated" if is_news else "illegal"
        return "played"
