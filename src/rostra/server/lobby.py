"""The lobby: new tables, rematches, and how people find their tables."""

from __future__ import annotations

import secrets
from functools import partial

import msgspec

from rostra import new_table
from rostra.kernel.game import InvalidInput
from rostra.protocol.tables import BotSeat, Made, Me, NewTable, Returned, TableInfo
from rostra.server import hosting
from rostra.server import seats as seating
from rostra.server.clock import DAY
from rostra.server.errors import RequestError
from rostra.server.identity import hashed
from rostra.server.seats import Seats
from rostra.server.storage.interface import Conflict
from rostra.server.storage.rows import StoredTable, TableRow
from rostra.server.table_registry import TableRegistry

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Without vowels, so that codes make no words."""
ID_CHARACTERS = "abcdefghijkmnpqrstuvwxyz23456789"
MAX_TRIES = 20
"""Codes that are tried before we give up."""
SEED_BITS = 128
"""Nobody finds a seed of this size from what they see of its game."""


class Lobby:
    """Creates tables and finds them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._services = registry.services
        self._storage = registry.services.storage

    # New tables

    async def create(self, request: NewTable, identity: str, address: str = "") -> Made:
        """Create a table for somebody; its game begins at once if no seat is free."""
        if len(request.seats) != request.players:
            raise RequestError(
                "bad-setup", problem=InvalidInput("server-setup-seats", {"players": request.players})
            )
        if request.seed is not None and not all(isinstance(chair, Me) for chair in request.seats):
            raise RequestError("bad-setup", problem=InvalidInput("server-setup-seed", {}))
        row = self._new_row(request, identity)
        row.host_network = hosting.network(row, address)
        await self._check_league(request.league)
        for chair in request.seats:
            if isinstance(chair, BotSeat):
                self._services.check_bot(row.game, chair)
        await self._check_open_tables(identity)
        characters_of = partial(self._services.characters_of, row.game)
        seats = seating.new_seats(request.seats, identity, characters_of)
        for seat in seats:
            seat.network = row.host_network if seat.owner is not None else None
        return await self._store(row, seats)

    async def rematch(self, table: str, identity: str) -> Made:
        """A table with the same people and the same set-up; whoever asks second gets the same table."""
        async with self._registry.open(table) as live, live.lock:  # nobody changes seats meanwhile
            row, seats = live.row, live.seats
            if not seating.seats_of(seats, identity):
                raise RequestError("not-seated")
            if row.status != "over":
                raise RequestError("not-over")
            made = await self._rematch_of(table)
            if made is None:
                await self._check_open_tables(identity)
                request = NewTable(
                    game=row.game,
                    players=row.players,
                    seats=[],
                    edition=row.edition,
                    variants=row.variants,
                    options=row.options,
                    clock=row.clock,
                    listed=row.listed,
                    league=await self._open_league(row.league),
                    pace=row.pace,
                )
                again = self._new_row(request, identity)
                again.bans, again.muted = list(row.bans), list(row.muted)
                made = await self._store(again, seating.for_rematch(seats), table)
                live.set_rematch(made.table)
            return made

    def _new_row(self, request: NewTable, identity: str) -> TableRow:
        """The table to be stored, if there can be such a game."""
        seed = secrets.randbits(SEED_BITS) if request.seed is None else request.seed
        options = msgspec.structs.asdict(request.options)
        try:
            setup = new_table(
                request.game, request.players, seed, request.edition, request.variants, options
            ).setup
        except InvalidInput as error:
            raise RequestError("bad-setup", problem=error) from None
        return TableRow(
            id="".join(secrets.choice(ID_CHARACTERS) for _ in range(14)),
            code="",
            host=identity,
            created=self._services.time.now(),
            game=request.game,
            players=setup.players,
            seed=seed,
            edition=setup.edition,
            variants=list(setup.variants),
            options=request.options,
            clock=request.clock,
            listed=request.listed,
            league=request.league,
            pace=request.pace,
        )

    async def _open_league(self, league: str | None) -> str | None:
        """A league, if tables can still be laid in it."""
        found = None if league is None else await self._storage.results.find(league)
        return league if found is not None and found.closed is None else None

    async def _check_league(self, league: str | None) -> None:
        if league is not None and await self._open_league(league) is None:
            raise RequestError("no-such-league")

    async def _check_open_tables(self, identity: str) -> None:
        limits = self._services.limits
        own = await self._storage.count_open_tables(identity)
        if own >= limits.open_tables_per_host:
            raise RequestError("too-many-yours", most=limits.open_tables_per_host)
        if self._registry.live_tables >= limits.open_tables:  # others cost nothing but room on the disk
            raise RequestError("too-many-tables")

    async def _store(self, row: TableRow, seats: Seats, rematch_of: str | None = None) -> Made:
        """Store a table under a code that is free; of two rematches, the first counts."""
        if seating.are_full(seats):
            row.status, row.began = "playing", row.created
            row.due = 0.0 if row.is_timed else None
            row.listed = row.listed and not seating.are_for_one(seats)
        for _ in range(MAX_TRIES):
            row.code = "".join(secrets.choice(CODE_LETTERS) for _ in range(4))
            try:
                await self._storage.create_table(row, seats, rematch_of)
            except Conflict:
                if rematch_of is not None and (made := await self._rematch_of(rematch_of)):
                    return made
                continue
            if row.status == "playing":
                async with self._registry.open(row.id):
                    pass  # so that bots and clocks start
            return Made(row.id, row.code)
        raise RequestError("too-many-tables")

    async def _rematch_of(self, table: str) -> Made | None:
        """The rematch of a table, if there is one."""
        before = await self._storage.find_table(table)
        after = None if before is None else await self._storage.find_table(before[0].rematch or "")
        return None if after is None else Made(after[0].id, after[0].code)

    # Finding tables

    async def info(self, table: str, identity: str, origin: str) -> TableInfo:
        """A table from outside."""
        live = self._registry.live(table)
        if live is not None:
            return live.info(identity, origin)
        return self._info(await self._find(table), identity, origin)

    async def listed(self, identity: str, origin: str) -> list[TableInfo]:
        """The listed tables that wait or play; not those that began with only one person after all."""
        limits = self._services.limits
        since = self._services.time.now() - limits.lobby_days * DAY
        found = await self._storage.listed_tables(since, limits.tables_shown)
        return [self._info(table, identity, origin) for table in found if not seating.are_for_one(table[1])]

    async def tables_of(self, identity: str, origin: str) -> list[TableInfo]:
        """The tables where somebody has a seat."""
        found = await self._storage.tables_of(identity, self._services.limits.tables_shown)
        return [self._info(stored, identity, origin) for stored in found]

    async def tables_in(self, league: str, limit: int, identity: str, origin: str) -> list[TableInfo]:
        """The tables of a league."""
        found = await self._storage.tables_in(league, limit)
        return [self._info(stored, identity, origin) for stored in found]

    async def find_code(self, code: str) -> str:
        """The table with a code, in capitals or not."""
        table = await self._storage.find_code(code.upper())
        if table is None:
            raise RequestError("no-such-code")
        return table

    async def _find(self, table: str) -> StoredTable:
        stored = await self._storage.find_table(table)
        if stored is None:
            raise RequestError("no-such-table")
        return stored

    def _info(self, stored: StoredTable, identity: str, origin: str) -> TableInfo:
        row, seats = stored
        live = self._registry.live(row.id)
        if live is not None:
            return live.info(identity, origin)
        link = self._services.addresses.link(seating.path(row), origin)
        return seating.table_info(row, seats, identity, link, lambda seat: False)

    # Taking seats to another device

    async def new_token(self, table: str, identity: str) -> str:
        """A token that brings somebody's seats to another device, once; an older one becomes void."""
        async with self._registry.open(table) as live:
            return await live.seat_changes.new_token(identity)

    async def redeem(self, token: str, identity: str) -> Returned:
        """Give the seats behind a token to whoever holds it."""
        found = await self._storage.find_token(hashed(token))
        if found is None:
            raise RequestError("no-such-token")
        table, _ = found
        async with self._registry.open(table) as live:
            return Returned(table, await live.seat_changes.transfer(token, identity))
