"""Chat at a table, to all, whispered to some, or among spectators; and the private notes of its seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from rostra.protocol.messages import Ack, Chat, Line, Note, Notes, Say, Speaker, write
from rostra.server.errors import RequestError
from rostra.server.game_log import Viewpoint
from rostra.server.services import Services
from rostra.server.storage.interface import Conflict
from rostra.server.storage.rows import ChatRow
from rostra.server.traffic import TokenBuckets
from rostra.server.typed_text import clean_text

if TYPE_CHECKING:
    from rostra.server.broadcast import Client
    from rostra.server.live_table import LiveTable

TRIES = 20
"""How often a message is stored under a new number, if others have taken the one it was to have."""
BOT = "bot"
"""The author of what bots say, which is stored as the line it is; no person has this identity."""
MAX_TALKERS = 1_000
"""People at one table whose talk is limited; the longest silent are forgotten."""


class ChatRoom:
    """The chat and the notes of one table."""

    def __init__(
        self, services: Services, table: LiveTable, chats: Iterable[ChatRow], notes: dict[int, str]
    ) -> None:
        limits = services.limits
        self._storage, self._time, self._table = services.storage, services.time, table
        self._limit = limits.chats_shown
        self._buckets = TokenBuckets(limits.chats_per_minute / 60, limits.chats_at_once, MAX_TALKERS)
        self._notes = notes
        self.notes_version = 0
        """How often notes were stored, as far as we know."""
        self._chats = list(chats)
        self._known = {(chat.author, chat.intent) for chat in self._chats}

    async def say(self, client: Client, message: Say) -> None:
        """Send a chat message; one that is sent again is not repeated."""
        if client.identity is None:
            raise RequestError("no-identity")
        if client.identity in self._table.row.muted:
            raise RequestError("muted")
        now = self._time.now()
        if not self._buckets.of(client.identity, now).take(now):
            raise RequestError("too-fast")
        await self._table.carry_through(self._say(client, message, client.identity))

    async def _say(self, client: Client, message: Say, author: str) -> None:
        async with self._table.lock:
            self._check(client, message.seat, is_private=message.to is not None)
            chat = await self._post(message, author)
            if chat is not None:
                self._table.broadcast.send_chat(chat)
            client.send(write(Ack(message.id, self._table.seen_by(message.seat))))

    async def remark(self, seat: int, line: Line, name: str) -> None:
        """A bot says something to all, once under a name."""
        async with self._table.lock:
            text = msgspec.json.encode(line).decode()
            chat = await self._post(Say(f"{seat}-{name}", seat, text), BOT)
            if chat is not None:
                self._table.broadcast.send_chat(chat)

    @property
    def remarks_by_seat(self) -> list[int]:
        """The seats of all remarks of bots so far."""
        return [chat.seat for chat in self._chats if chat.author == BOT and chat.seat is not None]

    async def note(self, client: Client, message: Note) -> None:
        """Store the private notes of a seat."""
        async with self._table.lock:
            self._check(client, message.seat, is_private=True)
            text = message.text.replace("\0", "")  # which not every database takes
            await self._storage.save_notes(self._table.row.id, message.seat, text)
            self._notes[message.seat] = text
            self.notes_version += 1
            for other in self._table.broadcast.clients_of(message.seat):
                if other is not client:
                    other.send(write(Notes(message.seat, text)))

    def _check(self, client: Client, seat: Viewpoint, is_private: bool) -> None:
        """What is meant for a seat alone must not reach the next one who sits there before the game."""
        if seat not in self._table.broadcast.viewpoints_of(client):
            raise RequestError("not-yours")
        if is_private and self._table.row.status == "waiting":
            raise RequestError("not-begun")

    def send_to(self, client: Client, seats: list[int]) -> None:
        """A client with these seats has come: send their notes and the latest messages."""
        for seat in seats:
            if self._notes.get(seat):
                client.send(write(Notes(seat, self._notes[seat])))
        for chat in self._visible_to(self._table.broadcast.viewpoints_of(client)):
            client.send(write(chat))

    async def _post(self, message: Say, author: str) -> ChatRow | None:
        """Store a message, or say why it may not be sent; ``None`` if it was sent before."""
        at = self._time.now()
        for _ in range(TRIES):
            if (author, message.id) in self._known:
                return None
            chat = self._compose(message, author, at)
            try:
                await self._storage.append_chat(self._table.row.id, chat)
            except Conflict:
                if await self._storage.was_said(self._table.row.id, author, message.id):
                    return None  # so long ago that only the storage remembers
                await self.catch_up()
                continue
            self._chats.append(chat)
            self._known.add((chat.author, chat.intent))
            if len(self._chats) > 4 * self._limit:
                self._chats = self._latest()
            return chat
        raise RequestError("stale")

    @property
    def latest(self) -> tuple[int, int]:
        """The last number of the players and of the spectators."""
        numbers = [0, *(chat.number for chat in self._chats)]
        return max(numbers), min(numbers)

    async def catch_up(self) -> None:
        """Others have stored messages: show them; their numbers would mute us forever. The lock is held."""
        known = {chat.number for chat in self._chats}
        self._chats = await self._storage.latest_chats(self._table.row.id, self._limit)
        self._known |= {(chat.author, chat.intent) for chat in self._chats}
        now = self._time.now()
        for chat in self._chats:
            if chat.number not in known:
                self._table.broadcast.send_chat(chat)
                self._buckets.of(chat.author, now).take(now)  # wherever somebody talks, it counts here too

    async def read_notes(self, version: int) -> None:
        """Others have stored notes: show them. The lock is held."""
        self.notes_version = version
        before, self._notes = self._notes, await self._storage.read_notes(self._table.row.id)
        for seat, text in self._notes.items():
            if before.get(seat) != text:
                for client in self._table.broadcast.clients_of(seat):
                    client.send(write(Notes(seat, text)))

    def _compose(self, message: Say, author: str, at: float) -> ChatRow:
        seats = self._table.seats
        if message.to is not None:
            if message.seat is None or not self._table.row.options.private:
                raise RequestError("no-whispers")
            if not set(message.to) <= set(range(len(seats))) - {message.seat}:
                raise RequestError("no-such-seat")
        name = None if message.seat is None else seats[message.seat].name
        to = None if message.to is None else sorted(set(message.to))
        number = self._next_number(spectators=message.seat is None)
        return ChatRow(number, at, author, message.seat, name, to, clean_text(message.text), message.id)

    def _next_number(self, spectators: bool) -> int:
        """Players' messages count upwards, spectators' downwards, so that nobody sees gaps."""
        last, lowest = self.latest
        return lowest - 1 if spectators else last + 1

    def _visible_to(self, viewpoints: list[Viewpoint]) -> list[Chat]:
        """The latest messages, as a client with these viewpoints sees them."""
        shown = [seen for chat in self._latest() if (seen := visible(chat, viewpoints)) is not None]
        return shown[-self._limit :]

    def _latest(self) -> list[ChatRow]:
        players = [chat for chat in self._chats if chat.number > 0][-self._limit :]
        spectators = [chat for chat in self._chats if chat.number < 0][-self._limit :]
        return sorted(players + spectators, key=lambda chat: (chat.at, abs(chat.number)))


def visible(chat: ChatRow, viewpoints: list[Viewpoint]) -> Chat | None:
    """What can be seen of a message: all of it, that somebody whispered, or nothing."""
    if chat.seat is None and None not in viewpoints:
        return None
    hidden = chat.to is not None and not {chat.seat, *chat.to} & set(viewpoints)
    speaker = Speaker(chat.seat, chat.name)
    if chat.author == BOT:
        line = msgspec.json.decode(chat.text, type=Line)
        return Chat(chat.number, speaker, None, None, chat.at, line)
    return Chat(chat.number, speaker, chat.to, None if hidden else chat.text, chat.at)
