"""Calls to other servers, for push messages and webhooks.

Where they go is said by people, so nobody may use them to reach inside our own network: only ``https`` and
only public addresses, checked after the name was resolved, and the connection is made to the very address
that was checked. Redirects are not followed, and of an answer only its first line is read. All of it happens
in a thread with an event loop of its own, so that no table waits for it.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv6Address, ip_address
from typing import Literal
from urllib.parse import urlsplit

Policy = Literal["public", "any", "none"]
"""Where calls may go: to public addresses by TLS, also to private networks and without TLS, or nowhere."""
Resolve = Callable[[str, int], Awaitable[list[str]]]

LONGEST_URL = 1000
LONGEST_LINE = 4096
"""Bytes of an answer that are read."""
SECONDS = 10.0
"""For a whole call."""
CONNECTING = 4.0
"""For one address."""
AT_ONCE = 8
MAX_WAITING = 500

_URL = re.compile(r"[!-~]+")
_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})\b")


class CallRefused(Exception):
    """A call that must not be made: ``bad-url``, ``not-https``, ``private`` or ``none``."""


class CallFailed(Exception):
    """A call that was not answered."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a call goes."""

    host: str
    port: int
    netloc: str
    path: str
    is_secure: bool


def target(url: str, policy: Policy) -> Target:
    """Where an address leads; ``CallRefused`` if no call may be made there, whatever its name resolves to."""
    if policy == "none":
        raise CallRefused("none")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise CallRefused("bad-url") from None
    if parts.scheme not in (("https", "http") if policy == "any" else ("https",)):
        raise CallRefused("not-https")
    if len(url) > LONGEST_URL or not _URL.fullmatch(url) or not host or "@" in parts.netloc:
        raise CallRefused("bad-url")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    is_secure = parts.scheme == "https"
    return Target(host, port or (443 if is_secure else 80), parts.netloc, path, is_secure)


def is_public(address: str) -> bool:
    """Whether anybody may be called there: no address of this machine, a network like ours, or many at once.

    IPv6 addresses that carry an IPv4 address lead somewhere else than they say.
    """
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and (ip.ipv4_mapped is not None or ip.sixtofour is not None):
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved)


class Outgoing:
    """Makes calls."""

    def __init__(self, policy: Policy = "public", resolve: Resolve | None = None) -> None:
        self.policy: Policy = policy
        self._resolve = resolve or _resolve
        self._loop: asyncio.AbstractEventLoop | None = None
        self._worker: threading.Thread | None = None
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send something, and say with which status it was answered; ``CallRefused`` or ``CallFailed``."""
        there = target(url, self.policy)
        if self._waiting >= MAX_WAITING:
            raise CallFailed("There are too many calls.")
        self._waiting += 1
        try:
            call = asyncio.run_coroutine_threadsafe(self._post(there, headers, body), self._thread())
            return await asyncio.wrap_future(call)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Make no more calls."""
        if self._loop is not None and self._worker is not None:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._worker.join(CONNECTING)
            self._loop = self._worker = None

    def _thread(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            arguments = (self._loop,)
            self._worker = threading.Thread(target=_run, args=arguments, name="rostra-calls", daemon=True)
            self._worker.start()
        return self._loop

    @cached_property
    def _certificates(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    async def _post(self, there: Target, headers: Mapping[str, str], body: bytes) -> int:
        try:
            async with self._free, asyncio.timeout(SECONDS):
                reader, writer = await self._connect(there)
                try:
                    writer.write(_request(there, headers, body))
                    await writer.drain()
                    line = await reader.readline()
                finally:
                    writer.transport.abort()
        except (OSError, ValueError) as error:  # ValueError: the line is too long
            raise CallFailed(type(error).__name__) from None
        found = _STATUS.match(line)
        if found is None:
            raise CallFailed("The answer is not HTTP.")
        return int(found[1])

    async def _connect(self, there: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        addresses = await self._resolve(there.host, there.port)
        if self.policy != "any" and not all(map(is_public, addresses)):
            raise CallRefused("private")
        problem: OSError = ConnectionError("It has no address.")
        for address in addresses:
            try:
                async with asyncio.timeout(CONNECTING):
                    return await asyncio.open_connection(
                        address,
                        there.port,
                        limit=LONGEST_LINE,
                        ssl=self._certificates if there.is_secure else None,
                        server_hostname=there.host if there.is_secure else None,
                    )
            except OSError as error:
                problem = error
        raise problem


def _run(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
    finally:
        loop.close()


async def _resolve(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def _request(there: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = {"Host": there.netloc, "User-Agent": "rostra", "Connection": "close", **headers}
    lines["Content-Length"] = str(len(body))
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {there.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body
