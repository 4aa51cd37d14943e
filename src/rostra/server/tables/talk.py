"""What people say at a table: to all, in a whisper, or among spectators."""

from __future__ import annotations

from collections.abc import Iterable

from rostra.protocol.client import Say
from rostra.protocol.server import Chat, Speaker
from rostra.protocol.shapes import LONGEST_CHAT
from rostra.server.problems import Problem
from rostra.server.storage.interface import ChatRow, SeatRow
from rostra.server.tables.chronicle import Ears

JOINERS = "\u200c\u200d"
"""Not printable, but part of many signs."""


def tidy(text: str) -> str:
    """What was said, as it is kept: one line of printable characters."""
    text = " ".join(text.split())
    if not text or len(text) > LONGEST_CHAT:
        raise Problem("bad-chat", longest=LONGEST_CHAT)
    if not "".join(sign for sign in text if sign not in JOINERS).isprintable():
        raise Problem("bad-chat", longest=LONGEST_CHAT)
    return text


class Talk:
    """The latest talk at a table."""

    def __init__(self, chats: Iterable[ChatRow], longest: int) -> None:
        self._chats = list(chats)
        self._longest = longest
        self._said = {(chat.author, chat.intent) for chat in self._chats}

    def was_said(self, author: str, intent: str) -> bool:
        """Whether this was said before."""
        return (author, intent) in self._said

    def worded(self, said: Say, author: str, seats: list[SeatRow], private: bool, at: float) -> ChatRow:
        """Something somebody wants to say, or why he cannot."""
        if said.to is not None:
            if said.seat is None or not private:
                raise Problem("no-whispers")
            if not set(said.to) <= set(range(len(seats))) - {said.seat}:
                raise Problem("no-such-seat")
        name = None if said.seat is None else seats[said.seat].name
        to = None if said.to is None else sorted(set(said.to))
        number = self._next(spectators=said.seat is None)
        return ChatRow(number, at, author, said.seat, name, to, tidy(said.text), said.id)

    def _next(self, spectators: bool) -> int:
        """The table's talk counts upwards, the spectators' downwards: nobody sees gaps."""
        numbers = [0, *(chat.number for chat in self._chats)]
        return min(numbers) - 1 if spectators else max(numbers) + 1

    def add(self, chat: ChatRow) -> None:
        """Something has been said."""
        self._chats.append(chat)
        self._said.add((chat.author, chat.intent))
        if len(self._chats) > 4 * self._longest:
            self._chats = self._latest()

    def heard(self, ears: list[Ears]) -> list[Chat]:
        """The latest talk, for one who hears for these seats."""
        shown = [said for chat in self._latest() if (said := heard(chat, ears)) is not None]
        return shown[-self._longest :]

    def _latest(self) -> list[ChatRow]:
        table = [chat for chat in self._chats if chat.number > 0][-self._longest :]
        others = [chat for chat in self._chats if chat.number < 0][-self._longest :]
        return sorted(table + others, key=lambda chat: (chat.at, abs(chat.number)))


def heard(chat: ChatRow, ears: list[Ears]) -> Chat | None:
    """What one who hears for these seats hears of it: all, that there was a whisper, or nothing."""
    if chat.seat is None and None not in ears:
        return None
    secret = chat.to is not None and not {chat.seat, *chat.to} & set(ears)
    speaker = Speaker(chat.seat, chat.name)
    return Chat(chat.number, speaker, chat.to, None if secret else chat.text, chat.at)
