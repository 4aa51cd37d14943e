"""What people want at a table: to act, to undo, or to know whether they may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rostra.kernel.game import IllegalAction, Refusal
from rostra.protocol.messages import Ack, Act, Check, Checked, Refused, Undo, write
from rostra.server.broadcast import Client
from rostra.server.errors import RequestError, why
from rostra.server.game_log import GameLog
from rostra.server.services import Services

if TYPE_CHECKING:
    from rostra.server.live_table import LiveTable

LONG_UNDO = 50
"""Actions; an undo that plays more of them again does so in another thread."""


class Intents:
    """Decides upon what the clients at one table want."""

    def __init__(self, services: Services, table: LiveTable) -> None:
        self._time, self._metrics, self._table = services.time, services.metrics, table

    async def act(self, client: Client, message: Act) -> None:
        """Play an action."""
        async with self._table.lock:
            await self._table.decide(lambda: self._act(client, message))

    async def _act(self, client: Client, message: Act) -> None:
        log = await self._log_for(client, message.seat, message.seen)
        if _acknowledged(client, log, message):
            return
        if log.is_stale(message.seat, message.seen):
            stale = RequestError("stale")
            self._metrics.refused(stale)
            client.send(write(Refused(message.id, stale.why, stale=True)))
            self._table.broadcast.sync(client, log, {message.seat: message.seen})
            return
        now = self._time.now()
        try:
            await self._table.append(
                log, lambda: log.play(message.seat, message.action, message.id, now), (client, message.id)
            )
        except IllegalAction as error:
            if error.refusal is None:
                raise
            self._metrics.refused_by_rules()
            client.send(write(Refused(message.id, why(error.refusal), stale=False)))

    async def undo(self, client: Client, message: Undo) -> None:
        """Undo a seat's last action."""
        async with self._table.lock:
            await self._table.decide(lambda: self._undo(client, message))

    async def _undo(self, client: Client, message: Undo) -> None:
        log = await self._log_for(client, message.seat)
        if _acknowledged(client, log, message):
            return
        if log.last_reversible(message.seat) is None:
            raise RequestError("no-undo")
        now = self._time.now()
        is_long = log.replayed_by_undo(message.seat) > LONG_UNDO
        try:
            await self._table.append(
                log, lambda: log.undo(message.seat, message.id, now), (client, message.id), is_long
            )
        except IllegalAction:  # what others have done since would not be legal without it
            raise RequestError("no-undo") from None

    async def check(self, client: Client, message: Check) -> None:
        """Say whether an action is legal, and what of an offer would bind."""
        async with self._table.lock:
            log = await self._log_for(client, message.seat)
            found = log.table.consider(message.seat, message.action)
            if isinstance(found, Refusal):
                client.send(write(Checked(message.id, why(found), None)))
            else:
                client.send(write(Checked(message.id, None, found)))

    async def _log_for(self, client: Client, seat: int, seen: int = 0) -> GameLog:
        """The game log, for a client that may act for this seat."""
        if seat not in self._table.broadcast.viewpoints_of(client):
            raise RequestError("not-yours")
        if self._table.seats[seat].absent:
            raise RequestError("held-by-bot")
        log = await self._table.log()
        if seen > len(log.events[seat]):  # at another server
            await self._table.show_log()
        return await self._table.log()


def _acknowledged(client: Client, log: GameLog, message: Act | Undo) -> bool:
    """Acknowledge an intent that counts already, as it was acknowledged then."""
    seen = log.acknowledged(message.seat, message.id)
    if seen is not None:
        client.send(write(Ack(message.id, seen)))
    return seen is not None
