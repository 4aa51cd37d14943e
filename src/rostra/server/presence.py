"""People who come to a table and go, who of them counts as present, and their vote to end the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rostra.protocol.messages import Paused, Welcome, write
from rostra.protocol.tables import DaysClock, EndVote
from rostra.server import hosting
from rostra.server import seats as seating
from rostra.server.broadcast import REMOVED, Client, Seen
from rostra.server.errors import RequestError
from rostra.server.game_log import GameLog
from rostra.server.services import Services
from rostra.server.storage.rows import Present, SeatRow

if TYPE_CHECKING:
    from rostra.server.live_table import LiveTable

STILL_PRESENT = 120.0
"""Seconds for which somebody whose connection is gone still counts as present in a vote."""


class Presence:
    """The people at one table."""

    def __init__(self, services: Services, table: LiveTable) -> None:
        self._time, self._started, self._table = services.time, services.started, table
        self._services, self._bans = services, services.bans
        self._left: dict[str, float] = {}
        """When people went whose seats are still theirs."""
        self._elsewhere = Present([], 0)

    @property
    def here(self) -> Present:
        """Who is connected to this server."""
        owners = {seat.owner for seat in self._table.seats if seat.owner is not None}
        broadcast = self._table.broadcast
        people = owners & {client.identity for client in broadcast.clients}
        return Present(sorted(people), len(broadcast.clients_of(None)))

    def are_elsewhere(self, present: Present) -> None:
        """Who is connected to other servers; those who were until now may still count as present."""
        if present == self._elsewhere:
            return
        gone = {*self._elsewhere.people} - {*present.people}
        self._left |= dict.fromkeys(gone, self._time.now())
        self._elsewhere = present
        self._table.broadcast.spectators_elsewhere = present.spectators
        self._table.broadcast.announce(self._table.info)

    def is_connected(self, seat: int) -> bool:
        """Whether the owner of a seat is there, at whatever server."""
        owner = self._table.seats[seat].owner
        return self._table.broadcast.is_connected(seat) or owner in self._elsewhere.people

    async def hello(self, client: Client, seen: Seen) -> None:
        """A client joins, or asks for everything again. Nobody is sent back behind what they have seen."""
        table = self._table
        if self._bans.includes(client.address, client.identity):
            raise RequestError("barred")
        async with table.lock:
            network = hosting.network(table.row, client.address)
            seating.check_ban(table.row, table.seats, client.identity, network)
            if not self._services.is_paused:
                await table.catching_up.catch_up()
            elif any(count > table.seen_by(viewpoint) for viewpoint, count in seen.items()):
                raise RequestError("one-moment")  # another server knew more before the database went away
            log = None if table.row.status == "waiting" else await table.log()
            is_new = table.broadcast.join(client)
            self._welcome(client, seen, log)
            if is_new:
                table.broadcast.announce(table.info, client)
                table.bots.notify(range(table.row.players))
            table.courtesy.tell(client)

    def _welcome(self, client: Client, seen: Seen, log: GameLog | None) -> None:
        info = self._table.info(client.identity, client.origin)
        client.send(write(Welcome(info, info.yours)))
        if log is not None:
            self._table.broadcast.sync(client, log, seen)
        self._table.chat.send_to(client, info.yours)
        if log is not None:
            client.send(write(self._table.clocks()))
        if self._services.is_paused:
            client.send(write(Paused(paused=True)))

    def goodbye(self, client: Client) -> None:
        """A client leaves."""
        if self._table.broadcast.leave(client):
            if client.identity is not None:
                self._left[client.identity] = self._time.now()
                own = seating.seats_of(self._table.seats, client.identity)
                self._table.courtesy.leave(s for s in own if not self._table.broadcast.is_connected(s))
            self._table.broadcast.announce(self._table.info)

    def send_away(self) -> None:
        """An operator has banned people: those who are here have to go."""
        for client in [*self._table.broadcast.clients]:
            if self._bans.includes(client.address, client.identity):
                client.close(REMOVED)

    async def vote_to_end(self, identity: str, end: bool) -> None:
        """Somebody votes to end the game; it ends when most people who are present want it."""
        table = self._table
        await table.seat_changes.make(lambda row, seats: hosting.voted(row, seats, identity, end))
        async with table.lock:
            vote = self.end_vote()
            if vote is not None and vote.votes >= vote.needed:
                await table.end(seating.seats_of(table.seats, identity)[0])

    def end_vote(self) -> EndVote | None:
        """How the vote stands, if anybody wants to end the game."""
        row, seats = self._table.row, self._table.seats
        if row.status != "playing" or not any(seat.ends for seat in seats):
            return None
        present = {seat.owner for seat in seats if seat.owner is not None and self._is_present(seat)}
        return hosting.end_vote(seats, present)

    def _is_present(self, seat: SeatRow) -> bool:
        """Whether its owner is there, or was a moment ago; with days for a move, all of them are."""
        if self.is_connected(seat.seat):
            return True
        if seat.absent:
            return False
        left = self._left.get(seat.owner or "", self._started)
        return isinstance(self._table.row.clock, DaysClock) or self._time.now() - left < STILL_PRESENT
