"""The connections at one table, and what each of them may hear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from rostra.server.storage.interface import SeatRow
from rostra.server.tables.chronicle import Ears


class Listener(Protocol):
    """A connection, as a table knows it."""

    identity: str | None
    """The hash of whoever it is; ``None``: nobody in particular."""
    origin: str | None
    """Where it reached the server."""

    def send(self, text: str) -> None:
        """Put a message into its outbox."""
        ...


class Audience:
    """Who listens at a table. A seat is heard by its owner's connections; who owns none is a spectator."""

    def __init__(self, seats: Sequence[SeatRow]) -> None:
        self._seats = seats
        self.listeners: list[Listener] = []
        self._by_ears: dict[Ears, list[Listener]] = {}
        self.reseat(seats)

    def join(self, listener: Listener) -> bool:
        """Somebody comes to the table; whether he was not there before."""
        if listener in self.listeners:
            return False
        self.listeners.append(listener)
        self.reseat(self._seats)
        return True

    def leave(self, listener: Listener) -> bool:
        """Somebody goes; whether he was there."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        self.reseat(self._seats)
        return True

    def reseat(self, seats: Sequence[SeatRow]) -> list[Listener]:
        """The seats have other owners; who hears something else from now on."""
        before = {id(listener): self._ears(listener, self._seats) for listener in self.listeners}
        self._seats = seats
        self._by_ears = {}
        changed = []
        for listener in self.listeners:
            now = self._ears(listener, seats)
            for ears in now:
                self._by_ears.setdefault(ears, []).append(listener)
            if now != before[id(listener)]:
                changed.append(listener)
        return changed

    def ears_of(self, listener: Listener) -> list[Ears]:
        """The seats a connection hears for, or that it is a spectator."""
        return self._ears(listener, self._seats)

    def at(self, ears: Ears) -> list[Listener]:
        """The connections of a seat, or of the spectators."""
        return self._by_ears.get(ears, [])

    def seats_of(self, identity: str | None) -> list[int]:
        """The seats somebody owns."""
        return seats_of(self._seats, identity)

    def is_connected(self, seat: int) -> bool:
        """Whether the owner of a seat is here."""
        return bool(self.at(seat))

    @staticmethod
    def _ears(listener: Listener, seats: Sequence[SeatRow]) -> list[Ears]:
        mine: list[Ears] = [*seats_of(seats, listener.identity)]
        return mine or [None]


def seats_of(seats: Iterable[SeatRow], identity: str | None) -> list[int]:
    """The seats somebody owns."""
    return [] if identity is None else [seat.seat for seat in seats if seat.owner == identity]
