"""Token buckets; what a socket, a person or an address sends: connections, bytes, frames and work."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from rostra.server.limits import Limits

BURST = 8
"""A limit a second allows this many times as much at once."""
READ = 256
"""Bytes that a read counts beyond what it has read."""
LONGEST_WAIT = 10.0
"""Seconds that a message waits at most; a connection whose message would wait longer is dropped."""
MAX_ACCOUNTS = 10_000
"""People and addresses that are remembered; the longest unused are forgotten."""


class TokenBucket:
    """Allows a number at once, refilled at a steady rate."""

    __slots__ = ("_level", "_rate", "_size", "_time")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self._rate, self._size, self._level, self._time = rate, size, size, now

    def take(self, now: float, amount: float = 1) -> bool:
        """Take one, or as many as asked for, if there are so many."""
        level = self._level + (now - self._time) * self._rate
        self._level, self._time = level if level < self._size else self._size, now
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def reserve(self, now: float, amount: float) -> float:
        """Take an amount in any case; the seconds until it will have been there."""
        self.take(now, 0)  # refills
        self._level -= amount
        return 0.0 if self._level >= 0 else -self._level / self._rate

    def give_back(self, amount: float) -> None:
        """What was taken is not needed."""
        self._level += amount

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


@lru_cache(maxsize=4096)
def counted_address(host: str) -> str:
    """The address under which a host is counted: for IPv6 its /64, since a home has that many addresses."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


class Account:
    """What a socket, a person or an address may still send, and what it has not read yet."""

    __slots__ = ("bytes", "frames", "unread", "work")

    def __init__(self, frames: float, bytes: float, work: float, now: float) -> None:
        self.frames = TokenBucket(frames, BURST * frames, now)
        self.bytes = TokenBucket(bytes, BURST * bytes, now)
        self.work = TokenBucket(work, BURST * work, now)
        self.unread = 0


class Accounts:
    """The accounts of people or of addresses, all with the same limits."""

    def __init__(self, frames: float, bytes: float, work: float) -> None:
        self._limits = frames, bytes, work
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def of(self, key: str) -> Account:
        """The account of somebody."""
        account = self._accounts.get(key)
        if account is None:
            account = self._accounts[key] = Account(*self._limits, monotonic())
            if len(self._accounts) > MAX_ACCOUNTS:
                self._accounts.popitem(last=False)
        else:
            self._accounts.move_to_end(key)
        return account


class Traffic:
    """All that comes into the server, and what was dropped."""

    def __init__(self, limits: Limits, dropped: Callable[[str], None] = lambda reason: None) -> None:
        self.limits = limits
        self.dropped = dropped
        """Called with the reason when a connection is dropped or turned away."""
        self.people = Accounts(
            limits.frames_per_second_per_identity,
            limits.bytes_per_second_per_identity,
            limits.work_per_second_per_identity,
        )
        self.addresses = Accounts(
            limits.frames_per_second_per_address,
            limits.bytes_per_second_per_address,
            limits.work_per_second_per_address,
        )
        self.capacity = limits.connections
        """How many connections there may be in all."""
        self.half_open: dict[Callable[[], None], None] = {}
        """Requests that are not whole yet, oldest first, as functions that drop them."""
        rate = limits.bytes_per_second_per_address
        self.http_bytes = TokenBuckets(rate, BURST * rate)
        """By address. HTTP waits for these, so they are not those of WebSockets, which do not."""
        self._openings = TokenBuckets(limits.openings_per_second, BURST * limits.openings_per_second)
        self._connections: Counter[str] = Counter()
        self._requests: Counter[str] = Counter()

    def enter(self, address: str, is_proxy: bool) -> str | None:
        """Count a new connection; why it is turned away, if it is. A proxy stands for many people."""
        now = monotonic()
        refused = None
        if not is_proxy and not self._openings.of(address, now).take(now):
            refused = "openings"
        elif not is_proxy and self._connections[address] >= self.limits.connections_per_address:
            refused = "connections"
        elif self._connections.total() >= self.capacity and not self._make_room():
            refused = "capacity"
        if refused is None:
            self._connections[address] += 1
        else:
            self.dropped(refused)
        return refused

    def leave(self, address: str) -> None:
        """A connection that had entered is closed."""
        decrement(self._connections, address)

    def _make_room(self) -> bool:
        """Drop the oldest half-open request, if there is one."""
        if not self.half_open:
            return False
        next(iter(self.half_open))()
        return True

    def begin_request(self, address: str) -> bool:
        """Count an HTTP request from its head to the end of its answer; ``False`` if there are too many."""
        if self._requests[address] >= self.limits.requests_per_address:
            return False
        self._requests[address] += 1
        return True

    def end_request(self, address: str) -> None:
        """It is answered."""
        decrement(self._requests, address)


class Meter:
    """Counts what comes over one WebSocket, for the socket, its person and its address."""

    def __init__(self, traffic: Traffic) -> None:
        limits = traffic.limits
        own = Account(limits.frames_per_second, limits.bytes_per_second, 1, monotonic())
        self._traffic = traffic
        self._own = own
        self._address: Account | None = None
        self._accounts: list[tuple[str, Account]] = [("socket", own)]
        self._shared: list[Account] = []
        """Those of the address and of the person."""
        self._closed = asyncio.Event()
        self.drop: Callable[[str], None] = _nothing
        """Drops the connection, and says why."""

    def belongs_to(self, address: str, identity: str) -> None:
        """From now on, count for this address and this person too."""
        self._address, person = self._traffic.addresses.of(address), self._traffic.people.of(identity)
        self._shared = [self._address, person]
        self._accounts = [("socket", self._own), ("address", self._address), ("person", person)]

    def read(self, size: int) -> bool:
        """Count bytes that were read; ``False``, and dropped, if they are too many."""
        now = monotonic()
        for whose, account in self._accounts:
            if not account.bytes.take(now, size + READ):
                self.drop(f"{whose}-bytes")
                return False
        return True

    def frame(self) -> bool:
        """Count a frame; ``False``, and dropped, if they are too many."""
        now = monotonic()
        for whose, account in self._accounts:
            if not account.frames.take(now):
                self.drop(f"{whose}-frames")
                return False
        return True

    async def work(self, amount: float) -> bool:
        """Count work, and wait until the person and the address may have it done; ``False`` if it never will.

        Nobody waits for long, and nobody who is gone: what they would owe, others at the address would pay.
        """
        now, wait = monotonic(), 0.0
        for account in self._shared:
            wait = max(wait, account.work.reserve(now, amount))
        if wait > LONGEST_WAIT:
            for account in self._shared:
                account.work.give_back(amount)
            self.drop("work")
        elif wait > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), wait)
        return not self._closed.is_set() and wait <= LONGEST_WAIT

    def unread(self, size: int) -> bool:
        """Count bytes that wait for the client, or (negative) were sent to it; ``False`` if too many wait."""
        if self._closed.is_set():
            return True
        own, address = self._own, self._address
        own.unread += size
        if address is not None:
            address.unread += size
        limits = self._traffic.limits
        return own.unread <= limits.outbox_bytes and (
            address is None or address.unread <= limits.outbox_bytes_per_address
        )

    def close(self) -> None:
        """Nothing waits for the client any more, and there is nothing to drop."""
        self.unread(-self._own.unread)
        self._closed.set()
        self.drop = _nothing


def _nothing(why: str) -> None:
    """There is no connection."""


def decrement(counter: Counter[str], key: str) -> None:
    """Count one less, and forget what is nought."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
