"""Uvicorn's WebSockets, guarded: every frame is counted before it costs much, and nobody is waited for."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this machine
    from websockets.utils import apply_mask

from rostra.server.traffic import Meter, Traffic

POLICY_VIOLATION = 1008
TEXT = 0x81
"""The first byte of a frame that is a whole text message."""
LINGER = 1.0
"""Seconds that a dropped client has to read why."""
BATCH = 2**14
"""Bytes that wait for the end of a turn, at most: nobody notices earlier that a client does not read."""
CLOSING = 5.0
"""Seconds that a closing connection has to take what is left."""


class BatchingTransport:
    """A transport that writes what is sent in one turn of the event loop as one packet.

    A move brings its player an ack, a sync and a clock. In one packet they cost the system half as much
    (measured with ``bench.server``), and the client wakes up once.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self.is_closing = transport.is_closing  # asked again and again
        self._batch: list[bytes] = []
        self._size = 0
        self._abort: asyncio.TimerHandle | None = None

    def write(self, data: bytes) -> None:
        """Write it soon."""
        if not self._batch:
            self._loop.call_soon(self._flush)
        self._batch.append(data)
        self._size += len(data)
        if self._size > BATCH:
            self._flush()

    def close(self) -> None:
        """Write what is left, and close; a client that does not take it is not waited for."""
        self._flush()
        self._transport.close()
        if self._abort is None:
            self._abort = self._loop.call_later(CLOSING, self._transport.abort)

    def forget(self) -> None:
        """It is closed."""
        if self._abort is not None:
            self._abort.cancel()

    def _flush(self) -> None:
        data = b"".join(self._batch)
        self._batch.clear()
        self._size = 0
        if data and not self.is_closing():  # uvloop would complain
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def text_frame(data: bytes) -> bytes:
    """A whole text message as a server sends it: one frame, not masked, not compressed."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 2**16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), data)


def frame_size(data: bytes, start: int, longest: int) -> int | None:
    """How long the frame is that begins there, with its head; ``None`` if its head is not whole yet.

    -1: no client may send such a frame.
    """
    if len(data) < start + 2:
        return None
    size, head = data[start + 1] - 128, 6
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(data) < start + 2 + wide:
            return None
        size, head = int.from_bytes(data[start + 2 : start + 2 + wide], "big"), 6 + wide
    return head + size if 0 <= size <= longest else -1


def unmasked(frame: bytes) -> bytes:
    """What a client says in a frame."""
    head = {126: 8, 127: 14}.get(frame[1] - 128, 6)
    return apply_mask(frame[head:], frame[head - 4 : head])


class Inbox:
    """What came in and was not read yet: an ``asyncio.Queue`` for one reader, at a fraction of its cost."""

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether all is read."""
        return not self._events

    def put_nowait(self, event: Any) -> None:
        """Put something in, and wake the reader."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Wait for the next."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.popleft()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket on which every frame is counted, and which drops who sends too much or reads nothing."""

    traffic: Traffic

    def __init__(self, *more: Any, **named: Any) -> None:
        super().__init__(*more, **named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.address: str | None = None
        self.meter = Meter(self.traffic)
        self.meter.drop = self.drop
        self._is_dropped = False
        self._late_pong = b""
        self._rest = b""
        """The beginning of a frame."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wrap the transport."""
        batching = BatchingTransport(cast("asyncio.Transport", transport), self.loop)
        batching.set_write_buffer_limits()
        super().connection_made(cast("asyncio.Transport", batching))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more, and leave no cycle of references behind."""
        if self.address is not None:
            self.traffic.leave(self.address)
            self.address = None
        self.meter.close()
        cast("BatchingTransport", self.transport).forget()
        super().connection_lost(exc)
        if self.handshake_initiated:
            self.scope["state"].pop("wire", None)

    def handle_connect(self, event: Request) -> None:
        """Let the application say whose socket this is, and come to us without the layers in between."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["wire"] = self

    def send_now(self, text: str) -> bool:
        """Write a message without waiting, past the layers of the application; whether that was possible.

        A move is told in nine messages. This way each costs a fifth of what a task and three layers cost.
        """
        if (
            not self.writable.is_set()
            or self.conn.state is not State.OPEN
            or self.close_sent
            or self.disconnected
            or self._is_gone()
        ):
            return False
        self.transport.write(text_frame(text.encode()))
        return True

    def data_received(self, data: bytes) -> None:
        """Count it, and take it frame by frame."""
        if self._is_gone() or not self.meter.read(len(data)):
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        start, data = 0, self._rest + data
        self._rest = b""
        while not self._is_gone():
            size = frame_size(data, start, self.config.ws_max_size)
            if size == -1:
                super().data_received(data[start:])  # the parser refuses it
                return
            if size is None or start + size > len(data):
                self._rest = data[start:]
                return
            self._take(data[start : start + size])
            start += size
            if start == len(data):
                return

    def _take(self, frame: bytes) -> None:
        """Take a frame. Nearly all are whole messages; the parser takes the others apart."""
        if frame[0] == TEXT and not self.frames and not self.close_sent and self.conn.state is State.OPEN:
            try:
                text = unmasked(frame).decode()
            except UnicodeDecodeError:
                pass
            else:
                if self._counts():
                    self.queue.put_nowait({"type": "websocket.receive", "text": text})
                    if not self.read_paused:
                        self.read_paused = True
                        self.transport.pause_reading()
                return
        super().data_received(frame)

    def _is_gone(self) -> bool:
        return self._is_dropped or self.transport.is_closing()

    # Each kind of frame

    def handle_text(self, event: Frame) -> None:
        """Text, or its beginning."""
        if self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Bytes, or their beginning."""
        if self._counts():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """What follows, even if it is nothing."""
        if not self._counts():
            return
        if len(self.frames) >= self.traffic.limits.fragments_per_message:
            self.drop("fragments")
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer, but while the client does not read, only the latest: the protocol allows it."""
        if not self._counts():
            return
        pongs = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pongs)
        elif pongs:
            self._late_pong = pongs

    def handle_pong(self, event: Frame) -> None:
        """An answer to our ping, or a mere sign of life."""
        if self._counts():
            super().handle_pong(event)

    def _counts(self) -> bool:
        return not self._is_dropped and self.meter.frame()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._late_pong:
            self.transport.write(self._late_pong)
            self._late_pong = b""

    def drop(self, why: str) -> None:
        """Close at once. Nothing more is read; a client that reads has a moment to learn the code."""
        if self._is_dropped or self.disconnected:
            return
        self._is_dropped = True
        self.traffic.dropped(why)
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION})
        self.read_paused = False
        if not (self.handshake_complete and self.writable.is_set()) or self.transport.is_closing():
            self.transport.abort()
            return
        if not self.close_sent:
            self.conn.fail(POLICY_VIOLATION, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
