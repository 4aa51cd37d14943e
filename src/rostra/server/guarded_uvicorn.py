"""Uvicorn's protocols, guarded: every byte is counted before it costs anything, and nobody is waited for."""

from __future__ import annotations

import asyncio
import socket
from time import monotonic
from typing import Any, cast

import h11
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from rostra.server.traffic import READ, Meter, Traffic, counted_address

POLICY_VIOLATION = 1008
SLICE = 2048
"""Bytes that are parsed at a time: as many frames as fit in are parsed before they are counted."""
LINGER = 1.0
"""Seconds that a dropped client has to read why."""
CLOSING = 5.0
"""Seconds that a closing connection has to take what is left."""
TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def guarded(traffic: Traffic) -> tuple[type[GuardedHttp], type[GuardedWebSocket]]:
    """The protocols of a server, counting its traffic."""
    return (
        type("Http", (GuardedHttp,), {"traffic": traffic}),
        type("WebSocket", (GuardedWebSocket,), {"traffic": traffic}),
    )


class _Connection(h11.Connection):
    """HTTP without chunked bodies: no browser sends them, and tiny chunks cost far more than they weigh."""

    def next_event(self) -> Any:
        """The next event, unless it begins such a body."""
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise h11.RemoteProtocolError("chunked", error_status_hint=411)
        return event


class GuardedHttp(H11Protocol):
    """HTTP on which a request must arrive in time, and an answer must be read in time."""

    traffic: Traffic

    def __init__(self, config: Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.conn = _Connection(h11.SERVER)
        self._proxies = _TrustedHosts(config.forwarded_allow_ips) if config.proxy_headers else ()
        self._address: str | None = None
        """Under which it is counted; ``None`` if it was turned away."""
        self._is_proxy = False
        self._phase = ""
        """What of a request is still to come: its head, its body or nothing."""
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, or turn it away."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._is_proxy = host in self._proxies
        address = counted_address(host)
        if self.traffic.enter(address, self._is_proxy) is not None:
            transport.abort()
            return
        self._address = address
        # What is written is whole, so it does not wait for an answer to what was written before.
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        transport.set_write_buffer_limits(high=0)  # so that we are told of anything unread
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._stop_waiting()
        self.resume_writing()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._address is not None:
            self.traffic.leave(self._address)
            self._address = None

    def data_received(self, data: bytes) -> None:
        """Count the bytes, parse them, and see what is still to come."""
        if self._address is None or self.transport.is_closing():
            return
        if not self._is_proxy:
            self._slow_down(len(data) + READ)
        super().data_received(data)
        self._watch()

    def _slow_down(self, size: int) -> None:
        """Read no more for as long as the address has sent too much."""
        now = monotonic()
        wait = self.traffic.http_bytes.of(self._address or "", now).reserve(now, size)
        if wait > 0:
            self.transport.pause_reading()
            self.loop.call_later(wait, self._go_on)

    def _go_on(self) -> None:
        if self.transport.get_protocol() is self and not self.flow.read_paused:
            self.transport.resume_reading()

    def on_response_complete(self) -> None:
        """What follows may be a part of the next request."""
        super().on_response_complete()
        self._watch()

    # Requests that do not arrive

    def _watch(self) -> None:
        """Give what is still to come of a request its time, once."""
        theirs = self.conn.their_state
        phase = {h11.IDLE: "head", h11.SEND_BODY: "body"}.get(theirs, "")
        if phase == "head" and self.timeout_keep_alive_task is not None:
            phase = ""  # between two requests uvicorn closes it after a while
        if self.transport.get_protocol() is not self:
            phase = ""  # it is a WebSocket by now
        if phase == self._phase:
            return
        self._stop_waiting()
        self._phase = phase
        if phase:
            limits = self.traffic.limits
            seconds = limits.head_seconds if phase == "head" else limits.body_seconds
            self._deadline = self.loop.call_later(seconds, self._time_out)
            self.traffic.half_open[self._time_out] = None

    def _stop_waiting(self) -> None:
        self._phase = ""
        self.traffic.half_open.pop(self._time_out, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _time_out(self) -> None:
        """Drop it, because it is late or others need the room."""
        self._stop_waiting()
        self.traffic.dropped("half-open")
        if not getattr(self.cycle, "response_started", False):
            self.transport.write(TIMED_OUT)
        self.transport.close()

    # Answers that are not read

    def pause_writing(self) -> None:
        """Something is unread: for so long, and no longer."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.traffic.limits.unread_seconds, self._give_up)

    def resume_writing(self) -> None:
        """All is read."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    def _give_up(self) -> None:
        self._unread = None
        self.traffic.dropped("unread")
        self.transport.abort()

    # WebSockets

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over, and its place among those that are counted."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)
        successor = self.transport.get_protocol()
        assert isinstance(successor, GuardedWebSocket)
        successor.address, self._address = self._address, None


class BatchingTransport:
    """A transport that writes what is sent in one turn of the event loop as one packet.

    A move brings its player an ack, a sync and a clock. In one packet they cost the system half as much
    (measured with ``bench.server``), and the client wakes up once.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._batch: list[bytes] = []
        self._abort: asyncio.TimerHandle | None = None

    def write(self, data: bytes) -> None:
        """Write it soon."""
        if not self._batch:
            self._loop.call_soon(self._flush)
        self._batch.append(data)

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
        if self._batch:
            data = b"".join(self._batch)
            self._batch.clear()
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


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket on which every frame is counted, and which drops who sends too much or reads nothing."""

    traffic: Traffic

    def __init__(self, *more: Any, **named: Any) -> None:
        super().__init__(*more, **named)
        self.address: str | None = None
        self.meter = Meter(self.traffic)
        self.meter.drop = self.drop
        self._is_dropped = False
        self._late_pong = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wrap the transport."""
        batching = BatchingTransport(cast("asyncio.Transport", transport), self.loop)
        batching.set_write_buffer_limits()
        super().connection_made(cast("asyncio.Transport", batching))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        if self.address is not None:
            self.traffic.leave(self.address)
            self.address = None
        self.meter.close()
        cast("BatchingTransport", self.transport).forget()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Let the application say whose socket this is."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["meter"] = self.meter
            self.scope["state"]["send_now"] = self.send_now

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
        """Count and parse it, a little at a time."""
        if not self._is_gone() and self.meter.read(len(data)):
            for start in range(0, len(data), SLICE):
                if not self._is_gone():
                    super().data_received(data[start : start + SLICE])

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
