"""The storage as statements that SQLite and PostgreSQL both know, in one thread that commits in groups."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from rostra.server.storage import archive, reading, results
from rostra.server.storage.connection import Connection, upsert
from rostra.server.storage.group_commit import Columns, GroupCommit
from rostra.server.storage.interface import Conflict, Damaged
from rostra.server.storage.leagues import ResultStorage
from rostra.server.storage.notices import NoticeStorage
from rostra.server.storage.people import PeopleStorage
from rostra.server.storage.reviews import ReviewStorage
from rostra.server.storage.rows import (
    LOG,
    SEATS,
    TABLES,
    Entry,
    Present,
    SeatRow,
    Shared,
    Standing,
    StoredTable,
    TableRow,
    Unreadable,
    Version,
)
from rostra.server.storage.talk import TalkStorage

log = logging.getLogger("rostra.server")

_OPEN = "status <> 'over'"
_VERSION = (
    "id, coalesce((SELECT max(number) FROM log WHERE table_id = id), 0), seats_version,"
    " coalesce((SELECT max(number) FROM chats WHERE table_id = id AND number > 0), 0),"
    " coalesce((SELECT min(number) FROM chats WHERE table_id = id AND number < 0), 0),"
    " coalesce((SELECT sum(version) FROM notes WHERE table_id = id), 0), rematch"
)
_INTO_LOG: Columns = "log", ("table_id", *LOG.fields)


class SqlStorage(TalkStorage):
    """Implements ``Storage`` with a group commit."""

    def __init__(self, writer: GroupCommit) -> None:
        super().__init__(writer)
        self.people, self.results = PeopleStorage(writer), ResultStorage(writer)
        self.notices = NoticeStorage(writer, self._check_lease)
        self.reviews = ReviewStorage(writer)
        self._damaged: set[str] = set()
        """Tables of which it has been logged that they are damaged."""

    @property
    def is_shared(self) -> bool:
        """A file belongs to one server."""
        return False

    def listen(self, tell: Callable[[list[str]], None]) -> None:
        """There is nobody else."""

    async def versions(self, tables: list[str]) -> dict[str, Version]:
        """How far what is stored of some tables has come."""
        if not tables:
            return {}
        sql = f"SELECT {_VERSION} FROM tables WHERE id IN ({', '.join('?' * len(tables))})"
        rows = await self._select(sql, *tables)
        return {row[0]: Version(row[1], row[2], (row[3], row[4]), row[5], row[6]) for row in rows}

    async def share(self, wanted: list[str], released: list[str], present: dict[str, Present]) -> Shared:
        """There is nobody to share with."""
        return Shared(dict.fromkeys(wanted, 0), False)

    async def elsewhere(self, tables: list[str]) -> dict[str, Present]:
        """There is nowhere else."""
        return {}

    async def is_left(self, key: str, per_minute: float) -> bool:
        """A server that is alone counts by itself."""
        return True

    async def spend(self, key: str, per_minute: float) -> bool:
        """A server that is alone counts by itself."""
        return True

    # Tables

    async def create_table(
        self, table: TableRow, seats: list[SeatRow], rematch_of: str | None = None
    ) -> None:
        """Store a new table."""

        def work(db: Connection) -> None:
            put_table(db, table, seats)
            if rematch_of is not None:
                link = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"
                if db.execute(link, (table.id, rematch_of)).rowcount == 0:
                    raise Conflict("There is a rematch already.")

        await self._writer.run(work)

    async def find_table(self, table: str) -> StoredTable | None:
        """A table and its seats."""
        for found in await self._find("WHERE id = ?", table):
            if isinstance(found, Damaged):
                raise found
            return found
        return None

    async def find_code(self, code: str) -> str | None:
        """The open table with this code."""
        found = await self._select(f"SELECT id FROM tables WHERE code = ? AND {_OPEN}", code)
        return str(found[0][0]) if found else None

    async def listed_tables(self, since: float, limit: int) -> list[StoredTable]:
        """The latest listed tables that wait or play."""
        where = (
            f"WHERE listed AND {_OPEN} AND archived IS NULL AND created >= ? ORDER BY created DESC LIMIT ?"
        )
        return _sound(await self._find(where, since, limit))

    async def tables_of(self, owner: str, limit: int) -> list[StoredTable]:
        """The tables where somebody has a seat."""
        where = (
            "WHERE id IN (SELECT table_id FROM seats WHERE owner = ?)"
            " ORDER BY status = 'over', created DESC LIMIT ?"
        )
        return _sound(await self._find(where, owner, limit))

    async def tables_in(self, league: str, limit: int) -> list[StoredTable]:
        """The tables of a league."""
        where = "WHERE league = ? ORDER BY status = 'over', created DESC LIMIT ?"
        return _sound(await self._find(where, league, limit))

    async def _find(self, where: str, *values: Any) -> list[StoredTable | Damaged]:
        def work(db: Connection) -> list[StoredTable | Damaged]:
            rows = db.execute(f"SELECT {TABLES.columns} FROM tables {where}", values).fetchall()
            return [self._read(db, row) for row in rows]

        return await self._writer.read(work)

    def _read(self, db: Connection, row: tuple[Any, ...]) -> StoredTable | Damaged:
        try:
            return reading.table(db, row)
        except Unreadable as error:
            return self._is_damaged(str(row[0]), error)

    def _is_damaged(self, table: str, error: Unreadable) -> Damaged:
        """Log it once."""
        if table not in self._damaged:
            self._damaged.add(table)
            log.error("Table %s is damaged: %s", table, error)
        return Damaged(table)

    async def count_open_tables(self, host: str | None = None) -> int:
        """How many tables wait or play and are not archived."""
        whose, values = ("", ()) if host is None else ("AND host = ?", (host,))
        ((count,),) = await self._select(
            f"SELECT count(*) FROM tables WHERE {_OPEN} AND archived IS NULL {whose}", *values
        )
        return int(count)

    async def due_tables(self, before: float) -> list[str]:
        """The tables in play whose clock must be looked at."""
        sql = "SELECT id FROM tables WHERE status = 'playing' AND due <= ? ORDER BY due"
        return [str(id) for (id,) in await self._select(sql, before)]

    async def save_due(self, table: str, due: float | None) -> None:
        """Store when the clock of a table must be looked at."""
        await self._execute("UPDATE tables SET due = ? WHERE id = ?", due, table, locks=table)

    async def stale_tables(self, before: float, limit: int) -> list[str]:
        """Tables in whose games nothing has happened for long."""
        return await self._writer.read(lambda db: archive.stale(db, before, limit))

    async def archive_table(self, table: str, at: float) -> None:
        """Archive a table; a log that cannot be read stays where it is."""
        try:
            entries = await self.read_log(table)
        except Damaged:
            await self._writer.run(lambda db: archive.store(db, table, at, sys.maxsize, None))
            return
        data = await asyncio.to_thread(archive.pack, entries)
        await self._writer.run(lambda db: archive.store(db, table, at, len(entries), data))

    async def revive_table(self, table: str) -> None:
        """An archived table is in use again."""
        await self._execute("UPDATE tables SET archived = NULL WHERE id = ?", table)

    async def delete_archived_tables(self, before: float) -> int:
        """Delete tables that were archived long ago."""
        return await self._writer.run(lambda db: archive.delete(db, before))

    async def delete_waiting_tables(self, before: float) -> None:
        """Delete tables created before that time whose game has not begun."""
        old = "status = 'waiting' AND created < ?"

        def work(db: Connection) -> None:
            unlink = f"UPDATE tables SET rematch = NULL WHERE rematch IN (SELECT id FROM tables WHERE {old})"
            db.execute(unlink, (before,))
            db.execute(f"DELETE FROM tables WHERE {old}", (before,))

        await self._writer.run(work)

    async def oldest_waiting_tables(self, before: float, limit: int) -> list[str]:
        """The oldest tables whose game has not begun."""
        sql = "SELECT id FROM tables WHERE status = 'waiting' AND created < ? ORDER BY created LIMIT ?"
        return [str(id) for (id,) in await self._select(sql, before, limit)]

    async def delete_table(self, table: str) -> None:
        """Delete a table."""
        await self._writer.run(lambda db: archive.delete_table(db, table))

    async def save_seats(
        self, table: TableRow, seats: list[SeatRow], token: str | None = None, epoch: int | None = None
    ) -> None:
        """Store who sits where, and the table's host, status, beginning, bans, mutes, pace and webhook."""
        bans, muted = (msgspec.json.encode(part).decode() for part in (table.bans, table.muted))
        webhook = None if table.webhook is None else msgspec.json.encode(table.webhook).decode()
        decided = (table.host, table.host_network, bans, muted, table.pace, webhook)
        begun = (table.status, table.began, table.due)

        def work(db: Connection) -> None:
            self._check_lease(db, table.id, epoch)
            if token is not None and db.execute("DELETE FROM tokens WHERE hash = ?", (token,)).rowcount == 0:
                raise Conflict("The token was used already.")
            update = (
                "UPDATE tables SET host = ?, host_network = ?, bans = ?, muted = ?, pace = ?, webhook = ?,"
                " status = CASE WHEN status = 'over' THEN status ELSE ? END, began = ?, due = ?,"
                " seats_version = seats_version + 1 WHERE id = ? AND seats_version = ?"
            )
            if db.execute(update, (*decided, *begun, table.id, table.seats_version)).rowcount == 0:
                raise Conflict("The seats have changed.")
            _put_seats(db, table.id, seats)

        await self._writer.run(work, table.id)

    async def read_bans(self, now: float) -> list[str]:
        """Whom an operator keeps away."""
        found = await self._select("SELECT who FROM bans WHERE until IS NULL OR until > ?", now)
        return [str(who) for (who,) in found]

    async def tables_to_close(self) -> list[str]:
        """The tables that an operator wants to be closed."""
        return [str(id) for (id,) in await self._select("SELECT table_id FROM closings")]

    async def is_closed(self, table: str) -> None:
        """A table was closed as its operator wanted."""
        await self._execute("DELETE FROM closings WHERE table_id = ?", table)

    # The log

    async def read_log(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table: what is in the archive, and what came after."""
        stored = await self._writer.read(lambda db: reading.log(db, table, after))
        try:
            if after and not stored[0]:
                return reading.entries(stored, after)  # few
            return await asyncio.to_thread(reading.entries, stored, after)
        except Unreadable as error:
            raise self._is_damaged(table, error) from None

    def append(
        self,
        table: str,
        entry: Entry,
        over: bool,
        epoch: int | None = None,
        standings: Sequence[Standing] = (),
    ) -> Awaitable[None]:
        """Begin to append an entry to a log."""
        row = (table, *LOG.values(entry))
        if not over and epoch is None:
            return self._writer.insert(_INTO_LOG, row)

        def work(db: Connection) -> None:
            self._check_lease(db, table, epoch)
            append_entry(db, row)
            if over:
                end_game(db, table, entry)
            if standings:
                results.record(db, table, entry.at, standings)

        return self._writer.run(work, table)

    def _check_lease(self, db: Connection, table: str, epoch: int | None) -> None:
        """Where several servers share a database: ``LeaseLost`` if another acts for the table."""


def _sound(found: list[StoredTable | Damaged]) -> list[StoredTable]:
    """Without the tables that cannot be read."""
    return [stored for stored in found if not isinstance(stored, Damaged)]


def append_entry(db: Connection, row: tuple[Any, ...]) -> None:
    """Append an entry to its log; ``row`` is the id of the table and the entry's values."""
    db.execute(f"INSERT INTO log (table_id, {LOG.columns}) VALUES (?, {LOG.places})", row)


def end_game(db: Connection, table: str, entry: Entry) -> None:
    """The last entry of a game was appended."""
    db.execute("UPDATE tables SET status = 'over', agreed = ? WHERE id = ?", (entry.is_agreed_end, table))


def put_table(db: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    """Store a new table and its seats."""
    db.execute(f"INSERT INTO tables ({TABLES.columns}) VALUES ({TABLES.places})", TABLES.values(table))
    _put_seats(db, table.id, seats)


def _put_seats(db: Connection, table: str, seats: list[SeatRow]) -> None:
    if not seats:
        return
    places = ", ".join([f"(?, {SEATS.places})"] * len(seats))
    values = [value for seat in seats for value in (table, *SEATS.values(seat))]
    changed = upsert("table_id, seat", *SEATS.fields[1:])
    db.execute(f"INSERT INTO seats (table_id, {SEATS.columns}) VALUES {places} {changed}", values)
