"""Who sits down, stands up, is replaced and comes back."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rostra.server.problems import Problem
from rostra.server.tables import seating
from rostra.server.tables.chronicle import Chronicle
from rostra.server.tables.keeper import Keeper, stored
from rostra.server.tables.room import Room
from rostra.server.tables.seating import Seats


class Usher:
    """Sees people to the seats of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.keeper = Keeper(room, self.time_is_up)

    async def take(self, seat: int, identity: str, name: str) -> None:
        """Somebody sits down."""
        await self._change(lambda seats: seating.taken(seats, seat, identity, name))

    async def fill(self, seat: int, identity: str, level: str) -> None:
        """The host asks a bot to sit down."""
        if self._room.row.host != identity:
            raise Problem("not-host")
        if level not in self._room.house.levels(self._room.row.game):
            raise Problem("no-such-level")
        await self._change(lambda seats: seating.filled(seats, seat, level))

    async def leave(self, seat: int, identity: str) -> None:
        """Somebody stands up before the start, or leaves the seat to a bot after it."""
        row = self._room.row

        def left(seats: Seats) -> Seats:
            if row.status == "waiting":
                return seating.freed(seats, seat, identity, row.host == identity)
            return seating.held(seats, seat, identity, absent=True)

        await self._change(left)

    async def come_back(self, seat: int, identity: str | None) -> None:
        """Somebody takes his seat back from the bot that holds it; his time begins anew."""

        def returned(seats: Seats) -> Seats:
            back = seating.held(seats, seat, identity, absent=False)
            if back != seats:
                self.keeper.clock.came_back(seat)
            return back

        await self._change(returned)

    async def time_is_up(self, late: list[int]) -> None:
        """Bots take the seats of those who took too long, if they still do."""
        now = self._room.house.time.now()

        def replaced(seats: Seats) -> Seats:
            for waiting in self.keeper.waiting:
                if waiting.seat in late and waiting.grace is not None and waiting.grace <= now:
                    seats = seating.held(seats, waiting.seat, seats[waiting.seat].owner, absent=True)
            return seats

        await self._change(replaced)

    async def refresh(self) -> None:
        """The storage has given seats to another owner, or the table a rematch: look again."""
        async with self.keeper.lock:
            with stored():
                found = await self._room.house.storage.find(self._room.row.id)
            if found is not None:
                self._room.row, seats = found
                await self._adopt(seats)

    async def _change(self, change: Callable[[Seats], Seats]) -> None:
        """Change the seats: committed first, then told. The game begins when no seat is free."""
        room = self._room
        async with self.keeper.lock:
            if room.row.status == "over":
                raise Problem("already-over")
            seats = change(room.seats)
            if seats == room.seats:
                return
            row = room.row
            begins = row.status == "waiting" and all(seat.kind != "free" for seat in seats)
            if begins:
                row = replace(row, status="playing", began=room.house.time.now())
            with stored():
                await room.house.storage.seat(row, seats)
            room.row = row
            if begins:
                room.chronicle = Chronicle(row)
            await self._adopt(seats)

    async def _adopt(self, seats: Seats) -> None:
        """Tell everybody that the seats are changed; those who hear for others now, how things stand."""
        room, herald = self._room, self.keeper.herald
        room.seats = seats
        changed = room.audience.reseat(seats)
        if room.row.status == "waiting":
            herald.presence()
            return
        chronicle = await self.keeper.chronicle()
        self.keeper.look_around()
        herald.presence()
        for listener in changed:
            herald.catch_up(listener, {})
        herald.spread(herald.news(chronicle))
        herald.clock(self.keeper.waiting)
