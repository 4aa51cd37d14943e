"""Limits for everything that could flood a server, and the token buckets that enforce rates."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from rostra.protocol.tables import LONGEST_MESSAGE


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits, with their defaults."""

    message_bytes: int = LONGEST_MESSAGE
    body_bytes: int = 16 * 1024
    record_bytes: int = 1024 * 1024
    record_actions: int = 3_000
    messages_per_second: float = 20
    """For one connection."""
    messages_per_second_per_identity: float = 60
    """For one identity, on all its connections."""
    dropped_messages: int = 100
    """A connection is closed when this many of its messages came too fast."""
    calls_per_second: float = 20
    """HTTP calls from one address."""
    calls_at_once: float = 100
    guesses_per_minute: float = 20
    """Codes and tokens that were not found, from one address."""
    tables_per_minute: float = 20
    uploads_per_minute: float = 12
    replays_per_minute: float = 60
    """These three from one address."""
    outbox_bytes: int = 4 * 1024 * 1024
    """What a slow connection may leave unread."""
    connections: int = 5_000
    connections_per_identity: int = 50
    connections_per_address: int = 250
    connections_per_table: int = 250
    open_tables: int = 10_000
    open_tables_per_host: int = 30
    entries_per_table: int = 20_000
    tables_shown: int = 100
    chats_shown: int = 200
    lobby_days: float = 7
    """Older listed tables are not shown, and older ones that still wait are deleted."""


class TokenBucket:
    """Allows a number at once, refilled at a steady rate."""

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
        """Whether none is left."""
        return self._level + (now - self._time) * self._rate < 1


class TokenBuckets:
    """A bucket for each key, up to a number; the longest unused is forgotten."""

    def __init__(self, rate: float, size: float, max_keys: int = 10_000) -> None:
        self._rate, self._size, self._max_keys = rate, size, max_keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, key: str, now: float) -> TokenBucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, self._size, now)
            if len(self._buckets) > self._max_keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
