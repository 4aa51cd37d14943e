"""Uvicorn's HTTP, guarded: every byte is counted before it costs anything, and nobody is waited for."""

from __future__ import annotations

import asyncio
import socket
from functools import cache
from time import monotonic
from typing import Any, cast

import h11
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from rostra.server.guarded_websocket import GuardedWebSocket
from rostra.server.handover import WorkerHandover
from rostra.server.traffic import READ, Traffic, counted_address

TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def guarded(
    traffic: Traffic, handover: WorkerHandover | None = None
) -> tuple[type[Gate], type[GuardedWebSocket]]:
    """The protocols of a server, counting its traffic; ``handover``: to other workers of the machine."""
    return (
        type("GateOfServer", (Gate,), {"traffic": traffic, "handover": handover}),
        type("WebSocket", (GuardedWebSocket,), {"traffic": traffic}),
    )


class Gate(asyncio.Protocol):
    """Counts a new connection and speaks HTTP with it, or turns it away before anything is made for it.

    A parser and its buffers cost more than all the rest of a connection that is turned away.
    """

    traffic: Traffic
    handover: WorkerHandover | None

    def __init__(self, config: Config, **named: Any) -> None:
        self._config, self._named = config, named

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it, or turn it away."""
        transport = cast("asyncio.Transport", transport)
        host = (get_remote_addr(transport) or ("", 0))[0]
        is_proxy = self._config.proxy_headers and host in _proxies(str(self._config.forwarded_allow_ips))
        address = counted_address(host)
        if self.traffic.enter(address, is_proxy) is not None:
            transport.abort()
            return
        http = GuardedHttp(self.traffic, address, is_proxy, self._config, **self._named)
        http.handover = self.handover
        transport.set_protocol(http)
        http.connection_made(transport)


@cache
def _proxies(hosts: str) -> _TrustedHosts:
    return _TrustedHosts(hosts)


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

    def __init__(self, traffic: Traffic, address: str, is_proxy: bool, config: Config, **named: Any) -> None:
        """``address`` is the one it is counted under already."""
        super().__init__(config, **named)
        self.traffic = traffic
        self.conn = _Connection(h11.SERVER)
        self._address: str | None = address
        self._is_proxy = is_proxy
        self.handover: WorkerHandover | None = None
        """Where the sockets of some tables go; none if this one stays."""
        self._phase = ""
        """What of a request is still to come: its head, its body or nothing."""
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect a request."""
        super().connection_made(transport)
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
        if not self.transport.is_closing() and not getattr(self.cycle, "response_started", False):
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
        """Make it a WebSocket, which takes its place among those that are counted; or pass it on."""
        self._stop_waiting()
        if self._is_passed_on(event):
            self.transport.abort()  # our handle only: the connection lives as long as somebody has one
            return
        super().handle_websocket_upgrade(event)
        successor = self.transport.get_protocol()
        assert isinstance(successor, GuardedWebSocket)
        successor.address, self._address = self._address, None

    def _is_passed_on(self, event: h11.Request) -> bool:
        if self.handover is None:
            return False
        lines = [event.method, b" ", event.target, b" HTTP/1.1\r\n"]
        lines += [part for name, value in self.headers for part in (name, b": ", value, b"\r\n")]
        connection = self.transport.get_extra_info("socket").fileno()
        return self.handover.pass_on(event.target, b"".join([*lines, b"\r\n"]), connection)
