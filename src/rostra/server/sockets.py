"""The WebSocket of a table: messages in, messages out, and nothing that comes in can stop the table."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from starlette.websockets import WebSocket, WebSocketDisconnect

from rostra.protocol.messages import (
    Act,
    Check,
    Compose,
    FromClient,
    GoOn,
    Hello,
    Note,
    Ping,
    Pong,
    Refused,
    Return,
    Say,
    SetSpeed,
    Undo,
    Unread,
    Unreadable,
    read,
    write,
)
from rostra.server import hosting, seats
from rostra.server.broadcast import REMOVED
from rostra.server.errors import RequestError, as_request_error
from rostra.server.live_table import LiveTable
from rostra.server.metrics import Metrics
from rostra.server.storage.interface import Conflict, StorageError
from rostra.server.table_registry import TableRegistry
from rostra.server.traffic import Meter, TokenBucket, TokenBuckets, decrement

NO_SUCH_TABLE, TABLE_BROKEN, POLICY_VIOLATION, TRY_AGAIN_LATER = 4404, 4500, 1008, 1013
"""Codes with which a connection is closed."""
WORK: dict[type[FromClient], float] = {
    Hello: 10,
    Undo: 10,
    Return: 5,
    Act: 2,
    Check: 2,
    Say: 2,
    Note: 2,
    Compose: 5,
    GoOn: 5,
    SetSpeed: 10,
}
"""What a message costs, in units of about a tenth of a millisecond; any other costs one."""
CLOSE_CODES = {
    "no-such-table": NO_SUCH_TABLE,
    "banned": REMOVED,
    "barred": REMOVED,
    "table-broken": TABLE_BROKEN,
    "table-other-game": TABLE_BROKEN,
}
"""Where coming again is of no use."""


class Connection:
    """One client at one table. Its messages wait in an outbox, so that nobody waits for a slow reader."""

    def __init__(self, socket: WebSocket, metrics: Metrics) -> None:
        self.metrics = metrics
        self.identity: str | None = socket.state.identity
        self.origin: str | None = socket.state.origin
        self.address: str = socket.state.address
        self.meter: Meter = socket.state.meter
        self._socket = socket
        self._outbox: deque[str | int] = deque()
        """Messages, or the code to close with."""
        self._is_sending = False
        self._wake = asyncio.Event()
        wire = socket.scope["state"].get("wire")
        self._send_now: Callable[[str], bool] = (lambda text: False) if wire is None else wire.send_now
        self.receive = socket.receive if wire is None else wire.receive
        """Waits for the next message."""

    def send(self, text: str) -> None:
        """Send a message. While the client does not read, it waits; who leaves too much unread is dropped."""
        if not self._outbox and not self._is_sending and self._send_now(text):
            return
        self._outbox.append(text)
        self._wake.set()
        if not self.meter.unread(len(text)):
            self.meter.drop("unread")

    def close(self, code: int) -> None:
        """Close it after what is in the outbox."""
        self._outbox.append(code)
        self._wake.set()

    async def write(self) -> None:
        """Send what is in the outbox, forever."""
        with suppress(WebSocketDisconnect, RuntimeError):  # closed at either end
            while True:
                await self._wake.wait()
                self._wake.clear()
                self._is_sending = True
                while self._outbox:
                    text = self._outbox.popleft()
                    if isinstance(text, int):
                        return await self._socket.close(text)
                    self.meter.unread(-len(text))
                    await self._socket.send({"type": "websocket.send", "text": text})
                self._is_sending = False


class SocketServer:
    """Serves all WebSockets of the server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._limits = limits = registry.services.limits
        self._metrics = registry.services.metrics
        rate = limits.messages_per_second_per_identity
        self._buckets = TokenBuckets(rate, 2 * rate)
        self._by_identity: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()
        """Connections, by identity and by address."""

    async def serve(self, socket: WebSocket) -> None:
        """Serve one connection from its beginning to its end."""
        await socket.accept(headers=socket.state.accept_headers)
        identity: str = socket.state.identity
        address: str = socket.state.address
        if self._are_too_many(identity, address):
            self._metrics.dropped("too-many")
            await socket.close(TRY_AGAIN_LATER)
            return
        self._by_identity[identity] += 1
        self._by_address[address] += 1
        self._metrics.clients.inc()
        try:
            await self._open(socket, identity)
        finally:
            self._metrics.clients.dec()
            decrement(self._by_identity, identity)
            decrement(self._by_address, address)

    def _are_too_many(self, identity: str, address: str) -> bool:
        return (
            self._by_identity[identity] >= self._limits.connections_per_identity
            or self._by_address[address] >= self._limits.connections_per_address
            or self._by_identity.total() >= self._limits.connections
        )

    async def _open(self, socket: WebSocket, identity: str) -> None:
        try:
            async with self._registry.open(socket.path_params["table"]) as table:
                if len(table.broadcast.clients) >= self._limits.connections_per_table:
                    self._metrics.dropped("too-many")
                    await socket.close(TRY_AGAIN_LATER)
                    return
                await self._connect(socket, table, identity)
        except (RequestError, StorageError, Conflict) as error:
            refused = as_request_error(error)
            self._metrics.refused(refused)
            with suppress(WebSocketDisconnect, RuntimeError):
                if CLOSE_CODES.get(refused.kind) == TABLE_BROKEN:
                    await socket.send_text(write(Unread(refused.kind, refused.sentence)))
                await socket.close(CLOSE_CODES.get(refused.kind, TRY_AGAIN_LATER))

    async def _connect(self, socket: WebSocket, table: LiveTable, identity: str) -> None:
        connection = Connection(socket, self._metrics)
        writer = asyncio.create_task(connection.write())
        try:
            await self._read(socket, connection, table, identity)
        finally:
            table.presence.goodbye(connection)
            writer.cancel()

    async def _read(self, socket: WebSocket, connection: Connection, table: LiveTable, identity: str) -> None:
        """Read messages until the connection is closed, and drop those that come too fast."""
        rate = self._limits.messages_per_second
        bucket = TokenBucket(rate, 2 * rate, monotonic())
        greeted, dropped = False, 0
        while True:
            frame = await connection.receive()
            if frame["type"] == "websocket.disconnect":
                return
            now = monotonic()
            if bucket.take(now) and self._buckets.of(identity, now).take(now):
                greeted = await _handle(frame.get("text"), connection, table, greeted)
                continue
            dropped += 1
            if dropped == 1 or dropped % 20 == 0:
                _send_error(connection, RequestError("too-fast"))
            if dropped >= self._limits.dropped_messages:
                self._metrics.dropped("too-fast")
                await _close(socket, POLICY_VIOLATION)
                return


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        await asyncio.wait_for(socket.close(code), 1)


async def _handle(text: str | None, connection: Connection, table: LiveTable, greeted: bool) -> bool:
    """Handle one message; whether the client has said hello by now."""
    if text is None:
        _send_error(connection, RequestError("unreadable", problem="binary"))
        return greeted
    try:
        message = read(text)
    except Unreadable as error:
        _send_error(connection, RequestError("unreadable", problem=str(error)[:200]))
        return greeted
    if not greeted and not isinstance(message, Hello | Ping):
        _send_error(connection, RequestError("hello-first"))
        return False
    if not await connection.meter.work(WORK.get(type(message), 1)):
        return greeted
    try:
        await _dispatch(message, connection, table)
    except Exception as error:
        refused = as_request_error(error)
        _refuse(message, connection, refused)
        if refused.kind == "stale" and await connection.meter.work(WORK[Hello]):
            await table.presence.hello(connection, {})
    return greeted or isinstance(message, Hello)


async def _dispatch(message: FromClient, connection: Connection, table: LiveTable) -> None:
    match message:
        case Act():
            await table.intents.act(connection, message)
        case Check():
            await table.intents.check(connection, message)
        case Undo():
            await table.intents.undo(connection, message)
        case Say():
            await table.chat.say(connection, message)
        case Note():
            await table.chat.note(connection, message)
        case Return() | SetSpeed():
            await table.seat_changes.make(_change(message, connection.identity))
        case Compose() | GoOn():
            await table.courtesy.hear(connection, message)
        case Hello(seen, watched):
            await table.presence.hello(connection, {None: watched} | seen)
        case Ping():
            connection.send(write(Pong()))


def _change(message: Return | SetSpeed, who: str | None) -> seats.Change:
    """The change of seats that somebody wants."""
    if isinstance(message, Return):
        return lambda table, rows: seats.taken_back(table, rows, message.seat, who)
    return lambda table, rows: hosting.paced(table, rows, who or "", message.factor)


def _refuse(message: FromClient, connection: Connection, error: RequestError) -> None:
    """Refuse an intent; anything else gets an error."""
    if isinstance(message, Hello):
        raise error  # without a welcome the client would wait forever: close, so that it comes again
    if isinstance(message, Act | Check | Undo | Say):
        connection.metrics.refused(error)
        connection.send(write(Refused(message.id, error.why, stale=error.kind == "stale")))
    else:
        _send_error(connection, error)


def _send_error(connection: Connection, error: RequestError) -> None:
    connection.metrics.refused(error)
    connection.send(write(Unread(error.kind, error.sentence)))
