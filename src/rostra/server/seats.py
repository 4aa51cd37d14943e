"""Who sits where. Each change is a function that returns the new seats, or says why it cannot be made."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from rostra import bots
from rostra.protocol.tables import BotSeat, Chair, EndVote, Me, SeatBot, SeatInfo, TableInfo
from rostra.server.errors import RequestError
from rostra.server.storage.rows import SeatRow, StoredTable, TableRow
from rostra.server.typed_text import clean_name, name_key

CHARACTER = "/"
"""Between the level of a bot and its character, as they are stored and as ``bots.player`` takes them."""

Seats = list[SeatRow]
CharactersOf = Callable[[str], Sequence[str]]
"""The characters that bots of a level may have."""
Change = Callable[[TableRow, Seats], StoredTable]
"""A change to a table and its seats; called again if another process changed them first."""


def seats_of(seats: Iterable[SeatRow], identity: str | None) -> list[int]:
    """The seats somebody owns."""
    return [] if identity is None else [seat.seat for seat in seats if seat.owner == identity]


def new_seats(chairs: Sequence[Chair], owner: str, characters_of: CharactersOf) -> Seats:
    """The seats of a new table."""
    seats: Seats = [SeatRow(seat) for seat in range(len(chairs))]
    for seat, chair in enumerate(chairs):
        if isinstance(chair, Me):
            seats = _take(seats, seat, owner, chair.name)
        elif isinstance(chair, BotSeat):
            seats = _fill(seats, seat, chair, characters_of(chair.level))
    return seats


# Changes


def taken(
    table: TableRow, seats: Seats, seat: int, owner: str, name: str, network: str | None = None
) -> StoredTable:
    """A person takes a free seat; the game begins when none is free.

    Only the host may have several. From one network other than the host's, at most half of the seats of a
    listed table are taken, so that no stranger with many cookies takes them all.
    """
    check_open(table)
    check_ban(table, seats, owner, network)
    if at(seats, seat).closed:
        raise RequestError("seat-closed")
    if owner != table.host and seats_of(seats, owner):
        raise RequestError("one-seat")
    if table.listed and table.host_network is not None and network not in (None, table.host_network):
        most = max(1, table.players // 2)
        if sum(other.network == network for other in seats) >= most:
            raise RequestError("address-full", most=most)
    return table, _take(seats, seat, owner, name, network)


def filled(
    table: TableRow, seats: Seats, seat: int, host: str, bot: SeatBot, characters: Sequence[str]
) -> StoredTable:
    """The host gives a free seat to a bot."""
    check_host(table, host)
    return table, _fill(seats, seat, bot, characters)


def left(table: TableRow, seats: Seats, seat: int, identity: str) -> StoredTable:
    """A person gives a seat up, or leaves it to a bot if the game is on. A host may send a bot away."""
    check_open(table)
    there = at(seats, seat)
    if table.status != "waiting":
        return table, _held(seats, seat, identity, absent=True)
    if there.owner != identity and not (table.host == identity and there.kind == "bot"):
        raise RequestError("not-yours")
    return table, replaced(seats, SeatRow(seat))


def taken_back(table: TableRow, seats: Seats, seat: int, identity: str | None) -> StoredTable:
    """A person takes their seat back from the bot that holds it."""
    check_open(table)
    return table, _held(seats, seat, identity, absent=False)


def returned(before: Seats, after: Seats, now: float) -> Seats:
    """Those who have taken their seats back have all their time from now on."""
    both = zip(before, after, strict=True)
    return [replace(seat, returned=now) if was.absent and not seat.absent else seat for was, seat in both]


def left_to_bots(table: TableRow, seats: Seats, late: Iterable[int]) -> StoredTable:
    """Bots hold the seats of those who took too long."""
    check_open(table)
    for seat in late:
        if seats[seat].owner is not None:
            seats = _held(seats, seat, seats[seat].owner, absent=True, late=True)
    return table, seats


def transferred(table: TableRow, seats: Seats, owner: str, new_owner: str) -> StoredTable:
    """All seats of one owner go to another, also when the game is over: then for the rematch."""
    if not seats_of(seats, owner):
        raise RequestError("no-such-token")
    check_ban(table, seats, new_owner, None)
    host = new_owner if table.host == owner else table.host
    muted = [new_owner if identity == owner else identity for identity in table.muted]
    seats = [replace(seat, owner=new_owner) if seat.owner == owner else seat for seat in seats]
    return replace(table, host=host, muted=muted), seats


def check_open(table: TableRow) -> None:
    """``RequestError`` if the game is over: then only hand-overs are left to do."""
    if table.status == "over":
        raise RequestError("already-over")


def check_host(table: TableRow, identity: str) -> None:
    """``RequestError`` if somebody else is the host."""
    check_open(table)
    if table.host != identity:
        raise RequestError("not-host")


def check_ban(table: TableRow, seats: Seats, identity: str | None, network: str | None) -> None:
    """``RequestError`` if somebody is banned, or comes from where somebody who is banned came from.

    The second is for those who come back without their cookie. It does not concern people who have a seat,
    nor the network of the host: there they may be one family.
    """
    known = network in (None, table.host_network) or bool(seats_of(seats, identity))
    if any(ban.identity == identity or (ban.network == network and not known) for ban in table.bans):
        raise RequestError("banned")


def _take(seats: Seats, seat: int, owner: str, name: str, network: str | None = None) -> Seats:
    name = clean_name(name)
    if at(seats, seat).kind != "free":
        raise RequestError("table-full" if are_full(seats) else "seat-taken")
    if name_key(name) in _name_keys(seats):
        raise RequestError("name-taken")
    return replaced(seats, SeatRow(seat, "human", owner, name, network=network))


def _fill(seats: Seats, seat: int, bot: BotSeat | SeatBot, characters: Sequence[str]) -> Seats:
    if at(seats, seat).kind != "free":
        raise RequestError("seat-taken")
    character = bot.character or _another_character(seats, characters)
    level = bot.level if character is None else f"{bot.level}{CHARACTER}{character}"
    return replaced(seats, bot_row(seats, seat, level))


def _another_character(seats: Seats, characters: Sequence[str]) -> str | None:
    """A character that as few bots as possible at the table have already, if there are characters."""
    there = [(seat.level or "").partition(CHARACTER)[2] for seat in seats]
    fewest = min((there.count(one) for one in characters), default=0)
    return random.choice([one for one in characters if there.count(one) == fewest] or [None])


def bot_row(seats: Seats, seat: int, level: str) -> SeatRow:
    """A seat with a bot, whose name nobody else has."""
    name = bots.NAMES[seat]
    if name_key(name) in _name_keys(seats):
        name = f"{name} {seat + 1}"
    return SeatRow(seat, "bot", None, name, level)


def _name_keys(seats: Seats) -> set[str]:
    return {name_key(seat.name) for seat in seats if seat.name is not None}


def _held(seats: Seats, seat: int, identity: str | None, absent: bool, late: bool = False) -> Seats:
    row = at(seats, seat)
    if row.owner is None or row.owner != identity:
        raise RequestError("not-yours")
    return replaced(seats, replace(row, absent=absent, late=late, ends=row.ends and not absent))


def for_rematch(seats: Seats) -> Seats:
    """The same people and bots, all of them present."""
    return [replace(seat, absent=False, late=False, ends=False, returned=None) for seat in seats]


def are_full(seats: Seats) -> bool:
    """Whether no seat is free: then the game begins."""
    return all(seat.kind != "free" for seat in seats)


def are_for_one(seats: Seats) -> bool:
    """Whether one person plays alone, or several on one device: no game for others to find and watch."""
    return are_full(seats) and len({seat.owner for seat in seats if seat.owner is not None}) == 1


def at(seats: Seats, seat: int) -> SeatRow:
    """A seat of the table."""
    if not 0 <= seat < len(seats):
        raise RequestError("no-such-seat")
    return seats[seat]


def replaced(seats: Seats, changed: SeatRow) -> Seats:
    """The seats with one of them changed."""
    return [changed if row.seat == changed.seat else row for row in seats]


def path(row: TableRow) -> str:
    """Where others find the table: by its code, if it still has one."""
    return f"/join/{row.code}" if row.code else f"/table/{row.id}"


def table_info(
    row: TableRow,
    seats: Seats,
    identity: str | None,
    link: str,
    connected: Callable[[int], bool],
    vote: EndVote | None = None,
) -> TableInfo:
    """A table as somebody sees it from outside."""
    is_host = row.host == identity
    return TableInfo(
        table=row.id,
        code=row.code,
        game=row.game,
        players=row.players,
        edition=row.edition,
        variants=row.variants,
        options=row.options,
        clock=row.clock,
        listed=row.listed,
        status=row.status,
        seats=[_seat_info(seat, connected(seat.seat), seat.owner in row.muted) for seat in seats],
        yours=seats_of(seats, identity),
        host=is_host,
        rematch=row.rematch,
        created=int(row.created),
        link=link,
        host_seat=next(iter(seats_of(seats, row.host)), None),
        agreed=row.agreed,
        vote=vote,
        banned=[ban.name for ban in row.bans] if is_host else [],
        league=row.league,
        pace=row.pace,
        webhook=None if row.webhook is None else row.webhook.kind,
    )


def _seat_info(seat: SeatRow, connected: bool, muted: bool) -> SeatInfo:
    kind = "bot" if seat.is_played_by_bot else seat.kind
    level, _, character = (None, "", "") if seat.level is None else seat.level.partition(CHARACTER)
    return SeatInfo(
        seat.seat,
        kind,
        seat.name,
        level,
        connected,
        seat.absent,
        seat.closed,
        muted,
        seat.ends,
        character or None,
        seat.late,
    )
