"""What the server keeps, and what it asks of whatever keeps it. SQLite is one answer (``sqlite.py``)."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Literal, Protocol

from msgspec import Struct

from rostra.protocol.shapes import GameName
from rostra.protocol.tables import Clock, Options, Reasons

Status = Literal["waiting", "playing", "over"]


class StorageError(Exception):
    """The storage cannot do its work; the text says why. What was asked for did not happen."""


class Conflict(Exception):
    """Somebody else was first: the number, code or intent is taken. Nothing was written."""


class TableRow(Struct):
    """A table: its set-up, and how far it is."""

    id: str
    code: str
    host: str
    created: float
    game: GameName
    players: int
    seed: int
    edition: str | None
    variants: list[str]
    options: Options
    clock: Clock
    listed: bool
    status: Status = "waiting"
    began: float | None = None
    rematch: str | None = None


class SeatRow(Struct):
    """A seat: free, a person's or a bot's; of a person who is away, held by a bot."""

    seat: int
    kind: Literal["free", "human", "bot"] = "free"
    owner: str | None = None
    name: str | None = None
    level: str | None = None
    absent: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot acts for it now."""
        return self.kind == "bot" or self.absent


class Entry(Struct, frozen=True):
    """An entry of a table's log: an action, or one that takes another back."""

    number: int
    at: float
    seat: int
    action: dict[str, Any] | None
    cancels: int | None
    intent: str | None
    seen: int
    reasons: Reasons | None = None
    """Why a bot did it. Reasons tell hidden things: nobody is told before the game is over (B1)."""


class ChatRow(Struct, frozen=True):
    """Something said; spectators' talk has negative numbers."""

    number: int
    at: float
    author: str
    seat: int | None
    name: str | None
    to: list[int] | None
    text: str
    intent: str


Found = tuple[TableRow, list[SeatRow]]


class Storage(Protocol):
    """Where tables are kept. Every call is one transaction; what it was asked is done when it returns."""

    async def close(self) -> None:
        """Finish what was begun."""
        ...

    async def lay(self, table: TableRow, seats: list[SeatRow], rematch_of: str | None = None) -> None:
        """Keep a new table; ``Conflict`` when its code is taken, or its predecessor has a rematch already."""
        ...

    async def find(self, table: str) -> Found | None:
        """A table and its seats."""
        ...

    async def find_code(self, code: str) -> str | None:
        """The open table with this code."""
        ...

    async def lobby(self, since: float, limit: int) -> list[Found]:
        """The latest listed tables that wait or play."""
        ...

    async def tables_of(self, owner: str, limit: int) -> list[Found]:
        """The tables somebody sits at, open ones first, the latest first."""
        ...

    async def open_tables(self, host: str) -> tuple[int, int]:
        """How many open tables somebody has asked for, and how many there are in all."""
        ...

    async def playing(self) -> list[str]:
        """All tables in play."""
        ...

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table."""
        ...

    def write(self, table: str, entry: Entry, over: bool) -> Awaitable[None]:
        """Begin to add an entry to a log; ``Conflict`` when the number or the intent is taken."""
        ...

    async def seat(self, table: TableRow, seats: list[SeatRow]) -> None:
        """Keep who sits where, and whether and since when the game is on."""
        ...

    async def chats(self, table: str, limit: int) -> list[ChatRow]:
        """The latest talk, the oldest first: so many of the table's and so many of the spectators'."""
        ...

    async def say(self, table: str, chat: ChatRow) -> None:
        """Keep what was said; ``Conflict`` when it was said before."""
        ...

    async def notes(self, table: str) -> dict[int, str]:
        """The private notes, by seat."""
        ...

    async def note(self, table: str, seat: int, text: str) -> None:
        """Keep the notes of a seat."""
        ...

    async def keep_token(self, token: str, table: str, owner: str) -> None:
        """Keep the hash of a token that brings somebody's seats back; an older one is void."""
        ...

    async def use_token(self, token: str, owner: str) -> tuple[str, list[int]] | None:
        """Give the seats behind a token to another owner, once."""
        ...

    async def clear(self, before: float) -> None:
        """Forget tables that have waited since before that time."""
        ...
