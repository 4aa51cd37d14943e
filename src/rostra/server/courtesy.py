"""Courtesy: bots wait a while for people who compose an offer, have one open, or could sell a vote.

What can be waited for is read from what a seat may do, so no game is named here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rostra.protocol.messages import Compose, GoOn, Hold, Holding, HoldReason, write
from rostra.server.broadcast import Client
from rostra.server.game_log import GameLog
from rostra.server.services import Services

if TYPE_CHECKING:
    from rostra.server.live_table import LiveTable

WAYS: Mapping[str, HoldReason] = {"accept": "offer", "withdraw": "answer", "pledge": "vote"}
"""What a legal action of a person gives others a reason to wait for."""


class Courtesy:
    """For whom the bots of one table wait, and until when."""

    def __init__(self, services: Services, table: LiveTable) -> None:
        self._time, self._table = services.time, table
        self._holds: list[Hold] = []
        self._private: set[int] = set()
        """Seats that are waited for because of something others know nothing of."""
        self._composing: dict[int, float] = {}
        self._gone_on: set[int] = set()
        """Seats that need not be waited for any more in this turn."""
        self._since: dict[tuple[int, HoldReason, int], float] = {}
        self._turn, self._turn_began = 0, 0.0

    async def hear(self, client: Client, message: Compose | GoOn) -> None:
        """Somebody opens or closes the deal builder, or wants to go on."""
        table = self._table
        async with table.lock:
            mine = table.broadcast.viewpoints_of(client)
            if isinstance(message, GoOn):
                self._gone_on.update(seat for seat in mine if seat is not None)
            elif message.seat in mine:
                self._compose(message.seat, message.open)
            self.tell()
            table.bots.notify([*table.bots.seated])

    def _compose(self, seat: int, is_open: bool) -> None:
        self._composing.pop(seat, None)
        if is_open:
            self._composing[seat] = self._time.now()
            self._gone_on.discard(seat)

    def leave(self, seats: Iterable[int]) -> None:
        """These people are gone."""
        for seat in seats:
            self._composing.pop(seat, None)
        self.tell()

    # Whom bots wait for; the lock is held

    def tell(self, newcomer: Client | None = None) -> None:
        """Find out for whom bots wait, and tell everybody if that has changed; or only somebody new."""
        log, broadcast = self._table.known_log, self._table.broadcast
        if log is None or not self._table.bots.seated:
            return
        now, before = self._time.now(), self._holds
        self._update(log, now)
        for client in broadcast.clients if self._holds != before else [newcomer]:
            if client is not None:
                client.send(write(Holding(now, self._visible(broadcast.viewpoints_of(client)))))

    @property
    def until(self) -> float:
        """When a bot may move: not before everybody has had their time, and could see what was before."""
        until = max((hold.until for hold in self._holds), default=0.0)
        return max(until, self._turn_began + self._table.bots.pace.beat)

    @property
    def is_waived(self) -> bool:
        """Whether somebody has asked to go on, and nobody else is waited for."""
        return bool(self._gone_on) and not self._holds

    def _update(self, log: GameLog, now: float) -> None:
        if log.table.turn != self._turn:
            self._turn, self._turn_began, self._since = log.table.turn, now, {}
            self._gone_on.clear()
        self._private.clear()
        found = [] if log.is_over else [self._hold(log, seat, now) for seat in self._people(log)]
        self._holds = [hold for hold in found if hold is not None and hold.until > now]

    def _people(self, log: GameLog) -> list[int]:
        """The seats of people who are there while a bot is to act."""
        seats, to_act = self._table.seats, set(log.table.to_act)
        if not any(seats[seat].is_played_by_bot for seat in to_act):
            return []
        there = [row.seat for row in seats if not row.is_played_by_bot and row.seat not in to_act]
        return [seat for seat in there if self._table.broadcast.is_connected(seat)]

    def _hold(self, log: GameLog, seat: int, now: float) -> Hold | None:
        pace = self._table.bots.pace
        if seat in self._gone_on:
            return None
        if seat in self._composing:
            return Hold(seat, "builder", self._composing[seat] + pace.composing)
        legal = log.legal(seat)
        for kind, why in WAYS.items():
            about = [action.get("deal", 0) for action in legal if action["type"] == kind]
            if about:
                since = self._since.setdefault((seat, why, max(about)), now)
                if why != "vote" and _is_private(log, seat, about):
                    self._private.add(seat)
                return Hold(seat, why, since + (pace.vote if why == "vote" else pace.patience))
        return None

    def _visible(self, viewpoints: Iterable[int | None]) -> list[Hold]:
        mine = set(viewpoints)
        return [hold for hold in self._holds if hold.seat in mine or hold.seat not in self._private]


def _is_private(log: GameLog, seat: int, deals: list[int]) -> bool:
    known = log.table.view(seat).get("deals", [])
    return any(deal["deal"] in deals and deal["private"] for deal in known)
