"""A table in use: everything that happens at it goes through here, one thing at a time.

An action is played, committed to the log, and only then sent to anybody; the messages are encoded while the
database commits. If the commit fails, the game log is thrown away and read from the storage again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from rostra.kernel.game import Action, IllegalAction, Refusal
from rostra.protocol.messages import (
    Ack,
    Act,
    Check,
    Checked,
    Clocks,
    Note,
    Notes,
    Refused,
    Say,
    Undo,
    Welcome,
    write,
)
from rostra.protocol.tables import DaysClock, Reasons, TableInfo
from rostra.server import hosting
from rostra.server import seats as seating
from rostra.server.bots import BotRunner, Observation, Outcome
from rostra.server.broadcast import REMOVED, Broadcast, Client
from rostra.server.chat import ChatRoom
from rostra.server.clock import TurnClock
from rostra.server.errors import RequestError, why
from rostra.server.game_log import AnotherGame, GameLog
from rostra.server.identity import hashed, new_secret
from rostra.server.seats import Change, Seats
from rostra.server.services import Services
from rostra.server.storage.interface import ChatRow, Conflict, Entry, SeatRow, StoredTable, TableRow
from rostra.server.traffic import TokenBuckets

logger = logging.getLogger("rostra.server")

LONG_UNDO = 50
"""Actions; an undo that plays more of them again does so in another thread."""
MAX_TALKERS = 1_000
"""People at one table whose talk is limited; the longest silent are forgotten."""
STILL_PRESENT = 120.0
"""Seconds for which somebody whose connection is gone still counts as present in a vote."""
MAX_TRIES = 3
"""How often a change of seats is decided anew when another process changes them too."""


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
        self._services, self._storage, self._time = services, services.storage, services.time
        self._chat = ChatRoom(services.storage, self.row, chats, services.limits.chats_shown)
        self._notes = notes
        self._changing: set[asyncio.Task[None]] = set()
        self._left: dict[str, float] = {}
        """When people went whose seats are still theirs."""
        limits = services.limits
        self._chats = TokenBuckets(limits.chats_per_minute / 60, limits.chats_at_once, MAX_TALKERS)
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
        is_voted = self.row.status == "playing" and any(seat.ends for seat in self.seats)
        vote = hosting.end_vote(self.seats, self._present()) if is_voted else None
        return seating.table_info(self.row, self.seats, identity, link, self.broadcast.is_connected, vote)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were unloaded."""
        return not self.broadcast.clients and self.bots.are_idle

    @property
    def _is_watched(self) -> bool:
        """Whether it matters to anybody that the game goes on now."""
        return bool(self.broadcast.clients) or self.row.is_timed

    async def log(self) -> GameLog:
        """The game log, read from the storage if need be; the lock is held."""
        if self.row.status == "waiting":
            raise RequestError("not-begun")
        if self._log is None:
            entries = await self._storage.read_log(self.row.id)
            try:
                self._log = await asyncio.to_thread(GameLog, self.row, entries)
                self._start()
            except AnotherGame as error:
                logger.error("%s", error)
                raise RequestError("table-other-game") from None
            except Exception:  # whatever is stored there, it is this table's own affair
                self._log = None
                logger.exception("The log cannot be played")
                raise RequestError("table-broken") from None
            if self._log.is_over:
                self.row.status, self.row.agreed = "over", self._log.is_agreed_end
                # by an action whose sender was gone before it was committed
            self.broadcast.skip(self._log)
        return self._log

    def close(self) -> None:
        """Stop clock and bots."""
        self.clock.stop()
        self.bots.stop()

    # Connections

    async def hello(self, client: Client, seen: dict[int, int]) -> None:
        """A client joins, or asks for everything again."""
        async with self.lock:
            network = hosting.network(self.row, client.address)
            seating.check_ban(self.row, self.seats, client.identity, network)
            log = None if self.row.status == "waiting" else await self.log()
            is_new = self.broadcast.join(client)
            self._welcome(client, seen, log)
            if is_new:
                self.broadcast.announce(self.info, client)
                self.bots.notify(range(self.row.players))

    def _welcome(self, client: Client, seen: dict[int, int], log: GameLog | None) -> None:
        table = self.info(client.identity, client.origin)
        client.send(write(Welcome(table, table.yours)))
        if log is not None:
            self.broadcast.sync(client, log, seen)
        for seat in table.yours:
            if self._notes.get(seat):
                client.send(write(Notes(seat, self._notes[seat])))
        for chat in self._chat.visible_to(self.broadcast.viewpoints_of(client)):
            client.send(write(chat))
        if log is not None:
            client.send(write(self._clocks()))

    def goodbye(self, client: Client) -> None:
        """A client leaves."""
        if self.broadcast.leave(client):
            if client.identity is not None:
                self._left[client.identity] = self._time.now()
            self.broadcast.announce(self.info)

    # Actions

    async def act(self, client: Client, message: Act) -> None:
        """Play an action."""
        async with self.lock:
            log = await self._log_for(client, message.seat)
            if _acknowledged(client, log, message):
                return
            if log.is_stale(message.seat, message.seen):
                stale = RequestError("stale")
                self._services.metrics.refused(stale)
                client.send(write(Refused(message.id, stale.why, stale=True)))
                self.broadcast.sync(client, log, {message.seat: message.seen})
                return
            now = self._time.now()
            try:
                await self._append(
                    log, lambda: log.play(message.seat, message.action, message.id, now), (client, message.id)
                )
            except IllegalAction as error:
                if error.refusal is None:
                    raise
                self._services.metrics.refused_by_rules()
                client.send(write(Refused(message.id, why(error.refusal), stale=False)))

    async def undo(self, client: Client, message: Undo) -> None:
        """Undo a seat's last action."""
        async with self.lock:
            log = await self._log_for(client, message.seat)
            if _acknowledged(client, log, message):
                return
            if log.last_reversible(message.seat) is None:
                raise RequestError("no-undo")
            now = self._time.now()
            is_long = log.replayed_by_undo(message.seat) > LONG_UNDO
            try:
                await self._append(
                    log, lambda: log.undo(message.seat, message.id, now), (client, message.id), is_long
                )
            except IllegalAction:  # what others have done since would not be legal without it
                raise RequestError("no-undo") from None

    async def check(self, client: Client, message: Check) -> None:
        """Say whether an action is legal, and what of an offer would bind."""
        async with self.lock:
            log = await self._log_for(client, message.seat)
            found = log.table.consider(message.seat, message.action)
            if isinstance(found, Refusal):
                client.send(write(Checked(message.id, why(found), None)))
            else:
                client.send(write(Checked(message.id, None, found)))

    async def _log_for(self, client: Client, seat: int) -> GameLog:
        """The game log, for a client that may act for this seat."""
        self._check_owner(client, seat)
        if self.seats[seat].absent:
            raise RequestError("held-by-bot")
        return await self.log()

    def _check_owner(self, client: Client, seat: int) -> None:
        if seat not in self.broadcast.viewpoints_of(client):
            raise RequestError("not-yours")

    async def _append(
        self,
        log: GameLog,
        apply: Callable[[], Entry],
        sender: tuple[Client, str] | None = None,
        is_long: bool = False,
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
        writing = self._storage.append(self.row.id, entry, log.is_over)
        updates = self.broadcast.updates(log)  # while the database commits
        await writing
        self._log = log
        metrics, committed = self._services.metrics, perf_counter()
        if sender is not None:
            client, intent = sender
            client.send(write(Ack(intent, entry.seen)))
        self.broadcast.send_updates(updates)
        metrics.fan_out.observe(perf_counter() - committed)
        (metrics.by_bot if sender is None else metrics.by_person).inc()
        self._after_append(log, log.waiting_since != before)
        self.bots.notify([viewpoint for viewpoint, _, _ in updates if viewpoint is not None])

    def _after_append(self, log: GameLog, others_must_act: bool) -> None:
        if log.is_over:
            self.row.status, self.row.agreed = "over", log.is_agreed_end
            self.bots.stop()
        if others_must_act:
            self._watch()
            self.broadcast.send(self._clocks())
        if log.is_over:
            self.broadcast.send_presence(self.info)

    # Chat and notes

    async def say(self, client: Client, message: Say) -> None:
        """Send a chat message; one that is sent again is not repeated."""
        if client.identity is None:
            raise RequestError("no-identity")
        if client.identity in self.row.muted:
            raise RequestError("muted")
        now = self._time.now()
        if not self._chats.of(client.identity, now).take(now):
            raise RequestError("too-fast")
        await self._carry_through(self._say(client, message, client.identity))

    async def _say(self, client: Client, message: Say, author: str) -> None:
        async with self.lock:
            if message.seat not in self.broadcast.viewpoints_of(client):
                raise RequestError("not-yours")
            if message.to is not None:
                self._check_begun()
            chat = await self._chat.post(message, author, self.seats, self._time.now())
            if chat is not None:
                self.broadcast.send_chat(chat)
            seen = 0 if self._log is None else len(self._log.events[message.seat])
            client.send(write(Ack(message.id, seen)))

    async def note(self, client: Client, message: Note) -> None:
        """Store the private notes of a seat."""
        async with self.lock:
            self._check_owner(client, message.seat)
            self._check_begun()
            await self._storage.save_notes(self.row.id, message.seat, message.text)
            self._notes[message.seat] = message.text
            for other in self.broadcast.clients_of(message.seat):
                if other is not client:
                    other.send(write(Notes(message.seat, message.text)))

    def _check_begun(self) -> None:
        """What is meant for a seat alone must not reach the next one who sits there before the game."""
        if self.row.status == "waiting":
            raise RequestError("not-begun")

    # Seats

    async def change_seats(self, change: Change, token: str | None = None) -> None:
        """The one way to new seats, in order: change them as one of the functions in ``seats`` says.

        The game begins when no seat is free. A ``token`` is used up by the change. Once begun, the change is
        carried through even if whoever asked for it is gone: what we know is always what is stored.
        """
        await self._carry_through(self._change_seats(change, token))

    async def _carry_through(self, change: Coroutine[Any, Any, None]) -> None:
        """Do it to the end, even if whoever asked for it is gone."""
        changing = asyncio.create_task(change)
        self._changing.add(changing)
        changing.add_done_callback(self._changed)
        await asyncio.shield(changing)

    def _changed(self, changing: asyncio.Task[None]) -> None:
        self._changing.discard(changing)
        if not changing.cancelled():
            changing.exception()  # whoever asked has it, if still there

    async def _change_seats(self, change: Change, token: str | None) -> None:
        async with self.lock:
            for _ in range(MAX_TRIES):
                row, seats = change(self.row, self.seats)
                if (row, seats) == (self.row, self.seats) and token is None:
                    return
                if row.status == "waiting" and seating.are_full(seats):
                    row = replace(row, status="playing", began=self._time.now())
                    row.due = 0.0 if row.is_timed else None
                try:
                    await self._storage.save_seats(row, seats, token)
                except Conflict:  # another process was first: decide again upon what it stored
                    await self._read_seats()
                    continue
                await self._show_seats(replace(row, seats_version=row.seats_version + 1), seats)
                return
            raise RequestError("stale" if token is None else "no-such-token")

    async def _read_seats(self) -> None:
        stored = await self._storage.find_table(self.row.id)
        if stored is None:
            raise RequestError("no-such-table")
        if stored[0].seats_version != self.row.seats_version:
            await self._show_seats(*stored)

    async def vote_to_end(self, identity: str, end: bool) -> None:
        """Somebody votes to end the game; it ends when most people who are present want it."""
        await self.change_seats(lambda row, seats: hosting.voted(row, seats, identity, end))
        async with self.lock:
            vote = hosting.end_vote(self.seats, self._present())
            if self.row.status != "playing" or vote.votes < vote.needed:
                return
            log = await self.log()
            seat, now = seating.seats_of(self.seats, identity)[0], self._time.now()
            await self._append(log, lambda: log.end_by_vote(seat, now))

    async def end(self) -> None:
        """The operator ends the game."""
        async with self.lock:
            if self.row.status == "playing":
                log, now = await self.log(), self._time.now()
                await self._append(log, lambda: log.end_by_vote(0, now))

    def _present(self) -> set[str]:
        """The people at the table who are there, or were a moment ago; with days for a move, all of them."""
        return {
            seat.owner
            for seat in self.seats
            if seat.owner is not None and (self.broadcast.is_connected(seat.seat) or self._is_expected(seat))
        }

    def _is_expected(self, seat: SeatRow) -> bool:
        if seat.absent:
            return False
        left = self._left.get(seat.owner or "", self._services.started)
        return isinstance(self.row.clock, DaysClock) or self._time.now() - left < STILL_PRESENT

    async def new_token(self, identity: str) -> str:
        """A token that brings somebody's seats to another device, once; an older one becomes void."""
        token = new_secret()
        async with self.lock:
            if not seating.seats_of(self.seats, identity):
                raise RequestError("not-seated")
            await self._storage.save_token(hashed(token), self.row.id, identity)
        return token

    async def transfer_seats(self, token: str, new_owner: str) -> list[int]:
        """Give the seats behind a token to a new owner, and use the token up; which seats those are."""
        found = await self._storage.find_token(hashed(token))
        if found is None or found[0] != self.row.id:
            raise RequestError("no-such-token")
        owner, moved = found[1], list[int]()

        def change(row: TableRow, seats: Seats) -> StoredTable:
            moved[:] = seating.seats_of(seats, owner)
            return seating.transferred(row, seats, owner, new_owner)

        await self.change_seats(change, hashed(token))
        return moved

    async def _show_seats(self, row: TableRow, seats: Seats) -> None:
        """These seats are stored: tell everybody. New owners get a sync."""
        begins = self.row.status == "waiting" and row.status == "playing"
        for before, after in zip(self.seats, seats, strict=True):
            if before.absent and not after.absent:
                self.clock.restart(after.seat)
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
            self._log = GameLog(row)
        log = await self.log()
        self._start()
        self.broadcast.send_presence(self.info)
        for client in changed:
            self.broadcast.sync(client, log, {})
        self.broadcast.send_updates(self.broadcast.updates(log))
        self.broadcast.send(self._clocks())

    def set_rematch(self, table: str) -> None:
        """The storage knows the rematch of this table: tell everybody. The lock is held."""
        self.row = replace(self.row, rematch=table)
        self.broadcast.send_presence(self.info)

    # Clock and bots

    def _start(self) -> None:
        """Set clock and bots going, after the log was read or the seats have changed."""
        levels: dict[int, str] = {}
        if self._log is not None and not self._log.is_over:
            stand_in = self._services.stand_in_level(self.row.game)
            levels = {row.seat: row.level or stand_in for row in self.seats if row.is_played_by_bot}
        self.bots.seat(levels)
        self._watch()
        self.bots.notify([*levels])

    def _watch(self) -> None:
        log = self._log
        self.clock.watch({} if log is None or log.is_over else log.waiting_since, self.seats)

    def _clocks(self) -> Clocks:
        return Clocks(self._time.now(), self.clock.waiting)

    async def _ring(self, late: list[int]) -> None:
        """The clock rings: for seats to be warned, or for those whose time is up."""
        async with self.lock:
            self._watch()
            self.broadcast.send(self._clocks())
        if late:
            await self.change_seats(
                lambda row, seats: seating.left_to_bots(row, seats, filter(self.clock.is_late, late))
            )

    async def observe(self, seat: int) -> Observation | None:
        """What a bot sees; when nobody watches and no clock runs, it waits until somebody comes."""
        async with self.lock:
            if not self.seats[seat].is_played_by_bot or not self._is_watched:
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
            if not self.seats[seat].is_played_by_bot:
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
                await self._append(log, lambda: log.play(seat, action, None, now, reasons))
            except IllegalAction:
                return "outdated" if is_news else "illegal"
            return "played"


def _acknowledged(client: Client, log: GameLog, message: Act | Undo) -> bool:
    """Acknowledge an intent that counts already, as it was acknowledged then."""
    seen = log.acknowledged(message.seat, message.id)
    if seen is not None:
        client.send(write(Ack(message.id, seen)))
    return seen is not None
