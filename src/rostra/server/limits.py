"""How much is enough: limits for everything that could flood a server."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from rostra.protocol.shapes import LONGEST_MESSAGE


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits, with their defaults."""

    message_bytes: int = LONGEST_MESSAGE
    body_bytes: int = 16 * 1024
    record_bytes: int = 1024 * 1024
    record_actions: int = 3_000
    messages_a_second: float = 20
    """For one connection."""
    messages_a_second_each: float = 60
    """For one identity, on all its connections."""
    floods: int = 100
    """So many messages too many, and a connection is closed."""
    calls_a_second: float = 20
    """HTTP calls of one address."""
    calls_at_once: float = 100
    guesses_a_minute: float = 20
    """Codes and tokens that were not found, of one address."""
    tables_a_minute: float = 20
    uploads_a_minute: float = 12
    replays_a_minute: float = 60
    """All three for one address."""
    outbox_bytes: int = 4 * 1024 * 1024
    """What a connection that reads slowly may leave unread."""
    connections: int = 5_000
    connections_each: int = 50
    """Of one identity."""
    connections_an_address: int = 250
    connections_a_table: int = 250
    open_tables: int = 10_000
    open_tables_each: int = 30
    entries_a_table: int = 20_000
    tables_shown: int = 100
    chats_shown: int = 200
    lobby_days: float = 7
    """Listed and waiting tables older than that are not shown, and waiting ones are forgotten."""


class Bucket:
    """So many at once, refilled at a steady rate."""

    __slots__ = ("_level", "_rate", "_size", "_time")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self._rate, self._size, self._level, self._time = rate, size, size, now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        self._level = min(self._size, self._level + (now - self._time) * self._rate)
        self._time = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def is_empty(self, now: float) -> bool:
        """Whether none is left, without taking any."""
        return self._level + (now - self._time) * self._rate < 1


class Buckets:
    """A bucket for each of many, as many as fit; the longest unused is forgotten."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self._rate, self._size, self._most = rate, size, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str, now: float) -> Bucket:
        """Somebody's bucket."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._size, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket
