"""What there is at a table on the server: its row and seats, its chronicle, its talk and its listeners."""

from __future__ import annotations

from dataclasses import dataclass

from rostra.protocol.tables import TableInfo
from rostra.server.house import House
from rostra.server.storage.interface import Found, SeatRow, TableRow
from rostra.server.tables import seating
from rostra.server.tables.audience import Audience
from rostra.server.tables.chronicle import Chronicle
from rostra.server.tables.talk import Talk


@dataclass(slots=True)
class Room:
    """A table and everything around it."""

    house: House
    row: TableRow
    seats: list[SeatRow]
    audience: Audience
    talk: Talk
    notes: dict[int, str]
    chronicle: Chronicle | None
    """``None`` before the game begins, and when it must be read from the log again."""

    def info(self, identity: str | None, origin: str | None) -> TableInfo:
        """The table as somebody sees it from outside."""
        link = self.house.addresses.link(f"/join/{self.row.code}", origin)
        return seating.info(self.row, self.seats, identity, link, self.audience.is_connected)


async def furnish(house: House, found: Found) -> Room:
    """A table as the storage has it; its log is read when it is needed."""
    row, seats = found
    chats = await house.storage.chats(row.id, house.limits.chats_shown)
    notes = await house.storage.notes(row.id)
    return Room(house, row, seats, Audience(seats), Talk(chats, house.limits.chats_shown), notes, None)
