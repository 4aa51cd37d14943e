"""What a host decides about people and seats, and what people decide together: changes, as in ``seats``."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

from msgspec.structs import replace

from rostra.protocol.tables import EndVote
from rostra.server.errors import RequestError
from rostra.server.seats import Seats, at, bot_row, check_host, check_open, replaced, seats_of
from rostra.server.storage.rows import Ban, SeatRow, StoredTable, TableRow, Webhook

MAX_BANS = 100
"""Of one table; the oldest are forgotten."""


def network(table: TableRow, address: str) -> str | None:
    """Where somebody is, as it is stored: a hash that means nothing at any other table."""
    if not address:
        return None
    return hashlib.sha256(f"{table.id} {table.seed} {address}".encode()).hexdigest()


def removed(table: TableRow, seats: Seats, seat: int, host: str, level: str, ban: bool) -> StoredTable:
    """Somebody loses all their seats: before the game they are free again, then bots play them to the end."""
    check_host(table, host)
    there = _other_person(seats, seat, host)
    if ban:
        banned = Ban(there.owner or "", there.network, there.name or "")
        table = replace(table, bans=[*table.bans, banned][-MAX_BANS:])
    return table, _without(table, seats, there.owner, level)


def gone(table: TableRow, seats: Seats, identity: str, level: str) -> StoredTable:
    """Somebody is gone for good, as if they had been removed; if they were the host, the next person is."""
    check_open(table)
    seats = _without(table, seats, identity, level)
    if table.host == identity:
        heir = next((seat for seat in seats if seat.owner is not None), None)
        host, network = (heir.owner, heir.network) if heir is not None else (None, None)
        table = replace(table, host=host or "", host_network=network)
    return table, seats


def _without(table: TableRow, seats: Seats, owner: str | None, level: str) -> Seats:
    """Without somebody: before the game their seats are free again, then bots play them."""
    for theirs in seats_of(seats, owner):
        seats = replaced(seats, SeatRow(theirs))
        if table.status == "playing":
            seats = replaced(seats, bot_row(seats, theirs, level))
    return seats


def pardoned(table: TableRow, seats: Seats, host: str) -> StoredTable:
    """All who are banned may come again."""
    check_host(table, host)
    return replace(table, bans=[]), seats


def closed(table: TableRow, seats: Seats, seat: int, host: str, closed: bool) -> StoredTable:
    """Nobody may take a free seat any more, until it is opened or given to a bot; or it is open again."""
    check_host(table, host)
    there = at(seats, seat)
    if there.kind != "free":
        raise RequestError("seat-taken")
    return table, replaced(seats, replace(there, closed=closed))


def handed_over(table: TableRow, seats: Seats, seat: int, host: str) -> StoredTable:
    """Somebody else at the table becomes its host."""
    check_host(table, host)
    there = _other_person(seats, seat, host)
    return replace(table, host=there.owner or "", host_network=there.network), seats


def muted(table: TableRow, seats: Seats, seat: int, host: str, muted: bool) -> StoredTable:
    """Somebody may not talk any more; or may again."""
    check_host(table, host)
    there = _other_person(seats, seat, host)
    others = [identity for identity in table.muted if identity != there.owner]
    return replace(table, muted=[*others, there.owner or ""] if muted else others), seats


def paced(table: TableRow, seats: Seats, host: str, factor: float) -> StoredTable:
    """Bots take this many times as long as usual."""
    check_host(table, host)
    return replace(table, pace=factor), seats


def with_webhook(table: TableRow, seats: Seats, host: str, webhook: Webhook | None) -> StoredTable:
    """Somebody is called when a person must act; or nobody any more."""
    check_host(table, host)
    return replace(table, webhook=webhook), seats


def voted(table: TableRow, seats: Seats, identity: str, end: bool) -> StoredTable:
    """Somebody votes to end the game, or not any more."""
    check_open(table)
    if table.status == "waiting":
        raise RequestError("not-begun")
    if not seats_of(seats, identity):
        raise RequestError("not-seated")
    return table, [replace(seat, ends=end) if seat.owner == identity else seat for seat in seats]


def end_vote(seats: Seats, present: Collection[str]) -> EndVote:
    """The vote of those present; each person counts once, however many seats they have."""
    votes = {seat.owner for seat in seats if seat.ends and seat.owner in present}
    return EndVote(len(votes), len(present) // 2 + 1)


def _other_person(seats: Seats, seat: int, host: str) -> SeatRow:
    there = at(seats, seat)
    if there.owner in (None, host):
        raise RequestError("no-person")
    return there
