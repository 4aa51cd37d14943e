"""Cheap clients: just enough HTTP and WebSockets to put load on a server from another process."""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import secrets
import socket
import struct
from collections.abc import Callable
from typing import Any, cast

TEXT, CLOSE, PING, PONG, MASKED = 0x81, 0x88, 0x89, 0x8A, 0x80
_MASK = b"\x00\x00\x00\x00"
Heard = Callable[[bytes], None]


class CallRefused(Exception):
    """The server would not do it: the status and its answer."""


class Caller:
    """Calls a server over HTTP."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._connection = http.client.HTTPConnection("127.0.0.1", port)

    def call(self, path: str, body: dict[str, Any], secret: str = "", method: str = "POST") -> dict[str, Any]:
        """Send a request, identified by a secret, and return the answer."""
        headers = {"Content-Type": "application/json"} | ({"Cookie": f"rostra={secret}"} if secret else {})
        self._connection.request(method, path, json.dumps(body), headers)
        answer = self._connection.getresponse()
        read: dict[str, Any] = json.loads(answer.read())
        if answer.status >= 300:
            raise CallRefused(answer.status, read)
        return read

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


def new_secret() -> str:
    """The secret of a new user."""
    return secrets.token_urlsafe(32)


class Client(asyncio.Protocol):
    """One WebSocket; passes every message to a function as it arrives."""

    def __init__(self, address: str, heard: Heard, headers: str = "", first: bytes = b"") -> None:
        self._address, self._heard, self._headers, self._first = address, heard, headers, first
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._is_open = False
        self.is_lost = False
        """Whether the server has closed it."""

    def itself(self) -> Client:
        """The protocol factory that an event loop asks for."""
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Open the WebSocket."""
        transport = cast("asyncio.Transport", transport)  # uvloop's is none
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._address} HTTP/1.1\r\nHost: 127.0.0.1\r\n{self._headers}"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Split the incoming bytes into messages."""
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self._is_open = True
            if self._first:
                self.send(self._first)
        while (size := _size(buffer)) is not None:
            start, end = size
            if len(buffer) < end:
                return
            kind, message = buffer[0], bytes(buffer[start:end])
            del buffer[:end]
            if kind == TEXT:
                self._heard(message)
            elif kind == PING:
                self.send(message, PONG)

    def connection_lost(self, error: Exception | None) -> None:
        """The server has closed it, or we have."""
        self.is_lost = True

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message, masked with zeros."""
        assert self._transport is not None
        size = len(message)
        if size < 126:
            head = struct.pack("!BB", kind, MASKED | size)
        else:
            head = struct.pack("!BBH", kind, MASKED | 126, size)
        self._transport.write(head + _MASK + message)

    def close(self) -> None:
        """Say goodbye, and close the connection."""
        if self._transport is not None:
            self.send(b"\x03\xe8", CLOSE)
            self._transport.close()

    def die(self) -> None:
        """Break the connection off, as a crash would."""
        if self._transport is not None:
            opened = self._transport.get_extra_info("socket")
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self._transport.abort()


def _size(buffer: bytearray) -> tuple[int, int] | None:
    """Where the first message in a buffer begins and ends, if it is complete."""
    if len(buffer) < 2:
        return None
    size = buffer[1]
    if size < 126:
        return 2, 2 + size
    if size == 126:
        return (4, 4 + struct.unpack_from("!H", buffer, 2)[0]) if len(buffer) >= 4 else None
    return (10, 10 + struct.unpack_from("!Q", buffer, 2)[0]) if len(buffer) >= 10 else None
