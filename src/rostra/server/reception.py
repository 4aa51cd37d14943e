"""The reception: new tables are laid here, and people find the way to theirs."""

from __future__ import annotations

import secrets

import msgspec

from rostra import new_table
from rostra.protocol.tables import BotSeat, Made, NewTable, Returned, TableInfo
from rostra.server.hall import Hall
from rostra.server.identity import hashed, new_secret
from rostra.server.problems import Problem
from rostra.server.storage.interface import Conflict, Found, TableRow
from rostra.server.tables import seating
from rostra.server.tables.clocks import DAY
from rostra.server.tables.keeper import stored
from rostra.server.tables.seating import Seats

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of codes: without vowels they make no words."""
SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
TRIES = 20
"""Codes that may be taken before we give up."""
SEED_BITS = 48
"""Every JSON reader can read such seeds."""


class Reception:
    """Lays tables and finds them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._house = hall.house

    async def lay(self, asked: NewTable, identity: str) -> Made:
        """A new table for somebody; it begins at once if no seat is free."""
        if len(asked.seats) != asked.players:
            raise Problem("bad-setup", problem=f"Say for each of the {asked.players} seats who sits there.")
        levels = self._house.levels(asked.game)
        if any(isinstance(chair, BotSeat) and chair.level not in levels for chair in asked.seats):
            raise Problem("no-such-level")
        row = self._row(asked, identity)
        await self._check_room(identity)
        return await self._lay(row, seating.arranged(asked.seats, identity))

    def _row(self, asked: NewTable, identity: str) -> TableRow:
        """The table as it will be kept, if there can be such a game."""
        seed = secrets.randbits(SEED_BITS)
        options = msgspec.structs.asdict(asked.options)
        try:
            setup = new_table(asked.game, asked.players, seed, asked.edition, asked.variants, options).setup
        except ValueError as error:
            raise Problem("bad-setup", problem=str(error)) from None
        return TableRow(
            id="".join(secrets.choice(SIGNS) for _ in range(14)),
            code="",
            host=identity,
            created=self._house.time.now(),
            game=asked.game,
            players=setup.players,
            seed=seed,
            edition=setup.edition,
            variants=list(setup.variants),
            options=asked.options,
            clock=asked.clock,
            listed=asked.listed,
        )

    async def _check_room(self, identity: str) -> None:
        limits = self._house.limits
        with stored():
            mine, everybodys = await self._house.storage.open_tables(identity)
        if mine >= limits.open_tables_each:
            raise Problem("too-many-yours", most=limits.open_tables_each)
        if everybodys >= limits.open_tables:
            raise Problem("too-many-tables")

    async def _lay(self, row: TableRow, seats: Seats, rematch_of: str | None = None) -> Made:
        """Keep a table under a code that is free; of two rematches, the first counts."""
        if all(seat.kind != "free" for seat in seats):
            row.status, row.began = "playing", row.created
        with stored():
            for _ in range(TRIES):
                row.code = "".join(secrets.choice(LETTERS) for _ in range(4))
                try:
                    await self._house.storage.lay(row, seats, rematch_of)
                    return await self._laid(row)
                except Conflict:
                    if rematch_of is not None and (made := await self._rematch_of(rematch_of)):
                        return made
        raise Problem("too-many-tables")

    async def _laid(self, row: TableRow) -> Made:
        if row.status == "playing":
            async with self._hall.at(row.id):
                pass  # so that bots and clocks begin
        return Made(row.id, row.code)

    async def _rematch_of(self, table: str) -> Made | None:
        """The rematch of a table, if there is one."""
        before = await self._house.storage.find(table)
        after = None if before is None else await self._house.storage.find(before[0].rematch or "")
        return None if after is None else Made(after[0].id, after[0].code)

    async def rematch(self, table: str, identity: str) -> Made:
        """The same people and the same set-up again; who asks second gets the same table."""
        row, seats = await self._find(table)
        if identity not in [seat.owner for seat in seats]:
            raise Problem("not-seated")
        if row.status != "over":
            raise Problem("not-over")
        with stored():
            made = await self._rematch_of(table)
        if made is None:
            await self._check_room(identity)
            asked = NewTable(
                game=row.game,
                players=row.players,
                seats=[],
                edition=row.edition,
                variants=row.variants,
                options=row.options,
                clock=row.clock,
                listed=row.listed,
            )
            made = await self._lay(self._row(asked, identity), seating.again(seats), rematch_of=table)
            async with self._hall.at(table) as hosted:
                await hosted.usher.refresh()
        return made

    async def _find(self, table: str) -> Found:
        with stored():
            found = await self._house.storage.find(table)
        if found is None:
            raise Problem("no-such-table")
        return found

    # Finding the way

    async def info(self, table: str, identity: str, origin: str) -> TableInfo:
        """A table from outside."""
        hosted = self._hall.open_table(table)
        if hosted is not None:
            return hosted.room.info(identity, origin)
        return self._info(await self._find(table), identity, origin)

    def _info(self, found: Found, identity: str, origin: str) -> TableInfo:
        row, seats = found
        hosted = self._hall.open_table(row.id)
        if hosted is not None:
            return hosted.room.info(identity, origin)
        link = self._house.addresses.link(f"/join/{row.code}", origin)
        return seating.info(row, seats, identity, link, lambda seat: False)

    async def lobby(self, identity: str, origin: str) -> list[TableInfo]:
        """The listed tables that wait or play."""
        limits = self._house.limits
        since = self._house.time.now() - limits.lobby_days * DAY
        with stored():
            found = await self._house.storage.lobby(since, limits.tables_shown)
        return [self._info(each, identity, origin) for each in found]

    async def mine(self, identity: str, origin: str) -> list[TableInfo]:
        """The tables somebody sits at."""
        with stored():
            found = await self._house.storage.tables_of(identity, self._house.limits.tables_shown)
        return [self._info(each, identity, origin) for each in found]

    async def find_code(self, code: str) -> str:
        """The table with a code, in whatever letters it was typed."""
        with stored():
            table = await self._house.storage.find_code(code.upper())
        if table is None:
            raise Problem("no-such-code")
        return table

    async def link(self, table: str, identity: str) -> str:
        """A token that brings somebody's seats back, once; an older one is void."""
        _, seats = await self._find(table)
        if identity not in [seat.owner for seat in seats]:
            raise Problem("not-seated")
        token = new_secret()
        with stored():
            await self._house.storage.keep_token(hashed(token), table, identity)
        return token

    async def back(self, token: str, identity: str) -> Returned:
        """Give the seats behind a token to whoever holds it."""
        with stored():
            returned = await self._house.storage.use_token(hashed(token), identity)
        if returned is None:
            raise Problem("no-such-token")
        table, seats = returned
        async with self._hall.at(table) as hosted:
            await hosted.usher.refresh()
        return Returned(table, seats)
