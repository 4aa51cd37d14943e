"""What an attack is made of: sockets from an address of its own, on which it can write any bytes it likes."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import cast

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 0x1, 0x2, 0x8, 0x9, 0xA, 0x0
PATIENCE = 5.0
"""Seconds that an attack waits for an answer."""


@dataclass
class Target:
    """The server and the honest table, as an attack knows them; and what the attack met, counted."""

    port: int
    table: str
    met: Counter[str] = field(default_factory=Counter)
    _wires: list[Wire] = field(default_factory=list)

    async def wire(self, source: int = 2, receive_buffer: int | None = None) -> Wire:
        """A bare connection, from 127.0.0.``source``: honest people come from 127.0.0.1."""
        opened = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        opened.setblocking(False)
        if receive_buffer is not None:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        try:
            opened.bind((f"127.0.{source >> 8}.{source & 255}", 0))
            await asyncio.get_running_loop().sock_connect(opened, ("127.0.0.1", self.port))
        except OSError:
            opened.close()
            raise
        reader, writer = await asyncio.open_connection(sock=opened, limit=2**16)
        self._wires.append(wire := Wire(self, reader, writer))
        return wire

    async def socket(self, source: int = 2, receive_buffer: int | None = None, cookie: str = "") -> Wire:
        """A WebSocket at the honest table, open but not greeted; without a cookie, as somebody new."""
        wire = await self.wire(source, receive_buffer)
        key = base64.b64encode(os.urandom(16)).decode()
        cookies = f"Cookie: rostra={cookie}\r\n" if cookie else ""
        wire.write(
            f"GET /ws/tables/{self.table} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookies}"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            head = await asyncio.wait_for(wire.reader.readuntil(b"\r\n\r\n"), PATIENCE)
            wire.is_open = head.startswith(b"HTTP/1.1 101")
        self.met["sockets opened" if wire.is_open else "sockets refused"] += 1
        return wire

    def leave(self) -> None:
        """Close everything at once."""
        for wire in self._wires:
            wire.writer.transport.abort()
        self._wires.clear()


class Wire:
    """One connection of an attack. What it does not read, the server has to keep."""

    def __init__(self, target: Target, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.is_open = False
        """Whether it is a WebSocket by now."""
        self._transport = cast("asyncio.Transport", writer.transport)
        self._met = target.met

    def write(self, data: bytes) -> None:
        """Send bytes as they are; nothing, if the server has closed."""
        if not self._transport.is_closing():
            self.writer.write(data)

    def frame(self, kind: int = TEXT, data: bytes = b"", *, final: bool = True) -> None:
        """Send a WebSocket frame, masked with zeros."""
        self.write(frame(kind, data, final=final))

    def hello(self) -> None:
        """Say hello, as a client does first."""
        self.frame(TEXT, b'{"type":"hello","seen":{}}')

    def stop_reading(self) -> None:
        """Take nothing more from the server."""
        self._transport.pause_reading()

    async def flush(self) -> bool:
        """Wait until what was written is under way; whether the server still takes it."""
        try:
            await asyncio.wait_for(self.writer.drain(), PATIENCE)
        except TimeoutError:
            self._met["writes blocked"] += 1
            return False
        except OSError:
            self._met["dropped"] += 1
            return False
        return not self.reader.at_eof()

    async def read(self) -> tuple[int, bytes] | None:
        """The next frame; ``None`` if the server has closed, or sends none for a while."""
        try:
            return await asyncio.wait_for(self._frame(), PATIENCE)
        except TimeoutError:
            self._met["not answered"] += 1
        except (OSError, asyncio.IncompleteReadError):
            self._met["dropped"] += 1
        return None

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        data = await self.reader.readexactly(size)
        kind = first & 0xF
        if kind == CLOSE:
            self._met[f"closed with {int.from_bytes(data[:2], 'big')}"] += 1
        return kind, data

    async def until_dropped(self, seconds: float = PATIENCE) -> bool:
        """Read and forget whatever comes until the server closes; whether it did."""

        async def drain() -> None:
            with suppress(OSError):
                while await self.reader.read(2**16):
                    pass

        self._transport.resume_reading()
        try:
            await asyncio.wait_for(drain(), seconds)
        except TimeoutError:
            self._met["kept"] += 1
            return False
        self._met["dropped"] += 1
        return True


def frame(kind: int, data: bytes = b"", *, final: bool = True) -> bytes:
    """A WebSocket frame of a client."""
    first = (0x80 if final else 0) | kind
    size = len(data)
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 2**16:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + b"\x00\x00\x00\x00" + data


def has_many_addresses() -> bool:
    """Whether this machine can come from more addresses than one, as Linux can on its loopback."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        try:
            probe.bind(("127.0.0.2", 0))
        except OSError:
            return False
    return True
