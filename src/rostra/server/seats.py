"""Who sits where. Each change is a function that returns the new seats, or says why it cannot be made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from rostra.protocol.tables import LONGEST_NAME, BotSeat, Chair, Me, SeatInfo, TableInfo
from rostra.server.errors import RequestError
from rostra.server.storage.interface import SeatRow, StoredTable, TableRow

BOT_NAMES = ("Aemilia", "Balbus", "Cassia", "Drusus", "Fulvia", "Gallus", "Horatia", "Lucius")
"""The names of bots, by seat."""

Seats = list[SeatRow]
Change = Callable[[TableRow, Seats], StoredTable]
"""A change to a table and its seats; called again if another process changed them first."""


def clean_name(name: str) -> str:
    """A name as it is stored: one line of printable characters, not too long."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise RequestError("bad-name", longest=LONGEST_NAME)
    return name


def seats_of(seats: Iterable[SeatRow], identity: str | None) -> list[int]:
    """The seats somebody owns."""
    return [] if identity is None else [seat.seat for seat in seats if seat.owner == identity]


def new_seats(chairs: Sequence[Chair], owner: str) -> Seats:
    """The seats of a new table."""
    seats: Seats = [SeatRow(seat) for seat in range(len(chairs))]
    for seat, chair in enumerate(chairs):
        if isinstance(chair, Me):
            seats = _take(seats, seat, owner, chair.name)
        elif isinstance(chair, BotSeat):
            seats = _fill(seats, seat, chair.level)
    return seats


# Changes


def taken(table: TableRow, seats: Seats, seat: int, owner: str, name: str) -> StoredTable:
    """A person takes a free seat; the game begins when none is free."""
    _check_open(table)
    return table, _take(seats, seat, owner, name)


def filled(table: TableRow, seats: Seats, seat: int, host: str, level: str) -> StoredTable:
    """The host gives a free seat to a bot."""
    _check_host(table, host)
    return table, _fill(seats, seat, level)


def left(table: TableRow, seats: Seats, seat: int, identity: str) -> StoredTable:
    """A person gives a seat up, or leaves it to a bot if the game is on. A host may send a bot away."""
    _check_open(table)
    there = _at(seats, seat)
    if table.status != "waiting":
        return table, _held(seats, seat, identity, absent=True)
    if there.owner != identity and not (table.host == identity and there.kind == "bot"):
        raise RequestError("not-yours")
    return table, _with(seats, SeatRow(seat))


def taken_back(table: TableRow, seats: Seats, seat: int, identity: str | None) -> StoredTable:
    """A person takes their seat back from the bot that holds it."""
    _check_open(table)
    return table, _held(seats, seat, identity, absent=False)


def left_to_bots(table: TableRow, seats: Seats, late: Iterable[int]) -> StoredTable:
    """Bots hold the seats of those who took too long."""
    _check_open(table)
    for seat in late:
        if seats[seat].owner is not None:
            seats = _held(seats, seat, seats[seat].owner, absent=True)
    return table, seats


def transferred(table: TableRow, seats: Seats, owner: str, new_owner: str) -> StoredTable:
    """All seats of one owner go to another, also when the game is over: then for the rematch."""
    if not seats_of(seats, owner):
        raise RequestError("no-such-token")
    host = new_owner if table.host == owner else table.host
    seats = [replace(seat, owner=new_owner) if seat.owner == owner else seat for seat in seats]
    return replace(table, host=host), seats


def _check_open(table: TableRow) -> None:
    if table.status == "over":
        raise RequestError("already-over")


def _check_host(table: TableRow, identity: str) -> None:
    _check_open(table)
    if table.host != identity:
        raise RequestError("not-host")


def _take(seats: Seats, seat: int, owner: str, name: str) -> Seats:
    name = clean_name(name)
    if _at(seats, seat).kind != "free":
        raise RequestError("table-full" if are_full(seats) else "seat-taken")
    if any(other.name is not None and other.name.casefold() == name.casefold() for other in seats):
        raise RequestError("name-taken")
    return _with(seats, SeatRow(seat, "human", owner, name))


def _fill(seats: Seats, seat: int, level: str) -> Seats:
    if _at(seats, seat).kind != "free":
        raise RequestError("seat-taken")
    taken_names = {other.name.casefold() for other in seats if other.name is not None}
    name = BOT_NAMES[seat]
    if name.casefold() in taken_names:
        name = f"{name} {seat + 1}"
    return _with(seats, SeatRow(seat, "bot", None, name, level))


def _held(seats: Seats, seat: int, identity: str | None, absent: bool) -> Seats:
    row = _at(seats, seat)
    if row.owner is None or row.owner != identity:
        raise RequestError("not-yours")
    return _with(seats, replace(row, absent=absent))


def for_rematch(seats: Seats) -> Seats:
    """The same people and bots, all of them present."""
    return [replace(seat, absent=False) for seat in seats]


def are_full(seats: Seats) -> bool:
    """Whether no seat is free: then the game begins."""
    return all(seat.kind != "free" for seat in seats)


def _at(seats: Seats, seat: int) -> SeatRow:
    if not 0 <= seat < len(seats):
        raise RequestError("no-such-seat")
    return seats[seat]


def _with(seats: Seats, changed: SeatRow) -> Seats:
    return [changed if row.seat == changed.seat else row for row in seats]


def path(row: TableRow) -> str:
    """Where others find the table: by its code, if it still has one."""
    return f"/join/{row.code}" if row.code else f"/table/{row.id}"


def table_info(
    row: TableRow, seats: Seats, identity: str | None, link: str, connected: Callable[[int], bool]
) -> TableInfo:
    """A table as somebody sees it from outside."""
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
        seats=[_seat_info(seat, connected(seat.seat)) for seat in seats],
        yours=seats_of(seats, identity),
        host=row.host == identity,
        rematch=row.rematch,
        created=int(row.created),
        link=link,
    )


def _seat_info(seat: SeatRow, connected: bool) -> SeatInfo:
    kind = "bot" if seat.is_played_by_bot else seat.kind
    return SeatInfo(seat.seat, kind, seat.name, seat.level, connected, seat.absent)
