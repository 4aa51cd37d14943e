"""What the server asks of a storage. ``sqlite.py`` is the implementation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from rostra.server.storage.rows import (
    ChatRow,
    Entry,
    Present,
    SeatRow,
    Shared,
    Standing,
    StoredTable,
    TableRow,
    Version,
)

if TYPE_CHECKING:
    from rostra.server.storage.leagues import ResultStorage
    from rostra.server.storage.notices import NoticeStorage
    from rostra.server.storage.people import PeopleStorage
    from rostra.server.storage.reviews import ReviewStorage


class StorageError(Exception):
    """The storage failed; the text says why. Nothing was written."""


class Away(StorageError):
    """The database does not answer just now; whether this was written is not known."""


class InUse(StorageError):
    """A server is using the database."""


class Damaged(StorageError):
    """What is stored of one table cannot be read."""

    def __init__(self, table: str) -> None:
        super().__init__(f"Table {table} is damaged.")


class Conflict(Exception):
    """Somebody else was first: the number, code, intent or token is taken. Nothing was written."""


class LeaseLost(Conflict):
    """Another server acts for the table by now. Nothing was written."""


class Storage(Protocol):
    """Stores tables. Every call is one transaction, committed when it returns."""

    people: PeopleStorage
    """Stores those who keep their name."""
    results: ResultStorage
    """Stores how games ended, ratings and leagues."""
    notices: NoticeStorage
    """Stores how people are told that a table waits for them."""
    reviews: ReviewStorage
    """Stores reviews of finished games."""

    async def close(self) -> None:
        """Finish what was begun."""
        ...

    def time_commits(self, tell: Callable[[float], None]) -> None:
        """Tell how many seconds each commit takes from now on, from any thread."""
        ...

    def watch(self, tell: Callable[[bool], None]) -> None:
        """Tell when the database goes away (``True``) and when it is back, from any thread."""
        ...

    # Other servers that use the same database

    @property
    def is_shared(self) -> bool:
        """Whether other servers may write to the same tables."""
        ...

    def listen(self, tell: Callable[[list[str]], None]) -> None:
        """Tell what anybody has written, from any thread; nothing at all: much may have been missed.

        It is only a hint: a table, or ``table:number`` for the last entry of its log.
        """
        ...

    async def versions(self, tables: list[str]) -> dict[str, Version]:
        """How far what is stored of some tables has come."""
        ...

    async def share(self, wanted: list[str], released: list[str], present: dict[str, Present]) -> Shared:
        """Say that this server lives; take the leases it wants if nobody holds them, and give up others."""
        ...

    async def elsewhere(self, tables: list[str]) -> dict[str, Present]:
        """Who is connected to these tables at other servers."""
        ...

    async def is_left(self, key: str, per_minute: float) -> bool:
        """Whether somebody may do something once more, at all servers together."""
        ...

    async def spend(self, key: str, per_minute: float) -> bool:
        """Count that somebody does something, if they may; whether they may."""
        ...

    # Everything

    async def ping(self) -> None:
        """Answer; ``StorageError`` if that is not possible."""
        ...

    # Tables

    async def create_table(
        self, table: TableRow, seats: list[SeatRow], rematch_of: str | None = None
    ) -> None:
        """Store a new table; ``Conflict`` if its code is taken or ``rematch_of`` has a rematch already."""
        ...

    async def find_table(self, table: str) -> StoredTable | None:
        """A table and its seats; ``Damaged`` if they cannot be read."""
        ...

    async def find_code(self, code: str) -> str | None:
        """The open table with this code."""
        ...

    async def listed_tables(self, since: float, limit: int) -> list[StoredTable]:
        """The latest listed tables that wait or play, without damaged ones."""
        ...

    async def tables_of(self, owner: str, limit: int) -> list[StoredTable]:
        """The tables where somebody has a seat: open ones first, then the latest; without damaged ones."""
        ...

    async def tables_in(self, league: str, limit: int) -> list[StoredTable]:
        """The tables of a league: open ones first, then the latest; without damaged ones."""
        ...

    async def count_open_tables(self, host: str | None = None) -> int:
        """How many tables wait or play and are not archived: those of a host, or all."""
        ...

    async def due_tables(self, before: float) -> list[str]:
        """The tables in play whose clock must be looked at before that time."""
        ...

    async def save_due(self, table: str, due: float | None) -> None:
        """Store when the clock of a table must be looked at."""
        ...

    async def stale_tables(self, before: float, limit: int) -> list[str]:
        """Tables in use in whose games nothing has happened since that time, and whose clock does not run."""
        ...

    async def archive_table(self, table: str, at: float) -> None:
        """Archive a table: compress its log, free its code, and forget the talk about a finished game."""
        ...

    async def revive_table(self, table: str) -> None:
        """An archived table is in use again."""
        ...

    async def delete_archived_tables(self, before: float) -> int:
        """Delete tables that were archived before that time and not used since; how many."""
        ...

    async def delete_waiting_tables(self, before: float) -> None:
        """Delete tables created before that time whose game has not begun."""
        ...

    async def oldest_waiting_tables(self, before: float, limit: int) -> list[str]:
        """The oldest tables whose game has not begun, of those created before that time."""
        ...

    async def delete_table(self, table: str) -> None:
        """Delete a table and everything about it."""
        ...

    async def save_seats(
        self, table: TableRow, seats: list[SeatRow], token: str | None = None, epoch: int | None = None
    ) -> None:
        """Store who sits where, and the table's host, status, beginning, bans and mutes.

        ``Conflict`` if the seats have changed since ``table.seats_version``, which then counts one more.
        A ``token`` is used up by this; ``Conflict`` if it was used before. With an ``epoch``, ``LeaseLost``
        unless this server still holds the lease of the table.
        """
        ...

    async def read_bans(self, now: float) -> list[str]:
        """Whom an operator keeps away from the server at that time."""
        ...

    async def tables_to_close(self) -> list[str]:
        """The tables that an operator wants to be closed."""
        ...

    async def is_closed(self, table: str) -> None:
        """A table was closed as its operator wanted."""
        ...

    # The log

    async def read_log(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table after a number; ``Damaged`` if it cannot be read or is not whole."""
        ...

    def append(
        self,
        table: str,
        entry: Entry,
        over: bool,
        epoch: int | None = None,
        standings: Sequence[Standing] = (),
    ) -> Awaitable[None]:
        """Begin to append an entry to a log; ``Conflict`` if its number or its intent is taken.

        When the game is over, its ``standings`` are recorded and rated with it.

        With an ``epoch``, ``LeaseLost`` unless this server still holds the lease of the table.
        """
        ...

    # Chat and notes

    async def latest_chats(self, table: str, limit: int) -> list[ChatRow]:
        """The latest chat messages, oldest first: up to ``limit`` each of players and spectators."""
        ...

    async def append_chat(self, table: str, chat: ChatRow) -> None:
        """Store a chat message; ``Conflict`` if it was stored before."""
        ...

    async def was_said(self, table: str, author: str, intent: str) -> bool:
        """Whether a chat message with this intent was stored."""
        ...

    async def read_notes(self, table: str) -> dict[int, str]:
        """The private notes, by seat."""
        ...

    async def save_notes(self, table: str, seat: int, text: str) -> None:
        """Store the notes of a seat."""
        ...

    # Tokens that bring seats to another device

    async def save_token(self, token: str, table: str, owner: str) -> None:
        """Store the hash of a token for somebody's seats; an older one becomes void."""
        ...

    async def find_token(self, token: str) -> tuple[str, str] | None:
        """The table and the owner of the seats behind a token."""
        ...
