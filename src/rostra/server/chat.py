"""Chat at a table: to all, whispered to some, or among spectators."""

from __future__ import annotations

from collections.abc import Iterable

from rostra.protocol.messages import Chat, Say, Speaker
from rostra.server.errors import RequestError
from rostra.server.game_log import Viewpoint
from rostra.server.storage.interface import ChatRow, Conflict, SeatRow, Storage, TableRow
from rostra.server.typed_text import clean_text

TRIES = 2
"""How often a message is stored under a new number, if others have taken the one it was to have."""


class ChatRoom:
    """The chat of one table."""

    def __init__(self, storage: Storage, table: TableRow, chats: Iterable[ChatRow], limit: int) -> None:
        self._storage, self._table, self._limit = storage, table, limit
        self._chats = list(chats)
        self._known = {(chat.author, chat.intent) for chat in self._chats}

    async def post(self, message: Say, author: str, seats: list[SeatRow], at: float) -> ChatRow | None:
        """Store a message, or say why it may not be sent; ``None`` if it was sent before."""
        for _ in range(TRIES):
            if (author, message.id) in self._known:
                return None
            chat = self._compose(message, author, seats, at)
            try:
                await self._storage.append_chat(self._table.id, chat)
            except Conflict:
                await self._catch_up()
                continue
            self._chats.append(chat)
            self._known.add((chat.author, chat.intent))
            if len(self._chats) > 4 * self._limit:
                self._chats = self._latest()
            return chat
        return None  # sent so long ago that only the storage remembers

    async def _catch_up(self) -> None:
        """The storage has messages that we do not know: read them, or their numbers would mute us forever."""
        self._chats = await self._storage.latest_chats(self._table.id, self._limit)
        self._known |= {(chat.author, chat.intent) for chat in self._chats}

    def _compose(self, message: Say, author: str, seats: list[SeatRow], at: float) -> ChatRow:
        if message.to is not None:
            if message.seat is None or not self._table.options.private:
                raise RequestError("no-whispers")
            if not set(message.to) <= set(range(len(seats))) - {message.seat}:
                raise RequestError("no-such-seat")
        name = None if message.seat is None else seats[message.seat].name
        to = None if message.to is None else sorted(set(message.to))
        number = self._next_number(spectators=message.seat is None)
        return ChatRow(number, at, author, message.seat, name, to, clean_text(message.text), message.id)

    def _next_number(self, spectators: bool) -> int:
        """Players' messages count upwards, spectators' downwards, so that nobody sees gaps."""
        numbers = [0, *(chat.number for chat in self._chats)]
        return min(numbers) - 1 if spectators else max(numbers) + 1

    def visible_to(self, viewpoints: list[Viewpoint]) -> list[Chat]:
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
    return Chat(chat.number, speaker, chat.to, None if hidden else chat.text, chat.at)
