"""Who sits where: what a change makes of the seats of a table, or why it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from rostra.protocol.shapes import LONGEST_NAME
from rostra.protocol.tables import BotSeat, Chair, Me, SeatInfo, TableInfo
from rostra.server.problems import Problem
from rostra.server.storage.interface import SeatRow, TableRow
from rostra.server.tables.audience import seats_of

BOTS = ("Aemilia", "Balbus", "Cassia", "Drusus", "Fulvia", "Gallus", "Horatia", "Lucius")
"""What bots are called, by seat."""

Seats = list[SeatRow]


def tidy(name: str) -> str:
    """A name as it is kept: one line of printable characters, not too long."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Problem("bad-name", longest=LONGEST_NAME)
    return name


def arranged(chairs: Sequence[Chair], owner: str) -> Seats:
    """The seats of a new table."""
    seats: Seats = [SeatRow(seat) for seat in range(len(chairs))]
    for seat, chair in enumerate(chairs):
        if isinstance(chair, Me):
            seats = taken(seats, seat, owner, chair.name)
        elif isinstance(chair, BotSeat):
            seats = filled(seats, seat, chair.level)
    return seats


def taken(seats: Seats, seat: int, owner: str, name: str) -> Seats:
    """Somebody sits down on a free seat."""
    name = tidy(name)
    if _at(seats, seat).kind != "free":
        full = all(other.kind != "free" for other in seats)
        raise Problem("table-full" if full else "seat-taken")
    if any(other.name is not None and other.name.casefold() == name.casefold() for other in seats):
        raise Problem("name-taken")
    return _with(seats, SeatRow(seat, "human", owner, name))


def filled(seats: Seats, seat: int, level: str) -> Seats:
    """A bot sits down on a free seat."""
    if _at(seats, seat).kind != "free":
        raise Problem("seat-taken")
    names = {other.name.casefold() for other in seats if other.name is not None}
    name = BOTS[seat] if BOTS[seat].casefold() not in names else f"{BOTS[seat]} {seat + 1}"
    return _with(seats, SeatRow(seat, "bot", None, name, level))


def freed(seats: Seats, seat: int, identity: str, is_host: bool) -> Seats:
    """Somebody stands up before the start, or the host sends a bot away."""
    there = _at(seats, seat)
    if there.owner != identity and not (is_host and there.kind == "bot"):
        raise Problem("not-yours")
    return _with(seats, SeatRow(seat))


def held(seats: Seats, seat: int, identity: str | None, absent: bool) -> Seats:
    """A bot holds a person's seat from now on, or the person takes it back."""
    there = _at(seats, seat)
    if there.owner is None or there.owner != identity:
        raise Problem("not-yours")
    return _with(seats, replace(there, absent=absent))


def again(seats: Seats) -> Seats:
    """The same people and bots, all of them present."""
    return [replace(seat, absent=False) for seat in seats]


def _at(seats: Seats, seat: int) -> SeatRow:
    if not 0 <= seat < len(seats):
        raise Problem("no-such-seat")
    return seats[seat]


def _with(seats: Seats, changed: SeatRow) -> Seats:
    return [changed if row.seat == changed.seat else row for row in seats]


def info(
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
