"""Changes of seats: decided upon the seats as they are, stored, and only then shown to anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rostra.server import seats as seating
from rostra.server.errors import RequestError
from rostra.server.identity import hashed, new_secret
from rostra.server.seats import Change, Seats
from rostra.server.services import TimeSource
from rostra.server.storage.interface import Conflict, LeaseLost, Storage
from rostra.server.storage.rows import StoredTable, TableRow

if TYPE_CHECKING:
    from rostra.server.live_table import LiveTable

MAX_TRIES = 3
"""How often a change of seats is decided anew when another process changes them too."""


class SeatChanges:
    """Changes the seats of one table."""

    def __init__(self, storage: Storage, time: TimeSource, table: LiveTable) -> None:
        self._storage, self._time, self._table = storage, time, table

    async def make(self, change: Change, token: str | None = None, epoch: int | None = None) -> None:
        """The one way to new seats, in order: change them as a function in ``seats`` or ``hosting`` says.

        The game begins when no seat is free. A ``token`` is used up by the change. Once begun, the change is
        carried through even if whoever asked for it is gone: what we know is always what is stored. With an
        ``epoch`` it is made only if this server still acts for the table.
        """
        await self._table.carry_through(self._make(change, token, epoch))

    async def _make(self, change: Change, token: str | None, epoch: int | None) -> None:
        table = self._table
        async with table.lock:
            for _ in range(MAX_TRIES):
                row, seats = change(table.row, table.seats)
                if (row, seats) == (table.row, table.seats) and token is None:
                    return
                seats = seating.returned(table.seats, seats, self._time.now())
                if row.status == "waiting" and seating.are_full(seats):
                    row = replace(row, status="playing", began=self._time.now())
                    row.due = 0.0 if row.is_timed else None
                try:
                    await self._storage.save_seats(row, seats, token, epoch)
                except LeaseLost:
                    return
                except Conflict:  # another process was first: decide again upon what it stored
                    await self.read()
                    continue
                await table.show_seats(replace(row, seats_version=row.seats_version + 1), seats)
                return
            raise RequestError("stale" if token is None else "no-such-token")

    async def read(self) -> None:
        """Show the seats as they are stored, if they are others. The lock is held."""
        stored = await self._storage.find_table(self._table.row.id)
        if stored is None:
            raise RequestError("no-such-table")
        if stored[0].seats_version != self._table.row.seats_version:
            await self._table.show_seats(*stored)

    async def new_token(self, identity: str) -> str:
        """A token that brings somebody's seats to another device, once; an older one becomes void."""
        token, table = new_secret(), self._table
        async with table.lock:
            if not seating.seats_of(table.seats, identity):
                raise RequestError("not-seated")
            await self._storage.save_token(hashed(token), table.row.id, identity)
        return token

    async def transfer(self, token: str, new_owner: str) -> list[int]:
        """Give the seats behind a token to a new owner, and use the token up; which seats those are."""
        found = await self._storage.find_token(hashed(token))
        if found is None or found[0] != self._table.row.id:
            raise RequestError("no-such-token")
        owner, moved = found[1], list[int]()

        def change(row: TableRow, seats: Seats) -> StoredTable:
            moved[:] = seating.seats_of(seats, owner)
            return seating.transferred(row, seats, owner, new_owner)

        await self.make(change, hashed(token))
        return moved
